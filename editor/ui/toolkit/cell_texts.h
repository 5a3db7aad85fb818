// Texts in the cells of lists: what has no room ends in dots, and columns are as wide as it takes.
#pragma once

#include <map>
#include <vector>

#include <wx/dataview.h>

namespace chartroom::editor {

// From now on what is cut off in the columns there are ends in dots, and where the pointer rests on
// it the whole text is told.
void tell_whole_texts(wxDataViewCtrl& list);

// Keeps the columns of texts as wide as what they hold.
class ColumnWidths {
 public:
  // The column `rest` takes what the others leave, but at least `least` pixels. The list outlives
  // this.
  ColumnWidths(wxDataViewListCtrl& list, unsigned rest, int least);

  // Call when the list holds other texts. A width that a hand gave a column stays until then.
  void fit();

 private:
  int width_of(const wxString& text);

  wxDataViewListCtrl& list_;
  unsigned rest_;
  int least_;
  std::map<wxString, int> known_;  // measuring takes its time, and most texts stand in many rows
  std::vector<int> wanted_;
};

}  // namespace chartroom::editor
