// Sheets of paper, and the frames that two of them share each.
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

// Width and height of the paper in landscape, in millimetres.
Mm paper_size(Paper paper);

// What printers cannot reach, on each side.
inline constexpr double kUnprintable = 6.35;
// What A4 and Letter have in common in landscape (279.4 x 210 mm), less what printers cannot reach.
inline constexpr Mm kSmallFrame{266.7, 197.3};
// The same of A3 and tabloid (420 x 279.4 mm).
inline constexpr Mm kLargeFrame{407.3, 266.7};

// The frame of a paper. Sheets are laid out in it, from its top left, so that a film from the one
// paper fits a map from the other.
Mm frame_size(Paper paper);

// Where the frame's top left lies on a paper: the frame is in the paper's middle.
Mm frame_origin(Paper paper);

}  // namespace chartroom::exporters
