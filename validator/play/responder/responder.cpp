#include "validator/play/responder/responder.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "validator/play/agents/integer_log.h"
#include "validator/play/agents/sequential_halving.h"

namespace chartroom::play {
namespace {

constexpr int kWin = 4'096;         // value of a won game, about in thousandths of a hit
constexpr int kStanding = 3'600;    // largest value of an unfinished game
constexpr int kTriesToExpand = 24;  // tries of a situation before other actions are tried in it
constexpr int kCuriosity = 1'600;   // weight of rarely tried actions

// Returns all legal actions except shots at points where the enemy cannot be.
template <int Words>
std::vector<rules::Action> sensible_actions(const View<Words>& view) {
  std::vector<rules::Action> actions = rules::LegalActions<Words>(view.sea, view.own).list();
  std::erase_if(actions, [&](const rules::Action& action) {
    return action.kind == rules::ActionKind::torpedo &&
           !view.enemy.candidates().contains(action.target);
  });
  return actions;
}

// Encodes an announcement as a unique number.
std::uint64_t number_of(const rules::Announcement& said) {
  const auto put = [](std::uint64_t number, auto value, int bits) {
    return number << bits | static_cast<std::uint64_t>(value);
  };
  std::uint64_t n = put(0, said.kind, 3);
  n = put(n, said.direction, 2);
  n = put(n, said.axis, 1);
  n = put(n, said.line, 4);
  n = put(n, said.point.row & 15, 4);
  n = put(n, said.point.column & 15, 4);
  return put(put(n, said.hit, 1), said.self, 1);
}

// Returns the arm to try next: an untried one, else the best by its mean and how rarely it was
// tried (UCB1, Auer, Cesa-Bianchi and Fischer 2002).
template <class Arm>
Arm& most_promising(Arm& usual, std::vector<Arm>& arms) {
  int tries = usual.tries;
  for (const Arm& arm : arms) tries += arm.tries;
  const auto promise = [tries](const Arm& arm) {
    // The square root of an integer is equal on every machine.
    const std::int64_t bits = std::int64_t{kCuriosity} * kCuriosity * integer_log(tries) / kLogUnit;
    const double bonus = std::sqrt(static_cast<double>(bits / arm.tries));
    return arm.sum / arm.tries + static_cast<std::int64_t>(bonus);
  };
  Arm* best = &usual;
  for (Arm& arm : arms) {
    if (arm.tries == 0) return arm;
    if (promise(arm) > promise(*best)) best = &arm;
  }
  return *best;
}

}  // namespace

template <int Words>
Responder<Words>::Responder(const rules::Sea<Words>& sea, maps::Team team,
                            const Agent<Words>& captain, const ResponderBudget& budget)
    : team_(team),
      evaluator_(SurfacingWill::blocked),
      budget_(budget),
      belief_(sea, other(team), {&captain}),
      rollout_(sea, evaluator_, {&captain, &captain}) {}

template <int Words>
auto Responder<Words>::candidates(const View<Words>& view, const rules::Action& usual) const
    -> std::vector<Candidate> {
  std::vector<Candidate> list;
  for (const rules::Action& action : sensible_actions(view)) {
    if (action == usual || (usual.kind == rules::ActionKind::sonar && usual.kind == action.kind)) {
      continue;
    }
    list.push_back({action});
  }
  return list;
}

template <int Words>
rules::Action Responder<Words>::choose(const View<Words>& view, const rules::Action& usual,
                                       int plies_left, statistics::Random& random) {
  plies_left_ = plies_left;
  if (belief_.pairs().empty()) belief_.begin_again(view);
  std::vector<Candidate> others = candidates(view, usual);
  if (others.empty()) return usual;
  const Candidate same{usual};
  const Candidate best = best_by_halving(
      std::move(others), {budget_.rollouts, 0}, random,
      [&](statistics::Random chance, std::vector<Candidate>& all) {
        const rules::Submarine<Words> enemy = belief_.sample(chance).submarine;
        statistics::Random first = chance;
        const int worth = play_out(view, enemy, same, first);
        for (Candidate& candidate : all) {
          statistics::Random again = chance;
          const std::int64_t better = play_out(view, enemy, candidate, again) - worth;
          candidate.sum += better;
          candidate.squares += better * better;
          ++candidate.worlds;
        }
      });
  // Departs if the mean gain exceeds its standard error.
  const std::int64_t rest = best.squares - best.sum * best.sum / best.worlds;
  return best.sum > 0 && best.sum * best.sum > rest ? best.action : usual;
}

// Returns an action's result in one world, from -kWin to kWin.
template <int Words>
int Responder<Words>::play_out(const View<Words>& view, const rules::Submarine<Words>& enemy,
                               const Candidate& candidate, statistics::Random& random) {
  std::vector<Arm*> tried;
  Node* node = candidate.root.get();
  rollout_.begin(view, enemy);
  rules::Action action = candidate.action;
  std::uint64_t heard = 0;
  const int depth = std::min(budget_.depth, plies_left_);
  for (int ply = 0; ply < depth && rollout_.open(); ++ply) {
    const bool own = rollout_.state().to_move() == team_;
    if (ply > 0 && own && node != nullptr) {
      std::unique_ptr<Node>& here = node->after[heard];
      if (!here) here = std::make_unique<Node>();
      node = here.get();
      if (node->usual.tries >= kTriesToExpand && node->arms.empty()) {
        for (const rules::Action& a : sensible_actions(rollout_.view())) node->arms.push_back({a});
      }
      Arm& arm = node->arms.empty() ? node->usual : most_promising(node->usual, node->arms);
      tried.push_back(&arm);
      action = &arm == &node->usual ? rollout_.choose(random) : arm.action;
      if (node->arms.empty()) node = nullptr;
    } else if (ply > 0) {
      action = rollout_.choose(random);
    }
    // The key has the announcements since our last action, and that action.
    const std::uint64_t said = number_of(rollout_.play(action, random));
    heard = own ? said << 2 | static_cast<std::uint64_t>(action.direction) : heard << 20 | said;
  }
  const int worth = result();
  for (Arm* arm : tried) {
    ++arm->tries;
    arm->sum += worth;
  }
  return worth;
}

template <int Words>
int Responder<Words>::result() const {
  const rules::GameResult result = rollout_.state().result();
  if (result == rules::win_of(team_)) return kWin;
  if (result == rules::win_of(other(team_))) return -kWin;
  // A draw and a game at its last ply are worth half.
  if (!rollout_.open() || plies_left_ <= budget_.depth) return 0;
  return std::clamp(rollout_.value(team_), -kStanding, kStanding);
}

template class Responder<2>;
template class Responder<4>;

}  // namespace chartroom::play
