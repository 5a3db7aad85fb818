#include "exporters/sheets/screen/screen_picture.h"

#include <algorithm>
#include <string>
#include <vector>

#include "exporters/board/art/sea_picture.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/text_blocks.h"
#include "exporters/drawing/text/type_scale.h"
#include "exporters/parts/actions.h"
#include "exporters/parts/panel.h"
#include "exporters/parts/reminders.h"
#include "exporters/parts/special_rules.h"
#include "maps/platform/hash.h"

namespace chartroom::exporters {

namespace {

// Clear of the edges, where the green team sees a tab.
constexpr double kPanelSide = kScreenTab + 3;
constexpr double kFoot = 8;
constexpr double kPlateTop = 128;  // below the submarine
constexpr double kRoleTop = 98;
constexpr double kRoleLetters = type::kHeading;

double largest_letters(const SheetContext& context) {
  constexpr double kLarge = 7;
  return context.look == Look::large_print ? kLarge : kRoleLetters;
}

MmRect plates_of(double top) {
  return {kPanelSide, top, kScreenPanel.x - 2 * kPanelSide, kScreenPanel.y - kFoot - top};
}

MmRect column_of(MmRect box, int column, int columns) {
  constexpr double kGap = 4;
  const double width = (box.width + kGap) / columns - kGap;
  return {box.x + column * (width + kGap), box.y, width, box.height};
}

void draw_plate(const Canvas& canvas, const BoardColours& c, MmRect box) {
  add_round_rectangle(canvas, box, 3);
  set_colour(canvas, c.plate);
  cairo_fill_preserve(canvas);
  set_colour(canvas, c.line);
  cairo_set_line_width(canvas, 0.5);
  cairo_stroke(canvas);
}

constexpr double kActionBadge = 14;

// Return the room of a plate's name, cost and effect, and that of the effect alone.
MmRect words_room(MmRect box) {
  return {box.x + 2.4, box.y + 2 * kActionBadge + 6, box.width - 4.8,
          box.height - 2 * kActionBadge - 8};
}
MmRect effect_room(MmRect box) {
  constexpr double kAbove = 21;
  const MmRect room = words_room(box);
  return {room.x, room.y + kAbove, room.width, room.height - kAbove};
}

// Returns the letters in which every effect fits its plate, because plates are side by side.
double effect_size(const Canvas& canvas, const SheetContext& context, MmRect box) {
  std::vector<std::string> effects;
  for (const ActionRow& action : action_rows()) effects.push_back(effect_of(action, context));
  return size_of_all(canvas, effects, effect_room(box), largest_letters(context));
}

// The letters in which every name fits its plate.
double name_size(const Canvas& canvas, const SheetContext& context, double width) {
  constexpr MmRect kUnbounded{0, 0, 1000, 100};
  return largest_fitting(type::kTitle, type::kText, [&](double size) {
    return std::ranges::all_of(action_rows(), [&](const ActionRow& action) {
      return measure_paragraph(canvas, context.tr(action.name), kUnbounded,
                               {.size = size, .bold = true})
                 .width <= width;
    });
  });
}

void draw_action(const Canvas& canvas, const SheetContext& context, const ActionRow& action,
                 MmRect box) {
  const BoardColours c = sheet_colours(context);
  draw_plate(canvas, c, box);
  draw_badge(canvas, action.icon, {box.x + box.width / 2, box.y + kActionBadge + 4}, kActionBadge,
             c);
  const MmRect text = words_room(box);
  {
    const TagScope heading(canvas, "H2");
    draw_line(canvas, context.tr(action.name), {text.x, text.y, text.width, 9},
              {.size = name_size(canvas, context, text.width),
               .bold = true,
               .align = Align::centre,
               .colour = c.text});
  }
  const TagScope paragraph(canvas, "P");
  // A cost is drawn twice as large as on other sheets.
  cairo_save(canvas);
  cairo_translate(canvas, text.x, text.y + 10);
  cairo_scale(canvas, 2, 2);
  draw_cost(canvas, context, action, {0, 0, text.width / 2, 4.4}, Align::centre);
  cairo_restore(canvas);
  draw_paragraph(
      canvas, effect_of(action, context), effect_room(box),
      {.size = effect_size(canvas, context, box), .align = Align::centre, .colour = c.text});
}

void draw_rule(const Canvas& canvas, const SheetContext& context, MmRect box) {
  const BoardColours c = sheet_colours(context);
  const Translator& tr = context.tr;
  draw_plate(canvas, c, box);
  const MmRect room{box.x + 4, box.y + 5, box.width - 8, box.height - 9};
  double y = room.y;
  {
    const TagScope heading(canvas, "H2");
    constexpr double kHeading = 18.5;  // two lines
    y += 3 + draw_paragraph(canvas, tr("Special rules"), {room.x, y, room.width, kHeading},
                            {.size = largest_letters(context), .bold = true, .colour = c.line})
                 .height;
  }
  TextBlocks blocks;
  for (const std::string& rule : special_rules(context.map, context.rules, tr)) {
    blocks.push_back(paragraph(rule));
  }
  if (blocks.empty()) {
    blocks.push_back(paragraph(tr("None. Captains choose their starts, and surfacing is free.")));
  }
  const MmRect rest{room.x, y, room.width, room.bottom() - y};
  draw_blocks(canvas, blocks, rest,
              fitting_size(canvas, blocks, rest, effect_size(canvas, context, box)),
              {c.line, c.bezel_trim, c.text});
}

// Draws a line in the sky, in letters that are readable across a table.
void draw_in_sky(const Canvas& canvas, const SheetContext& context, const std::string& text,
                 double size) {
  const TagScope heading(canvas, "H1");
  draw_line(canvas, text, {kPanelSide, 12, kScreenPanel.x - 2 * kPanelSide, 26},
            {.size = size,
             .bold = true,
             .align = Align::centre,
             .colour = sheet_colours(context).line,
             .spacing = 0.3});
}

// Draws a role on a panel at an end: each team's captain sits on the left.
void draw_role(const Canvas& canvas, const SheetContext& context, Role role, maps::Team team) {
  constexpr double kZoom = 1.7;
  Panel panel(canvas, context, plates_of(kRoleTop), kZoom);
  panel.title(role_name(context.tr, role), team, 17, role_icon(role));
  double size = context.look == Look::large_print
                    ? type::kLabel
                    : type::kLarge;  // for both roles, on the two ends of one screen
  for (const Role each : kRoles) {
    size = panel.text_size(role_reminders(context, each, team), panel.left(), size);
  }
  panel.spread_text(role_reminders(context, role, team), size);
}

// Returns the boxes before the sea, in millimeters of the picture over all panels.
std::vector<MmRect> covered() {
  std::vector<MmRect> boxes;
  for (int place = 0; place < kScreenPanels; ++place) {
    const bool role = place == 0 || place + 1 == kScreenPanels;
    MmRect box = plates_of(role ? kRoleTop : kPlateTop);
    box.x += kScreenBleed + place * kScreenPanel.x;
    box.y += kScreenBleed;
    boxes.push_back(box);
  }
  return boxes;
}

}  // namespace

void draw_screen_sea(const Canvas& canvas, const SheetContext& context, const ScreenFace& face,
                     MmRect box) {
  const StateGuard guard(canvas);
  cairo_rectangle(canvas, box.x, box.y, box.width, box.height);
  cairo_clip(canvas);
  const MmRect all{-face.across() - kScreenBleed, -kScreenBleed,
                   kScreenPanels * kScreenPanel.x + 2 * kScreenBleed,
                   kScreenPanel.y + 2 * kScreenBleed};
  // Draws the picture of the whole screen from its own left edge, so that all panels fit.
  cairo_translate(canvas, all.x, all.y);
  draw_depths(canvas, context.map.theme.value_or(maps::Theme::tropical), picture_colours(context),
              {0, 0, all.width, all.height}, fnv1a(context.map.id),
              {.down = 0.42, .half = 0.235, .shoal = 0.265, .framed = false, .covered = covered()});
}

void draw_screen_words(const Canvas& canvas, const SheetContext& context, const ScreenFace& face) {
  const maps::Team team = face.back ? maps::Team::green : maps::Team::blue;
  const MmRect plates = plates_of(kPlateTop);
  const auto actions = action_rows();
  switch (face.place()) {
    case 0:
      draw_role(canvas, context, Role::captain, team);
      break;
    case 1:
      draw_in_sky(canvas, context, text_in(context.map.name, context.language), 19);
      for (int k = 0; k < 3; ++k) {
        draw_action(canvas, context, actions[static_cast<std::size_t>(k)], column_of(plates, k, 3));
      }
      break;
    case 2:
      draw_in_sky(canvas, context, context.tr("One action a turn"), 12);
      for (int k = 0; k < 2; ++k) {
        draw_action(canvas, context, actions[static_cast<std::size_t>(k + 3)],
                    column_of(plates, k, 3));
      }
      draw_rule(canvas, context, column_of(plates, 2, 3));
      break;
    default:
      draw_role(canvas, context, Role::radio, team);
      break;
  }
}

}  // namespace chartroom::exporters
