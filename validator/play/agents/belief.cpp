#include "validator/play/agents/belief.h"

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <utility>

#include "validator/play/agents/rollout.h"

namespace chartroom::play {
namespace {

constexpr std::int64_t kSum = 1 << 24;  // largest sum of all weights

// True if both actions sound alike: equal in kind and announced direction. A torpedo's target tells
// only its quadrant, since captains aim evenly.
bool alike(const rules::Action& a, const rules::Action& b) {
  return a.kind == b.kind && a.direction == b.direction;
}

// Returns all actions of the enemy that an announcement may stand for.
std::vector<rules::Action> meanings(const rules::Announcement& said) {
  switch (said.kind) {
    case rules::ActionKind::navigate:
      return {rules::Action::navigate(said.direction)};
    case rules::ActionKind::sonar:
      return {rules::Action::sonar(said.axis)};
    case rules::ActionKind::silence:
      break;
    case rules::ActionKind::torpedo:
      return {rules::Action::torpedo(said.point)};
    case rules::ActionKind::surface:
      return {rules::Action::surface()};
  }
  std::vector<rules::Action> steps;
  for (const maps::Direction d : maps::kDirections) steps.push_back(rules::Action::silence(d));
  return steps;
}

template <int Words>
rules::State<Words> state_of(const rules::Sea<Words>& sea, maps::Team enemy,
                             const rules::Submarine<Words>& theirs,
                             const rules::Submarine<Words>& own, maps::Team to_move) {
  const bool blue = enemy == maps::Team::blue;
  return {sea, {blue ? theirs : own, blue ? own : theirs}, to_move};
}

template <int Words>
auto order_of(const rules::Submarine<Words>& s) {
  return std::make_tuple(s.cell, s.free.words());
}

}  // namespace

template <int Words>
Belief<Words>::Belief(const rules::Sea<Words>& sea, maps::Team enemy, Captains captains,
                      const BeliefBudget& budget)
    : sea_(sea), enemy_(enemy), captains_(std::move(captains)), budget_(budget) {
  CHARTROOM_EXPECTS(!captains_.empty() && captains_.size() <= kMostCaptains);
  const Tracker<Words> tracker(sea, enemy);
  for (const maps::Point point : tracker.candidates()) {
    const auto cell = static_cast<std::int16_t>(maps::BasicPointSet<Words>::cell(point));
    Pair pair{{sea.water(), cell, 0, 0}, even()};
    pair.submarine.free.erase_cell(cell);
    pairs_.push_back(pair);
  }
}

// Gives all captains equal weights.
template <int Words>
auto Belief<Words>::even() const -> Weights {
  Weights weights{};
  for (std::size_t c = 0; c < captains_.size(); ++c) weights[c] = 1;
  return weights;
}

template <int Words>
View<Words> Belief<Words>::view_of_enemy(const Pair& pair, const View<Words>& before) const {
  return {
      sea_,        enemy_, pair.submarine, before.own.energy, before.own.damage, before.ourselves,
      before.enemy};
}

template <int Words>
void Belief<Words>::hear(const View<Words>& before, const rules::Action& own_action,
                         const rules::Announcement& said, statistics::Random& random) {
  next_.clear();
  if (said.team == enemy_) {
    hear_enemy(before, said, random);
  } else {
    hear_own(before, own_action, said, random);
  }
  pairs_.swap(next_);
  if (pairs_.empty()) return;
  add_up();
  bound();
}

template <int Words>
void Belief<Words>::begin_again(const View<Words>& view) {
  pairs_.clear();
  for_each_enemy(view, [this](const rules::Submarine<Words>& enemy) {
    pairs_.push_back({enemy, even()});
  });
  add_up();
  bound();
}

template <int Words>
void Belief<Words>::add(const rules::Submarine<Words>& then, const Weights& weights,
                        const Weights& counts) {
  Pair pair{then, {}};
  for (std::size_t c = 0; c < captains_.size(); ++c) {
    pair.by_captain[c] = weights[c] * (budget_.answer * counts[c] + 1);
  }
  next_.push_back(pair);
}

template <int Words>
void Belief<Words>::hear_enemy(const View<Words>& before, const rules::Announcement& said,
                               statistics::Random& random) {
  const std::vector<rules::Action> actions = meanings(said);
  // One pair under one captain has no weights to compare.
  const bool one = pairs_.size() == 1 && actions.size() == 1 && captains_.size() == 1;
  std::array<std::vector<rules::Action>, kMostCaptains> answers;
  for (const Pair& pair : pairs_) {
    bool asked = one;
    for (const rules::Action& action : actions) {
      if (rules::State<Words>::check(sea_, pair.submarine, action)) continue;
      auto state = state_of(sea_, enemy_, pair.submarine, before.own, enemy_);
      if (state.apply(enemy_, action) != said) continue;
      if (!asked) {
        const View<Words> view = view_of_enemy(pair, before);
        for (std::size_t c = 0; c < captains_.size(); ++c) {
          answers[c].clear();
          for (int i = 0; i < budget_.questions; ++i) {
            answers[c].push_back(captains_[c]->choose(view, random));
          }
        }
        asked = true;
      }
      Weights counts{};
      for (std::size_t c = 0; c < captains_.size(); ++c) {
        counts[c] = std::count_if(answers[c].begin(), answers[c].end(),
                                  [&](const auto& a) { return alike(a, action); });
      }
      add(state.submarine(enemy_), pair.by_captain, counts);
    }
  }
}

template <int Words>
void Belief<Words>::hear_own(const View<Words>& before, rules::Action action,
                             const rules::Announcement& said, statistics::Random& random) {
  const maps::Team team = other(enemy_);
  const bool sonar = said.kind == rules::ActionKind::sonar;
  if (sonar) action.answer = said.axis;
  for (const Pair& pair : pairs_) {
    auto state = state_of(sea_, enemy_, pair.submarine, before.own, team);
    if (state.apply(team, action) != said) continue;
    Weights counts{};
    const View<Words> view = view_of_enemy(pair, before);
    for (std::size_t c = 0; sonar && c < captains_.size(); ++c) {
      for (int i = 0; i < budget_.questions; ++i) {
        if (captains_[c]->answer(view, random) == said.axis) ++counts[c];
      }
    }
    add(state.submarine(enemy_), pair.by_captain, counts);
  }
}

// Merges pairs that have become equal.
template <int Words>
void Belief<Words>::add_up() {
  const auto before = [](const Pair& a, const Pair& b) {
    return order_of(a.submarine) < order_of(b.submarine);
  };
  std::sort(pairs_.begin(), pairs_.end(), before);
  std::size_t kept = 0;
  for (const Pair& pair : pairs_) {
    if (kept > 0 && !before(pairs_[kept - 1], pair)) {
      Weights& sum = pairs_[kept - 1].by_captain;
      for (std::size_t c = 0; c < sum.size(); ++c) sum[c] += pair.by_captain[c];
    } else {
      pairs_[kept++] = pair;
    }
  }
  pairs_.resize(kept);
}

// Limits the number of pairs and the sum of weights.
template <int Words>
void Belief<Words>::bound() {
  if (pairs_.size() > budget_.most) {
    std::stable_sort(pairs_.begin(), pairs_.end(),
                     [](const Pair& a, const Pair& b) { return a.weight() > b.weight(); });
    pairs_.resize(budget_.most);
  }
  std::int64_t most = 0;
  for (const Pair& pair : pairs_) most = std::max(most, pair.weight());
  const std::int64_t each = kSum / static_cast<std::int64_t>(pairs_.size());
  if (most <= each) return;
  // Scales all weights down in proportion.
  for (Pair& pair : pairs_) {
    for (std::size_t c = 0; c < captains_.size(); ++c) {
      pair.by_captain[c] = std::max<std::int64_t>(1, pair.by_captain[c] * each / most);
    }
  }
}

template <int Words>
auto Belief<Words>::by_captain() const -> Weights {
  Weights sums{};
  for (const Pair& pair : pairs_) {
    for (std::size_t c = 0; c < sums.size(); ++c) sums[c] += pair.by_captain[c];
  }
  return sums;
}

template <int Words>
auto Belief<Words>::sample(statistics::Random& random) const -> Sample {
  CHARTROOM_EXPECTS(!pairs_.empty());
  std::int64_t sum = 0;
  for (const Pair& pair : pairs_) sum += pair.weight();
  std::int64_t skip = random.below(static_cast<int>(sum));
  for (const Pair& pair : pairs_) {
    for (std::size_t c = 0; c < captains_.size(); ++c) {
      skip -= pair.by_captain[c];
      if (skip < 0) return {pair.submarine, c};
    }
  }
  return {pairs_.back().submarine, 0};
}

template class Belief<2>;
template class Belief<4>;

}  // namespace chartroom::play
