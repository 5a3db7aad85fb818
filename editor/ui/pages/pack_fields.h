// The text fields of a pack: its name and details, and its languages.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/sizer.h>
#include <wx/textctrl.h>

#include "editor/model/documents/pack_document.h"
#include "editor/ui/fields/language_field.h"
#include "editor/ui/fields/text_field.h"

namespace chartroom::editor {

// The pack takes each letter at once. A text that it cannot hold (an empty name) stays in the field
// until the user leaves it.
class PackFields {
 public:
  struct Events {
    std::function<void()> changed;  // after every change of the pack
    // When a refused text is left; "" when another one is taken in its place.
    std::function<void(const wxString& why)> refused;
  };
  PackFields(PackDocument& document, Events events)
      : document_(document), events_(std::move(events)) {}
  PackFields(const PackFields&) = delete;
  PackFields& operator=(const PackFields&) = delete;

  wxSizer* make_details(wxWindow* parent);
  wxSizer* make_languages(wxWindow* parent);
  void update();
  // Ends typing in all fields, as if the user left each.
  void finish();

 private:
  // Gives a text to the pack. Returns why it was refused, in whole or in part; "" if it was not.
  using Take = std::function<wxString(MergeKey step, const std::string& typed)>;
  struct Field {
    wxTextCtrl* control;
    std::function<wxString(maps::Pack)> text;
    Take take;
    TypedStep typed = {};
  };

  void add_language_of_name(wxWindow* parent, wxSizer& sizer);
  void add_detail(wxWindow* parent, wxSizer& sizer, const wxString& name, StepLabel label,
                  std::function<std::string&(maps::Pack&)> of);
  wxTextCtrl* add(wxWindow* parent, const wxString& name, std::function<wxString(maps::Pack)> text,
                  Take take);
  wxString take_languages(MergeKey step, const std::string& typed);
  void on_text(Field& field);
  wxString take(Field& field);
  void leave(Field& field);
  void show(const Field& field) const;

  PackDocument& document_;
  Events events_;
  LanguageField* name_language_ = nullptr;
  std::vector<Field> fields_;
};

}  // namespace chartroom::editor
