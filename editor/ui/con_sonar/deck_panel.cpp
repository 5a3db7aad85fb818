#include "editor/ui/con_sonar/deck_panel.h"

#include <charconv>
#include <optional>
#include <utility>

#include <wx/intl.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

using con_sonar::Deck;

constexpr int kLeastSteps = 3;
constexpr int kLeastDie = 2;
constexpr int kMostPoints = 9;

Texts with_text(Texts texts, const std::string& language, const std::string& text) {
  if (text.empty()) {
    texts.erase(language);
  } else {
    texts[language] = text;
  }
  return texts;
}

std::string text_or_none(const Texts& texts, const std::string& language) {
  const auto found = texts.find(language);
  return found == texts.end() ? "" : found->second;
}

std::string number_list(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : ", ") + std::to_string(number);
  return text;
}

// Returns the numbers in "2, 4", whatever is between them.
std::vector<int> numbers_in(const std::string& text) {
  std::vector<int> numbers;
  const char* end = text.data() + text.size();
  for (const char* at = text.data(); at != end;) {
    int number = 0;
    const auto [next, error] = std::from_chars(at, end, number);
    if (error == std::errc()) numbers.push_back(number);
    at = next == at ? at + 1 : next;
  }
  return numbers;
}

}  // namespace

DeckPanel::DeckPanel(wxWindow* parent)
    : PanelOf(parent, [] {}),
      form_(new DeckForm(this, [this] { return has_page() ? &page() : nullptr; })) {
  add_texts();
  add_set_up();
  add_score();
  add_variant();
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(form_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
}

void DeckPanel::add_texts() {
  language_ = form_->add_language([this] { update(); });
  const auto add_texts_in = [this](const wxString& name, Texts Deck::*texts, StepLabel label,
                                   long style) {
    return form_->add_text(
        name,
        [this, texts](const Deck& deck) {
          return text_or_none(deck.*texts, language_->language());
        },
        [this, texts](Deck deck, const std::string& text) -> std::optional<Deck> {
          deck.*texts = with_text(deck.*texts, language_->language(), text);
          return deck;
        },
        label, style);
  };
  name_ = add_texts_in(_("Name"), &Deck::name, StepLabel::change_name, 0);
  add_texts_in(_("Notes"), &Deck::notes, StepLabel::change_notes, wxTE_MULTILINE);
  add_text(_("Id"), &Deck::id);
  add_text(_("Revision"), &Deck::revision);
  add_text(_("Author"), &Deck::author);
  add_text(_("License"), &Deck::license);
}

void DeckPanel::add_text(const wxString& name, std::string Deck::*text) {
  form_->add_text(
      name, [text](const Deck& deck) { return deck.*text; },
      [text](Deck deck, const std::string& typed) -> std::optional<Deck> {
        deck.*text = typed;
        return deck;
      },
      StepLabel::change_details);
}

void DeckPanel::add_set_up() {
  const auto add = [this](const wxString& name, int lowest, int highest,
                          DeckForm::NumberIn number) {
    form_->add_number(name, lowest, highest, std::move(number), StepLabel::change_set_up);
  };
  add(_("Steps"), kLeastSteps, con_sonar::kMaxSteps,
      [](Deck& deck) -> int& { return deck.ladder.steps; });
  form_
      ->add_text(
          _("Starts"), [](const Deck& deck) { return number_list(deck.ladder.starts); },
          [](Deck deck, const std::string& text) -> std::optional<Deck> {
            deck.ladder.starts = numbers_in(text);
            return deck;
          },
          StepLabel::change_set_up)
      ->SetToolTip(_("Steps where one submarine of each nation starts, such as 2, 4"));
  add(_("Die"), kLeastDie, con_sonar::kMaxDie, [](Deck& deck) -> int& { return deck.die; });
  add(_("Hand"), 1, con_sonar::kMaxHand, [](Deck& deck) -> int& { return deck.hand; });
  add(_("Face up"), 1, con_sonar::kMaxFaceUp, [](Deck& deck) -> int& { return deck.face_up; });
}

void DeckPanel::add_score() {
  const auto add = [this](const wxString& name, int con_sonar::ScoreValues::*points) {
    form_->add_number(
        name, -kMostPoints, kMostPoints,
        [points](Deck& deck) -> int& { return deck.score.*points; }, StepLabel::change_score);
  };
  add(_("Points: submarine"), &con_sonar::ScoreValues::submarine);
  add(_("torpedo card"), &con_sonar::ScoreValues::torpedo_card);
  add(_("survivor"), &con_sonar::ScoreValues::survivor);
  add(_("pair"), &con_sonar::ScoreValues::pair);
  add(_("set of four"), &con_sonar::ScoreValues::set_of_four);
}

void DeckPanel::add_variant() {
  form_
      ->add_number(
          _("Ends at"), 0, con_sonar::kMaxNations * con_sonar::kMaxStarts - 1,
          [](Deck& deck) -> int& { return deck.variant.last_submarines; }, StepLabel::change_set_up)
      ->SetToolTip(_("The game ends when this many submarines or fewer are left"));
  const auto add = [this](const wxString& name, const wxString& usual, const wxString& other,
                          DeckForm::Choice choice) {
    wxArrayString texts;
    texts.Add(usual);
    texts.Add(other);
    form_->add_choice(name, texts, std::move(choice), StepLabel::change_set_up);
  };
  add(_("Sets of four"), _("count each"), _("count once"),
      {[](const Deck& deck) { return static_cast<int>(deck.variant.sets_of_four); },
       [](Deck& deck, int chosen) {
         deck.variant.sets_of_four = static_cast<con_sonar::SetsOfFour>(chosen);
       }});
  add(_("Matching torpedo cards"), _("stay unless used"), _("may be discarded"),
      {[](const Deck& deck) { return deck.variant.discard_matched ? 1 : 0; },
       [](Deck& deck, int chosen) { deck.variant.discard_matched = chosen == 1; }});
}

}  // namespace chartroom::editor
