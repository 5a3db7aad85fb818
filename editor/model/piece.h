// A piece of a map: what copy takes, paste puts in, and stamps keep.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "maps/map.h"
#include "maps/platform/file_error.h"
#include "maps/symmetry.h"

namespace chartroom::editor {

// Some points of a sea, with what stands on them. Its top left is A1, whether it is a point of the
// piece or not.
struct Piece {
  maps::Size size;        // the smallest rectangle around its points; 1 x 1 to 15 x 15
  maps::PointSet points;  // never none
  maps::PointSet islands;
  maps::PointSet surface_points;
  maps::QuadrantGrid quadrants;  // 0 outside its points
  maps::Starts starts;
  friend bool operator==(const Piece&, const Piece&) = default;
};

// The selected points of the map; at least one must be of its sea.
Piece copied(const maps::Map& map, const maps::PointSet& selection);
// The map with the selected points made open water, without surface points and starts. Quadrants
// stay.
maps::Map cleared(maps::Map map, const maps::PointSet& selection);

// Whether a paste brings the quadrants of the piece, too, or only what stands on the points.
enum class PasteQuadrants : std::uint8_t { leave, bring };
// The map with the piece put in, its top left on a point that may lie outside the sea; what falls
// outside is left out. Starts move to where the piece has them, and stay where it has none.
maps::Map pasted(maps::Map map, const Piece& piece, maps::Point top_left, PasteQuadrants quadrants);
// Where the points of a piece come to lie in a sea.
maps::PointSet footprint(const Piece& piece, maps::Point top_left, maps::Size sea);

// Mirrored or turned; columns and rows change places where the symmetry says so.
Piece turned(const Piece& piece, maps::Symmetry symmetry);
maps::Map turned(const maps::Map& map, maps::Symmetry symmetry);

// A map with another selection.
struct Selected {
  maps::Map map;
  maps::PointSet selection;
};
// What stands on the selected points mirrored or turned (the top left stays), or moved.
Selected turned(const maps::Map& map, const maps::PointSet& selection, maps::Symmetry symmetry);
Selected moved(const maps::Map& map, const maps::PointSet& selection, int right, int down);

// The text of a piece for the clipboard:
//   chartroom-piece 1
//   .#@      a row of points: water, island, island and surface point at once
//   _oo      no point of the piece, surface points
//   112      the same rows in quadrants (0: no point)
//   013
//   blue A1  forced starts
std::string piece_text(const Piece& piece);
// Errors: texts that are no piece. A carriage return before a line's end is passed over.
ParseResult<Piece> parse_piece(std::string_view text);

}  // namespace chartroom::editor
