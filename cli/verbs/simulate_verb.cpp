// chartroom simulate: simulated play.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>

#include "cli/output.h"
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

// The folder of a map's records, made.
std::filesystem::path record_folder(const SimulateOptions& options, const std::string& id) {
  const std::filesystem::path folder = std::filesystem::path(options.record) / id;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) {
    throw FileException({folder.string(), 0, 0, "", "the folder cannot be made: " + error.message(),
                         ErrorKind::other});
  }
  return folder;
}

play::RecordSink record_sink(const SimulateOptions& options, const std::string& id) {
  if (options.record.empty()) return {};
  const std::filesystem::path folder = record_folder(options, id);
  return [folder](play::Count game, const rules::GameRecord& record) {
    save_file((folder / fmt::format("{:06}.game", game + 1)).string(), record_text(record));
  };
}

void save_notable(const SimulateOptions& options, const play::TournamentPlan& plan,
                  const std::string& prefix) {
  if (options.record.empty() || interrupted()) return;
  const std::filesystem::path folder = record_folder(options, plan.map.id);
  const play::NotableGames games = notable_games(plan);
  const auto save = [&](const std::optional<play::NotableGame>& game, const char* name) {
    if (!game) return;
    const std::string note = fmt::format("# game {} of {}\n", game->number + 1, plan.map.id);
    save_file((folder / (prefix + name + ".game")).string(), note + record_text(game->record));
  };
  save(games.dramatic, "most-dramatic");
  save(games.typical, "most-typical");
}

// The results of a run that was interrupted, by map and by deck.
struct Earlier {
  std::vector<play::Simulation> maps;
  std::vector<con_sonar::Simulation> decks;
};

Earlier results_to_resume(const SimulateOptions& options, bool& good) {
  Earlier earlier;
  if (options.resume.empty()) return earlier;
  const std::optional<ResultsFile> read = read_results(options.resume);
  good = read.has_value();
  if (!read) return earlier;
  return {read->maps, read->decks};
}

class Simulating {
 public:
  Simulating(const SimulateOptions& options, const Settings& settings)
      : options_(options),
        settings_(settings),
        decks_(options.deck, deck_run_for(options), settings, stop_) {}

  int run(const CLI::App& verb) {
    Earlier earlier = results_to_resume(options_, good_);
    if (!good_) return kCouldNot;
    earlier_ = std::move(earlier.maps);
    decks_.go_on_with(std::move(earlier.decks));
    const std::vector<BoardInput> inputs = read_board_inputs(options_.path, good_);
    if (!inputs.empty()) check_games(verb, any_of<MapInput>(inputs), any_of<DeckInput>(inputs));
    std::string result;
    for (const BoardInput& input : inputs) {
      const std::optional<std::string> report =
          std::visit([this](const auto& known) { return report_on(known); }, input);
      good_ = good_ && report;
      if (!report) continue;
      if (!result.empty() && options_.format == "text") result += "\n";
      result += *report;
      if (interrupted()) break;
    }
    write_result(options_.output, result);
    if (interrupted()) return kInterrupted;
    return good_ ? kDone : kCouldNot;
  }

 private:
  template <class Input>
  static bool any_of(const std::vector<BoardInput>& inputs) {
    return std::any_of(inputs.begin(), inputs.end(), [](const BoardInput& input) {
      return std::holds_alternative<Input>(input);
    });
  }

  template <class Simulation>
  std::optional<std::string> as_asked(const std::optional<Simulation>& simulation) const {
    if (!simulation) return std::nullopt;
    return options_.format == "json" ? simulation_json(*simulation) : simulation_text(*simulation);
  }
  std::optional<std::string> report_on(const MapInput& input) {
    if (!options_.responder.empty()) return answered(input);
    return as_asked(options_.margin ? judged(input) : played(input));
  }
  std::optional<std::string> report_on(const DeckInput& input) {
    return as_asked(decks_.simulate(input));
  }

  std::nullopt_t refuse(const std::string& path, const std::string& problem) {
    print_error(path + ": " + problem);
    good_ = false;
    return std::nullopt;
  }

  std::optional<std::string> answered(const MapInput& input) {
    const play::ResponsePlan plan = responses_for(input, options_, settings_);
    if (const auto problem = problem_with(plan); !problem.empty()) {
      return refuse(input.path, problem);
    }
    Progress progress(settings_, input.map.id);
    play::ResponseHooks hooks;
    hooks.progress = [&](play::Count done, play::Count all) { progress.show(done, all); };
    hooks.stop = &stop_;
    const play::Responses responses = play_responses(plan, hooks);
    return options_.format == "json" ? responses_json(plan, responses)
                                     : responses_text(plan, responses);
  }

  std::optional<play::Simulation> judged(const MapInput& input) {
    const play::FairnessBudget budget = budget_for(options_, settings_);
    const rules::Rulebook rules = input.rules();
    if (const auto problem = problem_with(input.map, rules, budget); !problem.empty()) {
      return refuse(input.path, problem);
    }
    Progress progress(settings_, input.map.id);
    play::JudgementHooks hooks;
    hooks.progress = [&](const play::JudgementProgress& at) { progress.show(at); };
    hooks.stop = &stop_;
    play::Simulation simulation =
        simulation_of(input.map, rules, budget, judge_fairness(input.map, rules, budget, hooks));
    play::TournamentPlan plan = plan_for(input, options_, settings_);
    for (const std::string& level : budget.levels) {
      plan.blue = plan.green = level;
      save_notable(options_, plan, level + "-");
    }
    return simulation;
  }

  // What an interrupted run has of this plan: nothing, or a tally from the range's begin on.
  bool take_up(const MapInput& input, const play::SimulationHeader& header,
               play::TournamentOutcome& so_far) {
    for (const play::Simulation& earlier : earlier_) {
      if (earlier.header.map != header.map) continue;
      std::string what = difference(earlier.header, header);
      if (what.empty() && earlier.header.shard != header.shard) what = "shard";
      if (!what.empty()) {
        refuse(input.path, fmt::format("\"{}\" is another one than in {} (the same run to go on "
                                       "with)",
                                       what, options_.resume));
        return false;
      }
      so_far = {earlier.tally, earlier.complete};
    }
    return true;
  }

  std::optional<play::Simulation> played(const MapInput& input) {
    const play::TournamentPlan plan = plan_for(input, options_, settings_);
    if (const std::string problem = problem_with(plan); !problem.empty()) {
      return refuse(input.path, problem);
    }
    play::TournamentOutcome outcome;
    if (!take_up(input, header_of(plan, options_.shard), outcome)) return std::nullopt;
    play::Range range = options_.shard ? range_of(plan, *options_.shard) : all_pairs(plan);
    range.begin = pair_after(plan, range, outcome.tally.games);
    Progress progress(settings_, plan.map.id);
    const play::TournamentHooks hooks{
        record_sink(options_, plan.map.id),
        [&](play::Count done, play::Count all) { progress.show(done, all); }, &stop_};
    play::TournamentOutcome rest = play_pairs(plan, range, hooks);
    outcome.tally += rest.tally;
    outcome.complete = rest.complete;
    if (!options_.shard) save_notable(options_, plan, "");
    return simulation_of(plan, std::move(outcome), options_.shard);
  }

  const SimulateOptions& options_;
  const Settings& settings_;
  const std::atomic<bool>& stop_ = on_interrupt_stop();
  bool good_ = true;
  std::vector<play::Simulation> earlier_;
  DeckSimulating decks_;
};

}  // namespace

void add_simulate_verb(CLI::App& program, const Settings& settings, int& status) {
  auto options = std::make_shared<SimulateOptions>();
  CLI::App* verb = program.add_subcommand(
      "simulate",
      "Play many simulated games on a map or deck, or on each of a folder.\n\n"
      "Example: chartroom simulate maps/packs/sonar-family/north-pole.map.json --games 10000\n"
      "Example: chartroom simulate my.map.json --margin 0.01 --confidence 0.99\n"
      "Example: chartroom simulate my.deck.json --admirals 4 --agents planner --games 20000");
  add_simulate_options(*verb, *options);
  verb->callback([verb, options, &settings, &status] {
    options->games_given = verb->count("--games") > 0;
    check_together(*verb, *options);
    options->agents_given = verb->count("--blue") + verb->count("--green") > 0;
    status = Simulating(*options, settings).run(*verb);
  });
}

}  // namespace chartroom::cli
