#include "validator/play/referee/referee.h"

#include <gmock/gmock.h>

#include <map>

#include "tests/validator/play/referee/referee_games.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

using referee_games::bay;
using referee_games::free_bay;
using referee_games::game;
using referee_games::judge;
using referee_games::rough_bay;

struct Broken {
  Refusal rule;
  Map (*map)();
  const char* starts;
  const char* plies;  // the first in line 7
  int line;
  Team team;
  const char* words;  // words in the message
  const char* variant = "turns";
};

constexpr Team kBlue = Team::blue;
constexpr Team kGreen = Team::green;

const Broken kBroken[] = {
    {Refusal::game_over, rough_bay, "A1 F6", "blue torpedo A1 = self\ngreen up\n", 8, kGreen,
     "green cannot act: blue was sunk in line 7, so green has won"},
    {Refusal::game_over, rough_bay, "A3 A1", "blue surface\nblue up\n", 8, kBlue,
     "blue was sunk in line 7"},
    {Refusal::game_over, rough_bay, "A1 A1", "blue torpedo A1 = hit self\nblue surface\n", 8, kBlue,
     "both submarines were sunk in line 7, so the game is a draw (legal: nothing)"},
    {Refusal::game_over, rough_bay, "A1 A3", "green torpedo A1\n\nblue up\n", 9, kBlue,
     "blue was sunk in line 7, so green has won", "realtime"},

    {Refusal::not_your_turn, bay, "A1 F6", "green up\n", 7, kGreen,
     "green cannot act now; it is blue's turn: blue goes first (legal: an action of blue"},
    {Refusal::not_your_turn, bay, "A1 F6", "blue right\nblue right\n", 8, kBlue,
     "it is green's turn: blue acted last, in line 7"},
    {Refusal::not_your_turn, bay, "A1 F6", "blue right\ngreen up\n# a pause\ngreen torpedo B2\n",
     10, kGreen, "green acted last, in line 8"},

    {Refusal::energy, bay, "A1 F6", "blue sonar row 6\n", 7, kBlue,
     "blue cannot pay for sonar: it needs 2 energy, blue has 0 (legal: down, right, surface)"},
    {Refusal::energy, bay, "A1 F6",
     "blue right\ngreen up\nblue right\ngreen up\nblue silence down\n", 11, kBlue,
     "silence: it needs 3 energy, blue has 2"},
    {Refusal::energy, bay, "A1 F6",
     "blue right\ngreen up\nblue right\ngreen up\nblue right\ngreen up\nblue right\n"
     "green torpedo F1\n",
     14, kGreen, "a missile: it needs 4 energy, green has 3"},
    {Refusal::energy, bay, "A1 F6",  // named before the target on an island
     "blue torpedo B2\n", 7, kBlue, "has 0"},

    {Refusal::off_map, bay, "A1 F6", "blue up\n", 7, kBlue,
     "blue cannot go up from A1: the map ends there (legal: down, right, surface)"},
    {Refusal::off_map, bay, "A1 F6", "blue down\ngreen right\n", 8, kGreen,
     "green cannot go right from F6"},
    {Refusal::off_map, free_bay, "A1 F6", "blue silence left\n", 7, kBlue,
     "blue cannot go left from A1 in silence: the map ends there (legal: down, right, sonar, "
     "silence down/right, missile at 8 points of quadrant 1, surface)"},

    {Refusal::island, bay, "A2 F6", "blue right\n", 7, kBlue,
     "blue cannot go right from A2: B2 is an island (legal: up, down, surface)"},
    {Refusal::island, bay, "A1 B6", "blue right\ngreen up\n", 8, kGreen, "B5 is an island"},
    {Refusal::island, free_bay, "A1 F6", "blue right\ngreen up\nblue silence down\n", 9, kBlue,
     "from B1 in silence: B2 is an island"},

    {Refusal::own_trail, bay, "A1 F6", "blue right\ngreen up\nblue left\n", 9, kBlue,
     "A1 is on its own trail since the start (legal: right, surface)"},
    {Refusal::own_trail, bay, "A1 F6",
     "blue right\ngreen up\nblue right\ngreen up\nblue down\ngreen up\nblue right\ngreen left\n"
     "blue up\ngreen up\nblue left\n",
     17, kBlue, "C1 is on its own trail since line 9"},
    {Refusal::own_trail, free_bay, "A1 F6",
     "blue right\ngreen silence up\nblue sonar row 5\ngreen silence down\n", 10, kGreen,
     "green cannot go down from F5 in silence: F6 is on its own trail since the start"},
    {Refusal::own_trail, bay, "B3 F6",  // surfacing leaves the point itself on the trail
     "blue left\ngreen up\nblue surface\ngreen up\nblue right\ngreen up\nblue left\n", 13, kBlue,
     "A3 is on its own trail since line 9"},

    {Refusal::target_island, free_bay, "A1 F6", "blue torpedo B2\n", 7, kBlue,
     "blue cannot fire at B2 from A1: B2 is an island"},
    {Refusal::target_island, free_bay, "A1 F6", "blue torpedo D3\n", 7, kBlue, "D3"},
    {Refusal::target_island, free_bay, "A1 F6", "blue torpedo A1 = self\ngreen torpedo B5\n", 8,
     kGreen, "green cannot fire at B5 from F6"},

    {Refusal::target_quadrant, free_bay, "A1 F6", "blue torpedo D1\n", 7, kBlue,
     "D1 is in quadrant 2, but the submarine is in quadrant 1"},
    {Refusal::target_quadrant, free_bay, "A1 F6", "blue torpedo F6\n", 7, kBlue, "quadrant 4"},
    {Refusal::target_quadrant, free_bay, "A1 F6", "blue down\ngreen torpedo F3\n", 8, kGreen,
     "green cannot fire at F3 from F6"},

    {Refusal::false_answer, free_bay, "A1 F6", "blue sonar row 5\n", 7, kGreen,
     "green answered \"row 5\" to sonar, but green was on F6 (legal: \"row 6\" or \"column F\")"},
    {Refusal::false_answer, free_bay, "A1 F6", "blue sonar column A\n", 7, kGreen, "\"column A\""},
    {Refusal::false_answer, free_bay, "A1 F6", "blue right\ngreen sonar row 2\n", 8, kBlue,
     "blue was on B1"},

    {Refusal::false_claim, free_bay, "A1 F6", "blue torpedo A2 = hit\n", 7, kGreen,
     "blue's missile at A2 was called \"hit\", but green was on F6 and blue on A1 (true: "
     "\"miss\")"},
    {Refusal::false_claim, free_bay, "A1 F6", "blue torpedo A1 = miss\n", 7, kBlue,
     "(true: \"self\")"},
    {Refusal::false_claim, free_bay, "A1 F6", "blue torpedo A1 = hit self\n", 7, kGreen,
     "(true: \"self\")"},
    {Refusal::false_claim, free_bay, "A1 F6", "blue right\ngreen surface = F5 damage\n", 8, kGreen,
     "green said it surfaced on F5, but it was on F6 (true: \"F6 damage\")"},
    {Refusal::false_claim, free_bay, "A1 F6", "blue right\ngreen surface = F6 no damage\n", 8,
     kGreen,
     "green surfaced without damage, but surfacing on F6 costs 1 damage (true: \"F6 damage\")"},
    {Refusal::false_claim, free_bay, "A1 F6", "blue surface = A1 damage\n", 7, kBlue,
     "blue surfaced with damage, but surfacing on A1 costs no damage (true: \"A1\")"},

    {Refusal::start_island, bay, "B2 F6", "blue up\n", 3, kBlue,
     "blue cannot start on B2: it is an island (legal: any of the 33 points of water)"},
    {Refusal::start_island, bay, "A1 B5", "", 4, kGreen, "green cannot start on B5"},
    {Refusal::start_island, bay, "D3 B5", "", 3, kBlue, "D3"},
    {Refusal::start_island, free_bay, "A1 B5", "", 4, kGreen, "an island (legal: F6)"},

    {Refusal::start_forced, free_bay, "A2 F6", "", 3, kBlue,
     "blue cannot start on A2: on this map blue must start on A1 (legal: A1)"},
    {Refusal::start_forced, free_bay, "A1 E6", "green up\n", 4, kGreen, "start on F6"},
    {Refusal::start_forced, free_bay, "F6 A1", "", 3, kBlue, "F6"},

    {Refusal::stopped, bay, "A1 F6", "blue stop\nblue right\n", 8, kBlue,
     "blue cannot go right while play is stopped: blue called stop in line 7 and has not called "
     "resume (legal: surface, or \"blue resume\" first)",
     "realtime"},
    {Refusal::stopped, free_bay, "A1 F6", "blue stop\nblue sonar row 6\ngreen up\nblue resume\n", 9,
     kGreen, "green cannot go up while play is stopped: blue called stop in line 7", "realtime"},
    {Refusal::stopped, free_bay, "A1 F6",  // chained: green's stop still holds
     "blue stop\ngreen stop\nblue surface\nblue resume\nblue right\n", 11, kBlue,
     "green called stop in line 8", "realtime"},
    {Refusal::stopped, free_bay, "A1 F6", "green stop\nblue stop\nblue right\n", 9, kBlue,
     "(legal: sonar, silence down/right, missile at 8 points of quadrant 1, surface, or \"blue "
     "resume\" and \"green resume\" first)",
     "realtime"},
    {Refusal::energy, bay, "A1 F6", "green stop\nblue sonar row 6\n", 8, kBlue,
     "(legal: surface, or \"green resume\" first)", "realtime"},
};

TEST(Referee, NamesTheFirstBrokenRuleWithWhoWhyAndWhatWouldHaveBeenLegal) {
  for (const Broken& broken : kBroken) {
    SCOPED_TRACE(std::string(to_string(broken.rule)) + " by:\n" + broken.plies);
    const RefereeReport report =
        judge(broken.map(), game(broken.starts, broken.plies, broken.variant));
    ASSERT_TRUE(report.violation);
    EXPECT_EQ(to_string(report.violation->rule), to_string(broken.rule));
    EXPECT_EQ(report.violation->position.line, broken.line);
    EXPECT_EQ(report.violation->team, broken.team);
    EXPECT_THAT(report.violation->message().english(), testing::HasSubstr(broken.words));
  }
}

TEST(Referee, HasThreeExamplesOfEveryRule) {
  std::map<Refusal, int> examples;
  for (const Broken& broken : kBroken) ++examples[broken.rule];
  EXPECT_EQ(examples.size(), 13U);
  for (const auto& [rule, count] : examples) EXPECT_GE(count, 3) << to_string(rule);
}

struct Fair {
  const char* why;
  Map (*map)();
  const char* starts;
  const char* plies;
  GameResult result = GameResult::open;
  const char* variant = "turns";
};

const Fair kFair[] = {
    {"no plies at all", bay, "A1 F6", ""},
    {"both on one point", bay, "A1 A1", "blue right\ngreen right\n"},
    {"back to the start after surfacing", bay, "A1 F6",
     "blue right\ngreen up\nblue surface\ngreen up\nblue left\n"},
    {"surfacing twice running", bay, "A1 F6", "blue surface\ngreen up\nblue surface = A1\n"},
    {"sonar with just enough energy", bay, "A1 F6",
     "blue right\ngreen up\nblue right\ngreen up\nblue sonar column F\n"},
    {"navigating with a full gauge", bay, "A1 F6",
     "blue right\ngreen up\nblue right\ngreen up\nblue right\ngreen up\nblue right\ngreen up\n"
     "blue right\ngreen up\nblue torpedo F3 = miss\n"},
    {"the own point as a target", free_bay, "A1 F6", "blue torpedo A1 = self\n"},
    {"a corner of the own quadrant", free_bay, "A1 F6", "blue torpedo C3 = miss\n"},
    {"across the border after crossing it", free_bay, "A1 F6",
     "blue right\ngreen up\nblue right\ngreen up\nblue right\ngreen up\nblue torpedo F3 = hit\n"},
    {"either answer to sonar", free_bay, "A1 F6",
     "blue sonar row 6\ngreen sonar column A\nblue sonar column F\n"},
    {"no claims", free_bay, "A1 F6", "blue torpedo A1\ngreen surface\n"},
    {"surfacing with its damage", free_bay, "A1 F6",
     "blue surface = A1\ngreen surface = F6 damage\n"},
    {"surfacing without a word of its damage", free_bay, "A1 F6",
     "blue right\ngreen surface = F6\n"},
    {"systems while play is stopped, and directions after it", free_bay, "A1 F6",
     "blue right\nblue stop\nblue sonar row 6\ngreen stop\ngreen torpedo F6 = self\ngreen resume\n"
     "blue silence right\nblue resume\ngreen up\nblue right\n",
     GameResult::open, "realtime"},
    {"out of turn in realtime", bay, "A1 F6", "green up\ngreen up\nblue right\nblue right\n",
     GameResult::open, "realtime"},
    {"the forced starts", free_bay, "A1 F6", ""},
    {"a win", rough_bay, "A1 A3", "blue torpedo A3 = hit\n", GameResult::blue_wins},
    {"sunk by the own torpedo", rough_bay, "A1 A3", "blue torpedo A1\n", GameResult::green_wins},
    {"sunk by surfacing", rough_bay, "A1 A3", "blue down\ngreen surface = A3 damage\n",
     GameResult::blue_wins},
    {"a draw", rough_bay, "A1 A1", "blue torpedo A1 = hit self\n", GameResult::draw},
};

TEST(Referee, LetsLegalGamesPass) {
  for (const Fair& fair : kFair) {
    SCOPED_TRACE(fair.why);
    const GameRecord record = game(fair.starts, fair.plies, fair.variant);
    const RefereeReport report = judge(fair.map(), record);
    ASSERT_TRUE(report.legal()) << report.violation->message().english();
    EXPECT_EQ(report.plies.size(), record.plies.size());
    EXPECT_EQ(report.result, fair.result);
  }
}

TEST(Referee, GivesTheGameUpToTheBrokenRule) {
  const RefereeReport report =
      judge(free_bay(), game("A1 F6", "blue torpedo A1 = self\ngreen up\nblue up\ngreen up\n"));
  ASSERT_TRUE(report.violation);
  ASSERT_EQ(report.plies.size(), 2U);
  EXPECT_EQ(report.damage, (std::array{1, 0}));
  EXPECT_EQ(report.plies[1].position.line, 8);
  EXPECT_EQ(report.plies[1].point, (Point{5, 4}));
  EXPECT_EQ(report.plies[1].energy, (std::array{0, 1}));
  EXPECT_EQ(report.plies[1].candidates[0], (PointSet{Point{0, 0}}));
}

TEST(Referee, JudgesByTheRulesThatItIsGiven) {
  const GameRecord record = game("A1 F6", "blue torpedo A1\ngreen up\n");
  Rulebook rules;
  rules.torpedo = 0;
  EXPECT_TRUE(referee(record, bay(), rules).legal());
  rules.damage_to_sink = 1;
  EXPECT_EQ(referee(record, bay(), rules).violation->rule, Refusal::game_over);
  EXPECT_EQ(referee(record, bay(), Rulebook{}).violation->rule, Refusal::energy);
}

TEST(Referee, BlamesTheStartThatStandsFirstInTheFile) {
  const auto read = parse_records(
      "chartroom-game 1\ngreen start B5\nblue start B2\nmap sea\nfirst blue\n", "x.game");
  const RefereeReport report = judge(bay(), read.value->front());
  EXPECT_EQ(report.violation->team, Team::green);
  EXPECT_EQ(report.violation->position.line, 2);
}

}  // namespace
}  // namespace chartroom::play
