// The pack of the map in front: its maps and its findings.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/stattext.h>

#include "editor/model/documents/pack_document.h"
#include "editor/model/documents/pack_findings.h"
#include "editor/ui/pages/map_page.h"
#include "editor/ui/pages/pack_list.h"
#include "editor/ui/pages/side_panel.h"

namespace chartroom::editor {

// Shows the pack whether or not a tab has it open; only a tab edits it.
class PackPanel : public PanelOf<MapPage> {
 public:
  struct Packs {
    // Returns the open pack of that path; null if it is not open.
    std::function<const PackDocument*(const std::string& path)> find;
    std::function<void(const std::string& path)> open;  // opens a map or the pack in a tab
    // True if the window has unsaved work on a map.
    std::function<bool(const std::string& path)> is_unsaved;
    // Adds the map in front to the pack.
    std::function<void(const std::string& path)> add_front;
  };
  PackPanel(wxWindow* parent, std::function<void()> changed, Packs packs);
  void update() override;

 private:
  const PackDocument* pack() const;
  void read();
  void show_all();
  // Chooses the map in front in the pack's list; if it is not listed, enables Add.
  void show_front(const std::vector<PackDocument::Entry>& entries);

  Packs packs_;
  std::string chosen_;                  // the path of the map last chosen because it was in front
  std::string path_;                    // the pack's path; "" if there is none
  std::optional<PackDocument> closed_;  // the pack from the disk
  std::optional<FileStamp> stamp_;      // the stamp of its file when it was read
  PackFindings checked_;
  wxStaticText* title_;
  PackList* maps_;
  wxDataViewListCtrl* findings_;
  wxButton* open_;
  wxButton* add_;
};

}  // namespace chartroom::editor
