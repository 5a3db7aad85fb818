// The options of `validate`, and the request that they make.
#pragma once

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
  std::optional<std::string> since;
  bool staged = false;
  std::string level = "fairness";
  std::vector<std::string> formats;
  std::string output;
  bool statistics = false;
  std::vector<std::string> select;
  std::vector<std::string> ignore;
  std::string fail_on = "error";
  bool isolated = false;
  std::string pack;
  std::optional<std::string> packs_of;
  std::string baseline;
  std::string write_baseline;
  bool ratchet = false;
  std::optional<std::string> cache;
  bool fix = false;
  bool unsafe_fixes = false;
  bool diff = false;
  bool watch = false;
  bool certificate = false;
  bool list = false;
  std::string explain;
  std::string language = "en";
};

void add_validate_options(CLI::App& verb, ValidateOptions& options);

// A requested report.
struct Wanted {
  std::string format;
  std::string file;  // empty: standard output
};

// Throw CLI::ValidationError if the options contradict each other.
std::vector<Wanted> wanted_reports(const ValidateOptions& options);
// Returns the report of --list: text, json or markdown.
Wanted wanted_list(const ValidateOptions& options);
checks::Profile profile_of(const ValidateOptions& options);
void check_options(const ValidateOptions& options);
// Checks that every text begins the code of a check.
void check_codes(const std::vector<std::string>& codes, const checks::Catalogue& catalogue,
                 const char* option);

}  // namespace chartroom::cli
