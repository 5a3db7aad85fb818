#include "editor/ui/con_sonar/deck_form.h"

#include <utility>

#include <wx/intl.h>
#include <wx/stattext.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
DeckForm::DeckForm(wxWindow* parent, std::function<DeckPage*()> page)
    : wxScrolledWindow(parent), page_(std::move(page)) {
  SetScrollRate(0, FromDIP(12));
  grid_ = new wxFlexGridSizer(2, FromDIP(wxSize(8, 6)));
  grid_->AddGrowableCol(1);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(grid_, wxSizerFlags().Expand().Border(wxALL, FromDIP(10)));
  SetSizer(sizer);
}

void DeckForm::add_row(const wxString& name, wxWindow* field) {
  grid_->Add(new wxStaticText(this, wxID_ANY, name), wxSizerFlags().CentreVertical());
  set_accessible_name(*field, name);
  field->SetMinSize(wxSize(FromDIP(80), field->GetMinSize().GetHeight()));
  grid_->Add(field, wxSizerFlags().Expand());
}

LanguageField* DeckForm::add_language(std::function<void()> chosen) {
  const wxString name = _("Language");
  auto* field =
      new LanguageField(this, name, _("Language of the texts below: two letters, such as de or ko"),
                        {[this] { end_typing(); }, std::move(chosen),
                         [this](const wxString& why) {
                           if (DeckPage* page = page_()) page->say_refusal(why);
                         }});
  add_row(name, field);
  return field;
}

wxTextCtrl* DeckForm::add_text(const wxString& name, TextOf text, WithText with, StepLabel label,
                               long style) {
  const bool lines = (style & wxTE_MULTILINE) != 0;
  auto* control = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition,
                                 lines ? FromDIP(wxSize(-1, 88)) : wxDefaultSize,
                                 lines ? style : style | wxTE_PROCESS_ENTER);
  if (!lines) {
    control->SetMaxLength(kLongestField);
    control->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) {
      end_typing();
      update();
    });
  }
  add_row(name, control);
  control->Bind(wxEVT_TEXT, [this, control, with = std::move(with), label](wxCommandEvent&) {
    on_text(control, with, label);
  });
  end_when_left(*control);
  fields_.push_back({control, [control, text = std::move(text)](const con_sonar::Deck& deck) {
                       const wxString value = to_wx(text(deck));
                       if (control->GetValue() != value) control->ChangeValue(value);
                     }});
  return control;
}

void DeckForm::on_text(wxTextCtrl* control, const WithText& with, StepLabel label) {
  DeckPage* page = page_();
  if (page == nullptr) return;
  auto next = with(page->deck(), from_wx(control->GetValue().Left(kLongestField)));
  if (next) take_typed(std::move(*next), label);
}

void DeckForm::take_typed(con_sonar::Deck next, StepLabel label) {
  DeckPage* page = page_();
  refused_.clear();
  if (next == page->deck()) return;
  if (!page->document().is_open(typing_)) typing_ = page->document().begin_step();
  refused_ = page->change(typing_, std::move(next), label);
}

void DeckForm::end_when_left(wxWindow& field) {
  field.Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    end_typing();
    // Later, as the field still has the focus.
    CallAfter([this] { update(); });
    event.Skip();
  });
}

NumberField* DeckForm::add_number(const wxString& name, int lowest, int highest, NumberIn number,
                                  StepLabel label) {
  auto* control = new NumberField(this, name, lowest, highest, lowest);
  add_row(name, control);
  const auto take = [this, control, number, label] {
    DeckPage* page = page_();
    if (page == nullptr) return;
    con_sonar::Deck next = page->deck();
    number(next) = control->number();
    take_typed(std::move(next), label);
  };
  const auto refuse = [this](const wxString& why) {
    if (DeckPage* page = page_()) page->say_refusal(why);
  };
  control->set_events({.changed = take, .refused = refuse});
  end_when_left(*control);
  fields_.push_back(
      {control, [control, number](con_sonar::Deck deck) { control->show_number(number(deck)); }});
  return control;
}

wxChoice* DeckForm::add_choice(const wxString& name, const wxArrayString& texts, Choice choice,
                               StepLabel label) {
  auto* control = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, texts);
  add_row(name, control);
  control->Bind(wxEVT_CHOICE, [this, control, set = choice.set, label](wxCommandEvent&) {
    change([&](con_sonar::Deck& deck) { set(deck, control->GetSelection()); }, label);
  });
  fields_.push_back(
      {control,
       [control, of = choice.of](const con_sonar::Deck& deck) { control->SetSelection(of(deck)); },
       false});
  return control;
}

void DeckForm::change(const std::function<void(con_sonar::Deck&)>& change, StepLabel label) {
  DeckPage* page = page_();
  if (page == nullptr) return;
  con_sonar::Deck next = page->deck();
  change(next);
  if (next != page->deck()) page->apply(std::move(next), label);
}

void DeckForm::update() {
  DeckPage* page = page_();
  if (page == nullptr) return;
  for (const Field& field : fields_) {
    const bool typed_into =
        field.is_typed && field.control->HasFocus() && page->document().is_open(typing_);
    if (!typed_into) field.show(page->deck());
  }
}

void DeckForm::end_typing() {
  DeckPage* page = page_();
  if (page == nullptr || !page->document().is_open(typing_)) return;
  const std::vector<FileError> refused = std::exchange(refused_, {});
  // If the last text is refused, the whole step goes: the user does not want half of the text.
  refused.empty() ? page->document().end_step() : page->cancel_step();
  page->say(refused);
}

}  // namespace chartroom::editor
