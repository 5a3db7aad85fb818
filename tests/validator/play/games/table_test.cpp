#include <cstdint>

#include "validator/play/games/table.h"

#include <gmock/gmock.h>

#include "tests/known_maps.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

using ::testing::HasSubstr;

TableSetup setup_for(const Map& map, std::string blue, std::string green, std::uint64_t seed = 1) {
  TableSetup setup;
  setup.map = map;
  setup.rules = rulebook_for(map);
  setup.map_name = map.id;
  setup.agents = {std::move(blue), std::move(green)};
  setup.starts = {Point{0, 0}, Point{9, 9}};
  setup.seed = seed;
  return setup;
}

// Plays for the seat to move: an agent's choice, or the person's first legal action.
void play_one(Table& table) {
  const Team team = table.state().to_move();
  Action action =
      table.is_agent(team) ? table.agent_action(team) : legal_plies(table.state()).front();
  if (action.kind == ActionKind::sonar && table.is_agent(other(team))) {
    action.answer = table.agent_answer(other(team));
  }
  table.play(team, action);
}

void play(Table& table, int plies) {
  for (int i = 0; i < plies && table.state().result() == GameResult::open; ++i) play_one(table);
}

std::string text(const Table& table) { return record_text(table.record()); }

ParseResult<std::unique_ptr<Table>> resumed(const TableSetup& setup, const std::string& record) {
  const auto games = parse_records(record, "x.game");
  EXPECT_TRUE(games);
  return Table::resume(setup, games.value->front(), "x.game");
}

void expect_same_position(const Table& a, const Table& b) {
  EXPECT_EQ(text(a), text(b));
  for (const Team team : kTeams) {
    EXPECT_EQ(a.state().submarine(team), b.state().submarine(team));
    EXPECT_EQ(a.candidates(team), b.candidates(team));
  }
  EXPECT_EQ(a.state().to_move(), b.state().to_move());
  EXPECT_EQ(a.state().result(), b.state().result());
}

TEST(Table, TakesBackToTheStart) {
  const TableSetup setup = setup_for(known::north_pole(), "", "novice");
  const Table fresh(setup);
  Table table(setup);
  play(table, 20);
  while (table.plies_to_take_back() > 0) table.take_back(table.plies_to_take_back());
  expect_same_position(table, fresh);
}

TEST(Table, KeepsStopsOfRealtimeAndTakesThemBackWithWhatTheyFollow) {
  TableSetup setup = setup_for(known::north_pole(), "", "novice");
  setup.variant = Variant::realtime;
  Table table(setup);
  const auto go = [&](Direction direction) { table.play(Team::blue, Action::navigate(direction)); };
  go(Direction::right);
  table.call_stop(Team::blue);
  table.call_stop(Team::green);
  table.call_resume(Team::blue);
  EXPECT_TRUE(table.stopped()) << "green has not let play go on";
  table.call_resume(Team::green);
  EXPECT_FALSE(table.stopped());
  go(Direction::down);
  table.call_stop(Team::blue);
  EXPECT_THAT(text(table), HasSubstr("blue right\nblue stop\ngreen stop\nblue resume\n"
                                     "green resume\nblue down\nblue stop\n"));
  const auto again = resumed(setup, text(table));
  ASSERT_TRUE(again);
  EXPECT_TRUE((*again.value)->stopped());
  expect_same_position(**again.value, table);
  table.take_back(1);
  EXPECT_FALSE(table.stopped());
  table.take_back(1);
  EXPECT_EQ(table.record().stops.size(), 0U);
}

TEST(Table, TakesBackTheOwnActionAndTheAgentsReply) {
  TableSetup setup = setup_for(known::archipelago(), "", "random");
  Table table(setup);
  EXPECT_EQ(table.plies_to_take_back(), 0);
  play(table, 4);
  EXPECT_EQ(table.plies_to_take_back(), 2);
  setup.first = Team::green;
  Table other_first(setup);
  play(other_first, 1);
  EXPECT_EQ(other_first.plies_to_take_back(), 0) << "the agent's first action stands";
  play(other_first, 2);
  other_first.take_back(other_first.plies_to_take_back());
  EXPECT_EQ(other_first.plies().size(), 1U);
}

TEST(Table, TakesBackOnePlyBetweenTwoPeople) {
  Table table(setup_for(known::archipelago(), "", ""));
  play(table, 3);
  EXPECT_EQ(table.plies_to_take_back(), 1);
  table.take_back(1);
  EXPECT_EQ(table.state().to_move(), Team::blue);
}

TEST(Table, TakingBackAndPlayingTheSameGivesTheSame) {
  Table table(setup_for(known::north_pole(), "", "novice"));
  play(table, 12);
  const std::string before = text(table);
  table.take_back(6);
  play(table, 6);
  EXPECT_EQ(text(table), before);
}

TEST(Table, TheSeedDecidesWhatAgentsDo) {
  const auto game = [](std::uint64_t seed) {
    Table table(setup_for(known::north_pole(), "novice", "random", seed));
    play(table, 100);
    return text(table);
  };
  EXPECT_EQ(game(1), game(1));
  EXPECT_NE(game(1), game(2));
}

TEST(Table, ResumesEveryGameAtEveryPly) {
  const TableSetup setup = setup_for(known::archipelago(), "novice", "novice", 5);
  Table table(setup);
  for (int ply = 0; ply < 60 && table.state().result() == GameResult::open; ++ply) {
    const auto again = resumed(setup, text(table));
    ASSERT_TRUE(again);
    expect_same_position(**again.value, table);
    play(**again.value, 1);
    play(table, 1);
    EXPECT_EQ(text(**again.value), text(table)) << "and it goes on as it would have gone on";
  }
}

TEST(Table, PlaysOnSeasOfEverySize) {
  std::mt19937 random(7);
  for (int game = 0; game < 50; ++game) {
    const Map map = known::random_map(random);
    TableSetup setup = setup_for(map, "novice", "random");
    setup.starts = {known::random_water(map, random), known::random_water(map, random)};
    Table table(setup);
    play(table, 80);
    EXPECT_TRUE(table.state().invariants_hold());
    EXPECT_TRUE(resumed(setup, text(table)));
  }
}

TEST(Table, RefusesToResumeWhatBreaksARule) {
  const TableSetup setup = setup_for(known::archipelago(), "", "");
  const std::string head = "chartroom-game 1\nmap archipelago\n";
  const std::string starts = "blue start A1\ngreen start J10\nfirst blue\n";
  const auto expect_error = [&](const std::string& record, int line, const std::string& what) {
    const auto read = resumed(setup, record);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.errors[0].line, line);
    EXPECT_THAT(read.errors[0].what, HasSubstr(what));
  };
  expect_error(head + "blue start A2\ngreen start J10\nfirst blue\n", 3, "start-forced");
  expect_error(head + starts + "blue right\nblue right\n", 7, "not-your-turn");
  expect_error(head + starts + "blue up\n", 6, "off-map");
  expect_error(head + starts + "blue surface = A2\n", 6, "false-claim");
  expect_error(head + starts + "blue torpedo K1\n", 6, "K1");
  expect_error(head + starts + "blue right\ngreen up\nblue right\ngreen up\nblue sonar row 9\n", 10,
               "false-answer");
}

// Plays in realtime: the person acts twice for each of the agent's calls.
void play_in_realtime(Table& table, int plies) {
  for (int i = 0; i < plies && table.state().result() == GameResult::open; ++i) {
    const Team team = i % 3 == 2 ? Team::green : Team::blue;
    const auto& state = table.state();
    Action action = team == Team::green
                        ? table.agent_action(team)
                        : LegalActions<kTableWords>(state.sea(), state.submarine(team)).at(0);
    if (action.kind == ActionKind::sonar) action.answer = Axis::column;
    table.play(team, action);
  }
}

TEST(Table, ARealtimeGameGoesOnFromItsRecord) {
  TableSetup setup = setup_for(known::north_pole(), "", "novice");
  setup.variant = Variant::realtime;
  setup.first = Team::green;
  Table table(setup);
  play_in_realtime(table, 25);
  EXPECT_THAT(text(table), HasSubstr("first blue\nvariant realtime\n"))
      << "who called first is the first";
  setup.variant = Variant::turns;
  const auto again = resumed(setup, text(table));
  ASSERT_TRUE(again);
  EXPECT_EQ((*again.value)->variant(), Variant::realtime);
  expect_same_position(**again.value, table);
}

// A master's actions depend on all announcements.
TEST(Table, AMasterPlaysAsBeforeOnceAGameIsTakenBackOrResumed) {
  const TableSetup setup = setup_for(known::north_pole(), "", "master:8");
  Table table(setup);
  play(table, 14);
  Table went_on(setup);
  play(went_on, 24);
  const auto again = resumed(setup, text(table));
  ASSERT_TRUE(again);
  play(table, 6);
  table.take_back(6);
  play(table, 10);
  expect_same_position(table, went_on);
  play(**again.value, 10);
  expect_same_position(**again.value, went_on);
}

TEST(Table, ARecordNamesItsAgents) {
  const Table table(setup_for(known::north_pole(), "", "novice"));
  EXPECT_THAT(text(table), HasSubstr("green player novice\n"));
  EXPECT_THAT(text(table), ::testing::Not(HasSubstr("blue player")))
      << "nobody knows the person's name";
}

TEST(Table, AnAgentsTimeFollowsFromSeedAndPly) {
  TableSetup setup = setup_for(known::north_pole(), "", "novice");
  setup.variant = Variant::realtime;
  setup.pace = {5000, 3000};
  Table table(setup);
  const Table same(setup);
  EXPECT_EQ(table.agent_time(Team::green), same.agent_time(Team::green));
  int differ = 0;
  for (int ply = 0; ply < 20; ++ply) {
    EXPECT_GE(table.agent_time(Team::green), 2000);
    EXPECT_LE(table.agent_time(Team::green), 8000);
    play_in_realtime(table, 1);
    differ += table.agent_time(Team::green) != same.agent_time(Team::green) ? 1 : 0;
  }
  EXPECT_GT(differ, 15);
}

TEST(Table, FollowsARecordForthAndBackToWhereTheyPart) {
  const TableSetup setup = setup_for(known::north_pole(), "random", "novice");
  Table played(setup);
  play(played, 30);
  const GameRecord whole = played.record();
  Table table(setup);
  ASSERT_TRUE(table.begins_as(whole));
  int calls = 0;
  table.follow(whole, [&calls] { ++calls; });
  EXPECT_EQ(calls, 30);
  expect_same_position(table, played);
  GameRecord shorter = whole;
  shorter.plies.resize(12);
  table.follow(shorter, [&calls] { ++calls; });
  EXPECT_EQ(calls, 30) << "what both have is not played again";
  played.take_back(18);
  expect_same_position(table, played);
}

TEST(Table, FollowsARecordUpToTheLineThatBreaksARule) {
  const TableSetup setup = setup_for(known::archipelago(), "", "");
  const auto games = parse_records(
      "chartroom-game 1\nmap archipelago\nblue start A1\ngreen start J10\nfirst blue\n\n"
      "blue right\ngreen up\nblue left\ngreen up\n",
      "x.game");
  Table table(setup);
  table.follow(games.value->front());
  EXPECT_EQ(table.plies().size(), 2U);
  GameRecord claims = games.value->front();
  claims.plies[2].action = Action::surface();
  claims.plies[2].claim = Claim{false, false, Point{5, 5}};
  table.follow(claims);
  EXPECT_EQ(table.plies().size(), 2U) << "it is not there that blue surfaces";
}

TEST(Table, TellsGamesThatWereBegunOtherwise) {
  const TableSetup setup = setup_for(known::archipelago(), "", "");
  const Table table(setup);
  GameRecord other = table.record();
  EXPECT_TRUE(table.begins_as(other));
  other.first = Team::green;
  EXPECT_FALSE(table.begins_as(other));
  other = table.record();
  other.blue.reset();
  EXPECT_FALSE(table.begins_as(other));
}

TEST(Table, DrawsStartsOnWaterAndWhoBeginsBySeed) {
  const Map map = known::north_pole();
  int blue = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    blue += Table::draw_first(seed) == Team::blue;
    const Point start = Table::draw_start(map, rulebook_for(map), Team::green, "", seed);
    EXPECT_FALSE(Table::check_start(map, Team::green, start));
  }
  EXPECT_GT(blue, 60);
  EXPECT_LT(blue, 140);
  EXPECT_EQ(Table::check_start(map, Team::blue, {7, 2}), Refusal::start_island);
}

}  // namespace
}  // namespace chartroom::play
