#include "tests/validator/checks/examples.h"

#include "maps/map_edit.h"
#include "tests/known_maps.h"

namespace chartroom {
namespace {

Map open_sea() { return blank_map({6, 6}, "sea", "Sea"); }

Map wide_sea() { return blank_map({8, 8}, "sea", "Sea"); }

Map with(Map map, const std::vector<MapEdit>& edits) { return edited(std::move(map), edits); }

}  // namespace

const std::vector<Example>& examples() {
  using known::points;
  using known::sea;
  static const std::vector<Example> table{
      {"Q101", with(open_sea(), {SetQuadrant{open_sea().quadrant(4), 3}}), "",
       with(open_sea(), {SetQuadrant{open_sea().quadrant(4), 9}})},
      // A diagonal touch does not join; an island in between does.
      {"Q102", with(open_sea(), {SetQuadrant{points({"E5"}), 1}}), "E5",
       with(open_sea(), {SetQuadrant{points({"D3"}), 1}, SetIslands{points({"D3"}), true}})},
      {"Q103", sea({"##..", "##..", "....", "...."}), "A1 B1 A2 B2",
       sea({"##..", "#...", "....", "...."})},
      // A jog of the border over one point; the near miss is a jog over two.
      {"Q105", with(wide_sea(), {SetQuadrant{points({"D1"}), 2}}), "D1",
       with(wide_sea(), {SetQuadrant{points({"D1", "D2"}), 2}})},
      {"Q106", with(open_sea(), {SetQuadrant{open_sea().quadrant(1), 5}}), "A1", open_sea()},
      {"R201", sea({".#..", "#...", "....", "...."}), "A1", sea({".#..", "....", "....", "...."})},
      // A bay of one point's width; the near miss is wide enough to turn in.
      {"R202", sea({"...##", "##.##", ".....", "....."}), "A1 B1 C1 C2",
       sea({"#..##", "#..##", ".....", "....."})},
      {"R206",
       with(sea({".#..", "#...", "....", "...."}), {SetSurfacePoints{points({"A1", "C2"}), true}}),
       "A1",
       with(sea({".#..", "#...", "....", "...."}),
            {SetSurfacePoints{points({"A1"}), true}, SetStart{Team::blue, Point{0, 0}}})},
      {"S301",
       with(open_sea(), {SetIslands{points({"B2"}), true}, SetStart{Team::green, Point{1, 1}}}),
       "B2",
       with(open_sea(), {SetIslands{points({"B2"}), true}, SetStart{Team::green, Point{1, 2}}})},
      {"S303",
       with(open_sea(), {SetIslands{points({"B2"}), true}, SetSurfacePoints{points({"B2"}), true}}),
       "B2",
       with(open_sea(),
            {SetIslands{points({"B2"}), true}, SetSurfacePoints{points({"B3"}), true}})},
  };
  return table;
}

}  // namespace chartroom
