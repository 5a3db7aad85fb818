// Shortens texts in cells of lists, and fits columns to their texts.
#pragma once

#include <map>
#include <vector>

#include <wx/dataview.h>

namespace chartroom::editor {

// Ends cut texts of the present columns in dots, and shows the whole text in a tooltip.
void show_whole_texts(wxDataViewCtrl& list);

// Keeps columns as wide as their texts.
class ColumnWidths {
 public:
  // The column `rest` takes the remaining width, at least `least` pixels. The list must outlive
  // this.
  ColumnWidths(wxDataViewListCtrl& list, unsigned rest, int least);

  // Call after texts change. A column keeps the user's width until its texts need another one.
  void fit();

 private:
  int width_of(const wxString& text);

  wxDataViewListCtrl& list_;
  unsigned rest_;
  int least_;
  std::map<wxString, int> known_;  // measuring is slow, and most texts are in many rows
  std::vector<int> wanted_;
};

}  // namespace chartroom::editor
