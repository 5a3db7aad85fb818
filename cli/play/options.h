// What the command line asks of `chartroom play`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/settings.h"
#include "maps/team.h"
#include "validator/play/games/clock.h"

namespace chartroom::cli {

// As they were given; "" where they were not.
struct PlayOptions {
  std::string map;  // or deck
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
};

void add_play_options(CLI::App& verb, PlayOptions& options);

// The person's team against an agent.
maps::Team team_of(const PlayOptions& options);

// What keeps the options from being followed; "" where nothing does.
std::string problem_with(const PlayOptions& options);

// What keeps the file of --record from being written; "" where nothing does.
std::string problem_with_record(const PlayOptions& options);

// What draws, agents and cards follow: as given, else as kept in the game that goes on, else
// another one every evening.
std::uint64_t seed_of(const Settings& settings, const PlayOptions& options);

// The options that go on with a saved game at the same seats, each with a space before it.
std::string options_to_go_on(const PlayOptions& options, std::uint64_t seed);

}  // namespace chartroom::cli
