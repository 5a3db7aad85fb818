// chartroom diff: the changes from one map or deck to another, and their effects.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <map>
#include <memory>

#include "cli/output.h"
#include "exporters/documents/print_checks.h"
#include "exporters/pictures/difference_picture.h"
#include "validator/checks/comparison/comparison.h"
#include "validator/checks/validation.h"
#include "validator/con_sonar/comparison/deck_comparison.h"

namespace chartroom::cli {
namespace {

struct DiffOptions {
  std::string before;
  std::string after;
  std::string level{to_string(checks::Level::tracking)};
  std::string format = "text";
  std::string output;
  std::string picture;  // a file; "": none
};

// The formats of pictures, by the endings of file names.
const std::map<std::string, std::string (*)(const checks::Comparison&)> kPictures{
    {".pdf", exporters::pdf_picture},
    {".png", exporters::png_picture},
    {".svg", exporters::svg_picture}};

std::string kind_of_picture(const std::string& path) {
  return std::filesystem::path(path).extension().string();
}

// Returns the report on one map or deck. Prints errors and then returns nothing.
std::optional<reports::Report> checked(const std::string& path, checks::Level level) {
  checks::Profile profile = exporters::full_profile();
  profile.level = level;
  std::vector<FileError> errors;
  const std::string input = path == "-" ? read_standard_input() : "";
  const maps::FileKind kind =
      maps::holds_deck(path, "") ? maps::FileKind::deck : maps::FileKind::map;
  reports::Report report = validate({{path, kind}}, profile, errors, {input});
  for (const reports::Finding& f : report.findings) {
    if (!f.malformed) continue;
    errors.push_back(
        {f.path, f.position.line, f.position.column, f.pointer, f.message, ErrorKind::other});
  }
  print_errors(errors);
  if (!errors.empty()) return std::nullopt;
  return report;
}

bool is_deck(const reports::Report& report) { return report.files.at(0).kind == "deck"; }

// Writes the comparison in the requested format, and returns the exit status.
template <class Comparison>
int write_comparison(const DiffOptions& options, const Comparison& comparison) {
  write_result(options.output, options.format == "json" ? comparison_json(comparison)
                                                        : comparison_text(comparison));
  return comparison.same() ? kDone : kFound;
}

int show_map_difference(const DiffOptions& options, const reports::Report& before,
                        const reports::Report& after) {
  const checks::Comparison comparison = checks::compare(before, after);
  const int status = write_comparison(options, comparison);
  if (!options.picture.empty()) {
    write_result(options.picture, kPictures.at(kind_of_picture(options.picture))(comparison));
  }
  return status;
}

int show_deck_difference(const DiffOptions& options, const reports::Report& before,
                         const reports::Report& after) {
  if (!options.picture.empty()) {
    print_error("--picture: only maps have pictures, not decks");
    return kFailed;
  }
  return write_comparison(options, con_sonar::compare_decks(before, after));
}

int show_difference(const DiffOptions& options) {
  const checks::Level level = checks::parse_level(options.level).value();
  if (!options.picture.empty() && !kPictures.count(kind_of_picture(options.picture))) {
    throw CLI::ValidationError(fmt::format(
        "--picture: \"{}\" is not a picture (expected a name that ends in .png, .svg or .pdf)",
        options.picture));
  }
  const std::optional<reports::Report> before = checked(options.before, level);
  const std::optional<reports::Report> after = checked(options.after, level);
  if (!before || !after) return kFailed;
  if (is_deck(*before) != is_deck(*after)) {
    print_error(fmt::format("{} is a {} and {} is a {}; they cannot be compared", options.before,
                            before->files[0].kind, options.after, after->files[0].kind));
    return kFailed;
  }
  return is_deck(*before) ? show_deck_difference(options, *before, *after)
                          : show_map_difference(options, *before, *after);
}

}  // namespace

void add_diff_verb(CLI::App& program, const Settings&, int& status) {
  const auto options = std::make_shared<DiffOptions>();
  CLI::App* verb = program.add_subcommand(
      "diff",
      "Show what changed between two maps or decks, and the effect: findings gained (+) and lost "
      "(-), and figures.\n\nExample: chartroom diff before.map.json after.map.json");
  verb->add_option("BEFORE", options->before, "a map or deck, or - for standard input")->required();
  verb->add_option("AFTER", options->after, "the map or deck to compare with it")->required();
  verb->add_option("--level", options->level, "depth of validation for both")
      ->transform(
          CLI::IsMember({"structure", "tracking", "fairness", "thorough"}, CLI::ignore_case))
      ->capture_default_str();
  verb->add_option("--format", options->format, "text or json")
      ->transform(CLI::IsMember({"text", "json"}, CLI::ignore_case))
      ->capture_default_str();
  verb->add_option("--output", options->output, "write to this file instead of standard output");
  verb->add_option("--picture", options->picture,
                   "draw both boards, with rings around changes, as this .png, .svg or .pdf");
  verb->callback([options, &status] { status = show_difference(*options); });
}

}  // namespace chartroom::cli
