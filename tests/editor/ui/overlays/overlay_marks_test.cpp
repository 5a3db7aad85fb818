#include "editor/ui/overlays/overlay_marks.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
using exporters::PointMark;
namespace {

Point at(const char* name) { return parse_point(name).value(); }

ShownOverlay shown_of(OverlayKind kind, std::map<Point, Figure> figures, bool change = false) {
  ShownOverlay shown;
  shown.choice.kind = kind;
  shown.figures = Figures{.by_point = std::move(figures), .games = 100, .parts = {}};
  shown.figures->change = change;
  shown.scale = scale_of(kind, *shown.figures);
  return shown;
}

const PointMark& mark_at(const std::vector<PointMark>& marks, Point point) {
  return *std::ranges::find(marks, point, &PointMark::point);
}

// Returns the gray of a mark without colors.
double grey(const PointMark& mark) {
  return 0.299 * mark.colour->red + 0.587 * mark.colour->green + 0.114 * mark.colour->blue;
}

TEST(OverlayMarks, AreLargerDarkerAndNumberedWhereThereIsMore) {
  const auto marks = marks_of(shown_of(
      OverlayKind::visits, {{at("A1"), {2.1, 0}}, {at("B1"), {40, 0}}, {at("C1"), {0, 0}}}));
  ASSERT_EQ(marks.size(), 3U);
  EXPECT_LT(mark_at(marks, at("A1")).value, mark_at(marks, at("B1")).value);
  EXPECT_GT(grey(mark_at(marks, at("A1"))), grey(mark_at(marks, at("B1"))));
  EXPECT_EQ(mark_at(marks, at("A1")).text, "2.1");
  EXPECT_EQ(mark_at(marks, at("B1")).text, "40");
  EXPECT_EQ(mark_at(marks, at("C1")).text, "0");
}

TEST(OverlayMarks, TellLessFromMoreByShapeAndSign) {
  const auto marks =
      marks_of(shown_of(OverlayKind::visits, {{at("A1"), {-3, 1}}, {at("B1"), {3, 1}}}, true));
  EXPECT_TRUE(mark_at(marks, at("A1")).hollow);
  EXPECT_FALSE(mark_at(marks, at("B1")).hollow);
  EXPECT_EQ(mark_at(marks, at("A1")).text, "\u22123");
  EXPECT_EQ(mark_at(marks, at("B1")).text, "+3");
  EXPECT_EQ(mark_at(marks, at("A1")).value, mark_at(marks, at("B1")).value);
}

TEST(OverlayMarks, LeaveOutWhatChanceAloneWouldChange) {
  const auto marks = marks_of(shown_of(
      OverlayKind::hits, {{at("A1"), {-3, 4}}, {at("B1"), {0, 0}}, {at("C1"), {5, 4}}}, true));
  ASSERT_EQ(marks.size(), 1U);
  EXPECT_EQ(marks[0].point, at("C1"));
}

TEST(OverlayMarks, TellWinnersFromLosersAroundOneHalf) {
  const auto marks =
      marks_of(shown_of(OverlayKind::winners, {{at("A1"), {46, 2}}, {at("B1"), {54, 2}}}));
  EXPECT_TRUE(mark_at(marks, at("A1")).hollow);
  EXPECT_FALSE(mark_at(marks, at("B1")).hollow);
  EXPECT_EQ(mark_at(marks, at("A1")).text, "46");
}

TEST(OverlayMarks, TellDeadEndsPocketsAndNarrowsByShape) {
  const Map map = known::sea({"...##...", "##.##.#.", "........", "........", "##.#####",
                              "##.#####", "........", "........"});
  ShownOverlay shown = shown_of(OverlayKind::dead_ends, {});
  shown.figures = cut_off_figures({map, rules::rulebook_for(map)}, {});
  shown.scale = scale_of(OverlayKind::dead_ends, *shown.figures);
  const auto marks = marks_of(shown);
  EXPECT_FALSE(mark_at(marks, at("A1")).hollow || mark_at(marks, at("A1")).ringed);
  EXPECT_TRUE(mark_at(marks, at("C5")).ringed);
  for (const PointMark& mark : marks) {
    EXPECT_EQ(mark.hollow, part_at(*shown.figures, mark.point)->kind == checks::PartKind::pocket);
  }
}

TEST(OverlayMarks, OfALegendGoFromTheLeastToTheMost) {
  const auto amounts = legend_of(shown_of(OverlayKind::visits, {{at("A1"), {40, 0}}}));
  ASSERT_EQ(amounts.size(), static_cast<std::size_t>(kLegendSteps));
  EXPECT_EQ(amounts.front().text, "0");
  EXPECT_EQ(amounts.back().text, "40");
  const auto changes = legend_of(shown_of(OverlayKind::visits, {{at("A1"), {4, 0}}}, true));
  EXPECT_EQ(changes.front().text, "\u22124");
  EXPECT_TRUE(changes.front().hollow);
  EXPECT_EQ(changes[2].text, "0");
  EXPECT_EQ(changes.back().text, "+4");
  EXPECT_TRUE(legend_of(ShownOverlay()).empty());
}

}  // namespace
}  // namespace chartroom::editor
