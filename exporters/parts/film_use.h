// How a trail fares on the film of the team that hears it, when its operator keeps to the letter of
// the rule that is printed (film_advice.h).
#pragma once

#include <optional>
#include <vector>

#include "exporters/parts/sheet_layout.h"
#include "maps/direction.h"
#include "maps/map.h"

namespace chartroom::exporters {

// A step, or where else the submarine must be: in a row or column that a sonar was told, in the
// quadrant that a torpedo was fired in.
struct HeardCall {
  std::optional<maps::Direction> step;
  maps::PointSet within;  // where there is no step
};

// What is heard of a submarine from a start or a surfacing to the next surfacing or the end. A
// silent step counts as the step that was taken: it is one of those that the operator draws.
struct HeardTrail {
  maps::Point start;
  bool start_known = false;  // the map forces it, or surfacing told it
  std::vector<HeardCall> calls;
};

// Up to so many steps are drawn again where the row is told, since few trails leave the film once
// they are drawn in their own rows. "Eight" stands in the rule.
inline constexpr int kFewSteps = 8;

struct FilmUse {
  int early = 0;    // times the trail was traced to its own rows after few steps
  int at_edge = 0;  // the same because the next point lay off the film
  int traced = 0;   // the steps that were drawn again
};

// A start that is known lies under the cross that lies over it where the film lies true. Another is
// drawn from the mark that their first ways name; until they have gone these ways, and as long as
// no row is told, nothing is drawn. A trail is traced to the middlemost of the places left.
FilmUse film_use(const maps::Map& map, const FilmGrid& grid, const HeardTrail& trail);

// Whether all of a trail that is drawn from the cross lies on the film.
bool stays_on(const FilmGrid& grid, FilmCross start, const HeardTrail& trail);

}  // namespace chartroom::exporters
