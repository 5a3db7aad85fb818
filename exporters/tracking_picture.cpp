#include "exporters/tracking_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "exporters/board_painter.h"
#include "exporters/text.h"
#include "maps/file_error.h"

namespace chartroom {
namespace {

constexpr double kPitch = 10;  // millimetres
constexpr double kDotsPerMm = 7;
constexpr double kWordsHeight = 9;
constexpr double kMargin = 2;
constexpr Colour kRing = rgb(0xb23a00);
constexpr Colour kPencil = rgb(0x10202b);
constexpr Colour kPaper = rgb(0xffffff);

BoardLayout layout_of(const Map& map) {
  return {map.size, {kMargin + kPitch, kMargin + kWordsHeight + kPitch}, kPitch};
}

SurfacePtr blank(const BoardLayout& layout) {
  const auto dots = [](double mm) { return static_cast<int>(std::lround(mm * kDotsPerMm)); };
  const MmRect frame = layout.frame();
  return SurfacePtr(cairo_image_surface_create(CAIRO_FORMAT_RGB24, dots(frame.right() + kMargin),
                                               dots(frame.bottom() + kMargin)));
}

void disc(cairo_t* cr, Mm middle, double radius) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, middle.x, middle.y, radius, 0, 2 * M_PI);
}

void draw_passed(cairo_t* cr, Mm middle, double share) {
  constexpr double kRadius = 0.2 * kPitch;
  disc(cr, middle, kRadius);
  set_colour(cr, faded(kPaper, 0.7));
  cairo_fill(cr);
  disc(cr, middle, kRadius);
  set_colour(cr, faded(kPencil, 0.12 + 0.78 * share));
  cairo_fill(cr);
}

// "25", and for the smallest shares a word that says they are not nothing.
std::string percent(double share) {
  const long rounded = std::lround(100 * share);
  return rounded == 0 ? "<1" : std::to_string(rounded);
}

void draw_here(cairo_t* cr, Mm middle, double share) {
  constexpr double kRadius = 0.37 * kPitch;
  disc(cr, middle, kRadius);
  set_colour(cr, kPaper);
  cairo_fill_preserve(cr);
  set_colour(cr, kRing);
  cairo_set_line_width(cr, kPitch * (0.03 + 0.09 * share));
  cairo_stroke(cr);
  draw_line(cr, percent(share), {middle.x - kRadius, middle.y - kRadius / 2, 2 * kRadius, kRadius},
            {.size = 3.4, .bold = true, .align = Align::centre, .colour = kPencil});
}

cairo_status_t append(void* bytes, const unsigned char* data, unsigned length) {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

void expect_success(cairo_status_t status, const std::string& id) {
  if (status == CAIRO_STATUS_SUCCESS) return;
  throw FileException({id, 0, 0, "",
                       std::string("cannot be drawn: ") + cairo_status_to_string(status),
                       Fault::other});
}

}  // namespace

TrackingPictures::TrackingPictures(const Map& map)
    : id_(map.id), layout_(layout_of(map)), board_(blank(layout_)) {
  const CairoPtr cr(cairo_create(board_.get()));
  set_colour(cr.get(), kPaper);
  cairo_paint(cr.get());
  cairo_scale(cr.get(), kDotsPerMm, kDotsPerMm);
  // The starts would stand where the film is to be read.
  paint_board(cr.get(), map, layout_, {.starts = false});
  expect_success(cairo_status(cr.get()), id_);
}

std::string TrackingPictures::png(std::span<const FilmPoint> film, const std::string& words) const {
  const SurfacePtr surface = blank(layout_);
  const CairoPtr cr(cairo_create(surface.get()));
  cairo_set_source_surface(cr.get(), board_.get(), 0, 0);
  cairo_paint(cr.get());
  cairo_scale(cr.get(), kDotsPerMm, kDotsPerMm);
  const MmRect frame = layout_.frame();
  draw_line(cr.get(), words, {frame.x, kMargin, frame.width, kWordsHeight - 2},
            {.size = 4.6, .bold = true, .colour = kPencil});
  for (const FilmPoint& p : film) {
    if (p.here == 0) draw_passed(cr.get(), layout_.at(p.point), p.on_trail);
  }
  for (const FilmPoint& p : film) {
    if (p.here > 0) draw_here(cr.get(), layout_.at(p.point), p.here);
  }
  expect_success(cairo_status(cr.get()), id_);
  std::string bytes;
  expect_success(cairo_surface_write_to_png_stream(surface.get(), append, &bytes), id_);
  return bytes;
}

}  // namespace chartroom
