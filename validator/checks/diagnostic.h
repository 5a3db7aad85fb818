// A result of a check, before it has a position in a file; and words for it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/map_edit.h"
#include "maps/point_set.h"
#include "maps/team.h"
#include "validator/reports/finding.h"

namespace chartroom::checks {

using reports::Fix;

// A fault that a check found on a map, a deck, a pack, or a file as part of its pack. Its code is
// the check's.
struct Diagnostic {
  std::string pointer = {};              // the value it is about; "": points, or the whole
  std::vector<std::string> places = {};  // cards, symbols, nations of a deck, by name
  maps::PointSet points = {};            // of a map
  Message message = {};                  // one sentence, without a full stop
  reports::Evidence evidence = {};
  std::optional<Fix> fix = {};  // empty unless a program can surely fix it
};

// "blue".
Message team_word(maps::Team team);

// Each point's name, in reading order.
std::vector<std::string> name_list(const maps::PointSet& points);
// The names of a trail's points, in its order.
std::vector<std::string> name_list(const std::vector<maps::Point>& trail);
// "A1, B2 and C3"; more than `most` are cut: "A1, B2 and 7 more".
Message names(const maps::PointSet& points, int most = 8);

}  // namespace chartroom::checks
