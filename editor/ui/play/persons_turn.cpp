#include "editor/ui/play/persons_turn.h"

#include <algorithm>

#include <wx/intl.h>

#include "editor/ui/play/game_texts.h"

namespace chartroom::editor {

bool PersonsTurn::is_asked(Turn::Task task) const {
  return session_.turn().task == task && session_.is_persons_turn() && !sight_.covered();
}

void PersonsTurn::press(maps::Point point) {
  if (!session_.is_persons_turn()) return;
  const Turn turn = session_.turn();
  if (sight_.covered()) {
    sight_.look();
    return events_.changed();
  }
  if (turn.task == Turn::Task::choose_start) return choose_start(turn.team, point);
  if (turn.task != Turn::Task::act) return;
  if (aiming_) return act(rules::Action::torpedo(point));
  const auto& state = session_.step()->state;
  const maps::Point here = state.submarine(state.to_move()).point();
  for (const maps::Direction d : maps::kDirections) {
    if (next(here, d) == point) return go(d);
  }
}

void PersonsTurn::choose_start(maps::Team team, maps::Point point) {
  if (const auto refusal = session_.check_start(team, point)) {
    return give_hint(start_refusal_text(*refusal, point));
  }
  sight_.look();
  session_.choose_start(point);
  events_.changed();
}

void PersonsTurn::go(maps::Direction direction) {
  act(silent_ ? rules::Action::silence(direction) : rules::Action::navigate(direction));
}

void PersonsTurn::act(const rules::Action& action) {
  if (!may_act()) return;
  if (refuse(action, action_text(action))) return;
  silent_ = aiming_ = false;
  session_.act(action);
  events_.changed();
}

void PersonsTurn::answer(rules::Axis axis) {
  if (!may_answer()) return;
  session_.answer(axis);
  events_.changed();
}

void PersonsTurn::set_silent(bool silent) {
  silent_ = silent;
  aiming_ = false;
  events_.changed();
}

void PersonsTurn::set_aiming(bool aiming) {
  aiming_ = aiming;
  silent_ = false;
  events_.changed();
  if (aiming) events_.aimed();
}

void PersonsTurn::be_silent() {
  const bool some = std::ranges::any_of(maps::kDirections, [this](maps::Direction d) {
    return !session_.check(rules::Action::silence(d));
  });
  if (some || silent_) return set_silent(!silent_);
  refuse(rules::Action::silence(maps::Direction::up), _("Silence"));
}

void PersonsTurn::aim() {
  if (aiming_ || !session_.targets().empty()) return set_aiming(!aiming_);
  const maps::Point here = session_.step()->state.submarine(session_.turn().team).point();
  refuse(rules::Action::torpedo(here), _("Missile"));
}

void PersonsTurn::update() {
  if (!may_act()) silent_ = aiming_ = false;
}

bool PersonsTurn::refuse(const rules::Action& action, const wxString& name) {
  const wxString why = why_not(session_, rules_, action);
  if (!why.empty()) give_hint(name + ": " + why);
  return !why.empty();
}

void PersonsTurn::give_hint(const wxString& text) {
  hint_ = text;
  events_.hinted();
}

}  // namespace chartroom::editor
