#include "cli/con_sonar/simulate_decks.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>

#include "cli/con_sonar/admirals.h"
#include "cli/progress.h"
#include "validator/con_sonar/agents/deck_agent.h"

namespace chartroom::cli {
namespace {

using con_sonar::SeriesPlan;

bool is_number(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

// Returns the nations that play in turn, and the number of seats; a number alone has all nations.
std::pair<std::vector<int>, std::size_t> simulated_admirals(const con_sonar::Rules& rules,
                                                            const std::string& text) {
  if (text.empty()) {
    return {all_nations(rules), static_cast<std::size_t>(usual_admirals(rules))};
  }
  std::vector<int> named = admirals_of(rules.deck(), text);
  const std::size_t seats = named.size();
  return {is_number(text) ? all_nations(rules) : std::move(named), seats};
}

std::vector<std::string> agents_for(const std::vector<std::string>& asked, std::size_t seats) {
  if (asked.empty()) return std::vector<std::string>(seats, "greedy");
  if (asked.size() == 1) return std::vector<std::string>(seats, asked.front());
  if (asked.size() == seats) return asked;
  throw CLI::ValidationError(
      fmt::format("--agents: {} agents for {} admirals (expected one for all, or one per seat)",
                  asked.size(), seats));
}

int sonar_level(const std::string& text) { return text == "never" ? 0 : std::stoi(text); }

con_sonar::SeatOrder order_of(const std::string& text) {
  return text == "snake" ? con_sonar::SeatOrder::snake : con_sonar::SeatOrder::rounds;
}

}  // namespace

void add_deck_simulate_options(CLI::App& verb, DeckSimulateOptions& options) {
  verb.add_option(
      "--admirals", options.admirals,
      "decks: number of admirals (nations take turns), or their nations, red,green,…; default: 6 "
      "or all");
  verb.add_option("--agents", options.agents,
                  "decks: one agent for all admirals, or one per seat: " +
                      con_sonar::agent_names() + "; default: greedy (with --margin, all skills)")
      ->delimiter(',');
  verb.add_option("--sonar", options.sonar, "decks: agents use the sonar: never, or at this level")
      ->transform(CLI::IsMember({"never", "1", "2"}, CLI::ignore_case))
      ->capture_default_str();
  verb.add_option("--first-hands", options.first_hand_sizes,
                  "decks, to try another setup: cards dealt to each seat, 3,3,3,4,4,4")
      ->delimiter(',')
      ->check(CLI::Range(1, con_sonar::kMaxHand));
  verb.add_option("--order", options.seat_order,
                  "decks, to try another order: rounds, or snake (every other round in reverse)")
      ->transform(CLI::IsMember({"rounds", "snake"}, CLI::ignore_case))
      ->capture_default_str();
}

const std::vector<std::string>& deck_simulate_names() {
  static const std::vector<std::string> names{"--admirals", "--agents", "--sonar", "--first-hands",
                                              "--order"};
  return names;
}

SeriesPlan plan_for(const DeckInput& input, const DeckSimulateOptions& options,
                    const RunOptions& run, const Settings& settings) {
  SeriesPlan plan{con_sonar::Rules(input.deck), {}, {}};
  const auto [nations, seats] = simulated_admirals(plan.rules, options.admirals);
  plan.nations = nations;
  plan.agents = agents_for(options.agents, seats);
  plan.sonar_level = sonar_level(options.sonar);
  plan.games = run.games;
  plan.seed = settings.seed;
  plan.jobs = settings.jobs();
  plan.first_hand_sizes = options.first_hand_sizes;
  plan.seat_order = order_of(options.seat_order);
  return plan;
}

con_sonar::Simulation play_verdict(const SeriesPlan& plan, const DeckSimulateOptions& options,
                                   const RunOptions& run, const Settings& settings,
                                   const std::atomic<bool>& stop) {
  con_sonar::PlayBudget budget;
  if (!options.agents.empty()) budget.levels = {options.agents.front()};
  budget.admirals = plan.admirals();
  budget.nations = plan.nations;
  budget.sonar_level = plan.sonar_level;
  budget.margin = *run.margin;
  budget.confidence = run.confidence;
  budget.seed = plan.seed;
  budget.jobs = plan.jobs;
  budget.first_hand_sizes = plan.first_hand_sizes;
  budget.seat_order = plan.seat_order;
  Progress progress(settings, plan.rules.deck().id);
  con_sonar::FairnessHooks hooks;
  hooks.progress = [&](const con_sonar::FairnessProgress& at) { progress.show(at.games, at.most); };
  hooks.stop = &stop;
  return simulation_of(plan.rules, measure_fairness(plan.rules, budget, hooks));
}

}  // namespace chartroom::cli
