#include "editor/ui/play/game_sight.h"

#include <wx/arrstr.h>
#include <wx/intl.h>

#include "editor/ui/toolkit/accessible_name.h"

namespace chartroom::editor {
namespace {

// Indices of the choices.
enum Trails { kBothTrails, kBluesTrail, kGreensTrail, kNoTrail, kTurnsTrail };
enum Places { kNoPlaces, kBluesPlaces, kGreensPlaces };

wxChoice* add_choice(wxWindow* parent, wxSizer& row, const wxString& name,
                     std::initializer_list<wxString> texts, const std::function<void()>& changed) {
  wxArrayString array;
  for (const wxString& text : texts) array.Add(text);
  auto* choice = new wxChoice(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, array);
  set_accessible_name(*choice, name);
  choice->SetToolTip(name);
  choice->Bind(wxEVT_CHOICE, [changed](wxCommandEvent&) { changed(); });
  row.Add(choice, wxSizerFlags().CentreVertical().Border(wxRIGHT, parent->FromDIP(4)));
  return choice;
}

}  // namespace

GameSight::GameSight(wxWindow* parent, wxSizer& row, const GameSession& session,
                     std::function<void()> changed)
    : session_(session),
      trails_(add_choice(parent, row, _("Trails"),
                         {_("Both trails"), _("Blue's trail"), _("Green's trail"), _("No trail"),
                          _("Current player's trail")},
                         changed)),
      places_(add_choice(parent, row, _("Film"),
                         {_("No film"), _("Where blue may be"), _("Where green may be")},
                         changed)) {}

void GameSight::choose() {
  const bool blue = session_.seat(maps::Team::blue).empty();
  const bool green = session_.seat(maps::Team::green).empty();
  const bool secrets = session_.agents_play();  // else the game is watched
  if (blue == green) {
    trails_->SetSelection(blue && secrets ? kTurnsTrail : kBothTrails);
    places_->SetSelection(kNoPlaces);
  } else {
    trails_->SetSelection(blue ? kBluesTrail : kGreensTrail);
    places_->SetSelection(blue ? kGreensPlaces : kBluesPlaces);
  }
}

void GameSight::show_as(const GameSight& other) {
  looking_ = other.looking_;
  trails_->SetSelection(other.trails_->GetSelection());
  places_->SetSelection(other.places_->GetSelection());
}

void GameSight::reveal() { trails_->SetSelection(kBothTrails); }

bool GameSight::by_turns() const { return trails_->GetSelection() == kTurnsTrail; }

bool GameSight::covered() const {
  // There is no secret yet when the first start is chosen.
  const bool first = session_.turn().task == Turn::Task::choose_start && !looking_;
  return by_turns() && session_.is_persons_turn() && !first && looking_ != session_.turn().team;
}

bool GameSight::shows_trail(maps::Team team) const {
  switch (trails_->GetSelection()) {
    case kBothTrails:
      return true;
    case kBluesTrail:
      return team == maps::Team::blue;
    case kGreensTrail:
      return team == maps::Team::green;
    case kTurnsTrail:
      return looking_ == team && session_.turn().team == team;
    default:
      return false;
  }
}

std::optional<maps::Team> GameSight::film() const {
  if (by_turns()) return covered() ? std::nullopt : std::optional(other(session_.turn().team));
  switch (places_->GetSelection()) {
    case kBluesPlaces:
      return maps::Team::blue;
    case kGreensPlaces:
      return maps::Team::green;
    default:
      return std::nullopt;
  }
}

void GameSight::update() { places_->Enable(!by_turns()); }

}  // namespace chartroom::editor
