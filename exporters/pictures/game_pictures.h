// A game in pictures: one of each moment, or all of them small on pages.
#pragma once

#include <span>
#include <string>

#include "exporters/page/paper.h"
#include "exporters/pictures/game_moments.h"

namespace chartroom::exporters {

// Returns the bytes of a file: the board with both submarines, and the film of one submarine's
// possible positions, below the moment's words. Equal moments give equal bytes. Throws Cairo's
// errors as a FileException that names the map.
std::string png_picture(const maps::Map& map, const GameMoment& moment);
std::string svg_picture(const maps::Map& map, const GameMoment& moment);

// A PDF of all moments, row by row, as large as one page allows; a long game takes several.
std::string pdf_pages(const maps::Map& map, const std::string& title,
                      std::span<const GameMoment> moments, Paper paper);

}  // namespace chartroom::exporters
