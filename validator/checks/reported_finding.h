// The details of a finding in reports: a picture of the board, and the lines that a fix changes.
#pragma once

#include <string>

#include "maps/files/map_file.h"
#include "validator/checks/diagnostic.h"

namespace chartroom::checks {

// Returns the rows with points of the finding, one more on either side, and the borders between
// them. The points are marked x (X on islands). Empty for a finding without points.
std::vector<reports::ExcerptLine> excerpt(const maps::Map& map, const maps::PointSet& points);

// Returns the lines of a map's file (`text`) that a fix changes. Nothing if the file is not
// canonical: every fix rewrites it, so its lines would fill the report.
std::optional<std::vector<reports::LineChange>> fixed_lines(const Fix& fix,
                                                            const maps::MapFile& file,
                                                            const std::string& text);

}  // namespace chartroom::checks
