#include "exporters/sheets/film_example.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "exporters/parts/sheet_texts.h"
#include "maps/files/map_file.h"
#include "tests/exporters/sample_maps.h"
#include "tests/known_maps.h"
#include "validator/play/referee/referee.h"

namespace chartroom::exporters {
using namespace maps;
using namespace rules;
namespace {

bool extend(const Map& map, std::vector<Point>& course, std::size_t length) {
  if (course.size() == length) return true;
  for (const Direction direction : kDirections) {
    const Point to = next(course.back(), direction);
    if (!map.is_water(to) || std::find(course.begin(), course.end(), to) != course.end()) continue;
    course.push_back(to);
    if (extend(map, course, length)) return true;
    course.pop_back();
  }
  return false;
}

Direction way(Point from, Point to) {
  for (const Direction direction : kDirections) {
    if (next(from, direction) == to) return direction;
  }
  ADD_FAILURE() << to_string(from) << " and " << to_string(to) << " are no neighbours";
  return Direction::up;
}

// Returns the game in which green follows a drawn trail and blue steps after each of green's steps,
// except for its sonar. A blue that is shut in at a forced start stays, as it may in realtime.
GameRecord game_of(const Map& map, const FilmExample& example, const std::vector<Point>& green) {
  const std::vector<Point> own =
      map.starts.blue ? std::vector<Point>{*map.starts.blue} : std::vector<Point>{green.front()};
  std::vector<Point> blue = own;
  const bool goes = extend(map, blue, green.size());
  GameRecord record;
  record.map = map.id;
  record.blue = RecordStart{{}, blue.front()};
  record.green = RecordStart{{}, green.front()};
  record.first = Team::green;
  record.variant = goes ? Variant::turns : Variant::realtime;
  const auto add = [&](Team team, const Action& action, int line) {
    RecordPly ply;
    ply.team = team;
    ply.action = action;
    ply.sonar_line = line;
    record.plies.push_back(ply);
  };
  std::size_t step = 0;
  for (const Announcement& said : example.heard) {
    if (said.kind == ActionKind::sonar) {
      if (goes) record.plies.pop_back();  // blue uses sonar instead of stepping
      add(Team::blue, Action::sonar(Axis::row), said.line);
      continue;
    }
    const Direction direction = way(green.at(step), green.at(step + 1));
    add(Team::green,
        said.kind == ActionKind::silence ? Action::silence(direction) : Action::navigate(direction),
        0);
    if (goes) add(Team::blue, Action::navigate(way(blue[step], blue[step + 1])), 0);
    ++step;
  }
  return record;
}

// Expects that every drawn trail is a legal game that fits the example's announcements.
void expect_playable(const Map& map) {
  const Rulebook rules = rulebook_for(map);
  const FilmExample example = film_example(map, rules);
  std::set<Point> ends;
  for (const std::vector<Point>& green : example.drawn) {
    ends.insert(green.back());
    const play::RefereeReport report = play::referee(game_of(map, example, green), map, rules);
    EXPECT_TRUE(report.legal()) << map.id << ": " << report.violation->message().english();
    std::vector<Announcement> heard;
    for (const play::RefereedPly& ply : report.plies) {
      if (ply.said.team == Team::green || ply.said.kind == ActionKind::sonar) {
        heard.push_back(ply.said);
      }
    }
    EXPECT_EQ(heard, example.heard) << map.id;
    if (!report.plies.empty()) {
      EXPECT_EQ(report.plies.back().candidates[index(Team::green)].count(), example.places)
          << map.id;
    }
  }
  const auto here = std::count_if(example.film.begin(), example.film.end(),
                                  [](const play::FilmPoint& p) { return p.position_share > 0; });
  EXPECT_EQ(here, example.places) << map.id;
  // A known start leads along all trails; an unknown one is drawn once.
  if (map.starts.green) {
    EXPECT_EQ(static_cast<int>(ends.size()), example.places) << map.id;
  } else {
    EXPECT_EQ(example.drawn.size(), 1U) << map.id;
  }
}

TEST(FilmExample, IsAGameThatTheRefereePasses) {
  for (const Map& map : sample::all()) expect_playable(map);
  for (const char* id : {"archipelago", "north-pole", "umbria", "jules-verne"}) {
    const std::string path =
        std::string(CHARTROOM_SOURCE_DIR "/maps/packs/sonar-family/") + id + ".map.json";
    std::ifstream file(path);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    expect_playable(parse_map(bytes.str(), path).value->map);
  }
}

TEST(FilmExample, IsAGameThatTheRefereePassesOnAnyMap) {
  std::mt19937 random(7);
  for (int k = 0; k < (CHARTROOM_NIGHTLY ? 5'000 : 200); ++k) {
    Map map = known::random_map(random);
    if (k % 3 != 0) map.starts.green = known::random_water(map, random);
    if (k % 2 != 0) map.starts.blue = known::random_water(map, random);
    expect_playable(map);
    if (testing::Test::HasFailure()) FAIL() << "map " << k;
  }
}

TEST(FilmExample, PaysForTheSilenceAndLeavesSeveralPlacesWhereTheStartIsForced) {
  const Map map = sample::archipelago();
  const FilmExample example = film_example(map, rulebook_for(map));
  EXPECT_EQ(heard_in_words(example, sheet_translator("en")), "up, left, left, silence, left");
  EXPECT_EQ(example.places, 3);
  EXPECT_EQ(example.drawn.size(), 3U);
}

}  // namespace
}  // namespace chartroom::exporters
