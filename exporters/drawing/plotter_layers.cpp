#include "exporters/drawing/plotter_layers.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>
#include <string_view>

#include "exporters/drawing/colour.h"
#include "exporters/drawing/drawing_files.h"

namespace chartroom::exporters {

namespace {

struct Layer {
  Tool tool;
  std::string_view name;
  unsigned colour;
};

// Lasers process colors in turn; cuts come last, while the page is still fixed.
constexpr std::array<Layer, kTools.size()> kLayers{{
    {Tool::engrave, "engrave", 0x000000},
    {Tool::score, "score", 0x0000ff},
    {Tool::cut, "cut", 0xff0000},
}};

std::string layer_begin(std::string_view name, std::string_view attributes) {
  return fmt::format("<g id=\"{0}\" inkscape:groupmode=\"layer\" inkscape:label=\"{0}\"{1}>\n",
                     name, attributes);
}

// Returns "" if the tool has no paths.
std::string layer_of(const Layer& layer, const ToolPaths& paths) {
  std::string text;
  for (const ToolPath& path : paths) {
    if (path.tool == layer.tool) text += fmt::format("<path d=\"{}\"/>\n", path.path);
  }
  if (text.empty()) return text;
  return layer_begin(
             layer.name,
             fmt::format(" fill=\"none\" stroke=\"#{:06x}\" stroke-width=\"0.1\"", layer.colour)) +
         text + "</g>\n";
}

// Adds a path in the syntax of take_path.
void add_path(cairo_t* cr, const std::string& path) {
  std::istringstream words(path);
  const auto number = [&] {
    std::string word;
    words >> word;
    double value = 0;
    std::from_chars(word.data(), word.data() + word.size(), value);
    return value;
  };
  for (char step = 0; words >> step;) {
    if (step == 'Z') {
      cairo_close_path(cr);
      continue;
    }
    std::array<double, 6> at{};
    std::generate_n(at.begin(), step == 'C' ? 6 : 2, number);
    if (step == 'M') cairo_move_to(cr, at[0], at[1]);
    if (step == 'L') cairo_line_to(cr, at[0], at[1]);
    if (step == 'C') cairo_curve_to(cr, at[0], at[1], at[2], at[3], at[4], at[5]);
  }
}

// Wide enough to be visible; plotters need no width.
constexpr double kShownWidth = 0.4;

}  // namespace

void draw_layers(const Canvas& canvas, const std::function<void(const Canvas&)>& draw) {
  ToolPaths paths;
  Canvas collecting = canvas;
  collecting.tool_paths = &paths;
  draw(collecting);
  const StateGuard guard(canvas);
  double width = kShownWidth;
  double unused = 0;
  cairo_user_to_device_distance(canvas, &width, &unused);
  cairo_identity_matrix(canvas);
  cairo_set_line_width(canvas, width);
  for (const Layer& layer : kLayers) {
    set_colour(canvas, rgb(layer.colour));
    for (const ToolPath& path : paths) {
      if (path.tool == layer.tool) add_path(canvas, path.path);
    }
    cairo_stroke(canvas);
  }
}

std::string layered_svg(const std::string& name, Mm size,
                        const std::function<void(const Canvas&)>& draw) {
  ToolPaths paths;
  const std::string page = svg_bytes(name, size, [&](const Canvas& canvas) {
    Canvas collecting = canvas;
    collecting.tool_paths = &paths;
    draw(collecting);
  });
  constexpr std::string_view kSpace =
      " xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\"";
  const std::size_t begin = page.find('>', page.find("<svg"));
  const std::size_t end = page.rfind("</svg>");
  std::string text = page.substr(0, begin).append(kSpace) + ">\n" + layer_begin("print", "") +
                     page.substr(begin + 1, end - begin - 1) + "</g>\n";
  for (const Layer& layer : kLayers) text += layer_of(layer, paths);
  return text + page.substr(end);
}

}  // namespace chartroom::exporters
