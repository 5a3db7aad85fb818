#include "exporters/parts/panel.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "exporters/board/art/sea_picture.h"
#include "exporters/board/board_marks.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/noise.h"
#include "exporters/drawing/shapes.h"
#include "exporters/drawing/text/type_scale.h"
#include "exporters/parts/action_rows.h"
#include "exporters/parts/console_art.h"
#include "exporters/parts/sheet_furniture.h"
#include "exporters/parts/special_rules.h"
#include "maps/platform/hash.h"

namespace chartroom::exporters {

namespace {

// The space beside and below the contents of a plate.
constexpr double kPanelInset = 2.4;
// The sizes of large print: on A3 all text read in play has at least 14 points.
constexpr PanelType kLargeType{.heading_height = 5.8,
                               .heading = 4.3,
                               .name = 5.6,
                               .effect = 4.8,
                               .cost = 4.3,
                               .small = 3.8,
                               .note = 4.9};
constexpr double kLowestPicture = 20;

}  // namespace

Panel::Panel(const Canvas& canvas, const SheetContext& context, MmRect box, double zoom)
    : canvas_(canvas),
      context_(context),
      colours_(sheet_colours(context)),
      type_(context.look == Look::large_print ? kLargeType : PanelType{}),
      box_{0, 0, box.width / zoom, box.height / zoom},
      y_(kPadding) {
  cairo_save(canvas);
  cairo_translate(canvas, box.x, box.y);
  cairo_scale(canvas, zoom, zoom);
  draw_console(canvas, colours_, box_);
}

MmRect Panel::next_plate(double height) {
  const MmRect plate{box_.x + kPadding, y_, box_.width - 2 * kPadding, height};
  y_ += height + kGap;
  return plate;
}

void Panel::plate(MmRect box) {
  add_round_rectangle(canvas_, box, 1.6);
  set_colour(canvas_, colours_.plate);
  cairo_fill_preserve(canvas_);
  set_colour(canvas_, colours_.line);
  cairo_set_line_width(canvas_, colours_.hatched ? 0.2 : 0.3);
  cairo_stroke(canvas_);
}

MmRect Panel::plate_with_heading(const char* heading, double height) {
  const MmRect box = next_plate(height);
  plate(box);
  const TagScope tag(canvas_, "H3");
  draw_line(canvas_, heading,
            {box.x + kPanelInset, box.y + 0.9, box.width - 2 * kPanelInset, type_.heading_height},
            {.size = type_.heading, .bold = true, .colour = colours_.line});
  return {box.x + kPanelInset, box.y + type_.heading_height + 1.2, box.width - 2 * kPanelInset,
          box.height - type_.heading_height - 2.6};
}

void Panel::title(const char* heading, maps::Team team, double height, std::optional<Icon> role) {
  const TagScope tag(canvas_, "H2");
  draw_team_band(canvas_, context_, heading, next_plate(height), team, role);
}

void Panel::fields(double height) {
  const TagScope paragraph(canvas_, "P");
  const MmRect box = next_plate(height);
  plate(box);
  double y = box.y;
  for (const char* label : {context_.tr("Name"), context_.tr("Submarine")}) {
    const MmRect row{box.x + 2.4, y, box.width - 4.8, height / 2};
    draw_line(canvas_, label, {row.x, row.bottom() - 4.6, 21, 3.4},
              {.size = type::kNote, .bold = true, .colour = colours_.line});
    set_colour(canvas_, colours_.line);
    cairo_set_line_width(canvas_, 0.25);
    cairo_move_to(canvas_, row.x + 22.5, row.bottom() - 1.8);
    cairo_line_to(canvas_, row.right(), row.bottom() - 1.8);
    cairo_stroke(canvas_);
    y += height / 2 - 0.4;
  }
}

void Panel::actions(double height, bool with_heading) {
  MmRect box;
  if (with_heading) {
    box = plate_with_heading(context_.tr("One action a turn"), height);
  } else {
    const MmRect all = next_plate(height);
    plate(all);
    box = {all.x + kPanelInset, all.y + 1, all.width - 2 * kPanelInset, all.height - 2};
  }
  const ActionRows rows(canvas_, context_, box, {type_.name, type_.effect, type_.cost});
  rows.draw(canvas_, context_, colours_);
}

// Draws names and costs in letters as large as those of sentences.
void Panel::action_list(MmRect box) {
  const double height = (box.height - 1.6) / static_cast<double>(action_rows().size());
  const double radius = height * 0.46;
  double y = box.y + 0.8;
  for (const ActionRow& action : action_rows()) {
    draw_badge(canvas_, action.icon, {box.x + kPanelInset + radius, y + height / 2}, radius,
               colours_);
    const double x = box.x + kPanelInset + 2 * radius + 2.4;
    const double middle = x + (box.right() - kPanelInset - x) * 0.6;
    draw_line(canvas_, context_.tr(action.name), {x, y, middle - 1 - x, height},
              {.size = type_.cost, .bold = true, .colour = colours_.text});
    draw_cost(canvas_, context_, action, {middle, y, box.right() - kPanelInset - middle, height},
              Align::right, type_.cost);
    y += height;
  }
}

void Panel::action_strip(double height) {
  const TagScope paragraph(canvas_, "P");
  const MmRect box = next_plate(height);
  plate(box);
  if (context_.look == Look::large_print) {
    action_list(box);
    return;
  }
  const TextStyle style{
      .size = type_.small, .bold = true, .align = Align::centre, .colour = colours_.text};
  // Each is as wide as its name plus an equal part of the rest: names differ much in length.
  std::vector<double> widths;
  double left = box.width - 2;
  const auto width_of = [&](const char* word) {
    return measure_paragraph(canvas_, word, {0, 0, box.width, height}, style).width + 0.2;
  };
  for (const ActionRow& action : action_rows()) {
    widths.push_back(width_of(context_.tr(action.name)));
    const bool may_be_free = action.icon != Icon::navigate;
    if (may_be_free && cost_of(action, context_.rules) == 0) {
      widths.back() = std::max(widths.back(), width_of(context_.tr("free")) + 1);
    }
    left -= widths.back();
  }
  double x = box.x + 1;
  for (std::size_t k = 0; k < widths.size(); ++k) {
    const ActionRow& action = action_rows()[k];
    const double width = widths[k] + left / static_cast<double>(widths.size());
    draw_badge(canvas_, action.icon, {x + width / 2, box.y + height * 0.34}, height * 0.24,
               colours_);
    draw_line(canvas_, context_.tr(action.name), {x, box.y + height * 0.62, width, height * 0.15},
              style);
    draw_cost(canvas_, context_, action, {x + 0.5, box.y + height * 0.79, width - 1, height * 0.16},
              Align::centre);
    x += width;
  }
}

void Panel::cells(MmRect box, int count, std::optional<Icon> icon) {
  const TagScope paragraph(canvas_, "P");
  const double gap = count > 6 ? 1 : 2;
  const double width = (box.width - gap * (count - 1)) / count;
  for (int k = 0; k < count; ++k) {
    const MmRect cell{box.x + k * (width + gap), box.y, width, box.height};
    add_round_rectangle(canvas_, cell, 1.4);
    set_colour(canvas_, mixed(colours_.panel, colours_.plate, 0.5));
    cairo_fill_preserve(canvas_);
    set_colour(canvas_, colours_.line);
    cairo_set_line_width(canvas_, 0.5);
    cairo_stroke(canvas_);
    if (!icon) continue;
    // Pale enough to be marked over.
    const double radius = std::min(width * 0.44, box.height * (icon == Icon::bolt ? 0.34 : 0.62));
    draw_icon(canvas_, *icon, {cell.x + width / 2, cell.y + box.height / 2}, radius,
              mixed(colours_.plate, colours_.line, colours_.hatched ? 0.15 : 0.35));
    if (icon != Icon::bolt) continue;
    draw_line(canvas_, fmt::format("{}", k + 1), {cell.x + 1, cell.y + 0.7, 4, type_.small * 1.25},
              {.size = type_.small, .bold = true, .colour = colours_.line});
  }
}

void Panel::energy(const char* heading, double height) {
  cells(plate_with_heading(heading, height), context_.rules.gauge, Icon::bolt);
}

void Panel::damage(const std::string& heading, double height) {
  cells(plate_with_heading(heading.c_str(), height), context_.rules.damage_to_sink,
        Icon::submarine);
}

void Panel::first_calls(double height) {
  const maps::Size size = context_.map.size;
  cells(plate_with_heading(context_.tr("First calls"), height), std::max(size.rows, size.columns));
}

void Panel::answers(double height) {
  const MmRect box = plate_with_heading(context_.tr("What you learned"), height);
  const TagScope paragraph(canvas_, "P");
  const double head = type_.small + 1.4;
  const double foot = type_.small + 0.8;
  const double height_of_rows = box.height - head - foot - 0.6;
  const int rows = std::max(2, static_cast<int>(height_of_rows / 5.6));
  const double row_height = height_of_rows / rows;
  const std::array<double, 6> edges{0, 0.1, 0.27, 0.48, 0.73, 1};
  const std::array<const char*, 5> heads{context_.tr("No."), context_.tr("Row"),
                                         context_.tr("Column"), context_.tr("Quadrant"),
                                         context_.tr("Note")};
  for (std::size_t k = 0; k < heads.size(); ++k) {
    draw_line(canvas_, heads[k],
              {box.x + box.width * edges[k] + 0.6, box.y - 0.4,
               box.width * (edges[k + 1] - edges[k]) - 0.8, head},
              {.size = type_.small, .colour = colours_.text});
  }
  const double top = box.y + head;
  set_colour(canvas_, colours_.line);
  cairo_set_line_width(canvas_, 0.2);
  for (int k = 0; k <= rows; ++k) {
    cairo_move_to(canvas_, box.x, top + k * row_height);
    cairo_line_to(canvas_, box.right(), top + k * row_height);
  }
  for (const double edge : edges) {
    cairo_move_to(canvas_, box.x + box.width * edge, top);
    cairo_line_to(canvas_, box.x + box.width * edge, top + rows * row_height);
  }
  cairo_stroke(canvas_);
  // Points on the film are marked with these numbers.
  for (int k = 0; k < rows; ++k) {
    draw_line(canvas_, std::to_string(k + 1),
              {box.x, top + k * row_height, box.width * edges[1], row_height},
              {.size = type_.small, .align = Align::centre, .colour = colours_.text});
  }
  draw_line(canvas_, context_.tr("They surface: cross out all rows."),
            {box.x, top + rows * row_height + 0.3, box.width, foot},
            {.size = type_.small, .colour = colours_.text});
}

void Panel::rule() {
  const MmRect box = plate_with_heading(context_.tr("Special rules"), left());
  const TagScope paragraph(canvas_, "P");
  std::string text;
  for (const std::string& sentence : special_rules(context_.map, context_.rules, context_.tr)) {
    text += (text.empty() ? "" : "\n") + sentence;
  }
  if (text.empty())
    text = context_.tr("None. Captains choose their starts, and surfacing is free.");
  // Draws the signs that the words mention, before the words.
  const double sign = context_.look == Look::large_print ? 4.6 : 3.6;
  double indent = 0;
  const auto place_sign = [&](double radius) {
    const Mm middle{box.x + indent + radius, box.y + radius + 0.3};
    indent += 2 * radius + 1.4;
    return middle;
  };
  for (const maps::Team team : maps::kTeams) {
    if (context_.map.starts.of(team)) {
      draw_team_sign(canvas_, place_sign(sign), sign, team, context_.look,
                     team_letters(context_.tr));
    }
  }
  if (!context_.map.surface_points().empty()) {
    const Mm middle = place_sign(sign);
    cairo_save(canvas_);
    cairo_translate(canvas_, middle.x, middle.y);
    cairo_scale(canvas_, sign / 0.38, sign / 0.38);
    draw_surface_point(canvas_, {0, 0}, colours_);
    cairo_restore(canvas_);
  }
  if (indent > 0) indent += 0.8;
  draw_text(text, {box.x + indent, box.y, box.width - indent, box.height});
}

// Draws the text with the set's code beside it.
void Panel::draw_text(const std::string& text, MmRect box) {
  const double side = std::min(13.0, box.height - 2.4);
  draw_set_mark(canvas_, context_, {box.right() - side, box.y - 2.2, side, side});
  const MmRect room{box.x, box.y, box.width - side - 2.4, box.height + 0.6};
  const TextStyle style{.size = type_.note, .colour = colours_.text};
  // One line per sentence, if the letters then stay large enough for play.
  std::string shown = text;
  if (measure_paragraph(canvas_, text, room, style).size < type::kNote) {
    std::replace(shown.begin(), shown.end(), '\n', ' ');
  }
  draw_paragraph(canvas_, shown, room, style);
}

MmRect Panel::text_plate(double height) {
  const MmRect box = next_plate(height);
  plate(box);
  return {box.x + kAside, box.y + kAbove, text_width(), box.height - kAbove - kBelow};
}

double Panel::text_size(const TextBlocks& blocks, double height, double largest) const {
  return fitting_size(canvas_, blocks, {0, 0, text_width(), height - kAbove - kBelow}, largest);
}

void Panel::text(const TextBlocks& blocks, double height, double largest) {
  if (height <= 0) {
    const double wanted = height_of(canvas_, blocks, text_width(), largest) + kAbove + kBelow;
    // If the rest below is too low for another plate, takes it too.
    height = wanted;
    if (wanted + kGap + kLowestPicture > left()) {
      height = left();
      // Larger letters fill an empty foot.
      largest = step_above(largest);
    }
  }
  draw_blocks(canvas_, blocks, text_plate(height), text_size(blocks, height, largest),
              {colours_.line, colours_.bezel_trim, colours_.text});
}

void Panel::spread_text(const TextBlocks& blocks, double size) {
  constexpr double kMost = 0.9;  // between two blocks, in sizes of the letters
  const MmRect room = text_plate(left());
  const double free = room.height - height_of(canvas_, blocks, room.width, size);
  const double apart = std::clamp(free / static_cast<double>(blocks.size()), 0.0, kMost * size);
  draw_blocks(canvas_, blocks, room, size, {colours_.line, colours_.bezel_trim, colours_.text},
              apart);
}

void Panel::picture() {
  if (left() < kLowestPicture) return;
  draw_depths(canvas_, context_.map.theme.value_or(maps::Theme::tropical),
              picture_colours(context_), next_plate(left()), fnv1a(context_.map.id));
}

}  // namespace chartroom::exporters
