// A game in play: the shown step, the players, the team to move, and each operator's knowledge.
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

// The start of a game, or its state after a move. Arrays of two are indexed by `index`.
struct GameStep {
  std::optional<rules::Announcement> said;  // empty at the start
  play::Table::State state;
  std::array<rules::Trail, 2> trails;
  // The other operator's knowledge of a team: its possible positions and their likelihoods.
  std::array<std::vector<play::FilmPoint>, 2> films;
  std::array<int, 2> places{};
};

// The next task at the shown step.
struct Turn {
  enum class Task : std::uint8_t { choose_start, act, answer, nothing };
  Task task = Task::nothing;  // none if the game is over or its record ends
  maps::Team team = maps::Team::blue;
  friend bool operator==(const Turn&, const Turn&) = default;
};

// A person may act at any shown step: later moves are dropped, in a step that can be undone. Agents
// act only at the end of the game, and only while allowed; an agent's reply to a person is one step
// with that person's action.
class GameSession {
 public:
  // The document must outlive the session. Agents' actions depend only on the seed and the game.
  // `watched`: shows a finished game from its start.
  GameSession(GameDocument& document, std::uint64_t seed, bool watched);

  // Call after any other change of the document, such as undo; agents then wait. Returns true if
  // the game has changed.
  bool follow();

  // The steps, the start first; none until both captains have chosen their starts.
  const std::vector<GameStep>& steps() const { return steps_; }
  std::size_t shown() const { return shown_; }
  // Null before the start.
  const GameStep* step() const { return steps_.empty() ? nullptr : &steps_[shown_]; }
  bool at_end() const { return shown_ + 1 >= steps_.size(); }
  void show(std::size_t step);
  // The first broken rule of the record, if any.
  const std::optional<play::Violation>& violation() const { return violation_; }

  // True if a person may want to continue: the game is unfinished and legal, and a person plays.
  bool is_left_open() const;
  // True if the record names two people, who keep secrets. A record without names may be anyone's.
  bool is_of_two_people() const;

  // The agent's name; "" for a person. The record keeps it.
  const std::string& seat(maps::Team team) const;
  void set_seat(maps::Team team, const std::string& agent);
  bool any_agent() const {
    return !seat(maps::Team::blue).empty() || !seat(maps::Team::green).empty();
  }
  bool agents_alone() const {
    return !seat(maps::Team::blue).empty() && !seat(maps::Team::green).empty();
  }
  // True if agents act when it is their turn.
  bool agents_play() const { return agents_play_; }
  void let_agents_play(bool play) { agents_play_ = play; }

  // Returns the next task. An answer is due only after a sonar, until another step is shown.
  Turn turn() const;
  // True if the next task is a person's.
  bool is_persons_turn() const;
  // Returns why the team to move may not take an action or a start; empty if it may.
  std::optional<rules::Refusal> check(const rules::Action& action) const;
  std::optional<rules::Refusal> check_start(maps::Team team, maps::Point start) const;
  // Return the points that the team to move can navigate to, and the points it can target.
  maps::PointSet steps_to() const;
  maps::PointSet targets() const;

  // Each must be legal and the next task. A sonar waits for its answer.
  void choose_start(maps::Point start);
  void act(const rules::Action& action);
  void answer(rules::Axis axis);
  // Sets the first player, before any action.
  bool can_set_first() const;
  void set_first(maps::Team team);

  // Goes back from the end of the game to the last turn of a person.
  bool can_take_back() const { return plies_to_take_back() > 0; }
  void take_back();
  // Drops later moves, and lets agents play.
  bool can_play_from_here() const;
  void play_from_here();

  // Returns the question for an agent to answer now, if any.
  std::optional<AgentQuestion> question() const;
  // Carries out an agent's answer if its question is still open.
  bool take(const AgentAnswer& answer);

 private:
  bool begun() const { return document_.record().blue && document_.record().green; }
  void rebuild();
  void add_step();
  int plies_to_take_back() const;
  rules::GameRecord record_up_to(std::size_t plies) const;
  // True if an action of this team, an agent, is a reply to a person, so that both undo together.
  bool answers_a_person(maps::Team team) const;
  void play(maps::Team team, rules::GameRecord next, StepLabel label);
  void play_ply(const rules::Action& action);

  GameDocument& document_;
  std::uint64_t seed_;
  bool agents_play_ = false;
  rules::GameRecord followed_;          // the record that the steps follow
  std::unique_ptr<play::Table> table_;  // at the end of the game
  std::vector<GameStep> steps_;
  std::size_t shown_ = 0;
  std::optional<play::Violation> violation_;
  std::optional<maps::Team> asking_;  // the team whose sonar waits for an answer
};

}  // namespace chartroom::editor
