// A person's turn in a game: the possible actions, the effect of the next press, and why the last
// one did nothing.
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
    std::function<void()> changed;  // the game, or the effect of the next press
    std::function<void()> hinted;   // another hint is shown
    std::function<void()> aimed;    // the person must choose a target on the board
  };
  // Session and sight must outlive this.
  PersonsTurn(GameSession& session, const rules::Rulebook& rules, GameSight& sight, Events events)
      : session_(session), rules_(rules), sight_(sight), events_(std::move(events)) {}

  bool may_act() const { return is_asked(Turn::Task::act); }
  bool may_answer() const { return is_asked(Turn::Task::answer); }

  // Take an action, or give a hint why it is refused.
  void press(maps::Point point);
  void go(maps::Direction direction);
  void act(const rules::Action& action);
  void answer(rules::Axis axis);

  // True if the next step is silent, or if the next pressed point is a torpedo's target.
  bool silent() const { return silent_; }
  bool aiming() const { return aiming_; }
  void set_silent(bool silent);
  void set_aiming(bool aiming);
  // Turn silence or aiming on or off, or give a hint why it is refused.
  void be_silent();
  void aim();

  // Returns why the last press did nothing; "" if it acted.
  const wxString& hint() const { return hint_; }
  void drop_hint() { hint_.clear(); }
  // Turns silence and aiming off once the person may not act.
  void update();

 private:
  bool is_asked(Turn::Task task) const;
  void choose_start(maps::Team team, maps::Point point);
  // Gives a hint and returns true if the action, shown by this name, is refused.
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
