#include "cli/track/options.h"

#include <unistd.h>
#include <CLI/CLI.hpp>

#include "cli/play/game_texts.h"
#include "cli/play/kept_files.h"
#include "cli/screens/screen_language.h"

namespace chartroom::cli {

void add_track_options(CLI::App& verb, TrackOptions& options) {
  verb.add_option(
      "PATH", options.path,
      "an announcement list, a game record (with --team), or - (the default) for a list "
      "that you type");
  verb.add_option("--map", options.map,
                  "the id or file of the list's map; the list then needs no header");
  verb.add_option(
          "--team", options.team,
          "the operator's own team: blue or green; without it a list ignores the starts that "
          "the map forces")
      ->transform(CLI::IsMember({"blue", "green"}, CLI::ignore_case));
  verb.add_option("--maps", options.maps,
                  "where to search for the map first: a map, a pack or a folder; repeatable")
      ->take_all()
      ->expected(1);
  verb.add_option("--keep", options.keep,
                  "at a terminal: save the typed list to this new file (default: a new file in "
                  "chartroom/heard below $XDG_STATE_HOME or ~/.local/state)");
  verb.add_option("--resume", options.resume, "at a terminal: continue the list in this file");
  verb.add_flag("--plain", options.plain,
                "at a terminal: print one line per announcement instead of the board");
  verb.add_option("--format", options.format, "text, or json: one object per announcement")
      ->transform(CLI::IsMember({"text", "json"}, CLI::ignore_case))
      ->capture_default_str();
  verb.add_flag(
      "--stats", options.stats,
      "finally print the number of events, the mean and largest counts, and updates per second");
  verb.add_option("--output", options.output, "write to this file instead of standard output");
  verb.add_option("--picture", options.pictures,
                  "a folder for pictures: a PNG of the possible positions after each line");
  add_language_option(verb, options.language);
}

Message TrackOptions::who() const {
  return own_team() ? team_word(tracked()) : message("the enemy");
}

bool at_terminal(const TrackOptions& options) {
  return options.typed() && !options.json() && options.output.empty() &&
         isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
}

Message problem_with(const TrackOptions& options) {
  if (options.typed() && options.map == "-") {
    return message("the list comes from standard input, so the map cannot come from there");
  }
  if (options.keep.empty() && options.resume.empty()) return {};
  if (!at_terminal(options)) {
    return message(
        "--keep and --resume are for a list typed at a terminal (for a list in a file, use track "
        "FILE)");
  }
  if (options.resume.empty()) {
    return problem_with_keeping(options.keep, false, "--resume " + options.keep, options.language);
  }
  return options.keep.empty()
             ? Message()
             : message("--resume continues a list in its own file; --keep is for a new list");
}

Message take_team(TrackOptions& options, const std::optional<maps::Team>& team) {
  if (!team || options.own_team() == team) return {};
  const std::string named = options.team;
  options.team = to_string(*team);
  return named.empty() ? Message()
                       : message("the list is {}'s, but --team is {}", options.team, named);
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
