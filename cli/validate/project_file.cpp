#include "cli/validate/project_file.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>

#include "maps/files/input_files.h"
#include "maps/json/document.h"
#include "maps/json/schema_member.h"
#include "maps/platform/utf8.h"
#include "validator/checks/level.h"
#include "validator/checks/profile.h"
#include "validator/reports/formats.h"
#include "validator/reports/translation.h"

namespace chartroom::cli {
namespace {

constexpr const char* kFormat = "chartroom-project";
constexpr json::Limits kLimits{std::size_t{1} << 20, 10'000, 100'000};

using TextField = json::Field<std::string>;
using TextsField = json::Field<json::List<std::string>>;

// The file, member by member, in canonical order.
struct ProjectDocument {
  TextField schema;
  TextField format;
  json::Field<std::int64_t> version;
  TextField level;
  TextField fail_on;
  json::Field<bool> strict;
  json::Field<std::int64_t> max_warnings;
  json::Field<double> map_time;
  TextsField select;
  TextsField ignore;
  json::Field<json::Dictionary<std::string>> severity;
  TextsField exclude;
  TextField baseline;
  TextField cache;
  TextField language;
  TextsField formats;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(json::schema_member(schema), required_member("format", format),
            required_member("version", version), optional_member("level", level),
            optional_member("fail_on", fail_on), optional_member("strict", strict),
            optional_member("max_warnings", max_warnings), optional_member("map_time", map_time),
            optional_member("select", select), optional_member("ignore", ignore),
            optional_member("severity", severity), optional_member("exclude", exclude),
            optional_member("baseline", baseline), optional_member("cache", cache),
            optional_member("language", language), optional_member("formats", formats));
  }
};

// Adds the project's values, each with its errors.
class ProjectReader {
 public:
  ProjectReader(const checks::Catalogue& catalogue, json::ErrorList& errors)
      : catalogue_(catalogue), errors_(errors) {}

  Project project_of(const ProjectDocument& document) const {
    json::validate_version(document.version, errors_);
    Project project;
    project.level = text(
        document.level, [](const std::string& s) { return checks::parse_level(s).has_value(); },
        message("structure, tracking, fairness or thorough"));
    project.fail_on = text(
        document.fail_on, [](const std::string& s) { return parse_severity(s).has_value(); },
        message("error, warning or note"));
    project.strict = document.strict.value.value_or(false);
    project.most_warnings = document.max_warnings.value;
    if (project.most_warnings.value_or(0) < 0) {
      add_field_error(*document.max_warnings.at, message("a number of 0 or more"), errors_);
    }
    project.map_time = document.map_time.value;
    if (project.map_time &&
        (*project.map_time < kLeastMapTime || *project.map_time > kMostMapTime)) {
      add_field_error(*document.map_time.at, message("seconds, from 0.001 to 1000000"), errors_);
    }
    project.select = codes(document.select);
    project.ignore = codes(document.ignore);
    project.severity = severities(document.severity);
    project.exclude = list(document.exclude, is_inside, message("a path below this file's folder"));
    project.baseline =
        text(document.baseline, is_inside, message("a path below this file's folder"));
    project.cache = text(document.cache, is_inside, message("a path below this file's folder"));
    project.language = text(document.language, is_report_language, message("en, de, fr, it or ko"));
    project.formats =
        list(document.formats, is_format, message("a format of --format, such as text"));
    return project;
  }

 private:
  // True for a path that can neither leave the folder nor reach into git's own.
  static bool is_inside(const std::string& path) {
    const auto leaves = [](const std::filesystem::path& part) {
      return part == ".." || caseless(part.string()) == ".git";
    };
    const std::filesystem::path parts(path);
    return !path.empty() && parts.is_relative() && std::ranges::none_of(parts, leaves);
  }
  // True for a file that holds no map, deck, pack or project.
  static bool is_report_file(const std::string& path) {
    const std::string name = std::filesystem::path(path).filename().string();
    return is_inside(path) && !maps::is_ours(name) && name != kProjectName;
  }
  static bool is_report_language(const std::string& code) {
    return std::ranges::count(reports::report_languages(), code) > 0;
  }
  static bool is_format(const std::string& text) {
    const std::size_t equals = text.find('=');
    if (reports::find_report_format(text.substr(0, equals)) == nullptr) return false;
    return equals == text.npos || is_report_file(text.substr(equals + 1));
  }

  template <class Fits>
  std::optional<std::string> text(const TextField& field, const Fits& fits,
                                  const Message& expected) const {
    if (field.value && !fits(*field.value)) add_field_error(*field.at, expected, errors_);
    return field.value;
  }

  template <class Fits>
  std::vector<std::string> list(const TextsField& field, const Fits& fits,
                                const Message& expected) const {
    std::vector<std::string> result;
    for (const TextField& one : field.value.value_or(json::List<std::string>{})) {
      if (const auto value = text(one, fits, expected)) result.push_back(*value);
    }
    return result;
  }

  std::vector<std::string> codes(const TextsField& field) const {
    const auto begins_code = [this](const std::string& text) {
      return !text.empty() && !checks::unknown_code({text}, catalogue_);
    };
    return list(field, begins_code, message("the code of a check, or its beginning"));
  }

  std::map<std::string, std::optional<Severity>> severities(
      const json::Field<json::Dictionary<std::string>>& field) const {
    std::map<std::string, std::optional<Severity>> result;
    for (const auto& [code, text] : field.value.value_or(json::Dictionary<std::string>{})) {
      if (catalogue_.find(code) == nullptr) {
        errors_.add(text.at->key_position, text.at->pointer(),
                    message("no check has the code {}", json::in_quotes(code)));
      }
      if (!text.value) continue;
      const std::optional<Severity> severity = parse_severity(*text.value);
      if (!severity && *text.value != "off") {
        add_field_error(*text.at, message("error, warning, note or off"), errors_);
      }
      result.emplace(code, severity);
    }
    return result;
  }

  const checks::Catalogue& catalogue_;
  json::ErrorList& errors_;
};

}  // namespace

ParseResult<Project> parse_project(std::string_view bytes, const std::string& path,
                                   const checks::Catalogue& catalogue) {
  json::ErrorList errors(path);
  json::Tree tree(bytes, kLimits);
  Project project;
  if (const auto document = json::read_document<ProjectDocument>(tree, kFormat, errors)) {
    project = ProjectReader(catalogue, errors).project_of(*document);
  }
  if (!errors.empty()) return {{}, errors.sorted()};
  return {std::move(project), {}};
}

}  // namespace chartroom::cli
