// Lines for the tools of a cutting plotter.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace chartroom::exporters {

enum class Tool : std::uint8_t { cut, score, engrave };

inline constexpr std::array kTools{Tool::cut, Tool::score, Tool::engrave};

// A path in millimetres of the page, as SVG writes it.
struct ToolPath {
  Tool tool = Tool::cut;
  std::string path;
};

using ToolPaths = std::vector<ToolPath>;

struct Canvas;

// Takes the current path for a tool where lines for tools are collected: then nothing is to be
// drawn of it. False, and the path stays, where none are.
bool take_path(const Canvas& canvas, Tool tool);
// Takes the current path, or strokes it.
void take_or_stroke(const Canvas& canvas, Tool tool);

}  // namespace chartroom::exporters
