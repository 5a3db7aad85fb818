#include "exporters/board/icons.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "exporters/drawing/cairo_objects.h"

namespace chartroom::exporters {
namespace {

constexpr std::array kIcons{Icon::navigate,  Icon::sonar,   Icon::silence,
                            Icon::torpedo,   Icon::surface, Icon::bolt,
                            Icon::submarine, Icon::wheel,   Icon::headphones};

TEST(Icons, FillTheirSquareAndStayInIt) {
  constexpr double kRadius = 100;
  constexpr double kOver = 6;  // round ends of lines
  for (const Icon icon : kIcons) {
    const SurfacePtr surface(cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nullptr));
    const CairoPtr cr(cairo_create(surface.get()));
    draw_icon(cr.get(), icon, {0, 0}, kRadius, rgb(0x000000));
    MmRect ink;
    cairo_recording_surface_ink_extents(surface.get(), &ink.x, &ink.y, &ink.width, &ink.height);
    EXPECT_GE(ink.x, -kRadius - kOver) << static_cast<int>(icon);
    EXPECT_GE(ink.y, -kRadius - kOver) << static_cast<int>(icon);
    EXPECT_LE(ink.right(), kRadius + kOver) << static_cast<int>(icon);
    EXPECT_LE(ink.bottom(), kRadius + kOver) << static_cast<int>(icon);
    EXPECT_GE(std::max(ink.width, ink.height), 1.7 * kRadius) << static_cast<int>(icon);
  }
}

}  // namespace
}  // namespace chartroom::exporters
