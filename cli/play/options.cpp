#include "cli/play/options.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <cstdint>
#include <random>

#include "cli/output.h"
#include "cli/play/console.h"
#include "cli/play/kept_files.h"
#include "cli/screens/screen_language.h"
#include "validator/con_sonar/agents/deck_agent.h"
#include "validator/play/agents/agent.h"

namespace chartroom::cli {
namespace {

// Returns the contradiction of options, or an empty message.
Message contradiction(const PlayOptions& options) {
  if (options.map.empty() && options.resume.empty()) {
    return message(
        "play needs a map, a deck or --resume FILE (for example: chartroom play north-pole)");
  }
  if (options.map == "-" || options.resume == "-") {
    return message(
        "play reads your moves from standard input, so it cannot read a file from there");
  }
  if (!options.resume.empty() && !(options.start.empty() && options.first.empty())) {
    return message(
        "--resume continues a game, which already has its starts and first player (no --start or "
        "--first)");
  }
  if (!(options.admirals.empty() && options.players.empty() && options.sonar.empty())) {
    return message("--admirals, --players and --sonar are only for decks");
  }
  if (options.two && !(options.against.empty() && options.team.empty())) {
    return message("--two is for two people; --against and --team are for one");
  }
  if (options.two && !options.start.empty()) {
    return message("--two asks each person for a secret start, so it does not go with --start");
  }
  return {};
}

Message problem_with_first(const PlayOptions& options) {
  if (!names_first(options) || maps::parse_team(lower_case(options.first))) return {};
  return message("--first: \"{}\" is not understood (expected blue, green or random)",
                 printable(options.first));
}

Message contradiction_about_time(const PlayOptions& options) {
  if (!options.resume.empty() && !options.variant.empty()) {
    return message("--resume continues a game, which already has its variant (no --variant)");
  }
  const bool realtime = options.variant == "realtime";
  if (realtime && options.two) {
    return message("realtime is played against an agent's clock, so it does not go with --two");
  }
  if (realtime && !options.first.empty()) {
    return message("in realtime either team may call first; --first is for turns");
  }
  if (!options.clock.empty() && !play::parse_pace(options.clock)) {
    return message(
        "--clock: \"{}\" is not understood (expected milliseconds, a mean of 1 to "
        "600000 and a smaller spread, such as {})",
        options.clock, to_string(play::Pace{}));
  }
  return {};
}

}  // namespace

Message problem_with_record(const PlayOptions& options) {
  if (options.record.empty()) return {};
  return problem_with_keeping(options.record, options.record == options.resume,
                              "--resume " + options.record, options.language);
}

Message problem_with(const PlayOptions& options) {
  for (const auto& problem :
       {contradiction, problem_with_first, contradiction_about_time, problem_with_record}) {
    if (Message text = problem(options); !text.empty()) return text;
  }
  return {};
}

void add_play_options(CLI::App& verb, PlayOptions& options) {
  verb.add_option("MAP", options.map, "a map or deck file, or the id of a shipped one");
  verb.add_option("--against", options.against,
                  "the agent to play against: " + play::agent_names() + "; for decks, " +
                      con_sonar::agent_names());
  verb.add_flag("--two", options.two, "two people share the keyboard");
  verb.add_option("--team", options.team, "your team against an agent: blue (default) or green")
      ->transform(CLI::IsMember({"blue", "green"}, CLI::ignore_case));
  verb.add_option("--first", options.first,
                  "first player: blue, green or random (default); for decks, one of the admirals");
  verb.add_option("--start", options.start,
                  "your start, such as C2, or random (default: play asks)");
  verb.add_option("--variant", options.variant, "turns (default), or realtime against a clock")
      ->transform(CLI::IsMember({"turns", "realtime"}, CLI::ignore_case));
  verb.add_option("--clock", options.clock,
                  "realtime: milliseconds between the agent's calls, mean and spread (default: "
                  "4000,2000)");
  verb.add_option(
          "--time", options.time,
          "realtime: real (default), or typed, where only lines such as \"wait 2500\" pass time")
      ->transform(CLI::IsMember({"real", "typed"}, CLI::ignore_case));
  verb.add_option("--admirals", options.admirals,
                  "decks: number of admirals, or their nations in order of play (default: 3)");
  verb.add_option(
      "--players", options.players,
      "decks: who plays each admiral, person or an agent, separated by commas (default: you "
      "play the first, agents the others)");
  verb.add_option("--sonar", options.sonar,
                  "decks: agents never use the sonar (default), or use it at level 1 or 2")
      ->transform(CLI::IsMember({"never", "1", "2"}, CLI::ignore_case));
  verb.add_option("--record", options.record, "save the game to this file after every move");
  verb.add_option("--resume", options.resume, "continue the game in this record");
  verb.add_option("--maps", options.maps,
                  "where to search for the map first: a map, a pack or a folder; repeatable")
      ->take_all()
      ->expected(1);
  add_language_option(verb, options.language);
}

bool names_first(const PlayOptions& options) {
  return !options.first.empty() && lower_case(options.first) != "random";
}

maps::Team team_of(const PlayOptions& options) {
  return options.team == "green" ? maps::Team::green : maps::Team::blue;
}

// Uses a new seed each time, or every game would begin alike. A continued game keeps its seed, or
// it could draw again.
std::uint64_t seed_of(const Settings& settings, const PlayOptions& options) {
  if (settings.seed_given) return settings.seed;
  const auto kept = options.resume.empty() ? std::nullopt : seed_kept_in(options.resume);
  return kept ? *kept : std::random_device()();
}

std::string options_to_go_on(const PlayOptions& options, std::uint64_t seed) {
  std::string text;
  if (options.two) text += " --two";
  if (!options.against.empty()) text += " --against " + options.against;
  if (!options.team.empty()) text += " --team " + options.team;
  if (!options.clock.empty()) text += " --clock " + options.clock;
  if (!options.time.empty()) text += " --time " + options.time;
  for (const std::string& path : options.maps) text += " --maps " + shell_word(path);
  return text + fmt::format(" --seed {}", seed);
}

}  // namespace chartroom::cli
