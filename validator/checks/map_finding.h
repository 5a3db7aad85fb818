// What checks find on maps: before it has a place in a file, and then with what only maps have.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/map_edit.h"
#include "maps/point_set.h"
#include "maps/team.h"
#include "validator/reports/finding.h"

namespace chartroom::checks {

// How a finding is mended, as data. Whoever applies it writes the file anew in canonical form, so
// that where this alone mends it (F006) there are no edits.
struct Fix {
  Message label;                     // what it does, as an order: "Fill A1 with islands"
  std::vector<maps::MapEdit> edits;  // of the map, in order
};

// What a check found, before it has a place in a file. The code is that of the check.
struct Diagnostic {
  maps::PointSet points = {};  // what it is about; empty: a value or the map as a whole
  Message message = {};        // one sentence, without a full stop
  reports::Evidence evidence = {};
  std::optional<Fix> fix = {};  // nothing where no mechanical mend is sure to be one
  std::string pointer = {};     // the value it is about, where it is not about points
};

// The places of the finding are the names of the points. Reports take the finding alone.
struct MapFinding : reports::Finding {
  maps::PointSet points;
  std::vector<maps::MapEdit> edits;  // of its fix
};

// "blue".
Message team_word(maps::Team team);

// Each point's name, in reading order.
std::vector<std::string> name_list(const maps::PointSet& points);
// Those of a trail, in its order.
std::vector<std::string> name_list(const std::vector<maps::Point>& trail);
// "A1, B2 and C3"; more than `most` are cut: "A1, B2 and 7 more".
Message names(const maps::PointSet& points, int most = 8);

}  // namespace chartroom::checks
