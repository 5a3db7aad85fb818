// Changes of points together with their mirror images: the rule of everything that changes a board
// apart from the tools that paint with the brush.
#pragma once

#include "editor/model/mirroring.h"
#include "editor/model/piece.h"

namespace chartroom::editor {

// Repeats a change at the images of the points that it concerns. If these overlap, islands win, and
// of quadrants the last point. A start that was set takes the other team's to its image, as
// painting one does; of two, blue's leads. A start that was removed takes along the other team's at
// its image.
maps::Map with_images(const maps::Map& before, const maps::Map& after, const maps::PointSet& points,
                      const Mirroring& mirroring);

// These do with the mirrors what they do without them (see piece.h). The places that moved or
// turned content and its images leave are water.
maps::Map cleared(const maps::Map& map, const maps::PointSet& selection,
                  const Mirroring& mirroring);
maps::Map pasted(const maps::Map& map, const Piece& piece, maps::Point top_left,
                 PasteQuadrants quadrants, const Mirroring& mirroring);
Selected turned(const maps::Map& map, const maps::PointSet& selection, maps::Symmetry symmetry,
                const Mirroring& mirroring);
Selected moved(const maps::Map& map, const maps::PointSet& selection, int right, int down,
               const Mirroring& mirroring);

}  // namespace chartroom::editor
