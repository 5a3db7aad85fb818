#include "validator/play/agents/rollout.h"

namespace chartroom::play {
namespace {

// Returns the state of the game with the sampled enemy.
template <int Words>
rules::State<Words> sampled_state(const View<Words>& view, const rules::Submarine<Words>& enemy) {
  const bool blue = view.team == maps::Team::blue;
  return {view.sea, {blue ? view.own : enemy, blue ? enemy : view.own}, view.team};
}

}  // namespace

template <int Words>
rules::Submarine<Words> sample_enemy(const View<Words>& view, statistics::Random& random) {
  int pairs = 0;
  for (const Hypothesis<Words>& h : view.enemy.trails()) pairs += h.heads.count();
  CHARTROOM_EXPECTS(pairs > 0);
  int skip = random.below(pairs);
  for (const Hypothesis<Words>& h : view.enemy.trails()) {
    const int placements = h.heads.count();
    if (skip >= placements) {
      skip -= placements;
      continue;
    }
    auto heads = h.heads;
    for (; skip > 0; --skip) heads.erase_cell(heads.first_cell());
    return enemy_of(view, h, heads.first_cell());
  }
  return {};
}

template <int Words>
Rollout<Words>::Rollout(const rules::Sea<Words>& sea, const ExpertAgent<Words>& base)
    : Rollout(sea, base, {&base, &base}) {}

template <int Words>
Rollout<Words>::Rollout(const rules::Sea<Words>& sea, const ExpertAgent<Words>& base,
                        const std::array<const Agent<Words>*, 2>& captains)
    : base_(base),
      captains_(captains),
      trackers_{Tracker<Words>(sea, maps::Team::blue), Tracker<Words>(sea, maps::Team::green)} {}

template <int Words>
void Rollout<Words>::begin(const View<Words>& seen, const rules::Submarine<Words>& enemy) {
  state_ = sampled_state(seen, enemy);
  trackers_[index(seen.team)] = seen.ourselves;
  trackers_[index(other(seen.team))] = seen.enemy;
}

template <int Words>
rules::Announcement Rollout<Words>::play(rules::Action action, statistics::Random& random) {
  const maps::Team team = state_->to_move();
  const maps::Team enemy = other(team);
  if (action.kind == rules::ActionKind::sonar) {
    action.answer = captains_[index(enemy)]->answer(view_of(*state_, trackers_, enemy), random);
  }
  const rules::Announcement said = state_->apply(team, action);
  for (Tracker<Words>& tracker : trackers_) tracker.hear(said);
  return said;
}

template <int Words>
rules::Action Rollout<Words>::choose(statistics::Random& random) const {
  return captains_[index(state_->to_move())]->choose(view(), random);
}

template <int Words>
int Rollout<Words>::worth(const View<Words>& seen, const rules::Submarine<Words>& enemy,
                          const rules::Action& action, int depth, statistics::Random& random) {
  begin(seen, enemy);
  play(action, random);
  for (int ply = 1; ply < depth && open(); ++ply) play(choose(random), random);
  return value(seen.team);
}

template <int Words>
int Rollout<Words>::value(maps::Team team) const {
  const ExpertWeights& weights = base_.weights();
  const int enemy_damage = state_->submarine(other(team)).damage;
  const int damage = weights.hit * (enemy_damage - state_->submarine(team).damage);
  const rules::GameResult result = state_->result();
  if (result == rules::GameResult::draw) return 0;
  if (result == rules::win_of(team)) return damage + weights.win;
  if (result == rules::win_of(other(team))) return damage - weights.win;
  return damage + (base_.standing(view_of(*state_, trackers_, team)) -
                   base_.standing(view_of(*state_, trackers_, other(team)))) /
                      2;
}

template rules::Submarine<2> sample_enemy(const View<2>&, statistics::Random&);
template rules::Submarine<4> sample_enemy(const View<4>&, statistics::Random&);
template class Rollout<2>;
template class Rollout<4>;

}  // namespace chartroom::play
