// chartroom report: findings and simulated play as pictures.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <utility>

#include "cli/con_sonar/deck_input.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "exporters/con_sonar/report/deck_report.h"
#include "exporters/documents/print_checks.h"
#include "exporters/report/report_maker.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/shown_text.h"
#include "validator/checks/validation.h"

namespace chartroom::cli {
namespace {

struct ReportOptions {
  std::string path;
  std::string format = "html";
  std::string level = "fairness";
  std::string paper = "a4";
  std::string output;
};

// Validates the map and simulates the rest of the report's play. Checks and figures share the play,
// which is simulated once.
exporters::IllustratedReport report_on(const MapInput& input, std::string_view text,
                                       const play::FairnessBudget& budget, bool thorough,
                                       const Settings& settings) {
  // One line of progress at a time.
  std::optional<Progress> progress(std::in_place, settings, input.map.id);
  exporters::ReportOrder order{input.map, input.rules(), budget, thorough};
  checks::Profile profile = exporters::full_profile();
  profile.level = thorough ? checks::Level::thorough : checks::Level::fairness;
  profile.seed = settings.seed;
  profile.jobs = settings.jobs();
  profile.progress = [&](const std::string&, const play::FairnessProgress& at) {
    progress->show(at);
  };
  profile.played = [&order](const std::string&, const play::Fairness& play) {
    order.played = exporters::PlayedMap{play, {}};
  };
  std::vector<FileError> errors;
  reports::Report checked = validate({{input.path, maps::FileKind::map}}, profile, errors, {text});
  if (order.played && !checked.plays.empty()) {
    for (const Message& remark : checked.plays.front().remarks) {
      order.played->responses.push_back(remark.english());
    }
  }
  bool on_starts = false;
  std::mutex lines;
  exporters::ReportHooks hooks;
  hooks.fairness = [&](const play::FairnessProgress& at) { progress->show(at); };
  hooks.starts = [&](play::Count played, play::Count all) {
    const std::scoped_lock lock(lines);
    if (!std::exchange(on_starts, true)) {
      progress.reset();
      progress.emplace(settings, input.map.id + ", starts");
    }
    progress->show(played, all);
  };
  exporters::IllustratedReport report = make_report(order, hooks);
  report.findings = std::move(checked.findings);
  return report;
}

std::string output_path(const ReportOptions& options, const std::string& id, bool several) {
  const std::string name = fmt::format("{}-report.{}", id, options.format);
  if (options.output.empty()) return name;
  return several ? (std::filesystem::path(options.output) / name).string() : options.output;
}

// Returns the page on a map. Prints an error and returns nothing if it cannot be played. `text` has
// the bytes of standard input, if the map is from there.
std::optional<std::string> page_on(const MapInput& input, std::string_view text,
                                   const ReportOptions& options, const Settings& settings) {
  const bool thorough = options.level == "thorough";
  play::FairnessBudget budget = thorough ? play::thorough_budget() : play::fairness_budget();
  budget.seed = settings.seed;
  budget.jobs = settings.jobs();
  if (const auto problem = problem_with(input.map, input.rules(), budget); !problem.empty()) {
    print_error(input.path + ": " + problem);
    return std::nullopt;
  }
  const exporters::IllustratedReport content = report_on(input, text, budget, thorough, settings);
  return options.format == "pdf"
             ? report_pdf(content, exporters::parse_paper(options.paper).value())
             : report_html(content);
}

std::optional<std::string> page_on(const DeckInput& input, std::string_view text,
                                   const ReportOptions& options, const Settings& settings) {
  if (options.format == "pdf") {
    print_error(input.path + ": reports on decks are HTML only (--format html)");
    return std::nullopt;
  }
  checks::Profile profile = exporters::full_profile();
  profile.level = checks::parse_level(options.level).value();
  profile.seed = settings.seed;
  profile.jobs = settings.jobs();
  std::string playing;
  std::optional<Progress> progress;
  profile.deck_progress = [&](const std::string& what, play::Count played, play::Count all) {
    if (what != playing) progress.emplace(settings, playing = what);
    progress->show(played, all);
  };
  std::vector<FileError> errors;
  const reports::Report checked =
      validate({{input.path, maps::FileKind::deck}}, profile, errors, {text});
  return exporters::deck_report_html(input.deck, checked);
}

int report(const ReportOptions& options, const Settings& settings) {
  bool good = true;
  std::string text;
  const std::vector<BoardInput> inputs = read_board_inputs(options.path, good, &text);
  if (inputs.size() > 1 && !options.output.empty()) {
    std::filesystem::create_directories(options.output);
  }
  for (const BoardInput& input : inputs) {
    const std::string id = std::visit([](const auto& board) { return id_of(board); }, input);
    const std::string path = output_path(options, id, inputs.size() > 1);
    if (path != options.output) expect_no_link(path);  // the map's author chose its id
    const auto page = std::visit(
        [&](const auto& board) { return page_on(board, text, options, settings); }, input);
    good = good && page;
    if (!page) continue;
    write_result(path, *page);
    if (!settings.quiet) fmt::print("{}\n", shown(path));
  }
  return good ? kDone : kFailed;
}

}  // namespace

void add_report_verb(CLI::App& program, const Settings& settings, int& status) {
  auto options = std::make_shared<ReportOptions>();
  CLI::App* verb = program.add_subcommand(
      "report",
      "Write findings and simulated play of a map or deck, or of each one in a folder, as one "
      "self-contained HTML page or a PDF.\n\n"
      "Example: chartroom report maps/packs/sonar-family/north-pole.map.json");
  verb->add_option("PATH", options->path, "a map or deck, a folder, or - for one on standard input")
      ->required();
  verb->add_option("--format", options->format, "html, or pdf (maps only)")
      ->transform(CLI::IsMember({"html", "pdf"}, CLI::ignore_case))
      ->capture_default_str();
  verb->add_option("--level", options->level,
                   "amount of play: fairness (seconds) or thorough (minutes)")
      ->transform(CLI::IsMember({"fairness", "thorough"}, CLI::ignore_case))
      ->capture_default_str();
  verb->add_option("--paper", options->paper, "paper of the PDF: a4 or letter")
      ->transform(CLI::IsMember({"a4", "letter"}, CLI::ignore_case))
      ->capture_default_str();
  verb->add_option("--output", options->output,
                   "output file, or folder for several reports; default: ID-report.html");
  verb->callback([options, &settings, &status] { status = report(*options, settings); });
}

}  // namespace chartroom::cli
