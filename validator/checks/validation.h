// Judging files: reads them, runs the checks, and puts every finding in its place.
#pragma once

#include <string>
#include <vector>

#include "maps/files/input_files.h"
#include "validator/checks/judge_map.h"
#include "validator/checks/profile.h"
#include "validator/reports/finding.h"

namespace chartroom::checks {

struct Report {
  Level level = Level::structure;
  std::vector<reports::JudgedFile> files;  // by path
  std::vector<reports::Finding> findings;  // sorted; excluded ones too
  std::vector<reports::NotRun> not_run;
  std::vector<reports::Metric> metrics;
  std::vector<reports::PlayReport> plays;  // by path
  bool failed = false;  // a file that could not be read, or a check that could not run

  // 2 when it failed; 1 when a finding is at or over `fail_on`, is not excluded and not in the
  // baseline; else 0.
  int status(maps::Severity fail_on) const;
  // The file of that path, or nullptr.
  const reports::JudgedFile* file(std::string_view path) const;
};

// Judges all targets. `standard_input` is read where a target is "-". Files that cannot be opened
// are errors, not findings, and F001 was not run on them; `errors` holds those of the search.
Report validate(const std::vector<maps::InputFile>& inputs, const Profile& profile,
                std::vector<FileError>& errors, std::string_view standard_input = {});

}  // namespace chartroom::checks
