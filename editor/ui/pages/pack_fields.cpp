#include "editor/ui/pages/pack_fields.h"

#include <cctype>
#include <utility>

#include <wx/intl.h>
#include <wx/stattext.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "maps/platform/texts.h"

namespace chartroom::editor {
namespace {

std::vector<std::string> words_in(const std::string& text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : text + " ") {
    if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
      word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, ""));
    }
  }
  return words;
}

wxString language_list(const std::vector<std::string>& words) {
  wxString text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + to_wx(word);
  return text;
}

}  // namespace

wxSizer* PackFields::make_details(wxWindow* parent) {
  auto* grid = new wxFlexGridSizer(2, parent->FromDIP(wxSize(8, 4)));
  grid->AddGrowableCol(1);
  add_language_of_name(parent, *grid);
  add_detail(
      parent, *grid, _("Name"), StepLabel::change_name,
      [this](maps::Pack& pack) -> std::string& { return pack.name[name_language_->language()]; });
  const auto add = [&](const wxString& name, std::string maps::Pack::*of) {
    add_detail(parent, *grid, name, StepLabel::change_details,
               [of](maps::Pack& pack) -> std::string& { return pack.*of; });
  };
  add(_("Author"), &maps::Pack::author);
  add(_("License"), &maps::Pack::license);
  add(_("Revision"), &maps::Pack::revision);
  return grid;
}

void PackFields::add_language_of_name(wxWindow* parent, wxSizer& sizer) {
  sizer.Add(new wxStaticText(parent, wxID_ANY, _("Language of name")),
            wxSizerFlags().CentreVertical());
  name_language_ = new LanguageField(parent, _("Language of name"),
                                     _("Language of the name below: two letters, such as de or ko"),
                                     {[this] { finish(); }, [this] { update(); }, events_.refused});
  name_language_->begin(document_.pack().name);
  sizer.Add(name_language_, wxSizerFlags().Expand());
}

void PackFields::add_detail(wxWindow* parent, wxSizer& sizer, const wxString& name, StepLabel label,
                            std::function<std::string&(maps::Pack&)> of) {
  sizer.Add(new wxStaticText(parent, wxID_ANY, name), wxSizerFlags().CentreVertical());
  const auto take = [this, label, of](MergeKey step, const std::string& typed) {
    maps::Pack next = document_.pack();
    of(next) = typed;
    std::erase_if(next.name, [](const auto& each) { return each.second.empty(); });
    const std::vector<FileError> faults = document_.change(step, std::move(next), label);
    return faults.empty() ? wxString() : fault_text(faults.front());
  };
  wxTextCtrl* control = add(
      parent, name, [of](maps::Pack pack) { return to_wx(of(pack)); }, take);
  sizer.Add(control, wxSizerFlags().Expand());
}

wxSizer* PackFields::make_languages(wxWindow* parent) {
  wxTextCtrl* control = add(
      parent, _("Languages"), [](const maps::Pack& pack) { return language_list(pack.languages); },
      [this](MergeKey step, const std::string& typed) { return take_languages(step, typed); });
  control->SetToolTip(_("Languages its maps must have names in: two letters each"));
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(new wxStaticText(parent, wxID_ANY, _("Languages")), wxSizerFlags().CentreVertical());
  row->Add(control, wxSizerFlags(1).Border(wxLEFT, parent->FromDIP(6)));
  return row;
}

wxString PackFields::take_languages(MergeKey step, const std::string& typed) {
  std::vector<std::string> words = words_in(typed);
  // A wrong word does not prevent the others.
  const bool all = std::erase_if(words, [](const auto& word) { return !is_language(word); }) == 0;
  document_.set_languages(step, words);
  return all ? wxString() : _("Use two letters for each language, such as en, de, ko.");
}

wxTextCtrl* PackFields::add(wxWindow* parent, const wxString& name,
                            std::function<wxString(maps::Pack)> text, Take take) {
  auto* control = new wxTextCtrl(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                 wxTE_PROCESS_ENTER);
  set_accessible_name(*control, name);
  keep_to_a_line(*control);
  const std::size_t place = fields_.size();
  fields_.push_back({control, std::move(text), std::move(take)});
  control->Bind(wxEVT_TEXT, [this, place](wxCommandEvent&) { on_text(fields_[place]); });
  control->Bind(wxEVT_TEXT_ENTER, [this, place](wxCommandEvent&) { leave(fields_[place]); });
  control->Bind(wxEVT_KILL_FOCUS, [this, place, control](wxFocusEvent& event) {
    // A field destroyed with its page loses the focus after the pack is destroyed.
    if (!control->IsBeingDeleted()) leave(fields_[place]);
    event.Skip();
  });
  return control;
}

void PackFields::on_text(Field& field) {
  const bool as_it_was = field.control->GetValue() == field.text(document_.pack());
  if (!as_it_was || field.typed.is_open(document_)) take(field);
}

wxString PackFields::take(Field& field) {
  const maps::Pack before = document_.pack();
  const wxString refused = field.take(field.typed.in(document_), typed_in(*field.control));
  if (document_.pack() != before) events_.changed();
  return refused;
}

void PackFields::leave(Field& field) {
  if (!field.typed.is_open(document_)) return;
  const wxString refused = take(field);
  field.typed.end(document_);
  show(field);
  if (!refused.empty()) events_.refused(refused);
}

void PackFields::show(const Field& field) const {
  field.typed.show(*field.control, field.text(document_.pack()), document_);
}

void PackFields::update() {
  for (const Field& field : fields_) show(field);
}

void PackFields::finish() {
  for (Field& field : fields_) leave(field);
}

}  // namespace chartroom::editor
