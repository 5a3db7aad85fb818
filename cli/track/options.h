// The command line of `chartroom track`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/settings.h"
#include "maps/platform/message.h"
#include "maps/team.h"

namespace chartroom::cli {

// Options as given; "" if not given.
struct TrackOptions {
  std::string path = "-";
  std::string map;
  std::string team;
  std::vector<std::string> maps;
  std::string format = "text";
  bool stats = false;
  bool plain = false;
  std::string output;
  std::string pictures;  // the folder for pictures
  std::string keep;
  std::string resume;
  std::string language = "en";

  bool json() const { return format == "json"; }
  bool typed() const { return path == "-"; }
  // Returns the operator's own team. A list does not need it: names of teams do not matter there.
  std::optional<maps::Team> own_team() const { return maps::parse_team(team); }
  maps::Team tracked() const { return other(own_team().value_or(maps::Team::blue)); }
  // Returns the tracked team, for sentences.
  Message who() const;
};

void add_track_options(CLI::App& verb, TrackOptions& options);

// True if an operator is at a terminal, where a board can be shown after each line.
bool at_terminal(const TrackOptions& options);

// Returns why the options cannot be followed; an empty message if they can.
Message problem_with(const TrackOptions& options);

// Takes the team that a list names. Returns how it contradicts the options, or an empty message.
Message take_team(TrackOptions& options, const std::optional<maps::Team>& team);

// Returns the options that continue a list, each after a space.
std::string options_to_go_on(const TrackOptions& options);

}  // namespace chartroom::cli
