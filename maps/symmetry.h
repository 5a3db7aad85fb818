// The eight ways to map a sea onto itself, and which of them a map allows.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "maps/map.h"

namespace chartroom::maps {

// Diagonal mirrors and quarter turns need a square sea.
enum class Symmetry : std::uint8_t {
  identity,
  left_right,
  up_down,
  half_turn,
  main_diagonal,  // A1 stays, columns and rows change places
  anti_diagonal,
  quarter_turn,  // clockwise
  three_quarter_turn,
};

inline constexpr std::array kSymmetries{Symmetry::identity,      Symmetry::left_right,
                                        Symmetry::up_down,       Symmetry::half_turn,
                                        Symmetry::main_diagonal, Symmetry::anti_diagonal,
                                        Symmetry::quarter_turn,  Symmetry::three_quarter_turn};

std::string_view to_string(Symmetry symmetry);

// True if the symmetry maps a sea of this size onto itself.
bool allowed(Symmetry symmetry, Size size);

// Returns the image of a point. The symmetry must be allowed for the size.
Point image(Symmetry symmetry, Point point, Size size);
PointSet image(Symmetry symmetry, const PointSet& points, Size size);

// True if the symmetry maps islands, quadrants (as regions, whatever their numbers) and surface
// points onto themselves.
bool holds(Symmetry symmetry, const Map& map);

// Returns all symmetries that hold, the identity first.
std::vector<Symmetry> symmetries(const Map& map);

// Returns the first symmetry other than the identity that holds and swaps the forced starts, which
// proves that neither side has the better place. Returns nothing if a start is not forced or no
// symmetry does this.
std::optional<Symmetry> exchanges_starts(const Map& map);

}  // namespace chartroom::maps
