// Tests the films of shipped maps in games of every agent.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <mutex>
#include <sstream>

#include "exporters/parts/sheet_layout.h"
#include "maps/files/map_file.h"
#include "tests/known_maps.h"
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

bool is_sideways(Direction way) { return way == Direction::left || way == Direction::right; }

// Returns the first mark that fits the first steps. If these are unknown because of a silence,
// several marks fit, and the first one is often wrong.
FilmCross mark_for(const FilmGrid& grid, const Map& map, const HeardTrail& trail) {
  const std::vector<FilmStart> marks =
      film_starts(grid, map.size, trail.known ? std::optional(trail.start) : std::nullopt);
  std::optional<Direction> sideways;
  std::optional<Direction> upright;
  for (const HeardStep& step : trail.steps) {
    if (step.silent) break;
    std::optional<Direction>& first = is_sideways(step.way) ? sideways : upright;
    if (!first) first = step.way;
  }
  const auto fits = [](const std::optional<Direction>& mark,
                       const std::optional<Direction>& heard) {
    return !mark || !heard || mark == heard;
  };
  const auto found = std::ranges::find_if(marks, [&](const FilmStart& mark) {
    return fits(mark.sideways, sideways) && fits(mark.upright, upright);
  });
  return found->cross;
}

// Uses the true directions of silent steps, since the operator draws all of them.
bool stays_on(const FilmGrid& grid, FilmCross cross, const HeardTrail& trail) {
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
  int left = 0;        // trails that leave the film
  int known_left = 0;  // such trails with a known start
};

Shares play(const Map& map, const std::string& agent, play::SurfacingWill surfacing,
            play::Count games) {
  play::TournamentPlan plan;
  plan.map = map;
  plan.rules = rulebook_for(map);
  plan.blue = plan.green = agent;
  plan.surfacing = surfacing;
  plan.games = games;
  const FilmGrid grid = film_grid(map.size, usual_pitch(map.size));
  Shares shares;
  std::mutex one_at_a_time;
  play::TournamentHooks hooks;
  hooks.record = [&](play::Count, const GameRecord& record) {
    const std::lock_guard lock(one_at_a_time);
    for (const HeardTrail& trail : trails_of(map, record)) {
      const bool left = !stays_on(grid, mark_for(grid, map, trail), trail);
      ++shares.trails;
      shares.left += left ? 1 : 0;
      shares.known_left += left && trail.known ? 1 : 0;
    }
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

// Masters are slow.
TEST(FilmGrid, IsLeftByFewerThanTwoTrailsInAHundredOfEveryAgentOnEveryShippedMap) {
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
        EXPECT_LT(shares.left, 0.02 * shares.trails) << what;
        EXPECT_EQ(shares.known_left, 0) << what;
      }
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters
