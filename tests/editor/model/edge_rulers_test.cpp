#include "editor/model/edge_rulers.h"

#include <gtest/gtest.h>

namespace chartroom::editor {
namespace {

std::string texts(const std::vector<RulerMark>& marks) {
  std::string all;
  for (const RulerMark& mark : marks) all += mark.text + " ";
  return all;
}

TEST(Rulers, AreNotNeededWhileTheWholeBoardIsSeen) {
  BoardView view({10, 10});
  view.set_window(600, 500);
  EXPECT_TRUE(rulers(view).columns.empty());
  EXPECT_TRUE(rulers(view).rows.empty());
}

TEST(Rulers, NameTheColumnsAndRowsInSight) {
  BoardView view({10, 12});
  view.set_window(400, 400);
  view.zoom_to(2, {0, 0});
  view.pan(-10'000, -10'000);
  const Rulers shown = rulers(view);
  EXPECT_EQ(texts(shown.columns), "H I J ");
  EXPECT_EQ(texts(shown.rows), "10 11 12 ");
  EXPECT_DOUBLE_EQ(shown.columns.back().at, view.pixel_of({9, 0}).x);
  EXPECT_DOUBLE_EQ(shown.rows.front().at, view.pixel_of({0, 9}).y);
}

TEST(Rulers, StandOnlyAtTheEdgeThatIsOutOfSight) {
  BoardView view({10, 10});
  view.set_window(2000, 400);
  view.zoom_to(1, {0, 0});
  view.pan(0, -10'000);
  EXPECT_EQ(rulers(view).columns.size(), 10U);
  EXPECT_TRUE(rulers(view).rows.empty());
}

}  // namespace
}  // namespace chartroom::editor
