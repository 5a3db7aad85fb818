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

struct Baseline {
  // Entries such as "R202 A1 B2" (code and points), one for each known finding, by the id of the
  // map or pack.
  std::map<std::string, std::multiset<std::string>> known;
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

// Marks the findings that the baseline knows, each as often as it is known. `by_number` ignores
// their points: each code on each map may have as many findings as the baseline has.
void mark_known(Report& report, const Baseline& baseline, bool by_number);

// Returns the baseline without the findings that this run checked for and no longer found, so that
// their number can only fall. The report must have been marked.
Baseline ratcheted(const Baseline& baseline, const Report& report);

}  // namespace chartroom::reports
