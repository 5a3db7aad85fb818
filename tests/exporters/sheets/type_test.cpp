// Tests the sizes of type: few on a page, and large enough at a table for texts read in play.
#include <fmt/core.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/text/type_scale.h"
#include "exporters/sheets/sheet.h"
#include "tests/exporters/drawing/lato.h"
#include "tests/exporters/languages.h"
#include "tests/exporters/sample_maps.h"

namespace chartroom::exporters {
namespace {

DrawnTexts texts_on(const maps::Map& map, const Sheet& sheet, int page,
                    const std::string& language) {
  const cairo_rectangle_t room{0, 0, kSmallFrame.x, kSmallFrame.y};
  const SurfacePtr surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &room));
  const CairoPtr cr(cairo_create(surface.get()));
  DrawnTexts texts;
  sheet.draw({.cr = cr.get(), .texts = &texts},
             {.map = map,
              .tr = sheet_translator(language),
              .language = language,
              .pitch = usual_pitch(map.size),
              .rules = rules::rulebook_for(map),
              .set = sheet_set(map, {})},
             page);
  return texts;
}

// Returns the sizes of words and numbers in tenths of a millimeter, without the teams' signs. Sizes
// a tenth apart look equal.
std::map<int, std::string> sizes_on(const maps::Map& map, const char* name, int page,
                                    const std::string& language) {
  std::map<int, std::string> sizes;
  for (const DrawnText& text : texts_on(map, *find_sheet(name), page, language)) {
    const TeamLetters letters = team_letters(sheet_translator(language));
    if (text.text == letters.blue || text.text == letters.green) continue;
    sizes.try_emplace(static_cast<int>(std::lround(10 * text.size)), text.text);
  }
  for (auto at = sizes.begin(); at != sizes.end();) {
    const auto next = std::next(at);
    at = next != sizes.end() && next->first == at->first + 1 ? sizes.erase(next) : next;
  }
  return sizes;
}

using SheetPage = std::pair<const char*, int>;

constexpr std::array kPlayed{SheetPage{"captain-blue", 0}, SheetPage{"operator-green", 0},
                             SheetPage{"rules", 0},        SheetPage{"rules", 1},
                             SheetPage{"reference", 0},    SheetPage{"reference", 1}};

TEST(Type, HasAtMostSixSizesOnAPage) {
  for (const maps::Map& map : {sample::archipelago(), sample::north_pole()}) {
    for (const auto& [name, page] : kPlayed) {
      for (const char* language : {"en", "de"}) {
        const auto sizes = sizes_on(map, name, page, language);
        EXPECT_LE(sizes.size(), 6u)
            << fmt::format("{}, {} {} in {}: {}", map.id, name, page, language, sizes);
      }
    }
  }
}

// True for texts at the foot of a page or about its printing, which are not read in play.
bool is_small_print(const DrawnText& text, const SheetSet& set) {
  constexpr double kFoot = 7;
  return text.box.y > kSmallFrame.y - kFoot || text.box.right() < kRulerStrip + 0.5 ||
         text.text == set.code;
}

TEST(Type, IsLargeEnoughToBeReadInPlayInEveryLanguage) {
  const double least = lato_is_wider() ? 2.2 : 2.65;
  for (const maps::Map& map : {sample::archipelago(), sample::north_pole()}) {
    for (const auto& [name, page] : kPlayed) {
      for (const std::string& language : languages()) {
        for (const DrawnText& text : texts_on(map, *find_sheet(name), page, language)) {
          const TeamLetters letters = team_letters(sheet_translator(language));
          if (text.text == letters.blue || text.text == letters.green) continue;
          if (is_small_print(text, sheet_set(map, {}))) continue;
          EXPECT_GE(text.size, least)
              << fmt::format("{}, {} {} in {}: {}", map.id, name, page, language, text.text);
        }
      }
    }
  }
}

TEST(Type, StepsDownItsScaleToNothing) {
  EXPECT_EQ(step_below(type::kText), type::kClose);
  EXPECT_EQ(step_below(3.5), type::kText);
  EXPECT_EQ(step_below(type::kFine), 0);
  EXPECT_EQ(step_above(type::kText), type::kLarge);
  EXPECT_EQ(on_scale(type::kText), type::kText);
  EXPECT_EQ(on_scale(1), type::kFine);
}

}  // namespace
}  // namespace chartroom::exporters
