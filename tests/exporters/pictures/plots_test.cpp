#include "exporters/pictures/plots.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "exporters/drawing/cairo_objects.h"
#include "tests/known_maps.h"

namespace chartroom::exporters {
using namespace maps;
namespace {

using testing::ElementsAre;

// Returns the labels beside the rows of a map's start matrix, from the top.
std::vector<std::string> row_labels(const Map& map) {
  const SurfacePtr surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr));
  const CairoPtr cr(cairo_create(surface.get()));
  DrawnTexts texts;
  Canvas canvas{cr.get()};
  canvas.texts = &texts;
  draw_start_matrix(canvas, {0, 0, 110, 110}, map, {});
  std::vector<std::string> labels;
  for (const DrawnText& text : texts) {
    if (text.box.x == 0) labels.push_back(text.text);
  }
  return labels;
}

TEST(StartMatrix, LabelsEveryRow) {
  EXPECT_THAT(row_labels(known::sea({"...", ".#.", "..."})), ElementsAre("1", "2", "3"));
}

TEST(StartMatrix, LabelsARowWhoseFirstPointsAreIslands) {
  EXPECT_THAT(row_labels(known::sea({"#..", "...", "#..", "##."})),
              ElementsAre("1", "2", "3", "4"));
}

TEST(StartMatrix, LeavesOutARowWithoutWater) {
  EXPECT_THAT(row_labels(known::sea({"...", "###", "#.."})), ElementsAre("1", "3"));
}

}  // namespace
}  // namespace chartroom::exporters
