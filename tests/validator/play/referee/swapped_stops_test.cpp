// Tests calls that are before a whole stop on one captain's sheet and after it on the other's.
#include <gmock/gmock.h>

#include "tests/validator/play/referee/referee_games.h"
#include "tests/validator/play/referee/sheet_texts.h"

namespace chartroom::play {
namespace {

using referee_games::free_bay;
using referee_games::judge;
using sheet_texts::laid_in_realtime;
using sheet_texts::lines_of;
using testing::ElementsAre;
using testing::HasSubstr;

// Green goes from F6 to F5, before blue's stop on one sheet and after it on the other.
TEST(TwoSheets, JudgeACallSwappedAcrossAStopWhereTheAnswerIsTrue) {
  const std::string charge = "blue right\nblue right\n";
  for (const std::string step : {"green up", "green stop\ngreen silence up\ngreen resume"}) {
    for (const std::string row : {"row 6", "row 5"}) {
      const std::string asks = "blue stop\nblue sonar " + row + "\nblue resume\n";
      const std::vector<std::string> sheets{charge + step + "\n" + asks,
                                            charge + asks + step + "\n"};
      for (const std::size_t blue : {0U, 1U}) {
        std::string heard = sheets[blue];  // blue does not hear green's silent direction
        if (const auto at = heard.find("silence up"); at != heard.npos) heard.erase(at + 7, 3);
        const TwoSheets two = laid_in_realtime(heard, sheets[1 - blue]);
        ASSERT_EQ(two.contradictions.size(), 1U) << sheets[blue];
        EXPECT_THAT(two.contradictions[0].message.english(), HasSubstr("in the opposite order"));
        EXPECT_THAT(two.contradictions[0].message.english(),
                    HasSubstr("\"blue stop\" to \"blue resume\""));
        EXPECT_THAT(two.contradictions[0].message.english(),
                    HasSubstr(row == "row 6" ? "puts \"blue stop" : "puts \"green"));
        EXPECT_EQ(two.game.plies.size(), 4U);
        EXPECT_TRUE(judge(free_bay(), two.game).legal()) << sheets[blue];
      }
    }
  }
}

// If the answer does not decide, the caller's own sheet does.
TEST(TwoSheets, BelieveWhoCalledItWhereAnOwnCallIsSwappedAcrossAStop) {
  const std::string stop = "blue stop\nblue surface\nblue resume\n";
  const std::string step = "blue right\n";
  const TwoSheets first = laid_in_realtime(step + stop, stop + step);
  ASSERT_EQ(first.contradictions.size(), 1U);
  EXPECT_EQ(first.contradictions[0].lines[0].text, "blue right") << "the line out of its place";
  EXPECT_EQ(first.contradictions[0].lines[1].position.line, 8);
  EXPECT_THAT(lines_of(first.game), ElementsAre("blue right", "blue surface"));
  const TwoSheets last = laid_in_realtime(stop + step, step + stop);
  ASSERT_EQ(last.contradictions.size(), 1U);
  EXPECT_THAT(lines_of(last.game), ElementsAre("blue surface", "blue right"));
}

// Green calls stop after blue's stop, and both resume play before the direction.
TEST(TwoSheets, SeeASwapAcrossAStopUponAStop) {
  const std::string stops =
      "blue stop\ngreen stop\nblue surface\nblue resume\ngreen surface\ngreen resume\n";
  const std::string step = "green up\n";
  for (const bool early : {false, true}) {
    const TwoSheets two =
        laid_in_realtime(early ? step + stops : stops + step, early ? stops + step : step + stops);
    ASSERT_EQ(two.contradictions.size(), 1U);
    EXPECT_EQ(two.game.plies.size(), 3U);
    EXPECT_EQ(two.game.stops.size(), 4U);
    EXPECT_TRUE(judge(free_bay(), two.game).legal());
  }
}

}  // namespace
}  // namespace chartroom::play
