// A game at a table: two seats, each a person's or an agent's, and all plies so far. The caller
// passes each action in; the table does no input or output.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "maps/map.h"
#include "maps/platform/file_error.h"
#include "validator/play/agents/memories.h"
#include "validator/play/games/clock.h"
#include "validator/play/tracking/film.h"
#include "validator/rules/record.h"

namespace chartroom::play {

// The number of 64-bit words of a set of points at a table. It fits every sea.
inline constexpr int kTableWords = 4;

// The settings of a game at a Table, where people and agents play.
struct TableSetup {
  maps::Map map;
  rules::Rulebook rules;
  std::string map_name;                            // as a record names the map: an id, or a path
  std::array<std::string, 2> agents;               // by team: the name of an agent, "" for a person
  std::array<maps::Point, 2> starts;               // by team; ignored by `resume`
  maps::Team first = maps::Team::blue;             // in turns; ignored by `resume`
  rules::Variant variant = rules::Variant::turns;  // ignored by `resume`
  Pace pace;                                       // realtime: how fast agents call
  std::uint64_t seed = 1;
};

// An action and its announcement, which everyone hears.
struct TablePly {
  rules::Action action;
  rules::Announcement said;
};

// A game in progress, with both submarines, undo, and agents for the teams that no person plays.
//
// An agent's action depends only on the seed, the number of the ply and what the agent may know. So
// the same plies after undo, or after `resume`, lead to the same actions.
class Table {
 public:
  using State = rules::State<kTableWords>;
  using Sea = rules::Sea<kTableWords>;

  // The starts must be legal and the agents known.
  explicit Table(TableSetup setup);

  // Returns a table after the last ply of a record. The first line that breaks a rule is an error
  // in the referee's words; a point that is not on the map is an error, too.
  static ParseResult<std::unique_ptr<Table>> resume(TableSetup setup,
                                                    const rules::GameRecord& record,
                                                    const std::string& path);

  // Draw the first team and a start by the seed. An agent chooses its start; for "" it is random.
  static maps::Team draw_first(std::uint64_t seed);
  static maps::Point draw_start(const maps::Map& map, const rules::Rulebook& rules, maps::Team team,
                                const std::string& agent, std::uint64_t seed);
  // Returns why a team may not start there, if so. The point must be on the map.
  static std::optional<rules::Refusal> check_start(const maps::Map& map, maps::Team team,
                                                   maps::Point start);

  const maps::Map& map() const { return setup_.map; }
  const State& state() const { return position_->state; }
  const std::vector<TablePly>& plies() const { return plies_; }
  std::uint64_t seed() const { return setup_.seed; }
  bool is_agent(maps::Team team) const { return !setup_.agents[index(team)].empty(); }
  const std::string& agent_name(maps::Team team) const { return setup_.agents[index(team)]; }
  // Returns the possible positions of a team, by what the enemy's radio operator heard.
  const maps::PointSet& candidates(maps::Team tracked) const {
    return position_->trackers[index(tracked)].candidates();
  }
  // Returns the possible positions with their likelihood, and the points the team may have passed.
  std::vector<FilmPoint> film(maps::Team tracked) const {
    return film_of(position_->trackers[index(tracked)], sea_);
  }

  rules::Variant variant() const { return setup_.variant; }
  const Pace& pace() const { return setup_.pace; }

  // Returns the agent's next action. A sonar's answer is left out: the other seat gives it.
  rules::Action agent_action(maps::Team agent) const;
  // Returns the agent's answer to an enemy sonar.
  rules::Axis agent_answer(maps::Team asked) const;

  // Realtime: returns the milliseconds to the agent's next call, at least kShortestInterval.
  int agent_time(maps::Team agent) const;

  // Plays a legal action, with the answer to a sonar.
  rules::Announcement play(maps::Team team, const rules::Action& action);

  // Realtime: a captain stops play, or resumes it. The callers enforce what is allowed during a
  // stop (Rulings 14 to 17). `take_back` also removes the stops called after a removed ply.
  void call_stop(maps::Team team);
  void call_resume(maps::Team team);
  bool stopped(maps::Team by) const;
  bool stopped() const { return stopped(maps::Team::blue) || stopped(maps::Team::green); }

  // Returns the number of plies that one undo takes back: against an agent, the person's last
  // action and all plies after it, else one. 0 if there is nothing to take back.
  int plies_to_take_back() const;
  void take_back(int plies);

  // The game so far.
  rules::GameRecord record() const;

  // True if a record has this game's variant, starts and first team.
  bool begins_as(const rules::GameRecord& record) const;
  // Follows a record that begins as this game: takes back the plies that differ, then plays up to
  // the record's end or its first line that breaks a rule. Calls `played` after each new ply.
  void follow(const rules::GameRecord& record, const std::function<void()>& played = {});

 private:
  struct Position {
    Position(const Sea& sea, const TableSetup& setup);
    State state;
    std::array<Tracker<kTableWords>, 2> trackers;
  };

  // The agents' memories, and the game up to the last ply that is in them.
  struct Remembered {
    explicit Remembered(const Table& table);
    void catch_up(const Table& table);
    Position position;
    Memories<kTableWords> memories;
    std::size_t heard = 0;
  };

  View<kTableWords> view(maps::Team team) const;
  statistics::Random random(Stream stream) const { return random(stream, plies_.size() + 1); }
  statistics::Random random(Stream stream, std::size_t ply) const {
    return {setup_.seed, static_cast<std::uint32_t>(ply), 0, stream};
  }

  TableSetup setup_;
  Sea sea_;
  std::array<std::unique_ptr<Agent<kTableWords>>, 2> agents_;
  std::unique_ptr<Position> position_;
  std::vector<TablePly> plies_;
  std::vector<rules::StopLine> stops_;
  // Memories catch up with the plies only when an agent must act, so that nobody waits earlier.
  mutable std::unique_ptr<Remembered> remembered_;
};

}  // namespace chartroom::play
