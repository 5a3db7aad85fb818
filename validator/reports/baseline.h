// Known findings: those of a pack when it began to use checks. cli/VALIDATE.md has the format.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "maps/platform/file_error.h"
#include "validator/reports/report.h"

namespace chartroom::reports {

// The known findings of a file. They count until its play changes.
struct KnownFile {
  std::string hash;                         // see ReportedFile::hash
  std::multiset<std::string> entries = {};  // such as "R202 A1 B2" (code and points)
  friend bool operator==(const KnownFile&, const KnownFile&) = default;
};

struct Baseline {
  std::map<std::string, KnownFile> files;  // by place (see ReportedFile)
  // The earlier form: entries by the id of a map, deck or pack, wherever and whatever it is.
  std::map<std::string, std::multiset<std::string>> by_id = {};
  std::string schema = {};  // the file's "$schema"; "" for none

  std::size_t size() const;
  friend bool operator==(const Baseline&, const Baseline&) = default;
};

// True if a check has the code.
using IsCode = std::function<bool(std::string_view code)>;

// Reads strictly, as map files are read. Errors have line, column and pointer. With `is_code`, a
// code that no check has is an error too, since no finding can match it.
ParseResult<Baseline> parse_baseline(std::string_view bytes, const std::string& path,
                                     const IsCode& is_code = {});
ParseResult<Baseline> load_baseline(const std::string& path, const IsCode& is_code = {});
std::string to_canonical_json(const Baseline& baseline);

// Holds the report's findings that are neither excluded nor about a malformed file.
Baseline baseline_of(const Report& report);

// Returns the report's findings, with those of an earlier baseline that the run did not look for:
// on other files, and of checks that it left out, where the same is played.
Baseline renewed(const Baseline& earlier, const Report& report);

// True if a file of the report is the one whose id an earlier baseline knows.
using IsKnownById = std::function<bool(const ReportedFile& file)>;

// Marks the findings that the baseline knows, each as often as it is known. `by_number` ignores
// their points and what is played: each code on each file may have as many findings as the baseline
// has. Entries by id count for no file if several of the report have the id.
void mark_known(Report& report, const Baseline& baseline, bool by_number,
                const IsKnownById& is_known_by_id = {});

// Returns the baseline without the findings that this run checked for and no longer found, so that
// their number can only fall. The report must have been marked. Gives entries by id the file that
// has them.
Baseline ratcheted(const Baseline& baseline, const Report& report);

}  // namespace chartroom::reports
