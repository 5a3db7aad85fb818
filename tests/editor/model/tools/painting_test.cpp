#include <gtest/gtest.h>

#include "editor/model/tools/tools.h"
#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
namespace {

using known::points;

Map after(const Map& map, const Brush& brush, const std::vector<Point>& stroke, bool erase) {
  return edited(map, painted(map, brush, stroke, erase));
}

const std::vector<Point> kB2ToC2{{1, 1}, {2, 1}};

TEST(Brush, FillsAndEmptiesIslands) {
  const Map sea = blank_map({6, 6}, "sea", "Sea");
  const Map map = after(sea, {}, kB2ToC2, false);
  EXPECT_EQ(map.islands, points({"B2", "C2"}));
  EXPECT_EQ(after(map, {}, {{2, 1}, {9, 9}, {-1, 0}}, true).islands, points({"B2"}));
}

TEST(Brush, SetsSurfacePointsAndStartsOnWaterOnly) {
  const Map map = after(blank_map({6, 6}, "sea", "Sea"), {}, {{2, 1}}, false);
  const Brush surface{.layer = Layer::surface_points};
  EXPECT_EQ(after(map, surface, kB2ToC2, false).surface_points(), points({"B2"}));
  const Brush start{.layer = Layer::starts, .team = Team::green};
  EXPECT_EQ(after(map, start, kB2ToC2, false).starts.green, Point(1, 1));
  EXPECT_EQ(after(map, start, {{2, 1}}, false).starts.green, std::nullopt);
}

TEST(Brush, SaysWhereItPaintsNothingForWantOfWater) {
  const Map map = known::archipelago();
  int land = 0;
  for (const Layer layer :
       {Layer::islands, Layer::quadrants, Layer::surface_points, Layer::starts}) {
    for (const Team team : kTeams) {
      const Brush brush{.layer = layer, .quadrant = 1, .team = team};
      for (const Point p : map.points()) {
        const bool paints = is_painted(map, brush, p) || after(map, brush, {p}, false) != map;
        EXPECT_EQ(wants_water(map, brush, p), !paints)
            << static_cast<int>(layer) << " " << to_string(p);
        land += wants_water(map, brush, p) ? 1 : 0;
      }
    }
  }
  EXPECT_EQ(land, 4 * map.islands.count()) << "surface points and starts, for each team";
}

TEST(Brush, ErasesWhicheverStartStandsThere) {
  Map map = known::archipelago();
  const Brush start{.layer = Layer::starts};
  map = after(map, start, {{0, 0}, {9, 9}}, true);
  EXPECT_FALSE(map.starts.any());
}

TEST(Brush, GivesAnErasedPointToTheQuadrantAroundIt) {
  const Map sea = blank_map({6, 6}, "sea", "Sea");
  const Brush quadrants{.layer = Layer::quadrants, .quadrant = 5};
  const Map map = after(sea, quadrants, kB2ToC2, false);
  EXPECT_EQ(map.quadrant(5), points({"B2", "C2"}));
  EXPECT_EQ(after(map, quadrants, kB2ToC2, true).quadrants, sea.quadrants);
  EXPECT_EQ(after(sea, quadrants, {{0, 0}}, true), sea) << "nothing else is near";
}

TEST(Brush, MirrorsAQuadrantIntoThePartnerOfItsNumber) {
  const Map sea = blank_map({6, 6}, "sea", "Sea");  // 1 2 over 3 4
  Brush brush{.layer = Layer::quadrants, .quadrant = 1};
  brush.mirroring.set(Symmetry::left_right, true);
  const Map map = after(sea, brush, {{0, 3}}, false);
  EXPECT_EQ(map.quadrants.at({0, 3}), 1);
  EXPECT_EQ(map.quadrants.at({5, 3}), 2);
}

TEST(Brush, PaintsSquaresAsWideAsItIs) {
  Brush brush{.width = 2};
  EXPECT_EQ(brushed(brush, {{1, 1}}), (std::vector<Point>{{1, 1}, {2, 1}, {1, 2}, {2, 2}}));
  brush.width = 3;
  EXPECT_EQ(brushed(brush, {{1, 1}}).size(), 9U);
  EXPECT_EQ(brushed(brush, {{1, 1}}).front(), Point(0, 0)) << "round the point";
  EXPECT_EQ(brushed(brush, {{1, 1}, {2, 1}}).size(), 12U) << "each point once";
}

TEST(Brush, SetsAStartAtOnePointHoweverWideItIs) {
  const Brush brush{.layer = Layer::starts, .width = 3};
  EXPECT_EQ(brushed(brush, {{1, 1}}), (std::vector<Point>{{1, 1}}));
}

class WideBrush : public ::testing::Test {
 protected:
  WideBrush() { document_.apply(blank_map({6, 6}, "sea", "Sea"), StepLabel::resize_map); }
  std::unique_ptr<Tool> tool(const char* id) {
    return find_tool(id)->make({document_, brush_, selection_});
  }

  MapDocument document_;
  Brush brush_{.width = 2};
  PointSet selection_;
};

TEST_F(WideBrush, IsForStrokesAndNotForAreas) {
  const auto pencil = tool("pencil");
  pencil->press({4, 4});
  pencil->drag({5, 4});
  pencil->release();
  EXPECT_EQ(document_.map().islands, points({"E5", "F5", "E6", "F6"}))
      << "up to the rim of the sea";
  const auto rectangle = tool("rectangle");
  rectangle->press({0, 0});
  rectangle->release();
  EXPECT_EQ(document_.map().islands.count(), 5);
}

TEST_F(WideBrush, TellsWhatAPressWouldPaint) {
  brush_.mirroring.set(Symmetry::left_right, true);
  const auto pencil = tool("pencil");
  const PointSet reach = pencil->reach({0, 0});
  EXPECT_EQ(reach, points({"A1", "B1", "A2", "B2", "E1", "F1", "E2", "F2"}));
  pencil->press({0, 0});
  EXPECT_EQ(document_.map().islands, reach);
  EXPECT_EQ(tool("picker")->reach({0, 0}), PointSet());
}

TEST(Brush, SetsBothStartsOverTheMirror) {
  Brush brush{.layer = Layer::starts};
  brush.mirroring.set(Symmetry::left_right, true);
  brush.mirroring.set(Symmetry::up_down, true);
  const Map map = after(blank_map({10, 10}, "sea", "Sea"), brush, {{0, 1}}, false);
  EXPECT_EQ(map.starts.blue, Point(0, 1));
  EXPECT_EQ(map.starts.green, Point(9, 8)) << "the half turn comes first";
}

TEST(Brush, KnowsWhatLooksAlike) {
  Map map = known::sea({"..#..", "..#..", "..#..", "..#.."});
  EXPECT_EQ(alike(map, {}, {0, 0}).count(), 8);
  EXPECT_EQ(alike(map, {}, {2, 3}), map.islands);
  const Brush quadrants{.layer = Layer::quadrants};
  EXPECT_EQ(alike(map, quadrants, {4, 3}), map.quadrant(4));
  map = edited(map, SetSurfacePoints{points({"A1", "B1"}), true});
  const Brush surface{.layer = Layer::surface_points};
  EXPECT_EQ(alike(map, surface, {0, 0}), points({"A1", "B1"}));
  EXPECT_EQ(alike(map, surface, {0, 1}), points({"A2", "B2"}));
  const Brush starts{.layer = Layer::starts};
  EXPECT_EQ(alike(map, starts, {1, 3}), points({"B4"}));
}

}  // namespace
}  // namespace chartroom::editor
