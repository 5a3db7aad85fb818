// The field of a whole number.
#pragma once

#include <functional>
#include <optional>

#include <wx/spinctrl.h>

namespace chartroom::editor {

// Takes a number as soon as it is typed, not when the user leaves the field. A text that is no
// number of the range is marked as wrong; if the user leaves it, the last number comes back and
// `refused` says why.
class NumberField : public wxSpinCtrl {
 public:
  struct Events {
    std::function<void()> changed = {};  // the user has set another number
    // A wrong text was left.
    std::function<void(const wxString& why)> refused = {};
  };
  NumberField(wxWindow* parent, const wxString& name, int lowest, int highest, int number);
  void set_events(Events events) { events_ = std::move(events); }

  // Returns the number typed; while the text is wrong, the last one.
  int number() const { return number_; }
  bool is_wrong() const { return !typed(); }
  // Returns why the text is wrong; "" if it is not.
  wxString fault() const { return is_wrong() ? refusal() : wxString(); }
  // Shows another number without an event.
  void show_number(int number);

 private:
  std::optional<int> typed() const { return read(GetTextValue()); }
  std::optional<int> read(const wxString& text) const;
  void take();
  wxString refusal() const;

  wxString name_;
  int number_;
  bool showing_ = false;
  Events events_;
};

}  // namespace chartroom::editor
