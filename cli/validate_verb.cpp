// chartroom validate: all checks.
#include <fmt/format.h>

#include <cstdlib>
#include <fstream>
#include <memory>
#include <set>

#include "cli/output.h"
#include "validator/checks/explain.h"
#include "validator/checks/report_formats.h"
#include "validator/checks/report_github.h"
#include "validator/checks/report_text.h"
#include "validator/checks/validation.h"

namespace chartroom {
namespace {

struct Options {
  std::vector<std::string> paths;
  std::string level = "structure";
  std::vector<std::string> formats;
  std::string output;
  Profile profile;
  std::string fail_on = "error";
  bool list = false;
  std::string explain;
};

// A report that was asked for: "json=FILE" or "text".
struct Wanted {
  std::string format;
  std::string file;  // empty: standard output
};

// Bad usage that only the whole of the options shows.
[[noreturn]] void misuse(const std::string& what) { throw CLI::ValidationError(what); }

std::vector<Wanted> wanted_reports(const Options& options) {
  std::vector<Wanted> wanted;
  for (const std::string& text : options.formats) {
    const std::size_t equals = text.find('=');
    const Wanted one{text.substr(0, equals),
                     equals == std::string::npos ? "" : text.substr(equals + 1)};
    if (!find_report_format(one.format)) {
      std::vector<std::string_view> names;
      for (const ReportFormat& known : report_formats()) names.push_back(known.name);
      misuse(fmt::format("--format: there is no format \"{}\" (there are {})", one.format,
                         fmt::join(names, ", ")));
    }
    if (equals != std::string::npos && one.file.empty()) {
      misuse("--format: no file after \"=\" (expected --format json=FILE)");
    }
    wanted.push_back(one);
  }
  if (wanted.empty()) wanted.push_back({"text", ""});
  if (!options.output.empty()) {
    if (wanted.size() != 1 || !wanted[0].file.empty()) {
      misuse("--output goes with a single --format; use --format FORMAT=FILE for several");
    }
    wanted[0].file = options.output;
  }
  std::set<std::string> places;
  for (const Wanted& one : wanted) {
    if (places.insert(one.file).second) continue;
    misuse(one.file.empty() ? "--format: only one report can go to standard output"
                            : fmt::format("--format: two reports into {}", one.file));
  }
  return wanted;
}

void check_codes(const std::vector<std::string>& codes, const char* option) {
  const std::string unknown = unknown_code(codes);
  if (unknown.empty()) return;
  misuse(fmt::format("{}: no check has the code \"{}\" (--list shows them all)", option, unknown));
}

Profile profile_of(const Options& options) {
  Profile profile = options.profile;
  check_codes(profile.select, "--select");
  check_codes(profile.ignore, "--ignore");
  profile.level = parse_level(options.level).value();
  profile.fail_on = parse_severity(options.fail_on).value();
  if (profile.level > kDeepestLevel) {
    misuse(
        fmt::format("--level: this version has no checks of the level \"{}\" yet (expected "
                    "structure or tracking)",
                    options.level));
  }
  return profile;
}

int show_checks(const Options& options) {
  if (options.list) {
    const bool page = options.formats == std::vector<std::string>{"markdown"};
    write_result("", page ? checks_page() : list_text());
    return kDone;
  }
  check_codes({options.explain}, "--explain");
  if (!find_check(options.explain)) {
    misuse(fmt::format("--explain: \"{}\" is only the beginning of a code", options.explain));
  }
  write_result("", explain_text(options.explain));
  return kDone;
}

// GitHub gives every step a file of its own for its summary.
void add_github_summary(const std::string& summary) {
  const char* path = std::getenv("GITHUB_STEP_SUMMARY");
  if (path == nullptr || *path == '\0') return;
  std::ofstream file(path, std::ios::app | std::ios::binary);
  file << summary << std::flush;
  if (!file) {
    throw FileException({path, 0, 0, "", "the job's summary cannot be written", Fault::other});
  }
}

void write_reports(const Report& report, const std::vector<Wanted>& wanted,
                   ReportSettings settings) {
  const bool colour = settings.colour;
  for (const Wanted& one : wanted) {
    settings.colour = colour && one.file.empty();
    write_result(one.file, find_report_format(one.format)->write(report, settings));
    if (one.format == "github") add_github_summary(github_summary(report, settings));
  }
}

int validate_paths(const Options& options, const Settings& settings) {
  if (options.paths.empty())
    misuse(
        "PATH is required (a map, a pack folder, or - for a map on "
        "standard input)");
  const Profile profile = profile_of(options);
  const std::vector<Wanted> wanted = wanted_reports(options);
  std::vector<FileError> errors;
  const std::vector<Target> targets = find_targets(options.paths, errors);
  std::string input;
  for (const Target& target : targets) {
    if (target.path == "-") input = read_standard_input();
  }
  const Report report = validate(targets, profile, errors, input);
  print_errors(errors);
  write_reports(report, wanted, {profile.fail_on, use_colour(settings), CHARTROOM_VERSION});
  return report.status(profile.fail_on);
}

}  // namespace

void add_validate_verb(CLI::App& program, const Settings& settings, int& status) {
  auto options = std::make_shared<Options>();
  CLI::App* verb = program.add_subcommand(
      "validate",
      "Judge maps and packs.\n\nExample: chartroom validate maps/packs/sonar-family --format json");
  verb->add_option("PATH", options->paths, "maps, pack folders, or - for a map on standard input");
  verb->add_option("--level", options->level, "how deep: structure or tracking")
      ->check(CLI::IsMember({"structure", "tracking", "fairness", "thorough"}))
      ->capture_default_str();
  verb->add_option("--format", options->formats,
                   "text, json, sarif, junit or github, with =FILE into a file; repeatable")
      ->take_all();
  verb->add_option("--output", options->output, "the file of a single report");
  verb->add_option("--select", options->profile.select, "only these checks: codes or beginnings")
      ->delimiter(',');
  verb->add_option("--ignore", options->profile.ignore, "not these checks")->delimiter(',');
  verb->add_option("--fail-on", options->fail_on, "what ends in status 1: error, warning or note")
      ->check(CLI::IsMember({"error", "warning", "note"}))
      ->capture_default_str();
  verb->add_flag("--list", options->list, "list all checks");
  verb->add_option("--explain", options->explain, "say what a check looks for, and why");
  verb->callback([options, &settings, &status] {
    const bool show = options->list || !options->explain.empty();
    status = show ? show_checks(*options) : validate_paths(*options, settings);
  });
}

}  // namespace chartroom
