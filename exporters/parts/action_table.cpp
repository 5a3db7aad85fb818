#include "exporters/parts/action_table.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <vector>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/text/type_scale.h"
#include "exporters/parts/actions.h"
#include "exporters/parts/rule_texts.h"
#include "exporters/parts/special_rules.h"

namespace chartroom::exporters {

namespace {

// Returns a water point for an example, as near as possible to a point of boards of the usual size.
maps::Point example_point(const maps::Map& map, maps::Point wanted) {
  const auto distance = [&](maps::Point p) {
    return std::abs(p.column - wanted.column) + std::abs(p.row - wanted.row);
  };
  // The map may have no water yet.
  const maps::PointSet water = map.water();
  const maps::PointSet points = water.empty() ? map.points() : water;
  return *std::min_element(points.begin(), points.end(),
                           [&](maps::Point a, maps::Point b) { return distance(a) < distance(b); });
}

struct Exchange {
  std::string done;
  std::string said;
  std::string answered;
};

std::string surfacing(const SheetContext& context) {
  const Translator& tr = context.tr;
  const std::string text = tr("Erase your trail except for the point you are on.");
  const auto& surfacing = context.map.surfacing;
  if (!surfacing) return text;
  const int damage = surfacing->damage_elsewhere;
  const std::string taken =
      surfacing->safe.empty()
          ? fmt::format(fmt::runtime(tr("Take {} damage and say so.")), damage)
          : fmt::format(fmt::runtime(tr("Take {} damage and say so, except on {}.")), damage,
                        surface_points(*surfacing, tr));
  return with_ruling(taken, 13, tr) + " " + text;
}

// Returns an example of a captain's words on surfacing: the point, and any damage it costs there.
std::string surfacing_call(const SheetContext& context) {
  const Translator& tr = context.tr;
  const maps::Point point = example_point(context.map, {7, 2});
  const auto& surfacing = context.map.surfacing;
  if (!surfacing || surfacing->safe.contains(point)) {
    return fmt::format(fmt::runtime(tr("“Surfacing on {}!”")), to_string(point));
  }
  return fmt::format(fmt::runtime(tr("“Surfacing on {}, damage!”")), to_string(point));
}

// In the order of action_rows().
std::array<Exchange, 5> exchanges(const SheetContext& context) {
  const Translator& tr = context.tr;
  const maps::Point asked = example_point(context.map, {2, 1});
  const maps::Point target = example_point(context.map, {3, 2});
  return {{
      {tr("Move one point up, down, left or right on water, never onto your trail. Draw the line "
          "and mark 1 energy."),
       tr("“Up!”, “Down!”, “Left!” or “Right!”"),
       tr("Their radio operator draws the step on the film.")},
      {tr("Pay and ask where they are."), tr("“Sonar!”"),
       fmt::format(
           fmt::runtime(tr("Their captain answers truthfully, either “Row {}” or “Column {}”.")),
           maps::row_name(asked.row), maps::column_name(asked.column))},
      {tr("Pay and move one point as when navigating. Draw the line; gain no energy."),
       tr("“Silence!” Keep the direction secret."),
       tr("Their radio operator draws every possible step in thin lines.")},
      {tr("Pay and choose a point in your quadrant."),
       fmt::format(fmt::runtime(tr("“Missile on {}!”")), to_string(target)),
       with_ruling(tr("Every submarine on it takes 1 damage, even yours. Their captain says “Hit!” "
                      "or “Miss!”. You say “Self!”, but only if you hit yourself."),
                   13, tr)},
      {surfacing(context), surfacing_call(context),
       tr("Their radio operator erases the film and starts again on that point.")},
  }};
}

class Table {
 public:
  Table(const Canvas& canvas, const SheetContext& context, MmRect box)
      : canvas_(canvas), context_(context), colours_(sheet_colours(context)), box_(box) {}

  void draw() {
    const Translator& tr = context_.tr;
    head({tr("Action"), tr("You do"), tr("You say"), tr("They do")});
    const auto rows = exchanges(context_);
    const double size = largest_fitting(name_size(), kMinTextMm, [&](double letters) {
      return total(heights(rows, letters)) <= box_.height - kHead;
    });
    const std::vector<double> least = heights(rows, size);
    const double more = std::max(0.0, box_.height - kHead - total(least)) / rows.size();
    double y = box_.y + kHead;
    for (std::size_t k = 0; k < rows.size(); ++k) {
      const double height = least[k] + more;
      rule(y);
      action(action_rows()[k], {box_.x, y, box_.width * kEdges[1], height});
      const auto texts = texts_of(rows[k]);
      for (std::size_t column = 0; column < texts.size(); ++column) {
        const TagScope paragraph(canvas_, "P");
        const MmRect cell = cell_of(column + 1, y, height);
        draw_paragraph(canvas_, *texts[column], cell, style_of(column, size));
      }
      y += height;
    }
  }

 private:
  static constexpr double kHead = 6;
  static constexpr double kInset = 1.4;
  static constexpr std::array kEdges{0.0, 0.19, 0.49, 0.7, 1.0};

  bool is_large() const { return context_.look == Look::large_print; }
  double name_size() const { return is_large() ? type::kLabel : type::kText; }
  double small_size() const { return is_large() ? type::kLarge : type::kNote; }

  static std::array<const std::string*, 3> texts_of(const Exchange& row) {
    return {&row.done, &row.said, &row.answered};
  }

  TextStyle style_of(std::size_t column, double size) const {
    return {.size = size, .bold = column == 1, .colour = colours_.text};
  }

  // Returns the least heights of the rows in letters of a size.
  std::vector<double> heights(const std::array<Exchange, 5>& rows, double size) const {
    constexpr double kLeast = 10;  // name and cost
    std::vector<double> all;
    for (const Exchange& row : rows) {
      double height = kLeast;
      const auto texts = texts_of(row);
      for (std::size_t column = 0; column < texts.size(); ++column) {
        const MmRect cell = cell_of(column + 1, 0, 1e6);
        const double text =
            measure_paragraph(canvas_, *texts[column], cell, style_of(column, size)).height;
        height = std::max(height, text + 2 * kInset);
      }
      all.push_back(height);
    }
    return all;
  }

  static double total(const std::vector<double>& heights) {
    return std::accumulate(heights.begin(), heights.end(), 0.0);
  }

  MmRect cell_of(std::size_t column, double y, double height) const {
    const double left = box_.x + box_.width * kEdges[column];
    const double right = box_.x + box_.width * kEdges[column + 1];
    return {left + kInset, y + kInset, right - left - 2 * kInset, height - 2 * kInset};
  }

  void head(const std::array<const char*, 4>& words) {
    for (std::size_t column = 0; column < words.size(); ++column) {
      MmRect cell = cell_of(column, box_.y, kHead);
      if (column == 0) cell.x = box_.x;
      draw_line(canvas_, words[column], {cell.x, box_.y, cell.width, kHead},
                {.size = small_size(), .bold = true, .colour = colours_.line});
    }
  }

  void rule(double y) {
    set_colour(canvas_, faded(colours_.line, 0.4));
    cairo_set_line_width(canvas_, 0.2);
    cairo_move_to(canvas_, box_.x, y);
    cairo_line_to(canvas_, box_.right(), y);
    cairo_stroke(canvas_);
  }

  void action(const ActionRow& action, MmRect cell) {
    const TagScope paragraph(canvas_, "P");
    constexpr double kBadge = 4;
    // Beside the first lines of the row.
    const double middle = cell.y + kInset + kBadge;
    draw_badge(canvas_, action.icon, {cell.x + kBadge, middle}, kBadge, colours_);
    const double x = cell.x + 2 * kBadge + 1.2;
    const double width = cell.right() - x;
    draw_line(canvas_, context_.tr(action.name), {x, middle - 5, width, 5},
              {.size = name_size(), .bold = true, .colour = colours_.text});
    draw_cost(canvas_, context_, action, {x, middle + 0.6, width, 4}, Align::left, small_size());
  }

  const Canvas& canvas_;
  const SheetContext& context_;
  BoardColours colours_;
  MmRect box_;
};

}  // namespace

void draw_action_table(const Canvas& canvas, const SheetContext& context, MmRect box) {
  Table(canvas, context, box).draw();
}

}  // namespace chartroom::exporters
