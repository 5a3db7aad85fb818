#include "validator/play/games/recorded_games.h"

#include <gtest/gtest.h>

#include "maps/files/map_file.h"
#include "tests/known_maps.h"
#include "tests/temporary_folder.h"

namespace chartroom::play {
namespace {

std::string game_on(const std::string& map, const std::string& start) {
  return "chartroom-game 1\nmap " + map + "\nblue start " + start +
         "\ngreen start B2\nfirst blue\n";
}

TEST(RecordedGames, AreReadWithTheMapThatEachWasPlayedOn) {
  const TemporaryFolder folder;
  folder.write("a.map.json", to_canonical_json(known::archipelago()));
  folder.write("b.map.json", to_canonical_json(known::north_pole()));
  const auto games = recorded_games(game_on("a.map.json", "A1") + game_on("b.map.json", "A1"),
                                    (folder / "x.game").string());
  ASSERT_TRUE(games);
  EXPECT_EQ(games.value->at(0).map.map, known::archipelago());
  EXPECT_EQ(games.value->at(1).map.map, known::north_pole());
  EXPECT_EQ(games.value->at(1).map.path, (folder / "b.map.json").string());
}

TEST(RecordedGames, AreRefusedWithTheLimitsOfTheirMap) {
  const TemporaryFolder folder;
  folder.write("a.map.json", to_canonical_json(known::archipelago()));
  const auto fault_of = [&folder](const std::string& line, const std::string& map) {
    const auto games =
        recorded_games(game_on(map, "A1") + line + "\n", (folder / "x.game").string());
    EXPECT_FALSE(games);
    return games.errors.empty() ? "" : games.errors[0].what;
  };
  EXPECT_EQ(fault_of("blue surface 5", "a.map.json"),
            "\"5\" is not understood (expected a point from A1 to J10, such as D3)");
  EXPECT_EQ(fault_of("blue torpedo x", "a.map.json"),
            "\"x\" is not understood (expected a point from A1 to J10, such as D3)");
  EXPECT_EQ(fault_of("blue sonar row x", "a.map.json"),
            "\"x\" is not understood (expected a row from 1 to 10)");
  EXPECT_EQ(fault_of("blue surface 5", "gone.map.json"),
            "\"5\" is not understood (expected a point of the map, such as D3)");
}

TEST(RecordedGames, AreRefusedWithEveryFaultOfAllGames) {
  const TemporaryFolder folder;
  folder.write("a.map.json", to_canonical_json(known::archipelago()));
  const auto games = recorded_games(game_on("a.map.json", "O15") + game_on("b.map.json", "A1"),
                                    (folder / "x.game").string());
  EXPECT_FALSE(games);
  ASSERT_EQ(games.errors.size(), 2U);
  EXPECT_EQ(games.errors[0].what, "the map has no point O15 (it is 10 x 10 points)");
  EXPECT_EQ(games.errors[1].line, 7);
}

}  // namespace
}  // namespace chartroom::play
