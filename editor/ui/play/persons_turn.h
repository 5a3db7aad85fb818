// The turn of a person in a game: what one may do, what the next press does, and why the last one
// did nothing.
#pragma once

#include <functional>
#include <utility>

#include <wx/string.h>

#include "editor/model/game/game_session.h"
#include "editor/ui/play/game_sight.h"

namespace chartroom::editor {

class PersonsTurn {
 public:
  struct Events {
    std::function<void()> changed;  // the game, or what the next press does
    std::function<void()> hinted;   // there is another hint
    std::function<void()> aimed;    // a target is to be chosen on the board
  };
  // Session and sight must outlive it.
  PersonsTurn(GameSession& session, const rules::Rulebook& rules, GameSight& sight, Events events)
      : session_(session), rules_(rules), sight_(sight), events_(std::move(events)) {}

  bool may_act() const { return is_asked(Turn::Task::act); }
  bool may_answer() const { return is_asked(Turn::Task::answer); }

  // What one may do; each says so where it cannot be done.
  void press(maps::Point point);
  void go(maps::Direction direction);
  void act(const rules::Action& action);
  void answer(rules::Axis axis);

  // The next step is a silent one; the next point is a torpedo's target.
  bool silent() const { return silent_; }
  bool aiming() const { return aiming_; }
  void set_silent(bool silent);
  void set_aiming(bool aiming);
  // The next step is a silent one, or no more; a target is chosen, or no more. Says why where
  // neither can be.
  void be_silent();
  void aim();

  // Why the last press did nothing; "" where it did.
  const wxString& hint() const { return hint_; }
  void drop_hint() { hint_.clear(); }
  // Gives up what cannot be done any more.
  void update();

 private:
  bool is_asked(Turn::Task task) const;
  void choose_start(maps::Team team, maps::Point point);
  // Says why the action, which goes by this name, cannot be done, if it cannot.
  bool refuse(const rules::Action& action, const wxString& name);
  void give_hint(const wxString& text);

  GameSession& session_;
  const rules::Rulebook& rules_;
  GameSight& sight_;
  Events events_;
  bool silent_ = false;
  bool aiming_ = false;
  wxString hint_;
};

}  // namespace chartroom::editor
