// What a check found, as every form of report shows it. Plain data: whoever judges makes it.
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

// How a finding is mended. The file is written anew in canonical form, so that there are no edits
// where this alone mends it.
struct Fix {
  Message said;                           // what it does, as an order: "Fill A1 with islands"
  std::vector<maps::MapEdit> edits = {};  // of the map, in order
  // It means the same map: nothing that players can do changes. What fills water, moves borders or
  // takes starts is for somebody who looks at it.
  bool safe = true;
  // What it changes in the file: filled in where it was asked for (ReportDetails) and can be shown.
  std::optional<std::vector<LineChange>> changes = {};
};

// A line of a picture of what a finding is about.
struct ExcerptLine {
  std::string text;
  std::vector<std::size_t> marks;  // the bytes that stand for its places
};

struct Finding {
  std::string code;
  Severity severity = Severity::error;
  std::string path;
  TextPosition position;
  std::string pointer;
  std::vector<std::string> places;  // by name; none: it is about a value, or the whole
  maps::PointSet points;            // of a map, where these are the places
  std::string message;              // one sentence, without a full stop
  Message said = {};  // the same, to be said in other languages; nothing where there is only that
  Evidence evidence;
  std::optional<Fix> fix;
  std::vector<ExcerptLine> excerpt;  // where it was asked for (ReportDetails)
  bool malformed = false;  // the file could not be read: it ends in status 2 whatever is ignored
  bool excluded = false;
  std::string reason;  // of the exclusion
  bool baselined = false;

  bool fixable() const { return fix.has_value(); }
  bool safely_fixable() const { return fix && fix->safe; }
};

// By path, line, column, code: the order of every report.
bool operator<(const Finding& a, const Finding& b);

// "A1, B2 and C3"; more than `most` are cut: "A1, B2 and 7 more".
std::string enumerated(const std::vector<std::string>& names, int most = 8);
// "1 point", "3 points".
std::string counted(int n, const std::string& noun);

}  // namespace chartroom::reports
