// chartroom validate: all checks.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <set>

#include "cli/files_progress.h"
#include "cli/folder_cache.h"
#include "cli/generate/certificates.h"
#include "cli/git/changed_files.h"
#include "cli/git/commits.h"
#include "cli/git/committed_packs.h"
#include "cli/git/tracked_files.h"
#include "cli/home_pages.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/validate/known_findings.h"
#include "cli/validate/validate_options.h"
#include "cli/validate/validate_project.h"
#include "cli/watch/folder_watch.h"
#include "exporters/documents/print_checks.h"
#include "maps/files/link_steps.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/work_tree.h"
#include "maps/release/release.h"
#include "validator/checks/explain.h"
#include "validator/checks/fix_files.h"
#include "validator/checks/packs/own_rules.h"
#include "validator/checks/pipeline/placement.h"
#include "validator/checks/validation.h"
#include "validator/reports/formats.h"
#include "validator/reports/github.h"
#include "validator/reports/text.h"
#include "validator/reports/text_difference.h"
#include "validator/reports/translation.h"

namespace chartroom::cli {
namespace {

std::string list_of(const checks::Catalogue& catalogue, const std::string& format,
                    const std::string& language) {
  if (format == "markdown") return checks::checks_page(catalogue);
  if (format == "json") return checks::list_json(catalogue, language);
  return checks::list_text(catalogue, language);
}

int show_checks(const ValidateOptions& options) {
  const checks::Catalogue catalogue = exporters::full_catalogue();
  if (options.list) {
    const Wanted wanted = wanted_list(options);
    write_result(wanted.file, list_of(catalogue, wanted.format, options.language));
    return kDone;
  }
  check_codes({options.explain}, catalogue, "--explain");
  const checks::Check* check = catalogue.find(options.explain);
  if (check == nullptr) {
    throw CLI::ValidationError(
        fmt::format("--explain: \"{}\" is only the beginning of a code", options.explain));
  }
  const Wanted wanted = wanted_list(options);
  write_result(wanted.file, wanted.format == "text" ? checks::explain_text(*check, options.language)
                                                    : list_of(checks::Catalogue({*check}),
                                                              wanted.format, options.language));
  return kDone;
}

// Adds to the step summary, for which GitHub gives each step a file of a limited size.
void add_github_summary(const reports::Report& report, const reports::ReportSettings& settings) {
  const char* path = std::getenv("GITHUB_STEP_SUMMARY");
  if (path == nullptr || *path == '\0') return;
  std::error_code error;
  const std::uintmax_t already = std::filesystem::file_size(path, error);
  std::ofstream file(path, std::ios::app | std::ios::binary);
  file << github_summary(report, settings, error ? 0 : already) << std::flush;
  if (!file) {
    throw FileException({path, 0, 0, "", "cannot write the job's summary", ErrorKind::other});
  }
}

// Removes the files that reports go into where a run ends before it writes them: a job would hand
// in those that a request brought along. Leaves links, which are refused.
class StaleReports {
 public:
  explicit StaleReports(std::vector<Wanted> wanted) : wanted_(std::move(wanted)) {}
  ~StaleReports() {
    for (const Wanted& one : wanted_) {
      std::error_code error;  // the run has failed for another reason
      if (!one.file.empty() && is_plain_file(one.file)) std::filesystem::remove(one.file, error);
    }
  }
  StaleReports(const StaleReports&) = delete;
  StaleReports& operator=(const StaleReports&) = delete;

  void keep() { wanted_.clear(); }

 private:
  std::vector<Wanted> wanted_;
};

// Returns false if the project file has errors, which it prints.
bool read_project(const CLI::App& verb, ValidateOptions& options) {
  StaleReports stale(options.show_settings ? std::vector<Wanted>{} : wanted_reports(options));
  const bool is_read = apply_project(verb, options);
  if (is_read) stale.keep();
  return is_read;
}

// One run of the verb, or one round of a watch.
class ValidateRun {
 public:
  ValidateRun(const ValidateOptions& options, const Settings& settings,
              const StagedFiles* staged = nullptr)
      : options_(options),
        settings_(settings),
        staged_(staged),
        profile_(profile_of(options)),
        wanted_(wanted_reports(options)) {
    profile_.excluded = exclusion_by(options);
    profile_.seed = settings.seed;
    profile_.jobs = settings.jobs();
    profile_.language = options.language;
    if (options.cache) {
      expect_trusted_cache(*options.cache);
      cache_ = std::make_shared<FolderCache>(*options.cache);
    }
    profile_.cache = cache_.get();
    for (const Wanted& one : wanted_) {
      profile_.details |= reports::find_report_format(one.format)->details;
    }
  }

  int run() {
    StaleReports stale(wanted_);
    std::vector<FileError> errors;
    std::vector<EarlierFiles> commits = earlier_files();
    KnownFindings known(options_, settings_, profile_.catalogue, commits);
    if (!known.read()) return kFailed;
    const std::vector<maps::InputFile> inputs = find_inputs(errors);
    if (options_.diff && !options_.fix) {
      stale.keep();
      return show_fixes(inputs, errors);
    }
    if (options_.fix) apply_fixes(inputs);
    reports::Report report = check(inputs, errors);
    refuse_links_for_files(report, errors, known, commits);
    if (!tells_people()) print_errors(errors);
    known.mark(report);
    stale.keep();
    write_reports(report);
    known.keep(report);
    const int status = report.status(profile_.fail_on);
    return options_.exit_zero && status == kFound ? kDone : status;
  }

 private:
  std::vector<maps::InputFile> find_inputs(std::vector<FileError>& errors) {
    passed_over_ = {};
    std::vector<maps::InputFile> inputs =
        maps::find_input_files(options_.paths, errors, &passed_over_);
    if (options_.stdin_filename) name_input(inputs);
    std::erase_if(inputs, [this](const auto& input) { return profile_.excludes(input.path); });
    const std::vector<maps::InputFile> listed = checks::listed_beyond(inputs, profile_);
    links_ = links_seen(listed);
    if (options_.packs_of) hold_packs_of(*options_.packs_of, inputs, listed, errors);
    const bool since = options_.since || (staged_ != nullptr && staged_->has_commit());
    return since ? changed_since(options_.since.value_or("HEAD"), inputs, input_path_, staged_)
                 : inputs;
  }

  // True if people read the report on standard output, which has all errors.
  bool tells_people() const {
    const Wanted& first = wanted_.front();
    return first.file.empty() &&
           (first.format == "text" || first.format == "concise" || first.format == "github");
  }

  // Returns the commits that say what there was to check before.
  std::vector<EarlierFiles> earlier_files() const {
    std::vector<EarlierFiles> commits;
    if (options_.packs_of) commits.emplace_back(*options_.packs_of, Start::at_commit);
    if (options_.since || (staged_ != nullptr && staged_->has_commit())) {
      commits.emplace_back(options_.since.value_or("HEAD"), Start::where_branch_left, staged_);
    }
    return commits;
  }

  // Refuses a link that was skipped where a commit (without options the last one) or the baseline
  // has a file: what was checked there no longer is.
  void refuse_links_for_files(reports::Report& report, std::vector<FileError>& errors,
                              const KnownFindings& known, std::vector<EarlierFiles> commits) const {
    if (commits.empty()) commits.emplace_back("HEAD", Start::at_commit);
    for (const std::string& link : links_) {
      const auto commit = std::ranges::find_if(
          commits, [&link](EarlierFiles& one) { return one.has_any_at(link); });
      if (commit == commits.end() && !known.has_any_at(link)) continue;
      const std::string where = commit == commits.end() ? "the baseline" : commit->ref();
      errors.push_back(FileError::of_file(
          link, fmt::format("is a link now, but in {} it is a file or folder of maps", where)));
      report.not_run.push_back(checks::unopened(errors.back()));
      report.failed = true;
      std::erase(report.links, link);
    }
  }

  // Returns the links that the search saw, and those on the way to listed files that it did not.
  std::set<std::string> links_seen(const std::vector<maps::InputFile>& listed) const {
    std::set<std::string> links(passed_over_.all_links.begin(), passed_over_.all_links.end());
    const std::filesystem::path here = std::filesystem::current_path();
    for (const maps::InputFile& file : listed) {
      for (const maps::LinkStep& step : maps::link_steps(here, file.path)) {
        if (step.is_link) links.insert(step.path.lexically_proximate(here).string());
      }
    }
    return links;
  }

  void hold_packs_of(const std::string& ref, const std::vector<maps::InputFile>& inputs,
                     const std::vector<maps::InputFile>& listed, std::vector<FileError>& errors) {
    auto packs = std::make_shared<CommittedPacks>(ref, inputs);
    std::vector<maps::InputFile> all = inputs;
    all.insert(all.end(), listed.begin(), listed.end());
    std::ranges::move(packs->deleted_packs_above(all), std::back_inserter(errors));
    profile_.trusted_pack = [packs](const std::string& path) { return packs->at(path); };
  }

  // Makes standard input replace the file whose name it is given.
  void name_input(std::vector<maps::InputFile>& inputs) {
    input_path_ = std::filesystem::path(*options_.stdin_filename).lexically_normal().string();
    std::erase_if(inputs, [&](const maps::InputFile& target) {
      return target.path != "-" && full_path_of(target.path) == full_path_of(input_path_);
    });
    for (maps::InputFile& target : inputs) {
      if (target.path != "-") continue;
      target.path = input_path_;
      if (input_path_.ends_with(".deck.json")) target.kind = maps::FileKind::deck;
    }
  }

  reports::Report check(const std::vector<maps::InputFile>& inputs,
                        std::vector<FileError>& errors) const {
    std::string input;
    for (const maps::InputFile& target : inputs) {
      if (target.path == input_path_) input = read_standard_input();
    }
    checks::Profile profile = profile_;
    std::string playing;
    std::optional<Progress> progress;
    const FilesProgress files(inputs);
    profile.progress = [&](const std::string& path, const play::FairnessProgress& at) {
      if (path != playing) progress.emplace(settings_, files.at(playing = path));
      progress->show(at);
    };
    // A deck's progress names its path and the admirals' skill.
    profile.deck_progress = [&](const std::string& what, play::Count played, play::Count all) {
      if (what != playing) {
        playing = what;
        const std::size_t level = what.rfind(", ");
        progress.emplace(settings_, files.at(what.substr(0, level)) + what.substr(level));
      }
      progress->show(played, all);
    };
    reports::Report report =
        validate_by_all_rules(inputs, profile, errors, {input, input_path_}, passed_over_);
    report.strict = options_.strict;
    report.most_warnings = options_.most_warnings;
    if (options_.language != "en") translate(report, options_.language);
    return report;
  }

  int show_fixes(const std::vector<maps::InputFile>& inputs, std::vector<FileError> errors) const {
    std::string patch;
    for (const checks::FixedFile& file : fix_files(inputs, profile_, errors)) {
      patch += reports::unified_difference(file.path, file.before, file.after);
    }
    print_errors(errors);
    write_result(options_.output, patch);
    if (!errors.empty()) return kFailed;
    return patch.empty() ? kDone : kFound;
  }

  void apply_fixes(const std::vector<maps::InputFile>& inputs) const {
    std::vector<FileError> told_by_checking;
    std::string patch;
    for (const checks::FixedFile& file : fix_files(inputs, profile_, told_by_checking)) {
      save_file(file.path, file.after, stamp_of(file.before));
      if (options_.diff) patch += reports::unified_difference(file.path, file.before, file.after);
      if (settings_.quiet) continue;
      for (const reports::Finding& finding : file.applied) {
        print_error(
            fmt::format("{}: fixed {}: {}", file.path, finding.code,
                        finding.fix->said.in(reports::report_translator(options_.language))));
      }
    }
    if (options_.diff) write_result("", patch);
  }

  void write_reports(const reports::Report& report) const {
    reports::ReportSettings settings{profile_.fail_on, false, std::string(release_version())};
    settings.homepage = kHomePage;
    settings.checks_page = kChecksPage;
    settings.statistics = options_.statistics;
    settings.in_repository = [paths = paths_of_run(options_)](const std::string& path) {
      return paths->of(path);
    };
    for (const Wanted& one : wanted_) {
      settings.colour = use_colour(settings_) && one.file.empty();
      refuse_link(one.file);
      write_result(one.file, reports::find_report_format(one.format)->write(report, settings));
      if (one.format == "github") add_github_summary(report, settings);
    }
  }

  const ValidateOptions& options_;
  const Settings& settings_;
  const StagedFiles* staged_;  // null: validates the work tree
  checks::Profile profile_;
  std::vector<Wanted> wanted_;
  std::shared_ptr<FolderCache> cache_;  // none unless asked for
  std::string input_path_ = "-";        // the name of standard input
  maps::PassedOver passed_over_;        // skipped by the search
  std::set<std::string> links_;         // in the place of files, if a commit has these
};

// Repeats until a signal ends the program, as usual for interrupted programs.
int watch(ValidateRun run, const ValidateOptions& options, const Settings& settings) {
  FolderWatch folders(options.paths);
  do {
    folders.renew();
    run.run();
    if (!settings.quiet) print_error("watching for changes; Ctrl-C stops");
  } while (folders.wait());
  return kInterrupted;
}

// Validates staged files, and writes to the usual places.
int run_on_staged(ValidateOptions options, const Settings& settings) {
  const auto make_absolute = [](std::string& path) {
    if (!path.empty()) path = std::filesystem::absolute(path).string();
  };
  make_absolute(options.output);
  make_absolute(options.write_baseline);
  if (options.cache) make_absolute(*options.cache);
  for (std::string& format : options.formats) {
    const std::size_t equals = format.find('=');
    if (equals == std::string::npos || equals + 1 == format.size()) continue;
    format = format.substr(0, equals + 1) +
             std::filesystem::absolute(format.substr(equals + 1)).string();
  }
  std::vector<std::string*> read;
  for (std::string& path : options.paths) read.push_back(&path);
  for (std::string* path : {&options.baseline, &options.pack}) {
    if (!path->empty()) read.push_back(path);
  }
  const StagedFiles staged(read);
  return ValidateRun(options, settings, &staged).run();
}

}  // namespace

void add_validate_verb(CLI::App& program, const Settings& settings, int& status) {
  auto options = std::make_shared<ValidateOptions>();
  CLI::App* verb =
      program.add_subcommand("validate",
                             "Run the checks on maps, decks and packs.\n\nExample: chartroom "
                             "validate maps/packs/sonar-family --format json");
  add_validate_options(*verb, *options);
  verb->callback([verb, options, &settings, &status] {
    if (options->list || !options->explain.empty()) {
      status = show_checks(*options);
      return;
    }
    if (!read_project(*verb, *options)) {
      status = kFailed;
      return;
    }
    check_options(*options);
    if (options->show_settings) {
      write_result("", settings_text(*verb, *options));
      return;
    }
    if (options->staged) {
      status = run_on_staged(*options, settings);
      return;
    }
    if (options->certificate) {
      status = verify_certificates(options->paths, settings);
      return;
    }
    StaleReports stale(wanted_reports(*options));
    const ValidateRun run(*options, settings);
    stale.keep();
    status = options->watch ? watch(run, *options, settings) : ValidateRun(run).run();
  });
}

}  // namespace chartroom::cli
