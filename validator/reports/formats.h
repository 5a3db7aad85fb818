// The formats of a validation's report. All are made from one Report.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "validator/reports/report.h"

namespace chartroom::reports {

struct ReportSettings {
  Severity fail_on = Severity::error;
  bool colour = false;           // terminal colors, in the format for people
  std::string version;           // of the program, where a format names it
  std::string homepage = {};     // of the program: an https URL
  std::string checks_page = {};  // the URL of a page of all checks, with their codes as anchors
  bool statistics = false;       // with the number of findings of each check
  // Returns a file's path from the root of its repository, for formats that code hosts read, or
  // nothing if it is in no repository. Without this function, paths are as they were given.
  std::function<std::optional<std::string>(const std::string& path)> in_repository = {};

  // Returns the path from the repository's root, or as given if it is in no repository.
  std::string repository_path(const std::string& path) const;
};

struct ReportFormat {
  std::string_view name;
  ReportDetails details;  // details that it shows
  bool statistics;        // true if it can hold statistics
  std::string (*write)(const Report& report, const ReportSettings& settings);
};

const std::vector<ReportFormat>& report_formats();
// Returns null where there is no such format.
const ReportFormat* find_report_format(std::string_view name);

}  // namespace chartroom::reports
