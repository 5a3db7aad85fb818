#include "validator/play/responder/belief.h"

#include <algorithm>
#include <tuple>

#include "validator/play/agents/rollout.h"

namespace chartroom::play {
namespace {

constexpr int kQuestions = 8;           // asked of the captain in each place
constexpr std::int64_t kAnswer = 32;    // what each answer counts for, beside 1 for the rules
constexpr std::int64_t kSum = 1 << 24;  // of all weights at most

// Whether an action is of the kind and, where everybody hears it, the direction of another. The
// point of a torpedo tells no more than where it was fired from: captains aim evenly.
bool alike(const rules::Action& a, const rules::Action& b) {
  return a.kind == b.kind && a.direction == b.direction;
}

// Everything that the enemy may have done when this was said of it.
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
Belief<Words>::Belief(const rules::Sea<Words>& sea, maps::Team enemy, const Agent<Words>& captain)
    : sea_(sea), enemy_(enemy), captain_(captain) {
  const Tracker<Words> tracker(sea, enemy);
  for (const maps::Point point : tracker.candidates()) {
    const auto cell = static_cast<std::int16_t>(maps::BasicPointSet<Words>::cell(point));
    WeighedSubmarine<Words> pair{{sea.water(), cell, 0, 0}};
    pair.submarine.free.erase_cell(cell);
    pairs_.push_back(pair);
  }
}

template <int Words>
View<Words> Belief<Words>::view_of_enemy(const rules::Submarine<Words>& enemy,
                                         const rules::Submarine<Words>& own,
                                         const Trackers& trackers) const {
  const maps::Team team = other(enemy_);
  return {
      sea_, enemy_, enemy, own.energy, own.damage, trackers[index(team)], trackers[index(enemy_)]};
}

template <int Words>
void Belief<Words>::hear(const rules::Announcement& said, const rules::Action& own_action,
                         const rules::Submarine<Words>& own, const Trackers& trackers,
                         statistics::Random& random) {
  next_.clear();
  if (said.team == enemy_) {
    hear_enemy(said, own, trackers, random);
  } else {
    hear_own(said, own_action, own, trackers, random);
  }
  pairs_.swap(next_);
  if (pairs_.empty()) return;
  add_up();
  bound();
}

template <int Words>
void Belief<Words>::begin_again(const View<Words>& view) {
  pairs_.clear();
  for_each_enemy(view, [this](const rules::Submarine<Words>& enemy) { pairs_.push_back({enemy}); });
  add_up();
  bound();
}

template <int Words>
void Belief<Words>::hear_enemy(const rules::Announcement& said, const rules::Submarine<Words>& own,
                               const Trackers& trackers, statistics::Random& random) {
  const std::vector<rules::Action> actions = meanings(said);
  const bool one = pairs_.size() == 1 && actions.size() == 1;
  for (const WeighedSubmarine<Words>& pair : pairs_) {
    std::array<rules::Action, kQuestions> answers;
    bool asked = one;
    for (const rules::Action& action : actions) {
      if (rules::State<Words>::check(sea_, pair.submarine, action)) continue;
      auto state = state_of(sea_, enemy_, pair.submarine, own, enemy_);
      if (state.apply(enemy_, action) != said) continue;
      if (!asked) {
        const View<Words> view = view_of_enemy(pair.submarine, own, trackers);
        for (rules::Action& answer : answers) answer = captain_.choose(view, random);
        asked = true;
      }
      const auto count = one ? 0
                             : std::count_if(answers.begin(), answers.end(),
                                             [&](const auto& a) { return alike(a, action); });
      next_.push_back({state.submarine(enemy_), pair.weight * (kAnswer * count + 1)});
    }
  }
}

template <int Words>
void Belief<Words>::hear_own(const rules::Announcement& said, rules::Action action,
                             const rules::Submarine<Words>& own, const Trackers& trackers,
                             statistics::Random& random) {
  const maps::Team team = other(enemy_);
  const bool sonar = said.kind == rules::ActionKind::sonar;
  if (sonar) action.answer = said.axis;
  for (const WeighedSubmarine<Words>& pair : pairs_) {
    auto state = state_of(sea_, enemy_, pair.submarine, own, team);
    if (state.apply(team, action) != said) continue;
    std::int64_t count = 0;
    for (int i = 0; sonar && i < kQuestions; ++i) {
      const View<Words> view = view_of_enemy(pair.submarine, own, trackers);
      if (captain_.answer(view, random) == said.axis) ++count;
    }
    next_.push_back({state.submarine(enemy_), pair.weight * (kAnswer * count + 1)});
  }
}

// Makes one of what has become the same.
template <int Words>
void Belief<Words>::add_up() {
  const auto before = [](const auto& a, const auto& b) {
    return order_of(a.submarine) < order_of(b.submarine);
  };
  std::sort(pairs_.begin(), pairs_.end(), before);
  std::size_t kept = 0;
  for (const WeighedSubmarine<Words>& pair : pairs_) {
    if (kept > 0 && !before(pairs_[kept - 1], pair)) {
      pairs_[kept - 1].weight += pair.weight;
    } else {
      pairs_[kept++] = pair;
    }
  }
  pairs_.resize(kept);
}

// Keeps the weights and their number small.
template <int Words>
void Belief<Words>::bound() {
  if (pairs_.size() > kMost) {
    std::stable_sort(pairs_.begin(), pairs_.end(),
                     [](const auto& a, const auto& b) { return a.weight > b.weight; });
    pairs_.resize(kMost);
  }
  std::int64_t most = 0;
  for (const WeighedSubmarine<Words>& pair : pairs_) most = std::max(most, pair.weight);
  const std::int64_t each = kSum / static_cast<std::int64_t>(pairs_.size());
  if (most <= each) return;
  // In proportion to the heaviest.
  for (WeighedSubmarine<Words>& pair : pairs_) {
    pair.weight = std::max<std::int64_t>(1, pair.weight * each / most);
  }
}

template <int Words>
const rules::Submarine<Words>& Belief<Words>::sample(statistics::Random& random) const {
  std::int64_t sum = 0;
  for (const WeighedSubmarine<Words>& pair : pairs_) sum += pair.weight;
  std::int64_t skip = random.below(static_cast<int>(sum));
  for (const WeighedSubmarine<Words>& pair : pairs_) {
    skip -= pair.weight;
    if (skip < 0) return pair.submarine;
  }
  return pairs_.back().submarine;
}

template class Belief<2>;
template class Belief<4>;

}  // namespace chartroom::play
