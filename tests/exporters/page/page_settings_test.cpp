#include "exporters/page/page_settings.h"

#include <gtest/gtest.h>

namespace chartroom::exporters {
namespace {

// The paper's long side is across in landscape and down in portrait.
TEST(PageSettings, TurnPaperFrameAndPrinterUpright) {
  PageSettings page{.paper = Paper::a4, .printer = {{0.97, 0.99}, {}}};
  EXPECT_EQ(paper_size(page).x, 297);
  EXPECT_EQ(frame_size(page).y, kSmallFrame.y);
  EXPECT_EQ(paper_scale(page).across, 0.97);
  page.portrait = true;
  EXPECT_EQ(paper_size(page).x, 210);
  EXPECT_EQ(paper_size(page).y, 297);
  EXPECT_EQ(frame_size(page).x, kSmallFrame.y);
  EXPECT_EQ(paper_scale(page).across, 0.99);
  EXPECT_EQ(paper_scale(page).down, 0.97);
  EXPECT_EQ(page_boxes(page).trim.height, 297);
}

}  // namespace
}  // namespace chartroom::exporters
