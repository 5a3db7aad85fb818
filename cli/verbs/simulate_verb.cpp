// chartroom simulate: simulated play.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "cli/output.h"
#include "cli/play_run.h"
#include "cli/progress.h"
#include "cli/results_file.h"
#include "cli/signals/interrupt.h"
#include "cli/verbs/simulate_options.h"
#include "maps/platform/safe_file.h"
#include "validator/play/simulation/notable_games.h"
#include "validator/play/simulation/simulation_file.h"
#include "validator/play/simulation/simulation_report.h"

namespace chartroom::cli {
namespace {

void save_notable(const SimulateOptions& options, const play::TournamentPlan& plan,
                  const std::string& prefix) {
  if (options.record.empty() || interrupted()) return;
  const std::filesystem::path folder = record_folder(options.record, plan.map.id);
  const play::NotableGames games = notable_games(plan);
  const auto save = [&](const std::optional<play::NotableGame>& game, const char* name) {
    if (!game) return;
    const std::string note = fmt::format("# game {} of {}\n", game->number + 1, plan.map.id);
    save_in_folder(folder.string(), prefix + name + ".game", note + record_text(game->record));
  };
  save(games.dramatic, "most-dramatic");
  save(games.typical, "most-typical");
}

class SimulationRun {
 public:
  SimulationRun(const SimulateOptions& options, const Settings& settings)
      : options_(options), settings_(settings) {}

  int run(const CLI::App& verb) {
    if (!options_.resume.empty()) {
      std::optional<ResultsFile> earlier = read_results(options_.resume);
      if (!earlier) return kFailed;
      earlier_ = std::move(*earlier);
    }
    const std::vector<BoardInput> inputs = read_board_inputs(options_.path, all_ok_);
    if (!inputs.empty()) check_games(verb, any_of<MapInput>(inputs), any_of<DeckInput>(inputs));
    std::string result;
    for (const BoardInput& input : inputs) {
      const std::optional<std::string> report =
          std::visit([this](const auto& known) { return report_on(known); }, input);
      all_ok_ = all_ok_ && report;
      if (!report) continue;
      if (!result.empty() && options_.format == "text") result += "\n";
      result += *report;
      if (interrupted()) break;
    }
    write_result(options_.output, result);
    if (interrupted()) return kInterrupted;
    return all_ok_ ? kDone : kFailed;
  }

 private:
  template <class Input>
  static bool any_of(const std::vector<BoardInput>& inputs) {
    return std::any_of(inputs.begin(), inputs.end(), [](const BoardInput& input) {
      return std::holds_alternative<Input>(input);
    });
  }

  template <class Simulation>
  std::optional<std::string> formatted(const std::optional<Simulation>& simulation) const {
    if (!simulation) return std::nullopt;
    return options_.format == "json" ? simulation_json(*simulation) : simulation_text(*simulation);
  }
  std::optional<std::string> report_on(const MapInput& input) {
    if (!options_.responder.empty()) return run_responder(input);
    return formatted(options_.margin ? measure_map(input) : play_map(input));
  }
  std::optional<std::string> report_on(const DeckInput& input) {
    return formatted(play_deck(input));
  }

  std::optional<std::string> run_responder(const MapInput& input) {
    const play::ResponsePlan plan = responses_for(input, options_, settings_);
    if (refused(input.path, problem_with(plan))) return std::nullopt;
    Progress progress(settings_, input.map.id);
    play::ResponseHooks hooks;
    hooks.progress = [&](play::Count done, play::Count all) { progress.show(done, all); };
    hooks.stop = &stop_;
    const play::Responses responses = play_responses(plan, hooks);
    return options_.format == "json" ? responses_json(plan, responses)
                                     : responses_text(plan, responses);
  }

  std::optional<play::Simulation> measure_map(const MapInput& input) {
    const play::FairnessBudget budget = budget_for(options_, settings_);
    const rules::Rulebook rules = input.rules();
    if (refused(input.path, problem_with(input.map, rules, budget))) return std::nullopt;
    Progress progress(settings_, input.map.id);
    play::FairnessHooks hooks;
    hooks.progress = [&](const play::FairnessProgress& at) { progress.show(at); };
    hooks.stop = &stop_;
    play::Simulation simulation =
        simulation_of(input.map, rules, budget, measure_fairness(input.map, rules, budget, hooks));
    play::TournamentPlan plan = plan_for(input, options_, settings_);
    for (const std::string& level : budget.levels) {
      plan.blue = plan.green = level;
      save_notable(options_, plan, level + "-");
    }
    return simulation;
  }

  std::optional<play::Simulation> play_map(const MapInput& input) {
    const play::TournamentPlan plan = plan_for(input, options_, settings_);
    if (refused(input.path, problem_with(plan))) return std::nullopt;
    Progress progress(settings_, plan.map.id);
    auto simulation = play_run(input.path, plan, options_, earlier_.maps, [&](play::Range range) {
      return play_pairs(plan, range, hooks<rules::GameRecord>(progress, plan.map.id));
    });
    if (simulation && !options_.shard) save_notable(options_, plan, "");
    return simulation;
  }

  std::optional<con_sonar::Simulation> play_deck(const DeckInput& input) {
    const con_sonar::SeriesPlan plan = plan_for(input, options_.deck, options_, settings_);
    if (refused(input.path, problem_with(plan))) return std::nullopt;
    if (options_.margin) return play_verdict(plan, options_.deck, options_, settings_, stop_);
    Progress progress(settings_, input.deck.id);
    return play_run(input.path, plan, options_, earlier_.decks, [&](con_sonar::Range range) {
      return play_series(plan, range, hooks<con_sonar::GameRecord>(progress, input.deck.id));
    });
  }

  template <class Record>
  series::Hooks<Record> hooks(Progress& progress, const std::string& id) const {
    return {record_sink<Record>(options_.record, id),
            [&progress](Count done, Count all) { progress.show(done, all); }, &stop_};
  }

  const SimulateOptions& options_;
  const Settings& settings_;
  const std::atomic<bool>& stop_ = on_interrupt_stop();
  bool all_ok_ = true;
  ResultsFile earlier_;
};

}  // namespace

void add_simulate_verb(CLI::App& program, const Settings& settings, int& status) {
  auto options = std::make_shared<SimulateOptions>();
  CLI::App* verb = program.add_subcommand(
      "simulate",
      "Simulate many games on a map or deck, or on each one in a folder.\n\n"
      "Example: chartroom simulate maps/packs/sonar-family/north-pole.map.json --games 10000\n"
      "Example: chartroom simulate my.map.json --margin 0.01 --confidence 0.99\n"
      "Example: chartroom simulate my.deck.json --admirals 4 --agents planner --games 20000");
  add_simulate_options(*verb, *options);
  verb->callback([verb, options, &settings, &status] {
    options->games_given = verb->count("--games") > 0;
    check_together(*verb, *options);
    options->agents_given = verb->count("--blue") + verb->count("--green") > 0;
    status = SimulationRun(*options, settings).run(*verb);
  });
}

}  // namespace chartroom::cli
