#include "validator/play/agents/master_agent.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "validator/play/agents/rollout.h"
#include "validator/play/agents/sequential_halving.h"

namespace chartroom::play {
namespace {

struct Candidate {
  rules::Action action;
  std::int64_t sum = 0;  // the expert's value as often as it is trusted, and that of each rollout
};

// The most promising actions, the best first.
std::vector<Candidate> candidates(const Options& options, const MasterBudget& budget,
                                  statistics::Random& random) {
  std::vector<Option> sorted(options.begin(), options.end());
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
  Rollout<Words> rollout(view.sea, expert_);
  return best_by_halving(std::move(left), {budget_.rollouts, budget_.milliseconds}, random,
                         [&](statistics::Random chance, std::vector<Candidate>& all) {
                           const rules::Submarine<Words> enemy = sample_enemy(view, chance);
                           for (Candidate& candidate : all) {
                             statistics::Random same = chance;
                             candidate.sum +=
                                 rollout.worth(view, enemy, candidate.action, budget_.depth, same);
                           }
                         })
      .action;
}

template class MasterAgent<2>;
template class MasterAgent<4>;

}  // namespace chartroom::play
