// What the checks say of files and maps. Data only: codes, points and texts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "maps/files/pack_file.h"
#include "maps/map_edit.h"
#include "maps/platform/file_error.h"
#include "maps/point_set.h"
#include "validator/play/simulation/verdict.h"

namespace chartroom::reports {

// A figure, a text, or a list of texts (points by name, sizes) that a finding rests on.
using EvidenceValue =
    std::variant<std::int64_t, std::string, std::vector<std::int64_t>, std::vector<std::string>>;
using Evidence = std::vector<std::pair<std::string, EvidenceValue>>;

// How a finding is mended, as data. Whoever applies it writes the file anew in canonical form, so
// that where this alone mends it (F006) there are no edits.
struct Fix {
  std::string label;                 // what it does, as an order: "Fill A1 with islands"
  std::vector<maps::MapEdit> edits;  // of the map, in order
};

// What a check found, before it has a place in a file. The code is that of the check.
struct Diagnostic {
  maps::PointSet points;  // what it is about; empty: a value or the map as a whole
  std::string message;    // one sentence, without a full stop
  Evidence evidence;
  std::optional<Fix> fix;  // nothing where no mechanical mend is sure to be one
  std::string pointer;     // the value it is about, where it is not about points
};

struct Finding {
  std::string code;
  maps::Severity severity = maps::Severity::error;
  std::string path;
  TextPosition position;
  std::string pointer;
  maps::PointSet points;
  std::string message;
  Evidence evidence;
  std::optional<Fix> fix;
  bool excluded = false;
  std::string reason;  // of the exclusion
  bool baselined = false;

  bool fixable() const { return fix.has_value(); }
};

// By path, line, column, code: the order of every report.
bool operator<(const Finding& a, const Finding& b);

// A file that could not be read (F001 to F003): it ends in status 2 whatever is ignored.
bool is_malformed(const Finding& finding);

// "A1, B2 and C3"; more than `most` are cut: "A1, B2 and 7 more".
std::string names(const maps::PointSet& points, int most = 8);
// Each point's name, in reading order.
std::vector<std::string> name_list(const maps::PointSet& points);
// Those of a trail, in its order.
std::vector<std::string> name_list(const std::vector<maps::Point>& trail);
// "1 point", "3 points".
std::string counted(int n, const std::string& noun);

// A check that was asked for and could not run: never the same as passed.
struct NotRun {
  std::string code;
  std::string path;
  std::string reason;
};

// A number about a map that every report carries.
struct Metric {
  std::string path;
  std::string name;
  double value = 0;
  bool exact = true;  // false: estimated, or only the best that was found
};

// What simulated play says of a map: in one sentence, and by question and level.
struct PlayReport {
  std::string path;
  std::string sentence;
  double confidence = 0;  // of the intervals
  std::vector<play::Verdict> verdicts;
};

// A file that was judged.
struct JudgedFile {
  std::string path;
  std::string kind;            // "map", "pack", "deck"
  std::string id;              // "" where the file could not be read
  std::string text = {};       // its bytes, where it could be read
  std::string canonical = {};  // what saving it would write
  std::optional<maps::Map> map = {};
};

}  // namespace chartroom::reports
