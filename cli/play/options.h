// The command line of `chartroom play`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/settings.h"
#include "maps/platform/message.h"
#include "maps/team.h"
#include "validator/play/games/clock.h"

namespace chartroom::cli {

// Options as given; "" if not given.
struct PlayOptions {
  std::string map;  // map or deck
  std::vector<std::string> maps;
  std::string against;
  bool two = false;
  std::string team;
  std::string first;
  std::string start;
  std::string variant;
  std::string clock;
  std::string time;
  std::string admirals;
  std::string players;
  std::string sonar;
  std::string record;
  std::string resume;
  std::string language = "en";
};

void add_play_options(CLI::App& verb, PlayOptions& options);

// The person's team against an agent.
maps::Team team_of(const PlayOptions& options);

// True if --first names a team or an admiral; else lots are drawn.
bool names_first(const PlayOptions& options);

// Returns why the options cannot be followed; an empty message if they can.
Message problem_with(const PlayOptions& options);

// Returns why the file of --record cannot be written; an empty message if it can.
Message problem_with_record(const PlayOptions& options);

// Returns the seed of draws, agents and cards: as given, or from the continued game, or a new one.
std::uint64_t seed_of(const Settings& settings, const PlayOptions& options);

// Returns the options that continue a saved game at equal seats, each after a space.
std::string options_to_go_on(const PlayOptions& options, std::uint64_t seed);

}  // namespace chartroom::cli
