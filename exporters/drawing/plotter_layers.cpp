#include "exporters/drawing/plotter_layers.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

#include "exporters/drawing/drawing_files.h"

namespace chartroom::exporters {

namespace {

struct Layer {
  Tool tool;
  std::string_view name;
  std::string_view colour;
};

// Lasers follow the colours in turn; what is cut comes last, while the page still lies fast.
constexpr std::array<Layer, kTools.size()> kLayers{{
    {Tool::engrave, "engrave", "#000000"},
    {Tool::score, "score", "#0000ff"},
    {Tool::cut, "cut", "#ff0000"},
}};

std::string layer_begin(std::string_view name, std::string_view attributes) {
  return fmt::format("<g id=\"{0}\" inkscape:groupmode=\"layer\" inkscape:label=\"{0}\"{1}>\n",
                     name, attributes);
}

// "" where the tool has nothing to do.
std::string layer_of(const Layer& layer, const ToolPaths& paths) {
  std::string text;
  for (const ToolPath& path : paths) {
    if (path.tool == layer.tool) text += fmt::format("<path d=\"{}\"/>\n", path.path);
  }
  if (text.empty()) return text;
  return layer_begin(layer.name, fmt::format(" fill=\"none\" stroke=\"{}\" stroke-width=\"0.1\"",
                                             layer.colour)) +
         text + "</g>\n";
}

}  // namespace

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
