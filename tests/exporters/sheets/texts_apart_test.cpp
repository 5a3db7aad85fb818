// Tests that texts of a page never overlap.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <array>

#include "exporters/sheets/sheet.h"
#include "tests/exporters/languages.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/drawn_page.h"

namespace chartroom::exporters {
namespace {

struct Print {
  Mm frame;
  Look look;
};
constexpr std::array kPrints{Print{kSmallFrame, Look::colour}, Print{kSmallFrame, Look::night},
                             Print{kLargeFrame, Look::colour},
                             Print{kLargeFrame, Look::large_print}};

// An accent of large letters may reach beside a descender of the line above.
constexpr double kOver = 0.7;

bool overlap(MmRect a, MmRect b) {
  return a.x + kOver < b.right() && b.x + kOver < a.right() && a.y + kOver < b.bottom() &&
         b.y + kOver < a.bottom();
}

void expect_texts_apart(const DrawnPage& page, const std::string& where) {
  for (std::size_t k = 0; k < page.texts.size(); ++k) {
    for (std::size_t other = k + 1; other < page.texts.size(); ++other) {
      EXPECT_FALSE(overlap(page.texts[k].ink, page.texts[other].ink))
          << where << ": “" << page.texts[k].text << "” over “" << page.texts[other].text << "”";
    }
  }
}

class TextsApart : public testing::TestWithParam<std::string> {};

TEST_P(TextsApart, OnEveryPageInEveryLook) {
  for (const maps::Map& map : sample::all()) {
    for (const Print& print : kPrints) {
      const SheetContext context = context_of(map, print.frame, GetParam(), print.look);
      for (const Sheet& sheet : sheets()) {
        for (int page = 0; page < sheet.pages(context); ++page) {
          expect_texts_apart(drawn(sheet, page, context),
                             fmt::format("{}, {} {}, {}, {} mm", map.id, sheet.name, page,
                                         to_string(print.look), print.frame.x));
        }
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, TextsApart, testing::ValuesIn(languages()));

}  // namespace
}  // namespace chartroom::exporters
