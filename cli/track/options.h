// What the command line asks of `chartroom track`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/settings.h"
#include "maps/team.h"

namespace chartroom::cli {

// As they were given; "" where they were not.
struct TrackOptions {
  std::string path = "-";
  std::string map;
  std::string team;
  std::vector<std::string> maps;
  std::string format = "text";
  bool stats = false;
  bool plain = false;
  std::string output;
  std::string pictures;  // a folder for them
  std::string keep;
  std::string resume;

  bool json() const { return format == "json"; }
  bool typed() const { return path == "-"; }
  // The operator's own team. A list does not need it: the names of the teams do not matter there.
  std::optional<maps::Team> own_team() const { return maps::parse_team(team); }
  maps::Team tracked() const { return other(own_team().value_or(maps::Team::blue)); }
  // The tracked team, in sentences.
  std::string who() const {
    return own_team() ? std::string(to_string(tracked())) : std::string("the enemy");
  }
};

void add_track_options(CLI::App& verb, TrackOptions& options);

// Whether an operator sits at a terminal, to whom a board can be shown after each line.
bool at_terminal(const TrackOptions& options);

// What keeps the options from being followed; "" where nothing does.
std::string problem_with(const TrackOptions& options);

// Takes up the team that a list names. What keeps them from agreeing; "" where nothing does.
std::string take_team(TrackOptions& options, const std::optional<maps::Team>& team);

// The options with which a list goes on as before, each with a space before it.
std::string options_to_go_on(const TrackOptions& options);

}  // namespace chartroom::cli
