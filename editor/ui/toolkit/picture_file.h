// Photos and scans, read as people see them.
#pragma once

#include <optional>
#include <string>

#include "editor/model/tracing/tracing_pixels.h"

namespace chartroom::editor {

// The picture of a file, turned as its camera says (EXIF), with white where it is clear, and made
// smaller where its longer side has more than so many pixels. Nothing where the file holds none.
std::optional<Pixels> read_picture(const std::string& file, int longest_side);

}  // namespace chartroom::editor
