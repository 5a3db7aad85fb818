#include "maps/platform/visible_text.h"

#include <gtest/gtest.h>

#include <initializer_list>

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
                           "\u0085",
                           "\u180B\u180F",
                           "\u2065\uFFF0",
                           "\U0001D173",
                           "\U000E0000\U000E0FFF",
                           "\U000E0041",
                           "\U000E0100"}) {
    EXPECT_FALSE(is_visible(text)) << text;
  }
}

// One character of each range of Unicode's Default_Ignorable_Code_Point, and its neighbors.
TEST(InvisibleCharacters, AreThoseThatUnicodeIgnores) {
  for (const char32_t c : std::initializer_list<char32_t>{
           0xAD,   0x34F,  0x61C,  0x115F,  0x1160,  0x17B5,  0x180B,  0x180F, 0x200B, 0x200C,
           0x200D, 0x202E, 0x2060, 0x2065,  0x206F,  0x2800,  0x3164,  0xFE00, 0xFE0F, 0xFEFF,
           0xFFA0, 0xFFF0, 0xFFF8, 0x1BCA0, 0x1D17A, 0xE0000, 0xE0100, 0xE0FFF}) {
    EXPECT_TRUE(is_invisible(c)) << std::hex << static_cast<unsigned>(c);
  }
  for (const char32_t c : std::initializer_list<char32_t>{
           0x20, 0x41, 0xA0, 0xAC, 0x301, 0x1161, 0x180A, 0x2010, 0x2027, 0x2070, 0x2801, 0x3163,
           0xFE10, 0xFFFC, 0x1F30A, 0xE1000}) {
    EXPECT_FALSE(is_invisible(c)) << std::hex << static_cast<unsigned>(c);
  }
}

TEST(VisiblePart, IsTheTextAsItLooks) {
  EXPECT_EQ(visible_part("Red"), "Red");
  EXPECT_EQ(visible_part(" \u3000Red\u00A0\u200B "), "Red");
  EXPECT_EQ(visible_part("R\u034Fe\u200Cd"), "Red");
  EXPECT_EQ(visible_part("Red\u2003 \u200BSea"), "Red Sea");
  EXPECT_EQ(visible_part("Re\u0301d \U0001F30A\uFE0F"), "Re\u0301d \U0001F30A");
  EXPECT_EQ(visible_part("\u2800 \uFE0F"), "");
}

}  // namespace
}  // namespace chartroom
