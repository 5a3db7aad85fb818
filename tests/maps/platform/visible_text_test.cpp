#include "maps/platform/visible_text.h"

#include <gtest/gtest.h>

namespace chartroom {
namespace {

TEST(VisibleText, HasACharacterThatIsSeen) {
  for (const char* text : {"A", " a ", "\u200BA", "é", "e\u0301", "바다", "ᄇ", "海", "1", ".", "🌊",
                           "\u2764\uFE0F", "\U0010FFFD", "\uE000", "\u0378", "\xFF"}) {
    EXPECT_TRUE(is_visible(text)) << text;
  }
}

TEST(VisibleText, IsNotMadeOfWhatLeavesNothingToSee) {
  for (const char* text : {"",
                           " ",
                           "\t\n",
                           "\u00A0",
                           "\u00AD",
                           "\u034F",
                           "\u0301\u0302",
                           "\u115F\u1160",
                           "\u17B4",
                           "\u180E",
                           "\u2003",
                           "\u200B\u200C\u200D",
                           "\u200E\u202E",
                           "\u2028",
                           "\u2060",
                           "\u20DD",
                           "\u2800",
                           "\u3000",
                           "\u3164",
                           "\uFE0F",
                           "\uFEFF",
                           "\uFFA0",
                           "\U000E0041",
                           "\U000E0100"}) {
    EXPECT_FALSE(is_visible(text)) << text;
  }
}

}  // namespace
}  // namespace chartroom
