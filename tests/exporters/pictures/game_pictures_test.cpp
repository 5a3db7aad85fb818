#include "exporters/pictures/game_pictures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "tests/exporters/sample_maps.h"
#include "tests/temporary_folder.h"
#include "validator/play/simulation/notable_games.h"

namespace chartroom::exporters {
using namespace maps;
using namespace rules;
using namespace play;
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

GameRecord record_of(const std::string& plies) {
  const auto read = parse_records(
      "chartroom-game 1\nmap north-pole\n"
      "blue start A1\ngreen start J10\nfirst blue\n" +
          plies,
      "test.game");
  return read.value->front();
}

std::vector<GameMoment> moments_of(const Map& map, const GameRecord& record) {
  const Rulebook rules = rulebook_for(map);
  return game_moments(map, rules, record, referee(record, map, rules));
}

Point at(std::string_view name) { return parse_point(name).value(); }

TEST(GameMoments, FollowBothTrailsFromTheStartAndFromEachSurfacing) {
  const auto moments = moments_of(
      sample::north_pole(), record_of("blue right\ngreen up\nblue down\ngreen surface\nblue up\n"));
  // The referee stops at blue's third step, back onto its own trail.
  ASSERT_EQ(moments.size(), 5U);
  EXPECT_EQ(moments[0].title, "The start");
  EXPECT_EQ(moments[3].title, "3. blue: down");
  EXPECT_THAT(moments[4].trails[0], ElementsAre(at("A1"), at("B1"), at("B2")));
  EXPECT_THAT(moments[3].trails[1], ElementsAre(at("J10"), at("J9")));
  EXPECT_THAT(moments[4].trails[1], ElementsAre(at("J9")));
  EXPECT_EQ(moments[4].knowledge, "blue knows green on J9");
  EXPECT_THAT(moments[4].damage, ElementsAre(0, 1));
}

TEST(GameMoments, TellOfTheSubmarineThatAnswersASonar) {
  const auto moments =
      moments_of(sample::north_pole(),
                 record_of("blue right\ngreen up\nblue right\ngreen up\nblue sonar column J\n"));
  ASSERT_EQ(moments.size(), 6U);
  EXPECT_EQ(moments[4].told, Team::green);
  EXPECT_EQ(moments[5].told, Team::green);
  for (const FilmPoint& p : moments[5].film) EXPECT_EQ(p.point.column, 9);
  EXPECT_THAT(moments[5].knowledge, HasSubstr("blue has 8 possible positions for green"));
}

// In play by simulated captains the film never loses the submarine, nor a point of its trail.
TEST(GameMoments, KeepTheSubmarineAndItsTrailOnTheFilm) {
  for (const Map& map : {sample::archipelago(), sample::north_pole()}) {
    TournamentPlan plan;
    plan.map = map;
    plan.rules = rulebook_for(map);
    plan.games = 40;
    const auto game = notable_games(plan).typical;
    ASSERT_TRUE(game.has_value());
    const auto moments = moments_of(map, game->record);
    EXPECT_EQ(moments.size(), game->record.plies.size() + 1);
    for (const GameMoment& moment : moments) {
      for (const Point p : moment.trails[index(moment.told)]) {
        const bool present = p == moment.trails[index(moment.told)].back();
        EXPECT_TRUE(std::any_of(moment.film.begin(), moment.film.end(),
                                [&](const FilmPoint& f) {
                                  return f.point == p && f.trail_share > 0 &&
                                         (!present || f.position_share > 0);
                                }))
            << moment.title << " " << to_string(p);
      }
    }
  }
}

TEST(GamePictures, AreTheSameEveryTimeAndAnotherForEachMoment) {
  const Map map = sample::north_pole();
  const auto moments = moments_of(map, record_of("blue right\ngreen up\n"));
  EXPECT_TRUE(png_picture(map, moments[1]) == png_picture(map, moments[1]));
  EXPECT_TRUE(svg_picture(map, moments[1]) == svg_picture(map, moments[1]));
  EXPECT_FALSE(png_picture(map, moments[1]) == png_picture(map, moments[2]));
  EXPECT_FALSE(svg_picture(map, moments[1]) == svg_picture(map, moments[2]));
}

// A row has at least three boards, and as many as are readable before a second page begins.
TEST(GamePictures, StandOnOnePageAsLongAsTheBoardsCanBeRead) {
  const Map map = sample::north_pole();
  const auto moment = moments_of(map, record_of("")).front();
  const TemporaryFolder folder;
  const auto pages = [&](std::size_t moments) {
    folder.write("game.pdf", pdf_pages(map, "A game", std::vector(moments, moment), Paper::a4));
    const std::string file = (folder / "game.pdf").string();
    return WEXITSTATUS(
        std::system(("exit $(pdfinfo " + file + " | sed -n 's/^Pages: *//p')").c_str()));
  };
  EXPECT_EQ(pages(1), 1);
  EXPECT_EQ(pages(50), 1);
  EXPECT_EQ(pages(55), 2);
}

}  // namespace
}  // namespace chartroom::exporters
