#include "exporters/page/card_cuts.h"

#include <algorithm>
#include <functional>
#include <vector>

#include "exporters/drawing/colour.h"

namespace chartroom::exporters {

namespace {

constexpr double kMarkLength = 4;  // the length of a mark, and how far it keeps from the ground
constexpr double kMarkGap = 0.8;

// Strokes dark marks with light sides, which show on a dark ground too.
void stroke_marks(const Canvas& canvas) {
  set_colour(canvas, rgb(0xffffff));
  cairo_set_line_width(canvas, 0.35);
  cairo_stroke_preserve(canvas);
  set_colour(canvas, rgb(0x000000));
  cairo_set_line_width(canvas, 0.1);
  cairo_stroke(canvas);
}

// Adds the pieces of a line of marks that crosses these cuts: outside of the block up to the
// limits, and in its gutters.
void add_marks(const std::set<double>& cuts, double over, double first, double last,
               const std::function<void(double from, double to)>& add) {
  const double gap = over + kMarkGap;
  const double begin = *cuts.begin();
  const double end = *cuts.rbegin();
  if (begin - gap > first) add(std::max(first, begin - gap - kMarkLength), begin - gap);
  if (end + gap < last) add(end + gap, std::min(last, end + gap + kMarkLength));
  if (over <= 0) return;
  constexpr double kClear = 0.4;  // distance from the cards
  const std::vector<double> edges(cuts.begin(), cuts.end());
  for (std::size_t k = 1; k + 1 < edges.size(); k += 2) {
    add(edges[k] + kClear, edges[k + 1] - kClear);
  }
  add(begin - over + kClear, begin - kClear);
  add(end + kClear, end + over - kClear);
}

// Gives the cards' cuts to a plotter; false if there is none.
bool take_cards(const Canvas& canvas, const CardCuts& cuts) {
  if (canvas.tool_paths == nullptr) return false;
  for (const MmRect& place : cuts.places) {
    cairo_rectangle(canvas, place.x, place.y, place.width, place.height);
    take_path(canvas, Tool::cut);
  }
  return true;
}

}  // namespace

void CardCuts::add(MmRect place) {
  const auto add_once = [](std::set<double>& cuts, double at) {
    const auto near = cuts.lower_bound(at - 1e-6);
    if (near == cuts.end() || *near > at + 1e-6) cuts.insert(at);
  };
  add_once(down, place.x);
  add_once(down, place.right());
  add_once(across, place.y);
  add_once(across, place.bottom());
  places.push_back(place);
}

MmRect CardCuts::block() const {
  return {*down.begin(), *across.begin(), *down.rbegin() - *down.begin(),
          *across.rbegin() - *across.begin()};
}

void draw_card_cuts(const Canvas& canvas, const CardCuts& cuts, double gutter, MmRect limits) {
  if (take_cards(canvas, cuts)) return;
  for (const double x : cuts.down) {
    add_marks(cuts.across, gutter, limits.y, limits.bottom(), [&](double from, double to) {
      cairo_move_to(canvas, x, from);
      cairo_line_to(canvas, x, to);
    });
  }
  for (const double y : cuts.across) {
    add_marks(cuts.down, gutter, limits.x, limits.right(), [&](double from, double to) {
      cairo_move_to(canvas, from, y);
      cairo_line_to(canvas, to, y);
    });
  }
  stroke_marks(canvas);
  if (gutter > 0) return;
  // Adjacent cards need a cutting line between them.
  const MmRect block = cuts.block();
  set_colour(canvas, rgb(0x8a8f8a));
  cairo_set_line_width(canvas, 0.1);
  for (const double x : cuts.down) {
    cairo_move_to(canvas, x, block.y);
    cairo_line_to(canvas, x, block.bottom());
  }
  for (const double y : cuts.across) {
    cairo_move_to(canvas, block.x, y);
    cairo_line_to(canvas, block.right(), y);
  }
  cairo_stroke(canvas);
}

}  // namespace chartroom::exporters
