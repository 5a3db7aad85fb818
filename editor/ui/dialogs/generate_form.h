// The form of a request for new maps: size, starts, islands, difficulty of tracking and more.
#pragma once

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/sizer.h>

#include "editor/ui/fields/number_field.h"
#include "validator/generate/request.h"

namespace chartroom::editor {

class GenerateForm : public wxPanel {
 public:
  explicit GenerateForm(wxWindow* parent);
  // Returns a request that never contradicts itself.
  generate::Request request() const;
  // Copies another form's values.
  void take_over(const GenerateForm& other);
  void focus_first() { starts_->SetFocus(); }

 private:
  void make_controls();
  wxChoice* make_choice(const std::vector<wxString>& names);
  NumberField* make_number(const wxString& name, int low, int high, int value);
  // Moves the other limit of the number of islands if they are out of order.
  void keep_order(const NumberField* changed);
  // Returns the fewest islands of the chosen shape.
  int fewest_islands() const;

  wxFlexGridSizer* grid_ = nullptr;
  wxChoice* starts_ = nullptr;  // given by the map first
  NumberField* columns_ = nullptr;
  NumberField* rows_ = nullptr;
  NumberField* fewest_ = nullptr;
  NumberField* most_ = nullptr;
  wxChoice* shape_ = nullptr;      // any first, then in the order of the table
  wxChoice* tracking_ = nullptr;   // any first, then from the easiest
  wxChoice* surfacing_ = nullptr;  // free first
  wxChoice* borders_ = nullptr;    // in the order of generate::Borders
  wxChoice* theme_ = nullptr;      // all themes by rotation first, then as in maps::kThemes
  NumberField* count_ = nullptr;
};

}  // namespace chartroom::editor
