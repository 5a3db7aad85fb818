// The properties of the whole map: its names, looks, rules and notes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/ui/fields/language_field.h"
#include "editor/ui/fields/text_field.h"
#include "editor/ui/pages/map_page.h"
#include "editor/ui/pages/side_panel.h"

namespace chartroom::editor {

// Every edit is a step; all typing in a field until it is left is one step.
class PropertiesPanel : public PanelOf<MapPage> {
 public:
  PropertiesPanel(wxWindow* parent, std::function<void()> changed);
  void update() override;
  // Focuses the name, the field typed most.
  void SetFocus() override { texts_.front().control->SetFocus(); }

 protected:
  void on_other_document() override { language_->begin(document().map().name); }

 private:
  // A text field for one text of the map.
  struct TextField {
    wxTextCtrl* control;
    std::function<std::string&(maps::Map&)> of;
    StepLabel label;
  };
  // A choice of a number that replaces the rulebook's.
  struct RuleField {
    wxChoice* control;
    const maps::HouseRule* rule;
  };

  void add_texts(wxFlexGridSizer& grid);
  void add_looks(wxFlexGridSizer& grid);
  void add_rules(wxFlexGridSizer& grid);
  void add_narrow(wxFlexGridSizer& grid, wxWindow* control);
  void add_label(wxFlexGridSizer& grid, const wxString& text);
  wxTextCtrl* add_text(wxFlexGridSizer& grid, const wxString& name,
                       std::function<std::string&(maps::Map&)> of, StepLabel label, long style = 0);
  void add_rule(wxFlexGridSizer& grid, const wxString& name, const maps::HouseRule& rule);
  void add_ply_limit(wxFlexGridSizer& grid, const wxString& name, const maps::HouseRule& rule);

  void on_text(const TextField& field);
  // Ends typing in the field, and says why if the map cannot hold its text.
  void leave(const TextField& field);
  void refuse(const wxString& why);
  void end_typing();
  void show_id_fault(const wxString& fault);
  void on_theme();
  void on_surfacing();
  void on_rule(const RuleField& field);
  void on_ply_limit(const maps::HouseRule& rule);
  void apply(maps::Map next, StepLabel label);
  void update_rules();

  wxScrolledWindow* form_ = nullptr;
  wxTextCtrl* id_ = nullptr;
  wxStaticText* id_fault_ = nullptr;   // why the typed id is invalid
  LanguageField* language_ = nullptr;  // for the name and the notes
  std::vector<TextField> texts_;
  wxChoice* theme_ = nullptr;
  wxChoice* surfacing_ = nullptr;
  std::vector<RuleField> rules_;
  wxTextCtrl* ply_limit_ = nullptr;
  TypedStep typed_;
};

}  // namespace chartroom::editor
