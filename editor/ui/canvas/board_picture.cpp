#include "editor/ui/canvas/board_picture.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace chartroom::editor {
namespace {

// The distance in points at which a changed point changes the looks: coasts reach that far.
constexpr double kReach = 2;
// Parts of more than 1/kLargestShare of the board cost more than the whole.
constexpr int kLargestShare = 3;
constexpr int kBands = 7;  // in which a whole board is painted

exporters::BoardPainter painter_of(const maps::Map& map, bool dark,
                                   std::shared_ptr<exporters::IslandField> islands) {
  constexpr double kPitch = BoardView::kPitch;
  return {map,
          exporters::BoardLayout(map.size, {kPitch, kPitch}, kPitch),
          {.dark = dark},
          std::move(islands)};
}

bool is_whole(double number) { return number == std::round(number); }

}  // namespace

BoardPicture::Shown BoardPicture::wanted(cairo_t* cr, const maps::Map& map, const BoardView& view,
                                         WindowSize window, bool dark) {
  double pixels = 1;
  double pixels_down = 1;
  cairo_surface_get_device_scale(cairo_get_target(cr), &pixels, &pixels_down);
  return {.map = map,
          .origin = view.origin(),
          .scale = view.scale(),
          .window = window,
          .dark = dark,
          .pixels = pixels};
}

void BoardPicture::show(cairo_t* cr, const maps::Map& map, const BoardView& view, WindowSize window,
                        bool dark) {
  follow(cr, wanted(cr, map, view, window, dark), 1);
  while (begun_) go_on();
  put(cr);
}

void BoardPicture::show_in_parts(cairo_t* cr, const maps::Map& map, const BoardView& view,
                                 WindowSize window, bool dark) {
  if (!can_stand_in_for(map)) return show(cr, map, view, window, dark);
  follow(cr, wanted(cr, map, view, window, dark), kBands);
  if (begun_) go_on();
  put(cr);
}

bool BoardPicture::can_stand_in_for(const maps::Map& map) const {
  return kept_.board && kept_.shown.map.id == map.id && kept_.shown.map.size == map.size;
}

void BoardPicture::make_exact() {
  if (!exact()) whole_ = true;
}

void BoardPicture::follow(cairo_t* cr, const Shown& wanted, int bands) {
  if (begun_ && begun_->kept.shown != wanted) begun_.reset();
  if (begun_) return;
  if (kept_.board && !std::exchange(whole_, false)) {
    if (kept_.shown == wanted || follow_edit(wanted) || follow_move(cr, wanted)) return;
  }
  std::vector<Parts> parts;
  const double height = std::ceil(static_cast<double>(wanted.window.height) / bands);
  for (int band = bands - 1; band >= 0; --band) {
    parts.push_back({{0, band * height, static_cast<double>(wanted.window.width), height}});
  }
  begin(cr, wanted, std::move(parts));
}

bool BoardPicture::follow_edit(const Shown& wanted) {
  Shown same_place = wanted;
  same_place.map = kept_.shown.map;
  if (same_place != kept_.shown) return false;
  const Repainted changed = repainted(kept_.shown.map, wanted.map);
  if (changed.points.count() * kLargestShare > wanted.map.size.points()) return false;
  kept_.shown.map = wanted.map;
  if (changed.points.empty()) return true;
  exporters::BoardPainter painter = painter_of(kept_.shown.map, wanted.dark, islands_);
  paint(kept_, painter, round(wanted, changed.points), round(wanted, changed.islands));
  kept_.exact = false;
  return true;
}

BoardPicture::Begun::Begun(Kept next, std::shared_ptr<exporters::IslandField> islands)
    : kept(std::move(next)),
      painter(painter_of(kept.shown.map, kept.shown.dark, std::move(islands))) {}

void BoardPicture::begin(cairo_t* cr, const Shown& wanted, std::vector<Parts> parts) {
  const auto picture = [&] {
    return exporters::SurfacePtr(
        cairo_surface_create_similar(cairo_get_target(cr), CAIRO_CONTENT_COLOR_ALPHA,
                                     wanted.window.width, wanted.window.height));
  };
  begun_ = std::make_unique<Begun>(Kept{wanted, picture(), picture()}, islands_);
  begun_->left = std::move(parts);
}

// Copies the part that was in sight before.
bool BoardPicture::follow_move(cairo_t* cr, const Shown& wanted) {
  Shown same_place = wanted;
  same_place.origin = kept_.shown.origin;
  const Pixel moved{wanted.origin.x - kept_.shown.origin.x, wanted.origin.y - kept_.shown.origin.y};
  if (same_place != kept_.shown || !is_whole(moved.x * wanted.pixels) ||
      !is_whole(moved.y * wanted.pixels)) {
    return false;
  }
  const double width = wanted.window.width;
  const double height = wanted.window.height;
  const double across = std::abs(moved.x);
  const double down = std::abs(moved.y);
  if ((across / width + down / height) * kLargestShare > 1) return false;
  begin(cr, wanted,
        {{{moved.x > 0 ? 0 : width - across, 0, across, height},
          {0, moved.y > 0 ? 0 : height - down, width, down}}});
  Kept& next = begun_->kept;
  next.exact = kept_.exact;
  for (const auto& [from, to] : {std::pair(kept_.board.get(), next.board.get()),
                                 std::pair(kept_.islands.get(), next.islands.get())}) {
    const exporters::CairoPtr copy(cairo_create(to));
    cairo_set_source_surface(copy.get(), from, moved.x, moved.y);
    cairo_paint(copy.get());
  }
  return true;
}

void BoardPicture::go_on() {
  const Parts parts = std::move(begun_->left.back());
  begun_->left.pop_back();
  paint(begun_->kept, begun_->painter, parts, parts);
  if (!begun_->left.empty()) return;
  kept_ = std::move(begun_->kept);
  begun_.reset();
}

void BoardPicture::put(cairo_t* cr) const {
  const exporters::StateGuard guard(cr);
  const Shown& next = begun_ ? begun_->kept.shown : kept_.shown;
  const double grown = next.scale / kept_.shown.scale;
  cairo_translate(cr, next.origin.x - grown * kept_.shown.origin.x,
                  next.origin.y - grown * kept_.shown.origin.y);
  cairo_scale(cr, grown, grown);
  cairo_set_source_surface(cr, kept_.board.get(), 0, 0);
  // The scaled picture stands in only for a moment.
  if (grown != 1) cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_FAST);
  cairo_paint(cr);
}

BoardPicture::Parts BoardPicture::round(const Shown& shown, const maps::PointSet& points) {
  const double pitch = BoardView::kPitch * shown.scale;
  const double side = std::ceil(2 * kReach * pitch) + 1;
  Parts parts;
  for (const maps::Point p : points) {
    parts.push_back({std::floor(shown.origin.x + (p.column + 1 - kReach) * pitch),
                     std::floor(shown.origin.y + (p.row + 1 - kReach) * pitch), side, side});
  }
  return parts;
}

void BoardPicture::paint(const Kept& kept, exporters::BoardPainter& painter, const Parts& parts,
                         const Parts& parts_with_islands) {
  using enum exporters::BoardLayer;
  const auto paint_layer = [&](cairo_t* cr, exporters::BoardLayer layer) {
    const exporters::StateGuard guard(cr);
    cairo_translate(cr, kept.shown.origin.x, kept.shown.origin.y);
    cairo_scale(cr, kept.shown.scale, kept.shown.scale);
    painter.paint({cr}, {layer});
  };
  if (!parts_with_islands.empty()) {
    paint_layer(cleared(kept.islands.get(), parts_with_islands).get(), islands);
  }
  const exporters::CairoPtr cr = cleared(kept.board.get(), parts);
  paint_layer(cr.get(), water);
  cairo_set_source_surface(cr.get(), kept.islands.get(), 0, 0);
  cairo_paint(cr.get());
  paint_layer(cr.get(), points);
}

// Clears these parts, and returns a context clipped to them.
exporters::CairoPtr BoardPicture::cleared(cairo_surface_t* picture, const Parts& parts) {
  exporters::CairoPtr cr(cairo_create(picture));
  for (const Part& part : parts) {
    cairo_rectangle(cr.get(), part.left, part.top, part.width, part.height);
  }
  cairo_clip(cr.get());
  cairo_set_operator(cr.get(), CAIRO_OPERATOR_CLEAR);
  cairo_paint(cr.get());
  cairo_set_operator(cr.get(), CAIRO_OPERATOR_OVER);
  return cr;
}

void paint_map(cairo_t* cr, const maps::Map& map, Pixel origin, double scale, bool dark) {
  using enum exporters::BoardLayer;
  cairo_translate(cr, origin.x, origin.y);
  cairo_scale(cr, scale, scale);
  painter_of(map, dark, std::make_shared<exporters::IslandField>())
      .paint({cr}, {water, islands, points});
}

}  // namespace chartroom::editor
