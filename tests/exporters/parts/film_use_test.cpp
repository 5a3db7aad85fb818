#include "exporters/parts/film_use.h"

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <mutex>
#include <sstream>

#include "maps/files/map_file.h"
#include "tests/known_maps.h"
#include "validator/play/games/tournament.h"

namespace chartroom::exporters {
using namespace maps;
using namespace rules;
namespace {

PointSet row_of(const Map& map, int row) {
  PointSet points;
  for (int column = 0; column < map.size.columns; ++column) points.insert({column, row});
  return points;
}

PointSet column_of(const Map& map, int column) {
  PointSet points;
  for (int row = 0; row < map.size.rows; ++row) points.insert({column, row});
  return points;
}

// u, d, l, r: steps; *: the row is told.
HeardTrail heard(const Map& map, Point start, bool known, const std::string& calls) {
  HeardTrail trail{start, known, {}};
  Point at = start;
  for (const char call : calls) {
    if (call == '*') {
      trail.calls.push_back({{}, row_of(map, at.row)});
      continue;
    }
    const Direction direction = kDirections.at(std::string("udlr").find(call));
    trail.calls.push_back({direction, {}});
    at = next(at, direction);
  }
  return trail;
}

FilmUse use_of(const Map& map, const HeardTrail& trail) {
  return film_use(map, film_grid(usual_pitch(map.size)), trail);
}

TEST(FilmUse, KeepsATrailWhoseStartIsKnownFromCornerToCorner) {
  const Map map = blank_map({10, 10}, "sea", "Sea");
  const FilmUse use = use_of(map, heard(map, {0, 0}, true, "dddddddddrrrrrrrrr"));
  EXPECT_EQ(use.at_edge + use.early + use.traced, 0);
}

TEST(FilmUse, BeginsAtTheMarkThatTheFirstWaysName) {
  const Map map = blank_map({10, 10}, "sea", "Sea");
  // Nothing is drawn before they have turned; then seven rows are free upwards, and five down.
  EXPECT_EQ(use_of(map, heard(map, {4, 9}, false, "uuuuuuurd")).at_edge, 0);
  EXPECT_EQ(use_of(map, heard(map, {4, 3}, false, "urdddddd")).at_edge, 0);
  EXPECT_EQ(use_of(map, heard(map, {4, 3}, false, "urddddddd")).at_edge, 1);
  // Nine columns are free the first way.
  EXPECT_EQ(use_of(map, heard(map, {0, 5}, false, "rrrrrrrrru")).at_edge, 0);
  EXPECT_EQ(use_of(map, heard(map, {9, 5}, false, "dlllllllll")).at_edge, 0);
}

TEST(FilmUse, TracesATrailOfUnknownStartOnceWhereItWouldLeave) {
  const Map map = blank_map({10, 10}, "sea", "Sea");
  const FilmUse use = use_of(map, heard(map, {4, 9}, false, "ruuuuuuuuu"));
  EXPECT_EQ(use.at_edge, 1);
  EXPECT_EQ(use.traced, 9);
}

TEST(FilmUse, TracesAtOnceWhereTheRowIsToldAfterFewSteps) {
  const Map map = blank_map({10, 10}, "sea", "Sea");
  const FilmUse use = use_of(map, heard(map, {4, 9}, false, "ru*uuuuuuuu"));
  EXPECT_EQ(use.early, 1);
  EXPECT_EQ(use.at_edge, 0);
  EXPECT_EQ(use.traced, 2);
  // Before a mark was chosen nothing has to be drawn again, and what is told late waits.
  EXPECT_EQ(use_of(map, heard(map, {4, 9}, false, "uu*uuuuuuur")).traced, 0);
  EXPECT_EQ(use_of(map, heard(map, {0, 9}, false, "rrrrurrrru*")).early, 0);
}

TEST(FilmUse, CountsTheIslandsAmongWhatPlacesATrail) {
  // Water in two rows only: at the film's edge they can be on one place, and stay on the film.
  Map map = blank_map({10, 10}, "sea", "Sea");
  for (const Point p : map.points()) {
    if (p.column > 1) map.islands.insert(p);
  }
  const FilmUse use = use_of(map, heard(map, {0, 9}, false, "ruuuuuuuuul"));
  EXPECT_EQ(use.at_edge, 1);
}

TEST(FilmUse, NeedsNoMarksWhereTheFilmIsLargeEnough) {
  const Size small{6, 6};
  const FilmGrid grid = film_grid(usual_pitch(small));
  ASSERT_EQ(film_starts(grid, small, {}).size(), 1U);
  const Map map = blank_map(small, "sea", "Sea");
  EXPECT_EQ(use_of(map, heard(map, {0, 5}, false, "uuuuurrrrrddddd")).at_edge, 0);
  EXPECT_EQ(film_starts(film_grid(16), {10, 10}, {}).size(), 4U);
  EXPECT_EQ(film_starts(film_grid(16), {4, 10}, {}).size(), 2U);
}

TEST(FilmStarts, HaveTheWholeBoardOnTheFilmWhereverAKnownStartIs) {
  for (const Mm paper : {kSmallFrame, kLargeFrame}) {
    for (int columns = kMinSide; columns <= kMaxSide; ++columns) {
      for (int rows = kMinSide; rows <= kMaxSide; ++rows) {
        const Size size{columns, rows};
        for (const double pitch : {usual_pitch(size, paper), largest_pitch(size, paper)}) {
          const FilmGrid grid = film_grid(pitch, paper);
          const Registration marks = film_registration(grid, size);
          for (const Point p : PointSet::all(size)) {
            const FilmCross cross = film_starts(grid, size, p).front().cross;
            EXPECT_TRUE(grid.contains(cross)) << columns << "x" << rows << " " << to_string(p);
            // Marks on marks, the cross lies over the point.
            EXPECT_NEAR(grid.at(cross).x - marks[0].x, (p.column + 0.75) * pitch, 1e-9);
            EXPECT_NEAR(grid.at(cross).y - marks[0].y, (p.row + 0.75) * pitch, 1e-9);
          }
        }
      }
    }
  }
}

// The trails of a game, as the other team's operator hears them.
std::vector<HeardTrail> trails_of(const Map& map, const GameRecord& record) {
  std::vector<HeardTrail> trails;
  std::array<std::size_t, 2> at{};
  std::array<Point, 2> point{};
  const auto begin = [&](Team team, Point from, bool known) {
    at[index(team)] = trails.size();
    point[index(team)] = from;
    trails.push_back({from, known, {}});
  };
  for (const Team team : kTeams) {
    begin(team, record.start(team)->point, map.starts.of(team).has_value());
  }
  for (const RecordPly& ply : record.plies) {
    const std::size_t own = index(ply.team);
    if (ply.action.kind == ActionKind::navigate || ply.action.kind == ActionKind::silence) {
      trails[at[own]].calls.push_back({ply.action.direction, {}});
      point[own] = next(point[own], ply.action.direction);
    } else if (ply.action.kind == ActionKind::surface) {
      begin(ply.team, point[own], true);
    } else if (ply.action.kind == ActionKind::sonar) {
      const bool row = ply.action.answer == Axis::row;
      trails[at[index(other(ply.team))]].calls.push_back(
          {{}, row ? row_of(map, ply.sonar_line) : column_of(map, ply.sonar_line)});
    } else {
      trails[at[own]].calls.push_back({{}, map.quadrant(map.quadrants.at(ply.action.target))});
    }
  }
  return trails;
}

struct Shares {
  int trails = 0;
  int off_from_middle = 0;  // all of them begun in the film's middle, none ever moved
  int known_moved = 0;
  int traced_at_edge = 0;  // at least once
  int traced_again = 0;    // since it would have left the film from there too

  void add(const Map& map, const FilmGrid& grid, const HeardTrail& trail) {
    const FilmUse use = film_use(map, grid, trail);
    ++trails;
    off_from_middle += stays_on(grid, {}, trail) ? 0 : 1;
    known_moved += trail.start_known && use.early + use.at_edge > 0 ? 1 : 0;
    traced_at_edge += use.at_edge > 0 ? 1 : 0;
    traced_again += use.at_edge > 1 ? 1 : 0;
  }
};

Shares play(const Map& map, const std::string& agent, play::SurfacingWill surfacing,
            play::Count games) {
  play::TournamentPlan plan;
  plan.map = map;
  plan.rules = rulebook_for(map);
  plan.blue = plan.green = agent;
  plan.surfacing = surfacing;
  plan.games = games;
  const FilmGrid grid = film_grid(usual_pitch(map.size));
  Shares shares;
  std::mutex one_at_a_time;
  play::TournamentHooks hooks;
  hooks.record = [&](play::Count, const GameRecord& record) {
    const std::lock_guard lock(one_at_a_time);
    for (const HeardTrail& trail : trails_of(map, record)) shares.add(map, grid, trail);
  };
  play::play_tournament(plan, hooks);
  return shares;
}

Map shipped(const std::string& id) {
  const std::string path = CHARTROOM_SOURCE_DIR "/maps/packs/sonar-family/" + id + ".map.json";
  std::ifstream file(path);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return parse_map(bytes.str(), path).value->map;
}

// How the rule fares in games of every agent: a trail that was traced to its place stays on the
// film. Masters take long to think.
TEST(FilmUse, TracesFewerThanTwoTrailsInAHundredAtTheEdgeTwice) {
  const play::Count games = CHARTROOM_NIGHTLY ? 1'000 : 200;
  for (const char* id : {"archipelago", "north-pole", "umbria", "jules-verne"}) {
    const Map map = shipped(id);
    for (const auto& agent : play::agents<2>()) {
      const bool slow = agent.name == "master";
      if (slow && !CHARTROOM_NIGHTLY) continue;
      for (const auto will : {play::SurfacingWill::blocked, play::SurfacingWill::at_will}) {
        const std::string name(slow ? "master:50" : agent.name);
        const Shares shares = play(map, name, will, slow ? 20 : games);
        const std::string what = std::string(id) + " " + name + " " + std::string(to_string(will));
        ASSERT_GE(shares.trails, 2 * (slow ? 20 : games)) << what;
        EXPECT_LT(shares.traced_again, 0.02 * shares.trails) << what;
        EXPECT_EQ(shares.known_moved, 0) << what;
        // A start that is forced needs no second drawing, and others seldom do.
        if (map.starts.any()) {
          EXPECT_EQ(shares.traced_at_edge, 0) << what;
        } else if (!slow) {
          EXPECT_LE(shares.traced_at_edge, 0.75 * shares.off_from_middle + 2) << what;
        }
      }
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters
