#include "validator/generate/archive.h"

#include <gtest/gtest.h>

namespace chartroom::generate {
namespace {

// Returns a request for maps of one shape and one class of tracking, with `islands` different
// numbers of islands.
Request request_for(int count, int islands) {
  Request request;
  request.count = count;
  request.shapes = {&shapes().front()};
  request.tracking = parse_tracking("easy", request.size).value();
  request.islands = {4, 3 + islands};
  return request;
}

TEST(RoomOfCell, SpreadsTheMapsOverAllCellsWhereTheseAreFew) {
  EXPECT_EQ(maps_per_cell(request_for(4, 2)), 2);
  EXPECT_EQ(maps_per_cell(request_for(5, 2)), 3);
  EXPECT_EQ(maps_per_cell(request_for(12, 6)), 2);
  EXPECT_EQ(maps_per_cell(request_for(3, 6)), 1);
  EXPECT_EQ(maps_per_cell(request_for(7, 1)), 7);
}

TEST(RoomOfCell, CountsNoCellsThatNoMapCanBeOf) {
  Request request = request_for(4, 2);
  for (const char* word : {"middle", "hard"}) {
    request.tracking = parse_tracking(word, request.size).value();
    EXPECT_EQ(maps_per_cell(request), 2) << word;
  }
  for (const Shape& shape : shapes()) {
    request.shapes = {&shape};
    request.islands = {1, shape.fewest};
    EXPECT_EQ(maps_per_cell(request), 4) << shape.name;
  }
}

TEST(RoomOfCell, IsTheTwentiethPartWhereCellsAreMany) {
  EXPECT_EQ(maps_per_cell(request_for(20, 40)), 1);
  EXPECT_EQ(maps_per_cell(request_for(21, 40)), 2);
  EXPECT_EQ(maps_per_cell(request_for(200, 40)), 10);
}

TEST(RoomOfCell, HasRoomForAllMaps) {
  for (int count = 1; count <= kMostMaps; ++count) {
    for (int islands = 1; islands <= 30; ++islands) {
      EXPECT_GE(maps_per_cell(request_for(count, islands)) * islands, count);
    }
  }
}

}  // namespace
}  // namespace chartroom::generate
