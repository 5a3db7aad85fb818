// From an edit to the painted window: the document's step, the parts of the board that changed, and
// what the canvas draws over it. A maximised window of a 15 x 15 sea with 31 islands.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "editor/model/document.h"
#include "editor/ui/board_picture.h"
#include "editor/ui/canvas_overlay.h"
#include "tests/exporters/sample_maps.h"

namespace chartroom {
namespace {

void edit_to_paint(benchmark::State& run) {
  using Clock = std::chrono::steady_clock;
  constexpr WindowSize kWindow{1152, 1152};
  Document document = Document::copy_of(sample::large_night());
  BoardView view(document.map().size);
  view.set_window(kWindow.width, kWindow.height);
  BoardPicture picture;
  const SurfacePtr window(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, kWindow.width, kWindow.height));
  const CairoPtr cr(cairo_create(window.get()));
  picture.show(cr.get(), document.map(), view, kWindow, false);
  CanvasOverlay overlay;
  std::vector<double> milliseconds;
  int k = 0;
  for (auto _ : run) {
    const auto begin = Clock::now();
    const Point p{(7 * k) % 15, (4 * k / 15 + k) % 15};
    ++k;
    const bool island = !document.map().islands.contains(p);
    document.apply(edited(document.map(), SetIslands{PointSet{p}, island}),
                   StepLabel::paint_islands);
    picture.show(cr.get(), document.map(), view, kWindow, false);
    overlay.cursor = BoardCursor{p};
    paint_overlay(cr.get(), view, overlay);
    milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
  }
  std::sort(milliseconds.begin(), milliseconds.end());
  run.counters["p99 ms"] = milliseconds[milliseconds.size() * 99 / 100];
}
BENCHMARK(edit_to_paint)
    ->Name("edit to paint, 15 x 15 with 31 islands")
    ->Iterations(400)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace chartroom
