// The board alone, as a picture for a README or a rulebook.
#pragma once

#include <string>

#include "exporters/board/theme.h"

namespace chartroom::exporters {

inline constexpr double kPicturePitch = 10;  // millimeters
inline constexpr int kPictureDotsPerInch = 150;

// Returns the bytes of a file that shows the board with its coordinates. Equal maps give equal
// bytes. Throws Cairo's errors as a FileException that names the map.
std::string pdf_picture(const maps::Map& map, Look look, double pitch = kPicturePitch);
std::string svg_picture(const maps::Map& map, Look look, double pitch = kPicturePitch);
std::string png_picture(const maps::Map& map, Look look, double pitch = kPicturePitch);

}  // namespace chartroom::exporters
