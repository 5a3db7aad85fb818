// chartroom diff: what changed from one map to another, and what it means.
#include <fmt/format.h>

#include <filesystem>
#include <map>
#include <memory>

#include "cli/output.h"
#include "exporters/documents/print_checks.h"
#include "exporters/pictures/difference_picture.h"
#include "validator/checks/comparison/comparison.h"
#include "validator/checks/validation.h"

namespace chartroom::cli {
namespace {

struct Options {
  std::string before;
  std::string after;
  std::string level{to_string(checks::Level::tracking)};
  std::string format = "text";
  std::string output;
  std::string picture;  // a file; "": none
};

// The kinds of pictures, by the ends of their files' names.
const std::map<std::string, std::string (*)(const checks::Comparison&)> kPictures{
    {".pdf", exporters::pdf_picture},
    {".png", exporters::png_picture},
    {".svg", exporters::svg_picture}};

std::string kind_of_picture(const std::string& path) {
  return std::filesystem::path(path).extension().string();
}

// The report on one map. Faults are printed and give nothing.
std::optional<reports::Report> judged(const std::string& path, checks::Level level) {
  checks::Profile profile;
  profile.catalogue = exporters::full_catalogue();
  profile.level = level;
  std::vector<FileError> errors;
  const std::string input = path == "-" ? read_standard_input() : "";
  reports::Report report = validate({{path, maps::FileKind::map}}, profile, errors, input);
  for (const reports::Finding& f : report.findings) {
    if (!f.malformed) continue;
    errors.push_back(
        {f.path, f.position.line, f.position.column, f.pointer, f.message, ErrorKind::other});
  }
  print_errors(errors);
  if (!errors.empty()) return std::nullopt;
  return report;
}

int show_difference(const Options& options) {
  const checks::Level level = checks::parse_level(options.level).value();
  if (!options.picture.empty() && !kPictures.count(kind_of_picture(options.picture))) {
    throw CLI::ValidationError(fmt::format(
        "--picture: \"{}\" is no picture (expected a name that ends in .png, .svg or .pdf)",
        options.picture));
  }
  const std::optional<reports::Report> before = judged(options.before, level);
  const std::optional<reports::Report> after = judged(options.after, level);
  if (!before || !after) return kCouldNot;
  const checks::Comparison comparison = checks::compare(*before, *after);
  write_result(options.output, options.format == "json" ? comparison_json(comparison)
                                                        : comparison_text(comparison));
  if (!options.picture.empty()) {
    write_result(options.picture, kPictures.at(kind_of_picture(options.picture))(comparison));
  }
  return comparison.same() ? kDone : kFound;
}

}  // namespace

void add_diff_verb(CLI::App& program, const Settings&, int& status) {
  const auto options = std::make_shared<Options>();
  CLI::App* verb = program.add_subcommand(
      "diff",
      "Say what changed from one map to another, and what it means: findings gained (+) and lost "
      "(-), and figures.\n\nExample: chartroom diff before.map.json after.map.json");
  verb->add_option("BEFORE", options->before, "a map, or - for standard input")->required();
  verb->add_option("AFTER", options->after, "another")->required();
  verb->add_option("--level", options->level, "how deep both are judged")
      ->check(CLI::IsMember({"structure", "tracking", "fairness", "thorough"}))
      ->capture_default_str();
  verb->add_option("--format", options->format, "text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  verb->add_option("--output", options->output, "the file for the result");
  verb->add_option("--picture", options->picture,
                   "both boards side by side with rings round what changed: a .png, .svg or .pdf");
  verb->callback([options, &status] { status = show_difference(*options); });
}

}  // namespace chartroom::cli
