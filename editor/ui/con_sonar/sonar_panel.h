// The possible results of the deck's experimental sonar on each level, with their chances.
#pragma once

#include <cstdint>
#include <vector>

#include <wx/choice.h>
#include <wx/dataview.h>

#include "editor/ui/con_sonar/deck_page.h"
#include "editor/ui/fields/number_field.h"
#include "editor/ui/pages/side_panel.h"

namespace chartroom::editor {

class SonarPanel : public PanelOf<DeckPage> {
 public:
  explicit SonarPanel(wxWindow* parent);
  void update() override;
  void SetFocus() override { list_->SetFocus(); }

 private:
  void add_buttons(wxSizer& sizer);
  void add_fields(wxFlexGridSizer& grid);
  void add_field(wxFlexGridSizer& grid, const wxString& name, wxWindow* field);
  void add();
  void remove();
  // Gives the fields' values to the chosen option.
  void on_field();
  void show_chosen();
  void show_list();
  // Level 2's options come first, then level 1's.
  bool has_chosen() const { return list_->GetSelectedRow() != wxNOT_FOUND; }
  con_sonar::SonarOption& option(con_sonar::Sonar& sonar, int row) const;

  wxDataViewListCtrl* list_;
  wxChoice* level_ = nullptr;
  wxChoice* result_ = nullptr;
  wxChoice* nation_ = nullptr;
  wxChoice* effect_ = nullptr;
  NumberField* weight_ = nullptr;
  bool filling_ = false;
};

}  // namespace chartroom::editor
