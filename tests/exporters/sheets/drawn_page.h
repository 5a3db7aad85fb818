// Reads the marks and texts of a page and their places.
#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/sheets/screen/screen_picture.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

// A page's content in millimeters of the frame.
struct DrawnPage {
  MmRect ink;
  TextLog log;
  DrawnTexts texts;
};

inline MmRect in_millimetres(MmRect box, double enlarged) {
  return {box.x / enlarged, box.y / enlarged, box.width / enlarged, box.height / enlarged};
}

// Cairo rounds extents outwards to whole units, so the page is drawn larger.
inline DrawnPage drawn(const Sheet& sheet, int page, const SheetContext& context) {
  constexpr double kEnlarged = 10;
  const cairo_rectangle_t room{-1000, -1000, 7000, 7000};
  const SurfacePtr surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &room));
  const CairoPtr cr(cairo_create(surface.get()));
  cairo_scale(cr.get(), kEnlarged, kEnlarged);
  DrawnPage result;
  sheet.draw({.cr = cr.get(), .text_log = &result.log, .texts = &result.texts}, context, page);
  EXPECT_EQ(cairo_status(cr.get()), CAIRO_STATUS_SUCCESS);
  MmRect ink;
  cairo_recording_surface_ink_extents(surface.get(), &ink.x, &ink.y, &ink.width, &ink.height);
  result.ink = in_millimetres(ink, kEnlarged);
  for (DrawnText& text : result.texts) {
    text.size /= kEnlarged;
    text.box = in_millimetres(text.box, kEnlarged);
    text.ink = in_millimetres(text.ink, kEnlarged);
  }
  return result;
}

// Returns the texts that `draw` draws on a canvas.
template <class Draw>
DrawnTexts drawn_texts(const Draw& draw) {
  const cairo_rectangle_t room{-1000, -1000, 3000, 3000};
  const SurfacePtr surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &room));
  const CairoPtr cr(cairo_create(surface.get()));
  DrawnTexts texts;
  draw(Canvas{.cr = cr.get(), .texts = &texts});
  return texts;
}

// Returns the texts of a sheet's page. Leaves out the screen's sea, which takes long.
inline DrawnTexts texts_on(const char* name, int page, const SheetContext& context) {
  return drawn_texts([&](const Canvas& canvas) {
    if (std::string_view(name) == "screen") {
      draw_screen_words(canvas, context, screen_face(page));
    } else {
      find_sheet(name)->draw(canvas, context, page);
    }
  });
}

// Returns a page's context for a look, a language and a paper, with the map's rules and pitch.
inline SheetContext context_of(const maps::Map& map, Mm frame, const std::string& language = "en",
                               Look look = Look::colour) {
  return {.map = map,
          .tr = sheet_translator(language),
          .language = language,
          .pitch = usual_pitch(map.size, frame),
          .rules = rules::rulebook_for(map),
          .set = sheet_set(map, {}),
          .frame = frame,
          .look = look};
}

}  // namespace chartroom::exporters
