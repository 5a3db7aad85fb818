#include "cli/con_sonar/simulate_decks.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <numeric>

#include "cli/con_sonar/admirals.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "maps/platform/safe_file.h"
#include "validator/con_sonar/agents/agent.h"

namespace chartroom::cli {
namespace {

using con_sonar::SeriesPlan;
using con_sonar::Simulation;

bool is_number(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

std::vector<int> all_nations(const con_sonar::Deck& deck) {
  std::vector<int> nations(deck.nations.size());
  std::iota(nations.begin(), nations.end(), 0);
  return nations;
}

// Who plays in turn, and at how many seats: a number of admirals takes all nations in turn.
std::pair<std::vector<int>, std::size_t> simulated_admirals(const con_sonar::Rules& rules,
                                                            const std::string& text) {
  if (text.empty()) {
    return {all_nations(rules.deck()), static_cast<std::size_t>(usual_admirals(rules))};
  }
  std::vector<int> named = admirals_of(rules.deck(), text);
  const std::size_t seats = named.size();
  return {is_number(text) ? all_nations(rules.deck()) : std::move(named), seats};
}

std::vector<std::string> agents_for(const std::vector<std::string>& asked, std::size_t seats) {
  if (asked.empty()) return std::vector<std::string>(seats, "greedy");
  if (asked.size() == 1) return std::vector<std::string>(seats, asked.front());
  if (asked.size() == seats) return asked;
  throw CLI::ValidationError(
      fmt::format("--agents: {} agents for {} admirals (expected one for all, or one a seat)",
                  asked.size(), seats));
}

int sonar_level(const std::string& text) { return text == "never" ? 0 : std::stoi(text); }

con_sonar::Order order_of(const std::string& text) {
  return text == "snake" ? con_sonar::Order::snake : con_sonar::Order::rounds;
}

}  // namespace

void add_deck_simulate_options(CLI::App& verb, DeckSimulateOptions& options) {
  verb.add_option(
      "--admirals", options.admirals,
      "decks: how many play (all nations in turn), or the nations that do, red,green,…; "
      "6 or as many as there are");
  verb.add_option("--agents", options.agents,
                  "decks: one agent for all admirals, or one a seat: " + con_sonar::agent_names() +
                      "; greedy (with --margin, all levels)")
      ->delimiter(',');
  verb.add_option("--sonar", options.sonar, "decks: agents use the sonar never, or at this level")
      ->transform(CLI::IsMember({"never", "1", "2"}, CLI::ignore_case))
      ->capture_default_str();
  verb.add_option("--first-hands", options.first_hands,
                  "decks, to try another set-up: cards dealt to each seat, 3,3,3,4,4,4")
      ->delimiter(',')
      ->check(CLI::Range(1, con_sonar::kMaxHand));
  verb.add_option("--order", options.order,
                  "decks, to try another order: rounds, or snake (every other round goes back)")
      ->transform(CLI::IsMember({"rounds", "snake"}, CLI::ignore_case))
      ->capture_default_str();
}

const std::vector<std::string>& deck_simulate_names() {
  static const std::vector<std::string> names{"--admirals", "--agents", "--sonar", "--first-hands",
                                              "--order"};
  return names;
}

SeriesPlan DeckSimulating::plan_for(const DeckInput& input) const {
  SeriesPlan plan{con_sonar::Rules(input.deck), {}, {}};
  const auto [nations, seats] = simulated_admirals(plan.rules, options_.admirals);
  plan.nations = nations;
  plan.agents = agents_for(options_.agents, seats);
  plan.sonar = sonar_level(options_.sonar);
  plan.games = run_.games;
  plan.seed = settings_.seed;
  plan.jobs = settings_.jobs();
  plan.first_hands = options_.first_hands;
  plan.order = order_of(options_.order);
  return plan;
}

std::optional<Simulation> DeckSimulating::simulate(const DeckInput& input) const {
  const std::string problem = problem_with(plan_for(input));
  if (problem.empty()) return run_.margin ? judged(input) : played(input);
  print_error(input.path + ": " + problem);
  return std::nullopt;
}

std::optional<Simulation> DeckSimulating::judged(const DeckInput& input) const {
  const SeriesPlan plan = plan_for(input);
  con_sonar::PlayBudget budget;
  if (!options_.agents.empty()) budget.levels = {options_.agents.front()};
  budget.admirals = plan.admirals();
  budget.nations = plan.nations;
  budget.sonar = plan.sonar;
  budget.margin = *run_.margin;
  budget.confidence = run_.confidence;
  budget.seed = plan.seed;
  budget.jobs = plan.jobs;
  budget.first_hands = plan.first_hands;
  budget.order = plan.order;
  Progress progress(settings_, input.deck.id);
  con_sonar::JudgementHooks hooks;
  hooks.progress = [&](const con_sonar::JudgementProgress& at) {
    progress.show(at.games, at.most);
  };
  hooks.stop = &stop_;
  return simulation_of(plan.rules, judge_play(plan.rules, budget, hooks));
}

// What an interrupted run has of this plan: nothing, or a tally from its first game on.
bool DeckSimulating::take_up(const DeckInput& input, const con_sonar::SimulationHeader& header,
                             con_sonar::SeriesOutcome& so_far) const {
  for (const Simulation& earlier : earlier_) {
    if (earlier.header.deck != header.deck) continue;
    std::string what = difference(earlier.header, header);
    if (what.empty() && earlier.header.shard != header.shard) what = "shard";
    if (!what.empty()) {
      print_error(fmt::format("{}: \"{}\" is another one than in {} (the same run to go on with)",
                              input.path, what, run_.resume));
      return false;
    }
    so_far = {tally_by_nation(earlier.tally, input.deck, header.admirals), earlier.complete};
  }
  return true;
}

std::optional<Simulation> DeckSimulating::played(const DeckInput& input) const {
  const SeriesPlan plan = plan_for(input);
  con_sonar::SeriesOutcome outcome;
  if (!take_up(input, header_of(plan, run_.shard), outcome)) return std::nullopt;
  con_sonar::Range range = plan.all_games();
  if (run_.shard) std::tie(range.begin, range.end) = part_of(plan.games, *run_.shard);
  range.begin = std::min(range.end, range.begin + outcome.tally.games);
  Progress progress(settings_, input.deck.id);
  const con_sonar::SeriesHooks hooks{
      record_sink(input.deck.id),
      [&](con_sonar::Count done, con_sonar::Count all) { progress.show(done, all); }, &stop_};
  const con_sonar::SeriesOutcome rest = play_series(plan, range, hooks);
  outcome.tally += rest.tally;
  outcome.complete = rest.complete;
  return simulation_of(plan, outcome, run_.shard);
}

con_sonar::RecordSink DeckSimulating::record_sink(const std::string& id) const {
  if (run_.record.empty()) return {};
  const std::filesystem::path folder = std::filesystem::path(run_.record) / id;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) {
    throw FileException({folder.string(), 0, 0, "", "the folder cannot be made: " + error.message(),
                         ErrorKind::other});
  }
  return [folder](con_sonar::Count game, const con_sonar::GameRecord& record) {
    save_file((folder / fmt::format("{:06}.game", game + 1)).string(), record_text(record));
  };
}

}  // namespace chartroom::cli
