// At least five illegal records and five near misses for each rule that the referee names.
#include <gmock/gmock.h>

#include <map>

#include "tests/validator/con_sonar/referee_games.h"

namespace chartroom::con_sonar {
namespace {

using namespace referee_games;

// The lines of a game after its set-up, or in place of it if they begin with "deal" or "reveal" in
// the set-up. "^" marks the word that breaks the rule; without it all lines are legal.
struct Case {
  Rule rule;
  std::string deck;
  std::string lines;
};

// Red's queue of two leads to the blue torpedo card, and its first card alone to the red one.
const std::string kOne = "red play green+2 green@2\n";
const std::string kTwo = kOne + "red play blue+2 blue@4\n";
const std::string kHit = kTwo + "red strike blue*2 blue@6 7 4\n";
const std::string kRemove = kOne + "red remove red*1\n";
const std::string kRed = "red play red-1 red@2\nred draw yellow+6\n";
const std::string kGreen = kRed + "green play yellow+4 yellow@2\ngreen draw green-1\n";
const std::string kSonar1 = "red sonar 1 red-1\n";
const std::string kSonar2 = "red sonar 2 red-1\n";
// On "lone", blue is sunk and then has its turn.
const std::string kBlueGone =
    "red play green+2 green@4\nred play blue+2 blue@4\nred strike blue*2 blue@6 4\n"
    "red draw yellow+6 green-1\nreveal green*1\ngreen play yellow+4 yellow@4\ngreen draw red+2\n";
// On "lone", red runs aground and then has its turn again.
const std::string kRedGone =
    kSonar1 +
    "red result run-aground\nred draw yellow+6\n"
    "green play yellow+4 yellow@4\ngreen draw green-1\nblue play blue-1 blue@4\nblue draw red+2\n";

const std::vector<Case>& cases() {
  const std::string d = "con-sonar";
  static const std::vector<Case> all{
      {Rule::game_over, "short", kHit + "^red draw yellow+6 green-1"},
      {Rule::game_over, "short", kHit + "^green play yellow+4 yellow@4"},
      {Rule::game_over, "short", kHit + "^reveal red*1"},
      {Rule::game_over, "short", kHit + "^deal red red-1 blue+2 green+2"},
      {Rule::game_over, "short", kRemove + "^red draw yellow+6"},
      {Rule::game_over, "short", kRemove + "^yellow sonar 1 red-1"},
      {Rule::game_over, "short", kHit},
      {Rule::game_over, "short",
       kTwo + "red bury blue*2\nred draw yellow+6 green-1\nreveal blue*2"},
      {Rule::game_over, "short", kTwo + "red draw yellow+6 green-1\ngreen play yellow+4 yellow@4"},
      {Rule::game_over, d, kHit + "red draw yellow+6 green-1"},
      {Rule::game_over, "spare", kHit + "red draw yellow+6 green-1\nreveal green*1"},
      {Rule::game_over, "spare", kRemove + "red draw yellow+6\nreveal green*1"},

      {Rule::not_your_turn, d, "^green play yellow+4 yellow@2"},
      {Rule::not_your_turn, d, "^yellow play yellow+4 yellow@2"},
      {Rule::not_your_turn, d, "^blue draw yellow+6"},
      {Rule::not_your_turn, d, kOne + "^green draw yellow+6"},
      {Rule::not_your_turn, d, kHit + "red draw yellow+6 green-1\n^green play yellow+4 yellow@2"},
      {Rule::not_your_turn, d, kRed + "^red play blue+2 blue@2"},
      {Rule::not_your_turn, d, "deal red red-1 blue+2 green+2\n^green play yellow+4 yellow@2"},
      {Rule::not_your_turn, d, kOne},
      {Rule::not_your_turn, d, kTwo},
      {Rule::not_your_turn, d, kRed + "green play yellow+4 yellow@2"},
      {Rule::not_your_turn, d, kGreen + "blue play blue-1 blue@2"},
      {Rule::not_your_turn, d,
       kGreen + "blue play blue-1 blue@2\nblue draw red+2\nred play blue+2 blue@4"},
      {Rule::not_your_turn, d,
       kHit + "red draw yellow+6 green-1\nreveal green*1\ngreen play yellow+4 yellow@2"},

      {Rule::out_of_order, d, "red ^draw yellow+6"},
      {Rule::out_of_order, d, "red ^strike blue*2 blue@4 1"},
      {Rule::out_of_order, d, "red ^bury blue*2"},
      {Rule::out_of_order, d, "red ^remove red*1"},
      {Rule::out_of_order, d, "red ^result run-aground"},
      {Rule::out_of_order, d, "^reveal green*1"},
      {Rule::out_of_order, d, "^deal red red-1 blue+2 green+2"},
      {Rule::out_of_order, d, kOne + "red ^sonar 1 red-1"},
      {Rule::out_of_order, d, kRemove + "red ^play blue+2 blue@4"},
      {Rule::out_of_order, d, kRemove + "red ^bury blue*2"},
      {Rule::out_of_order, d, kRemove + "^reveal green*1"},
      {Rule::out_of_order, d, kRemove + "red draw yellow+6\nred ^play blue+2 blue@2"},
      {Rule::out_of_order, d, kSonar1 + "red ^draw yellow+6"},
      {Rule::out_of_order, d, kSonar1 + "red result run-aground\nred ^bury blue*2"},
      {Rule::out_of_order, d, "deal red red-1 blue+2 green+2\nred ^play red-1 red@2"},
      {Rule::out_of_order, d, "deal red red-1 blue+2 green+2\n^deal red red-1 blue+2 green+2"},
      {Rule::out_of_order, d, "reveal red*1 blue*2 yellow*2\n^reveal red*1 blue*2 yellow*2"},
      {Rule::out_of_order, "online", "red ^discard red*1"},
      {Rule::out_of_order, d, kOne + "red bury blue*2"},
      {Rule::out_of_order, d, kOne + "red draw yellow+6"},
      {Rule::out_of_order, d, kRemove + "red draw yellow+6\nreveal green*1"},
      {Rule::out_of_order, d, kSonar1},
      {Rule::out_of_order, d, kSonar1 + "red result run-aground\nred draw yellow+6"},
      {Rule::out_of_order, "online", kOne + "red discard red*1\nred draw yellow+6\nreveal green*1"},

      {Rule::not_in_hand, d, "red play ^yellow+4 yellow@2"},
      {Rule::not_in_hand, d, "red play ^orange-1 orange@2"},
      {Rule::not_in_hand, d, kOne + "red play ^green+2 green@4"},
      {Rule::not_in_hand, d, "red sonar 1 ^yellow+4"},
      {Rule::not_in_hand, d, "red sonar 2 red-1 ^red-1"},
      {Rule::not_in_hand, "dry", "red sonar 7 ^purple-5"},
      {Rule::not_in_hand, d, "red play red-1 red@2"},
      {Rule::not_in_hand, d, "red play blue+2 blue@2"},
      {Rule::not_in_hand, d, kRed + "green play purple-5 purple@4"},
      {Rule::not_in_hand, d, "red sonar 1 red-1 blue+2 green+2"},
      {Rule::not_in_hand, d, "red sonar 2 green+2 red-1"},

      {Rule::queue, d, kOne + "red play ^red-1 red@2"},
      {Rule::queue, d, "red play blue+2 blue@2\nred play ^green+2 green@2"},
      {Rule::queue, d, "red play blue+2 blue@2\nred play ^red-1 red@2"},
      {Rule::queue, d, "red play red-1 red@2\nred play ^blue+2 red@2"},
      {Rule::queue, d, "red play red-1 red@2\nred play ^green+2 green@2"},
      {Rule::queue, d, kTwo + "red play ^red-1 red@7"},
      {Rule::queue, d, kTwo},
      {Rule::queue, d, "red play green+2 green@4\nred play blue+2 blue@2"},
      {Rule::queue, d, kRed + "green play purple-5 purple@2\ngreen play green-3 green@2"},
      {Rule::queue, d, kGreen + "blue play red+6 red@4\nblue play orange+2 orange@2"},
      {Rule::queue, d, kRed + "green play green-3 green@4"},

      {Rule::wrong_nation, d, "red play red-1 ^blue@2"},
      {Rule::wrong_nation, d, "red play blue+2 ^red@7"},
      {Rule::wrong_nation, d, kOne + "red play blue+2 ^green@4"},
      {Rule::wrong_nation, d, kTwo + "red strike blue*2 ^red@2 1"},
      {Rule::wrong_nation, d, kTwo + "red strike orange*1 ^blue@6 1"},
      {Rule::wrong_nation, d, kSonar1 + "red result move blue+2 ^red@2"},
      {Rule::wrong_nation, d, kSonar1 + "red result move own+2 ^blue@2"},
      {Rule::wrong_nation, d, kSonar1 + "red result friendly-fire ^blue@4 1"},
      {Rule::wrong_nation, "lone",
       kRedGone + "red sonar 1 blue+2\nred result friendly-fire ^green@4 1"},
      {Rule::wrong_nation, d, "red play blue+2 blue@2"},
      {Rule::wrong_nation, "lone", kBlueGone + "blue play blue-1 red@4"},
      {Rule::wrong_nation, "lone", kRedGone + "red sonar 1 blue+2\nred result move own+2 green@4"},
      {Rule::wrong_nation, d, kTwo + "red strike blue*2 blue@2 1"},
      {Rule::wrong_nation, d, kSonar1 + "red result move own+2 red@2"},
      {Rule::wrong_nation, d, kSonar1 + "red result friendly-fire red@4 1"},

      {Rule::no_submarine, d, "red play red-1 ^red@3"},
      {Rule::no_submarine, d, "red play blue+2 ^blue@8"},
      {Rule::no_submarine, d, kOne + "red play blue+2 ^blue@1"},
      {Rule::no_submarine, d, kTwo + "red strike blue*2 ^blue@4 1"},
      {Rule::no_submarine, d, kSonar1 + "red result move blue+2 ^blue@3"},
      {Rule::no_submarine, d, kSonar1 + "red result friendly-fire ^red@8 1"},
      {Rule::no_submarine, d, kSonar1 + "red result reinforcements ^green"},
      {Rule::no_submarine, d, kSonar1 + "red result reinforcements ^orange"},
      {Rule::no_submarine, "lone", kBlueGone + "blue play blue-1 ^blue@6"},
      {Rule::no_submarine, "lone",
       kRedGone + "red sonar 1 blue+2\nred result friendly-fire ^red@4 1"},
      {Rule::no_submarine, d, "red play red-1 red@4"},
      {Rule::no_submarine, d, kTwo + "red strike blue*2 blue@6 1"},
      {Rule::no_submarine, d, kSonar1 + "red result move blue+2 blue@4"},
      {Rule::no_submarine, d, kSonar1 + "red result reinforcements none"},
      {Rule::no_submarine, "lone",
       kBlueGone + "blue sonar 1 blue-1\nblue result reinforcements red"},

      {Rule::not_face_up, d, kTwo + "red strike ^blue*1 blue@6 1"},
      {Rule::not_face_up, d, kTwo + "red strike ^blue*3 blue@2 1"},
      {Rule::not_face_up, d, kOne + "red remove ^red*2"},
      {Rule::not_face_up, d, kOne + "red bury ^green*1"},
      {Rule::not_face_up, d, kTwo + "red bury ^orange*3"},
      {Rule::not_face_up, "online", kOne + "red discard ^red*3"},
      {Rule::not_face_up, d, kTwo + "red strike blue*2 blue@6 1"},
      {Rule::not_face_up, d, kOne + "red bury yellow*2"},
      {Rule::not_face_up, d, kOne + "red bury red*1"},
      {Rule::not_face_up, d, kRemove},
      {Rule::not_face_up, d,
       kRemove + "red draw yellow+6\nreveal green*1\ngreen play yellow+4 yellow@2\n"
                 "green bury green*1"},

      {Rule::no_link, d, kOne + "red strike ^blue*2 blue@4 1"},
      {Rule::no_link, d, kTwo + "red remove ^red*1"},
      {Rule::no_link, d, kTwo + "red strike ^yellow*2 yellow@2 1"},
      {Rule::no_link, d, "red play red-1 red@2\nred strike ^blue*2 blue@4 1"},
      {Rule::no_link, d, "red play red-1 red@2\nred remove ^red*1"},
      {Rule::no_link, "online", kTwo + "red discard ^yellow*2"},
      {Rule::no_link, d, kTwo + "red strike blue*2 blue@6 1"},
      {Rule::no_link, d, kRemove},
      {Rule::no_link, d, kTwo + "red bury yellow*2"},
      {Rule::no_link, d, "red play red-1 red@2\nred bury blue*2"},
      {Rule::no_link, "online", kTwo + "red discard blue*2"},

      {Rule::own_torpedo, d, kOne + "red strike ^red*1 red@4 1"},
      {Rule::own_torpedo, d, kOne + "red strike ^red*1 red@2 1"},
      {Rule::own_torpedo, d, kTwo + "red remove ^blue*2"},
      {Rule::own_torpedo, d, kRed + "green play green-3 green@4\ngreen remove ^blue*2"},
      {Rule::own_torpedo, d, kGreen + "blue play blue-1 blue@4\nblue remove ^red*1"},
      {Rule::own_torpedo, d, kRemove},
      {Rule::own_torpedo, d, kTwo + "red strike blue*2 blue@2 1"},
      {Rule::own_torpedo, d, kOne + "red bury red*1"},
      {Rule::own_torpedo, d, kGreen + "blue play blue-1 blue@4\nblue strike red*1 red@4 1"},
      {Rule::own_torpedo, "online", kOne + "red discard red*1"},

      {Rule::rolls, d, kTwo + "red strike blue*2 blue@6 7 7 ^1"},
      {Rule::rolls, d, kTwo + "red strike blue*2 blue@6 4 ^4"},
      {Rule::rolls, d, kTwo + "red strike blue*2 blue@6 ^9 4"},
      {Rule::rolls, d, kTwo + "red strike blue*2 blue@6 ^0"},
      {Rule::rolls, d, kTwo + "red strike blue*2 blue@6 7 ^99999999999"},
      {Rule::rolls, d, kTwo + "red strike blue*2 ^blue@6"},
      {Rule::rolls, d, kTwo + "red strike blue*2 blue@6 ^7 = miss"},
      {Rule::rolls, d, kSonar1 + "red result friendly-fire red@4 7 ^1"},
      {Rule::rolls, d, kSonar1 + "red result friendly-fire ^red@4 = miss"},
      {Rule::rolls, d, kTwo + "red strike blue*2 blue@6 7 4"},
      {Rule::rolls, d, kTwo + "red strike blue*2 blue@6 8 6"},
      {Rule::rolls, d, kTwo + "red strike blue*2 blue@6 5"},
      {Rule::rolls, d, kTwo + "red strike blue*2 blue@2 2 1"},
      {Rule::rolls, d, kSonar1 + "red result friendly-fire red@4 8"},

      {Rule::not_in_pile, d, kOne + "red draw ^blue+2"},
      {Rule::not_in_pile, d, kOne + "red draw ^yellow+4"},
      {Rule::not_in_pile, d, kOne + "red draw ^green+2"},
      {Rule::not_in_pile, d, kTwo + "red draw yellow+6 ^yellow+6"},
      {Rule::not_in_pile, d, kOne + "red draw yellow+6 ^red-1"},
      {Rule::not_in_pile, d, kRemove + "red draw yellow+6\nreveal ^red*1"},
      {Rule::not_in_pile, d, kRemove + "red draw yellow+6\nreveal ^blue*2"},
      {Rule::not_in_pile, d, kOne + "red bury red*1\nred draw yellow+6\nreveal ^red*1"},
      {Rule::not_in_pile, d, "deal red red-1 blue+2 ^red-1"},
      {Rule::not_in_pile, d, "deal red red-1 blue+2 green+2\ndeal green ^red-1 red+2 red-3"},
      {Rule::not_in_pile, d, "reveal red*1 blue*2 ^blue*2"},
      {Rule::not_in_pile, d, kOne + "red draw orange-5"},
      {Rule::not_in_pile, d, kTwo + "red draw yellow+6 yellow-1"},
      {Rule::not_in_pile, d, kRemove + "red draw yellow+6\nreveal red*2"},
      {Rule::not_in_pile, d, kOne + "red bury red*1\nred draw yellow+6\nreveal red*3"},
      {Rule::not_in_pile, "short", kOne + "red bury red*1\nred draw yellow+6\nreveal red*1"},
      {Rule::not_in_pile, d, "deal red red-1 blue+2 red+2"},

      {Rule::draw_count, d, kOne + "red draw yellow+6 ^green-1"},
      {Rule::draw_count, d, kTwo + "red draw ^yellow+6"},
      {Rule::draw_count, d, kTwo + "red draw yellow+6 green-1 ^red+2"},
      {Rule::draw_count, d,
       "red sonar 1 red-1 blue+2 green+2\nred result run-aground\n"
       "red draw yellow+6 ^green-1"},
      {Rule::draw_count, d, kRemove + "red draw yellow+6\nreveal green*1 ^green*2"},
      {Rule::draw_count, d, kOne + "red draw yellow+6"},
      {Rule::draw_count, d, kTwo + "red draw yellow+6 green-1"},
      {Rule::draw_count, d, kSonar1 + "red result run-aground\nred draw yellow+6"},
      {Rule::draw_count, d,
       "red sonar 1 red-1 blue+2 green+2\nred result run-aground\n"
       "red draw yellow+6 green-1 red+2"},
      {Rule::draw_count, d, kRemove + "red draw yellow+6\nreveal green*2"},

      {Rule::no_sonar, "dry", "red sonar ^1 red-1"},
      {Rule::no_sonar, "dry", "red sonar ^2 red-1"},
      {Rule::no_sonar, "mild", "red sonar ^1 red-1"},
      {Rule::no_sonar, d, "red sonar ^3 red-1"},
      {Rule::no_sonar, d, "red sonar ^0 red-1"},
      {Rule::no_sonar, d, kSonar1},
      {Rule::no_sonar, d, kSonar2},
      {Rule::no_sonar, "mild", kSonar2},
      {Rule::no_sonar, "online", kSonar1},
      {Rule::no_sonar, d, "red sonar 2 red-1 green+2"},

      {Rule::false_result, d, kSonar2 + "red result ^run-aground"},
      {Rule::false_result, d, kSonar2 + "red result ^friendly-fire red@4 1"},
      {Rule::false_result, d, kSonar1 + "red result ^move blue+5 blue@2"},
      {Rule::false_result, d, kSonar1 + "red result ^run-aground none"},
      {Rule::false_result, d, kSonar1 + "red result ^friendly-fire none"},
      {Rule::false_result, d, kSonar1 + "red result ^perfect-storm none"},
      {Rule::false_result, d, kSonar1 + "red result ^special-delivery red*1"},
      {Rule::false_result, "lone", kBlueGone + "blue sonar 1 blue-1\nblue result ^run-aground"},
      {Rule::false_result, "lone",
       kBlueGone + "blue sonar 1 blue-1\nblue result ^reinforcements none"},
      {Rule::false_result, "lone", kRedGone + "red sonar 1 blue+2\nred result ^revealed-plans"},
      {Rule::false_result, d, kSonar1 + "red result run-aground"},
      {Rule::false_result, d, kSonar1 + "red result perfect-storm"},
      {Rule::false_result, d, kSonar1 + "red result revealed-plans"},
      {Rule::false_result, d, kSonar1 + "red result special-delivery none"},
      {Rule::false_result, d, kSonar2 + "red result move own-5 red@2"},
      {Rule::false_result, "lone", kBlueGone + "blue sonar 1 blue-1\nblue result run-aground none"},
      {Rule::false_result, "lone", kRedGone + "red sonar 1 blue+2\nred result friendly-fire none"},

      {Rule::false_claim, d, kTwo + "red strike blue*2 blue@6 7 4 = ^miss"},
      {Rule::false_claim, d, kTwo + "red strike blue*2 blue@6 7 7 = ^hit"},
      {Rule::false_claim, d, kTwo + "red strike blue*2 blue@6 4=^miss"},
      {Rule::false_claim, d, kSonar1 + "red result friendly-fire red@4 7 = ^hit"},
      {Rule::false_claim, d, kSonar1 + "red result friendly-fire red@4 1 = ^miss"},
      {Rule::false_claim, d, kTwo + "red strike blue*2 blue@6 7 4 = hit"},
      {Rule::false_claim, d, kTwo + "red strike blue*2 blue@6 7 7 = miss"},
      {Rule::false_claim, d, kTwo + "red strike blue*2 blue@6 7 7"},
      {Rule::false_claim, d, kSonar1 + "red result friendly-fire red@4 7 = miss"},
      {Rule::false_claim, d, kSonar1 + "red result friendly-fire red@4 1 = hit"},

      {Rule::deal_count, d, "deal red red-1 ^blue+2"},
      {Rule::deal_count, d, "deal red red-1 blue+2 green+2 ^yellow+6"},
      {Rule::deal_count, d, "deal green ^yellow+4"},
      {Rule::deal_count, d, "deal red red-1 ^red-1"},
      {Rule::deal_count, d, "reveal red*1 ^blue*2"},
      {Rule::deal_count, d, "reveal red*1 blue*2 yellow*2 ^green*1"},
      {Rule::deal_count, d, "deal red red-1 blue+2 green+2"},
      {Rule::deal_count, d, "deal blue red-1 blue+2 green+2"},
      {Rule::deal_count, d, "reveal red*1 blue*2 yellow*2"},
      {Rule::deal_count, d, "reveal red*1 blue*2 yellow*2\ndeal green yellow+4 red+2 red-3"},
      {Rule::deal_count, d, ""},
  };
  return all;
}

TEST(RefereeCases, ComeToTheVerdictThatTheTableSays) {
  for (const Case& one : cases()) {
    const bool in_set_up =
        one.lines.starts_with("deal red ") || one.lines.starts_with("reveal red*1 ") ||
        one.lines.starts_with("deal green ") || one.lines.starts_with("deal blue ");
    std::string text = header(one.deck) + (in_set_up ? "" : kSetUp) + one.lines;
    SCOPED_TRACE(text);
    const std::size_t mark = text.find('^');
    if (mark != std::string::npos) text.erase(mark, 1);
    const GameRecord record = parse(text);
    if (!record.rules) continue;
    const RefereeReport report = referee(record);
    if (mark == std::string::npos) {
      EXPECT_TRUE(report.legal()) << to_string(report.violation->rule);
      continue;
    }
    ASSERT_FALSE(report.legal());
    EXPECT_EQ(to_string(report.violation->rule), to_string(one.rule));
    const auto line = 1 + std::count(text.begin(), text.begin() + mark, '\n');
    const auto column = static_cast<int>(mark - text.rfind('\n', mark == 0 ? 0 : mark - 1));
    EXPECT_EQ(report.violation->position.line, line);
    EXPECT_EQ(report.violation->position.column, column);
    EXPECT_NE(report.violation->message.english().find('"'), std::string::npos);
    EXPECT_TRUE(report.last.invariants_hold());
  }
}

TEST(RefereeCases, HoldFiveIllegalRecordsAndFiveNearMissesOfEachRule) {
  std::map<Rule, int> illegal;
  std::map<Rule, int> legal;
  for (const Case& one : cases()) {
    ++(one.lines.find('^') == std::string::npos ? legal : illegal)[one.rule];
  }
  for (int i = 0; i <= static_cast<int>(Rule::false_claim); ++i) {
    const Rule rule = static_cast<Rule>(i);
    EXPECT_GE(illegal[rule], 5) << to_string(rule);
    EXPECT_GE(legal[rule], 5) << to_string(rule);
  }
}

}  // namespace
}  // namespace chartroom::con_sonar
