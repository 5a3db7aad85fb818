// chartroom ladder: each agent's margin over the one below it.
#include <CLI/CLI.hpp>
#include <memory>

#include "cli/con_sonar/deck_input.h"
#include "cli/output.h"
#include "cli/play_run.h"
#include "cli/signals/interrupt.h"
#include "validator/con_sonar/agents/deck_agent.h"
#include "validator/con_sonar/simulation/deck_ladder.h"
#include "validator/play/simulation/ladder.h"

namespace chartroom::cli {
namespace {

struct LadderOptions {
  std::string path;
  std::vector<std::string> agents;
  play::Count games = play::LadderPlan{}.most_games;
  std::string surfacing = "blocked";
  std::string format = "text";
  std::string output;
  bool agents_given = false;
  bool games_given = false;
  int admirals = 0;  // decks; 0: as many as usual
  std::string sonar = "never";
};

play::LadderPlan plan_for(const MapInput& input, const LadderOptions& options,
                          const Settings& settings) {
  play::LadderPlan plan;
  plan.map = input.map;
  plan.rules = input.rules();
  plan.agents = options.agents;
  plan.surfacing =
      options.surfacing == "blocked" ? play::SurfacingWill::blocked : play::SurfacingWill::at_will;
  plan.most_games = options.games;
  plan.seed = settings.seed;
  plan.jobs = settings.jobs();
  return plan;
}

con_sonar::LadderPlan plan_for(const DeckInput& input, const LadderOptions& options,
                               const Settings& settings) {
  con_sonar::LadderPlan plan{con_sonar::Rules(input.deck), {}};
  if (options.agents_given) {
    plan.agents = options.agents;
  } else {
    for (const auto& entry : con_sonar::agents()) plan.agents.emplace_back(entry.name);
  }
  plan.admirals = options.admirals > 0 ? options.admirals : usual_admirals(plan.rules);
  plan.sonar_level = options.sonar == "never" ? 0 : std::stoi(options.sonar);
  if (options.games_given) plan.most_games = options.games;
  plan.seed = settings.seed;
  plan.jobs = settings.jobs();
  return plan;
}

int climb(const LadderOptions& options, const Settings& settings) {
  bool good = true;
  bool holds = true;
  std::string result;
  for (const BoardInput& input : read_board_inputs(options.path, good)) {
    const std::optional<LadderReport> report = std::visit(
        [&](const auto& known) {
          const auto plan = plan_for(known, options, settings);
          return report_ladder(known.path, plan, options.format == "json",
                               ladder_hooks(settings, id_of(known), on_interrupt_stop()));
        },
        input);
    good = good && report;
    if (!report) continue;
    if (!result.empty() && options.format == "text") result += "\n";
    result += report->text;
    holds = holds && report->holds;
    if (interrupted()) break;
  }
  write_result(options.output, result);
  if (interrupted()) return kInterrupted;
  if (!good) return kFailed;
  return holds ? kDone : kFound;
}

}  // namespace

void add_ladder_verb(CLI::App& program, const Settings& settings, int& status) {
  auto options = std::make_shared<LadderOptions>();
  for (const auto& entry : play::agents<2>()) options->agents.emplace_back(entry.name);
  CLI::App* verb = program.add_subcommand(
      "ladder",
      "Measure how far each agent beats the one below it, on a map or deck, or on each one in a "
      "folder.\n\n"
      "Example: chartroom ladder maps/packs/sonar-family --agents novice,standard,expert\n"
      "Example: chartroom ladder my.deck.json --admirals 4");
  verb->add_option("PATH", options->path, "a map or deck, a folder, or - for one on standard input")
      ->required();
  verb->add_option("--agents", options->agents, "two or more agents, weakest first")
      ->delimiter(',')
      ->capture_default_str();
  verb->add_option("--games", options->games,
                   "maximum games per rung; stops early if the answer is clear")
      ->check(CLI::Range(play::Count{128}, play::Count{100'000'000}))
      ->capture_default_str();
  verb->add_option("--surfacing", options->surfacing, "when agents surface: blocked or at-will")
      ->transform(CLI::IsMember({"blocked", "at-will"}, CLI::ignore_case))
      ->capture_default_str();
  verb->add_option("--format", options->format,
                   "text, or json: one document per map or deck, each on a line")
      ->transform(CLI::IsMember({"text", "json"}, CLI::ignore_case))
      ->capture_default_str();
  verb->add_option("--output", options->output, "write to this file instead of standard output");
  verb->add_option("--admirals", options->admirals,
                   "decks: number of admirals; default: 6 or the number of nations")
      ->check(CLI::Range(2, con_sonar::kMaxNations));
  verb->add_option("--sonar", options->sonar,
                   "decks: agents use the sonar: never, or at this level")
      ->transform(CLI::IsMember({"never", "1", "2"}, CLI::ignore_case))
      ->capture_default_str();
  verb->callback([verb, options, &settings, &status] {
    options->agents_given = verb->count("--agents") > 0;
    options->games_given = verb->count("--games") > 0;
    status = climb(*options, settings);
  });
}

}  // namespace chartroom::cli
