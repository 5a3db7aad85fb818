// The board alone, as a picture for a README or a rulebook.
#pragma once

#include <string>

#include "exporters/board/theme.h"

namespace chartroom::exporters {

inline constexpr double kPicturePitch = 10;  // millimetres
inline constexpr int kPictureDotsPerInch = 150;

// The bytes of a file as large as the board with its coordinates. The same map gives the same
// bytes. What Cairo reports is thrown as a FileException that names the map.
std::string pdf_picture(const maps::Map& map, Look look, double pitch = kPicturePitch);
std::string svg_picture(const maps::Map& map, Look look, double pitch = kPicturePitch);
std::string png_picture(const maps::Map& map, Look look, double pitch = kPicturePitch);

}  // namespace chartroom::exporters
