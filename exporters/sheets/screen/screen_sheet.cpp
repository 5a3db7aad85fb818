// The screen between the teams: each two pages have the two faces of a panel, upright on the page,
// with marks for gluing and folding.
#include <fmt/core.h>

#include <cmath>
#include <string>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/text_blocks.h"
#include "exporters/drawing/text/type_scale.h"
#include "exporters/page/cut_lines.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/sheets/screen/screen_picture.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

namespace {

constexpr Colour kGlueInk = rgb(0x33404a);
constexpr double kChamfer = 7;  // cut off a tab's corners, so that none of it shows
constexpr double kFootTop = kScreenPanel.y + kScreenBleed + 1.6;
constexpr double kFootHeight = kSmallFrame.x - kScreenBleed - kFootTop;

// Sets the user space to millimeters of the panel, from its top left. A panel's two pages are
// rotated oppositely, so that its faces match when the paper is flipped on its short edge.
void enter_panel(const Canvas& canvas, const SheetContext& context, const ScreenFace& face) {
  const double zoom = sheet_zoom(context.frame);
  const double foot = kSmallFrame.y - kScreenBleed;  // the panel's edge on the page's long side
  cairo_translate(canvas, (context.frame.x - kSmallFrame.x * zoom) / 2, 0);
  cairo_scale(canvas, zoom, zoom);
  if (face.back) {
    cairo_translate(canvas, kSmallFrame.x - kScreenBleed, foot - kScreenPanel.x);
    cairo_rotate(canvas, M_PI / 2);
  } else {
    cairo_translate(canvas, kScreenBleed, foot);
    cairo_rotate(canvas, -M_PI / 2);
  }
}

// Returns the picture's area: past the cuts, and on the green team's side over the visible tab.
MmRect printed(const ScreenFace& face) {
  const double left = face.back && face.has_tab() ? kScreenTab : kScreenBleed;
  const double right = !face.back && face.has_tab() ? 1 : kScreenBleed;
  return {-left, -kScreenBleed, kScreenPanel.x + left + right, kScreenPanel.y + 2 * kScreenBleed};
}

// Draws a light edge under a dark line, for contrast on a dark sea; keeps the path.
void draw_light_edge(const Canvas& canvas) {
  set_colour(canvas, rgb(0xffffff));
  cairo_set_line_width(canvas, 0.6);
  cairo_stroke_preserve(canvas);
}

// Draws the cutting line around the panel and its tab, and a dashed line at the tab's fold.
void draw_cuts(const Canvas& canvas, const ScreenFace& face, Colour ink) {
  const double fold = face.back ? 0 : kScreenPanel.x;
  const double far = face.back ? kScreenPanel.x : 0;
  const double tab = face.back ? -kScreenTab : kScreenPanel.x + kScreenTab;
  const double bottom = kScreenPanel.y;
  cairo_move_to(canvas, fold, bottom);
  cairo_line_to(canvas, far, bottom);
  cairo_line_to(canvas, far, 0);
  cairo_line_to(canvas, fold, 0);
  if (face.has_tab()) {
    cairo_line_to(canvas, tab, kChamfer);
    cairo_line_to(canvas, tab, bottom - kChamfer);
  }
  cairo_close_path(canvas);
  if (canvas.tool_paths == nullptr) draw_light_edge(canvas);
  set_colour(canvas, ink);
  cairo_set_line_width(canvas, 0.15);
  take_or_stroke(canvas, Tool::cut);
  if (!face.has_tab()) return;
  if (canvas.tool_paths == nullptr) {
    cairo_move_to(canvas, fold, 0);
    cairo_line_to(canvas, fold, bottom);
    draw_light_edge(canvas);
    cairo_new_path(canvas);
  }
  draw_fold(canvas, {fold, 0}, {fold, bottom}, ink);
}

// Draws words along an upright strip, on white: glue holds best on unprinted paper.
void draw_glue_mark(const Canvas& canvas, const std::string& text, double left) {
  constexpr double kLength = 120;
  constexpr double kClear = 1.6;  // from the fold and the cut
  const MmRect strip{left + kClear, (kScreenPanel.y - kLength) / 2, kScreenTab - 2 * kClear,
                     kLength};
  fill_box(canvas, strip, rgb(0xffffff));
  // An edge marks the area for glue, on white too.
  cairo_rectangle(canvas, strip.x, strip.y, strip.width, strip.height);
  set_colour(canvas, kGlueInk);
  cairo_set_line_width(canvas, 0.2);
  cairo_stroke(canvas);
  cairo_save(canvas);
  cairo_translate(canvas, strip.x, strip.bottom());
  cairo_rotate(canvas, -M_PI / 2);
  draw_line(canvas, text, {0, 0, strip.height, strip.width},
            {.size = type::kText, .align = Align::centre, .colour = kGlueInk});
  cairo_restore(canvas);
}

void draw_glue_marks(const Canvas& canvas, const SheetContext& context, const ScreenFace& face) {
  const TagScope paragraph(canvas, "P");
  const Translator& tr = context.tr;
  if (face.has_tab() && !face.back) {
    draw_glue_mark(canvas,
                   fmt::format(fmt::runtime(tr("Glue tab {}: behind panel {}")), face.panel + 1,
                               face.panel + 2),
                   kScreenPanel.x);
  }
  if (face.takes_tab()) {
    draw_glue_mark(canvas, fmt::format(fmt::runtime(tr("Glue tab {} here")), face.panel),
                   kScreenPanel.x - kScreenTab);
  }
}

std::string face_title(const SheetContext& context, const ScreenFace& face) {
  return fmt::format(fmt::runtime(context.tr("Panel {} of {}")), face.panel + 1, kScreenPanels) +
         ", " + team_name(context.tr, face.back ? maps::Team::green : maps::Team::blue);
}

TextBlocks instructions(const SheetContext& context, const ScreenFace& face) {
  const Translator& tr = context.tr;
  const StandingScreen screen = standing_screen(context.frame);
  const auto centimetres = [](double mm) { return static_cast<int>(mm / 10); };
  TextBlocks blocks{
      item(tr("Print on card on both sides, flip on short edge. Or print on one side and glue the "
              "two faces of each panel back to back.")),
      item(tr("Cut along the outline, fold the tab back, and glue it behind the next panel.")),
      item(fmt::format(
          fmt::runtime(tr(
              "In a zigzag it is {} cm wide, {} cm high and {} cm deep. It hides the table up to "
              "{} cm behind it from eyes 45 cm above the table and 55 cm in front of the screen.")),
          centimetres(screen.width), centimetres(screen.height), centimetres(screen.depth),
          centimetres(screen_reach(screen.height)))),
  };
  if (!face.has_tab()) blocks.erase(blocks.begin() + 1);  // the step about the tab
  return blocks;
}

// Draws the foot below the panel, which is cut off.
void draw_screen_foot(const Canvas& canvas, const SheetContext& context, const ScreenFace& face) {
  const Colour ink = sheet_colours(context).text;
  constexpr double kCode = 12.6;
  constexpr double kTitle = 5;
  constexpr double kApart = 8;    // between the title and the footer beside it
  constexpr double kBelow = 1.6;  // both
  const double left = face.back ? -kScreenTab : 0;
  const MmRect code{left + kScreenPanel.x + kScreenTab - kCode - 3, kFootTop + 2, kCode, kCode};
  draw_set_mark(canvas, context, code);
  const double width = code.x - 4 - left;
  const TagScope paragraph(canvas, "P");
  const double title =
      draw_line(canvas, face_title(context, face), {left, kFootTop, width * 0.3, kTitle},
                {.size = type::kLarge, .bold = true, .colour = ink})
          .width;
  draw_footer(canvas, context, context.tr("Screen"),
              {left + title + kApart, kFootTop, width - title - kApart, kTitle}, ink);
  const TextBlocks blocks = instructions(context, face);
  const MmRect room{left, kFootTop + kTitle + kBelow, width, kFootHeight - kTitle - kBelow};
  draw_blocks(canvas, blocks, room, fitting_size(canvas, blocks, room, type::kNote),
              {ink, ink, ink});
}

void draw_screen_sheet(const Canvas& canvas, const SheetContext& context, int page) {
  const ScreenFace face = screen_face(page);
  const StateGuard guard(canvas);
  enter_panel(canvas, context, face);
  draw_screen_sea(canvas, context, face, printed(face));
  draw_screen_words(canvas, context, face);
  draw_glue_marks(canvas, context, face);
  draw_cuts(canvas, face, sheet_colours(context).line);
  draw_screen_foot(canvas, context, face);
}

}  // namespace

Sheet screen_sheet() {
  return {.name = "screen",
          .title = [](const Translator& tr) { return std::string(tr("Screen")); },
          .draw = draw_screen_sheet,
          .pages = [](const SheetContext&) { return 2 * kScreenPanels; },
          .both_sides = true,
          .on_card = true};
}

}  // namespace chartroom::exporters
