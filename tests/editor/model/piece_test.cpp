#include "editor/model/piece.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <random>

#include "editor/model/mirrored_change.h"
#include "editor/model/resize.h"
#include "editor/model/stamps.h"
#include "tests/editor/model/mirrored.h"
#include "tests/temporary_folder.h"

namespace chartroom::editor {
using namespace maps;
namespace {

using known::points;
using mirrored::roll;

PointSet random_selection(const Map& map, std::mt19937& random) {
  PointSet selection{{roll(random, map.size.columns), roll(random, map.size.rows)}};
  for (const Point p : map.points()) {
    if (roll(random, 3) == 0) selection.insert(p);
  }
  return selection;
}

Map random_map(std::mt19937& random) {
  Map map = known::random_map(random);
  if (roll(random, 2) == 0) map.starts.blue = known::random_water(map, random);
  if (roll(random, 2) == 0) map.starts.green = known::random_water(map, random);
  return map;
}

TEST(Piece, IsCutOutAndPutBackWhereItWas) {
  std::mt19937 random(1);
  for (int i = 0; i < 500; ++i) {
    const Map map = random_map(random);
    const PointSet selection = random_selection(map, random);
    const Piece piece = copied(map, selection);
    Point corner{kMaxSide, kMaxSide};
    for (const Point p : selection) {
      corner = {std::min(corner.column, p.column), std::min(corner.row, p.row)};
    }
    EXPECT_EQ(footprint(piece, corner, map.size), selection);
    const Map rest = cleared(map, selection);
    EXPECT_TRUE((rest.islands & selection).empty());
    EXPECT_TRUE((rest.surface_points() & selection).empty());
    ASSERT_EQ(pasted(rest, piece, corner, PasteQuadrants::leave), map);
  }
}

TEST(Piece, GoesThroughTheClipboardAsText) {
  std::mt19937 random(2);
  for (int i = 0; i < 500; ++i) {
    const Map map = random_map(random);
    const Piece piece = copied(map, random_selection(map, random));
    const ParseResult<Piece> back = parse_piece(piece_text(piece));
    ASSERT_TRUE(back) << back.errors.front().text();
    ASSERT_EQ(*back.value, piece) << piece_text(piece);
  }
}

TEST(Piece, HasATextThatPeopleCanRead) {
  Map map = known::north_pole();
  map.starts.blue = Point(2, 2);
  EXPECT_EQ(piece_text(copied(map, points({"C3", "D3", "D4"}))),
            "chartroom-piece 1\n.o\n_.\n11\n01\nblue A1\n");
}

TEST(Piece, RefusesTextsThatAreNone) {
  for (const char* text :
       {"", "hello", "chartroom-piece 1\n", "chartroom-piece 1\n_\n0\n",
        "chartroom-piece 1\n..\n1\n", "chartroom-piece 1\n..\n10\n", "chartroom-piece 1\n_.\n11\n",
        "chartroom-piece 1\n..\n.\n1\n", "chartroom-piece 1\n................\n1111111111111111\n",
        "chartroom-piece 1\n.\n1\nblue B1\n", "chartroom-piece 1\n.\n1\nred A1\n",
        "chartroom-piece 1\n.\n1\nblue A1\nblue A1\n", "chartroom-piece 1\n.\n1\nmore\n"}) {
    const ParseResult<Piece> read = parse_piece(text);
    EXPECT_FALSE(read) << text;
    EXPECT_FALSE(read.errors.empty()) << text;
  }
  EXPECT_TRUE(parse_piece("chartroom-piece 1\r\n.\r\n1\r\n\r\n"));
}

TEST(Piece, FallsOffTheRim) {
  Map map = blank_map({6, 6}, "a", "A");
  Piece piece = copied(edited(map, SetIslands{map.points(), true}), map.points());
  map = pasted(map, piece, {4, -5}, PasteQuadrants::leave);
  EXPECT_EQ(map.islands, points({"E1", "F1"}));
}

TEST(Piece, BringsSurfacingAndStartsAndQuadrantsIfTold) {
  Map from = known::north_pole();
  from.starts.green = Point(3, 2);
  const Piece piece = copied(from, points({"D3"}));
  const Map sea = blank_map({6, 6}, "a", "A");
  const Map map = pasted(sea, piece, {5, 5}, PasteQuadrants::bring);
  EXPECT_EQ(map.surface_points(), points({"F6"}));
  EXPECT_EQ(map.starts.green, Point(5, 5));
  EXPECT_EQ(map.quadrants.at({5, 5}), 1);
  EXPECT_EQ(pasted(sea, piece, {5, 5}, PasteQuadrants::leave).quadrants, sea.quadrants);
}

TEST(Turning, IsTheSymmetryOnASquareAndComesBackOnAnySea) {
  std::mt19937 random(3);
  for (int i = 0; i < 300; ++i) {
    const Map map = random_map(random);
    for (const Symmetry s : kSymmetries) {
      const Map there = turned(map, s);
      if (map.size.columns == map.size.rows) {
        ASSERT_EQ(there.islands, image(s, map.islands, map.size));
      }
      ASSERT_EQ(there.islands.count(), map.islands.count());
      const Symmetry back = s == Symmetry::quarter_turn         ? Symmetry::three_quarter_turn
                            : s == Symmetry::three_quarter_turn ? Symmetry::quarter_turn
                                                                : s;
      ASSERT_EQ(turned(there, back), map) << to_string(s);
      const Piece piece = copied(map, random_selection(map, random));
      ASSERT_EQ(turned(turned(piece, s), back), piece) << to_string(s);
    }
  }
}

TEST(Turning, TurnsClockwise) {
  const Map map =
      turned(known::sea({"#.....", "......", "......", "......"}), Symmetry::quarter_turn);
  EXPECT_EQ(map.size, (Size{4, 6}));
  EXPECT_EQ(map.islands, points({"D1"}));
}

TEST(Turning, TurnsWhatIsSelectedWhereItStands) {
  const Map map = known::sea({"......", ".##...", "......", ".....#"});
  const Selected now = turned(map, points({"B2", "C2"}), Symmetry::quarter_turn, {});
  EXPECT_EQ(now.map.islands, points({"B2", "B3", "F4"}));
  EXPECT_EQ(now.selection, points({"B2", "B3"}));
  EXPECT_EQ(now.map.quadrants, map.quadrants);
}

TEST(Moving, CommutesWithTurningTheMapByAHalf) {
  std::mt19937 random(4);
  for (int i = 0; i < 500; ++i) {
    const Map map = random_map(random);
    const PointSet selection = random_selection(map, random);
    const int right = roll(random, 9) - 4;
    const int down = roll(random, 9) - 4;
    const Selected now = moved(map, selection, right, down, {});
    const Selected other =
        moved(turned(map, Symmetry::half_turn), image(Symmetry::half_turn, selection, map.size),
              -right, -down, {});
    ASSERT_EQ(turned(now.map, Symmetry::half_turn), other.map);
    ASSERT_EQ(image(Symmetry::half_turn, now.selection, map.size), other.selection);
  }
}

TEST(Resizing, KeepsTheAnchoredPart) {
  Map map = blank_map({6, 4}, "a", "A");
  map = edited(map, SetIslands{points({"A1", "F4"}), true});
  map.starts.green = Point(5, 0);
  const Map larger = resized(map, {9, 5}, {2, 0});
  EXPECT_EQ(larger.islands, points({"D1", "I4"}));
  EXPECT_EQ(larger.starts.green, Point(8, 0));
  EXPECT_EQ(larger.quadrant(1).count(), 3 * 2 + 6) << "new points are of the nearest quadrant";
  const Map smaller = resized(map, {4, 4}, {1, 1});
  EXPECT_TRUE(smaller.islands.empty());
  EXPECT_FALSE(smaller.starts.green);
  EXPECT_EQ(lost_by_resizing(map, {4, 4}, {1, 1}), points({"A1", "F4", "F1"}));
  EXPECT_EQ(lost_by_resizing(map, {5, 4}, {0, 0}), points({"F4", "F1"}));
}

TEST(Resizing, ToMoreAndBackIsNothing) {
  std::mt19937 random(5);
  for (int i = 0; i < 500; ++i) {
    const Map map = random_map(random);
    const Size size{map.size.columns + roll(random, kMaxSide - map.size.columns + 1),
                    map.size.rows + roll(random, kMaxSide - map.size.rows + 1)};
    const Anchor anchor{roll(random, 3), roll(random, 3)};
    const Map larger = resized(map, size, anchor);
    ASSERT_TRUE(lost_by_resizing(map, size, anchor).empty());
    for (const Point p : larger.points()) ASSERT_NE(larger.quadrants.at(p), 0);
    ASSERT_EQ(resized(larger, map.size, anchor), map) << anchor.column << anchor.row;
  }
}

TEST(Stamps, AreKeptInAFile) {
  const TemporaryFolder folder;
  const std::string path = folder / "stamps";
  EXPECT_TRUE(load_stamps(path).value->empty());
  std::mt19937 random(6);
  std::vector<Stamp> stamps;
  for (const char* name : {"Atoll", "stamp of mine", "\xc3\xa4"}) {
    const Map map = random_map(random);
    stamps.push_back({name, copied(map, random_selection(map, random))});
  }
  save_stamps(path, stamps);
  EXPECT_EQ(*load_stamps(path).value, stamps);
}

TEST(Stamps, TellTheLineThatIsWrong) {
  const auto read = parse_stamps(
      "stamp A\nchartroom-piece 1\n.\n1\nstamp B\nchartroom-piece 1\n.\nx\n", "stamps");
  ASSERT_EQ(read.errors.size(), 1U);
  EXPECT_EQ(read.errors[0].line, 8);
  EXPECT_EQ(parse_stamps("nonsense\n", "stamps").errors[0].line, 1);
}

}  // namespace
}  // namespace chartroom::editor
