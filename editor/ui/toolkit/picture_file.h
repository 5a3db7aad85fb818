// Reads photos and scans.
#pragma once

#include <optional>
#include <string>

#include "editor/model/tracing/tracing_pixels.h"

namespace chartroom::editor {

// Returns a file's picture, turned by its EXIF orientation, on white, and reduced if its longer
// side exceeds `longest_side` pixels. Returns nothing if the file has no picture.
std::optional<Pixels> read_picture(const std::string& file, int longest_side);

}  // namespace chartroom::editor
