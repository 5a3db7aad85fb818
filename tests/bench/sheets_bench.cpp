// Benchmarks painting a board in a window, and all sheets of a map as PDF.
#include <benchmark/benchmark.h>

#include <optional>

#include "exporters/board/board_painter.h"
#include "exporters/documents/sheet_documents.h"
#include "exporters/drawing/cairo_objects.h"
#include "tests/exporters/sample_maps.h"

namespace chartroom {
using namespace maps;
using namespace rules;
using namespace exporters;
namespace {

// Paints a board with 72 pixels a step, about as in a maximized window.
void paint(benchmark::State& run, const Map& map, std::optional<MmRect> changed = {}) {
  constexpr double kPixelsPerMm = 6;
  const BoardLayout layout(map.size, {12, 12}, 12);
  const SurfacePtr surface(cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, static_cast<int>((layout.frame().right() + 1) * kPixelsPerMm),
      static_cast<int>((layout.frame().bottom() + 1) * kPixelsPerMm)));
  const CairoPtr cr(cairo_create(surface.get()));
  cairo_scale(cr.get(), kPixelsPerMm, kPixelsPerMm);
  if (changed) {
    cairo_rectangle(cr.get(), changed->x, changed->y, changed->width, changed->height);
    cairo_clip(cr.get());
  }
  for (auto _ : run) paint_board({cr.get()}, map, layout, {});
}

void paint_archipelago(benchmark::State& run) { paint(run, sample::archipelago()); }
void paint_large(benchmark::State& run) { paint(run, sample::large_night()); }

// Repaints the four pitches around an edited point.
void paint_change(benchmark::State& run) {
  paint(run, sample::large_night(), MmRect{8 * 12, 8 * 12, 4 * 12, 4 * 12});
}

void all_sheets(benchmark::State& run) {
  const Map map = sample::archipelago();
  std::vector<const Sheet*> all;
  for (const Sheet& sheet : sheets()) all.push_back(&sheet);
  for (auto _ : run) benchmark::DoNotOptimize(pdf_document(map, all, {}));
  run.counters["pages/s"] = benchmark::Counter(static_cast<double>(all.size() * run.iterations()),
                                               benchmark::Counter::kIsRate);
}
BENCHMARK(paint_archipelago)->Name("paint Archipelago, 10 x 10")->Unit(benchmark::kMillisecond);
BENCHMARK(paint_large)->Name("paint a night of 31 islands, 15 x 15")->Unit(benchmark::kMillisecond);
BENCHMARK(paint_change)
    ->Name("paint one changed point of the 15 x 15")
    ->Unit(benchmark::kMillisecond);
BENCHMARK(all_sheets)->Name("PDF of all sheets")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace chartroom
