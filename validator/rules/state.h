// The state of a game: both submarines, whose turn it is, and how it stands.
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

// One submarine. The trail is kept as its complement, so that one look tells where it may go.
template <int Words>
struct Submarine {
  maps::BasicPointSet<Words> free;  // water that is not on the own trail
  std::int16_t cell = 0;
  std::uint8_t energy = 0;
  std::uint8_t damage = 0;

  maps::Point point() const { return maps::BasicPointSet<Words>::point(cell); }
  friend bool operator==(const Submarine&, const Submarine&) = default;
};

// The rules of maps/RULES.md, "A turn". `check` says whether an action is legal and changes
// nothing; `apply` carries out a legal one; `undo` takes it back.
template <int Words>
class State {
 public:
  using Set = maps::BasicPointSet<Words>;

  // What `undo` needs to take one action back.
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
  // A game in its midst, in turns, by team: for those who imagine how it may go on. The
  // submarines' points and trails must be water of the sea, and neither may be sunk.
  State(const Sea<Words>& sea, const std::array<Submarine<Words>, 2>& submarines,
        maps::Team to_move);

  // Why a team may not start there: an island, or the map forces another point. The point must
  // lie on the map.
  static std::optional<Refusal> check_start(const Sea<Words>& sea, maps::Team team,
                                            maps::Point start);

  // The same of what one submarine may do when it is its turn.
  static std::optional<Refusal> check(const Sea<Words>& sea, const Submarine<Words>& submarine,
                                      const Action& action);

  // The first rule that the action breaks, in the order of Refusal; nothing when it is legal.
  // A torpedo's target must lie on the map.
  std::optional<Refusal> check(maps::Team team, const Action& action) const;

  // Carries out a legal action of the team and says what everybody hears.
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

  // What holds in every state that can be reached; false means a bug.
  bool invariants_hold() const;

  // Two states of one sea that play on alike.
  friend bool operator==(const State&, const State&) = default;

 private:
  // Fills in an announcement that holds the defaults. Not returned by value: g++ would put the
  // small members together in registers, which costs more than the rest of the work.
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
