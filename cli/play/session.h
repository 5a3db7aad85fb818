// One game at a keyboard, from start to end.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/play/kept_game.h"
#include "cli/play/play_words.h"
#include "cli/play/screen.h"

namespace chartroom::cli {

// Plays a game to its end, or until a player leaves. Leaving loses no moves.
class PlaySession {
 public:
  PlaySession(play::Table& table, Console& console, PlayFiles files);

  // Sets the person who is alone at the keyboard; without one the screen is handed over first.
  void set_person_at_keyboard(std::optional<maps::Team> team) { player_ = team; }
  // Marks the game as saved in a file.
  void resume_from(const std::string& path) { kept_.resume_from(path); }

  // The exit status.
  int run();

 private:
  int play();
  void play_in_turns();
  // Plays against an agent's clock, which runs only while the next action is asked.
  void play_in_realtime();
  bool going_on() const {
    return table_.state().result() == rules::GameResult::open && !console_.leaving();
  }
  // Waits until the player is ready. False if a player left.
  bool start_clock(const Message& prompt);
  void pause();
  // Realtime: allows only systems until play resumes.
  void call_stop(maps::Team team);
  void call_resume(maps::Team team);
  void agent_calls(maps::Team agent);
  bool may_act(const Command& command, maps::Team team) const;
  // Waits until the person may call again; the agent may call meanwhile.
  void wait_for_turn(maps::Team agent);
  bool two_people() const {
    return !table_.is_agent(maps::Team::blue) && !table_.is_agent(maps::Team::green);
  }
  // Gives the keyboard to a person, alone if another one has used it. False if a player left.
  bool give_keyboard(maps::Team team);
  void agent_turn(maps::Team team);
  void resume_agent(maps::Team agent);
  void person_turn(maps::Team team);
  // True when the turn is over.
  bool carry_out(const Command& command, maps::Team team);
  bool act(rules::Action action, maps::Team team);
  // True if the person confirms an action after a warning.
  bool agrees_to(const Message& doubt, maps::Team team);
  // Asks for a silence's direction. True if the turn is over.
  bool go_silently(maps::Team team);
  // Returns the answer of the enemy of `asking`; nothing if a player leaves.
  std::optional<rules::Axis> answer(maps::Team asking);
  std::optional<rules::Axis> ask_axis(maps::Team asking);
  bool take_back();
  void play_ply(maps::Team team, const rules::Action& action);
  void show(maps::Team team);
  ScreenStyle style() const { return {console_.colour(), console_.width(), console_.tr()}; }

  void print_the_end();
  void say_verdict();
  // Lets players look back on a finished game. True if they undo its end.
  bool goes_on_after_the_end();

  play::Table& table_;
  Console& console_;
  KeptGame kept_;
  std::optional<maps::Team> player_;
  Message taken_back_;          // for two people: the next one's message about an undo
  std::int64_t agent_in_ = 0;   // realtime: milliseconds to the agent's next call
  std::int64_t person_in_ = 0;  // and the least time to the person's
};

}  // namespace chartroom::cli
