// A game as it is looked at and played: which ply is shown, who sits where, whose turn it is, and
// what each operator can know.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/model/game/agent_thread.h"
#include "editor/model/game/game_document.h"
#include "validator/play/games/table.h"
#include "validator/play/referee/referee.h"
#include "validator/rules/trail.h"

namespace chartroom::editor {

// The start of a game, or how it stands after a ply. Arrays of two go by `index`.
struct GameStep {
  std::optional<rules::Announcement> said;  // nothing at the start
  play::Table::State state;
  std::array<rules::Trail, 2> trails;
  // What the other team's operator knows of a team: its places, and how likely each is.
  std::array<std::vector<play::FilmPoint>, 2> films;
  std::array<int, 2> places{};
};

// What is to be done where the game is shown.
struct Turn {
  enum class Task : std::uint8_t { choose_start, act, answer, nothing };
  Task task = Task::nothing;  // nothing: the game is over, or its record goes no farther
  maps::Team team = maps::Team::blue;
  friend bool operator==(const Turn&, const Turn&) = default;
};

// A person may act wherever the game is shown: what followed there is dropped, in a step that can
// be undone. Agents act at the end of the game only, and only while they are let; what an agent
// answers to a person is one step with what the person did.
class GameSession {
 public:
  // The document must outlive the session. What agents do follows from the seed and the game.
  // `watched`: the game was played already, and is shown from its start.
  GameSession(GameDocument& document, std::uint64_t seed, bool watched);

  // Call after everything else that changes the document, as undo does: agents wait from then on.
  // Whether the game is another one.
  bool follow();

  // The start first; none before both captains have chosen theirs.
  const std::vector<GameStep>& steps() const { return steps_; }
  std::size_t shown() const { return shown_; }
  // Null before the start.
  const GameStep* step() const { return steps_.empty() ? nullptr : &steps_[shown_]; }
  bool at_end() const { return shown_ + 1 >= steps_.size(); }
  void show(std::size_t step);
  // The first line of the record that breaks a rule, where one does.
  const std::optional<play::Violation>& violation() const { return violation_; }

  // Whether somebody who played it may want to go on: it has neither ended nor a fault, and a
  // person sits at it.
  bool is_left_open() const;
  // Whether two people are said to play it, who keep secrets. A record of which nobody says so may
  // be anybody's.
  bool is_of_two_people() const;

  // The name of an agent; "" where a person sits. The record keeps it.
  const std::string& seat(maps::Team team) const;
  void set_seat(maps::Team team, const std::string& agent);
  bool any_agent() const {
    return !seat(maps::Team::blue).empty() || !seat(maps::Team::green).empty();
  }
  bool agents_alone() const {
    return !seat(maps::Team::blue).empty() && !seat(maps::Team::green).empty();
  }
  // Whether agents whose turn it is act.
  bool agents_play() const { return agents_play_; }
  void let_agents_play(bool play) { agents_play_ = play; }

  // An answer is only ever due where a sonar was asked last, and until another step is shown.
  Turn turn() const;
  // Whether it is a person's.
  bool is_persons_turn() const;
  // Why the team whose turn it is may not do that; nothing where it may.
  std::optional<rules::Refusal> check(const rules::Action& action) const;
  std::optional<rules::Refusal> check_start(maps::Team team, maps::Point start) const;
  // Where it may go by one step, and where it may fire.
  maps::PointSet steps_to() const;
  maps::PointSet targets() const;

  // Each must be legal, and the turn's. A sonar waits for its answer.
  void choose_start(maps::Point start);
  void act(const rules::Action& action);
  void answer(rules::Axis axis);
  // Who begins, before anybody has acted.
  bool can_set_first() const;
  void set_first(maps::Team team);

  // Back to the last turn of a person, from the end of the game.
  bool can_take_back() const { return plies_to_take_back() > 0; }
  void take_back();
  // Drops what follows, and lets agents play.
  bool can_play_from_here() const;
  void play_from_here();

  // What an agent is asked now; nothing where none is.
  std::optional<AgentQuestion> question() const;
  // Does what an agent said, if that is what it is still asked.
  bool take(const AgentAnswer& answer);

 private:
  bool begun() const { return document_.record().blue && document_.record().green; }
  void rebuild();
  void add_step();
  int plies_to_take_back() const;
  rules::GameRecord record_up_to(std::size_t plies) const;
  // Whether undo has to go on to the person whom that team, an agent's, answers.
  bool answers_a_person(maps::Team team) const;
  void play(maps::Team team, rules::GameRecord next, StepLabel label);
  void play_ply(const rules::Action& action);

  GameDocument& document_;
  std::uint64_t seed_;
  bool agents_play_ = false;
  rules::GameRecord followed_;          // what the steps were made from
  std::unique_ptr<play::Table> table_;  // at the end of the game
  std::vector<GameStep> steps_;
  std::size_t shown_ = 0;
  std::optional<play::Violation> violation_;
  std::optional<maps::Team> asking_;  // by sonar
};

}  // namespace chartroom::editor
