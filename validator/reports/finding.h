// A finding of a check, as every report format shows it. Plain data.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "maps/map_edit.h"
#include "maps/platform/file_error.h"
#include "maps/platform/message.h"
#include "maps/platform/severity.h"
#include "maps/point_set.h"
#include "validator/reports/text_difference.h"

namespace chartroom::reports {

// A figure, a text, or a list of texts (names of places) or figures that a finding rests on.
using EvidenceValue =
    std::variant<std::int64_t, std::string, std::vector<std::int64_t>, std::vector<std::string>>;
using Evidence = std::vector<std::pair<std::string, EvidenceValue>>;

// A repair of a finding. Applying it rewrites the file in canonical form; `edits` is empty where
// this alone fixes the finding.
struct Fix {
  Message said;                           // what it does, as an order: "Fill A1 with islands"
  std::vector<maps::MapEdit> edits = {};  // of the map, in order
  // True if play on the map does not change. Fixes that fill water, move borders or remove starts
  // need a person's decision.
  bool safe = true;
  // The changed lines of the file, if ReportDetails asks for them and they can be shown.
  std::optional<std::vector<LineChange>> changes = {};
};

// A line of a finding's picture of the board.
struct ExcerptLine {
  std::string text;
  std::vector<std::size_t> marks;  // the bytes that show the finding's places
};

struct Finding {
  std::string code;
  Severity severity = Severity::error;
  std::string path;
  TextPosition position;
  std::string pointer;
  // Names of points, cards, nations or files; none for a finding on a value or the whole file.
  std::vector<std::string> places;
  maps::PointSet points;  // of a map, where these are the places
  std::string message;    // one sentence, without a full stop
  Message said = {};      // `message` for translation; empty if it is only in English
  Evidence evidence;
  std::optional<Fix> fix;
  std::vector<ExcerptLine> excerpt;  // if ReportDetails asks for it
  bool malformed = false;  // the file could not be read: the exit status is 2 despite exclusions
  bool excluded = false;
  std::string reason;  // of the exclusion
  bool baselined = false;

  bool fixable() const { return fix.has_value(); }
  bool safely_fixable() const { return fix && fix->safe; }
};

// Compares path, line, column and code: the order of every report.
bool operator<(const Finding& a, const Finding& b);

// "A1, B2 and C3"; more than `most` are cut: "A1, B2 and 7 more".
std::string enumerated(const std::vector<std::string>& names, int most = 8);
// "1 point", "3 points".
std::string counted(int n, const std::string& noun);

}  // namespace chartroom::reports
