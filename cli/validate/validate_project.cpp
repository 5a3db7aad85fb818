#include "cli/validate/validate_project.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <fnmatch.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

#include "cli/git/commits.h"
#include "cli/git/tracked_files.h"
#include "cli/output.h"
#include "cli/validate/project_file.h"
#include "exporters/documents/print_checks.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/work_tree.h"
#include "validator/reports/baseline.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostBytes = std::size_t{1} << 20;

// The files of a project as the work tree has them, or a commit.
class ProjectFiles {
 public:
  ProjectFiles(fs::path root, const std::optional<std::string>& ref) : root_(std::move(root)) {
    if (!ref) return;
    ref_ = *ref;
    commit_ = commit_of(root_, *ref, "--packs-of");
  }

  // Returns the name that errors and settings show.
  std::string shown_name(const std::string& name) const {
    return commit_.empty() ? (root_ / name).lexically_proximate(fs::current_path()).string()
                           : ref_ + ":" + name;
  }

  // Returns the bytes, or nothing if there is no such file.
  std::optional<std::string> read(const std::string& name) const {
    if (!commit_.empty()) return committed(name);
    const fs::path path = root_ / name;
    std::error_code error;
    if (!fs::exists(fs::symlink_status(path, error))) return std::nullopt;
    if (!is_plain_file(path)) fail(name, "is not a file");
    ParseResult<std::string> bytes = read_file(path.string(), kMostBytes);
    if (!bytes) throw FileException(bytes.errors.front());
    return std::move(bytes.value);
  }

  fs::path path_of(const std::string& name) const { return root_ / name; }
  bool of_commit() const { return !commit_.empty(); }

 private:
  std::optional<std::string> committed(const std::string& name) const {
    const auto entry = git_in(root_, {"ls-tree", "-z", commit_, "--", name});
    if (!entry) fail(name, "git cannot tell whether it exists");
    if (entry->empty()) return std::nullopt;
    if (!entry->starts_with("100")) fail(name, "is not a file");
    std::optional<std::string> bytes = git_in(root_, {"cat-file", "blob", commit_ + ":" + name});
    if (!bytes) fail(name, "git cannot read it");
    return bytes;
  }

  [[noreturn]] void fail(const std::string& name, const std::string& what) const {
    throw FileException(FileError::of_file(shown_name(name), what));
  }

  fs::path root_;
  std::string ref_;
  std::string commit_;  // "": the work tree
};

// Sets the options that the command line does not give.
class ProjectOptions {
 public:
  ProjectOptions(const CLI::App& verb, const ProjectFiles& files, ValidateOptions& options)
      : verb_(verb), files_(files), options_(options) {}

  void apply(const Project& project) {
    set("--level", project.level, options_.level);
    set("--fail-on", project.fail_on, options_.fail_on);
    set("--lang", project.language, options_.language);
    set_list("--select", project.select, options_.select);
    set_list("--ignore", project.ignore, options_.ignore);
    if (!given("--output")) set_list("--format", formats_of(project), options_.formats);
    options_.strict = options_.strict || project.strict;
    if (project.most_warnings && !given("--max-warnings")) {
      options_.most_warnings = static_cast<std::size_t>(*project.most_warnings);
    }
    if (project.map_time && !given("--map-time")) options_.map_time = project.map_time;
    if (project.cache && !given("--cache")) options_.cache = files_.path_of(*project.cache);
    if (project.baseline && !given("--baseline") && !given("--write-baseline")) {
      set_baseline(*project.baseline);
    }
    options_.severity = project.severity;
    options_.exclude = project.exclude;
  }

 private:
  bool given(const char* option) const { return verb_.get_option(option)->count() > 0; }

  void set(const char* option, const std::optional<std::string>& value, std::string& target) {
    if (value && !given(option)) target = *value;
  }
  void set_list(const char* option, const std::vector<std::string>& values,
                std::vector<std::string>& target) {
    if (!values.empty() && !given(option)) target = values;
  }

  // Makes the reports' files lie beside the project file. A request may have written that file, so
  // reports replace nothing that commits hold, and follow no link of theirs.
  std::vector<std::string> formats_of(const Project& project) const {
    std::vector<std::string> formats;
    for (const std::string& text : project.formats) {
      const std::size_t equals = text.find('=');
      if (equals == text.npos) {
        formats.push_back(text);
        continue;
      }
      const std::string file = files_.path_of(text.substr(equals + 1)).string();
      expect_untracked(file, "a report would replace it (choose another file)");
      formats.push_back(text.substr(0, equals + 1) + file);
    }
    return formats;
  }

  void set_baseline(const std::string& name) {
    options_.baseline =
        files_.of_commit() ? files_.shown_name(name) : files_.path_of(name).string();
    if (files_.of_commit()) options_.baseline_bytes = files_.read(name).value_or("");
  }

  const CLI::App& verb_;
  const ProjectFiles& files_;
  ValidateOptions& options_;
};

// Returns the root of the work tree of the first path that is a file or folder.
std::optional<fs::path> root_of(const ValidateOptions& options) {
  std::string path = options.paths.front();
  if (path == "-") path = options.stdin_filename.value_or(".");
  return work_tree_of(full_path_of(path).lexically_normal());
}

bool matches(const std::string& pattern, const fs::path& path) {
  const bool of_name = pattern.find('/') == pattern.npos;
  for (fs::path at = path; !at.empty(); at = at.parent_path()) {
    const std::string text = of_name ? at.filename().string() : at.generic_string();
    if (fnmatch(pattern.c_str(), text.c_str(), 0) == 0) return true;
  }
  return false;
}

std::string severities_text(const ValidateOptions& options) {
  std::vector<std::string> texts;
  for (const auto& [code, severity] : options.severity) {
    texts.push_back(fmt::format("{} {}", code, severity ? to_string(*severity) : "off"));
  }
  return fmt::format("{}", fmt::join(texts, ", "));
}

// Prints what is wrong with the work tree's file and with what it names, which count once a request
// is merged.
bool can_be_used(const fs::path& root) {
  const ProjectFiles files(root, std::nullopt);
  const std::optional<std::string> bytes = files.read(kProjectName);
  if (!bytes) return true;
  const ParseResult<Project> project =
      parse_project(*bytes, files.shown_name(kProjectName), exporters::full_catalogue());
  print_errors(project.errors);
  if (!project) return false;
  if (project.value->cache) expect_trusted_cache(files.path_of(*project.value->cache).string());
  if (!project.value->baseline) return true;
  const auto baseline = reports::load_baseline(files.path_of(*project.value->baseline).string());
  print_errors(baseline.errors);
  return baseline.errors.empty();
}

}  // namespace

bool apply_project(const CLI::App& verb, ValidateOptions& options) {
  if (options.isolated || options.certificate || options.paths.empty()) return true;
  const std::optional<fs::path> root = root_of(options);
  if (!root) return true;
  if (options.packs_of && !can_be_used(*root)) return false;
  const ProjectFiles files(*root, options.packs_of);
  const std::optional<std::string> bytes = files.read(kProjectName);
  if (!bytes) return true;
  options.project = files.shown_name(kProjectName);
  const ParseResult<Project> project =
      parse_project(*bytes, options.project, exporters::full_catalogue());
  print_errors(project.errors);
  if (!project) return false;
  ProjectOptions(verb, files, options).apply(*project.value);
  return true;
}

std::string settings_text(const CLI::App& verb, const ValidateOptions& options) {
  const auto joined = [](const std::vector<std::string>& list) {
    return fmt::format("{}", fmt::join(list, ", "));
  };
  const std::pair<std::string, std::string> rows[] = {
      {"--level", options.level},
      {"--fail-on", options.fail_on},
      {"--strict", options.strict ? "yes" : "no"},
      {"--max-warnings", options.most_warnings ? std::to_string(*options.most_warnings) : ""},
      {"--map-time", options.map_time ? fmt::to_string(*options.map_time) : ""},
      {"--select", joined(options.select)},
      {"--ignore", joined(options.ignore)},
      {"--baseline", options.baseline},
      {"--cache", options.cache.value_or("")},
      {"--lang", options.language},
      {"--format", joined(options.formats)}};
  const ValidateOptions defaults;
  std::string text = fmt::format("project file: {}\n", options.project);
  for (const auto& [option, value] : rows) {
    const bool given = verb.get_option(option)->count() > 0;
    text += fmt::format("{}: {}{}\n", option.substr(2), value.empty() ? "-" : value,
                        given ? " (command line)" : "");
  }
  return text + fmt::format("severity: {}\nexclude: {}\n", severities_text(options),
                            joined(options.exclude));
}

std::function<bool(const std::string& path)> exclusion_by(const ValidateOptions& options) {
  return [patterns = options.exclude, paths = paths_of_run(options)](const std::string& file) {
    const std::optional<std::string> path = paths->of(file);
    return path && std::ranges::any_of(patterns, [&path](const std::string& pattern) {
             return matches(pattern, *path);
           });
  };
}

std::shared_ptr<WorkTreePaths> paths_of_run(const ValidateOptions& options) {
  return std::make_shared<WorkTreePaths>(
      work_tree_of_run(options.paths.empty() ? "." : options.paths.front()));
}

}  // namespace chartroom::cli
