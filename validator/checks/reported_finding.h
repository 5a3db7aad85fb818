// What reports show of a finding beyond its words: a picture of the board, the lines a fix changes.
#pragma once

#include <string>

#include "maps/files/map_file.h"
#include "validator/checks/diagnostic.h"

namespace chartroom::checks {

// The rows with points of the finding, one more on either side, and the borders between them. Its
// points are marked x (X on islands). Nothing of a finding without points.
std::vector<reports::ExcerptLine> excerpt(const maps::Map& map, const maps::PointSet& points);

// The lines of a map's file, whose text is given, that a fix changes. A file that is
// not canonical is written anew by every fix: of a large one that would fill the report, and --fix
// does it as well, so that there is nothing to show.
std::optional<std::vector<reports::LineChange>> fixed_lines(const Fix& fix,
                                                            const maps::MapFile& file,
                                                            const std::string& text);

}  // namespace chartroom::checks
