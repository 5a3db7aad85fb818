// chartroom simulate: simulated play.
#include <fmt/format.h>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <memory>

#include "cli/map_input.h"
#include "cli/output.h"
#include "maps/safe_file.h"
#include "validator/play/simulation_report.h"
#include "validator/play/tournament.h"

namespace chartroom {
namespace {

struct Options {
  std::string path;
  Count games = 1000;
  std::string blue = "novice";
  std::string green = "novice";
  std::string surfacing = "blocked";
  std::string starts = "free";
  std::string variant = "turns";
  std::array<std::string, 2> clocks{to_string(Pace{}), to_string(Pace{})};  // by team
  std::string record;
  std::string format = "text";
  std::string output;
};

std::atomic<bool> interrupted{false};

void on_interrupt(int) { interrupted = true; }

StartPlan start_plan(const std::string& text) {
  if (text == "free") return {};
  if (text == "all") return {StartPlan::Kind::all, {}, {}};
  const std::size_t comma = text.find(',');
  const auto blue = parse_point(text.substr(0, comma));
  const auto green =
      comma == std::string::npos ? std::nullopt : parse_point(text.substr(comma + 1));
  if (!blue || !green) {
    throw CLI::ValidationError(fmt::format(
        "--starts: \"{}\" is not understood (expected two points such as A1,J10, or free, or all)",
        text));
  }
  return {StartPlan::Kind::fixed, *blue, *green};
}

Pace pace_of(const Options& options, Team team) {
  const std::string& text = options.clocks[index(team)];
  if (const auto pace = parse_pace(text)) return *pace;
  throw CLI::ValidationError(
      fmt::format("--{}-clock: \"{}\" is not understood (expected milliseconds, a mean of 1 to "
                  "600000 and a smaller spread, such as {})",
                  to_string(team), text, to_string(Pace{})));
}

// The records of a map's games, in a folder of the map's own.
RecordSink record_sink(const Options& options, const std::string& id) {
  if (options.record.empty()) return {};
  const std::filesystem::path folder = std::filesystem::path(options.record) / id;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) {
    throw FileException(
        {folder.string(), 0, 0, "", "the folder cannot be made: " + error.message(), Fault::other});
  }
  return [folder](Count game, const GameRecord& record) {
    save_file((folder / fmt::format("{:06}.game", game + 1)).string(), record_text(record));
  };
}

ProgressSink progress_sink(const Settings& settings) {
  if (!show_progress(settings)) return {};
  return [](Count played, Count all) {
    std::fputs(fmt::format("\r{} of {} games ", played, all).c_str(), stderr);
    if (played == all) std::fputs("\r\033[K", stderr);
  };
}

TournamentPlan plan_for(const MapInput& input, const Options& options, const Settings& settings) {
  TournamentPlan plan;
  plan.map = input.map;
  plan.rules = input.rules();
  plan.blue = options.blue;
  plan.green = options.green;
  plan.surfacing = options.surfacing == "blocked" ? SurfacingWill::blocked : SurfacingWill::at_will;
  plan.starts = start_plan(options.starts);
  plan.variant = options.variant == "turns" ? Variant::turns : Variant::realtime;
  for (const Team team : kTeams) plan.paces[index(team)] = pace_of(options, team);
  plan.games = options.games;
  plan.seed = settings.seed;
  plan.jobs = settings.jobs;
  return plan;
}

int simulate(const Options& options, const Settings& settings) {
  bool good = true;
  std::string result;
  for (const MapInput& input : read_map_inputs(options.path, good)) {
    const TournamentPlan plan = plan_for(input, options, settings);
    if (const std::string problem = problem_with(plan); !problem.empty()) {
      print_error(input.path + ": " + problem);
      good = false;
      continue;
    }
    const TournamentHooks hooks{record_sink(options, plan.map.id), progress_sink(settings),
                                &interrupted};
    const TournamentOutcome outcome = play_tournament(plan, hooks);
    if (!result.empty() && options.format == "text") result += "\n";
    result +=
        options.format == "json" ? simulation_json(plan, outcome) : simulation_text(plan, outcome);
    if (interrupted) break;
  }
  write_result(options.output, result);
  if (interrupted) return kInterrupted;
  return good ? kDone : kCouldNot;
}

}  // namespace

void add_simulate_verb(CLI::App& program, const Settings& settings, int& status) {
  auto options = std::make_shared<Options>();
  CLI::App* verb = program.add_subcommand(
      "simulate",
      "Play many simulated games on a map, or on each map of a folder.\n\n"
      "Example: chartroom simulate maps/packs/sonar-family/north-pole.map.json --games 10000");
  verb->add_option("PATH", options->path, "a map, a folder, or - for a map on standard input")
      ->required();
  verb->add_option("--games", options->games,
                   "games for each pair of starts, each team beginning every other one")
      ->check(CLI::Range(Count{1}, Count{1'000'000'000}))
      ->capture_default_str();
  verb->add_option("--blue", options->blue, "blue's agent: random or novice")
      ->capture_default_str();
  verb->add_option("--green", options->green, "green's agent")->capture_default_str();
  verb->add_option("--surfacing", options->surfacing, "agents surface: blocked or at-will")
      ->check(CLI::IsMember({"blocked", "at-will"}))
      ->capture_default_str();
  verb->add_option("--starts", options->starts,
                   "A1,J10, or free (the agents choose), or all (every pair); forced ones stand")
      ->capture_default_str();
  verb->add_option("--variant", options->variant, "turns, or realtime: teams call by their clocks")
      ->check(CLI::IsMember({"turns", "realtime"}))
      ->capture_default_str();
  for (const Team team : kTeams) {
    verb->add_option(fmt::format("--{}-clock", to_string(team)), options->clocks[index(team)],
                     "realtime: mean and spread of the milliseconds to its next call")
        ->capture_default_str();
  }
  verb->add_option("--record", options->record, "write each game into DIR/MAP-ID/NUMBER.game");
  verb->add_option("--format", options->format, "text, or json: one document a map, on a line")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  verb->add_option("--output", options->output, "a file instead of standard output");
  verb->callback([options, &settings, &status] {
    // SIGINT only: a second one ends the program at once.
    struct sigaction action {};
    action.sa_handler = on_interrupt;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
    status = simulate(*options, settings);
  });
}

}  // namespace chartroom
