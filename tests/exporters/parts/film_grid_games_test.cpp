// Tests the films of shipped maps in games of every agent.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iostream>
#include <mutex>
#include <optional>
#include <random>

#include "exporters/parts/film_grid.h"
#include "exporters/parts/sheet_layout.h"
#include "maps/map_edit.h"
#include "tests/exporters/shipped_maps.h"
#include "validator/play/games/tournament.h"

namespace chartroom::exporters {
using namespace maps;
using namespace rules;
namespace {

struct HeardStep {
  Direction way{};
  bool silent = false;
};

// The announcements of a submarine from a start or a surfacing to the next surfacing or the end.
struct HeardTrail {
  Point start;
  bool known = false;  // a forced start, or a point revealed by surfacing
  std::vector<HeardStep> steps;
};

// Uses the true directions of silent steps, since the operator draws all of them.
bool stays_on(const FilmGrid& grid, const HeardTrail& trail) {
  const FilmCross cross = film_start(grid, trail.known ? std::optional(trail.start) : std::nullopt);
  Point at = trail.start;
  for (const HeardStep& step : trail.steps) {
    at = next(at, step.way);
    if (!grid.contains({cross.column + at.column - trail.start.column,
                        cross.row + at.row - trail.start.row})) {
      return false;
    }
  }
  return true;
}

// Returns the trails of a game as the other operator hears them.
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
      const bool silent = ply.action.kind == ActionKind::silence;
      trails[at[own]].steps.push_back({ply.action.direction, silent});
      point[own] = next(point[own], ply.action.direction);
    } else if (ply.action.kind == ActionKind::surface) {
      begin(ply.team, point[own], true);
    }
  }
  return trails;
}

struct Shares {
  int trails = 0;
  int left = 0;  // trails that leave the film
};

Shares play(const Map& map, const std::string& agent, play::SurfacingWill surfacing,
            play::Count games) {
  play::TournamentPlan plan;
  plan.map = map;
  plan.rules = rulebook_for(map);
  plan.blue = plan.green = agent;
  plan.surfacing = surfacing;
  plan.games = games;
  const BoardLayout board = operator_board(map, usual_film_pitch(map));
  Shares shares;
  std::mutex one_at_a_time;
  play::TournamentHooks hooks;
  hooks.record = [&](play::Count, const GameRecord& record) {
    const std::lock_guard lock(one_at_a_time);
    for (const HeardTrail& trail : trails_of(map, record)) {
      // After surfacing on a map with known starts, the film is the board.
      const FilmGrid grid = film_grid(board, kSmallFrame,
                                      map.starts.blue ? std::optional(trail.start) : std::nullopt);
      ++shares.trails;
      shares.left += stays_on(grid, trail) ? 0 : 1;
    }
  };
  play::play_tournament(plan, hooks);
  return shares;
}

// Masters are slow.
TEST(FilmGrid, IsLeftByNoTrailOfAnyAgentOnAnyShippedMap) {
  const play::Count games = CHARTROOM_NIGHTLY ? 1'000 : 200;
  for (const Map& map : sample::shipped()) {
    for (const auto& agent : play::agents<2>()) {
      const bool slow = agent.name == "master";
      if (slow && !CHARTROOM_NIGHTLY) continue;
      for (const auto will : {play::SurfacingWill::blocked, play::SurfacingWill::at_will}) {
        const std::string name(slow ? "master:50" : agent.name);
        const Shares shares = play(map, name, will, slow ? 20 : games);
        const std::string what = map.id + " " + name + " " + std::string(to_string(will));
        ASSERT_GE(shares.trails, 2 * (slow ? 20 : games)) << what;
        EXPECT_EQ(shares.left, 0) << what;
      }
    }
  }
}

Map large_sea(int side) {
  Map map = blank_map({side, side}, "sea", "Sea");
  std::mt19937 random(static_cast<unsigned>(side));
  for (const Point p : map.points()) {
    if (random() % 16 == 0) map.islands.insert(p);
  }
  return map;
}

// The rules say what to do then (film_edge_test.cpp). Prints the shares.
TEST(FilmGrid, IsLeftByFewTrailsOnLargerMaps) {
  constexpr int kTrails = CHARTROOM_NIGHTLY ? 10'000 : 600;
  for (int side = 11; side <= kMaxSide; ++side) {
    const Shares shares =
        play(large_sea(side), "novice", play::SurfacingWill::blocked, kTrails / 2);
    const double share = static_cast<double>(shares.left) / shares.trails;
    std::cout << side << " x " << side << ": " << shares.left << " of " << shares.trails << ", "
              << 100 * share << "%\n";
    EXPECT_GE(shares.trails, kTrails);
    EXPECT_LT(share, 0.2) << side;
  }
}

}  // namespace
}  // namespace chartroom::exporters
