#include "maps/platform/utf8.h"

#include <gtest/gtest.h>

namespace chartroom {
namespace {

TEST(Utf8, CountsTheBytesThatAreUtf8) {
  EXPECT_EQ(utf8_length(""), 0U);
  EXPECT_EQ(utf8_length("aé€😀"), 10U);
  EXPECT_EQ(utf8_length("aé\xFF€"), 3U);
  EXPECT_EQ(utf8_length("a\xC3"), 1U);           // cut off
  EXPECT_EQ(utf8_length("\xC0\xAF"), 0U);        // overlong
  EXPECT_EQ(utf8_length("ab\xED\xA0\x80"), 2U);  // half of a surrogate pair
}

TEST(Utf8, MakesAnyBytesReadable) {
  EXPECT_EQ(readable_text("aé€"), "aé€");
  EXPECT_EQ(readable_text(""), "");
  EXPECT_EQ(readable_text("a\xFF\xFE\x62\xC3"), "a\uFFFD\uFFFDb\uFFFD");
}

TEST(Utf8, TellsCodePoints) {
  EXPECT_EQ(code_point_at("aé", 1, 2), U'é');
  EXPECT_EQ(code_point_at("€", 0, 3), U'€');
  EXPECT_EQ(code_point_at("😀", 0, 4), U'😀');
}

}  // namespace
}  // namespace chartroom
