#include "editor/model/layout/panel_layout.h"

#include <gtest/gtest.h>

namespace chartroom::editor {
namespace {

constexpr PanelNeeds kNeeds{120, 150, 110};

TEST(PanelLayout, GivesPanelsWhatTheyWereMadeWhereThereIsRoom) {
  const PanelSizes sizes = share_out({}, {1216, 740}, kNeeds);
  EXPECT_EQ(sizes, (PanelSizes{false, 330, 190, false, true}));
}

TEST(PanelLayout, LeavesTheBoardTheLargerHalf) {
  for (const Extent room :
       {Extent{855, 500}, Extent{640, 330}, Extent{1000, 900}, Extent{608, 310}}) {
    PanelHabits habits;
    habits.side = 700;
    habits.findings = 700;
    const PanelSizes sizes = share_out(habits, room, kNeeds);
    EXPECT_GE(room.width - kNeeds.tools - sizes.side, room.width / 2) << room.width;
    EXPECT_GE(room.height - sizes.findings, room.height / 2) << room.height;
  }
}

TEST(PanelLayout, PutsFindingsBesideTheBoardWhereThereIsRoomForThem) {
  PanelHabits habits;
  habits.findings_beside = true;
  EXPECT_EQ(share_out(habits, {1600, 900}, kNeeds), (PanelSizes{false, 330, 320, true, true}));
  const PanelSizes narrow = share_out(habits, {900, 600}, kNeeds);
  EXPECT_TRUE(narrow.findings_beside);
  EXPECT_GE(900 - kNeeds.tools - narrow.side - narrow.findings, 2 * 900 / 5);
  EXPECT_EQ(share_out(habits, {640, 600}, kNeeds), (PanelSizes{true, 200, 190, false, true}));
  habits.side = 900;
  EXPECT_EQ(share_out(habits, {900, 600}, kNeeds), (PanelSizes{true, 240, 180, true, true}));
  habits.side_shown = false;
  EXPECT_TRUE(share_out(habits, {640, 600}, kNeeds).findings_beside);
  EXPECT_TRUE(share_out(habits, {1000, 330}, kNeeds).findings_shown) << "a low room is no matter";
}

TEST(PanelLayout, GivesFindingsThatWereCalledWhatTheyNeed) {
  PanelHabits habits;
  habits.findings = 110;
  EXPECT_EQ(share_out(habits, {640, 520}, kNeeds).findings, 150);
  EXPECT_EQ(share_out(habits, {640, 200}, kNeeds).findings, 110);
}

TEST(PanelLayout, GivesTheRoomOfHiddenToolsToTheSide) {
  PanelHabits habits;
  habits.tools_shown = false;
  EXPECT_EQ(share_out(habits, {640, 330}, kNeeds).side, 320);
}

TEST(PanelLayout, LeavesAPageTheWidthThatItNeeds) {
  PanelNeeds needs = kNeeds;
  needs.page_width = 640;
  EXPECT_EQ(share_out({}, {850, 600}, needs).side, 210);
  EXPECT_EQ(share_out({}, {700, 600}, needs).side, 180) << "the panels are of no use below that";
  EXPECT_EQ(share_out({}, {1200, 600}, needs).side, 330);
}

TEST(PanelLayout, ShowsTwoFindingsInALowRoomAndLeavesTheBoardHalfOfIt) {
  const PanelSizes low = share_out({}, {640, 330}, kNeeds);
  EXPECT_TRUE(low.findings_shown);
  EXPECT_TRUE(low.few_findings);
  EXPECT_GE(low.findings, kNeeds.few);
  EXPECT_LE(low.findings, 165);
  EXPECT_FALSE(share_out({}, {640, 520}, kNeeds).few_findings);
}

TEST(PanelLayout, ShowsTwoFindingsWhereWhatStandsRoundThemWouldTakeMoreThanHalf) {
  PanelNeeds needs = kNeeds;
  needs.findings = 262;  // long words wrap
  const PanelSizes sizes = share_out({}, {900, 485}, needs);
  EXPECT_TRUE(sizes.few_findings);
  EXPECT_LE(sizes.findings, 485 * 2 / 5);
}

TEST(PanelLayout, ShowsFindingsWithoutRoomForTwoOnlyWhenTheyAreCalled) {
  PanelHabits habits;
  EXPECT_FALSE(share_out(habits, {640, 210}, kNeeds).findings_shown);
  habits.findings_shown = true;
  EXPECT_TRUE(share_out(habits, {640, 210}, kNeeds).findings_shown);
  habits.findings_shown = false;
  EXPECT_FALSE(share_out(habits, {1200, 800}, kNeeds).findings_shown);
}

TEST(PanelLayout, GivesOffersMoreOfAHighWindowButNeverMoreThanAThird) {
  EXPECT_EQ(room_for_offers(400, 44), 60);
  EXPECT_EQ(room_for_offers(550, 44), 82);
  EXPECT_GE(room_for_offers(880, 44), 4 * 60);
  for (int window = 300; window < 2000; window += 10) {
    EXPECT_LE(room_for_offers(window, 44) + 44, std::max(window / 3, window * 3 / 20 + 44));
    EXPECT_GE(room_for_offers(window + 10, 44), room_for_offers(window, 44));
  }
}

TEST(PanelLayout, ShowsFewFindingsWhereThePageNeedsMoreThanHalf) {
  PanelNeeds needs = kNeeds;
  needs.findings = 200;
  needs.page = 2 * needs.findings;
  const Extent room{1200, needs.page + needs.findings};
  EXPECT_FALSE(share_out({}, room, needs).few_findings);
  EXPECT_TRUE(share_out({}, {room.width, room.height - 1}, needs).few_findings);
}

TEST(PanelLayout, HidesFindingsThatLeaveThePageLessThanItNeeds) {
  PanelNeeds needs = kNeeds;
  const Extent room{900, 450};
  needs.page = room.height - needs.few;
  EXPECT_TRUE(share_out({}, room, needs).findings_shown);
  EXPECT_EQ(share_out({}, room, needs).findings, needs.few);
  ++needs.page;  // a bar has opened
  EXPECT_FALSE(share_out({}, room, needs).findings_shown);
  PanelHabits habits;
  habits.findings_shown = true;
  EXPECT_TRUE(share_out(habits, room, needs).findings_shown);
}

TEST(PanelLayout, NamesToolsOnlyWhereAllOfThemHaveRoom) {
  EXPECT_TRUE(share_out({}, {900, 800}, kNeeds).compact_tools);
  EXPECT_TRUE(share_out({}, {1200, 690}, kNeeds).compact_tools);
  EXPECT_FALSE(share_out({}, {1000, 700}, kNeeds).compact_tools);
}

TEST(PanelHabits, AreReadAsTheyWereWritten) {
  PanelHabits habits;
  EXPECT_EQ(parse_panel_habits(panel_habits_text(habits)), habits);
  habits = {Extent{1100, 800}, true, 280, 150, 240, true, true, false, false, true, {0, 70, 9, 31}};
  EXPECT_EQ(parse_panel_habits(panel_habits_text(habits)), habits);
}

TEST(PanelHabits, AreTheUsualOnesWhereAFileSaysNonsense) {
  EXPECT_EQ(parse_panel_habits(
                "window 5x5\nwindow 900\nside -3\nside 99999999999\nfindings x\n"
                "tools-shown perhaps\nfindings-shown\nboard 1 2 3\nboard 1 2 3 4 5\n\n\nmore"),
            PanelHabits());
  EXPECT_EQ(load_panel_habits("/there/is/no/such/file"), PanelHabits());
}

}  // namespace
}  // namespace chartroom::editor
