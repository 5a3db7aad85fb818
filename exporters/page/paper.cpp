#include "exporters/page/paper.h"

namespace chartroom::exporters {

namespace {

struct PaperKind {
  std::string_view name;
  Mm size;
  Mm frame;
};

constexpr std::array<PaperKind, kPapers.size()> kKinds{{
    {"a4", {297, 210}, kSmallFrame},
    {"letter", {279.4, 215.9}, kSmallFrame},
    {"a3", {420, 297}, kLargeFrame},
    {"tabloid", {431.8, 279.4}, kLargeFrame},
}};

const PaperKind& kind_of(Paper paper) { return kKinds[static_cast<std::size_t>(paper)]; }

}  // namespace

std::string_view to_string(Paper paper) { return kind_of(paper).name; }

std::optional<Paper> parse_paper(std::string_view text) {
  for (const Paper paper : kPapers) {
    if (to_string(paper) == text) return paper;
  }
  return std::nullopt;
}

Mm paper_size(Paper paper) { return kind_of(paper).size; }

Mm frame_size(Paper paper) { return kind_of(paper).frame; }

Mm frame_origin(Paper paper) {
  const Mm size = paper_size(paper);
  const Mm frame = frame_size(paper);
  return {(size.x - frame.x) / 2, (size.y - frame.y) / 2};
}

}  // namespace chartroom::exporters
