#include "editor/model/marked.h"
#include "editor/model/tools/tool.h"

namespace chartroom::editor {
namespace {

// Sets the brush from a point: its start, island, surface point, or else its quadrant. Dragging
// continues; the map never changes.
class Picker : public Tool {
 public:
  explicit Picker(const ToolContext& context) : map_(context.document), brush_(context.brush) {}

  void press(maps::Point point) override {
    before_ = brush_;
    pressed_ = true;
    drag(point);
  }
  void drag(maps::Point point) override {
    if (pressed_ && map_.map().size.contains(point)) pick(map_.map(), point);
  }
  void release() override { pressed_ = false; }
  void cancel() override {
    if (pressed_) brush_ = before_;
    pressed_ = false;
  }
  bool pressed() const override { return pressed_; }

 private:
  void pick(const maps::Map& map, maps::Point point) {
    brush_.quadrant = map.quadrants.at(point);
    for (const maps::Team team : maps::kTeams) {
      if (map.starts.of(team) != point) continue;
      brush_.layer = Layer::starts;
      brush_.team = team;
      return;
    }
    brush_.layer = map.islands.contains(point)            ? Layer::islands
                   : map.surface_points().contains(point) ? Layer::surface_points
                                                          : Layer::quadrants;
  }

  const MapDocument& map_;
  Brush& brush_;
  Brush before_;
  bool pressed_ = false;
};

}  // namespace

ToolKind picker_tool() {
  return {.id = "picker",
          .name = marked("Picker"),
          .help = marked("Pick what to paint from the board"),
          .shortcut = "I",
          .icon =
              "<path d='M4 20l1-4 8-8 3 3-8 8z'/><path d='M12 6l6 6M14.500 7.500L17 4.500q3-1 3 "
              "2.500l-3 3'/>",
          .effect = ToolEffect::chooses,
          .make = make_tool<Picker>,
          .returns = true};
}

}  // namespace chartroom::editor
