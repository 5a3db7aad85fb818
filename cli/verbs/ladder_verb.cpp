// chartroom ladder: each agent's margin over the one below it.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/con_sonar/ladder_decks.h"
#include "cli/output.h"
#include "cli/signals/interrupt.h"
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
  DeckLadderOptions deck;
};

// The report on a map or deck, with the result of its ladder.
using Report = std::optional<DeckLadderReport>;

play::LadderPlan map_ladder_plan(const MapInput& input, const LadderOptions& options,
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

play::LadderHooks map_ladder_hooks(const Settings& settings, const std::string& id) {
  play::LadderHooks hooks;
  hooks.stop = &on_interrupt_stop();
  if (!show_progress(settings)) return hooks;
  hooks.progress = [id](const play::Rung& rung) {
    std::fputs(
        fmt::format("\r\033[K{}: {} against {}, {} games, {:.1f} to {:.1f} %", id, rung.agent,
                    rung.below, rung.games, 100 * rung.share.low, 100 * rung.share.high)
            .c_str(),
        stderr);
    if (rung.answer != play::RungAnswer::open) std::fputs("\r\033[K", stderr);
  };
  return hooks;
}

Report ladder_report(const MapInput& input, const LadderOptions& options,
                     const Settings& settings) {
  const play::LadderPlan plan = map_ladder_plan(input, options, settings);
  if (const std::string problem = problem_with(plan); !problem.empty()) {
    print_error(input.path + ": " + problem);
    return std::nullopt;
  }
  const play::Ladder ladder = measure_ladder(plan, map_ladder_hooks(settings, plan.map.id));
  return DeckLadderReport{
      options.format == "json" ? ladder_json(plan, ladder) : ladder_text(plan, ladder),
      ladder.holds()};
}

Report ladder_report(const DeckInput& input, const LadderOptions& options,
                     const Settings& settings) {
  return ladder_of(input, options.deck, settings, options.format == "json", on_interrupt_stop());
}

int climb(const LadderOptions& options, const Settings& settings) {
  bool good = true;
  bool holds = true;
  std::string result;
  for (const BoardInput& input : read_board_inputs(options.path, good)) {
    const Report report = std::visit(
        [&](const auto& known) { return ladder_report(known, options, settings); }, input);
    good = good && report;
    if (!report) continue;
    if (!result.empty() && options.format == "text") result += "\n";
    result += report->text;
    holds = holds && report->holds;
    if (interrupted()) break;
  }
  write_result(options.output, result);
  if (interrupted()) return kInterrupted;
  if (!good) return kCouldNot;
  return holds ? kDone : kFound;
}

}  // namespace

void add_ladder_verb(CLI::App& program, const Settings& settings, int& status) {
  auto options = std::make_shared<LadderOptions>();
  for (const auto& entry : play::agents<2>()) options->agents.emplace_back(entry.name);
  CLI::App* verb = program.add_subcommand(
      "ladder",
      "Measure how much each agent beats the one below it, on a map or deck, or on each of a "
      "folder.\n\n"
      "Example: chartroom ladder maps/packs/sonar-family --agents novice,standard,expert\n"
      "Example: chartroom ladder my.deck.json --admirals 4");
  verb->add_option("PATH", options->path, "a map or deck, a folder, or - for one on standard input")
      ->required();
  verb->add_option("--agents", options->agents, "two or more, from the weakest up")
      ->delimiter(',')
      ->capture_default_str();
  verb->add_option("--games", options->games,
                   "games for each rung at most; it ends sooner where the answer is clear")
      ->check(CLI::Range(play::Count{128}, play::Count{100'000'000}))
      ->capture_default_str();
  verb->add_option("--surfacing", options->surfacing, "agents surface: blocked or at-will")
      ->transform(CLI::IsMember({"blocked", "at-will"}, CLI::ignore_case))
      ->capture_default_str();
  verb->add_option("--format", options->format,
                   "text, or json: one document a map or deck, on a line")
      ->transform(CLI::IsMember({"text", "json"}, CLI::ignore_case))
      ->capture_default_str();
  verb->add_option("--output", options->output, "a file instead of standard output");
  add_deck_ladder_options(*verb, options->deck);
  verb->callback([verb, options, &settings, &status] {
    if (verb->count("--agents") > 0) options->deck.agents = options->agents;
    if (verb->count("--games") > 0) options->deck.games = options->games;
    status = climb(*options, settings);
  });
}

}  // namespace chartroom::cli
