// A tool of the board: what pressing, dragging and releasing on the board does.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "editor/model/documents/map_document.h"
#include "editor/model/tools/brush.h"
#include "editor/model/tools/lattice.h"
#include "maps/point_set.h"

namespace chartroom::editor {

// What tools work on. All must outlive the tool.
struct ToolContext {
  MapDocument& document;
  Brush& brush;
  maps::PointSet& selection;
};

// What to draw over the board while (or before) a stroke changes the map.
struct ToolPreview {
  maps::PointSet points;                        // to light up
  std::vector<std::vector<maps::Point>> lines;  // from corner to corner
  friend bool operator==(const ToolPreview&, const ToolPreview&) = default;
};

// A stroke is press, any number of drags, then release or cancel. It is one step of the document,
// which shows the stroke's effect all the while. When the document's step ends in another way
// (undo, save, another map), the stroke is over: further drags do nothing. A stroke that changes
// nothing is no step.
class Tool {
 public:
  virtual ~Tool() = default;
  virtual Lattice lattice() const { return Lattice::points; }

  // A point of the sea (or a corner). A stroke that is on is ended first.
  virtual void press(maps::Point place) = 0;
  // Any point: the pointer may leave the sea and come back.
  virtual void drag(maps::Point place) = 0;
  virtual void release() = 0;
  // Escape: everything is as it was before the stroke. Without one, what a tool still shows (an
  // open border line) goes.
  virtual void cancel() = 0;
  virtual bool pressed() const = 0;

  virtual ToolPreview preview() const { return {}; }
  // The points that a press here would paint at first, images included.
  virtual maps::PointSet reach(maps::Point) const { return {}; }
};

// What the strokes of a tool change.
enum class ToolEffect : std::uint8_t {
  paints,   // the map, and each image of a point as the point, where the brush has mirrors
  changes,  // the map, in another way
  chooses,  // the selection or the brush, never the map
};

// All that the program knows of a tool: command, menu, key, palette, panel and button follow.
struct ToolKind {
  std::string_view id;   // stable: it names the command "tool.ID"
  const char* name;      // English, marked for translation
  const char* help;      // one line, marked
  const char* shortcut;  // the default one
  // What stands within an SVG picture of 24 x 24. Strokes are 2 wide unless they say otherwise; the
  // colour 'C' is that of the button's text.
  const char* icon;
  ToolEffect effect;
  std::unique_ptr<Tool> (*make)(const ToolContext& context);
};

template <class AnyTool>
std::unique_ptr<Tool> make_tool(const ToolContext& context) {
  return std::make_unique<AnyTool>(context);
}

}  // namespace chartroom::editor
