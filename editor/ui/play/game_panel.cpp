#include "editor/ui/play/game_panel.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/wrapsizer.h>

#include "editor/ui/play/game_texts.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "validator/play/agents/agent.h"

namespace chartroom::editor {
namespace {

// Returns the choices for a seat in their order: a person, then the agents.
const std::vector<std::string>& sitters() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> list{""};
    for (const auto& agent : play::agents<2>()) list.emplace_back(agent.name);
    return list;
  }();
  return names;
}

constexpr int kReasonLines = 4;

constexpr unsigned kColumnHeard = 1;
constexpr int kLeastHeard = 90;

constexpr const char* kStepArrows[] = {"↑", "↓", "←", "→"};  // as maps::kDirections

wxString dot() { return wxString::FromUTF8(" · "); }

void set_team_text(wxStaticText& label, const wxString& text) {
  if (label.GetLabel() != text) label.SetLabel(text);
}

}  // namespace

GamePanel::GamePanel(wxWindow* parent) : PanelOf(parent, [] {}) {
  const auto flags = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(6));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(make_seats(), flags);
  sizer->Add(make_actions(), flags);
  sizer->Add(make_answers(), flags);
  reasons_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                              wxST_NO_AUTORESIZE);
  reasons_->SetForegroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT));
  sizer->Add(reasons_, flags);
  // A click focuses the board, not the panel's first field, where arrow keys choose captains.
  Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) {
    if (has_page()) page().workplace().SetFocus();
  });
  make_list();
  sizer->Add(list_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(6)));
  SetSizer(sizer);
}

bool GamePanel::Layout() {
  if (GetSizer() == nullptr) return false;
  // Leaves room for most reasons, so that the list keeps its place; less in a low window, where the
  // list keeps its least height.
  const auto give = [this](int lines) {
    reasons_->SetMinSize(wxSize(-1, lines * reasons_->GetCharHeight()));
    return GetSizer()->CalcMin().GetHeight() <= GetClientSize().GetHeight();
  };
  int lines = kReasonLines;
  while (!give(lines) && lines > 1) --lines;
  // Parts without room are out of sight as GTK complains of squeezed lists.
  const wxSize room = GetClientSize();
  const int height = std::max(room.GetHeight(), GetSizer()->CalcMin().GetHeight());
  GetSizer()->SetDimension(0, 0, room.GetWidth(), height);
  return true;
}

wxSizer* GamePanel::make_seats() {
  auto* grid = new wxFlexGridSizer(2, wxSize(FromDIP(8), FromDIP(4)));
  grid->AddGrowableCol(1);
  wxArrayString names;
  for (const std::string& sitter : sitters()) names.Add(seat_name(sitter));
  for (const maps::Team team : maps::kTeams) {
    grid->Add(new wxStaticText(this, wxID_ANY, team_title(team)), wxSizerFlags().CentreVertical());
    auto* seat = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, names);
    set_accessible_name(*seat,
                        team == maps::Team::blue ? _("Who plays blue") : _("Who plays green"));
    seat->Bind(wxEVT_CHOICE, [this, team](wxCommandEvent& event) {
      page().set_seat(team, sitters()[static_cast<std::size_t>(event.GetSelection())]);
    });
    // Moves the focus, so that the next key is a move and chooses no other captain.
    when_list_closes(*seat, [this] {
      CallAfter([this] {
        if (has_page()) page().workplace().SetFocus();
      });
    });
    grid->Add(seat, wxSizerFlags().Expand());
    grid->AddSpacer(0);
    teams_[index(team)] = new wxStaticText(this, wxID_ANY, "\n", wxDefaultPosition, wxDefaultSize,
                                           wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    grid->Add(teams_[index(team)], wxSizerFlags().Expand());
    seats_[index(team)] = seat;
  }
  wxArrayString firsts;
  firsts.Add(_("Blue goes first"));
  firsts.Add(_("Green goes first"));
  first_ = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, firsts);
  set_accessible_name(*first_, _("First player"));
  first_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
    page().set_first(event.GetSelection() == 0 ? maps::Team::blue : maps::Team::green);
  });
  agents_ = new wxCheckBox(this, wxID_ANY, _("Captains Play"));
  agents_->Bind(wxEVT_CHECKBOX,
                [this](wxCommandEvent& event) { page().let_agents_play(event.IsChecked()); });
  grid->AddSpacer(0);
  auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
  row->Add(first_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(6)));
  row->Add(agents_, wxSizerFlags().CentreVertical());
  grid->Add(row, wxSizerFlags().Expand());
  return grid;
}

wxButton* GamePanel::add_action(wxSizer& sizer, const wxString& label, const wxString& name,
                                std::function<void()> press) {
  auto* button = new wxButton(this, wxID_ANY, label);
  button->SetMinSize(wxSize(FromDIP(20), -1));
  if (label != name) set_accessible_name(*button, name);
  button->Bind(wxEVT_BUTTON, [this, press = std::move(press)](wxCommandEvent&) {
    press();
    // Moves the focus to the board for keys, as this button may hide.
    page().workplace().SetFocus();
  });
  sizer.Add(button, wxSizerFlags().Expand());
  return button;
}

wxSizer* GamePanel::make_actions() {
  const auto make_grid = [this](int columns) {
    return new wxGridSizer(columns, FromDIP(wxSize(4, 4)));
  };
  auto* ways = make_grid(4);
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    const maps::Direction d = maps::kDirections[i];
    steps_[i] = add_action(*ways, wxString::FromUTF8(kStepArrows[i]),
                           capitalised(action_text(rules::Action::navigate(d))),
                           [this, d] { page().person().go(d); });
  }
  auto* others = make_grid(2);
  const auto add_toggle = [&](const wxString& label, std::function<void(bool)> press) {
    auto* button = new wxToggleButton(this, wxID_ANY, label);
    button->Bind(wxEVT_TOGGLEBUTTON,
                 [press = std::move(press)](wxCommandEvent& event) { press(event.IsChecked()); });
    others->Add(button, wxSizerFlags().Expand());
    return button;
  };
  silence_ = add_toggle(_("Silence"), [this](bool on) { page().person().set_silent(on); });
  sonar_ = add_action(*others, _("Sonar"), _("Sonar"),
                      [this] { page().person().act(rules::Action::sonar(rules::Axis::row)); });
  torpedo_ = add_toggle(_("Missile"), [this](bool on) { page().person().set_aiming(on); });
  surface_ = add_action(*others, _("Surface"), _("Surface"),
                        [this] { page().person().act(rules::Action::surface()); });
  auto* rows = new wxBoxSizer(wxVERTICAL);
  rows->Add(ways, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
  rows->Add(others, wxSizerFlags().Expand());
  return rows;
}

wxSizer* GamePanel::make_answers() {
  auto* row = new wxGridSizer(2, FromDIP(wxSize(4, 4)));
  const auto add_answer = [&](const wxString& label, rules::Axis axis) {
    return add_action(*row, label, label, [this, axis] { page().person().answer(axis); });
  };
  row_ = add_answer(wxString::Format(_("Row %s"), "1"), rules::Axis::row);
  column_ = add_answer(wxString::Format(_("Column %s"), "A"), rules::Axis::column);
  // Hidden until a sonar asks, as the list below has little room in a low window.
  row_->Hide();
  column_->Hide();
  return row;
}

void GamePanel::make_list() {
  list_ = new wxDataViewListCtrl(this, kIdGame, wxDefaultPosition, wxDefaultSize,
                                 wxDV_SINGLE | wxDV_ROW_LINES);
  set_accessible_name(*list_, _("Announcements"));
  for (const wxString& title : {_("No."), _("Announced"), _("Blue"), _("Green")}) {
    list_->AppendTextColumn(title, wxDATAVIEW_CELL_INERT);
  }
  widths_.emplace(*list_, kColumnHeard, kLeastHeard);
  list_->SetMinSize(FromDIP(wxSize(120, 80)));
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { on_selected(); });
}

void GamePanel::update() {
  if (!has_page()) return;
  update_seats();
  update_actions();
  update_list();
  Layout();
}

void GamePanel::update_seats() {
  const GameSession& session = page().session();
  for (const maps::Team team : maps::kTeams) {
    const auto& all = sitters();
    const auto found = std::find(all.begin(), all.end(), session.seat(team));
    seats_[index(team)]->SetSelection(static_cast<int>(found - all.begin()));
    const GameStep* step = session.step();
    set_team_text(*teams_[index(team)],
                  step == nullptr ? wxString("\n") : team_text(*step, team, document().rules()));
  }
  first_->SetSelection(document().record().first == maps::Team::blue ? 0 : 1);
  first_->Enable(session.can_set_first());
  agents_->SetValue(session.agents_play());
  agents_->Enable(session.any_agent());
}

void GamePanel::update_actions() {
  const GameSession& session = page().session();
  const bool acts = page().person().may_act();
  const auto can = [&](const rules::Action& action) { return acts && !session.check(action); };
  bool any_silence = false;
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    const maps::Direction d = maps::kDirections[i];
    any_silence = any_silence || can(rules::Action::silence(d));
    steps_[i]->Enable(
        can(page().person().silent() ? rules::Action::silence(d) : rules::Action::navigate(d)));
  }
  silence_->Enable(any_silence);
  silence_->SetValue(page().person().silent());
  torpedo_->Enable(acts && !session.targets().empty());
  torpedo_->SetValue(page().person().aiming());
  sonar_->Enable(can(rules::Action::sonar(rules::Axis::row)));
  surface_->Enable(can(rules::Action::surface()));
  const bool answers = page().person().may_answer();
  row_->Show(answers);
  column_->Show(answers);
  if (answers) {
    const maps::Point here = session.step()->state.submarine(session.turn().team).point();
    row_->SetLabel(wxString::Format(_("Row %s"), to_wx(maps::row_name(here.row))));
    column_->SetLabel(wxString::Format(_("Column %s"), to_wx(maps::column_name(here.column))));
  }
  const wxString why = reasons();
  const int width = reasons_->GetClientSize().GetWidth();
  if (std::exchange(why_, why) == why && std::exchange(why_width_, width) == width) return;
  why_width_ = width;
  reasons_->SetLabel(why);
  reasons_->Wrap(width);
  reasons_->SetToolTip(why);  // there may be no room for all
}

wxString GamePanel::reasons() const {
  const GameSession& session = page().session();
  if (!page().person().may_act()) return {};
  const rules::Rulebook& rules = document().rules();
  wxString text;
  const auto add = [&](const wxString& what, const rules::Action& action) {
    const wxString why = why_not(session, rules, action);
    if (!why.empty()) text += (text.empty() ? wxString() : dot()) + what + ": " + why;
  };
  for (const maps::Direction d : maps::kDirections) {
    add(capitalised(action_text(rules::Action::navigate(d))), rules::Action::navigate(d));
  }
  add(_("Sonar"), rules::Action::sonar(rules::Axis::row));
  const auto& state = session.step()->state;
  const auto& me = state.submarine(state.to_move());
  // Directions are named above; silence and torpedoes can only lack energy.
  const auto add_cost = [&](const wxString& what, const rules::Action& action, int cost) {
    if (me.energy >= cost) return;
    text += (text.empty() ? wxString() : dot()) + what + ": " +
            refusal_text(rules::Refusal::energy, action, me, rules);
  };
  add_cost(_("Silence"), rules::Action::silence(maps::Direction::up), rules.silence);
  add_cost(_("Missile"), rules::Action::torpedo(me.point()), rules.torpedo);
  return text;
}

std::vector<GamePanel::Row> GamePanel::rows() const {
  std::vector<Row> rows;
  for (const GameStep& step : page().session().steps()) {
    const wxString number = wxString::Format("%zu", rows.size());
    const wxString heard = step.said ? heard_from(*step.said) : _("start");
    rows.push_back({number, heard, wxString::Format("%d", step.places[0]),
                    wxString::Format("%d", step.places[1])});
  }
  return rows;
}

void GamePanel::update_list() {
  std::vector<Row> wanted = rows();
  const bool goes_on =
      shown_.size() <= wanted.size() && std::equal(shown_.begin(), shown_.end(), wanted.begin());
  if (!goes_on) {
    list_->DeleteAllItems();
    shown_.clear();
  }
  for (std::size_t i = shown_.size(); i < wanted.size(); ++i) {
    wxVector<wxVariant> cells;
    for (const wxString& text : wanted[i]) cells.push_back(text);
    list_->AppendItem(cells);
  }
  shown_ = std::move(wanted);
  widths_->fit();
  if (shown_.empty()) return;
  const auto row = static_cast<int>(page().session().shown());
  if (list_->GetSelectedRow() != row) list_->SelectRow(static_cast<unsigned>(row));
  list_->EnsureVisible(list_->RowToItem(row));
}

void GamePanel::on_selected() {
  const int row = list_->GetSelectedRow();
  if (row == wxNOT_FOUND || !has_page()) return;
  if (static_cast<std::size_t>(row) == page().session().shown()) return;
  page().show_step(static_cast<std::size_t>(row));
}

}  // namespace chartroom::editor
