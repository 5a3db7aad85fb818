#include "validator/play/referee/two_sheets.h"

#include <gmock/gmock.h>

#include "tests/validator/play/referee/random_games.h"
#include "tests/validator/play/referee/referee_games.h"
#include "tests/validator/play/referee/sheet_texts.h"
#include "validator/play/referee/referee_report.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

using referee_games::free_bay;
using referee_games::judge;
using sheet_texts::laid;
using sheet_texts::laid_in_realtime;
using sheet_texts::lines_of;
using sheet_texts::read;
using sheet_texts::sheet;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(TwoSheets, TakeEachTeamsActionsFromItsOwnSheet) {
  const TwoSheets two =
      laid("blue silence right\ngreen silence\nblue sonar row 5\ngreen sonar\n",
           "blue silence\ngreen silence up\nblue sonar row 5\ngreen sonar row 1\n");
  EXPECT_TRUE(two.contradictions.empty());
  EXPECT_THAT(lines_of(two.game), ElementsAre("blue silence right", "green silence up",
                                              "blue sonar row 5", "green sonar row 1"));
  EXPECT_EQ(two.game.plies[1].sheet, Team::green);
  EXPECT_EQ(two.game.plies[1].position.line, 6);
  EXPECT_EQ(two.game.blue->point, (Point{0, 0}));
  EXPECT_EQ(two.game.green->point, (Point{5, 5}));
}

TEST(TwoSheets, FillInWhatOneCaptainDidNotWrite) {
  const TwoSheets two = laid("blue torpedo A1 = self\ngreen surface = F6\n",
                             "blue torpedo A1\ngreen surface = F6 damage\n");
  EXPECT_TRUE(two.contradictions.empty());
  EXPECT_THAT(lines_of(two.game),
              ElementsAre("blue torpedo A1 = self", "green surface = F6 damage"));
}

TEST(TwoSheets, GuessThatADirectionWasMisheard) {
  const TwoSheets two = laid("blue right\ngreen up\n", "blue down\ngreen up\n");
  ASSERT_EQ(two.contradictions.size(), 1U);
  EXPECT_EQ(two.contradictions[0].lines[0].text, "blue right");
  EXPECT_EQ(two.contradictions[0].lines[1].text, "blue down");
  EXPECT_EQ(two.contradictions[0].lines[1].position.line, 5);
  EXPECT_THAT(two.contradictions[0].message.english(), HasSubstr("Green misheard the direction"));
  EXPECT_THAT(lines_of(two.game), ElementsAre("blue right", "green up"));
}

TEST(TwoSheets, FindTheLineThatOneOfThemLacks) {
  const TwoSheets two = laid("blue right\ngreen up\nblue sonar row 5\ngreen left\nblue right\n",
                             "blue right\ngreen up\ngreen left\nblue right\n");
  ASSERT_EQ(two.contradictions.size(), 1U);
  const Contradiction& found = two.contradictions[0];
  EXPECT_EQ(found.lines[0].position.line, 7);
  EXPECT_EQ(found.lines[1].text, "");
  EXPECT_EQ(found.lines[1].position.line, 6) << "the line before the gap";
  EXPECT_THAT(found.message.english(), HasSubstr("Green's sheet lacks blue's \"sonar row 5\""));
  EXPECT_EQ(two.game.plies.size(), 5U);
}

TEST(TwoSheets, BelieveAnEnemyWhoHeardWhatOneDidNotWriteDown) {
  const TwoSheets two = laid("green up\nblue right\n", "blue silence\ngreen up\nblue right\n");
  ASSERT_EQ(two.contradictions.size(), 1U);
  EXPECT_EQ(two.contradictions[0].lines[0].position.line, 1) << "nothing stands before it";
  EXPECT_THAT(two.contradictions[0].message.english(),
              HasSubstr("Blue's own sheet lacks \"silence\""));
  EXPECT_TRUE(two.game.plies[0].unwritten);
}

TEST(TwoSheets, LeaveOutWhatWasAnsweredOrCalledInTwoWays) {
  const TwoSheets two = laid("blue sonar row 5\ngreen torpedo F6 = miss\n",
                             "blue sonar row 6\ngreen torpedo F6 = self\n");
  EXPECT_EQ(two.contradictions.size(), 2U);
  EXPECT_THAT(lines_of(two.game), ElementsAre("blue sonar", "green torpedo F6"));
  EXPECT_THAT(two.contradictions[0].message.english(),
              HasSubstr("Blue heard a different answer than green gave"));
  EXPECT_THAT(two.contradictions[1].message.english(), HasSubstr("disagree on who was hit"));
}

TEST(TwoSheets, JudgeATargetHeardInTwoWaysByWhereTheSubmarinesWere) {
  const TwoSheets two = laid("blue torpedo B2 = miss\n", "blue torpedo C2 = miss\n");
  ASSERT_EQ(two.contradictions.size(), 1U);
  EXPECT_EQ(two.contradictions[0].message.english(),
            "Green misheard the target, or blue wrote it down wrong. The referee uses a missile at "
            "B2; the submarines' positions decide what it hit.");
}

TEST(TwoSheets, TakeADifferentCallForOneCall) {
  const TwoSheets two = laid("blue silence right\ngreen up\n", "blue right\ngreen up\n");
  ASSERT_EQ(two.contradictions.size(), 1U);
  EXPECT_THAT(two.contradictions[0].message.english(),
              HasSubstr("Green heard a different call than blue wrote"));
  EXPECT_THAT(lines_of(two.game), ElementsAre("blue silence right", "green up"));
}

TEST(TwoSheets, SeeThatTwoLinesStandTheOtherWayRound) {
  const TwoSheets two = laid("blue right\ngreen up\nblue down\ngreen left\nblue right\n",
                             "blue right\nblue down\ngreen up\ngreen left\nblue right\n");
  ASSERT_EQ(two.contradictions.size(), 1U);
  EXPECT_THAT(two.contradictions[0].message.english(),
              HasSubstr("are in the opposite order in one of the sheets. The referee puts "
                        "\"green up\" first."));
  EXPECT_THAT(lines_of(two.game),
              ElementsAre("blue right", "green up", "blue down", "green left", "blue right"));
}

TEST(TwoSheets, SeeASwapWhereTheSameCallsComeAgain) {
  const TwoSheets two = laid("blue right\ngreen up\nblue right\ngreen up\nblue right\n",
                             "blue right\ngreen up\ngreen up\nblue right\nblue right\n");
  ASSERT_EQ(two.contradictions.size(), 1U);
  EXPECT_EQ(two.contradictions[0].lines[0].position.line, 7);
  EXPECT_EQ(two.contradictions[0].lines[1].position.line, 8);
  EXPECT_THAT(lines_of(two.game),
              ElementsAre("blue right", "green up", "blue right", "green up", "blue right"));
}

TEST(TwoSheets, SayThatOneOfThemEndsBeforeTheOther) {
  const TwoSheets two =
      laid("blue right\ngreen up\n", "blue right\ngreen up\nblue down\ngreen left\n");
  ASSERT_EQ(two.contradictions.size(), 1U);
  EXPECT_EQ(two.contradictions[0].lines[0].position.line, 6);
  EXPECT_EQ(two.contradictions[0].message.english(),
            "Blue's sheet ends here, but green's has 2 more lines. The referee uses them.");
  EXPECT_EQ(two.game.plies.size(), 4U);
}

TEST(TwoSheets, LayStopsOfRealtimeSideBySide) {
  const TwoSheets two = lay_side_by_side(
      sheet(Team::blue, "blue right\nblue stop\nblue surface = B1\nblue resume\ngreen up\n",
            "variant realtime"),
      sheet(Team::green, "blue right\nblue stop\nblue surface = B1\ngreen up\n",
            "variant realtime"));
  ASSERT_EQ(two.contradictions.size(), 1U);
  EXPECT_THAT(two.contradictions[0].message.english(),
              HasSubstr("Green's sheet lacks blue's \"resume\""));
  EXPECT_EQ(two.game.stops.size(), 2U);
  EXPECT_TRUE(judge(free_bay(), two.game).legal());
}

TEST(TwoSheets, JudgeASwappedDirectionWherePlayIsNotStopped) {
  const std::string early = "blue stop\nblue surface\nblue resume\ngreen up\n";
  const std::string late = "blue stop\nblue surface\ngreen up\nblue resume\n";
  const std::string before = "green up\nblue stop\nblue surface\nblue resume\n";
  const std::string behind = "blue stop\ngreen up\nblue surface\nblue resume\n";
  const std::vector<std::pair<std::string, std::string>> sheets{
      {early, late}, {late, early}, {before, behind}, {behind, before}};
  for (const auto& [blue, green] : sheets) {
    const TwoSheets two = laid_in_realtime(blue, green);
    EXPECT_EQ(two.contradictions.size(), 1U) << blue << green;
    EXPECT_TRUE(judge(free_bay(), two.game).legal()) << blue << green;
  }
}

// Green goes from F6 to F5, and the sheets have blue's sonar in different orders.
TEST(TwoSheets, JudgeASwappedDirectionWhereTheAnswerIsTrue) {
  for (const char* row : {"row 6", "row 5"}) {
    const std::string asks = std::string("blue sonar ") + row + "\n";
    const std::string charge = "blue right\nblue right\n";
    const std::vector<std::string> sheets{charge + "green up\n" + asks,
                                          charge + asks + "green up\n"};
    for (const std::size_t blue : {0U, 1U}) {
      const TwoSheets two = laid_in_realtime(sheets[blue], sheets[1 - blue]);
      ASSERT_EQ(two.contradictions.size(), 1U) << row << blue;
      EXPECT_TRUE(judge(free_bay(), two.game).legal()) << row << blue;
    }
  }
}

// Blue goes from A1 to B1.
TEST(TwoSheets, JudgeASwappedDirectionWhereTheTorpedoDidWhatWasTold) {
  const std::string step = "blue right";
  const auto order = [&](const std::string& shot) {
    const std::string first = step + "\n" + shot + "\n";
    const std::string last = shot + "\n" + step + "\n";
    const auto lines = lines_of(laid_in_realtime(first, last).game);
    EXPECT_EQ(lines, lines_of(laid_in_realtime(last, first).game)) << shot;
    return lines;
  };
  for (const std::string shot : {"green torpedo B1 = hit", "green torpedo A1 = miss"}) {
    EXPECT_THAT(order(shot), ElementsAre(step, shot));
  }
  for (const std::string shot : {"green torpedo A1 = hit", "green torpedo B1 = miss"}) {
    EXPECT_THAT(order(shot), ElementsAre(shot, step));
  }
}

TEST(TwoSheets, LackNoStopsThatACaptainNeverWrites) {
  const std::string stops = "blue right\nblue stop\nblue sonar row 6\nblue resume\ngreen up\n";
  const std::string none = "blue right\nblue sonar row 6\ngreen up\n";
  const TwoSheets two = laid_in_realtime(stops, none);
  EXPECT_TRUE(two.contradictions.empty()) << two.contradictions[0].message.english();
  EXPECT_EQ(two.game.stops.size(), 2U);
  EXPECT_TRUE(laid_in_realtime(none, stops).contradictions.empty());
  const TwoSheets shorter =
      laid_in_realtime(stops + "green stop\ngreen sonar column B\ngreen resume\n", none);
  ASSERT_EQ(shorter.contradictions.size(), 1U);
  EXPECT_EQ(shorter.contradictions[0].lines[0].text, "green sonar column B");
  EXPECT_THAT(shorter.contradictions[0].message.english(), HasSubstr("Green's own sheet lacks"));
  EXPECT_EQ(shorter.game.stops.size(), 4U);
}

TEST(TwoSheets, SayWhereTheStartsDiffer) {
  const TwoSheets two = lay_side_by_side(
      sheet(Team::blue, ""),
      read("chartroom-game 1\nmap sea\nblue start A2\ngreen start F6\nfirst blue\n"));
  ASSERT_EQ(two.contradictions.size(), 1U);
  EXPECT_THAT(two.contradictions[0].message.english(), HasSubstr("uses blue's own"));
  EXPECT_EQ(two.game.blue->point, (Point{0, 0}));
}

TEST(TwoSheets, AreToldWithBothLines) {
  const GameRecord blue = sheet(Team::blue, "blue right\ngreen up\nblue right\n");
  const GameRecord green = sheet(Team::green, "blue down\ngreen up\n");
  TwoSheets two = lay_side_by_side(blue, green);
  const Map map = free_bay();
  const RefereeReport report = judge(map, two.game);
  const SheetNotes notes{{"blue.game", "green.game"}, two.contradictions};
  const RefereedGame game{"blue.game", two.game, map, report, &notes};
  const std::string text = referee_text(game);
  EXPECT_THAT(text, testing::StartsWith("blue.game and green.game: Sea (sea), blue from A1, green "
                                        "from F6, blue goes first\n"));
  EXPECT_THAT(text, HasSubstr("\nThe sheets disagree on 2 calls:\n"
                              "  blue.game:5:1: blue right\n  green.game:5:1: blue down\n"
                              "    Green misheard the direction"));
  EXPECT_THAT(text, HasSubstr("  blue.game:7:1: blue right\n"
                              "  green.game:6:1: missing after this line\n"));
  EXPECT_THAT(text, HasSubstr("\nRead this aloud: The two sheets disagree on 2 calls. The "
                              "first of them: blue's sheet says \"blue right\" in line 5, but "
                              "green's sheet says \"blue down\" in line 5. Green misheard"));
  EXPECT_THAT(
      referee_json(game),
      testing::AllOf(HasSubstr("\"energy\":1,\"damage\":{\"blue\":0,\"green\":0},"),
                     HasSubstr(",\"sheet\":\"green\"}"),
                     HasSubstr("\"sheets\":{\"blue\":\"blue.game\",\"green\":\"green.game\"}"),
                     HasSubstr("\"read_aloud\":\"The two sheets disagree on 2 calls. The "),
                     HasSubstr("\"green\":{\"line\":6,\"column\":1,\"text\":null}")));
}

TEST(TwoSheets, PutABrokenRuleInTheSheetOfWhoBrokeIt) {
  TwoSheets two = laid("blue right\ngreen up\nblue left\n", "blue right\ngreen up\nblue left\n");
  const Map map = free_bay();
  const RefereeReport report = judge(map, two.game);
  const SheetNotes notes{{"blue.game", "green.game"}, two.contradictions};
  EXPECT_THAT(referee_text({"blue.game", two.game, map, report, &notes}),
              testing::AllOf(HasSubstr("\nblue.game:7:1: own-trail by blue"),
                             HasSubstr("The call in line 7 of blue's sheet breaks a rule.")));
}

// Returns a captain's sheet of a game.
GameRecord written_by(Team team, const GameRecord& record) {
  GameRecord sheet = record;
  (team == Team::blue ? sheet.green : sheet.blue).reset();
  for (RecordPly& ply : sheet.plies) {
    const bool enemy = ply.team != team;
    ply.unwritten =
        enemy && (ply.action.kind == ActionKind::silence || ply.action.kind == ActionKind::sonar);
    if (ply.unwritten && ply.action.kind == ActionKind::silence) {
      ply.action = Action::silence(Direction::up);
    }
  }
  return read(record_text(sheet));
}

std::string outcome(const RefereeReport& report) {
  std::string text;
  for (const RefereedPly& ply : report.plies) {
    text += to_string(ply.said) + " " + to_string(ply.point) + " " + std::to_string(ply.energy[0]) +
            std::to_string(ply.energy[1]) + std::to_string(ply.damage[0]) +
            std::to_string(ply.damage[1]) + " " + std::to_string(ply.candidates[0].count()) + " " +
            std::to_string(ply.candidates[1].count()) + "\n";
  }
  if (report.violation) {
    text += std::string(to_string(report.violation->rule)) + " " + report.violation->what.english();
  }
  return text + std::string(to_string(report.result));
}

TEST(TwoSheets, GiveTheVerdictOfTheWholeRecord) {
  std::mt19937 random(21);
  for (int i = 0; i < 200; ++i) {
    const Map map = i % 2 == 0 ? known::north_pole() : known::random_map(random);
    GameRecord record = random_games::played(map, 40, random);
    if (i % 3 == 0) random_games::alter(record, map, random);
    const TwoSheets two =
        lay_side_by_side(written_by(Team::blue, record), written_by(Team::green, record));
    ASSERT_TRUE(two.contradictions.empty()) << two.contradictions[0].message.english();
    // Lines have different names, so the texts of violations are compared without them.
    RefereeReport whole = judge(map, record);
    RefereeReport merged = judge(map, two.game);
    for (RefereeReport* report : {&whole, &merged}) {
      if (report->violation) report->violation->what = {};
    }
    EXPECT_EQ(outcome(merged), outcome(whole)) << record_text(record);
  }
}

TEST(TwoSheets, NameExactlyTheLinesOfOneSlip) {
  std::mt19937 random(22);
  int misheard = 0;
  for (int i = 0; i < 300; ++i) {
    const Map map = known::north_pole();
    const GameRecord record = random_games::played(map, 30, random);
    if (record.plies.empty()) continue;
    std::array<GameRecord, 2> sheets{written_by(Team::blue, record),
                                     written_by(Team::green, record)};
    const auto at = static_cast<std::size_t>(
        random_games::below(static_cast<int>(record.plies.size()), random));
    const auto slips = static_cast<std::size_t>(random_games::below(2, random));
    const TextPosition there = sheets[1 - slips].plies[at].position;
    const TextPosition here = sheets[slips].plies[at].position;
    const TextPosition before =
        at == 0 ? sheets[slips].position : sheets[slips].plies[at - 1].position;
    RecordPly& ply = sheets[slips].plies[at];
    const bool alters =
        i % 2 == 0 && index(ply.team) != slips && ply.action.kind == ActionKind::navigate;
    if (alters) {
      const int turned = (static_cast<int>(ply.action.direction) + 1) % 4;
      ply.action.direction = static_cast<Direction>(turned);
      ++misheard;
    } else {
      sheets[slips].plies.erase(sheets[slips].plies.begin() + static_cast<std::ptrdiff_t>(at));
    }
    const TwoSheets two = lay_side_by_side(sheets[0], sheets[1]);
    ASSERT_EQ(two.contradictions.size(), 1U) << record_text(record) << at;
    const Contradiction& found = two.contradictions[0];
    EXPECT_EQ(found.lines[1 - slips].position, there);
    EXPECT_EQ(found.lines[slips].position, alters ? here : before);
    EXPECT_EQ(found.lines[slips].text.empty(), !alters);
    EXPECT_EQ(two.game.plies.size(), record.plies.size());
  }
  EXPECT_GT(misheard, 20);
}

TEST(TwoSheets, TellASwapOfTwoLinesAsOneDisagreement) {
  std::mt19937 random(23);
  int swaps = 0;
  for (int i = 0; i < 300; ++i) {
    const Map map = i % 2 == 0 ? known::north_pole() : known::random_map(random);
    const GameRecord record = random_games::played(map, 40, random);
    if (record.plies.size() < 2) continue;
    std::array<GameRecord, 2> sheets{written_by(Team::blue, record),
                                     written_by(Team::green, record)};
    const auto at = static_cast<std::size_t>(
        random_games::below(static_cast<int>(record.plies.size()) - 1, random));
    const auto slips = static_cast<std::size_t>(random_games::below(2, random));
    auto& plies = sheets[slips].plies;
    std::swap(plies[at], plies[at + 1]);
    std::swap(plies[at].position, plies[at + 1].position);
    const TwoSheets two = lay_side_by_side(sheets[0], sheets[1]);
    ASSERT_EQ(two.contradictions.size(), 1U) << record_text(record) << at;
    const Contradiction& found = two.contradictions[0];
    EXPECT_EQ(found.lines[0].position, sheets[0].plies[at].position);
    EXPECT_EQ(found.lines[1].position, sheets[1].plies[at + 1].position);
    EXPECT_THAT(found.message.english(), HasSubstr("in the opposite order"));
    EXPECT_TRUE(judge(map, two.game).legal()) << record_text(record) << at;
    EXPECT_EQ(two.game.plies.size(), record.plies.size());
    ++swaps;
  }
  EXPECT_GT(swaps, 200);
}

}  // namespace
}  // namespace chartroom::play
