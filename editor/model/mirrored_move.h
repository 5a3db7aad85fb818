// Moves the content of points together with its mirror images.
#pragma once

#include "editor/model/mirroring.h"
#include "editor/model/piece.h"

namespace chartroom::editor {

// Moves the content of the selected points, and its images the way the mirrors say. The places that
// they leave are water. If images overlap, islands win. A moved start takes the other team's to its
// image, as painting one does; of two moved starts, blue's leads. Quadrants stay.
Selected moved(const maps::Map& map, const maps::PointSet& selection, int right, int down,
               const Mirroring& mirroring);

}  // namespace chartroom::editor
