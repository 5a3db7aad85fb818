#include "editor/ui/play/play_page.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/wrapsizer.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "validator/rules/record.h"

namespace chartroom::editor {
namespace {

// The pause between moves when only agents play, so that a person can follow.
constexpr int kPace = 350;  // milliseconds

}  // namespace

PlayPage::PlayPage(wxWindow* parent, GameDocument document, std::uint64_t seed, bool watched,
                   std::function<void()> changed)
    : Page(parent),
      document_(std::move(document)),
      session_(document_, seed, watched),
      changed_(std::move(changed)),
      agents_([this] { CallAfter([this] { hear_agents(); }); }) {
  has_other_document();
  PlayBoard::Events events;
  events.pressed = [this](maps::Point point) { person_->press(point); };
  events.stepped = [this](maps::Direction direction) { person_->go(direction); };
  events.moved = [this] { show_turn(); };
  turn_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                           wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
  turn_->SetFont(turn_->GetFont().Bold());
  board_ = new PlayBoard(this, document_.map(), std::move(events));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  const auto flags = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(6));
  sizer->Add(&notice(), wxSizerFlags().Expand());
  sizer->Add(turn_, flags);
  sizer->Add(board_, wxSizerFlags(1).Expand());
  sizer->Add(make_way(), flags);
  sizer->Add(make_view(), wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
  SetSizer(sizer);
  pace_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { hear_agents(); });
  if (!watched) {
    session_.set_seat(maps::Team::blue, "");
    session_.set_seat(maps::Team::green, "novice");
  }
  sight_->choose();
  Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
    if (event.GetKeyCode() != WXK_ESCAPE || !(person_->aiming() || person_->silent())) {
      return event.Skip();
    }
    person_->set_silent(false);
    board_->SetFocus();
  });
  if (session_.violation()) {
    notice().show(violation_text(session_, document_), wxICON_WARNING);
  }
  update();
}

PlayPage::~PlayPage() {
  // wx destroys children after the members, and the board calls the page.
  board_->Destroy();
}

wxButton* PlayPage::add_button(wxSizer& sizer, const wxString& label, const wxString& name,
                               std::function<void()> press) {
  // A button with a sign is as narrow as the sign.
  const long style = label == name ? 0 : wxBU_EXACTFIT;
  auto* button = new wxButton(this, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, style);
  if (label != name) set_accessible_name(*button, name);
  button->SetToolTip(name);
  button->Bind(wxEVT_BUTTON, [press = std::move(press)](wxCommandEvent&) { press(); });
  sizer.Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(4)));
  return button;
}

wxSizer* PlayPage::make_way() {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  back_ = add_button(*row, wxString::FromUTF8("◀"), _("Step Back"),
                     [this] { show_step(session_.shown() - 1); });
  slider_ = new wxSlider(this, wxID_ANY, 0, 0, 1);
  set_accessible_name(*slider_, _("Move number"));
  slider_->Bind(wxEVT_SLIDER, [this](wxCommandEvent&) {
    show_step(static_cast<std::size_t>(slider_->GetValue()));
  });
  row->Add(slider_, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, FromDIP(4)));
  forward_ = add_button(*row, wxString::FromUTF8("▶"), _("Step Forward"),
                        [this] { show_step(session_.shown() + 1); });
  place_ = new wxStaticText(this, wxID_ANY, wxString());
  row->Add(place_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(4)));
  return row;
}

wxSizer* PlayPage::make_view() {
  auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
  sight_.emplace(this, *row, session_, [this] { changed(); });
  person_.emplace(session_, document_.rules(), *sight_,
                  PersonsTurn::Events{.changed = [this] { changed(); },
                                      .hinted = [this] { show_turn(); },
                                      .aimed = [this] { board_->SetFocus(); }});
  // The board gets the focus, so that keys are moves again.
  take_back_ = add_button(*row, _("Take Back"), _("Take Back"), [this] {
    take_back();
    board_->SetFocus();
  });
  from_here_ = add_button(*row, _("Play from Here"), _("Play from Here"), [this] {
    play_from_here();
    board_->SetFocus();
  });
  return row;
}

wxString PlayPage::describe() const {
  const auto plies = static_cast<unsigned>(document_.record().plies.size());
  return describe_map(document_.map()) + wxString::FromUTF8(" · ") +
         wxString::Format(wxPLURAL("%u move", "%u moves", plies), plies);
}

wxString PlayPage::describe_unsaved() const {
  const auto plies = static_cast<unsigned>(document_.record().plies.size());
  return wxString::Format(wxPLURAL("%u move", "%u moves", plies), plies);
}

std::vector<FileError> PlayPage::ask(const wxString& text, const std::string& other,
                                     std::vector<NoticeBar::Choice> choices) {
  const auto games = rules::parse_records(other, document_.path());
  if (!games) return games.errors;
  const auto plies = static_cast<unsigned>(games.value->front().plies.size());
  const wxString there =
      wxString::Format(wxPLURAL("It has %u move.", "It has %u moves.", plies), plies);
  notice().show(text + "\n" + there, wxICON_WARNING, std::move(choices));
  return {};
}

void PlayPage::changed() {
  person_->drop_hint();
  update();
  changed_();
}

void PlayPage::update() {
  if (session_.follow()) person_->drop_hint();
  person_->update();
  const GameStep* step = session_.step();
  const bool over = step != nullptr && step->state.result() != rules::GameResult::open;
  // There are no secrets after the end.
  if (over && !std::exchange(revealed_, true)) sight_->reveal();
  revealed_ = revealed_ && over;
  const int last = static_cast<int>(session_.steps().empty() ? 0 : session_.steps().size() - 1);
  const int shown = static_cast<int>(session_.shown());
  slider_->Enable(last > 0);
  if (slider_->GetMax() != std::max(last, 1)) slider_->SetRange(0, std::max(last, 1));
  if (slider_->GetValue() != shown) slider_->SetValue(shown);
  const wxString place = wxString::Format(_("%d of %d"), shown, last);
  if (place_->GetLabel() != place) {
    place_->SetLabel(place);
    Layout();
  }
  back_->Enable(shown > 0);
  forward_->Enable(shown < last);
  take_back_->Enable(session_.can_take_back());
  from_here_->Enable(session_.can_play_from_here());
  show_game();
  ask_agents();
}

void PlayPage::show_game() {
  ShownGame shown;
  const Turn turn = session_.turn();
  const GameStep* step = session_.step();
  sight_->update();
  if (step != nullptr) {
    for (const maps::Team team : maps::kTeams) {
      if (sight_->shows_trail(team)) shown.trails[index(team)] = step->trails[index(team)];
    }
    if (const auto team = sight_->film()) shown.film = step->films[index(*team)];
  }
  if (sight_->covered()) {
    shown.covered = true;
  } else if (session_.is_persons_turn()) {
    if (turn.task == Turn::Task::act) {
      shown.choices = person_->aiming() ? session_.targets() : session_.steps_to();
    }
    shown.choosing = person_->aiming() || turn.task == Turn::Task::choose_start;
  }
  board_->show(std::move(shown));
  show_turn();
}

void PlayPage::show_turn() {
  wxString text = turn_text(session_);
  const bool covered = sight_->covered();
  // A new line, as a small window has no room for both on one.
  if (covered) text += "\n" + _("Pass the screen, then click the board or press Space.");
  if (person_->aiming()) text += " " + _("Choose the missile's target.");
  if (person_->silent()) text += " " + _("The next move is silent.");
  if (!person_->hint().empty()) text += " " + capitalised(person_->hint()) + ".";
  if (turn_->GetLabel() != text) {
    turn_->SetLabel(text);
    turn_->SetToolTip(text);  // there may be no room for all
    if (std::exchange(covered_, covered) != covered) {
      turn_->InvalidateBestSize();
      Layout();
    }
  }
  const auto cursor = board_->cursor();
  set_accessible_description(
      *board_, cursor ? describe_point(document_.map(), *cursor) + ". " + text : text);
}

void PlayPage::ask_agents() {
  agents_.ask(session_.question());
  // Takes an answer that came while another tab was in front.
  hear_agents();
}

void PlayPage::hear_agents() {
  // The game waits while its tab is out of sight.
  if (!IsShownOnScreen() || !session_.question() || pace_.IsRunning()) return;
  const std::optional<AgentAnswer> said = agents_.take();
  if (!said || !session_.take(*said)) return;
  if (session_.agents_alone()) pace_.StartOnce(kPace);
  changed();
}

void PlayPage::set_seat(maps::Team team, const std::string& agent) {
  session_.set_seat(team, agent);
  sight_->choose();
  changed();
}

void PlayPage::show_as(const PlayPage& other) {
  session_.let_agents_play(other.session().agents_play());
  sight_->show_as(*other.sight_);
  if (!session_.steps().empty()) show_step(other.session().shown());
}

void PlayPage::go_on() {
  const GameStep* step = session_.steps().empty() ? nullptr : &session_.steps().back();
  const bool open = step == nullptr || step->state.result() == rules::GameResult::open;
  if (open && !session_.any_agent()) {
    session_.let_agents_play(true);  // the game is played, not watched
    sight_->choose();
  }
  show_end();
}

void PlayPage::set_first(maps::Team team) {
  session_.set_first(team);
  changed();
}

void PlayPage::let_agents_play(bool play) {
  session_.let_agents_play(play);
  changed();
}

void PlayPage::show_step(std::size_t step) {
  session_.show(step);
  changed();
}

void PlayPage::take_back() {
  if (!session_.can_take_back()) return;
  session_.take_back();
  changed();
}

void PlayPage::play_from_here() {
  if (!session_.can_play_from_here()) return;
  // A person who watched agents plays on for the team whose turn it is.
  if (session_.agents_alone()) {
    session_.set_seat(session_.step()->state.to_move(), "");
    sight_->choose();
  }
  session_.play_from_here();
  changed();
}

}  // namespace chartroom::editor
