#include "editor/ui/dialogs/print_habits.h"

#include <gtest/gtest.h>

#include "exporters/parts/sheet_layout.h"
#include "tests/temporary_folder.h"

namespace chartroom::editor {
namespace {

using exporters::Look;
using exporters::Paper;

constexpr maps::Size kUsual{10, 10};
constexpr maps::Size kLarge{15, 15};

TEST(PrintHabits, ComeBackFromTheirFile) {
  const TemporaryFolder folder;
  const std::string path = (folder / "print").string();
  EXPECT_EQ(load_print_habits(path), PrintHabits());
  const PrintHabits habits{"ko", Paper::tabloid, 17.5, Look::large_print, "/home/a b/Maps"};
  save_print_habits(path, habits);
  EXPECT_EQ(load_print_habits(path), habits);
  save_print_habits(path, {});
  EXPECT_EQ(load_print_habits(path), PrintHabits());
}

TEST(PrintHabits, LeaveOutWhatNobodyKnows) {
  const PrintHabits expected{.language = "de", .look = Look::night};
  EXPECT_EQ(parse_print_habits("paper a0\nlanguage de\n\ncolour\nglue 3\nstyle night\npitch"),
            expected);
  for (const char* pitch : {"nan", "-3", "0", "1e9", "16 mm", "inf", "4.9", ""}) {
    EXPECT_EQ(parse_print_habits(std::string("pitch ") + pitch).pitch, std::nullopt) << pitch;
  }
  EXPECT_EQ(parse_print_habits("style sepia\nlanguage \nfolder \n"), PrintHabits());
  EXPECT_EQ(print_habits_text({.folder = "two\nlines"}), "");
}

TEST(PrintHabits, AreTheUsualPitchOfEachMapUntilAnotherIsChosen) {
  PrintHabits habits;
  EXPECT_EQ(pitch_for(habits, kUsual, exporters::kSmallFrame), exporters::kDefaultPitch);
  EXPECT_EQ(pitch_for(habits, kUsual, exporters::kLargeFrame), 22);
  choose_pitch(habits, exporters::kDefaultPitch, kUsual, exporters::kSmallFrame);
  EXPECT_EQ(habits.pitch, std::nullopt);
  choose_pitch(habits, 14, kUsual, exporters::kSmallFrame);
  EXPECT_EQ(pitch_for(habits, kUsual, exporters::kSmallFrame), 14);
  choose_pitch(habits, exporters::kDefaultPitch, kUsual, exporters::kSmallFrame);
  EXPECT_EQ(habits.pitch, std::nullopt);
}

TEST(PrintHabits, KeepAPitchThatAMapHasNoRoomForUntilOneHas) {
  PrintHabits habits;
  choose_pitch(habits, 15.5, kUsual, exporters::kSmallFrame);
  const double largest = exporters::largest_pitch(kLarge, exporters::kSmallFrame);
  ASSERT_LT(largest, 15.5);
  EXPECT_EQ(pitch_for(habits, kLarge, exporters::kSmallFrame), largest);
  EXPECT_EQ(pitch_for(habits, kUsual, exporters::kSmallFrame), 15.5);
}

TEST(PrintHabits, DropThePitchWithTheFrameThatItWasChosenFor) {
  PrintHabits habits;
  choose_pitch(habits, 14, kUsual, exporters::kSmallFrame);
  choose_paper(habits, Paper::letter);
  EXPECT_EQ(habits.pitch, 14);
  choose_paper(habits, Paper::a3);
  EXPECT_EQ(habits.pitch, std::nullopt);
  EXPECT_EQ(habits.paper, Paper::a3);
}

}  // namespace
}  // namespace chartroom::editor
