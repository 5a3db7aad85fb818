// Paths for the tools of a cutting plotter.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace chartroom::exporters {

enum class Tool : std::uint8_t { cut, score, engrave };

inline constexpr std::array kTools{Tool::cut, Tool::score, Tool::engrave};

// A path in millimeters of the page, in SVG syntax.
struct ToolPath {
  Tool tool = Tool::cut;
  std::string path;
};

using ToolPaths = std::vector<ToolPath>;

struct Canvas;

// Takes the current path for a tool if the canvas collects tool paths; then the caller draws
// nothing. Otherwise returns false and keeps the path.
bool take_path(const Canvas& canvas, Tool tool);
// Takes the current path for a tool, or strokes it.
void take_or_stroke(const Canvas& canvas, Tool tool);

}  // namespace chartroom::exporters
