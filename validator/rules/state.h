// The state of a game: both submarines, the team to move, and the result.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "validator/rules/action.h"
#include "validator/rules/announcement.h"
#include "validator/rules/game_result.h"
#include "validator/rules/refusal.h"
#include "validator/rules/sea.h"

namespace chartroom::rules {

// One submarine. It stores the water off its trail, so that one look finds its free steps.
template <int Words>
struct Submarine {
  maps::BasicPointSet<Words> free;  // water off the own trail
  std::int16_t cell = 0;
  std::uint8_t energy = 0;
  std::uint8_t damage = 0;

  maps::Point point() const { return maps::BasicPointSet<Words>::point(cell); }
  friend bool operator==(const Submarine&, const Submarine&) = default;
};

// The rules of maps/RULES.md, "A turn". `check` returns why an action is illegal and changes
// nothing; `apply` carries out a legal one; `undo` takes it back.
template <int Words>
class State {
 public:
  using Set = maps::BasicPointSet<Words>;

  // The data with which `undo` takes one action back.
  struct Undo {
    maps::Team team = maps::Team::blue;
    Submarine<Words> acting;
    std::uint8_t other_damage = 0;
    maps::Team to_move = maps::Team::blue;
    GameResult result = GameResult::open;
  };

  // Both starts must pass `check_start`. Energy 0, damage 0. The sea must outlive the state.
  State(const Sea<Words>& sea, maps::Point blue, maps::Point green, maps::Team first,
        Variant variant = Variant::turns);
  // A game in progress, in turns, by team: for agents that imagine its future. The submarines'
  // points and trails must be water of the sea, and neither may be sunk.
  State(const Sea<Words>& sea, const std::array<Submarine<Words>, 2>& submarines,
        maps::Team to_move);

  // Returns why a team may not start at a point on the map: it is an island, or the map forces
  // another start.
  static std::optional<Refusal> check_start(const Sea<Words>& sea, maps::Team team,
                                            maps::Point start);

  // Returns the first rule that an action of this submarine would break on its turn.
  static std::optional<Refusal> check(const Sea<Words>& sea, const Submarine<Words>& submarine,
                                      const Action& action);

  // Returns the first rule that the action breaks, in the order of Refusal; empty if it is legal. A
  // torpedo's target must lie on the map.
  std::optional<Refusal> check(maps::Team team, const Action& action) const;

  // Carries out a legal action of the team and returns its announcement.
  Announcement apply(maps::Team team, const Action& action) {
    Announcement said;
    apply(team, action, said);
    return said;
  }
  Announcement apply(maps::Team team, const Action& action, Undo& undo);
  void undo(const Undo& undo);

  const Sea<Words>& sea() const { return *sea_; }
  const Submarine<Words>& submarine(maps::Team team) const { return submarines_[index(team)]; }
  // The trail of a team, the current point included.
  Set trail(maps::Team team) const { return sea_->water() - submarine(team).free; }
  maps::Team to_move() const { return to_move_; }
  GameResult result() const { return result_; }

  // True in every reachable state; false means a bug.
  bool invariants_hold() const;

  // Compares two states of one sea.
  friend bool operator==(const State&, const State&) = default;

 private:
  // Fills in a default announcement. Not returned by value: g++ would pack the small members in
  // registers, which costs more than the rest of the work.
  void apply(maps::Team team, const Action& action, Announcement& said);
  Submarine<Words>& mine(maps::Team team) { return submarines_[index(team)]; }
  static std::optional<Refusal> check_step(const Sea<Words>& sea, const Submarine<Words>& submarine,
                                           maps::Direction direction);
  static std::optional<Refusal> check_target(const Sea<Words>& sea,
                                             const Submarine<Words>& submarine, maps::Point target);
  void fire(maps::Team team, Announcement& said);
  void surface(maps::Team team, Announcement& said);
  bool sunk(maps::Team team) const {
    return submarine(team).damage >= sea_->rules().damage_to_sink;
  }

  const Sea<Words>* sea_;
  std::array<Submarine<Words>, 2> submarines_;
  maps::Team to_move_;
  GameResult result_ = GameResult::open;
  Variant variant_;
};

extern template class State<2>;
extern template class State<4>;

}  // namespace chartroom::rules
