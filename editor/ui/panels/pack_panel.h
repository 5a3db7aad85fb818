// The pack that the map in front belongs to: its maps, and what the checks say.
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

// The pack itself is a document in a tab: the panel shows it, whether or not it is open.
class PackPanel : public PanelOf<MapPage> {
 public:
  struct Packs {
    // The pack of that path as it is open; null where it is not.
    std::function<const PackDocument*(const std::string& path)> find;
    std::function<void(const std::string& path)> open;  // a map or the pack, in a tab
    // Whether the window has work on a map that its file lacks.
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
  // The map in front among those of the pack, where it is one; else it can be added.
  void show_front(const std::vector<PackDocument::Entry>& entries);

  Packs packs_;
  std::string chosen_;                  // the map that was in front when it was last chosen
  std::string path_;                    // of the pack of the map in front; "" where there is none
  std::optional<PackDocument> closed_;  // the pack, where it is not open
  std::optional<FileStamp> stamp_;      // of it when it was read
  PackFindings judged_;
  wxStaticText* title_;
  PackList* maps_;
  wxDataViewListCtrl* findings_;
  wxButton* open_;
  wxButton* add_;
};

}  // namespace chartroom::editor
