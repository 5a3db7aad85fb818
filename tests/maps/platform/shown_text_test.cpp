#include <cstdint>

#include "maps/platform/shown_text.h"

#include <gtest/gtest.h>

namespace chartroom {
namespace {

TEST(ShownText, LeavesWhatPeopleWriteAsItIs) {
  for (const char* text : {"", "North Pole", "Größe, Île, 바다, 😀", "C:\\maps", "a\\nb"}) {
    EXPECT_EQ(shown(text), text);
  }
}

TEST(ShownText, KeepsATextOnItsLine) {
  EXPECT_EQ(shown("fine\n::stop-commands::x"), "fine\\n::stop-commands::x");
  EXPECT_EQ(shown("a\r\nb"), "a\\r\\nb");
  EXPECT_EQ(shown("a\u2028b\u2029\u0085"), "a\\u{2028}b\\u{2029}\\u{85}");
}

TEST(ShownText, CommandsNoTerminal) {
  EXPECT_EQ(shown("\x1B[31mred\x07"), "\\u{1b}[31mred\\u{7}");
  EXPECT_EQ(shown("\u009B31m\x7F\t"), "\\u{9b}31m\\u{7f}\\u{9}");
  EXPECT_EQ(shown(std::string_view("\0", 1)), "\\u{0}");
}

TEST(ShownText, CommandsNoRunner) {
  EXPECT_EQ(shown("::add-mask::x"), "\\u{3a}:add-mask::x");
  EXPECT_EQ(shown(" \u3000::x"), " \u3000\\u{3a}:x");
  EXPECT_EQ(shown("a ::x"), "a ::x");
  EXPECT_EQ(shown("a/###[debug]x"), "a/#\\u{23}#[debug]x");
  EXPECT_EQ(shown("a##vso[task.complete]"), "a\\u{23}#vso[task.complete]");
  EXPECT_EQ(shown("##teamcity[x"), "\\u{23}#teamcity[x");
  EXPECT_EQ(shown("##..[ ##B ## [x]"), "##..[ ##B ## [x]") << "rows of islands stay";
}

TEST(ShownText, HidesNothing) {
  EXPECT_EQ(shown("a\u200Bb\u00ADc\uFEFF\u2060"), "a\\u{200b}b\\u{ad}c\\u{feff}\\u{2060}");
  EXPECT_EQ(shown("\u180E\uFFF9\U000E0041\U000E007F"), "\\u{180e}\\u{fff9}\\u{e0041}\\u{e007f}");
  EXPECT_EQ(shown("a\u3164b\u034F\u115F"), "a\\u{3164}b\\u{34f}\\u{115f}");
  EXPECT_EQ(shown("\u2065\uFFF0"), "\\u{2065}\\u{fff0}");
  EXPECT_EQ(shown("\u0645\u200C\u0627 \u2764\uFE0F"), "\u0645\u200C\u0627 \u2764\uFE0F")
      << "letters and pictures that these join or part stay as they are";
}

TEST(ShownText, HoldsNothingThatXmlDoesNotAllow) {
  EXPECT_EQ(shown("\uFFFE\uFFFF\U0001FFFEx"), "\\u{fffe}\\u{ffff}\\u{1fffe}x");
}

TEST(ShownText, TurnsNoLettersRound) {
  EXPECT_EQ(shown("map\u202Enosj.\u202C"), "map\\u{202e}nosj.\\u{202c}");
  EXPECT_EQ(shown("\u2066\u2069\u200F\u061C"), "\\u{2066}\\u{2069}\\u{200f}\\u{61c}");
}

TEST(ShownText, ShowsBytesThatAreNoText) {
  EXPECT_EQ(shown("a\xFF\xC3"), "a\\x{ff}\\x{c3}");
  EXPECT_EQ(shown("\xED\xA0\x80"), "\\x{ed}\\x{a0}\\x{80}");
}

TEST(ShownText, ReadsItsEscapesBack) {
  EXPECT_EQ(escaped_character("\\u{1b}[31m")->utf8, "\x1B");
  EXPECT_EQ(escaped_character("\\u{1b}[31m")->length, 6U);
  EXPECT_EQ(escaped_character("\\u{202e}x")->utf8, "\u202E");
  EXPECT_EQ(escaped_character("\\u{1f600}")->utf8, "😀");
  for (const char* none : {"", "u{1b}", "\\u1b", "\\u{}", "\\u{1b", "\\u{d800}", "\\u{110000}",
                           "\\u{1b }", "\\u{99999999999}"}) {
    EXPECT_FALSE(escaped_character(none)) << none;
  }
}

// Any bytes become UTF-8 on one line, which stays unchanged when shown again.
TEST(ShownText, IsSafeForAnyBytes) {
  std::uint32_t state = 1;
  for (int round = 0; round < 20'000; ++round) {
    std::string bytes;
    for (int i = 0; i < 12; ++i) {
      state = state * 1664525U + 1013904223U;
      constexpr std::string_view kPieces = "\x1B\n\r\xE2\x80\xAE\xA8\xC2\x85\xFF a:##[";
      bytes += (state >> 28) < 12 ? kPieces[(state >> 8) % kPieces.size()]
                                  : static_cast<char>(state >> 16);
    }
    const std::string text = shown(bytes);
    EXPECT_EQ(shown(text), text);
    EXPECT_EQ(text.find_first_of("\n\r\x1B\x7F"), std::string::npos);
    EXPECT_EQ(text.find("##["), std::string::npos);
    EXPECT_FALSE(text.starts_with("::"));
  }
}

TEST(IsolatedText, KeepsItsOrderToItself) {
  EXPECT_EQ(isolated("J. Doe (7)"), "J. Doe (7)");
  EXPECT_EQ(isolated("\uBC14\uB2E4 \u00CEle \u6D77"), "\uBC14\uB2E4 \u00CEle \u6D77");
  EXPECT_EQ(isolated("\u05D9\u05D5\u05E0\u05D4"), "\u2068\u05D9\u05D5\u05E0\u05D4\u2069");
  EXPECT_EQ(isolated("ab \u062E 12"), "\u2068ab \u062E 12\u2069");
  EXPECT_EQ(isolated("\u05D9\u2069 x \u2067"), "\u2068\u05D9 x \u2069") << "cannot end it early";
  EXPECT_EQ(isolated("\xFF"), "\xFF");
  EXPECT_EQ(isolated(""), "");
}

}  // namespace
}  // namespace chartroom
