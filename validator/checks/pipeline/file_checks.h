// The checks of one map or deck, step by step: run, place, exclude, report.
#pragma once

#include <atomic>
#include <cstddef>
#include <string>
#include <vector>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/file_report.h"
#include "validator/checks/pipeline/checked_file.h"
#include "validator/checks/profile.h"
#include "validator/series/time_limit.h"

namespace chartroom::checks {

// The steps that maps and decks take each in its own way. The file and the profile must outlive it.
class FileChecks {
 public:
  FileChecks(const CheckedFile& file, const Profile& profile)
      : file_(file), profile_(profile), time_limit_(profile.file_time) {}
  virtual ~FileChecks() = default;
  FileChecks(const FileChecks&) = delete;
  FileChecks& operator=(const FileChecks&) = delete;

  const CheckedFile& file() const { return file_; }
  const Profile& profile() const { return profile_; }

  // True if the check looks at such files.
  virtual bool has(const Check& check) const = 0;
  virtual std::vector<Diagnostic> run(const Check& check) const = 0;
  // True if there is something to count or to play at the level of the profile.
  virtual bool is_deep() const = 0;
  // Counts, and plays where a check asks for it. Adds the figures to the report, and returns the
  // level whose checks can run after that.
  virtual Level deepen(FileReport& report) = 0;
  // Return the values without a name in a language, and a message for a number of other languages.
  virtual std::vector<Diagnostic> unnamed_in(const std::string& language) const = 0;
  virtual Message unnamed_in_others(std::size_t languages) const = 0;

  // True if the profile makes the check on this file.
  bool runs(const Check& check) const { return has(check) && profile_.runs(check); }
  // Raised when play has to end.
  const std::atomic<bool>* time_is_over() const { return time_limit_.flag(); }
  // True if a check asks for play.
  bool wants_play() const;
  // Returns the thresholds of the pack.
  static Thresholds thresholds_of(const maps::PackFile* pack);

 private:
  const CheckedFile& file_;
  const Profile& profile_;
  const series::TimeLimit time_limit_;
};

// Runs the checks of the profile on the file.
FileReport check_file(FileChecks& file, bool canonical);

}  // namespace chartroom::checks
