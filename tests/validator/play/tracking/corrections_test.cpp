// Tests corrections of misheard lines.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/known_maps.h"
#include "tests/validator/play/tracking/plain_tracker.h"
#include "validator/play/tracking/tracking.h"
#include "validator/play/tracking/tracking_report.h"
#include "validator/rules/legal_actions.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

constexpr Team kTracked = Team::green;

std::vector<HeardLine> lines_of(const std::string& text) {
  const auto read =
      parse_announcements("chartroom-announcements 1\nmap sea\n" + text, "x.heard", kTracked);
  EXPECT_TRUE(read) << text << read.errors[0].text();
  return read ? read.value->lines : std::vector<HeardLine>{};
}

std::unique_ptr<Tracking> tracking_on(const Map& map) {
  return make_tracking(map, rulebook_for(map), kTracked, false);
}

Knowledge last_of(const Map& map, const std::string& text) {
  const auto tracking = tracking_on(map);
  Knowledge known;
  for (const HeardLine& line : lines_of(text)) known = tracking->hear(line);
  return known;
}

TEST(Mends, StandLikeliestFirst) {
  const Map map = known::sea({"....", "....", "....", "...."});
  const Knowledge slip = last_of(map, "surface B3\nright\nright\nright\n");
  EXPECT_TRUE(slip.refuted);
  EXPECT_EQ(correction_sentences(slip),
            (std::vector<std::string>{
                "correct line 5 to down (mend 5 down)", "correct line 5 to up (mend 5 up)",
                "correct line 4 to down (mend 4 down)", "correct line 4 to up (mend 4 up)",
                "correct line 3 to surface A3 (mend 3 surface A3)", "remove line 6 (mend 6)",
                "remove line 3 (mend 3)", "correct line 6 to down (mend 6 down)",
                "correct line 6 to up (mend 6 up)"}))
      << "late lines first, and what nothing explains last of all, unless it was typed twice";
  EXPECT_TRUE(slip.all_corrections);
  EXPECT_EQ(refuted_text(slip),
            "no position fits \"right\" (likeliest mistake: line 5, \"right\", was \"down\")");
}

TEST(Mends, TheOppositeDirectionIsMistakenMostEasily) {
  const Map map = known::sea({".....", ".....", ".....", ".....", "....."});
  const Knowledge known = last_of(map, "surface C1\nleft\nup\n");
  EXPECT_THAT(
      correction_sentences(known),
      testing::ElementsAre("correct line 3 to surface C2 (mend 3 surface C2)",
                           "correct line 3 to surface C3 (mend 3 surface C3)",
                           "correct line 3 to surface C4 (mend 3 surface C4)",
                           "correct line 3 to surface C5 (mend 3 surface C5)",
                           "insert down before line 4 (insert 4 down)",
                           "insert silence before line 4 (insert 4 silence)",
                           "remove line 3 (mend 3)", "correct line 5 to down (mend 5 down)",
                           "correct line 5 to left (mend 5 left)", "remove line 5 (mend 5)"));
}

TEST(Mends, ALineThatWasNotSaidIsOffered) {
  const Map map = known::sea({"####", "#..#", "####", "####"});
  const Knowledge known = last_of(map, "surface B2\nright\nsilence\n");
  ASSERT_TRUE(known.refuted);
  EXPECT_EQ(correction_sentences(known),
            (std::vector<std::string>{"remove line 4 (mend 4)", "remove line 5 (mend 5)"}));
  EXPECT_EQ(refuted_text(known),
            "no position fits \"silence\" (likeliest mistake: line 4, \"right\", was not said)");
  EXPECT_EQ(last_of(map, "surface B2\nright\nsilence\nmend 4\n").count(), 1);
}

// From B3 up and right: the step up was missed.
TEST(Mends, AStepThatNobodyHeardIsOfferedBehindOtherWords) {
  const Map corner = known::sea({"####", "#..#", "#.##", "####"});
  const Knowledge missed = last_of(corner, "surface B3\nright\n");
  ASSERT_TRUE(missed.refuted);
  EXPECT_EQ(correction_sentences(missed),
            (std::vector<std::string>{"correct line 3 to surface B2 (mend 3 surface B2)",
                                      "insert up before line 4 (insert 4 up)",
                                      "insert silence before line 4 (insert 4 silence)",
                                      "remove line 3 (mend 3)", "correct line 4 to up (mend 4 up)",
                                      "remove line 4 (mend 4)"}));
  EXPECT_EQ(missed.corrections[1], (Mishearing{4, "", "up"}));
  EXPECT_EQ(last_of(corner, "surface B3\nright\ninsert 4 up\n").points,
            (std::vector<Point>{{2, 1}}));
}

TEST(Mends, WhileNothingIsExplainedACallThatCannotBeHasItsReason) {
  const Map map = known::north_pole();
  const std::string lost = "surface B2 damage\nright\nup\nup\n";
  const Knowledge island = last_of(map, lost + "torpedo H3\n");
  EXPECT_FALSE(island.refuted);
  EXPECT_EQ(island.reason.english(), "H3 is an island");
  EXPECT_EQ(never_text(island), "Line 7, \"missile H3\", is impossible, too: H3 is an island.\n");
  EXPECT_THAT(tracking_json(island), testing::HasSubstr(",\"reason\":\"H3 is an island\"}"));
  EXPECT_EQ(never_text(last_of(map, lost + "torpedo D4\n")), "");
}

TEST(Mends, AMendedListIsJudgedAgain) {
  const Map map = known::north_pole();
  const auto tracking = tracking_on(map);
  std::vector<Knowledge> all;
  for (const HeardLine& line : lines_of("surface B2 damage\nright\nup\nup\nleft\nmend 5 right\n"
                                        "mend 5 down\nundo\nundo\nundo\n")) {
    all.push_back(tracking->hear(line));
  }
  EXPECT_TRUE(all[3].refuted);
  EXPECT_EQ(all[5].points, (std::vector<Point>{{2, 0}})) << "B2, C2, D2, D1, C1";
  EXPECT_EQ(change_text(all[5]), "corrected line 5: \"right\", not \"up\"");
  EXPECT_EQ(tracking->standing().size(), 4U);
  EXPECT_EQ(all[6].count(), 0);
  EXPECT_FALSE(all[6].refuted);
  EXPECT_EQ(refuted_text(all[6]),
            "no position fits yet line 6, \"up\" (likeliest mistake: line 5, \"down\", was "
            "\"right\")");
  EXPECT_EQ(change_text(all[7]), "removed line 9: mend 5 down");
  EXPECT_EQ(all[7].points, all[5].points);
  EXPECT_EQ(change_text(all[8]), "removed line 8: mend 5 right");
  EXPECT_EQ(all[8].count(), 0);
  EXPECT_EQ(change_text(all[9]), "removed line 7: left");
}

TEST(Mends, AMissedLineIsPutIn) {
  const Map map = known::north_pole();
  const auto tracking = tracking_on(map);
  std::vector<Knowledge> all;
  for (const HeardLine& line : lines_of("surface B2 damage\nright\nup\nup\ninsert 5 right\n"
                                        "mend 7 left\nundo\nundo\n")) {
    all.push_back(tracking->hear(line));
  }
  EXPECT_EQ(all[3].count(), 0);
  EXPECT_EQ(all[4].change, (Mishearing{5, "", "right"}));
  EXPECT_EQ(change_text(all[4]), "inserted before line 5: \"right\"");
  EXPECT_EQ(change_text(all[5]), "corrected line 7: \"left\", not \"right\"");
  EXPECT_EQ(all[6].points, all[4].points);
  EXPECT_EQ(change_text(all[7]), "removed line 7: insert 5 right");
  EXPECT_EQ(tracking->standing().size(), 4U);
}

TEST(Mends, AreNamedAsAWayOutOfALostList) {
  const Knowledge lost = last_of(known::north_pole(), "surface B2 damage\nright\nup\nup\nup\n");
  EXPECT_EQ(tracking_row(lost),
            "    7  up                    0  lost until undo, mend, insert, surface or start\n");
}

// B2, C2, C1, from which no step goes up; the whole trail ends on B1.
TEST(Mends, AreToldAnewByWhatWasHeardSince) {
  const Map map = known::north_pole();
  const auto tracking = tracking_on(map);
  EXPECT_FALSE(tracking->now().unexplained);
  for (const HeardLine& line : lines_of("surface B2 damage\nright\nup\nup\nrow 1\ncol b\n")) {
    tracking->hear(line);
  }
  const Knowledge known = tracking->now();
  ASSERT_TRUE(known.unexplained);
  EXPECT_EQ(known.unexplained->line, 6);
  EXPECT_EQ(
      correction_sentences(known),
      (std::vector<std::string>{"remove line 3 (mend 3)", "correct line 6 to left (mend 6 left)"}));
  EXPECT_EQ(last_of(map, "right\nup\nup\nrow 1\ncol b\n").count(), 1);
  EXPECT_EQ(last_of(map, "surface B2 damage\nright\nup\nleft\nrow 1\ncol b\n").count(), 1);
}

TEST(Mends, WhatTheMapRulesOutIsToldWithItsReason) {
  const Map free = known::archipelago();
  const Map costly = known::north_pole();
  const Knowledge costs_nothing = last_of(free, "surface F2 damage\n");
  EXPECT_TRUE(costs_nothing.refuted);
  EXPECT_EQ(costs_nothing.count(), 0);
  EXPECT_EQ(refuted_text(costs_nothing),
            "no position fits \"surface F2 damage\": surfacing costs nothing on this map (no "
            "correction of an earlier line explains it; perhaps it was \"surface F2\")");
  EXPECT_EQ(last_of(free, "surface F2\n").count(), 1);
  EXPECT_EQ(last_of(costly, "surface D3 damage\n").reason.english(),
            "surfacing on D3 costs nothing");
  EXPECT_EQ(last_of(costly, "surface D4 no damage\n").reason.english(),
            "surfacing on D4 costs damage");
  EXPECT_EQ(last_of(costly, "surface H3 damage\n").reason.english(), "H3 is an island");
  EXPECT_EQ(last_of(costly, "torpedo H3\n").reason.english(), "H3 is an island");
  EXPECT_EQ(last_of(costly, "surface D3\n").count(), 1);
  EXPECT_EQ(last_of(costly, "surface D4 damage\n").count(), 1);
  EXPECT_EQ(last_of(costly, "surface D4\n").count(), 1) << "the map tells what it cost";
  EXPECT_EQ(last_of(costly, "surface D3\n").count(), 1);
  EXPECT_EQ(last_of(costly, "up\ndown\nsurface D4 no damage\n").count(), 0)
      << "it mends nothing either";
  EXPECT_EQ(last_of(costly, "up\ndown\n").reason.english(), "");
}

// Returns one operator's announcements of a random game.
std::vector<Announcement> random_calls(const Map& map, int plies, std::mt19937& random) {
  const Sea<4> sea(map, rulebook_for(map));
  State<4> state(sea, known::random_water(map, random), known::random_water(map, random),
                 Team::blue);
  std::vector<Announcement> calls;
  for (int ply = 0; ply < plies && state.result() == GameResult::open; ++ply) {
    const auto legal = legal_plies(state);
    Announcement said = state.apply(state.to_move(), legal[random() % legal.size()]);
    const bool ours = said.team != kTracked;
    if (ours && said.kind != ActionKind::sonar && said.kind != ActionKind::torpedo) continue;
    if (!ours && said.kind == ActionKind::sonar) {
      said = Announcement{};
      said.team = kTracked;
      said.kind = ActionKind::sonar;
    }
    calls.push_back(said);
  }
  return calls;
}

// Returns every announcement that differs by one word, in any order.
std::vector<Announcement> one_word_apart(const Announcement& said, Size size) {
  std::vector<Announcement> others;
  const auto add = [&](auto change) {
    Announcement other = said;
    change(other);
    if (!(other == said)) others.push_back(other);
  };
  const bool theirs = said.team == kTracked;
  const bool at_point = said.kind == ActionKind::torpedo || said.kind == ActionKind::surface;
  for (const Direction direction : kDirections) {
    if (theirs && said.kind == ActionKind::navigate) {
      add([&](Announcement& a) { a.direction = direction; });
    }
  }
  for (int i = 0; i < kMaxSide; ++i) {
    const bool column = i < size.columns;
    const bool row = i < size.rows;
    if (!theirs && said.kind == ActionKind::sonar && (said.axis == Axis::row ? row : column)) {
      add([&](Announcement& a) { a.line = i; });
    }
    if (!theirs || !at_point) continue;
    if (column) add([&](Announcement& a) { a.point = {i, said.point.row}; });
    if (row) add([&](Announcement& a) { a.point = {said.point.column, i}; });
  }
  if (theirs && at_point) add([](Announcement& a) { a.self = !a.self; });
  if (!theirs && said.kind == ActionKind::torpedo) add([](Announcement& a) { a.hit = !a.hit; });
  return others;
}

constexpr std::size_t kTooMany = 400;  // pairs for the plain film

// True if some position fits all calls; empty if the plain film would be too slow.
std::optional<bool> explained(const Map& map, const std::vector<Announcement>& calls) {
  plain::Film film(map, kTracked);
  for (const Announcement& said : calls) {
    film.hear(said);
    if (film.pairs().empty()) return false;
    if (film.pairs().size() > kTooMany) return std::nullopt;
  }
  return true;
}

// Adds the steps that may have been missed before each call, except before an equal step.
void add_plain_insertions(const Map& map, const std::vector<Announcement>& calls,
                          std::vector<Mishearing>& corrections) {
  for (std::size_t i = 0; i < calls.size(); ++i) {
    Announcement missed;
    missed.team = kTracked;
    for (int way = 0; way < 5; ++way) {
      missed.kind = way < 4 ? ActionKind::navigate : ActionKind::silence;
      missed.direction = way < 4 ? kDirections[static_cast<std::size_t>(way)] : Direction::up;
      const std::string meant = heard_text(missed, kTracked);
      std::vector<Announcement> more = calls;
      more.insert(more.begin() + static_cast<std::ptrdiff_t>(i), missed);
      if (meant == heard_text(calls[i], kTracked) || !explained(map, more).value_or(false))
        continue;
      corrections.push_back({static_cast<int>(i) + 1, "", meant});
    }
  }
}

std::vector<Mishearing> plain_mends(const Map& map, const std::vector<Announcement>& calls) {
  std::vector<Mishearing> corrections;
  add_plain_insertions(map, calls, corrections);
  for (std::size_t i = 0; i < calls.size(); ++i) {
    for (const Announcement& meant : one_word_apart(calls[i], map.size)) {
      std::vector<Announcement> corrected = calls;
      corrected[i] = meant;
      if (!explained(map, corrected).value_or(false)) continue;
      corrections.push_back(
          {static_cast<int>(i) + 1, heard_text(calls[i], kTracked), heard_text(meant, kTracked)});
    }
  }
  return corrections;
}

bool repeats(const std::vector<Announcement>& calls, std::size_t at) {
  return at > 0 && at < calls.size() && calls[at - 1] == calls[at];
}

// Adds the calls that may not have been said; the last of equal ones stands for all. Returns the
// removals for which the plain film would be too slow.
std::vector<Mishearing> add_plain_removals(const Map& map, const std::vector<Announcement>& calls,
                                           std::vector<Mishearing>& corrections) {
  std::vector<Mishearing> slow;
  for (std::size_t i = 0; i < calls.size(); ++i) {
    if (repeats(calls, i + 1)) continue;
    std::vector<Announcement> fewer = calls;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    const std::optional<bool> fits = explained(map, fewer);
    const Mishearing removal{static_cast<int>(i) + 1, heard_text(calls[i], kTracked), ""};
    if (!fits) slow.push_back(removal);
    if (fits == true) corrections.push_back(removal);
  }
  return slow;
}

// Expects the order of corrections: other words in lines before the last, latest first, then missed
// steps, then lines that were typed twice, others that were not said, and the last line.
void expect_likeliest_first(const std::vector<Mishearing>& corrections,
                            const std::vector<Announcement>& calls) {
  const int last = static_cast<int>(calls.size());
  const auto rank = [&](const Mishearing& correction) {
    const bool repeated =
        correction.meant.empty() && repeats(calls, static_cast<std::size_t>(correction.line) - 1);
    const bool own = correction.line == last && !correction.heard.empty() && !repeated;
    const int kind = own                        ? 0
                     : repeated                 ? 2
                     : correction.meant.empty() ? 1
                     : correction.heard.empty() ? 3
                                                : 4;
    return std::pair(kind, kind == 0 ? 0 : correction.line);
  };
  for (std::size_t i = 1; i < corrections.size(); ++i) {
    ASSERT_GE(rank(corrections[i - 1]), rank(corrections[i]));
  }
}

// Tests a game with one misheard word. False if the plain film is slow or the slip has no effect.
bool check_one_slip(const Map& map, std::mt19937& random) {
  std::vector<Announcement> calls = random_calls(map, 44, random);
  if (calls.empty() || !explained(map, calls)) return false;
  const std::size_t slip = random() % calls.size();
  const auto others = one_word_apart(calls[slip], map.size);
  if (others.empty()) return false;
  const Announcement truth = std::exchange(calls[slip], others[random() % others.size()]);
  const auto tracking = tracking_on(map);
  for (std::size_t i = 0; i < calls.size(); ++i) {
    HeardLine line;
    line.position.line = static_cast<int>(i) + 1;
    line.said = calls[i];
    const Knowledge known = tracking->hear(line);
    if (!known.refuted) continue;
    calls.resize(i + 1);
    std::vector<Mishearing> plain = plain_mends(map, calls);
    const std::vector<Mishearing> slow = add_plain_removals(map, calls, plain);
    std::vector<Mishearing> found;
    for (const Mishearing& correction : known.corrections) {
      if (std::ranges::count(slow, correction) == 0) found.push_back(correction);
    }
    EXPECT_TRUE(known.all_corrections);
    EXPECT_THAT(found, testing::UnorderedElementsAreArray(plain));
    const Mishearing true_word{static_cast<int>(slip) + 1, heard_text(calls[slip], kTracked),
                               heard_text(truth, kTracked)};
    EXPECT_THAT(found, testing::Contains(true_word));
    expect_likeliest_first(known.corrections, calls);
    return true;
  }
  return false;
}

TEST(Mends, AreAllThatThePlainFilmFindsAndTheTruthIsOneOfThem) {
  std::mt19937 random(71);
  const int games = CHARTROOM_NIGHTLY ? 1'500 : 60;
  int noticed = 0;
  for (int tried = 0; noticed < games && !testing::Test::HasFailure(); ++tried) {
    ASSERT_LT(tried, 200 * games) << "too few slips come to notice";
    Map map = known::random_map(random);
    map.starts = {};
    noticed += check_one_slip(map, random) ? 1 : 0;
  }
}

HeardLine numbered(const Announcement& said, std::size_t number) {
  HeardLine line;
  line.position.line = static_cast<int>(number);
  line.said = said;
  return line;
}

// Tests a consistent game with one line typed twice. False if the second one contradicts nothing.
bool check_one_doubled_line(const Map& map, std::mt19937& random) {
  std::vector<Announcement> calls = random_calls(map, 44, random);
  if (calls.empty()) return false;
  const std::size_t doubled = random() % calls.size();
  calls.insert(calls.begin() + static_cast<std::ptrdiff_t>(doubled), calls[doubled]);
  const auto tracking = tracking_on(map);
  for (std::size_t i = 0; i < calls.size(); ++i) {
    const Knowledge known = tracking->hear(numbered(calls[i], i + 1));
    if (!known.refuted) continue;
    std::size_t last = doubled + 1;
    while (last < i && repeats(calls, last + 1)) ++last;
    const Mishearing removal{static_cast<int>(last) + 1, heard_text(calls[last], kTracked), ""};
    EXPECT_TRUE(known.all_corrections);
    EXPECT_THAT(known.corrections, testing::Contains(removal)) << "line " << i + 1;
    EXPECT_TRUE(known.repeated);
    EXPECT_THAT(slips_text(known, 1), testing::HasSubstr(" (typed twice?)\n"));
    for (std::size_t rest = i + 1; rest < calls.size(); ++rest) {
      tracking->hear(numbered(calls[rest], rest + 1));
    }
    // A surfacing may have brought the submarine back; then nothing is to be corrected.
    const Knowledge later = tracking->now();
    EXPECT_THAT(later.corrections, testing::AnyOf(testing::IsEmpty(), testing::Contains(removal)));
    return true;
  }
  return false;
}

TEST(Mends, OfferTheRemovalOfAnyLineThatWasTypedTwice) {
  std::mt19937 random(73);
  const int games = CHARTROOM_NIGHTLY ? 3'000 : 200;
  int noticed = 0;
  for (int tried = 0; noticed < games && !testing::Test::HasFailure(); ++tried) {
    ASSERT_LT(tried, 200 * games) << "too few slips come to notice";
    Map map = known::random_map(random);
    map.starts = {};
    noticed += check_one_doubled_line(map, random) ? 1 : 0;
  }
}

// Ten steps right need eleven columns.
TEST(Mends, NameALineThatWasTypedTwiceAmongTheFirst) {
  std::string text;
  for (int i = 0; i < 10; ++i) text += "right\n";
  const Knowledge known = last_of(known::north_pole(), text);
  ASSERT_TRUE(known.refuted);
  EXPECT_EQ(known.repeated, (Mishearing{12, "right", ""}));
  EXPECT_THAT(correction_sentences(known), testing::Contains("remove line 12 (mend 12)"));
  EXPECT_EQ(slips_text(known, 2),
            "Nothing explains line 12, \"right\".\n"
            "One of these corrections would (likeliest first):\n"
            "  mend 11 down\n"
            "  mend 12 (typed twice?)\n"
            "  and " +
                std::to_string(known.corrections.size() - 2) + " more (press Enter for all)\n");
  EXPECT_EQ(last_of(known::north_pole(), text + "mend 12\n").count(), 6);
}

// Nine silences make too many trails to try every change of what follows them.
TEST(Mends, AreNotCalledAllOnceThereIsTooMuchToTry) {
  std::string text;
  for (int i = 0; i < 9; ++i) text += "silence\n";
  for (int i = 0; i < 90; ++i) text += "we torpedo A1 miss\nrow 8\n";
  const Knowledge known = last_of(known::north_pole(), text + "row 9\n");
  EXPECT_FALSE(known.all_corrections);
  EXPECT_THAT(slips_text(known), testing::HasSubstr("would, and others may ("));
}

// After any typing, corrections and undos, the knowledge is that of the standing lines.
TEST(Mends, LeaveTheSameAsHavingHeardTheStandingLines) {
  std::mt19937 random(72);
  const Map map = known::north_pole();
  for (int game = 0; game < 12; ++game) {
    const auto tracking = tracking_on(map);
    int undoable = 0;
    int number = 0;
    for (const Announcement& said : random_calls(map, 120, random)) {
      for (int more = static_cast<int>(random() % 3); more >= 0; --more) {
        HeardLine line;
        line.position.line = ++number;
        line.said = said;
        const auto& standing = tracking->standing();
        const unsigned what = more == 0 ? 9 : random() % 4;
        if (what == 0 && undoable > 0) line.kind = HeardKind::undo;
        if (what == 1 && !standing.empty()) {
          const HeardLine& corrected = standing[random() % standing.size()];
          const auto others = one_word_apart(corrected.said, map.size);
          line.corrects = corrected.position.line;
          if (random() % 3 == 0) line.kind = HeardKind::unsaid;
          if (!others.empty()) line.said = others[random() % others.size()];
        }
        if (what == 2 && !standing.empty()) {
          line.inserts = standing[random() % standing.size()].position.line;
        }
        undoable += line.kind == HeardKind::undo ? -1 : 1;
        const Knowledge known = tracking->hear(line);
        const auto fresh = tracking_on(map);
        Knowledge again = fresh->at_start();
        for (HeardLine stands : tracking->standing()) again = fresh->hear(stands);
        ASSERT_EQ(known.points, again.points) << game << " " << number;
      }
    }
  }
}

}  // namespace
}  // namespace chartroom::play
