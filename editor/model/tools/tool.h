// A tool of the board: the effect of press, drag and release.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "editor/model/documents/map_document.h"
#include "editor/model/tools/brush.h"
#include "editor/model/tools/lattice.h"
#include "maps/point_set.h"

namespace chartroom::editor {

// The data that tools work on. All must outlive the tool.
struct ToolContext {
  MapDocument& document;
  Brush& brush;
  maps::PointSet& selection;
};

// The marks over the board while (or before) a stroke changes the map.
struct ToolPreview {
  maps::PointSet points;                        // points to highlight
  std::vector<std::vector<maps::Point>> lines;  // from corner to corner
  std::optional<maps::Size> size;               // the size of the dragged rectangle
  friend bool operator==(const ToolPreview&, const ToolPreview&) = default;
};

// A stroke is press, any number of drags, then release or cancel. It is one step of the document,
// which shows its effect at once. If the step ends otherwise (undo, save, another map), the stroke
// is over and further drags do nothing. A stroke without changes is no step.
class Tool {
 public:
  virtual ~Tool() = default;
  virtual Lattice lattice() const { return Lattice::points; }

  // Begins a stroke at a point of the sea (or a corner), after ending an open one.
  virtual void press(maps::Point place) = 0;
  // Continues at any point: the pointer may leave the sea and return.
  virtual void drag(maps::Point place) = 0;
  virtual void release() = 0;
  // Escape: undoes the stroke. Without one, removes the tool's marks (an open border line).
  virtual void cancel() = 0;
  virtual bool pressed() const = 0;

  virtual ToolPreview preview() const { return {}; }
  // Returns the points that a press here would paint first, images included.
  virtual maps::PointSet reach(maps::Point) const { return {}; }
};

// The things that a tool's strokes change.
enum class ToolEffect : std::uint8_t {
  changes,  // the map, and if the brush has mirrors, all images alike
  chooses,  // the selection or the brush, never the map
};

// A tool's full description: its command, menu item, key, palette, panel and button derive from it.
struct ToolKind {
  std::string_view id;   // stable: it names the command "tool.ID"
  const char* name;      // English, marked for translation
  const char* help;      // one line, marked
  const char* shortcut;  // the default one
  // The content of an SVG picture of 24 x 24. Strokes are 2 wide unless they say otherwise; the
  // color 'C' is the button text's.
  const char* icon;
  ToolEffect effect;
  std::unique_ptr<Tool> (*make)(const ToolContext& context);
  bool returns = false;  // after a stroke the previous tool is used again
};

template <class AnyTool>
std::unique_ptr<Tool> make_tool(const ToolContext& context) {
  return std::make_unique<AnyTool>(context);
}

}  // namespace chartroom::editor
