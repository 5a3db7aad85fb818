// The forms in which a validation is told. All are made from one Report.
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
  bool colour = false;        // terminal colours, in the form for people
  std::string version;        // of the program, where a form names it
  std::string homepage = {};  // of the program: a URL, or "" where it has none
  // Of all checks, each at an anchor of its code: a URL, or "" where none is known.
  std::string checks_page = {};
  bool statistics = false;  // with how many findings there are of each check
  // The path of a file as seen from the root of its repository, for forms that code hosts read;
  // nothing where it lies in none. Without it all paths are as they were given.
  std::function<std::optional<std::string>(const std::string& path)> in_repository = {};

  // The path as code hosts know it: as given where it lies in no repository.
  std::string hosted_path(const std::string& path) const;
};

struct ReportFormat {
  std::string_view name;
  ReportDetails details;  // that it shows
  bool statistics;        // it can hold them
  std::string (*write)(const Report& report, const ReportSettings& settings);
};

const std::vector<ReportFormat>& report_formats();
// Null where there is no such form.
const ReportFormat* find_report_format(std::string_view name);

}  // namespace chartroom::reports
