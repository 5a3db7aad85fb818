// The game at the table: two seats, each a person's or an agent's, with everything that was played.
// It knows no terminal and asks nobody: who sits there says what the next action is.
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

// The width of the sets of points at a table: it holds every sea, and nobody waits for it.
inline constexpr int kTableWords = 4;

struct TableSetup {
  maps::Map map;
  rules::Rulebook rules;
  std::string map_name;                 // as a record names the map: an id, or a path
  std::array<std::string, 2> agents;    // by team: the name of an agent, "" where a person sits
  std::array<maps::Point, 2> starts;    // by team; ignored where a record is resumed
  maps::Team first = maps::Team::blue;  // in turns; ignored where a record is resumed
  rules::Variant variant = rules::Variant::turns;  // ignored where a record is resumed
  Pace pace;                                       // realtime: how fast agents call
  std::uint64_t seed = 1;
};

// What was done, and what everybody heard of it.
struct TablePly {
  rules::Action action;
  rules::Announcement said;
};

// What agents do follows from the seed, the number of the ply and what they may know, and from
// nothing else: taking back and playing the same again gives the same, and so does going on with a
// record.
class Table {
 public:
  using State = rules::State<kTableWords>;
  using Sea = rules::Sea<kTableWords>;

  // The starts must be legal and the agents known.
  explicit Table(TableSetup setup);

  // A table with a game that has begun, at the point where its record ends. The first place where
  // the record breaks a rule is an error with its line, in the referee's words; so is a point that
  // the map does not have.
  static ParseResult<std::unique_ptr<Table>> resume(TableSetup setup,
                                                    const rules::GameRecord& record,
                                                    const std::string& path);

  // Drawn by the seed: who begins, and where an agent (or, with "", anybody) starts on the map.
  static maps::Team draw_first(std::uint64_t seed);
  static maps::Point draw_start(const maps::Map& map, const rules::Rulebook& rules, maps::Team team,
                                const std::string& agent, std::uint64_t seed);
  // Why a team may not start there: the point must lie on the map.
  static std::optional<rules::Refusal> check_start(const maps::Map& map, maps::Team team,
                                                   maps::Point start);

  const maps::Map& map() const { return setup_.map; }
  const State& state() const { return position_->state; }
  const std::vector<TablePly>& plies() const { return plies_; }
  std::uint64_t seed() const { return setup_.seed; }
  bool is_agent(maps::Team team) const { return !setup_.agents[index(team)].empty(); }
  const std::string& agent_name(maps::Team team) const { return setup_.agents[index(team)]; }
  // Where the enemy's operator must expect the team.
  const maps::PointSet& candidates(maps::Team tracked) const {
    return position_->trackers[index(tracked)].candidates();
  }
  // The same with how likely each is, and where the team may have passed.
  std::vector<FilmPoint> film(maps::Team tracked) const {
    return film_of(position_->trackers[index(tracked)], sea_);
  }

  rules::Variant variant() const { return setup_.variant; }
  const Pace& pace() const { return setup_.pace; }

  // What an agent does now. A sonar's answer is the other seat's and not filled in.
  rules::Action agent_action(maps::Team agent) const;
  // What an agent tells the enemy who asks by sonar now.
  rules::Axis agent_answer(maps::Team asked) const;

  // Realtime: how many milliseconds an agent takes from now to its next call, at least the shortest
  // interval.
  int agent_time(maps::Team agent) const;

  // Plays a legal action, with the answer to a sonar.
  rules::Announcement play(maps::Team team, const rules::Action& action);

  // Realtime: a captain stops play, or lets it go on; who may do what meanwhile is for the callers
  // (Rulings 14 to 17). What is taken back takes the stops after it along.
  void call_stop(maps::Team team);
  void call_resume(maps::Team team);
  bool stopped(maps::Team by) const;
  bool stopped() const { return stopped(maps::Team::blue) || stopped(maps::Team::green); }

  // How many plies a person whose turn it is takes back at once: against an agent the own last
  // action and what followed, else one; 0 where there is nothing to take back.
  int plies_to_take_back() const;
  void take_back(int plies);

  // The game so far.
  rules::GameRecord record() const;

  // Whether a game was begun as this one: in its variant, from its starts, and by its first team.
  bool begins_as(const rules::GameRecord& record) const;
  // Goes to where a game that was begun so stands: takes back as far as the two differ, and plays
  // on up to the end of the record or its first line that breaks a rule. `played` is called after
  // each ply that is played.
  void follow(const rules::GameRecord& record, const std::function<void()>& played = {});

 private:
  struct Position {
    Position(const Sea& sea, const TableSetup& setup);
    State state;
    std::array<Tracker<kTableWords>, 2> trackers;
  };

  // What the agents remember of the game, and the game as far as they have heard it.
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
  // Agents think back when they are asked for an action, so that nobody waits for it before: on
  // what was played since they last did.
  mutable std::unique_ptr<Remembered> remembered_;
};

}  // namespace chartroom::play
