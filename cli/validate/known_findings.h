// The baselines of `validate`.
#pragma once

#include <string>
#include <vector>

#include "cli/git/earlier_files.h"
#include "cli/settings.h"
#include "cli/validate/validate_options.h"
#include "validator/checks/catalogue.h"
#include "validator/reports/baseline.h"

namespace chartroom::cli {

class KnownFindings {
 public:
  // All arguments must outlive it. Entries by id (the earlier form) count only for a file that
  // every commit has, too, with equal play.
  KnownFindings(const ValidateOptions& options, const Settings& settings,
                const checks::Catalogue& catalogue, std::vector<EarlierFiles>& commits);

  // Reads the baselines that the options name. Prints errors, and then returns false.
  bool read();
  // True if the baseline has findings at the path, or below it.
  bool has_any_at(const std::string& path) const;
  // Marks the report's known findings.
  void mark(reports::Report& report);
  // Writes what the options ask for. Throws FileException.
  void keep(const reports::Report& report) const;

 private:
  bool read_known();
  bool read_earlier();
  std::string place_of(const std::string& path) const;
  bool is_known_by_id(const reports::ReportedFile& file) const;
  void begin(const reports::Report& report) const;
  void tighten(const reports::Report& report) const;

  const ValidateOptions& options_;
  const Settings& settings_;
  const checks::Catalogue& catalogue_;
  std::vector<EarlierFiles>& commits_;
  std::filesystem::path root_;  // of the places in the baseline
  reports::Baseline known_;
};

}  // namespace chartroom::cli
