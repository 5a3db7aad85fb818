// Tests records with gaps: the direction of a silence, a start, the answer to a sonar.
#include <gmock/gmock.h>

#include <random>
#include <set>

#include "tests/validator/play/referee/random_games.h"
#include "tests/validator/play/referee/referee_games.h"
#include "validator/play/referee/referee_report.h"
#include "validator/rules/legal_actions.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

using referee_games::free_bay;
using referee_games::judge;
using testing::HasSubstr;

// Returns a captain's record with gaps. Its first ply is in line 6.
GameRecord paper(const std::string& plies,
                 const std::string& starts = "blue start A1\ngreen start F6\n") {
  const auto read = parse_records("chartroom-game 1\nmap sea\n" + starts + "first blue\n" + plies,
                                  "x.game", Gaps::allowed);
  EXPECT_TRUE(read) << read.errors[0].text();
  return read.value->front();
}

TEST(Gaps, KeepEveryWayThatASilenceMayHaveGone) {
  const RefereeReport report =
      judge(free_bay(), paper("blue right\ngreen silence\nblue right\ngreen left\nblue right\n"
                              "green surface = D6 damage\n"));
  ASSERT_TRUE(report.legal()) << report.violation->message().english();
  EXPECT_FALSE(report.plies[1].point_known);
  EXPECT_FALSE(report.plies[3].point_known) << "E5 or D6";
  EXPECT_TRUE(report.plies[5].point_known);
  EXPECT_EQ(report.plies[5].point, (Point{3, 5}));
  ASSERT_EQ(report.unchecked.size(), 2U);
  EXPECT_EQ(report.unchecked[0].position.line, 7);
  EXPECT_EQ(
      report.unchecked[0].message.english(),
      "the direction of green's silence is not written; its position is known from line 11 on");
}

TEST(Gaps, AreNoneWhereOnlyOneWayIsOpen) {
  const RefereeReport report = judge(free_bay(), paper("blue right\ngreen up\nblue silence\n"));
  ASSERT_TRUE(report.legal());
  EXPECT_TRUE(report.plies[2].point_known) << "B1 is on the trail, below is an island";
  EXPECT_EQ(report.plies[2].point, (Point{2, 0}));
  EXPECT_TRUE(report.unchecked.empty());
}

TEST(Gaps, BreakARuleOnlyWhereEveryWayDoes) {
  const Map map = free_bay();
  const std::string silence = "blue right\ngreen silence\nblue right\n";
  EXPECT_TRUE(judge(map, paper(silence + "green left\n")).legal());
  EXPECT_TRUE(judge(map, paper(silence + "green up\n")).legal());
  const RefereeReport report = judge(map, paper(silence + "green right\n"));
  ASSERT_TRUE(report.violation);
  EXPECT_EQ(report.violation->rule, Refusal::off_map);
  EXPECT_EQ(report.violation->message().english(),
            "green cannot go right from F5 or E6: from F5 the map ends there, from E6 F6 is on its "
            "own trail (legal: up, left, sonar, silence up/left, missile at 9 points of quadrant "
            "4, surface for 1 damage)");
}

TEST(Gaps, LeaveAHitOpenThatSomeWaysConfirmAndOthersDoNot) {
  const std::string fired = "blue right\ngreen silence\nblue right\ngreen torpedo F5";
  const RefereeReport untold = judge(free_bay(), paper(fired + "\n"));
  ASSERT_TRUE(untold.legal());
  EXPECT_FALSE(untold.damage_known[1]);
  EXPECT_THAT(
      untold.unchecked.back().message.english(),
      HasSubstr("whether the missile at F5 hit its own team, green: it may have been on F5 or E6"));
  const RefereeReport told = judge(free_bay(), paper(fired + " = self\n"));
  ASSERT_TRUE(told.legal());
  EXPECT_EQ(told.damage, (std::array{0, 1}));
  EXPECT_TRUE(told.damage_known[1]);
  EXPECT_TRUE(told.plies[3].point_known);
  EXPECT_THAT(told.unchecked.back().message.english(), HasSubstr("the referee accepts the call"));
  const RefereeReport never = judge(free_bay(), paper(fired + " = hit\n"));
  ASSERT_TRUE(never.violation);
  EXPECT_EQ(never.violation->rule, Refusal::false_claim);
}

TEST(Gaps, LeaveItOpenWhetherAnybodyIsSunk) {
  Map map = free_bay();
  map.rules.damage_to_sink = 1;
  const std::string fired = "blue right\ngreen silence\nblue right\ngreen torpedo F5\n";
  const GameRecord record = paper(fired);
  const RefereeReport report = judge(map, record);
  EXPECT_FALSE(report.result_known);
  EXPECT_EQ(report.result, GameResult::open);
  EXPECT_THAT(referee_text({"x.game", record, map, report}),
              HasSubstr("it is unknown whether a submarine is sunk (damage: blue 0, green ?)"));
  // A team that plays on was not sunk.
  const RefereeReport on = judge(map, paper(fired + "blue right\n"));
  ASSERT_TRUE(on.legal());
  EXPECT_TRUE(on.result_known);
  EXPECT_TRUE(on.plies[4].damage_known[1]);
}

TEST(Gaps, StandInTheJsonAsNullAndAsUnjudged) {
  const Map map = free_bay();
  const GameRecord record = paper("blue right\ngreen silence\n");
  EXPECT_THAT(
      referee_json({"x.game", record, map, judge(map, record)}),
      testing::AllOf(HasSubstr("\"action\":\"silence\",\"position\":null,"),
                     testing::EndsWith("],\"unjudged\":[{\"line\":7,\"team\":\"green\",\"message\":"
                                       "\"the direction of green's silence is not written; its "
                                       "position stays unknown\"}]}\n")));
}

TEST(Gaps, StandInTheTextAsQuestionMarks) {
  const Map map = free_bay();
  const GameRecord record = paper("blue right\ngreen silence\n");
  const std::string text = referee_text({"x.game", record, map, judge(map, record)});
  EXPECT_THAT(text, HasSubstr("    2     7  green  silence                     ?        1     0"));
  EXPECT_THAT(text, HasSubstr("\nNot checked, because the record does not say it:\n  line 7: the"));
}

TEST(Gaps, MayBeTheStartOfTheEnemyAndItsAnswers) {
  Map map = free_bay();
  map.starts = {};
  const RefereeReport report = judge(
      map, paper("blue sonar row 6\ngreen sonar\nblue right\ngreen right\nblue right\ngreen left\n",
                 "blue start A1\n"));
  ASSERT_TRUE(report.violation) << "right, and back at once";
  EXPECT_EQ(report.violation->position.line, 10);
  EXPECT_EQ(report.violation->rule, Refusal::own_trail);
  EXPECT_FALSE(report.exact);
  EXPECT_THAT(report.unchecked[0].message.english(),
              HasSubstr("the start of green is not written"));
  const RefereeReport unasked =
      judge(map, paper("blue right\ngreen right\nblue right\ngreen left\n", "blue start A1\n"));
  ASSERT_TRUE(unasked.violation);
  EXPECT_THAT(
      unasked.violation->message().english(),
      HasSubstr("green cannot go left from any of 24 points: from B1 A1 is on its own trail"));
}

TEST(Gaps, AreRefusedWhereAWholeRecordIsNeeded) {
  const std::string header =
      "chartroom-game 1\nmap sea\nblue start A1\ngreen start F6\nfirst blue\n";
  EXPECT_FALSE(parse_records(header + "blue silence\n", "x.game"));
  EXPECT_TRUE(parse_records(header + "blue silence\n", "x.game", Gaps::allowed));
  EXPECT_FALSE(parse_records(header + "blue sonar\n", "x.game", Gaps::allowed))
      << "the record is not one captain's alone";
  const std::string sheet = "chartroom-game 1\nmap sea\nblue start A1\nfirst blue\n";
  EXPECT_FALSE(parse_records(sheet, "x.game"));
  EXPECT_TRUE(parse_records(sheet + "green sonar\n", "x.game", Gaps::allowed));
  EXPECT_FALSE(parse_records(sheet + "blue sonar\n", "x.game", Gaps::allowed))
      << "what blue was told, blue heard";
  EXPECT_FALSE(parse_records("chartroom-game 1\nmap sea\nfirst blue\n", "x.game", Gaps::allowed));
}

TEST(Gaps, AreWrittenAsTheyWereRead) {
  const GameRecord record = paper("blue silence\ngreen silence up\nblue surface = A2 no damage\n");
  EXPECT_THAT(record_text(record),
              testing::EndsWith("\nblue silence\ngreen silence up\nblue surface = A2 no damage\n"));
}

TEST(Gaps, GiveUpTrailsRatherThanTime) {
  Map map = blank_map({15, 15}, "sea", "Sea");
  map.rules.silence = 0;
  std::string plies;
  for (int i = 0; i < 14; ++i) plies += "blue silence\ngreen surface\n";
  const RefereeReport report =
      judge(map, paper(plies + "blue surface = O15\n", "blue start H8\ngreen start A1\n"));
  EXPECT_FALSE(report.exact);
  EXPECT_TRUE(report.legal()) << report.violation->message().english();
}

// Collects every complete record for a record with gaps.
void fill(const GameRecord& record, const Map& map, std::size_t from,
          std::vector<GameRecord>& filled) {
  for (const Team team : kTeams) {
    if (record.start(team)) continue;
    for (const Point start : map.water()) {
      GameRecord next = record;
      (team == Team::blue ? next.blue : next.green) = RecordStart{{}, start};
      fill(next, map, 0, filled);
    }
    return;
  }
  for (std::size_t i = from; i < record.plies.size(); ++i) {
    if (!record.plies[i].unwritten) continue;
    for (const Direction direction : kDirections) {
      GameRecord next = record;
      next.plies[i].unwritten = false;
      next.plies[i].action = Action::silence(direction);
      fill(next, map, i + 1, filled);
    }
    return;
  }
  filled.push_back(record);
}

// Compares a record with all its complete ones: it is legal as far as the longest legal one.
void expect_plain_verdict(const Map& map, const GameRecord& record) {
  const RefereeReport report = judge(map, record);
  std::vector<GameRecord> filled;
  fill(record, map, 0, filled);
  std::size_t longest = 0;
  std::set<Refusal> rules;
  std::set<std::string> ends;  // the ends of all legal ones
  for (const GameRecord& whole : filled) {
    const RefereeReport one = judge(map, whole);
    if (one.violation && one.violation->rule >= Refusal::start_island) continue;
    if (one.plies.size() > longest) rules.clear();
    longest = std::max(longest, one.plies.size());
    if (one.plies.size() < longest) continue;
    if (one.violation) rules.insert(one.violation->rule);
    if (one.legal()) {
      ends.insert(to_string(one.result).data() + std::to_string(one.damage[0]) +
                  std::to_string(one.damage[1]));
    }
  }
  const std::string text = record_text(record);
  EXPECT_EQ(report.plies.size(), longest) << text;
  EXPECT_EQ(report.legal(), longest == record.plies.size()) << text;
  if (report.violation) {
    EXPECT_TRUE(rules.contains(report.violation->rule))
        << text << report.violation->message().english();
  }
  if (report.legal()) {
    const bool known = report.result_known && report.damage_known[0] && report.damage_known[1];
    EXPECT_EQ(known, ends.size() == 1) << text;
  }
}

TEST(Gaps, AreJudgedAsThoughEveryWayWereTried) {
  std::mt19937 random(11);
  int broken = 0;
  for (int i = 0; i < 400; ++i) {
    Map map = known::sea({"....", ".#..", "....", "...."});
    map.rules.sonar = map.rules.torpedo = 1;
    map.rules.silence = 1;
    map.surfacing = Surfacing{known::points({"A1", "C3"}), 1};
    map.rules.damage_to_sink = 2;
    GameRecord record = random_games::played(map, 14, random);
    random_games::forget_ways(record, 4, random);
    if (i % 3 == 0) random_games::forget_claims(record, random);
    if (i % 10 == 1) record.green.reset();
    if (i % 2 == 1) random_games::alter(record, map, random);
    expect_plain_verdict(map, record);
    if (!judge(map, record).legal()) ++broken;
  }
  EXPECT_GT(broken, 80);
}

TEST(Gaps, NeverBreakARuleOfALegalGame) {
  std::mt19937 random(12);
  for (int i = 0; i < 200; ++i) {
    const Map map = i % 2 == 0 ? known::north_pole() : known::random_map(random);
    GameRecord record = random_games::played(map, 60, random);
    random_games::forget_ways(record, 1'000, random);
    const RefereeReport report = judge(map, record);
    ASSERT_TRUE(report.legal()) << report.violation->message().english() << "\n"
                                << record_text(record);
  }
}

}  // namespace
}  // namespace chartroom::play
