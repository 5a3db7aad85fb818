// The options of `validate`, and the request that they make.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/settings.h"
#include "validator/checks/profile.h"

namespace chartroom::cli {

struct ValidateOptions {
  std::vector<std::string> paths;
  std::optional<std::string> stdin_filename;
  std::optional<std::string> since;  // a git commit: only what changed since
  bool staged = false;               // only what git has staged
  std::string level = "fairness";
  std::vector<std::string> formats;
  std::string output;
  bool statistics = false;          // counts the findings of each check
  std::vector<std::string> select;  // the only checks to run: codes or beginnings of codes
  std::vector<std::string> ignore;
  std::string fail_on = "error";
  bool strict = false;                       // what was not checked or decided fails, too
  std::optional<std::size_t> most_warnings;  // more fail
  std::optional<double> map_time;            // seconds after which a map's games end
  bool exit_zero = false;                    // findings do not change the exit status
  bool isolated = false;                     // ignores the settings of packs
  std::string pack;                          // the pack.json whose settings apply to all files
  std::optional<std::string> packs_of;  // the git commit whose version of each pack.json applies
  std::string baseline;                 // the file of known findings, which do not count
  std::string write_baseline;           // the file to write all findings to
  bool ratchet = false;                 // the number of known findings may only fall
  std::optional<std::string> cache;     // the folder that keeps results
  bool fix = false;
  bool unsafe_fixes = false;
  bool diff = false;  // shows the fixes as a patch
  bool watch = false;
  bool certificate = false;  // only repeats the games of certificates of fairness
  bool list = false;
  std::string explain;
  std::string language = "en";
  bool show_settings = false;

  // From the project file (cli/validate/validate_project.h).
  std::string project = "none";                             // its name for people
  std::map<std::string, std::optional<Severity>> severity;  // by code; empty: off
  std::vector<std::string> exclude;                         // patterns of paths
  std::optional<std::string> baseline_bytes;                // of a baseline that is in a commit
};

void add_validate_options(CLI::App& verb, ValidateOptions& options);

// A requested report.
struct Wanted {
  std::string format;
  std::string file;  // empty: standard output
};

// Throw CLI::ValidationError if the options contradict each other.
std::vector<Wanted> wanted_reports(const ValidateOptions& options);
// Returns the form of --list and --explain: text, json or markdown.
Wanted wanted_list(const ValidateOptions& options);
// Returns the settings of the validation.
checks::Profile profile_of(const ValidateOptions& options);
void check_options(const ValidateOptions& options);
// Checks that every text begins the code of a check.
void check_codes(const std::vector<std::string>& codes, const checks::Catalogue& catalogue,
                 const char* option);

}  // namespace chartroom::cli
