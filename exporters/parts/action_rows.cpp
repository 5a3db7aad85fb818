#include "exporters/parts/action_rows.h"

#include <algorithm>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/text/text.h"
#include "exporters/drawing/text/type_scale.h"

namespace chartroom::exporters {

namespace {

// The height of the line with name and cost, in name sizes.
constexpr double kNameLine = 1.15;
// The space above and below the cost's bolts, in heights of that line.
constexpr double kAroundBolts = 0.1;
// The minimum space above and below the words of a row.
constexpr double kLeastPadding = 0.4;
constexpr double kBesideBadge = 2.4;

}  // namespace

ActionRows::ActionRows(const Canvas& canvas, const SheetContext& context, MmRect box,
                       ActionType largest)
    : box_(box),
      type_(largest),
      badge_(std::min(5.0, 0.4 * box.height / static_cast<double>(action_rows().size()))) {
  fit(canvas, context);
  const std::vector<double> heights = effects(canvas, context, type_.effect);
  double room = box_.height;
  for (const double height : heights) room -= least(height, type_.name);
  const double more = std::max(0.0, room) / static_cast<double>(heights.size());
  double y = box_.y;
  for (const double height : heights) {
    rows_.push_back({y, least(height, type_.name) + more, height});
    y += rows_.back().height;
  }
}

double ActionRows::words_x() const { return box_.x + 2 * badge_ + kBesideBadge; }

std::vector<double> ActionRows::effects(const Canvas& canvas, const SheetContext& context,
                                        double size) const {
  std::vector<double> heights;
  for (const ActionRow& action : action_rows()) {
    const MmRect room{0, 0, box_.right() - words_x(), 1e6};
    heights.push_back(
        measure_paragraph(canvas, effect_of(action, context), room, {.size = size}).height);
  }
  return heights;
}

double ActionRows::least(double effect, double name) const {
  return std::max(kNameLine * name + effect, 2 * badge_) + 2 * kLeastPadding;
}

bool ActionRows::fits(const std::vector<double>& effects, double name) const {
  double height = 0;
  for (const double effect : effects) height += least(effect, name);
  return height <= box_.height;
}

// Names may be as small as their effects, because bold letters distinguish them.
void ActionRows::fit(const Canvas& canvas, const SheetContext& context) {
  type_.effect = largest_fitting(type_.effect, kMinTextMm, [&](double size) {
    return fits(effects(canvas, context, size), size);
  });
  const std::vector<double> heights = effects(canvas, context, type_.effect);
  type_.name = largest_fitting(std::max(type_.name, type_.effect), type_.effect,
                               [&](double size) { return fits(heights, size); });
  type_.cost = std::min(type_.cost, type_.name);
}

MmRect ActionRows::words_of(const Row& row) const {
  const double height = kNameLine * type_.name + row.effect;
  return {words_x(), row.y + (row.height - height) / 2, box_.right() - words_x(), height};
}

void ActionRows::draw_row(const Canvas& canvas, const SheetContext& context,
                          const BoardColours& colours, const ActionRow& action,
                          const Row& row) const {
  draw_badge(canvas, action.icon, {box_.x + badge_, row.y + row.height / 2}, badge_, colours);
  const MmRect words = words_of(row);
  const double line = kNameLine * type_.name;
  const double cost = 6.3 * type_.cost;
  const double clear = kAroundBolts * line;
  draw_line(canvas, context.tr(action.name), {words.x, words.y, words.width - cost, line},
            {.size = type_.name, .bold = true, .colour = colours.text});
  draw_cost(canvas, context, action,
            {words.right() - cost, words.y + clear, cost, line - 2 * clear}, Align::right,
            type_.cost);
  draw_paragraph(canvas, effect_of(action, context),
                 {words.x, words.y + line, words.width, words.height - line + 0.01},
                 {.size = type_.effect, .colour = colours.text});
}

void ActionRows::draw(const Canvas& canvas, const SheetContext& context,
                      const BoardColours& colours) const {
  const TagScope paragraph(canvas, "P");
  for (std::size_t k = 0; k < rows_.size(); ++k) {
    const Row& row = rows_[k];
    draw_row(canvas, context, colours, action_rows()[k], row);
    if (k + 1 == rows_.size()) break;
    set_colour(canvas, faded(colours.line, 0.25));
    cairo_set_line_width(canvas, 0.2);
    cairo_move_to(canvas, words_x(), row.y + row.height);
    cairo_line_to(canvas, box_.right(), row.y + row.height);
    cairo_stroke(canvas);
  }
}

}  // namespace chartroom::exporters
