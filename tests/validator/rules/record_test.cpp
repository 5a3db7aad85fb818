#include "validator/rules/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace chartroom::rules {
using namespace maps;
namespace {

constexpr const char* kHeader =
    "chartroom-game 1\nmap north-pole\nblue start C2\ngreen start H9\nfirst blue\n";

ParseResult<std::vector<GameRecord>> parse(const std::string& text) {
  return parse_records(text, "x.game");
}

TEST(Record, ReadsEveryActionWithItsClaim) {
  const auto read = parse(std::string(kHeader) +
                          "variant turns # as played\r\n\n"
                          "blue right\nGREEN Up\nblue sonar row 8 # green's answer\n"
                          "green silence left\nblue torpedo d3 = miss\ngreen torpedo H9=hit self\n"
                          "blue surface = H3 damage\ngreen sonar column j\ngreen surface\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  const GameRecord& game = read.value->front();
  EXPECT_EQ(game.map, "north-pole");
  EXPECT_EQ(game.blue->point, (Point{2, 1}));
  ASSERT_EQ(game.plies.size(), 9U);
  EXPECT_EQ(game.plies[0].action, Action::navigate(Direction::right));
  EXPECT_EQ(game.plies[2].action, Action::sonar(Axis::row));
  EXPECT_EQ(game.plies[2].sonar_line, 7);
  EXPECT_EQ(game.plies[4].claim, (Claim{false, false, {}}));
  EXPECT_EQ(game.plies[5].claim, (Claim{true, true, {}}));
  EXPECT_EQ(game.plies[6].claim, (Claim{false, true, Point{7, 2}}));
  EXPECT_EQ(game.plies[7].sonar_line, 9);
  EXPECT_FALSE(game.plies[8].claim);
}

TEST(Record, ReadsSeveralGamesOfAFile) {
  const auto read = parse(std::string(kHeader) + "blue up\n" + kHeader + "blue down\nblue left\n");
  ASSERT_TRUE(read);
  EXPECT_EQ(read.value->size(), 2U);
  EXPECT_EQ((*read.value)[1].plies.size(), 2U);
  EXPECT_EQ((*read.value)[1].position.line, 7);
}

TEST(Record, RealtimeNeedsNoFirstTeam) {
  EXPECT_TRUE(parse("chartroom-game 1\nvariant realtime\nmap a\nblue start A1\ngreen start A2\n"));
  EXPECT_FALSE(parse("chartroom-game 1\nmap a\nblue start A1\ngreen start A2\n"));
}

TEST(Record, SaysWhoPlaysWhereThatIsKnown) {
  const auto read = parse(std::string(kHeader) + "green player Expert  # an agent\nblue up\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_EQ(read.value->front().players, (std::array<std::string, 2>{"", "expert"}));
  EXPECT_EQ(record_text(read.value->front()),
            std::string(kHeader) + "green player expert\n\nblue up\n");
  EXPECT_FALSE(parse(std::string(kHeader) + "blue player a\nblue player b\n"));
  EXPECT_FALSE(parse(std::string(kHeader) + "blue up\nblue player a\n"));
}

TEST(Record, TakesTheWordsOfTheRulebooksAndOfTheTable) {
  const auto read = parse(
      "chartroom-game 1\nmap North  Pole\nBlau: start C2\ngreen start H9\nfirst b\n"
      "blue navigate right\nGreen: up\nb r\ngreen : down\nblue:left\ng s left\n"
      "blau manövrieren hoch\nblue missile d3 = self hit\ngreen sonar line 3\n"
      "grün Schleichfahrt links\nverde sonar f\nb sonar 12\nverde sonar colonna F\n"
      "b 어뢰 A1 = 빗나감\ng missile A2 = “Miss!” “Miss!”\n"
      "g surfacing = E2 kein Schaden\nBLEU surface = E2 DÉGÂTS\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_EQ(read.value->front().map, "north pole");
  EXPECT_EQ(record_text(read.value->front()),
            "chartroom-game 1\nmap north pole\nblue start C2\ngreen start H9\nfirst blue\n\n"
            "blue right\ngreen up\nblue right\ngreen down\nblue left\ngreen silence left\n"
            "blue up\nblue torpedo D3 = hit self\ngreen sonar row 3\n"
            "green silence left\ngreen sonar column F\nblue sonar row 12\ngreen sonar column F\n"
            "blue torpedo A1 = miss\ngreen torpedo A2 = miss\n"
            "green surface = E2 no damage\nblue surface = E2 damage\n");
}

TEST(Record, TakesTheCallsThatTheRulebooksPrint) {
  const auto read =
      parse_records(std::string(kHeader) +
                        "blue “Activating silence!”\ngreen Aktiviere Schleichfahrt left\n"
                        "blue Activating sonar! We are on Line 2.\n"
                        "green Aktiviere Sonar! „Wir stehen in Spalte F“\n"
                        "blue “Surfacing—H3!”\ngreen north\nblue n\n"
                        "green fire d 3 missed\n",
                    "x.game", Gaps::allowed);
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_THAT(record_text(read.value->front()),
              testing::EndsWith("\nblue silence\ngreen silence left\nblue sonar row 2\n"
                                "green sonar column F\nblue surface = H3\ngreen up\nblue up\n"
                                "green torpedo D3 = miss\n"));
}

TEST(Record, TakesStartsHoweverTheyAreMarked) {
  const auto read = parse(
      "chartroom-game 1\nmap north-pole\nBlue start: C2\nGruen start = H9\nfirst blue\nblue up\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_EQ(read.value->front().blue->point, (maps::Point{2, 1}));
  EXPECT_EQ(read.value->front().green->point, (maps::Point{7, 8}));
}

TEST(Record, TellsOneFaultOfALineThatIsNoAction) {
  const auto read = parse(
      "chartroom-game 1\nmap north-pole\nblue begins C2\nblue start C2\ngreen start H9\n"
      "first blue\nblue up\n");
  ASSERT_EQ(read.errors.size(), 1U);
  EXPECT_EQ(read.errors[0].line, 3);
  // A name of any length works.
  const auto longer = parse(
      "chartroom-game 1\nmap north-pole\nblue start C2\ngreen start H9\n"
      "first blue\nblue " +
      std::string(5'000, 'x') + "\n");
  ASSERT_EQ(longer.errors.size(), 1U);
  EXPECT_LT(longer.errors[0].text().size(), 300U);
}

// Players write sheets in a hurry.
TEST(Record, TakesTimesOfDayNumbersAndPunctuationForWhatTheyAre) {
  const auto read = parse(std::string(kHeader) +
                          "20:15 Blue: right!\n20:15:40 green left,\n3. blue up.\n4) Green: UP!!!\n"
                          "\t5 blue torpedo D3, miss\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  const auto plain = parse(std::string(kHeader) +
                           "blue right\ngreen left\nblue up\ngreen up\nblue torpedo D3 = miss\n");
  EXPECT_EQ(record_text(read.value->front()), record_text(plain.value->front()));
  const auto bad = parse(std::string(kHeader) + "20:15 blue  rigth!\n");
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.errors[0].column, 13) << "every word keeps its place";
}

TEST(Record, TakesTheSentencesThatOurSheetsPrint) {
  const auto read = parse(std::string(kHeader) +
                          "blue „Torpedo auf D3!“\nGreen: “Surfacing on H2!”\nblue Sonar! Row 2\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_EQ(read.value->front().plies[1].claim->point, maps::Point(7, 1));
}

TEST(Record, LeavesTheNameOfAMapAsItIs) {
  const auto read =
      parse("chartroom-game 1\nmap St. Malo!\nblue start A1\ngreen start B2\nfirst blue\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_EQ(read.value->front().map, "st. malo!");
}

// As in lists, and as captains write what they hear.
TEST(Record, TakesClaimsWithoutTheirSign) {
  const auto read =
      parse(std::string(kHeader) +
            "blue torpedo D3 hit\ngreen surface F2 damage\nblue surface A1 no damage\n");
  ASSERT_TRUE(read) << read.errors[0].text();
  const auto plain =
      parse(std::string(kHeader) +
            "blue torpedo D3 = hit\ngreen surface = F2 damage\nblue surface = A1 no damage\n");
  EXPECT_EQ(record_text(read.value->front()), record_text(plain.value->front()));
}

TEST(Record, KeepsThePlaceOfEveryWordBehindAColon) {
  const auto read = parse(std::string(kHeader) + "Blue: nowhere\nblue: rigth\n");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.errors[0].column, 7);
  EXPECT_THAT(read.errors[1].what, testing::HasSubstr("did you mean right?"));
}

struct Bad {
  const char* line;
  int column;
  const char* what;
};

TEST(Record, NamesThePlaceOfEveryLineThatDoesNotParse) {
  const Bad bad[] = {{"blue", 5, "the line ends here"},
                     {"red up", 1, "\"red\""},
                     {"blue northwest", 6, "\"northwest\""},
                     {"blue up down", 9, "unexpected"},
                     {"blue up = miss", 9, "unexpected"},
                     {"blue sonar", 11, "the answer"},
                     {"blue sonar row", 15, "a row"},
                     {"blue sonar row H", 16, "a row"},
                     {"blue sonar row 16", 16, "a row"},
                     {"blue sonar column 8", 19, "a column"},
                     {"blue silence", 13, "up, down"},
                     {"blue torpedo P1", 14, "a point"},
                     {"blue torpedo D03", 14, "a point"},
                     {"blue torpedo D3 sunk", 17, "hit, miss"},
                     {"right", 1, "begins with its team: blue right, or green right"},
                     {"blue up lol", 9, "comments begin with #"},
                     {"blue torpedo D3 = sunk", 19, "hit, miss"},
                     {"blue torpedo D3 = hit miss", 23, "self if the team that fired was"},
                     {"blue torpedo D3 = miss hit", 24, "self if the team that fired was"},
                     {"blue torpedo D3 = hit hit", 23, "self if the team that fired was"},
                     {"blue surface = hit", 16, "a point"},
                     {"blue surface = H3 hurt", 19, "unexpected"},
                     {"  blue  \xC3\xA9\xC3\xA9 up", 9, "\xC3\xA9\xC3\xA9"},
                     {"map other", 1, "duplicate header line"},
                     {"first green", 1, "duplicate header line"},
                     {"blue start A1", 1, "duplicate header line"},
                     {"variant fast", 9, "turns or realtime"},
                     {"blue player", 12, "an agent, or one word for a person"},
                     {"blue player my cousin", 16, "unexpected"}};
  for (const Bad& b : bad) {
    const auto read = parse(std::string(kHeader) + b.line + "\n");
    ASSERT_FALSE(read) << b.line;
    ASSERT_EQ(read.errors.size(), 1U) << b.line;
    EXPECT_EQ(read.errors[0].line, 6) << b.line;
    EXPECT_EQ(read.errors[0].column, b.column) << b.line;
    EXPECT_THAT(read.errors[0].what, testing::HasSubstr(b.what)) << b.line;
  }
}

TEST(Record, ReportsEveryErrorAndAcceptsNothingInPart) {
  const auto read = parse("chartroom-game 1\nblue start A1\nfirst blue\nblue uo\nblue dwn\n");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.errors.size(), 4U) << "no map, no green start, two bad lines";
  EXPECT_FALSE(parse(""));
  EXPECT_FALSE(parse("map a\n"));
  EXPECT_FALSE(parse("chartroom-game 2\nmap a\n"));
  EXPECT_FALSE(parse(std::string(kHeader) + "blue up\nfirst blue\n"));
}

TEST(Record, SaysOnceThatItsFirstLineIsForgotten) {
  const auto read = parse("map a\nblue start A1\ngreen start A2\nfirst blue\n\nblue up\n");
  ASSERT_EQ(read.errors.size(), 1U);
  EXPECT_EQ(read.errors[0].line, 1);
  EXPECT_THAT(read.errors[0].what, testing::HasSubstr("a game begins with \"chartroom-game 1\""));
}

TEST(Record, TellsOfALineOfTheHeaderThatItCannotReadOnce) {
  const auto read =
      parse("chartroom-game 1\nmap a\nblue start ZZ\ngreen start A2\nfirst purple\n\nblue up\n");
  ASSERT_EQ(read.errors.size(), 2U);
  EXPECT_EQ(read.errors[0].line, 3);
  EXPECT_EQ(read.errors[1].line, 5);
}

TEST(Record, AsksASheetOnlyForItsCaptainsOwnStart) {
  const std::string header = "chartroom-game 1\nmap a\nfirst blue\n";
  const auto asks = [&](const std::string& plies, Gaps gaps) {
    std::vector<std::string> asked;
    for (const FileError& error : parse_records(header + plies, "x.game", gaps).errors) {
      asked.push_back(error.what);
    }
    return asked;
  };
  using testing::ElementsAre;
  using testing::HasSubstr;
  for (const Gaps gaps : {Gaps::allowed, Gaps::sheet}) {
    EXPECT_THAT(
        asks("blue silence up\ngreen silence\n", gaps),
        ElementsAre("blue's sheet gives blue no start (expected a line: blue start POINT)"));
    EXPECT_THAT(asks("blue sonar\n", gaps), ElementsAre(HasSubstr("green's sheet gives green no")));
  }
  const std::string nobodys = "blue silence\ngreen silence\n";
  EXPECT_THAT(asks(nobodys, Gaps::sheet),
              ElementsAre("the sheet does not give its captain's own start (expected a line: blue "
                          "start POINT, or green start POINT)"));
  EXPECT_THAT(asks(nobodys, Gaps::allowed),
              ElementsAre(HasSubstr("gives blue no start"), HasSubstr("gives green no start")));
}

TEST(Record, TellsWhatTheMapDoesNotHave) {
  const auto read = parse(std::string(kHeader) +
                          "blue torpedo K1\nblue sonar row 11\nblue sonar column K\nblue up\n"
                          "blue surface = A11\nblue torpedo J10\n");
  ASSERT_TRUE(read);
  const auto errors = outside(read.value->front(), {10, 10}, "x.game");
  ASSERT_EQ(errors.size(), 4U);
  EXPECT_EQ(errors[0].line, 6);
  EXPECT_THAT(errors[1].what, testing::HasSubstr("row 11"));
}

GameRecord random_record(std::mt19937& random) {
  const auto roll = [&random](int n) {
    return static_cast<int>(random() % static_cast<unsigned>(n));
  };
  const auto point = [&] { return Point{roll(15), roll(15)}; };
  GameRecord game;
  game.map = roll(2) == 0 ? "a-map" : "Maps/A.map.json";
  game.blue = RecordStart{{}, point()};
  game.green = RecordStart{{}, point()};
  game.first = roll(2) == 0 ? Team::blue : Team::green;
  game.variant = roll(2) == 0 ? Variant::turns : Variant::realtime;
  if (roll(2) == 0) game.players[static_cast<std::size_t>(roll(2))] = "novice";
  for (int i = roll(30); i > 0; --i) {
    RecordPly ply;
    ply.team = roll(2) == 0 ? Team::blue : Team::green;
    const auto direction = static_cast<Direction>(roll(4));
    switch (roll(5)) {
      case 0:
        ply.action = Action::navigate(direction);
        break;
      case 1:
        ply.action = Action::silence(direction);
        break;
      case 2:
        ply.action = Action::sonar(roll(2) == 0 ? Axis::row : Axis::column);
        ply.sonar_line = roll(15);
        break;
      case 3:
        ply.action = Action::torpedo(point());
        if (roll(2) == 0) ply.claim = Claim{roll(2) == 0, roll(2) == 0, {}};
        break;
      default:
        if (roll(2) == 0) ply.claim = Claim{false, roll(2) == 0, point()};
    }
    game.plies.push_back(ply);
  }
  return game;
}

TEST(Record, PrintsWhatReadsBackAsTheSameGame) {
  std::mt19937 random(5);
  for (int i = 0; i < 2'000; ++i) {
    const GameRecord game = random_record(random);
    const auto read = parse(record_text(game));
    ASSERT_TRUE(read) << read.errors[0].text() << "\n" << record_text(game);
    ASSERT_TRUE(same_game(read.value->front(), game));
    for (std::size_t p = 0; p < game.plies.size(); ++p) {
      EXPECT_EQ(read.value->front().plies[p].action, game.plies[p].action);
      EXPECT_EQ(read.value->front().plies[p].claim, game.plies[p].claim);
    }
  }
}

TEST(Record, NeverCrashesOnDamagedText) {
  std::mt19937 random(6);
  for (int i = 0; i < 2'000; ++i) {
    std::string text = record_text(random_record(random));
    for (int change = 0; change < 3; ++change) {
      text[random() % text.size()] = static_cast<char>(random() % 256);
    }
    const auto read = parse(text);
    EXPECT_NE(read.value.has_value(), !read.errors.empty());
  }
}

}  // namespace
}  // namespace chartroom::rules
