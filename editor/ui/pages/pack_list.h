// The maps of a pack in order, with a picture of each.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/dataview.h>

#include "editor/model/documents/pack_document.h"
#include "editor/ui/canvas/map_bitmap.h"

namespace chartroom::editor {

class PackList : public wxDataViewListCtrl {
 public:
  // `open` is called for a map to show in a tab.
  PackList(wxWindow* parent, wxWindowID id, std::function<void(const std::string& path)> open);

  // Shows the maps; the chosen row stays. A map with unsaved work in the window is marked: its
  // picture and verdict are those of the file.
  void show(std::vector<PackDocument::Entry> entries,
            const std::function<bool(const std::string& path)>& is_unsaved);
  const std::vector<PackDocument::Entry>& entries() const { return entries_; }
  // Returns null if no map is chosen.
  const PackDocument::Entry* chosen() const;
  void choose(std::size_t place);
  // Adds a column for the maps' verdicts. Call before anything is shown.
  void add_verdicts();
  void show_verdicts(const std::vector<wxString>& verdicts);

 private:
  void set(unsigned row, unsigned column, const wxVariant& value);
  wxVariant picture(const PackDocument::Entry& entry);

  std::vector<PackDocument::Entry> entries_;
  MapPictures pictures_;
};

}  // namespace chartroom::editor
