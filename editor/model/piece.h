// A piece of a map, for copy, paste and stamps.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "maps/map.h"
#include "maps/platform/file_error.h"
#include "maps/symmetry.h"

namespace chartroom::editor {

// Some points of a sea and their content. The top left of its rectangle is A1, even if that is no
// point of the piece.
struct Piece {
  maps::Size size;        // the smallest rectangle around its points; 1 x 1 to 15 x 15
  maps::PointSet points;  // never none
  maps::PointSet islands;
  maps::PointSet surface_points;
  maps::QuadrantGrid quadrants;  // 0 outside its points
  maps::Starts starts;
  friend bool operator==(const Piece&, const Piece&) = default;
};

// Returns the top left of the rectangle around some points.
maps::Point top_left_of(const maps::PointSet& points);
// Copies the selected points of the map; at least one must be in its sea.
Piece copied(const maps::Map& map, const maps::PointSet& selection);
// Returns the map with plain water at the selected points; quadrants stay.
maps::Map cleared(maps::Map map, const maps::PointSet& selection);

// Tells if a paste includes the piece's quadrants, or only the content of its points.
enum class PasteQuadrants : std::uint8_t { leave, bring };
// Pastes the piece with its top left on a point that may be outside the sea; skips points outside.
// Starts move to the piece's, and stay if it has none.
maps::Map pasted(maps::Map map, const Piece& piece, maps::Point top_left, PasteQuadrants quadrants);
// Returns the points of a sea that a piece covers.
maps::PointSet footprint(const Piece& piece, maps::Point top_left, maps::Size sea);

// Mirrors or turns a piece or map; swaps columns and rows if the symmetry does.
Piece turned(const Piece& piece, maps::Symmetry symmetry);
maps::Map turned(const maps::Map& map, maps::Symmetry symmetry);

// A map with another selection, such as of points that were turned around their fixed top left.
struct Selected {
  maps::Map map;
  maps::PointSet selection;
};

// The text of a piece for the clipboard:
//   chartroom-piece 1
//   .#@      a row of points: water, island, island and surface point at once
//   _oo      no point of the piece, surface points
//   112      the same rows in quadrants (0: no point)
//   013
//   blue A1  forced starts
std::string piece_text(const Piece& piece);
// Reads a piece or returns errors. Ignores carriage returns at line ends.
ParseResult<Piece> parse_piece(std::string_view text);

}  // namespace chartroom::editor
