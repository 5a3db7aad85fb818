// Known findings: what was there when a pack took up its checks. The format is cli/VALIDATE.md.
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
  // By map or pack (its id): "R202 A1 B2", code and points, as often as it is known.
  std::map<std::string, std::multiset<std::string>> known;
  std::string schema = {};  // that its file names; "" for none

  std::size_t size() const;
  friend bool operator==(const Baseline&, const Baseline&) = default;
};

// Whether a check has the code.
using IsCode = std::function<bool(std::string_view code)>;

// Strict, as map files are read. Errors have line, column and pointer. With `is_code` an entry with
// a code that no check has is one, too: it would never stand for a finding.
ParseResult<Baseline> parse_baseline(std::string_view bytes, const std::string& path,
                                     const IsCode& is_code = {});
ParseResult<Baseline> load_baseline(const std::string& path, const IsCode& is_code = {});
std::string to_canonical_json(const Baseline& baseline);

// All findings of the report that are not excluded. A malformed file is never a known finding.
Baseline baseline_of(const Report& report);

// Marks the findings that the baseline knows, each as often as it is known. With `by_number` a
// finding that moved is known too: of each code on each map as many as the baseline has.
void mark_known(Report& report, const Baseline& baseline, bool by_number);

// The baseline of a ratchet: of what this run judged only the findings that are still there, so
// that their number can only fall; the rest as it was. The report must have been marked.
Baseline ratcheted(const Baseline& baseline, const Report& report);

}  // namespace chartroom::reports
