#include "editor/ui/con_sonar/symbol_graph_picture.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/text/text.h"

namespace chartroom::editor {
namespace {

using exporters::Colour;
using exporters::MmRect;
using exporters::rgb;

constexpr Colour kLitSymbol = rgb(0xe8710a);
constexpr double kFaint = 0.45;        // share of ink while something else is lit
constexpr double kNodeRadius = 0.068;  // share of the ring's square
constexpr double kBend = 0.13;         // share of an arrow's length, so that two arrows do not meet
constexpr double kHead = 9;            // logical pixels
constexpr int kChipsInRow = 4;

struct Vector {
  double x = 0;
  double y = 0;
  Vector operator+(Vector o) const { return {x + o.x, y + o.y}; }
  Vector operator-(Vector o) const { return {x - o.x, y - o.y}; }
  Vector operator*(double f) const { return {x * f, y * f}; }
  double length() const { return std::hypot(x, y); }
  Vector unit() const { return *this * (1 / length()); }
  Vector left() const { return {y, -x}; }
};

Colour parsed_colour(const std::string& colour) {
  return rgb(static_cast<unsigned>(std::strtoul(colour.c_str() + 1, nullptr, 16)));
}

class GraphPainter {
 public:
  GraphPainter(cairo_t* cr, const con_sonar::Deck& deck, const GraphLight& light,
               const GraphLook& look)
      : cr_(cr),
        deck_(deck),
        light_(light),
        ink_(rgb(look.ink)),
        background_(rgb(look.background)),
        width_(look.width),
        side_(std::min(look.width, look.height)),
        origin_{(look.width - side_) / 2, (look.height - side_) / 2},
        radius_(kNodeRadius * side_) {}

  void arrows() const {
    const std::vector<SymbolArrow> all = symbol_arrows(deck_);
    for (const bool lit : {false, true}) {
      for (const SymbolArrow& arrow : all) {
        if (is_lit(arrow) == lit) draw(arrow);
      }
    }
  }

  void symbol(int symbol, const std::string& name) const {
    const Vector at = place(symbol);
    const bool lit = light_.to == symbol || (!light_.to && light_.from == symbol);
    circle(at, radius_);
    set_colour(cr_, lit ? mixed(background_, kLitSymbol, 0.35) : mixed(background_, ink_, 0.08));
    cairo_fill_preserve(cr_);
    set_colour(cr_, lit                     ? kLitSymbol
                    : light_.from == symbol ? ink_
                                            : mixed(background_, ink_, 0.6));
    cairo_set_line_width(cr_, lit || light_.from == symbol ? 2.5 : 1.2);
    cairo_stroke(cr_);
    const int count = cards_bearing(deck_, CardKind::fleet, symbol);
    text(std::to_string(count), {at.x, at.y - 0.3 * radius_}, 2 * radius_, 0.75 * radius_, true);
    torpedo_chips(symbol, at, lit || (!light_.from && !light_.to));
    name_of(at, name, lit);
  }

 private:
  // Draws a name above or below its symbol, away from the numbers on its neighbors' arrows.
  void name_of(Vector at, const std::string& name, bool lit) const {
    const Vector from_middle = at - origin_ - Vector{side_ / 2, side_ / 2};
    const double y = at.y + std::copysign(radius_ + 0.035 * side_, from_middle.y);
    const double size = 0.04 * side_;
    const double outwards = 0.32 * side_;
    const double inwards = 0.06 * side_;
    if (std::abs(from_middle.x) < radius_) {
      return text(name, {at.x, y}, outwards, size, lit);
    }
    const bool left = from_middle.x < 0;
    const double begin = left ? std::max(at.x - outwards, 1.0) : at.x - inwards;
    const double end = left ? at.x + inwards : std::min(at.x + outwards, width_ - 1);
    text(name, {(begin + end) / 2, y}, end - begin, size, lit,
         left ? exporters::Align::right : exporters::Align::left);
  }

  bool is_lit(const SymbolArrow& arrow) const {
    return light_.from == arrow.from && light_.to == arrow.to;
  }
  bool is_faint(const SymbolArrow& arrow) const { return light_.to && !is_lit(arrow); }

  Vector place(int symbol) const {
    const GraphPoint point = place_on_ring(symbol, static_cast<int>(deck_.symbols.size()));
    return origin_ + Vector{point.x, point.y} * side_;
  }

  void circle(Vector at, double radius) const {
    cairo_new_sub_path(cr_);
    cairo_arc(cr_, at.x, at.y, radius, 0, 2 * std::numbers::pi);
  }

  void text(const std::string& what, Vector middle, double width, double size, bool bold,
            exporters::Align align = exporters::Align::centre) const {
    exporters::TextStyle style;
    style.size = std::max(size, 9.0);
    style.smallest = 7;
    style.bold = bold;
    style.align = align;
    style.colour = ink_;
    draw_line({cr_}, what, MmRect{middle.x - width / 2, middle.y - size / 2, width, size}, style);
  }

  // Draws a dot in the nation's color for each torpedo card.
  void torpedo_chips(int symbol, Vector at, bool bright) const {
    const double pitch = 0.36 * radius_;
    int number = 0;
    const int all = cards_bearing(deck_, CardKind::torpedo, symbol);
    for (const con_sonar::TorpedoCard& card : deck_.torpedoes) {
      if (card.symbol != symbol) continue;
      const int in_row = std::min(kChipsInRow, all - number / kChipsInRow * kChipsInRow);
      const int column = number % kChipsInRow;
      const Vector chip{at.x + (column - (in_row - 1) / 2.0) * pitch,
                        at.y + 0.3 * radius_ + number / kChipsInRow * pitch};
      circle(chip, 0.15 * radius_);
      set_colour(cr_, faded(parsed_colour(deck_.nations[card.nation].colour), bright ? 1 : 0.35));
      cairo_fill_preserve(cr_);
      set_colour(cr_, faded(ink_, bright ? 0.7 : 0.25));
      cairo_set_line_width(cr_, 0.8);
      cairo_stroke(cr_);
      ++number;
    }
  }

  void draw(const SymbolArrow& arrow) const {
    const Colour colour = is_lit(arrow)
                              ? kLitSymbol
                              : mixed(background_, ink_, is_faint(arrow) ? kFaint / 2 : kFaint);
    set_colour(cr_, colour);
    cairo_set_line_width(cr_, is_lit(arrow) ? 3.5 : 1.6);
    const Vector middle = arrow.from == arrow.to ? loop(arrow.from) : way(arrow);
    circle(middle, 0.3 * radius_ + 4);
    set_colour(cr_, background_);
    cairo_fill(cr_);
    text(std::to_string(arrow.cards), middle, radius_, 0.45 * radius_, is_lit(arrow));
  }

  // Draws an arrow, and returns its middle, the place of its number of cards.
  Vector way(const SymbolArrow& arrow) const {
    const Vector a = place(arrow.from);
    const Vector b = place(arrow.to);
    const Vector bend = (a + b) * 0.5 + (b - a).left() * kBend;
    const Vector from = a + (bend - a).unit() * radius_;
    const Vector to = b + (bend - b).unit() * (radius_ + 2);
    const Vector before = to + (bend - b).unit() * (kHead * 0.6);
    cairo_move_to(cr_, from.x, from.y);
    curve(from, bend, before);
    cairo_stroke(cr_);
    head(to, (b - bend).unit());
    return from * 0.25 + bend * 0.5 + to * 0.25;
  }

  // Adds a quadratic curve from the current point.
  void curve(Vector from, Vector bend, Vector to) const {
    const Vector first = from + (bend - from) * (2.0 / 3);
    const Vector second = to + (bend - to) * (2.0 / 3);
    cairo_curve_to(cr_, first.x, first.y, second.x, second.y, to.x, to.y);
  }

  // Draws a loop on the inner side of the ring, and returns the place of its number.
  Vector loop(int symbol) const {
    const Vector at = place(symbol);
    const Vector inwards = (origin_ + Vector{side_ / 2, side_ / 2} - at).unit();
    const double size = 0.6 * radius_;
    const Vector middle = at + inwards * (radius_ + 0.75 * size);
    circle(middle, size);
    cairo_stroke(cr_);
    const Vector tip = at + inwards * radius_ + inwards.left() * (0.55 * size);
    head(tip, (at - tip).unit());
    return middle + inwards * size;
  }

  void head(Vector tip, Vector along) const {
    const Vector back = tip - along * kHead;
    const Vector side = along.left() * (kHead * 0.42);
    cairo_move_to(cr_, tip.x, tip.y);
    cairo_line_to(cr_, back.x + side.x, back.y + side.y);
    cairo_line_to(cr_, back.x - side.x, back.y - side.y);
    cairo_close_path(cr_);
    cairo_fill(cr_);
  }

  cairo_t* cr_;
  const con_sonar::Deck& deck_;
  const GraphLight& light_;
  Colour ink_;
  Colour background_;
  double width_;
  double side_;
  Vector origin_;
  double radius_;
};

}  // namespace

void paint_symbol_graph(cairo_t* cr, const con_sonar::Deck& deck,
                        const std::vector<std::string>& names, const GraphLight& light,
                        const GraphLook& look) {
  const exporters::StateGuard guard(cr);
  const GraphPainter painter(cr, deck, light, look);
  painter.arrows();
  for (std::size_t i = 0; i < names.size(); ++i) painter.symbol(static_cast<int>(i), names[i]);
}

}  // namespace chartroom::editor
