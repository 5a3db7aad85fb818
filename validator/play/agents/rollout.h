// Playing a game on from what a captain knows: sampled truths, and play from them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "validator/play/agents/expert_agent.h"

namespace chartroom::play {

// An enemy submarine that explains everything heard: a point and a trail, each pair as likely as
// the others. There must be a candidate.
template <int Words>
rules::Submarine<Words> sample_enemy(const View<Words>& view, statistics::Random& random);

// An enemy of this trail with its head in this cell.
template <int Words>
rules::Submarine<Words> enemy_of(const View<Words>& view, const Hypothesis<Words>& trail,
                                 int cell) {
  return {view.sea.water() - trail.trail.moved_up(cell - trail.head),
          static_cast<std::int16_t>(cell), static_cast<std::uint8_t>(view.enemy_energy),
          static_cast<std::uint8_t>(view.enemy_damage)};
}

// Calls `use` with each of them.
template <int Words, class Use>
void for_each_enemy(const View<Words>& view, const Use& use) {
  for (const Hypothesis<Words>& h : view.enemy.trails()) {
    for (auto heads = h.heads; !heads.empty(); heads.erase_cell(heads.first_cell())) {
      use(enemy_of(view, h, heads.first_cell()));
    }
  }
}

// Plays on from sampled truths. Both sides act on what they would know, with the beliefs that
// everybody shares, and never on the truth that was sampled. It keeps its memory between calls.
template <int Words>
class Rollout {
 public:
  // Both captains play as `base` does, or each as a captain of its own (by team). The base says
  // what a game is worth that has not ended. The sea and all captains must outlive the rollout.
  Rollout(const rules::Sea<Words>& sea, const ExpertAgent<Words>& base);
  Rollout(const rules::Sea<Words>& sea, const ExpertAgent<Words>& base,
          const std::array<const Agent<Words>*, 2>& captains);

  // From now on that captain commands the team; it must outlive the rollout.
  void seat(maps::Team team, const Agent<Words>& captain) { captains_[index(team)] = &captain; }

  // What an action is worth to the captain of the view when the enemy is there: in thousandths of a
  // hit, as it stands `depth` plies later.
  int worth(const View<Words>& view, const rules::Submarine<Words>& enemy,
            const rules::Action& action, int depth, statistics::Random& random);

  // The same step by step: from the view on, with the enemy there; an action of the team to move,
  // whose sonar the other team answers; what the captain to move does; and what it has come to.
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
