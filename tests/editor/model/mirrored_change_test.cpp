#include "editor/model/mirrored_change.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <random>
#include <set>

#include "editor/model/border_lines.h"
#include "editor/model/commands/command.h"
#include "editor/model/symmetrise.h"
#include "tests/editor/model/mirrored.h"

namespace chartroom::editor {
using namespace maps;
using known::points;
using mirrored::roll;
namespace {

// A symmetric map with a selection, a copied piece and a place.
struct Work {
  Map map;
  Mirroring mirroring;
  PointSet selection;
  Piece piece;
  Point place;
};

Work random_work(std::mt19937& random) {
  Work work;
  work.mirroring = mirrored::random_mirroring(random);
  const Map map = mirrored::random_map(random, work.mirroring);
  work.map = symmetrised(map, work.mirroring, Keep::first);
  const auto any = [&] {
    return Point(roll(random, map.size.columns), roll(random, map.size.rows));
  };
  for (int i = roll(random, 8); i >= 0; --i) work.selection.insert(any());
  PointSet copied_points{any()};
  for (int i = roll(random, 8); i >= 0; --i) copied_points.insert(any());
  work.piece = copied(work.map, copied_points);
  work.place = {any().column - 2, any().row - 2};
  return work;
}

using Change = std::function<Map(const Work&)>;

Change turn(Symmetry symmetry) {
  return
      [symmetry](const Work& w) { return turned(w.map, w.selection, symmetry, w.mirroring).map; };
}

Change paste(PasteQuadrants quadrants) {
  return [quadrants](const Work& w) {
    return pasted(w.map, w.piece, w.place, quadrants, w.mirroring);
  };
}

Map cut(const Work& w) { return cleared(w.map, w.selection, w.mirroring); }

// The commands that change points of a map.
const std::map<std::string, Change> kChanges{
    {"edit.cut", cut},
    {"edit.delete", cut},
    {"edit.paste", paste(PasteQuadrants::leave)},
    {"edit.paste_stamp", paste(PasteQuadrants::leave)},
    {"edit.paste_quadrants", paste(PasteQuadrants::bring)},
    {"edit.turn_left", turn(Symmetry::three_quarter_turn)},
    {"edit.turn_right", turn(Symmetry::quarter_turn)},
    {"edit.flip_left_right", turn(Symmetry::left_right)},
    {"edit.flip_up_down", turn(Symmetry::up_down)},
};

TEST(MirroredChange, KeepsASymmetricMapSymmetricInEveryCommand) {
  for (const auto& [id, change] : kChanges) {
    SCOPED_TRACE(id);
    std::mt19937 random(11);
    int changed = 0;
    for (int i = 0; i < 400; ++i) {
      const Work work = random_work(random);
      const Map after = change(work);
      mirrored::expect_symmetric(after, work.mirroring);
      changed += after != work.map;
      ASSERT_FALSE(testing::Test::HasFailure()) << i;
    }
    EXPECT_GT(changed, 100);
  }
}

// Every other command of these menus changes nothing, or the map as a whole.
TEST(MirroredChange, MissesNoCommandThatChangesPoints) {
  const std::set<std::string> others{"edit.undo",
                                     "edit.redo",
                                     "edit.copy",
                                     "edit.select_all",
                                     "edit.select_none",
                                     "edit.keep_stamp",
                                     "map.properties",
                                     "map.resize",
                                     "map.renumber",
                                     "map.split_quadrants",
                                     "mirror.left_right",
                                     "mirror.up_down",
                                     "mirror.main_diagonal",
                                     "mirror.anti_diagonal",
                                     "mirror.half_turn",
                                     "mirror.quarter_turn",
                                     "mirror.none",
                                     "mirror.apply_first",
                                     "mirror.apply_last",
                                     "map.turn_left",
                                     "map.turn_right",
                                     "map.flip_left_right",
                                     "map.flip_up_down",
                                     "trace.open",
                                     "trace.show",
                                     "trace.points",
                                     "trace.corners",
                                     "trace.close"};
  for (const Command& command : commands()) {
    const bool of_board =
        command.id.starts_with("edit.") || std::string(command.menu).starts_with("Map");
    if (!of_board) continue;
    EXPECT_NE(kChanges.contains(command.id), others.contains(command.id)) << command.id;
  }
}

TEST(MirroredChange, RepeatsEveryEditOfAPoint) {
  std::mt19937 random(12);
  for (int i = 0; i < 1500; ++i) {
    const Work work = random_work(random);
    const Point p(roll(random, work.map.size.columns), roll(random, work.map.size.rows));
    const auto numbers = work.map.quadrant_numbers();
    const MapEdit edits[] = {SetIslands{{p}, roll(random, 2) == 0},
                             SetSurfacePoints{{p}, roll(random, 2) == 0},
                             SetQuadrant{{p}, numbers[random() % numbers.size()]}};
    const Map after =
        with_images(work.map, edited(work.map, {edits[random() % 3]}), {p}, work.mirroring);
    mirrored::expect_symmetric(after, work.mirroring);
    ASSERT_FALSE(testing::Test::HasFailure()) << i;
  }
}

TEST(MirroredChange, WithoutMirrorsIsThePlainOne) {
  std::mt19937 random(13);
  for (int i = 0; i < 200; ++i) {
    const Work work = random_work(random);
    EXPECT_EQ(cleared(work.map, work.selection, {}), cleared(work.map, work.selection));
    EXPECT_EQ(pasted(work.map, work.piece, work.place, PasteQuadrants::bring, {}),
              pasted(work.map, work.piece, work.place, PasteQuadrants::bring));
  }
}

TEST(MirroredChange, SetsAndRemovesBothStarts) {
  Mirroring half;
  half.set(Symmetry::half_turn, true);
  const Map sea = blank_map({6, 6}, "sea", "Sea");
  const Map set = with_images(sea, edited(sea, SetStart{Team::blue, Point(1, 0)}), {{1, 0}}, half);
  EXPECT_EQ(set.starts.blue, Point(1, 0));
  EXPECT_EQ(set.starts.green, Point(4, 5));
  const Map none =
      with_images(set, edited(set, SetStart{Team::green, std::nullopt}), {{4, 5}}, half);
  EXPECT_EQ(none.starts, Starts());
  EXPECT_EQ(cleared(set, {{1, 0}}, half).starts, Starts());
  EXPECT_EQ(moved(set, {{1, 0}}, 0, 1, half).map.starts.green, Point(4, 4));
}

}  // namespace
}  // namespace chartroom::editor
