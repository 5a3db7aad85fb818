#include "tests/editor/model/tools/tool_harness.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <regex>
#include <set>

#include "editor/model/commands/command.h"
#include "editor/model/commands/shortcut.h"
#include "editor/model/symmetrise.h"
#include "tests/editor/model/mirrored.h"

namespace chartroom::editor {
using namespace maps;
namespace {

using mirrored::roll;

struct Desk {
  MapDocument document;
  Brush brush;
  PointSet selection;
  ToolContext context() { return {document, brush, selection}; }
};

Point anywhere_near(std::mt19937& random) { return {roll(random, 14) - 2, roll(random, 14) - 2}; }

Point in_sea(std::mt19937& random, Size sea) {
  return {roll(random, sea.columns), roll(random, sea.rows)};
}

void random_stroke(Tool& tool, Size sea, std::mt19937& random) {
  tool.press(in_sea(random, sea));
  for (int i = roll(random, 4); i > 0; --i) tool.drag(anywhere_near(random));
}

// The maps after every whole step; undone ones come after `done`.
struct Replay {
  std::vector<Map> maps;
  std::size_t done = 0;

  void step(const Map& map) {
    if (map == maps[done]) return;
    maps.resize(done + 1);
    maps.push_back(map);
    ++done;
  }
};

class RandomUse {
 public:
  RandomUse(const std::vector<ToolKind>& tools, unsigned seed)
      : tools_(tools), random_(seed), replay_{{desk_.document.map()}} {
    choose();
  }

  void act() {
    switch (random_() % 8) {
      case 0:
      case 1:
        tool_->release();
        end_stroke();
        choose();
        return tool_->press(in_sea(random_, desk_.document.map().size));
      case 2:
      case 3:
        return tool_->drag(anywhere_near(random_));
      case 4:
        tool_->release();
        return end_stroke();
      case 5:
        return tool_->cancel();
      case 6:
        take_back();
        return desk_.document.undo();
      default:
        end_stroke();
        if (replay_.done + 1 < replay_.maps.size()) ++replay_.done;
        return desk_.document.redo();
    }
  }

  bool equals_replay() const {
    return stroke_on() || (desk_.document.map() == replay_.maps[replay_.done] &&
                           desk_.document.can_undo() == (replay_.done > 0) &&
                           desk_.document.can_redo() == (replay_.done + 1 < replay_.maps.size()));
  }

 private:
  bool stroke_on() const { return changes_map_ && tool_->pressed(); }
  void end_stroke() { replay_.step(desk_.document.map()); }
  // An open stroke is a step if it has changed anything.
  void take_back() {
    const std::size_t before = replay_.done;
    const bool on = stroke_on();
    if (on) end_stroke();
    if (replay_.done > 0 && (!on || replay_.done > before)) --replay_.done;
  }
  void choose() {
    const ToolKind& kind = tools_[random_() % tools_.size()];
    changes_map_ = kind.effect != ToolEffect::chooses;
    tool_ = kind.make(desk_.context());
    desk_.brush.layer = static_cast<Layer>(random_() % 4);
    desk_.brush.quadrant = 1 + roll(random_, 9);
    desk_.brush.mirroring = mirrored::random_mirroring(random_);
  }

  const std::vector<ToolKind>& tools_;
  std::mt19937 random_;
  Desk desk_;
  Replay replay_;
  std::unique_ptr<Tool> tool_;
  bool changes_map_ = true;
};

}  // namespace

void expect_whole_entries(const std::vector<ToolKind>& tools) {
  static const std::regex shapes("(<(path|circle|rect)( [a-z-]+='[^'<>]*')+/>)+");
  const std::vector<Command> commands = commands_with(tools);
  std::set<std::string_view> ids;
  std::set<std::string_view> shortcuts;
  for (const ToolKind& tool : tools) {
    SCOPED_TRACE(tool.id);
    EXPECT_FALSE(tool.id.empty());
    EXPECT_TRUE(ids.insert(tool.id).second);
    EXPECT_TRUE(shortcuts.insert(tool.shortcut).second);
    EXPECT_EQ(parse_shortcut(tool.shortcut), tool.shortcut);
    EXPECT_STRNE(tool.name, "");
    EXPECT_STRNE(tool.help, "");
    EXPECT_TRUE(std::regex_match(tool.icon, shapes)) << tool.icon;
    const auto command = std::find_if(commands.begin(), commands.end(), [&](const Command& each) {
      return each.id == "tool." + std::string(tool.id);
    });
    ASSERT_NE(command, commands.end());
    EXPECT_STREQ(command->name, tool.name);
    EXPECT_STREQ(command->shortcut, tool.shortcut);
    EXPECT_STREQ(command->help, tool.help);
  }
}

void expect_strokes_are_steps(const ToolKind& tool) {
  SCOPED_TRACE(tool.id);
  std::mt19937 random(7);
  for (int i = 0; i < 100; ++i) {
    Desk desk;
    desk.document.apply(mirrored::random_map(random, {}), StepLabel::restore);
    desk.brush.layer = static_cast<Layer>(random() % 4);
    const Map before = desk.document.map();
    const Brush brush = desk.brush;
    const auto stroke = tool.make(desk.context());
    const std::size_t steps = desk.document.steps_done();
    random_stroke(*stroke, before.size, random);
    EXPECT_TRUE(stroke->pressed());
    stroke->cancel();
    EXPECT_FALSE(stroke->pressed());
    EXPECT_EQ(desk.document.map(), before) << "cancelled";
    EXPECT_EQ(desk.brush, brush) << "cancelled";
    EXPECT_TRUE(desk.selection.empty()) << "cancelled";
    random_stroke(*stroke, before.size, random);
    stroke->release();
    EXPECT_FALSE(stroke->pressed());
    const bool changed = desk.document.map() != before;
    EXPECT_EQ(desk.document.steps_done(), steps + (changed ? 1 : 0));
    if (tool.effect == ToolEffect::chooses) {
      EXPECT_FALSE(changed);
      continue;
    }
    random_stroke(*stroke, before.size, random);
    desk.document.undo();
    EXPECT_FALSE(stroke->pressed()) << "undone in mid stroke";
    stroke->drag({0, 0});
    stroke->release();
    EXPECT_EQ(desk.document.steps_done(), steps + (changed ? 1 : 0));
    ASSERT_FALSE(testing::Test::HasFailure()) << i;
  }
}

void expect_symmetric_strokes(const ToolKind& tool) {
  ASSERT_EQ(tool.effect, ToolEffect::changes);
  SCOPED_TRACE(tool.id);
  std::mt19937 random(5);
  for (int i = 0; i < 600; ++i) {
    Desk desk;
    desk.brush.mirroring = mirrored::random_mirroring(random);
    const Map map = mirrored::random_map(random, desk.brush.mirroring);
    desk.document.apply(symmetrised(map, desk.brush.mirroring, Keep::first), StepLabel::restore);
    const auto stroke = tool.make(desk.context());
    for (int strokes = 0; strokes < 3; ++strokes) {
      desk.brush.layer = static_cast<Layer>(random() % 4);
      const auto numbers = desk.document.map().quadrant_numbers();
      desk.brush.quadrant = numbers[random() % numbers.size()];
      random_stroke(*stroke, map.size, random);
      stroke->release();
      // A line gives the halves of a quadrant across the axis the numbers that are left.
      stroke->lattice() == Lattice::corners
          ? mirrored::expect_symmetric_content(desk.document.map(), desk.brush.mirroring)
          : mirrored::expect_symmetric(desk.document.map(), desk.brush.mirroring);
      ASSERT_FALSE(testing::Test::HasFailure()) << i;
    }
  }
}

void expect_random_use_equals_a_replay(const std::vector<ToolKind>& tools, int steps) {
  RandomUse use(tools, 3);
  for (int i = 0; i < steps; ++i) {
    use.act();
    ASSERT_TRUE(use.equals_replay()) << i;
  }
}

}  // namespace chartroom::editor
