// One game at a keyboard, from the first prompt to the last word.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/play/commands.h"
#include "cli/play/kept_game.h"
#include "cli/play/screen.h"

namespace chartroom::cli {

// Plays a table to its end, or until somebody leaves; nothing that was played is lost by leaving.
class PlaySession {
 public:
  PlaySession(play::Table& table, Console& console, PlayFiles files);

  // Whoever is at the keyboard already, alone; with nobody the screen is handed over first.
  void set_player(std::optional<maps::Team> team) { player_ = team; }
  // The game stands in a file as it is.
  void go_on_from(const std::string& path) { kept_.go_on_from(path); }

  // The exit status.
  int run();

 private:
  int play();
  // Against an agent's clock, which stands while anything but the next action is asked.
  void play_in_turns();
  void play_in_realtime();
  bool going_on() const {
    return table_.state().result() == rules::GameResult::open && !console_.leaving();
  }
  // Waits until somebody is ready; false: somebody left.
  bool start_clock(std::string_view prompt);
  void pause();
  // Realtime: only systems may be called until play goes on.
  void call_stop(maps::Team team);
  void call_resume(maps::Team team);
  void agent_calls(maps::Team agent);
  bool may_act(const Command& command, maps::Team team) const;
  // Until the person may call again after the last call; the agent may call meanwhile.
  void wait_for_turn(maps::Team agent);
  bool two_people() const {
    return !table_.is_agent(maps::Team::blue) && !table_.is_agent(maps::Team::green);
  }
  // Gives the keyboard to a person, alone where another one has been there; false: somebody left.
  bool give_keyboard(maps::Team team);
  void agent_turn(maps::Team team);
  void resume_agent(maps::Team agent);
  void person_turn(maps::Team team);
  // True when the turn is over.
  bool carry_out(const Command& command, maps::Team team);
  bool act(rules::Action action, maps::Team team);
  // Asks which way. True when the turn is over.
  // Whether somebody means it, after a doubt.
  bool agrees_to(const std::string& doubt, maps::Team team);
  bool go_silently(maps::Team team);
  // What the enemy of `asking` tells; nothing when somebody leaves.
  std::optional<rules::Axis> answer(maps::Team asking);
  std::optional<rules::Axis> ask_axis(maps::Team asking);
  bool take_back();
  void play_ply(maps::Team team, const rules::Action& action);
  void show(maps::Team team);
  ScreenStyle style() const { return {console_.colour(), console_.width()}; }

  void tell_the_end();
  void say_verdict();
  // Lets people look back on a game that is over; whether they took back its end.
  bool goes_on_after_the_end();

  play::Table& table_;
  Console& console_;
  KeptGame kept_;
  std::optional<maps::Team> player_;
  std::string taken_back_;      // of two people: what the next one is told of it
  std::int64_t agent_in_ = 0;   // realtime: milliseconds to the agent's next call
  std::int64_t person_in_ = 0;  // and how many at least to the person's
};

}  // namespace chartroom::cli
