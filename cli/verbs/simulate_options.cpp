#include "cli/verbs/simulate_options.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>

namespace chartroom::cli {
namespace {

play::StartPlan start_plan(const std::string& text) {
  if (const auto starts = play::parse_starts(text)) return *starts;
  throw CLI::ValidationError(fmt::format(
      "--starts: \"{}\" is not understood (expected two points such as A1,J10, or free, or all)",
      text));
}

play::Pace pace_of(const SimulateOptions& options, maps::Team team) {
  const std::string& text = options.clocks[index(team)];
  if (const auto pace = play::parse_pace(text)) return *pace;
  throw CLI::ValidationError(
      fmt::format("--{}-clock: \"{}\" is not understood (expected milliseconds, a mean of 1 to "
                  "600000 and a smaller spread, such as {})",
                  to_string(team), text, to_string(play::Pace{})));
}

void add_amount(CLI::App& verb, SimulateOptions& options) {
  verb.add_option(
          "--games", options.games,
          "games per pair of starts, with alternating first players; for decks, games in total")
      ->check(CLI::Range(play::Count{1}, play::Count{1'000'000'000}))
      ->capture_default_str();
  verb.add_option(
          "--margin", options.margin,
          "instead of --games: play until each verdict is certain. Fair means that a side or the "
          "first move (decks: a seat or nation) is worth at most this share of the points. Unfair "
          "means three times as much")
      ->check(CLI::Range(0.002, 0.1));
  verb.add_option(
      "--responder", options.responder,
      "instead: measure what a best responder to each skill gains, with N rollouts before each "
      "action, or in a number of seconds (60s). Rollouts give the same games anywhere");
  verb.add_option("--confidence", options.confidence, "confidence of --margin")
      ->check(CLI::Range(0.8, 0.9999))
      ->capture_default_str();
}

void add_captains(CLI::App& verb, SimulateOptions& options) {
  verb.add_option("--blue", options.blue,
                  "blue's agent: " + play::agent_names() + " (with --margin, all skills)")
      ->capture_default_str();
  verb.add_option("--green", options.green, "green's agent")->capture_default_str();
  verb.add_option("--surfacing", options.surfacing, "when agents surface: blocked or at-will")
      ->transform(CLI::IsMember({"blocked", "at-will"}, CLI::ignore_case))
      ->capture_default_str();
  verb.add_option("--starts", options.starts,
                  "starts: A1,J10, free (agents choose) or all (every pair); forced starts stay")
      ->capture_default_str();
  verb.add_option("--variant", options.variant,
                  "turns, or realtime, where teams call by their clocks")
      ->transform(CLI::IsMember({"turns", "realtime"}, CLI::ignore_case))
      ->capture_default_str();
  for (const maps::Team team : maps::kTeams) {
    verb.add_option(fmt::format("--{}-clock", to_string(team)), options.clocks[index(team)],
                    "realtime: milliseconds between its calls, mean and spread")
        ->capture_default_str();
  }
}

void add_results(CLI::App& verb, SimulateOptions& options) {
  verb.add_option(
      "--record", options.record,
      "save each game as DIR/ID/NUMBER.game, and for maps also the most dramatic and the most "
      "typical game");
  verb.add_option_function<std::string>(
          "--shard",
          [&options](const std::string& text) {
            options.shard = series::parse_shard(text);
            if (!options.shard) {
              throw CLI::ValidationError(fmt::format(
                  "--shard: \"{}\" is not understood (expected I/N with I from 1 to N)", text));
            }
          },
          "play only part I of N; chartroom merge combines the parts")
      ->type_name("I/N");
  verb.add_option("--resume", options.resume,
                  "continue the interrupted run whose JSON results are in this file");
  verb.add_option("--format", options.format,
                  "text, or json: one document per map or deck, each on a line")
      ->transform(CLI::IsMember({"text", "json"}, CLI::ignore_case))
      ->capture_default_str();
  verb.add_option("--output", options.output, "write to this file instead of standard output");
}

}  // namespace

void add_simulate_options(CLI::App& verb, SimulateOptions& options) {
  verb.add_option("PATH", options.path, "a map or deck, a folder, or - for one on standard input")
      ->required();
  add_amount(verb, options);
  add_captains(verb, options);
  add_deck_simulate_options(verb, options.deck);
  add_results(verb, options);
}

play::TournamentPlan plan_for(const MapInput& input, const SimulateOptions& options,
                              const Settings& settings) {
  play::TournamentPlan plan;
  plan.map = input.map;
  plan.rules = input.rules();
  plan.blue = options.blue;
  plan.green = options.green;
  plan.surfacing =
      options.surfacing == "blocked" ? play::SurfacingWill::blocked : play::SurfacingWill::at_will;
  plan.starts = start_plan(options.starts);
  plan.variant = options.variant == "turns" ? rules::Variant::turns : rules::Variant::realtime;
  for (const maps::Team team : maps::kTeams) plan.paces[index(team)] = pace_of(options, team);
  plan.games = options.games;
  plan.seed = settings.seed;
  plan.jobs = settings.jobs();
  return plan;
}

play::FairnessBudget budget_for(const SimulateOptions& options, const Settings& settings) {
  play::FairnessBudget budget = play::deciding_budget(*options.margin, options.confidence);
  if (options.agents_given) budget.levels = {options.blue};
  budget.starts = start_plan(options.starts);
  budget.seed = settings.seed;
  budget.jobs = settings.jobs();
  return budget;
}

play::ResponsePlan responses_for(const MapInput& input, const SimulateOptions& options,
                                 const Settings& settings) {
  const play::TournamentPlan games = plan_for(input, options, settings);
  play::ResponsePlan plan;
  if (!read_responder(options.responder, plan)) {
    throw CLI::ValidationError(fmt::format(
        "--responder: \"{}\" is not understood (expected rollouts before each action, such as 200, "
        "or seconds, such as 60s)",
        options.responder));
  }
  plan.map = games.map;
  plan.rules = games.rules;
  plan.levels = options.agents_given ? std::vector{options.blue} : play::answered_levels();
  plan.surfacing = games.surfacing;
  plan.starts = games.starts;
  // Each pair has a game that blue begins and one that green begins.
  if (options.games_given) plan.games = options.games + options.games % 2;
  plan.seed = games.seed;
  plan.threads = settings.jobs().threads;
  return plan;
}

void check_games(const CLI::App& verb, bool maps, bool decks) {
  static const std::vector<std::string> of_maps{"--blue",        "--green",    "--surfacing",
                                                "--starts",      "--variant",  "--blue-clock",
                                                "--green-clock", "--responder"};
  const auto refuse = [&](const std::vector<std::string>& names, const char* game) {
    for (const std::string& name : names) {
      if (verb.count(name) == 0) continue;
      throw CLI::ValidationError(fmt::format("{} is for {}, but there are none", name, game));
    }
  };
  if (!maps) refuse(of_maps, "maps");
  if (!decks) refuse(deck_simulate_names(), "decks");
}

namespace {

void check_responder(const CLI::App& verb, const SimulateOptions& options) {
  for (const char* name : {"--margin", "--shard", "--resume", "--record", "--variant"}) {
    if (verb.count(name) == 0) continue;
    throw CLI::ValidationError(fmt::format(
        "--responder and {} exclude each other: a responder plays its own turn-based games", name));
  }
  if (options.games_given && options.responder.ends_with('s')) {
    throw CLI::ValidationError(
        "--responder by time and --games exclude each other: the time sets the number of games");
  }
  if (options.blue != options.green) {
    throw CLI::ValidationError("--responder needs the same agent as --blue and --green");
  }
}

}  // namespace

void check_together(const CLI::App& verb, const SimulateOptions& options) {
  const auto given = [&](const std::string& name) { return verb.count(name) > 0; };
  if (options.shard && !given("--games")) {
    throw CLI::ValidationError("--shard needs --games (each part must know the total)");
  }
  for (const char* name : {"--first-hands", "--order"}) {
    if (!given("--record") || !given(name)) continue;
    throw CLI::ValidationError(
        fmt::format("--record and {} exclude each other: such games break the rules", name));
  }
  if (given("--responder")) check_responder(verb, options);
  if (!options.margin) {
    if (given("--confidence")) throw CLI::ValidationError("--confidence needs --margin");
    return;
  }
  for (const char* name : {"--games", "--shard", "--resume", "--surfacing", "--variant"}) {
    if (!given(name)) continue;
    throw CLI::ValidationError(fmt::format(
        "--margin and {} exclude each other: a verdict needs turn-based games, in which "
        "agents surface only when blocked",
        name));
  }
  const std::vector<std::string>& agents = options.deck.agents;
  if (std::any_of(agents.begin(), agents.end(),
                  [&](const std::string& agent) { return agent != agents.front(); })) {
    throw CLI::ValidationError("--margin needs one agent for all admirals");
  }
  if (options.blue != options.green) {
    throw CLI::ValidationError("--margin needs the same agent as --blue and --green");
  }
}

}  // namespace chartroom::cli
