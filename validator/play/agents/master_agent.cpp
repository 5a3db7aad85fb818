#include "validator/play/agents/master_agent.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <utility>

#include "validator/play/agents/rollout.h"
#include "validator/play/agents/sequential_halving.h"

namespace chartroom::play {
namespace {

struct Candidate {
  rules::Action action;
  std::int64_t sum = 0;  // the expert's value times its weight, plus each rollout's value
};

// Returns the most promising actions, best first.
std::vector<Candidate> candidates(const Options& options, const MasterBudget& budget,
                                  statistics::Random& random) {
  std::vector<Option> sorted(options.list.begin(), options.list.end());
  for (Option& option : sorted) option.value += random.below(options.noise + 1);
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const Option& a, const Option& b) { return a.value > b.value; });
  std::vector<Candidate> chosen;
  for (const Option& option : sorted) {
    if (static_cast<int>(chosen.size()) == budget.most) break;
    if (option.value < sorted[0].value - budget.margin) break;
    chosen.push_back({option.action, std::int64_t{budget.trust} * option.value});
  }
  return chosen;
}

// A belief on the enemy's position and captain.
template <int Words>
class MasterMemory final : public Memory<Words> {
 public:
  MasterMemory(const rules::Sea<Words>& sea, maps::Team enemy,
               typename Belief<Words>::Captains captains, const BeliefBudget& budget)
      : belief_(sea, enemy, std::move(captains), budget) {}

  void hear(const View<Words>& before, const rules::Action& own_action,
            const rules::Announcement& said, statistics::Random& random) override {
    if (belief_.pairs().empty()) belief_.begin_again(before);
    belief_.hear(before, own_action, said, random);
  }
  const Belief<Words>& belief() const { return belief_; }

 private:
  Belief<Words> belief_;
};

template <int Words>
const Belief<Words>* belief_of(const View<Words>& view) {
  const auto* memory = dynamic_cast<const MasterMemory<Words>*>(view.memory);
  return memory == nullptr || memory->belief().pairs().empty() ? nullptr : &memory->belief();
}

}  // namespace

std::optional<MasterBudget> parse_master(std::string_view name) {
  constexpr std::string_view kName = "master";
  MasterBudget budget;
  if (name == kName) return budget;
  if (!name.starts_with(kName) || name.substr(kName.size(), 1) != ":") return std::nullopt;
  name.remove_prefix(kName.size() + 1);
  int number = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
  if (error != std::errc() || number < 1 || number > 1'000'000) return std::nullopt;
  const std::string_view unit(end, static_cast<std::size_t>(name.data() + name.size() - end));
  if (!unit.empty() && unit != "ms") return std::nullopt;
  (unit == "ms" ? budget.milliseconds : budget.rollouts) = number;
  return budget;
}

template <int Words>
rules::Action MasterAgent<Words>::choose(const View<Words>& view,
                                         statistics::Random& random) const {
  std::vector<Candidate> left = candidates(expert_.options(view, random), budget_, random);
  if (left.size() == 1) return left[0].action;
  const Belief<Words>* belief = belief_of(view);
  Rollout<Words> rollout(view.sea, expert_);
  const auto play = [&](statistics::Random chance, std::vector<Candidate>& all) {
    rules::Submarine<Words> enemy;
    if (belief != nullptr) {
      const auto sample = belief->sample(chance);
      enemy = sample.submarine;
      rollout.seat(other(view.team), *belief->captains()[sample.captain]);
    } else {
      enemy = sample_enemy(view, chance);
    }
    for (Candidate& candidate : all) {
      statistics::Random same = chance;
      candidate.sum += rollout.worth(view, enemy, candidate.action, budget_.depth, same);
    }
  };
  return best_by_halving(std::move(left), {budget_.rollouts, budget_.milliseconds}, random, play)
      .action;
}

template <int Words>
std::unique_ptr<Memory<Words>> MasterAgent<Words>::remember(const rules::Sea<Words>& sea,
                                                            maps::Team team) const {
  return std::make_unique<MasterMemory<Words>>(
      sea, other(team), typename Belief<Words>::Captains{&novice_, &standard_, &expert_},
      budget_.belief);
}

template class MasterAgent<2>;
template class MasterAgent<4>;

}  // namespace chartroom::play
