#include "cli/track/options.h"

#include <unistd.h>
#include <CLI/CLI.hpp>

#include "cli/play/kept_files.h"

namespace chartroom::cli {

void add_track_options(CLI::App& verb, TrackOptions& options) {
  verb.add_option("PATH", options.path,
                  "an announcement list, a game record (needs --team), or - (the default) for a "
                  "list as it is typed");
  verb.add_option("--map", options.map,
                  "the map of the list, by its id or file: then the list needs no header");
  verb.add_option("--team", options.team,
                  "whose operator listens: blue or green; on a map that forces the starts, a list "
                  "without it leaves the enemy's start open")
      ->transform(CLI::IsMember({"blue", "green"}, CLI::ignore_case));
  verb.add_option("--maps", options.maps,
                  "where to look for the map first: a map, a pack or a folder; repeatable")
      ->take_all()
      ->expected(1);
  verb.add_option("--keep", options.keep,
                  "at a terminal: the file in which the list is kept as it is typed (default: a "
                  "new one in the folder chartroom/heard of $XDG_STATE_HOME, else of "
                  "~/.local/state)");
  verb.add_option("--resume", options.resume,
                  "at a terminal: go on with the list of this file, and keep it there");
  verb.add_flag("--plain", options.plain, "at a terminal: a line each instead of the board");
  verb.add_option("--format", options.format, "text, or json: one object a line that was heard")
      ->transform(CLI::IsMember({"text", "json"}, CLI::ignore_case))
      ->capture_default_str();
  verb.add_flag("--stats", options.stats,
                "end with events, mean and largest count, updates a second");
  verb.add_option("--output", options.output, "a file instead of standard output");
  verb.add_option("--picture", options.pictures,
                  "a folder for pictures: a PNG of the map and what can be known after each line");
}

bool at_terminal(const TrackOptions& options) {
  return options.typed() && !options.json() && options.output.empty() &&
         isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
}

std::string problem_with(const TrackOptions& options) {
  if (options.typed() && options.map == "-") {
    return "the list comes from standard input, so the map cannot";
  }
  if (options.keep.empty() && options.resume.empty()) return "";
  if (!at_terminal(options)) {
    return "--keep and --resume are for a list that is typed at a terminal (track FILE follows one "
           "that is there)";
  }
  if (options.resume.empty()) {
    return problem_with_keeping(options.keep, false, "--resume " + options.keep);
  }
  return options.keep.empty() ? ""
                              : "--resume goes on with a list in its own file: --keep is for a new "
                                "one";
}

std::string take_team(TrackOptions& options, const std::optional<maps::Team>& team) {
  if (!team || options.own_team() == team) return "";
  const std::string named = options.team;
  options.team = to_string(*team);
  return named.empty()
             ? ""
             : "the list is of " + options.team + "'s operator, and --team names " + named;
}

std::string options_to_go_on(const TrackOptions& options) {
  std::string text;
  if (!options.map.empty() && !options.resume.empty()) text += " --map " + options.map;
  const bool tells_team = options.resume.empty();  // a new list's header does
  if (!options.team.empty() && !tells_team) text += " --team " + options.team;
  for (const std::string& path : options.maps) text += " --maps " + path;
  if (options.plain) text += " --plain";
  return text;
}

}  // namespace chartroom::cli
