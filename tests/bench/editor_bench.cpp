// Benchmarks edits of the largest sea: the map under the brush, its picture and its findings.
#include <benchmark/benchmark.h>
#include <time.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <random>

#include "editor/model/documents/live_findings.h"
#include "editor/model/tools/tools.h"
#include "editor/model/verdict/live_verdict.h"
#include "editor/ui/canvas/board_picture.h"
#include "editor/ui/canvas/canvas_overlay.h"
#include "editor/ui/overlays/overlay_picture.h"
#include "maps/direction.h"
#include "tests/editor/model/news.h"

namespace chartroom {
using namespace maps;
using namespace rules;
using namespace exporters;
using namespace editor;
namespace {

// A 15 x 15 map with random islands, surface points and quadrants, as after hours of painting.
MapDocument large_document(std::mt19937& random) {
  MapDocument document;
  Map map = blank_map({kMaxSide, kMaxSide}, "large", "Large");
  for (const Point p : map.points()) {
    if (random() % 4 == 0) map.islands.insert(p);
    if (random() % 40 == 0) map.quadrants.set(p, 1 + static_cast<int>(random() % kMaxQuadrant));
  }
  document.apply(map, StepLabel::paste);
  return document;
}

Point anywhere(std::mt19937& random) {
  return {static_cast<int>(random() % kMaxSide), static_cast<int>(random() % kMaxSide)};
}

// Returns this thread's processor time: the time on an otherwise idle machine.
double milliseconds_now() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

// Reports the least time of the slowest hundredth.
void report_p99(benchmark::State& run, std::vector<double> times) {
  std::sort(times.begin(), times.end());
  run.counters["p99 ms"] = times[times.size() * 99 / 100];
}

void edit_to_findings(benchmark::State& run) {
  std::mt19937 random(1);
  MapDocument document = large_document(random);
  LiveFindings findings;
  std::vector<double> times;
  for (auto _ : run) {
    const double begin = milliseconds_now();
    const Point p = anywhere(random);
    document.apply(edited(document.map(), SetIslands{{p}, document.map().is_water(p)}),
                   StepLabel::paint_islands);
    findings.validate(document);
    times.push_back(milliseconds_now() - begin);
  }
  report_p99(run, std::move(times));
}

void mirrored_stroke(benchmark::State& run) {
  std::mt19937 random(2);
  MapDocument document = large_document(random);
  Brush brush;
  brush.layer = Layer::quadrants;
  brush.mirroring.set(Symmetry::quarter_turn, true);
  brush.mirroring.set(Symmetry::left_right, true);
  PointSet selection;
  const auto pencil = find_tool("pencil")->make({document, brush, selection});
  std::vector<double> times;
  pencil->press({0, 0});
  for (auto _ : run) {
    const double begin = milliseconds_now();
    pencil->drag(anywhere(random));
    times.push_back(milliseconds_now() - begin);
  }
  pencil->release();
  report_p99(run, std::move(times));
}

// The canvas at its usual largest size, as after the start.
constexpr WindowSize kWindow{1140, 950};

// As many marks of findings as there can be, of every kind.
std::vector<FindingMark> marks_everywhere() {
  std::vector<FindingMark> marks;
  for (const Point p : PointSet::all({kMaxSide, kMaxSide})) {
    marks.push_back({p, static_cast<Severity>(marks.size() % 3), 2});
  }
  return marks;
}

// An overlay with a number on every point of water, as after many games.
ShownOverlay visits_on(const Map& map, std::mt19937& random) {
  ShownOverlay shown;
  shown.choice.kind = OverlayKind::visits;
  shown.figures.emplace();
  for (const Point p : map.water()) {
    shown.figures->by_point[p] = {static_cast<double>(random() % 100), 0};
  }
  shown.scale = scale_of(OverlayKind::visits, *shown.figures);
  shown.version = 1;
  return shown;
}

double real_milliseconds_now() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double, std::milli>(now).count();
}

// The clock of a painting benchmark, and its action before every edit.
struct Painting {
  double (*now)() = milliseconds_now;
  std::function<void(const Map&)> before_edit = [](const Map&) {};
};

// Paints the canvas after each edit, frame by frame until it is complete: the board, the grayed
// figures, and then the cursor and the marks.
template <class Edit>
void edit_to_paint(benchmark::State& run, Edit edit, const Painting& painting = {}) {
  std::mt19937 random(3);
  MapDocument document = large_document(random);
  BoardView view(document.map().size);
  view.set_window(kWindow.width, kWindow.height);
  const SurfacePtr screen(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, kWindow.width, kWindow.height));
  const CairoPtr cr(cairo_create(screen.get()));
  const std::vector<FindingMark> marks = marks_everywhere();
  BoardPicture picture;
  picture.show(cr.get(), document.map(), view, kWindow, false);
  OverlayPicture figures;
  ShownOverlay shown = visits_on(document.map(), random);
  figures.set(shown, {});
  figures.paint(cr.get(), view, kWindow);
  shown.stale = true;
  figures.set(shown, {});
  std::vector<double> frames;
  double whole = 0;
  for (auto _ : run) {
    const Point p = anywhere(random);
    painting.before_edit(document.map());
    double begin = painting.now();
    document.apply(edited(document.map(), edit(document.map(), p, random)),
                   StepLabel::paint_islands);
    CanvasOverlay overlay;
    overlay.cursor = BoardCursor{p};
    overlay.marks = marks;
    do {
      picture.show_in_parts(cr.get(), document.map(), view, kWindow, false);
      figures.paint(cr.get(), view, kWindow);
      paint_overlay(cr.get(), view, overlay);
      cairo_surface_flush(screen.get());
      const double end = painting.now();
      frames.push_back(end - begin);
      whole += end - begin;
      begin = end;
    } while (picture.is_provisional());
  }
  run.counters["frames"] = {static_cast<double>(frames.size()), benchmark::Counter::kAvgIterations};
  run.counters["until whole ms"] = {whole, benchmark::Counter::kAvgIterations};
  report_p99(run, std::move(frames));
}

// Paints new figures for every point, while the map is not edited.
void figures_to_paint(benchmark::State& run) {
  std::mt19937 random(4);
  const MapDocument document = large_document(random);
  BoardView view(document.map().size);
  view.set_window(kWindow.width, kWindow.height);
  const SurfacePtr screen(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, kWindow.width, kWindow.height));
  const CairoPtr cr(cairo_create(screen.get()));
  OverlayPicture figures;
  std::vector<double> times;
  ShownOverlay shown = visits_on(document.map(), random);
  for (auto _ : run) {
    const double begin = milliseconds_now();
    ++shown.version;
    figures.set(shown, {});
    figures.paint(cr.get(), view, kWindow);
    cairo_surface_flush(screen.get());
    times.push_back(milliseconds_now() - begin);
  }
  report_p99(run, std::move(times));
}

MapEdit island_edit(const Map& map, Point p, std::mt19937&) {
  return SetIslands{{p}, map.is_water(p)};
}
// Returns an edit like a brush's along a border.
MapEdit quadrant_edit(const Map& map, Point p, std::mt19937& random) {
  const Point beside = next(p, kDirections[random() % kDirections.size()]);
  return SetQuadrant{{p}, map.quadrants.at(map.size.contains(beside) ? beside : p)};
}
MapEdit surface_edit(const Map& map, Point p, std::mt19937&) {
  return SetSurfacePoints{{p}, !map.surface_points().contains(p)};
}
// Returns an edit that repaints the whole board, like a zoom.
MapEdit whole_board(const Map& map, Point, std::mt19937&) {
  return SetTheme{map.theme == Theme::reef ? Theme::tropical : Theme::reef};
}

// Paints the canvas after each edit of islands, in real time: with captains playing the map in the
// background, so that every edit interrupts their games, and without.
void edit_to_paint_while(benchmark::State& run, bool checked) {
  News news;
  LiveVerdict live([&news] { news.tell(); });
  Painting painting{real_milliseconds_now};
  if (checked) {
    painting.before_edit = [&](const Map& map) {
      live.validate({map, rulebook_for(map)});
      news.wait([&live] { return live.verdict(); },
                [](const MapVerdict& verdict) { return verdict.fairness.has_value(); });
    };
  }
  edit_to_paint(run, island_edit, painting);
}

BENCHMARK_CAPTURE(edit_to_paint, islands, island_edit)
    ->Iterations(300)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(edit_to_paint, quadrants, quadrant_edit)
    ->Iterations(300)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(edit_to_paint, surface_points, surface_edit)
    ->Iterations(300)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(edit_to_paint, whole_board, whole_board)
    ->Iterations(300)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(edit_to_paint_while, nobody_plays, false)
    ->Iterations(60)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(edit_to_paint_while, captains_play, true)
    ->Iterations(20)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(figures_to_paint)->Iterations(300)->Unit(benchmark::kMillisecond);
BENCHMARK(edit_to_findings)->Name("edit to findings, 15 x 15")->Unit(benchmark::kMillisecond);
BENCHMARK(mirrored_stroke)
    ->Name("one drag of a pencil under eight mirrors, 15 x 15")
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace chartroom
