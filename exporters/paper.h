// Sheets of paper, and the frame that all of them share.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "exporters/board_layout.h"

namespace chartroom {

enum class Paper { a4, letter };

inline constexpr std::array kPapers{Paper::a4, Paper::letter};

std::optional<Paper> parse_paper(std::string_view text);
std::string_view to_string(Paper paper);

// Width and height of the paper in landscape, in millimetres.
Mm paper_size(Paper paper);

// What A4 and Letter have in common in landscape (279.4 x 210 mm), less the 6.35 mm a side that
// printers cannot reach. Sheets are laid out in this frame, from its top left.
inline constexpr double kFrameWidth = 266.7;
inline constexpr double kFrameHeight = 197.3;

// Where the frame's top left lies on a paper: the frame is in the paper's middle.
Mm frame_origin(Paper paper);

}  // namespace chartroom
