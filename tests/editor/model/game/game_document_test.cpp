#include "editor/model/game/game_document.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "editor/model/game/game_session.h"
#include "maps/files/map_file.h"
#include "tests/known_maps.h"
#include "tests/temporary_folder.h"

namespace chartroom::editor {
using namespace maps;
using namespace rules;
namespace {

void begin(GameDocument& document, int plies) {
  GameSession session(document, 1, false);
  session.choose_start({0, 0});
  session.choose_start({3, 3});
  for (int i = 0; i < plies; ++i) {
    session.act(Action::navigate(i % 2 == 0 ? Direction::right : Direction::left));
  }
}

class GameDocumentTest : public testing::Test {
 protected:
  // Writes a map into the test's folder.
  std::string map_file(const std::string& name) {
    const std::string path = path_of(name);
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    save_file(path, to_canonical_json(map_));
    return path;
  }
  std::string path_of(const std::string& name) const { return (folder_.path() / name).string(); }
  GameDocument game_on(const std::string& path) {
    return GameDocument(MapInput{path, map_, {}}, Team::blue);
  }

  TemporaryFolder folder_;
  Map map_ = known::sea({"....", "....", "....", "...."});
};

TEST_F(GameDocumentTest, IsMissedByNobodyBeforeSomethingWasPlayed) {
  GameDocument document = game_on("");
  begin(document, 0);
  EXPECT_FALSE(document.modified());
  EXPECT_TRUE(document.can_undo());
  GameSession session(document, 1, false);
  session.act(Action::navigate(Direction::right));
  EXPECT_TRUE(document.modified());
}

TEST_F(GameDocumentTest, IsSavedAndOpenedAgainAsTheSameGameOnItsMap) {
  GameDocument document = game_on(map_file("maps/sea.map.json"));
  begin(document, 3);
  const std::string path = path_of("games/evening.game");
  std::filesystem::create_directories(path_of("games"));
  document.save_as(path);
  EXPECT_FALSE(document.modified());
  const auto again = GameDocument::open(path);
  ASSERT_TRUE(again) << again.errors.front().text();
  EXPECT_TRUE(same_game(again.value->record(), [&] {
    GameRecord record = document.record();
    record.map = "../maps/sea.map.json";
    return record;
  }()));
  EXPECT_EQ(again.value->map(), map_);
  EXPECT_EQ(again.value->title("en"), "▶ evening.game");
}

TEST_F(GameDocumentTest, HasTheSameSeatsWhenItIsOpenedAgainOrComesBackFromTheJournal) {
  GameDocument document = game_on(map_file("sea.map.json"));
  begin(document, 3);
  GameSession session(document, 1, false);
  session.set_seat(Team::green, "novice");
  EXPECT_TRUE(session.any_agent());
  document.save_as(path_of("evening.game"));
  auto opened = GameDocument::open(path_of("evening.game"));
  ASSERT_TRUE(opened) << opened.errors.front().text();
  auto restored = GameDocument::restored(document.draft_text(), std::nullopt, std::nullopt);
  ASSERT_TRUE(restored);
  for (GameDocument* again : {&*opened.value, &*restored.value}) {
    const GameSession same(*again, 1, true);
    EXPECT_EQ(same.seat(Team::blue), "");
    EXPECT_EQ(same.seat(Team::green), "novice");
  }
}

TEST_F(GameDocumentTest, ComesBackFromTheJournalWithItsSteps) {
  GameDocument document = game_on(map_file("sea.map.json"));
  begin(document, 3);
  ASSERT_GE(document.steps().size(), 2U);
  document.undo();
  EXPECT_FALSE(document.draft_history().undo.empty()) << "before the file names another map";
  document.save_as(path_of("evening.game"));
  document.undo();
  auto back = GameDocument::restored(document.draft_text(), document.path(), document.stamp(),
                                     document.draft_history());
  ASSERT_TRUE(back);
  // No record can be read before both starts are chosen, in the first two steps.
  constexpr std::size_t kStarts = 2;
  ASSERT_EQ(back.value->steps().size() + kStarts, document.steps().size());
  EXPECT_EQ(back.value->steps_done() + kStarts, document.steps_done());
  for (std::size_t i = 0; i <= back.value->steps().size(); ++i) {
    GameRecord kept = back.value->state(i).record;
    kept.map = document.state(i + kStarts).record.map;  // the record names it, not the step
    EXPECT_TRUE(same_game(kept, document.state(i + kStarts).record)) << i;
  }
  back.value->redo();
  EXPECT_FALSE(back.value->modified()) << "as it was saved";
}

TEST_F(GameDocumentTest, TakesANameThatNoAgentHasForAPerson) {
  map_file("sea.map.json");
  save_file(path_of("evening.game"),
            "chartroom-game 1\nmap sea.map.json\nblue start A1\ngreen start D4\nfirst blue\n"
            "blue player anna\n");
  auto document = GameDocument::open(path_of("evening.game"));
  ASSERT_TRUE(document) << document.errors.front().text();
  const GameSession session(*document.value, 1, true);
  EXPECT_EQ(session.seat(Team::blue), "");
  EXPECT_NE(document.value->file_text().find("\nblue player anna\n"), std::string::npos);
}

TEST_F(GameDocumentTest, NamesTheMapByItsIdWhereThatLeadsToIt) {
  const std::string map = map_file("sea.map.json");
  save_file(
      path_of("pack.json"),
      "{\"format\":\"chartroom-pack\",\"version\":1,\"id\":\"seas\",\"name\":{\"en\":\"Seas\"},"
      "\"maps\":[\"sea.map.json\"]}");
  GameDocument document = game_on(map);
  begin(document, 1);
  document.save_as(path_of("evening.game"));
  EXPECT_NE(document.file_text().find("\nmap sea\n"), std::string::npos);
}

TEST_F(GameDocumentTest, LeadsToItsMapOnlyWhereTheRecordCanNameIt) {
  std::filesystem::create_directory(path_of("New Maps"));
  std::filesystem::create_directory(path_of("seas"));
  for (const auto& [file, can] :
       {std::pair{"New Maps/sea.map.json", false}, std::pair{"seas/sea.map.json", true}}) {
    const std::string map = map_file(file);
    GameDocument document = game_on(map);
    begin(document, 1);
    document.save_as(path_of("evening.game"));
    EXPECT_EQ(document.named_map(), can ? map : "");
    EXPECT_EQ(GameDocument::open(path_of("evening.game")).value.has_value(), can) << file;
  }
}

TEST_F(GameDocumentTest, SaysWhatKeepsAFileFromBeingShown) {
  map_file("sea.map.json");
  const std::string path = path_of("evening.game");
  save_file(path,
            "chartroom-game 1\nmap sea.map.json\nblue start A1\ngreen start Z9\nfirst blue\n");
  EXPECT_FALSE(GameDocument::open(path));
  const std::string game =
      "chartroom-game 1\nmap sea.map.json\nblue start A1\ngreen start D4\nfirst blue\n";
  save_file(path, game + game);
  EXPECT_EQ(GameDocument::open(path).errors.front().what, "holds 2 games (expected one)");
  save_file(path, "chartroom-game 1\nmap reef\nblue start A1\ngreen start D4\nfirst blue\n");
  EXPECT_EQ(GameDocument::open(path).errors.front().what,
            "no map has the id \"reef\" (searched: this file's pack and the installed packs)");
}

TEST_F(GameDocumentTest, OpensRecordsThatBreakRulesAndKeepsThemAsTheyAre) {
  map_file("sea.map.json");
  const std::string path = path_of("evening.game");
  const std::string text =
      "chartroom-game 1\nmap sea.map.json\nblue start A1\ngreen start D4\nfirst blue\n\n"
      "blue up  # off the map\n";
  save_file(path, text);
  const auto document = GameDocument::open(path);
  ASSERT_TRUE(document);
  EXPECT_EQ(document.value->file_text(), text);
  EXPECT_FALSE(document.value->modified());
}

TEST_F(GameDocumentTest, SavesAMapThatWasNeverSavedBesideItsRecord) {
  RuleOverrides pack;
  pack.gauge = 6;
  map_.id = "untitled-3";
  GameDocument document(MapInput{"", map_, pack}, Team::blue);
  begin(document, 1);
  document.save_as(path_of("evening.game"));
  EXPECT_FALSE(GameDocument::open(path_of("evening.game")));
  save_file(path_of("evening.map.json"), "another map");
  EXPECT_EQ(document.save_map(), path_of("evening-2.map.json"));
  EXPECT_FALSE(document.modified());
  const auto again = GameDocument::open(path_of("evening.game"));
  ASSERT_TRUE(again) << again.errors.front().text();
  EXPECT_EQ(again.value->record().map, "evening-2.map.json");
  EXPECT_EQ(again.value->record().plies.size(), document.record().plies.size());
  EXPECT_EQ(again.value->rules().gauge, 6);
  EXPECT_EQ(again.value->map().islands, map_.islands);
}

// The map's own tab will propose "untitled.map.json".
TEST_F(GameDocumentTest, LeavesTheNameOfAnUntitledMapToTheMap) {
  map_.id = "untitled";
  GameDocument document(MapInput{"", map_, {}}, Team::blue);
  begin(document, 1);
  document.save_as(path_of("untitled.game"));
  EXPECT_EQ(document.save_map(), path_of("untitled-played.map.json"));
}

TEST_F(GameDocumentTest, ComesBackFromTheJournalWithAMapThatWasNeverSaved) {
  RuleOverrides pack;
  pack.gauge = 6;
  GameDocument document(MapInput{"", map_, pack}, Team::blue);
  begin(document, 3);
  const auto again = GameDocument::restored(document.draft_text(), std::nullopt, std::nullopt);
  ASSERT_TRUE(again) << again.errors.front().text();
  EXPECT_TRUE(same_game(again.value->record(), document.record()));
  EXPECT_EQ(again.value->rules(), document.rules());
  EXPECT_TRUE(again.value->modified());
}

TEST(GamePath, EndsInGame) {
  EXPECT_EQ(game_path("/a/evening"), "/a/evening.game");
  EXPECT_EQ(game_path("/a/evening.game"), "/a/evening.game");
  EXPECT_TRUE(holds_games("evening.game", ""));
  EXPECT_TRUE(holds_games("x", "chartroom-game 1\n"));
  EXPECT_FALSE(holds_games("x.map.json", "{}"));
}

}  // namespace
}  // namespace chartroom::editor
