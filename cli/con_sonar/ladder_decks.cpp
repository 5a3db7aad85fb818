#include "cli/con_sonar/ladder_decks.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "cli/output.h"
#include "validator/con_sonar/agents/agent.h"

namespace chartroom::cli {
namespace {

con_sonar::LadderPlan deck_ladder_plan(const DeckInput& input, const DeckLadderOptions& options,
                                       const Settings& settings) {
  con_sonar::LadderPlan plan{con_sonar::Rules(input.deck), options.agents};
  if (plan.agents.empty()) {
    for (const con_sonar::AgentEntry& entry : con_sonar::agents()) {
      plan.agents.emplace_back(entry.name);
    }
  }
  plan.admirals = options.admirals > 0 ? options.admirals : usual_admirals(plan.rules);
  plan.sonar = options.sonar == "never" ? 0 : std::stoi(options.sonar);
  if (options.games > 0) plan.most_games = options.games;
  plan.seed = settings.seed;
  plan.jobs = settings.jobs();
  return plan;
}

con_sonar::LadderHooks deck_ladder_hooks(const Settings& settings, const std::string& id,
                                         const std::atomic<bool>& stop) {
  con_sonar::LadderHooks hooks;
  hooks.stop = &stop;
  if (!show_progress(settings)) return hooks;
  hooks.progress = [id](const con_sonar::Rung& rung) {
    std::fputs(
        fmt::format("\r\033[K{}: {} against {}, {} games, {:.1f} to {:.1f} %", id, rung.agent,
                    rung.below, rung.games, 100 * rung.share.low, 100 * rung.share.high)
            .c_str(),
        stderr);
    if (rung.answer != con_sonar::RungAnswer::open) std::fputs("\r\033[K", stderr);
  };
  return hooks;
}

}  // namespace

void add_deck_ladder_options(CLI::App& verb, DeckLadderOptions& options) {
  verb.add_option("--admirals", options.admirals,
                  "decks: how many sit at the table; 6 or as many as there are nations")
      ->check(CLI::Range(2, con_sonar::kMaxNations));
  verb.add_option("--sonar", options.sonar, "decks: agents use the sonar never, or at this level")
      ->transform(CLI::IsMember({"never", "1", "2"}, CLI::ignore_case))
      ->capture_default_str();
}

std::optional<DeckLadderReport> ladder_of(const DeckInput& input, const DeckLadderOptions& options,
                                          const Settings& settings, bool json,
                                          const std::atomic<bool>& stop) {
  const con_sonar::LadderPlan plan = deck_ladder_plan(input, options, settings);
  if (const std::string problem = problem_with(plan); !problem.empty()) {
    print_error(input.path + ": " + problem);
    return std::nullopt;
  }
  const con_sonar::LadderResult ladder =
      measure_ladder(plan, deck_ladder_hooks(settings, input.deck.id, stop));
  return DeckLadderReport{json ? ladder_json(plan, ladder) : ladder_text(plan, ladder),
                          ladder.holds()};
}

}  // namespace chartroom::cli
