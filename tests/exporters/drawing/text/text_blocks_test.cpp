#include "exporters/drawing/text/text_blocks.h"

#include <gtest/gtest.h>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/text/type_scale.h"

namespace chartroom::exporters {
namespace {

TEST(TextBlocks, FillTheirRoomInLettersATenthOfAMillimetreBelowTheNextThatFit) {
  const SurfacePtr surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr));
  const CairoPtr cr(cairo_create(surface.get()));
  const TextBlocks blocks{heading("The film"),
                          item("Lay it on the map, its four marks on those of the map."),
                          item("Draw every call as a line from cross to cross."),
                          paragraph("Wipe it when they surface, and begin where they are.")};
  for (const double size : {2.3, 2.5, 2.8, 3.1, 3.2, 3.5, 3.7}) {
    const double height = height_of(cr.get(), blocks, 70, size);
    EXPECT_NEAR(fitting_size(cr.get(), blocks, {0, 0, 70, height + 0.01}, type::kLarge), size, 0.11)
        << size;
  }
}

TEST(TextBlocks, AreNoLargerThanWantedAndNoSmallerThanCanBeRead) {
  const SurfacePtr surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr));
  const CairoPtr cr(cairo_create(surface.get()));
  const TextBlocks blocks{paragraph("Silence: they went one point, any open way.")};
  EXPECT_EQ(fitting_size(cr.get(), blocks, {0, 0, 100, 100}, type::kLarge), type::kLarge);
  EXPECT_EQ(fitting_size(cr.get(), blocks, {0, 0, 20, 2}, type::kLarge), kMinTextMm);
}

}  // namespace
}  // namespace chartroom::exporters
