// Sizes of paper, and the frames that pairs of them share.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

enum class Paper : std::uint8_t { a4, letter, a3, tabloid };

inline constexpr std::array kPapers{Paper::a4, Paper::letter, Paper::a3, Paper::tabloid};

std::optional<Paper> parse_paper(std::string_view text);
std::string_view to_string(Paper paper);

// Returns the width and height of the paper in landscape, in millimeters.
Mm paper_size(Paper paper);

// The margin that printers cannot reach, on each side, in millimeters.
inline constexpr double kUnprintable = 6.35;
// The common area of A4 and Letter in landscape (279.4 x 210 mm), less the unprintable margins.
inline constexpr Mm kSmallFrame{266.7, 197.3};
// The common area of A3 and tabloid (420 x 279.4 mm), less the unprintable margins.
inline constexpr Mm kLargeFrame{407.3, 266.7};

// Returns the frame of a paper. Sheets are laid out from its top left, so that film printed on one
// paper fits a map printed on the other.
Mm frame_size(Paper paper);

// Returns the frame's top left on a paper: the frame is in the paper's middle.
Mm frame_origin(Paper paper);

}  // namespace chartroom::exporters
