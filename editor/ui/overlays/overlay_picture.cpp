#include "editor/ui/overlays/overlay_picture.h"

#include <algorithm>
#include <utility>

#include "editor/ui/overlays/overlay_marks.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

// The opacity of an overlay that belongs to an earlier map.
constexpr double kStale = 0.35;

}  // namespace

bool OverlayPicture::set(const ShownOverlay& shown, const std::vector<maps::Point>& drawn) {
  const bool same_stale = std::exchange(stale_, shown.stale) == shown.stale;
  const bool same_trail = drawn_.empty() ? drawn.empty() : drawn_.front() == drawn;
  if (std::exchange(version_, shown.version) == shown.version && same_trail) {
    return !same_stale;
  }
  marks_ = marks_of(shown);
  // Before the first announcement all points are equally likely.
  const bool heard = shown.fit && !shown.fit->counts.empty();
  film_ = heard ? shown.fit->film : std::vector<play::FilmPoint>();
  drawn_.clear();
  if (!drawn.empty()) drawn_.push_back(drawn);
  surface_.reset();
  return true;
}

void OverlayPicture::paint(cairo_t* cr, const BoardView& view, WindowSize window) {
  if (marks_.empty() && film_.empty() && drawn_.empty()) return;
  double pixels = 1;
  double pixels_down = 1;
  cairo_surface_get_device_scale(cairo_get_target(cr), &pixels, &pixels_down);
  const Place place{view.sea(), view.origin(), view.scale(), window, pixels};
  if (!surface_ || place != place_) {
    place_ = place;
    surface_.reset(cairo_surface_create_similar(cairo_get_target(cr), CAIRO_CONTENT_COLOR_ALPHA,
                                                window.width, window.height));
    const exporters::CairoPtr own(cairo_create(surface_.get()));
    draw(own.get());
  }
  const exporters::StateGuard guard(cr);
  cairo_set_source_surface(cr, surface_.get(), 0, 0);
  cairo_paint_with_alpha(cr, stale_ ? kStale : 1);
}

void OverlayPicture::draw(cairo_t* cr) const {
  constexpr double kPitch = BoardView::kPitch;
  cairo_translate(cr, place_.origin.x, place_.origin.y);
  cairo_scale(cr, place_.scale, place_.scale);
  const exporters::BoardLayout layout(place_.sea, {kPitch, kPitch}, kPitch);
  draw_point_marks({cr}, layout, marks_, 1);
  // A drawn trail may leave the sea.
  const exporters::MmRect sea = layout.sea();
  cairo_rectangle(cr, sea.x, sea.y, sea.width, sea.height);
  cairo_clip(cr);
  draw_film({cr}, layout, film_, drawn_, ui_language());
}

void paint_legend(cairo_t* cr, const ShownOverlay& shown, WindowSize box) {
  const double scale = std::min<double>(box.height, static_cast<double>(box.width) / kLegendSteps) /
                       BoardView::kPitch;
  constexpr double kHalf = BoardView::kPitch / 2;
  const exporters::StateGuard guard(cr);
  cairo_scale(cr, scale, scale);
  draw_point_marks({cr}, {{kLegendSteps, 1}, {kHalf, kHalf}, BoardView::kPitch}, legend_of(shown),
                   1);
}

}  // namespace chartroom::editor
