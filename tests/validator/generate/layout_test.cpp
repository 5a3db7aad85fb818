#include <cstdint>

#include "validator/generate/layout.h"

#include <gmock/gmock.h>

#include "maps/files/map_file.h"
#include "tests/known_maps.h"
#include "validator/checks/analysis/sea_graph.h"
#include "validator/checks/analysis/tracking_metrics.h"
#include "validator/checks/check_map.h"
#include "validator/generate/borders.h"
#include "validator/generate/changes.h"

namespace chartroom::generate {
namespace {

Request any_request() {
  Request request;
  for (const Shape& shape : shapes()) request.shapes.push_back(&shape);
  return request;
}

// Returns requests of all kinds, in turn.
Request request_number(int i) {
  Request request = any_request();
  request.size = {8 + i % 8, 8 + i * 5 % 8};
  request.borders = i % 2 == 0 ? Borders::straight : Borders::winding;
  request.forced_starts = i % 3 != 0;
  request.islands = {3, 12};
  request.asymmetry = 0.3 + 0.1 * (i % 4);
  if (i % 4 == 1) {
    request.surfacing_damage = 1;
    request.surface_points = 6;
  }
  return request;
}

std::vector<std::string> codes_of_warnings(const maps::Map& map) {
  const ParseResult<maps::MapFile> file =
      maps::parse_map(to_canonical_json(map), "generated.map.json");
  std::vector<std::string> codes;
  for (const reports::Finding& finding :
       checks::map_findings(file.value.value(), nullptr, checks::Profile())) {
    if (finding.severity >= Severity::warning) codes.push_back(finding.code);
  }
  return codes;
}

TEST(Layout, OfAnyShapeAndSizePassesTheStructureChecks) {
  int drawn = 0;
  for (int i = 0; i < 96; ++i) {
    const Request request = request_number(i);
    const Shape& shape = shapes()[static_cast<std::size_t>(i) % shapes().size()];
    statistics::Random random(11, static_cast<std::uint32_t>(i), 0, Stream::land);
    const Drawing drawing = draw_layout(request, shape, 5 + i % 5, random);
    if (!drawing.layout) continue;
    ++drawn;
    const maps::Map& map = drawing.layout->map;
    EXPECT_THAT(codes_of_warnings(map), testing::IsEmpty()) << shape.name << " " << i;
    EXPECT_GE(asymmetry(map), request.asymmetry);
    EXPECT_EQ(map.starts.blue.has_value() && map.starts.green.has_value(), request.forced_starts);
    EXPECT_EQ(map.surface_points().count(), request.surface_points);
    EXPECT_EQ(drawing.layout->islands, static_cast<int>(checks::components(map.islands).size()));
  }
  EXPECT_GE(drawn, 80);
}

TEST(Layout, NumbersQuadrantsInReadingOrderHoweverBordersWind) {
  for (int i = 0; i < 200; ++i) {
    statistics::Random random(16, static_cast<std::uint32_t>(i), 0, Stream::land);
    const maps::Size size{8 + i % 8, 8 + i * 5 % 8};
    const maps::QuadrantGrid grid = draw_quadrants(size, Borders::winding, random);
    int last = 0;
    for (const maps::Point p : maps::PointSet::all(size)) {
      ASSERT_LE(grid.at(p), last + 1) << i << " " << to_string(p);
      last = std::max(last, grid.at(p));
    }
    EXPECT_EQ(last, 4);
  }
}

TEST(Layout, KeepsIslandsApartEvenByTheirCorners) {
  for (int i = 0; i < 24; ++i) {
    const Shape& shape = shapes()[static_cast<std::size_t>(i) % shapes().size()];
    statistics::Random random(12, static_cast<std::uint32_t>(i), 0, Stream::land);
    const Drawing drawing = draw_layout(any_request(), shape, 7, random);
    if (!drawing.layout) continue;
    const maps::Map& map = drawing.layout->map;
    for (const maps::PointSet& island : checks::components(map.islands)) {
      EXPECT_TRUE((with_edge(island, map.size) & (map.islands - island)).empty());
    }
  }
}

// On random maps, an odd number of steps between the starts gives the first move much value. Less
// than half of the random pairs that qualify are this far apart.
TEST(Layout, MostlyForcesStartsThatLieFartherApartThanTheyMust) {
  const maps::Map sea = maps::blank_map({10, 10}, "sea", "Sea");
  statistics::Random random(1, 0, 0, Stream::land);
  int far = 0;
  for (int i = 0; i < 100; ++i) {
    const maps::Starts starts = draw_starts(sea, random);
    far += std::abs(starts.blue->column - starts.green->column) +
               std::abs(starts.blue->row - starts.green->row) >=
           14;
  }
  EXPECT_GE(far, 65);
}

TEST(Layout, ForcesStartsFarApartAndAnEvenNumberOfStepsFromEachOther) {
  for (int i = 0; i < 24; ++i) {
    Request request = request_number(i);
    request.forced_starts = true;
    const Shape& shape = shapes()[static_cast<std::size_t>(i) % shapes().size()];
    statistics::Random random(17, static_cast<std::uint32_t>(i), 0, Stream::land);
    Drawing drawing = draw_layout(request, shape, 6, random);
    for (int step = 0; drawing.layout && step < 8; ++step) {
      const maps::Starts& starts = drawing.layout->map.starts;
      const int steps = std::abs(starts.blue->column - starts.green->column) +
                        std::abs(starts.blue->row - starts.green->row);
      EXPECT_EQ(steps % 2, 0);
      EXPECT_GE(steps, (request.size.columns + request.size.rows) / 2);
      drawing = vary_layout(request, *drawing.layout, 2, random);
    }
  }
}

TEST(Layout, MeetsTheTrackingThatIsWished) {
  for (const double wished : {9.0, 14.0, 22.0}) {
    Request request = any_request();
    request.tracking = {wished - 0.5, wished + 0.5};
    int met = 0;
    for (int i = 0; i < 6; ++i) {
      statistics::Random random(13, static_cast<std::uint32_t>(i), 0, Stream::land);
      const Drawing drawing = draw_layout(request, shapes()[0], 6, random);
      if (!drawing.layout) continue;
      ++met;
      const auto mean_positions = checks::tracking_metrics(drawing.layout->map).mean_placements;
      EXPECT_NEAR(mean_positions[kTrackedMoves], wished, 0.5);
      EXPECT_DOUBLE_EQ(mean_positions[kTrackedMoves], drawing.layout->mean_positions);
    }
    EXPECT_GE(met, 2) << wished;
  }
}

TEST(Layout, VariesByFewPoints) {
  statistics::Random random(14, 0, 0, Stream::land);
  const Request request = any_request();
  const Drawing drawing = draw_layout(request, shapes()[0], 6, random);
  ASSERT_TRUE(drawing.layout);
  for (std::uint32_t i = 0; i < 20; ++i) {
    statistics::Random dice(15, i, 0, Stream::change);
    const Drawing varied = vary_layout(request, *drawing.layout, 1, dice);
    if (!varied.layout) continue;
    EXPECT_NE(varied.layout->map, drawing.layout->map);
    EXPECT_THAT(codes_of_warnings(varied.layout->map), testing::IsEmpty());
  }
}

TEST(Layout, TellsHowFarASeaIsFromAnySymmetry) {
  maps::Map map = known::sea({"#.......", "........", "........", "........", "........",
                              "........", "........", ".......#"});
  EXPECT_DOUBLE_EQ(asymmetry(map), 0);
  map.islands = known::points({"B1", "D1"});
  EXPECT_DOUBLE_EQ(asymmetry(map), 1);
  map.islands = known::points({"A1", "H1", "B3", "C5"});
  EXPECT_DOUBLE_EQ(asymmetry(map), 0.5);
}

TEST(Layout, IsNotSoundWithADeadEnd) {
  maps::Map map = known::sea({"........", ".#######", "........", "........", "........",
                              "........", "........", "........"});
  EXPECT_FALSE(sound(map));
  map.islands = known::points({"D4"});
  EXPECT_TRUE(sound(map));
}

TEST(Request, SaysWhatContradictsItself) {
  Request request = any_request();
  EXPECT_EQ(contradiction(request), "");
  request.islands = {30, 40};
  EXPECT_EQ(contradiction(request), "30 islands do not fit on a sea of 10 x 10 (at most 25)");
  request.islands = {1, 3};
  EXPECT_EQ(contradiction(request), "the shape chain needs 4 islands, but at most 3 are allowed");
  request.islands = {8, 4};
  EXPECT_THAT(contradiction(request), testing::HasSubstr("write the smaller number first"));
  request.islands = {4, 8};
  request.surfacing_damage = 1;
  EXPECT_THAT(contradiction(request), testing::HasSubstr("no surface point"));
}

TEST(Request, ReadsTrackingAsWordsOrPlacements) {
  EXPECT_EQ(parse_tracking("9-12.5", {10, 10}), (Tracking{9, 12.5}));
  EXPECT_EQ(parse_tracking("14", {10, 10}), (Tracking{13.5, 14.5}));
  EXPECT_EQ(parse_tracking("easy", {10, 10}), (Tracking{0, 13}));
  EXPECT_EQ(parse_tracking("easy", {10, 20})->high, 26);
  EXPECT_FALSE(parse_tracking("9-", {10, 10}));
  EXPECT_FALSE(parse_tracking("12-9", {10, 10}));
  EXPECT_FALSE(parse_tracking("9-inf", {10, 10}));
  EXPECT_FALSE(parse_tracking("nan", {10, 10}));
  EXPECT_FALSE(parse_tracking("simple", {10, 10}));
}

}  // namespace
}  // namespace chartroom::generate
