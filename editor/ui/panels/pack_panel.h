// The pack that the map in front belongs to: its maps in order, its languages, what the checks say.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/model/documents/pack_document.h"
#include "editor/ui/pages/map_page.h"
#include "editor/ui/pages/side_panel.h"

namespace chartroom::editor {

class PackPanel : public PanelOf<MapPage> {
 public:
  // `open` shows a map of the pack in a tab.
  PackPanel(wxWindow* parent, std::function<void()> changed,
            std::function<void(const std::string& path)> open);
  void update() override;

  // Shows a pack in place of that of the map in front; every fault where it cannot be read.
  void show_pack(const std::string& path);
  // A new pack of the maps in the folder of the map in front, to be saved; only where can_make().
  void make_pack();
  bool can_make() const;
  bool modified() const { return pack_ && pack_->modified(); }
  // Writes pack.json; false, and it is said, where that fails.
  bool save();

 private:
  wxButton* add_button(wxSizer& sizer, const wxString& label, std::function<void()> press);
  void move(int by);
  void remove();
  void add_front();
  void on_languages();
  void show_all();
  void show_findings();

  std::function<void(const std::string&)> open_;
  std::optional<PackDocument> pack_;
  std::string tried_;  // the pack of the map in front, read or not
  wxStaticText* title_;
  wxDataViewListCtrl* maps_;
  wxTextCtrl* languages_;
  wxDataViewListCtrl* findings_;
  std::vector<std::string> paths_;
  std::vector<wxButton*> buttons_;
};

}  // namespace chartroom::editor
