// Texts of users from right to left, within lines of our words.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

#include "maps/platform/shown_text.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/drawn_page.h"

namespace chartroom::exporters {
namespace {

constexpr const char* kHebrew = "\u05D9\u05D5\u05E0\u05D4";

bool has_our_letters(const std::string& text) {
  return std::ranges::any_of(text, [](unsigned char c) { return std::isalnum(c) != 0; });
}

TEST(Isolation, KeepsTheOrderOfTheWordsAroundAUsersText) {
  maps::Map map = sample::archipelago();
  map.name = {{"en", kHebrew}};
  map.author = map.revision = kHebrew;
  map.notes = {{"en", kHebrew}};
  int lines = 0;
  for (const std::string_view language : {"en", "de"}) {
    SheetContext context = context_of(map, kSmallFrame, std::string(language));
    for (const std::string& back : {std::string(), std::string(kHebrew)}) {
      context.on_the_back = back;
      for (const Sheet& sheet : sheets()) {
        for (int page = 0; page < sheet.pages(context); ++page) {
          for (const DrawnText& text : drawn(sheet, page, context).texts) {
            const std::size_t at = text.text.find(kHebrew);
            if (at == std::string::npos || !has_our_letters(text.text)) continue;
            ++lines;
            EXPECT_TRUE(std::string_view(text.text).substr(0, at).ends_with(kFirstStrongIsolate))
                << sheet.name << " " << language << ": " << text.text;
          }
        }
      }
    }
  }
  EXPECT_GT(lines, 30) << "footers at least";
}

}  // namespace
}  // namespace chartroom::exporters
