#include "exporters/parts/action_rows.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "exporters/parts/actions.h"
#include "tests/exporters/languages.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/drawn_page.h"

namespace chartroom::exporters {
namespace {

// Returns all places of a text on a page: a card may be there several times.
std::vector<DrawnText> texts_of(const DrawnPage& page, const std::string& text) {
  std::vector<DrawnText> found;
  std::ranges::copy_if(page.texts, std::back_inserter(found),
                       [&](const DrawnText& drawn) { return drawn.text == text; });
  return found;
}

// Returns the gap between name and effect, in any direction: cards on large paper are upright, so
// the two are apart across the page.
double apart(const MmRect& name, const MmRect& effect) {
  return std::max({effect.y - name.bottom(), effect.x - name.right(), name.x - effect.right()});
}

struct Where {
  const char* sheet;
  Mm frame;
  Look look;
};

std::vector<Where> sheets_with_actions() {
  std::vector<Where> all;
  for (const char* sheet : {"reference", "captain-blue"}) {
    all.push_back({sheet, kSmallFrame, Look::colour});
    all.push_back({sheet, kLargeFrame, Look::night});
    all.push_back({sheet, kLargeFrame, Look::large_print});
  }
  all.push_back({"practice", kSmallFrame, Look::colour});
  return all;
}

// Calls `visit` with name and effect of each action on each such sheet in each language.
template <class Visit>
void for_each_action(const Visit& visit) {
  for (const maps::Map& map : {sample::archipelago(), sample::north_pole()}) {
    for (const std::string& language : languages()) {
      for (const Where& where : sheets_with_actions()) {
        const SheetContext context = context_of(map, where.frame, language, where.look);
        const DrawnPage page = drawn(*find_sheet(where.sheet), 0, context);
        for (const ActionRow& action : action_rows()) {
          const auto names = texts_of(page, context.tr(action.name));
          // The practice map has no surface points.
          const auto effects =
              texts_of(page, where.sheet == std::string("practice") ? context.tr(action.effect)
                                                                    : effect_of(action, context));
          ASSERT_FALSE(effects.empty()) << where.sheet << " " << action.effect;
          ASSERT_EQ(names.size(), effects.size()) << where.sheet << " " << action.name;
          for (std::size_t k = 0; k < names.size(); ++k) {
            visit(names[k], effects[k],
                  std::string(where.sheet) + " " + language + " " + effects[k].text);
          }
        }
      }
    }
  }
}

TEST(ActionRows, SetNamesClearOfTheirEffectsAndNoSmaller) {
  for_each_action([](const DrawnText& name, const DrawnText& effect, const std::string& where) {
    EXPECT_GE(apart(name.ink, effect.ink), 0) << where;
    EXPECT_GE(name.size, effect.size - 1e-6) << where;
  });
}

// The line below an effect is farther away.
TEST(ActionRows, EndTheirEffectsWithinTheirRows) {
  for_each_action([](const DrawnText& /*name*/, const DrawnText& effect, const std::string& where) {
    EXPECT_LE(effect.ink.bottom(), effect.box.bottom() + 0.4) << where;
    EXPECT_LE(effect.ink.right(), effect.box.right() + 0.05) << where;
  });
}

TEST(ActionRows, SetLettersInLargePrintNoSmallerThanOnOtherCards) {
  for (const maps::Map& map : {sample::archipelago(), sample::north_pole()}) {
    for (const std::string& language : languages()) {
      const SheetContext plain = context_of(map, kLargeFrame, language);
      const SheetContext large = context_of(map, kLargeFrame, language, Look::large_print);
      for (const int side : {0, 1}) {
        const DrawnPage usual = drawn(*find_sheet("reference"), side, plain);
        const DrawnPage larger = drawn(*find_sheet("reference"), side, large);
        for (const DrawnText& text : larger.texts) {
          const auto same = texts_of(usual, text.text);
          if (same.empty() || text.text.size() < 2) continue;
          EXPECT_GE(text.size, same.front().size - 0.01) << language << " " << text.text;
        }
      }
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters
