#include "exporters/pictures/difference_picture.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>

#include "maps/files/map_file.h"
#include "tests/exporters/drawing/dots.h"
#include "tests/known_maps.h"

namespace chartroom::exporters {
using namespace maps;
using namespace statistics;
using namespace checks;
namespace {

reports::Report report_on(const Map& map, const std::string& path) {
  reports::Report report;
  report.files.push_back({path, "map", map.id});
  report.files[0].text = to_canonical_json(map);
  return report;
}

Comparison compared(const Map& before, const Map& after) {
  return compare(report_on(before, "old/sea.map.json"), report_on(after, "sea.map.json"));
}

// Returns the points of a board with a ring, by its color right of their middles.
PointSet ringed(const Dots& dots, const DifferenceLayout& all, const BoardLayout& board) {
  const double scale = dots.width / all.size.x;
  const auto part = [](double share) { return static_cast<unsigned>(std::lround(255 * share)); };
  const std::uint32_t ring =
      part(kChangedRing.red) << 16U | part(kChangedRing.green) << 8U | part(kChangedRing.blue);
  PointSet found;
  for (const Point p : PointSet::all(board.size())) {
    const Mm middle = board.at(p);
    const double x = middle.x + kChangedRadius * board.pitch();
    const auto dot = [scale](double mm) { return static_cast<int>(std::floor(mm * scale)); };
    if (dots.at(dot(x), dot(middle.y)) == ring) found.insert(p);
  }
  return found;
}

TEST(DifferencePicture, RingsWhatChangedOnBothBoards) {
  const Map before = known::archipelago();
  Map after = before;
  after.islands.insert(parse_point("A2").value());
  after.islands.erase(parse_point("C3").value());
  after.starts.blue = parse_point("F5").value();
  const Comparison comparison = compared(before, after);
  const PointSet changed = known::points({"A1", "A2", "C3", "F5"});
  const DifferenceLayout layout = difference_layout(comparison);
  const Dots dots(png_picture(comparison));
  EXPECT_EQ(ringed(dots, layout, layout.before), changed);
  EXPECT_EQ(ringed(dots, layout, layout.after), changed);
}

TEST(DifferencePicture, RingsPointsThatOneSeaHasOnThatOneOnly) {
  const Map after = known::archipelago();
  Map before = after;
  before.size = {9, 10};
  const PointSet gone = PointSet::all(after.size) - PointSet::all(before.size);
  before.islands -= gone;
  before.starts.green.reset();
  const Comparison comparison = compared(before, after);
  const DifferenceLayout layout = difference_layout(comparison);
  const Dots dots(png_picture(comparison));
  EXPECT_EQ(ringed(dots, layout, layout.before), PointSet{});
  EXPECT_EQ(ringed(dots, layout, layout.after), gone);
}

TEST(DifferencePicture, OfEqualBoardsHasNoRing) {
  const Comparison comparison = compared(known::archipelago(), known::archipelago());
  const DifferenceLayout layout = difference_layout(comparison);
  EXPECT_EQ(ringed(Dots(png_picture(comparison)), layout, layout.after), PointSet{});
}

TEST(DifferencePicture, IsTheSameBytesEachTime) {
  Map after = known::archipelago();
  after.islands.insert(parse_point("A2").value());
  const Comparison comparison = compared(known::archipelago(), after);
  for (const auto picture : {pdf_picture, svg_picture, png_picture}) {
    EXPECT_EQ(picture(comparison), picture(comparison));
  }
}

}  // namespace
}  // namespace chartroom::exporters
