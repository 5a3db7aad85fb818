#include "editor/model/overlays/trail_search.h"

#include <gtest/gtest.h>

#include "editor/model/overlays/trail_tool.h"
#include "tests/known_maps.h"
#include "validator/rules/announcement_list.h"

namespace chartroom::editor {
using namespace maps;
namespace {

constexpr Size kSea{10, 10};

Point at(const char* name) { return parse_point(name).value(); }

std::vector<std::string> lines_of(const AnnouncedTrail& trail) {
  std::vector<std::string> lines;
  for (const rules::HeardLine& line : trail.heard) {
    lines.push_back(rules::heard_text(line, Team::green));
  }
  return lines;
}

TEST(TrailSearch, ReadsAnnouncementsInARow) {
  const AnnouncedTrail trail =
      read_trail("up Left, silence row 8 torpedo d3 self hit we torpedo E4 miss surface F2", kSea);
  EXPECT_EQ(lines_of(trail),
            (std::vector<std::string>{"up", "left", "silence", "row 8", "torpedo D3 self hit",
                                      "we torpedo E4 miss", "surface F2"}));
  EXPECT_EQ(trail.unread, "");
}

TEST(TrailSearch, ReadsTheDirectionsOfACompassAndFirstLetters) {
  EXPECT_EQ(lines_of(read_trail("N n E S west u d l r column D", kSea)),
            (std::vector<std::string>{"up", "up", "right", "down", "left", "up", "down", "left",
                                      "right", "column D"}));
}

TEST(TrailSearch, ReadsLettersThatStandTogether) {
  EXPECT_EQ(lines_of(read_trail("nne uul", kSea)),
            (std::vector<std::string>{"up", "up", "right", "up", "up", "left"}));
  EXPECT_EQ(lines_of(read_trail("we torpedo E4 miss", kSea)),
            std::vector<std::string>{"we torpedo E4 miss"});
  EXPECT_EQ(lines_of(read_trail("Missile E4 miss, we missile D3 hit", kSea)),
            (std::vector<std::string>{"torpedo E4", "we torpedo D3 hit"}));
  EXPECT_EQ(without_last("u dlr", kSea), "u dl");
  EXPECT_EQ(read_trail("u dlx", kSea).unread, "dlx");
}

TEST(TrailSearch, TakesAnSForSilenceWhereNobodyGoesByTheCompass) {
  using Lines = std::vector<std::string>;
  EXPECT_EQ(lines_of(read_trail("u u r S row 8", kSea)),
            (Lines{"up", "up", "right", "silence", "row 8"}));
  EXPECT_EQ(lines_of(read_trail("up s s", kSea)), (Lines{"up", "silence", "silence"}));
  EXPECT_EQ(lines_of(read_trail("n e s w", kSea)), (Lines{"up", "right", "down", "left"}));
  EXPECT_EQ(lines_of(read_trail("s s", kSea)), (Lines{"down", "down"}));
}

TEST(TrailSearch, SaysWhichWordItDoesNotUnderstand) {
  const AnnouncedTrail trail = read_trail("up up sideways down", kSea);
  EXPECT_EQ(trail.unread, "sideways");
  EXPECT_FALSE(trail.why.empty());
  EXPECT_EQ(trail.heard.size(), 2U);
  EXPECT_EQ(read_trail("torpedo K1", kSea).unread, "torpedo") << "outside the sea";
  EXPECT_EQ(read_trail("", kSea).heard.size(), 0U);
  for (const char* change : {"mend", "insert"}) {
    const AnnouncedTrail changed = read_trail(std::string("up up ") + change + " 3 down", kSea);
    EXPECT_EQ(changed.unread, change) << "its lines have no numbers that one could see";
    EXPECT_EQ(changed.heard.size(), 2U);
  }
}

TEST(TrailSearch, TakesTheLastAnnouncementBack) {
  EXPECT_EQ(without_last("up  left torpedo D3 hit", kSea), "up  left");
  EXPECT_EQ(without_last("up left", kSea), "up");
  EXPECT_EQ(without_last("up", kSea), "");
  EXPECT_EQ(without_last("", kSea), "");
  EXPECT_EQ(without_last("up left sidew", kSea), "up left") << "first what is not understood";
}

TEST(TrailSearch, LeadsATrailOnByStraightWays) {
  EXPECT_EQ(with_way("silence", at("C3"), at("E2")), "silence right right up");
  EXPECT_EQ(with_way("", at("C3"), at("B5")), "left down down");
  EXPECT_EQ(with_way("up", at("C3"), at("C3")), "up");
}

TEST(TrailSearch, FindsThePlacesThatTheTrackerFinds) {
  const Map map = known::archipelago();
  const AnnouncedTrail trail = read_trail("up up right silence row 3 down", kSea);
  const TrailFit fit = fit_trail({map, rules::rulebook_for(map)}, trail.heard);
  const auto tracking = play::make_tracking(map, rules::rulebook_for(map), Team::green, false);
  EXPECT_EQ(fit.at_start, map.water().count()) << "any start, although the map forces one";
  ASSERT_EQ(fit.counts.size(), trail.heard.size());
  for (std::size_t i = 0; i < trail.heard.size(); ++i) {
    EXPECT_EQ(fit.counts[i], tracking->hear(trail.heard[i]).count()) << i;
  }
  const auto film = tracking->film();
  ASSERT_EQ(fit.film.size(), film.size());
  for (std::size_t i = 0; i < film.size(); ++i)
    EXPECT_EQ(fit.film[i].position_share, film[i].position_share);
}

TEST(TrailSearch, EndsWhereATrailFitsNowhere) {
  const Map map = known::sea({"...", "..."});
  const AnnouncedTrail trail = read_trail("right right right left", {3, 2});
  const TrailFit fit = fit_trail({map, rules::rulebook_for(map)}, trail.heard);
  EXPECT_EQ(fit.counts, (std::vector<int>{4, 2, 0}));
  EXPECT_TRUE(fit.film.empty());
}

TEST(TrailTool, LeadsTheTrailOnWherePressedAndDragged) {
  std::vector<Point> led;
  TrailTool tool({4, 4}, [&led](Point to) { led.push_back(to); });
  tool.drag(at("A1"));
  tool.press(at("A2"));
  tool.drag(at("B2"));
  tool.drag({9, 9});
  tool.release();
  tool.drag(at("C2"));
  EXPECT_EQ(led, (std::vector<Point>{at("A2"), at("B2")})) << "only pressed, only in the sea";
}

TEST(TrailTool, DrawsWhatWasAnnouncedFromItsStart) {
  const auto heard = read_trail("right down silence down undo", kSea).heard;
  EXPECT_EQ(drawn_from(at("B2"), heard), (std::vector<Point>{at("B2"), at("C2"), at("C3")}));
}

}  // namespace
}  // namespace chartroom::editor
