#include "exporters/paper.h"

namespace chartroom {

std::string_view to_string(Paper paper) { return paper == Paper::a4 ? "a4" : "letter"; }

std::optional<Paper> parse_paper(std::string_view text) {
  for (const Paper paper : kPapers) {
    if (to_string(paper) == text) return paper;
  }
  return std::nullopt;
}

Mm paper_size(Paper paper) { return paper == Paper::a4 ? Mm{297, 210} : Mm{279.4, 215.9}; }

Mm frame_origin(Paper paper) {
  const Mm size = paper_size(paper);
  return {(size.x - kFrameWidth) / 2, (size.y - kFrameHeight) / 2};
}

}  // namespace chartroom
