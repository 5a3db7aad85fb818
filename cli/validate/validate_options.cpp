#include "cli/validate/validate_options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <set>

#include "cli/validate/project_file.h"
#include "exporters/documents/print_checks.h"
#include "validator/reports/formats.h"
#include "validator/reports/translation.h"

namespace chartroom::cli {
namespace {

// Throws for options that contradict each other.
[[noreturn]] void refuse(const std::string& what) { throw CLI::ValidationError(what); }

// Reads "json=FILE" with one of these formats.
Wanted wanted_format(const std::string& text, const std::vector<std::string_view>& known) {
  const std::size_t equals = text.find('=');
  const Wanted one{text.substr(0, equals),
                   equals == std::string::npos ? "" : text.substr(equals + 1)};
  if (std::find(known.begin(), known.end(), one.format) == known.end()) {
    refuse(fmt::format("--format: unknown format \"{}\" (expected one of {})", one.format,
                       fmt::join(known, ", ")));
  }
  if (equals != std::string::npos && one.file.empty()) {
    refuse("--format: no file after \"=\" (expected --format json=FILE)");
  }
  return one;
}

Wanted wanted_report(const std::string& text) {
  std::vector<std::string_view> names;
  for (const reports::ReportFormat& known : reports::report_formats()) names.push_back(known.name);
  return wanted_format(text, names);
}

// Returns the code in capitals, which users may omit.
std::string code_in_capitals(std::string code) {
  for (char& c : code) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return code;
}

std::vector<std::string> languages() {
  const std::vector<std::string_view> known = reports::report_languages();
  return {known.begin(), known.end()};
}

// Applies a pack to all files. Throws FileException if it cannot be read.
void hold_pack(const std::string& path, checks::Profile& profile) {
  ParseResult<maps::PackFile> read = maps::load_pack(path);
  if (!read) throw FileException(read.errors.front());
  profile.pack_checks = std::move(read.value->pack.checks);
  profile.pack_languages = std::move(read.value->pack.languages);
}

// Refuses selected checks that would not run, which could look as if they had passed.
void check_levels(const checks::Profile& profile) {
  for (const std::string& text : profile.select) {
    std::optional<checks::Level> needed;  // the lowest level of the selected checks
    bool possible = false;
    for (const checks::Check& check : profile.catalogue) {
      if (!check.code.starts_with(text)) continue;
      needed = needed ? std::min(*needed, check.level) : check.level;
      possible = possible || profile.has_fonts || !check.needs_fonts;
    }
    if (needed && !possible) {
      refuse(
          fmt::format("--select {}: needs Chartroom's own fonts (package fonts-chartroom)", text));
    }
    if (!needed || *needed <= profile.level) continue;
    refuse(fmt::format("--select {}: runs at level {} and deeper (--level is {})", text,
                       to_string(*needed), to_string(profile.level)));
  }
}

void check_stdin_filename(const std::string& name, bool input) {
  namespace fs = std::filesystem;
  if (!input) refuse("--stdin-filename needs - (standard input)");
  std::error_code error;
  const bool folder = fs::is_directory(name, error) || !fs::path(name).has_filename();
  if (folder || fs::path(name).filename() == "pack.json" || name == "-") {
    refuse(fmt::format("--stdin-filename: \"{}\" is not a file name of a map or deck", name));
  }
}

}  // namespace

void add_validate_options(CLI::App& verb, ValidateOptions& options) {
  verb.add_option("PATH", options.paths,
                  "maps, decks, pack folders (or only a pack.json), or - for a map or deck on "
                  "standard input");
  verb.add_option(
      "--stdin-filename", options.stdin_filename,
      "with -: the file name to use for standard input, in findings and to find its pack");
  verb.add_option(
      "--since", options.since,
      "validate only files that changed in git since this commit or branch, as they are in "
      "the work tree (HEAD: uncommitted changes)");
  verb.add_flag("--staged", options.staged,
                "validate only the staged changes; with --since also those of the commits since "
                "then");
  verb.add_option(
          "--level", options.level,
          "depth: structure (milliseconds per map), tracking, fairness (simulates games: about a "
          "second) or thorough (minutes)")
      ->transform(
          CLI::IsMember({"structure", "tracking", "fairness", "thorough"}, CLI::ignore_case))
      ->capture_default_str();
  verb.add_option("--map-time", options.map_time,
                  "the most seconds to play a map or deck; one that takes more is an error, "
                  "P512, on this machine")
      ->check(CLI::Range(kLeastMapTime, kMostMapTime));
  verb.add_option(
          "--format", options.formats,
          "text, concise, json, sarif, junit, github, gitlab or rdjson; with =FILE written to a "
          "file; repeatable")
      ->take_all();
  verb.add_option("--output", options.output, "write a single report to this file");
  verb.add_flag("--statistics", options.statistics,
                "with text, concise or json: count the findings of each check");
  verb.add_option("--select", options.select, "run only these checks: codes or their beginnings")
      ->delimiter(',')
      ->transform(code_in_capitals);
  verb.add_option("--ignore", options.ignore, "skip these checks")
      ->delimiter(',')
      ->transform(code_in_capitals);
  verb.add_option("--fail-on", options.fail_on,
                  "lowest severity that gives status 1: error, warning or note")
      ->transform(CLI::IsMember({"error", "warning", "note"}, CLI::ignore_case))
      ->capture_default_str();
  verb.add_flag("--strict", options.strict,
                "also give status 1 for links, hidden folders, checks that cannot run here and "
                "undecided verdicts");
  verb.add_option("--max-warnings", options.most_warnings,
                  "give status 1 for more warnings than this");
  verb.add_flag("--exit-zero", options.exit_zero, "give status 0 whatever is found");
  verb.add_flag("--isolated", options.isolated,
                "ignore chartroom.json, and the severities, thresholds and exclusions of packs");
  verb.add_option(
      "--pack", options.pack,
      "use the severities, thresholds and exclusions of this pack.json for all files instead of "
      "their own packs', and add its languages");
  verb.add_option("--packs-of", options.packs_of,
                  "use each pack.json's severities, thresholds, exclusions and languages from this "
                  "commit, such as the target branch of a pull request");
  verb.add_option("--baseline", options.baseline, "file of known findings, which do not count");
  verb.add_option("--write-baseline", options.write_baseline,
                  "save the current findings as known findings");
  verb.add_flag("--ratchet", options.ratchet,
                "with --baseline: findings may move but not increase");
  verb.add_option("--cache", options.cache,
                  "folder that keeps results of play and counting for later runs");
  verb.add_flag("--fix", options.fix,
                "apply fixes that do not change the map for players, then validate");
  verb.add_flag(
      "--unsafe-fixes", options.unsafe_fixes,
      "with --fix or --diff: also apply fixes that change water, quadrants or surface points");
  verb.add_flag("--diff", options.diff,
                "print what --fix would change as a patch; with --fix what it changed");
  verb.add_flag("--watch", options.watch, "validate again whenever a file changes, until Ctrl-C");
  verb.add_flag("--certificate", options.certificate,
                "instead: replay the games of the certificates beside the maps");
  verb.add_option("--lang", options.language, "language of the findings: en, de, fr, it or ko")
      ->transform(CLI::IsMember(languages(), CLI::ignore_case))
      ->capture_default_str();
  verb.add_flag("--show-settings", options.show_settings,
                "instead: show the settings from options and chartroom.json");
  verb.add_flag("--list", options.list,
                "instead: list all checks (--format text, json or markdown)");
  verb.add_option("--explain", options.explain, "instead: explain what a check looks for, and why")
      ->transform(code_in_capitals);
}

std::vector<Wanted> wanted_reports(const ValidateOptions& options) {
  std::vector<Wanted> wanted;
  for (const std::string& text : options.formats) wanted.push_back(wanted_report(text));
  if (wanted.empty()) wanted.push_back({"text", ""});
  if (!options.output.empty()) {
    if (wanted.size() != 1 || !wanted[0].file.empty()) {
      refuse("--output needs a single --format; for several use --format FORMAT=FILE");
    }
    wanted[0].file = options.output;
  }
  // Standard output comes first, so that a failed file does not lose it.
  std::stable_partition(wanted.begin(), wanted.end(),
                        [](const Wanted& one) { return one.file.empty(); });
  const bool counted = std::any_of(wanted.begin(), wanted.end(), [](const Wanted& one) {
    return reports::find_report_format(one.format)->statistics;
  });
  if (options.statistics && !counted) refuse("--statistics needs text, concise or json");
  std::set<std::string> positions;
  for (const Wanted& one : wanted) {
    if (positions.insert(one.file).second) continue;
    refuse(one.file.empty() ? "--format: only one report can go to standard output"
                            : fmt::format("--format: two reports would go to {}", one.file));
  }
  return wanted;
}

Wanted wanted_list(const ValidateOptions& options) {
  if (options.formats.size() > 1) refuse("--list and --explain need a single --format");
  Wanted wanted{"text", ""};
  if (!options.formats.empty()) {
    wanted = wanted_format(options.formats[0], {"text", "json", "markdown"});
  }
  if (!options.output.empty()) {
    if (!wanted.file.empty()) refuse("use either --output or --format FORMAT=FILE");
    wanted.file = options.output;
  }
  return wanted;
}

void check_codes(const std::vector<std::string>& codes, const checks::Catalogue& catalogue,
                 const char* option) {
  const std::optional<std::string> unknown = checks::unknown_code(codes, catalogue);
  if (!unknown) return;
  refuse(
      fmt::format("{}: no check has the code \"{}\" (--list shows all codes)", option, *unknown));
}

checks::Profile profile_of(const ValidateOptions& options) {
  checks::Profile profile = exporters::full_profile();
  profile.select = options.select;
  profile.ignore = options.ignore;
  for (const auto& [code, severity] : options.severity) {
    if (severity) {
      profile.catalogue.set_severity(code, *severity);
    } else {
      profile.ignore.push_back(code);
    }
  }
  check_codes(profile.select, profile.catalogue, "--select");
  check_codes(profile.ignore, profile.catalogue, "--ignore");
  profile.level = checks::parse_level(options.level).value();
  check_levels(profile);
  if (options.isolated) profile.pack_checks.emplace();
  if (!options.pack.empty()) hold_pack(options.pack, profile);
  profile.unsafe_fixes = options.unsafe_fixes;
  profile.fail_on = parse_severity(options.fail_on).value();
  if (options.map_time) {
    profile.file_time = std::chrono::milliseconds(std::llround(1000 * *options.map_time));
  }
  return profile;
}

// Refuses options that would be ignored.
void check_certificate_options(const ValidateOptions& options, bool input) {
  const std::pair<bool, const char*> others[] = {
      {input, "standard input"},
      {options.since.has_value(), "--since"},
      {options.staged, "--staged"},
      {!options.formats.empty(), "--format"},
      {!options.output.empty(), "--output"},
      {options.statistics, "--statistics"},
      {!options.select.empty(), "--select"},
      {!options.ignore.empty(), "--ignore"},
      {options.isolated, "--isolated"},
      {!options.pack.empty(), "--pack"},
      {options.packs_of.has_value(), "--packs-of"},
      {!options.baseline.empty(), "--baseline"},
      {!options.write_baseline.empty(), "--write-baseline"},
      {options.cache.has_value(), "--cache"},
      {options.map_time.has_value(), "--map-time"},
      {options.fix, "--fix"},
      {options.diff, "--diff"},
      {options.watch, "--watch"}};
  for (const auto& [given, name] : others) {
    if (given)
      refuse(fmt::format("--certificate only replays certificates; it does not go with {}", name));
  }
}

void check_options(const ValidateOptions& options) {
  if (options.paths.empty()) {
    refuse("PATH is required (a map, a deck, a pack folder, or - for standard input)");
  }
  const bool input =
      std::find(options.paths.begin(), options.paths.end(), "-") != options.paths.end();
  if (options.stdin_filename) check_stdin_filename(*options.stdin_filename, input);
  if (options.staged && (input || options.watch || options.fix || options.diff)) {
    refuse("--staged validates staged files; it does not go with -, --watch, --fix or --diff");
  }
  if (options.staged && options.packs_of) {
    refuse("--staged uses the staged packs; it does not go with --packs-of");
  }
  if (options.staged && options.ratchet) {
    refuse("--staged does not change the baseline, so it does not go with --ratchet");
  }
  if (options.certificate) check_certificate_options(options, input);
  if (options.isolated + !options.pack.empty() + options.packs_of.has_value() > 1) {
    refuse("use only one of --isolated, --pack and --packs-of");
  }
  if (options.unsafe_fixes && !options.fix && !options.diff) {
    refuse("--unsafe-fixes needs --fix or --diff");
  }
  if (input && (options.fix || options.diff || options.watch)) {
    refuse("--fix, --diff and --watch need files, not standard input");
  }
  if (options.watch && (options.fix || options.diff)) {
    refuse("--watch only validates; it does not go with --fix or --diff");
  }
  if (options.ratchet && options.baseline.empty()) refuse("--ratchet needs --baseline FILE");
  if (!options.write_baseline.empty() && !options.baseline.empty()) {
    refuse("--write-baseline writes a new baseline; it does not go with --baseline");
  }
}

}  // namespace chartroom::cli
