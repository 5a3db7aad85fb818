// Simulates a game from a captain's knowledge: samples an enemy, then plays on.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "validator/play/agents/expert_agent.h"

namespace chartroom::play {

// Returns a random enemy submarine that fits all announcements: a point and a trail, all pairs
// equally likely. There must be a candidate.
template <int Words>
rules::Submarine<Words> sample_enemy(const View<Words>& view, statistics::Random& random);

// Returns the enemy of this trail with its head in this cell.
template <int Words>
rules::Submarine<Words> enemy_of(const View<Words>& view, const Hypothesis<Words>& trail,
                                 int cell) {
  return {view.sea.water() - trail.trail.moved_up(cell - trail.head),
          static_cast<std::int16_t>(cell), static_cast<std::uint8_t>(view.enemy_energy),
          static_cast<std::uint8_t>(view.enemy_damage)};
}

// Calls `use` with each enemy that fits all announcements.
template <int Words, class Use>
void for_each_enemy(const View<Words>& view, const Use& use) {
  for (const Hypothesis<Words>& h : view.enemy.trails()) {
    for (auto heads = h.heads; !heads.empty(); heads.erase_cell(heads.first_cell())) {
      use(enemy_of(view, h, heads.first_cell()));
    }
  }
}

// Plays on from sampled enemies. Both sides act on their own knowledge and never on the sample.
// Reuses its buffers between calls.
template <int Words>
class Rollout {
 public:
  // Both captains play as `base`, or each as its own captain (by team). `base` values games that
  // have not ended. The sea and all captains must outlive the rollout.
  Rollout(const rules::Sea<Words>& sea, const ExpertAgent<Words>& base);
  Rollout(const rules::Sea<Words>& sea, const ExpertAgent<Words>& base,
          const std::array<const Agent<Words>*, 2>& captains);

  // Gives a team another captain, who must outlive the rollout.
  void seat(maps::Team team, const Agent<Words>& captain) { captains_[index(team)] = &captain; }

  // Returns the value of an action to the captain of the view if this is the enemy, in thousandths
  // of a hit, `depth` plies later.
  int worth(const View<Words>& view, const rules::Submarine<Words>& enemy,
            const rules::Action& action, int depth, statistics::Random& random);

  // Runs `worth` step by step. `begin` sets the view and the enemy; `play` carries out an action of
  // the team to move, and the other team answers sonar; `choose` asks the captain to move; `value`
  // returns the result.
  void begin(const View<Words>& view, const rules::Submarine<Words>& enemy);
  rules::Announcement play(rules::Action action, statistics::Random& random);
  rules::Action choose(statistics::Random& random) const;
  int value(maps::Team team) const;

  bool open() const { return state_->result() == rules::GameResult::open; }
  const rules::State<Words>& state() const { return *state_; }
  View<Words> view() const { return view_of(*state_, trackers_, state_->to_move()); }

 private:
  const ExpertAgent<Words>& base_;
  std::array<const Agent<Words>*, 2> captains_;
  std::optional<rules::State<Words>> state_;
  std::array<Tracker<Words>, 2> trackers_;
};

extern template class Rollout<2>;
extern template class Rollout<4>;

}  // namespace chartroom::play
