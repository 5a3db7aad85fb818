#include "exporters/pictures/tracking_picture.h"

#include <cmath>

#include "exporters/board/board_painter.h"
#include "exporters/board/film_marks.h"
#include "exporters/drawing/drawing_files.h"
#include "exporters/drawing/text/text.h"

namespace chartroom::exporters {
namespace {

constexpr double kTrackingPitch = 10;  // millimeters
constexpr double kDotsPerMm = 7;
constexpr double kWordsHeight = 9;
constexpr double kTrackingMargin = 2;
constexpr Colour kTrackingInk = rgb(0x10202b);
constexpr Colour kTrackingGround = rgb(0xffffff);

BoardLayout layout_of(const maps::Map& map) {
  return {map.size,
          {kTrackingMargin + kTrackingPitch, kTrackingMargin + kWordsHeight + kTrackingPitch},
          kTrackingPitch};
}

SurfacePtr blank(const BoardLayout& layout) {
  const auto dots = [](double mm) { return static_cast<int>(std::lround(mm * kDotsPerMm)); };
  const MmRect frame = layout.frame();
  return SurfacePtr(cairo_image_surface_create(CAIRO_FORMAT_RGB24,
                                               dots(frame.right() + kTrackingMargin),
                                               dots(frame.bottom() + kTrackingMargin)));
}

}  // namespace

TrackingPictures::TrackingPictures(const maps::Map& map)
    : id_(map.id), layout_(layout_of(map)), board_(blank(layout_)) {
  const CairoPtr cr(cairo_create(board_.get()));
  set_colour(cr.get(), kTrackingGround);
  cairo_paint(cr.get());
  cairo_scale(cr.get(), kDotsPerMm, kDotsPerMm);
  // Starts would cover the film's marks.
  paint_board({cr.get()}, map, layout_, {.starts = false});
  expect_success(cairo_status(cr.get()), id_);
}

std::string TrackingPictures::png(std::span<const play::FilmPoint> film,
                                  const std::string& words) const {
  const SurfacePtr surface = blank(layout_);
  const CairoPtr cr(cairo_create(surface.get()));
  cairo_set_source_surface(cr.get(), board_.get(), 0, 0);
  cairo_paint(cr.get());
  cairo_scale(cr.get(), kDotsPerMm, kDotsPerMm);
  const MmRect frame = layout_.frame();
  draw_line({cr.get()}, words, {frame.x, kTrackingMargin, frame.width, kWordsHeight - 2},
            {.size = 4.6, .bold = true, .colour = kTrackingInk});
  draw_film({cr.get()}, layout_, film);
  expect_success(cairo_status(cr.get()), id_);
  return png_of(surface.get(), id_);
}

}  // namespace chartroom::exporters
