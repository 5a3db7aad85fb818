#include <cstdint>

#include "validator/play/tracking/tracking.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/play/games/match.h"
#include "validator/play/referee/heard_lines.h"
#include "validator/play/tracking/tracking_report.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

std::vector<HeardLine> lines_of(const std::string& text, Team tracked) {
  const auto read =
      parse_announcements("chartroom-announcements 1\nmap sea\n" + text, "x.heard", tracked);
  EXPECT_TRUE(read) << read.errors[0].text();
  return read ? read.value->lines : std::vector<HeardLine>{};
}

std::vector<Knowledge> follow(const Map& map, const std::string& text, Team tracked = Team::green,
                              bool start_known = false) {
  const auto tracking = make_tracking(map, rulebook_for(map), tracked, start_known);
  std::vector<Knowledge> all;
  for (const HeardLine& line : lines_of(text, tracked)) all.push_back(tracking->hear(line));
  return all;
}

std::vector<int> counts(const std::vector<Knowledge>& all) {
  std::vector<int> numbers;
  for (const Knowledge& known : all) numbers.push_back(known.count());
  return numbers;
}

TEST(Tracking, FollowsTheExampleOfTheRules) {
  const auto all = follow(known::north_pole(),
                          "up\nleft\nleft\nsilence\nrow 8\ntorpedo D7\nwe torpedo B8 miss\n");
  EXPECT_THAT(counts(all), testing::ElementsAre(82, 70, 58, 71, 7, 4, 3));
  EXPECT_EQ(all.back().points, (std::vector<Point>{{0, 7}, {3, 7}, {4, 7}}));
  EXPECT_EQ(all.back().event, "we");
}

// On 4 x 4 points without islands the submarine went up once, from any of 12.
TEST(Tracking, TheFilmTellsWhatShareOfTheCoursesHoldsAPoint) {
  const Map map = known::sea({"....", "....", "....", "...."});
  const auto tracking = make_tracking(map, rulebook_for(map), Team::green, false);
  for (const HeardLine& line : lines_of("up\n", Team::green)) tracking->hear(line);
  const std::vector<FilmPoint> film = tracking->film();
  ASSERT_EQ(film.size(), 16U);
  for (const FilmPoint& p : film) {
    const bool end = p.point.row < 3;
    const bool start = p.point.row > 0;
    EXPECT_DOUBLE_EQ(p.position_share, end ? 1 / 12.0 : 0);
    EXPECT_DOUBLE_EQ(p.trail_share, ((end ? 1 : 0) + (start ? 1 : 0)) / 12.0);
  }
}

TEST(Tracking, TheFilmHoldsTheCandidatesAndOneWholeTrail) {
  const Map map = known::archipelago();
  const auto tracking = make_tracking(map, rulebook_for(map), Team::blue, true);
  for (const HeardLine& line : lines_of("right\nright\nsilence\n", Team::blue)) {
    const Knowledge known = tracking->hear(line);
    double ends = 0;
    double trails = 0;
    std::vector<Point> points;
    for (const FilmPoint& p : tracking->film()) {
      ends += p.position_share;
      trails += p.trail_share;
      if (p.position_share > 0) points.push_back(p.point);
      EXPECT_GE(p.trail_share, p.position_share);
    }
    EXPECT_EQ(points, known.points);
    EXPECT_NEAR(ends, 1, 1e-12);
    EXPECT_NEAR(trails, line.position.line - 1, 1e-12) << "the start and a point for each step";
  }
}

TEST(Tracking, AForcedStartIsKnownOnlyToThoseWhoKnowTheTeam) {
  const std::string text = "right\nright\nsilence\ndown\n";
  EXPECT_THAT(counts(follow(known::archipelago(), text, Team::blue, true)),
              testing::ElementsAre(1, 1, 2, 1));
  EXPECT_EQ(counts(follow(known::archipelago(), text, Team::blue, false))[0], 73);
  EXPECT_EQ(counts(follow(known::archipelago(), "start\n", Team::green, true))[0], 1);
}

TEST(Tracking, UndoTakesBackTheLastLineThatStands) {
  const auto all =
      follow(known::north_pole(),
             "surface B2 damage\nright\nup\nundo\nundo\nstart\ndown\nundo\nundo\nleft\n");
  EXPECT_THAT(counts(all), testing::ElementsAre(1, 1, 1, 1, 1, 96, 82, 96, 1, 1));
  EXPECT_EQ(all[3].points[0], (Point{2, 1}));
  EXPECT_EQ(all[8].points[0], (Point{1, 1}));
  EXPECT_EQ(all[9].points[0], (Point{0, 1}));
}

TEST(Tracking, UndoBringsBackTheSameAsNeverHavingHeard) {
  const Map map = known::north_pole();
  std::string text;
  for (int i = 0; i < 300; ++i) text += "up\nleft\nsurface F6 damage\ndown\nsilence\nrow 8\n";
  std::vector<HeardLine> lines = lines_of(text, Team::green);
  const auto tracking = make_tracking(map, rulebook_for(map), Team::green, false);
  std::vector<std::vector<Point>> before{tracking->at_start().points};
  for (const HeardLine& line : lines) before.push_back(tracking->hear(line).points);
  const HeardLine undo{{1, 1}, HeardKind::undo, {}};
  for (std::size_t i = lines.size(); i > 0; --i) {
    ASSERT_EQ(tracking->hear(undo).points, before[i - 1]) << i;
  }
}

TEST(Tracking, FromALineThatNothingExplainsOnNothingIsLeft) {
  const auto all =
      follow(known::north_pole(), "surface B2 damage\nup\nup\nleft\nundo\nundo\nleft\n");
  EXPECT_THAT(counts(all), testing::ElementsAre(1, 1, 0, 0, 0, 1, 1));
  EXPECT_TRUE(all[2].refuted);
  EXPECT_FALSE(all[3].refuted) << "the fault lies before it";
  EXPECT_THAT(counts(follow(known::north_pole(), "up\ndown\nstart\n")),
              testing::ElementsAre(82, 0, 96));
  EXPECT_THAT(
      counts(follow(known::north_pole(), "up\ndown\nsurface C8 damage\nsurface C7 damage\nup\n")),
      testing::ElementsAre(82, 0, 0, 1, 1))
      << "nobody surfaces on an island";
}

TEST(Tracking, OffersTheLikeliestSlip) {
  // B2 right up is C1, from which no step goes up.
  const auto up = follow(known::north_pole(), "surface B2 damage\nright\nup\nup\n");
  ASSERT_TRUE(up.back().mishearing);
  EXPECT_EQ(refuted_text(up.back()),
            "no position fits \"up\" (likeliest mistake: line 5, \"up\", was \"right\")");
  // No step goes left from the first column, so only the point itself can be wrong.
  const auto back = follow(known::north_pole(), "surface A2 damage\nleft\n");
  ASSERT_TRUE(back.back().mishearing);
  EXPECT_EQ(back.back().mishearing->line, 3) << "the point was misheard";
  EXPECT_EQ(back.back().mishearing->heard, "surface A2 damage");
}

TEST(Tracking, DoubtsTheLastLineLastOfAll) {
  // If any one answer were different, the others would still contradict it.
  const auto all = follow(known::north_pole(), "row 8\nrow 8\nsonar\nrow 3\n");
  ASSERT_TRUE(all.back().mishearing);
  EXPECT_EQ(refuted_text(all.back()),
            "no position fits \"row 3\" (no correction of an earlier line explains it; "
            "perhaps it was \"row 8\")");
  const auto missed = follow(known::north_pole(), "row 8\nrow 8\nsonar\nrow 9\n");
  EXPECT_EQ(refuted_text(missed.back()),
            "no position fits \"row 9\" (likeliest mistake: \"down\" is missing before line 6)");
  const auto none = follow(known::north_pole(), "surface C8 damage\nsurface D9 damage\n");
  EXPECT_TRUE(none[0].refuted);
}

TEST(Tracking, LooksForSlipsInBoundedTime) {
  std::string text;
  for (int i = 0; i < 9; ++i) text += "silence\n";
  for (int i = 0; i < 90; ++i) text += "we torpedo A1 miss\nrow 8\n";
  const auto all = follow(known::north_pole(), text + "row 9\n");
  EXPECT_TRUE(all.back().mishearing);
}

TEST(Tracking, EverySlipItOffersMendsTheList) {
  const Map map = known::north_pole();
  std::mt19937 random(5);
  int applied = 0;
  for (int game = 0; game < 200; ++game) {
    std::string text = "surface E5 damage\n";
    for (int i = 0; i < 8; ++i) {
      text += std::string(to_string(kDirections[random() % kDirections.size()])) + "\n";
    }
    for (const Knowledge& known : follow(map, text)) {
      if (!known.refuted || !known.mishearing) continue;
      std::vector<HeardLine> lines = lines_of(text, Team::green);
      lines.resize(static_cast<std::size_t>(known.position.line - 2));
      const auto at = lines.begin() + (known.mishearing->line - 3);
      if (known.mishearing->meant.empty()) {
        lines.erase(at);
      } else {
        *at = lines_of(known.mishearing->meant + "\n", Team::green)[0];
      }
      const auto tracking = make_tracking(map, rulebook_for(map), Team::green, false);
      for (const HeardLine& line : lines) EXPECT_GT(tracking->hear(line).count(), 0) << text;
      ++applied;
    }
  }
  EXPECT_GT(applied, 100);
}

TEST(Tracking, AListAndARecordOfOneGameTellTheSame) {
  const Map map = known::archipelago();
  const Sea<2> sea(map, rulebook_for(map));
  const auto novice = make_agent<2>("novice", SurfacingWill::blocked);
  for (std::uint32_t game = 0; game < 20; ++game) {
    Tally tally;
    GameRecord record;
    record.map = map.id;
    record.blue = RecordStart{{}, *map.starts.blue};
    record.green = RecordStart{{}, *map.starts.green};
    play_game<2>(sea, {*novice, *novice},
                 {*map.starts.blue, *map.starts.green, Team::blue, 3, 0, game}, tally,
                 &record.plies);
    const RefereeReport report = referee(record, map, sea.rules());
    ASSERT_TRUE(report.legal());
    for (const Team team : kTeams) {
      const Team tracked = other(team);
      std::string text;
      const auto from_record = make_tracking(map, sea.rules(), tracked, true);
      std::vector<std::vector<Point>> points;
      for (const HeardLine& line : heard_by(team, report)) {
        text += heard_text(line, tracked) + "\n";
        points.push_back(from_record->hear(line).points);
      }
      const auto from_list = follow(map, text, tracked, true);
      ASSERT_EQ(from_list.size(), points.size());
      for (std::size_t i = 0; i < points.size(); ++i) ASSERT_EQ(from_list[i].points, points[i]);
      std::vector<Point> expected;
      for (const Point point : report.plies.back().candidates[index(tracked)]) {
        expected.push_back(point);
      }
      EXPECT_EQ(points.back(), expected) << "as the referee's own trackers have it";
    }
  }
}

TEST(Tracking, WritesTheContractsJson) {
  const auto all =
      follow(known::north_pole(), "surface B2 damage\nsilence\nwe torpedo B1 hit\nup\n");
  EXPECT_EQ(tracking_json(all[1]),
            "{\"line\":4,\"event\":\"silence\",\"count\":4,\"hypotheses\":4,\"exact\":true,"
            "\"points\":[\"B1\",\"A2\",\"C2\",\"B3\"]}\n");
  EXPECT_EQ(tracking_json(all[2]),
            "{\"line\":5,\"event\":\"we\",\"count\":1,\"hypotheses\":1,\"exact\":true,"
            "\"points\":[\"B1\"]}\n");
  EXPECT_EQ(tracking_json(all[3]),
            "{\"line\":6,\"event\":\"up\",\"count\":0,\"hypotheses\":0,\"exact\":true,"
            "\"points\":[],\"unexplained\":6,\"mends\":["
            "{\"line\":5,\"heard\":\"we torpedo B1 hit\",\"meant\":\"we torpedo B1 miss\"},"
            "{\"line\":5,\"heard\":\"we torpedo B1 hit\",\"meant\":\"\"},"
            "{\"line\":6,\"heard\":\"up\",\"meant\":\"left\"},"
            "{\"line\":6,\"heard\":\"up\",\"meant\":\"right\"},"
            "{\"line\":6,\"heard\":\"up\",\"meant\":\"\"}],\"all_mends\":true}\n");
  const auto corrected = follow(known::north_pole(), "up\nmend 3 down\nundo\n");
  EXPECT_THAT(
      tracking_json(corrected[1]),
      testing::EndsWith("],\"change\":{\"line\":3,\"heard\":\"up\",\"meant\":\"down\"}}\n"));
  EXPECT_THAT(
      tracking_json(corrected[2]),
      testing::EndsWith("],\"change\":{\"line\":4,\"heard\":\"mend 3 down\",\"meant\":\"\"}}\n"));
}

TEST(Tracking, DrawsTheSeaWithWhatIsLeft) {
  const Map map = known::sea({"....", ".#..", "....", "...."});
  const auto all = follow(map, "surface A1\nsilence\n");
  EXPECT_EQ(tracking_picture(map, all.back(), "green"),
            "Possible positions of green: 2.\n\n   A B C D\n 1 . x . .\n 2 x # . .\n 3 . . . .\n"
            " 4 . . . .\n");
  EXPECT_EQ(tracking_row(all[1]), "    4  silence               2  B1 A2\n");
}

}  // namespace
}  // namespace chartroom::play
