#include "editor/ui/fields/number_field.h"

#include <wx/intl.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/native.h"

namespace chartroom::editor {

NumberField::NumberField(wxWindow* parent, const wxString& name, int lowest, int highest,
                         int number)
    : wxSpinCtrl(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS,
                 lowest, highest, number),
      name_(name),
      number_(number) {
  set_accessible_name(*this, name);
  take_numbers_only(*this);
  // GTK reads the text when the field is left, and then writes the number in its place.
  read_numbers_with(*this, [this](const wxString& text) {
    const std::optional<int> read_number = read(text);
    if (!read_number && events_.refused) CallAfter([this] { events_.refused(refusal()); });
    return read_number.value_or(number_);
  });
  Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
    event.Skip();
    take();
  });
  Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& event) {
    event.Skip();
    take();
  });
}

std::optional<int> NumberField::read(const wxString& text) const {
  int number = 0;
  if (!text.ToInt(&number) || number < GetMin() || number > GetMax()) return std::nullopt;
  return number;
}

wxString NumberField::refusal() const {
  return wxString::Format(_("\"%s\" must be a whole number from %d to %d."), name_, GetMin(),
                          GetMax());
}

void NumberField::show_number(int number) {
  number_ = number;
  if (typed() == number) return;
  showing_ = true;
  SetValue(number);
  showing_ = false;
  mark_as_wrong(*this, false);
}

void NumberField::take() {
  if (showing_) return;
  const std::optional<int> typed_number = typed();
  mark_as_wrong(*this, !typed_number);
  const bool same = typed_number == number_;
  if (typed_number) number_ = *typed_number;
  // A wrong text is news, too: the number in force is not what the field says.
  if (!same && events_.changed) events_.changed();
}

}  // namespace chartroom::editor
