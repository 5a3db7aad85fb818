#include "exporters/drawing/tool_paths.h"

#include <cairo.h>
#include <fmt/core.h>

#include <cmath>
#include <memory>
#include <string_view>

#include "exporters/drawing/canvas.h"

namespace chartroom::exporters {

namespace {

struct PathDeleter {
  void operator()(cairo_path_t* path) const { cairo_path_destroy(path); }
};
using PathPtr = std::unique_ptr<cairo_path_t, PathDeleter>;

// Rounds to thousandths of a millimeter, finer than any plotter. Adding 0 turns -0 into 0.
double rounded(double mm) { return std::round(1000 * mm) / 1000 + 0.0; }

std::string place(cairo_t* cr, double x, double y) {
  cairo_user_to_device(cr, &x, &y);
  return fmt::format(" {} {}", rounded(x), rounded(y));
}

// Returns a step of a path in SVG syntax.
std::string step(cairo_t* cr, const cairo_path_data_t* data) {
  const auto places = [&](std::string text, int count) {
    for (int k = 1; k <= count; ++k) text += place(cr, data[k].point.x, data[k].point.y);
    return text;
  };
  switch (data->header.type) {
    case CAIRO_PATH_MOVE_TO:
      return places("M", 1);
    case CAIRO_PATH_LINE_TO:
      return places("L", 1);
    case CAIRO_PATH_CURVE_TO:
      return places("C", 3);
    case CAIRO_PATH_CLOSE_PATH:
      break;
  }
  return "Z";
}

std::string path_text(cairo_t* cr) {
  const PathPtr path(cairo_copy_path(cr));
  std::string text;
  for (int k = 0; k < path->num_data; k += path->data[k].header.length) {
    // After a closed part Cairo moves to its start.
    const int next = k + path->data[k].header.length;
    if (path->data[k].header.type == CAIRO_PATH_MOVE_TO && next == path->num_data) break;
    text += (text.empty() ? "" : " ") + step(cr, path->data + k);
  }
  return text;
}

}  // namespace

bool take_path(const Canvas& canvas, Tool tool) {
  if (canvas.tool_paths == nullptr) return false;
  canvas.tool_paths->push_back({tool, path_text(canvas)});
  cairo_new_path(canvas);
  return true;
}

void take_or_stroke(const Canvas& canvas, Tool tool) {
  if (!take_path(canvas, tool)) cairo_stroke(canvas);
}

}  // namespace chartroom::exporters
