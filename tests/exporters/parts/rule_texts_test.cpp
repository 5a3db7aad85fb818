#include "exporters/parts/rule_texts.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "exporters/parts/sheet_texts.h"
#include "tests/exporters/languages.h"

namespace chartroom::exporters {
namespace {

TEST(RuleTexts, NameTheRulingOnEachQuestionThatAStopRaises) {
  for (const std::string& language : languages()) {
    const Translator tr = sheet_translator(language);
    const TextBlocks texts = realtime_texts(tr);
    for (const char* number : {"15", "16", "17"}) {
      const std::string named = fmt::format(fmt::runtime(tr("(Ruling {})")), number);
      EXPECT_TRUE(std::ranges::any_of(
          texts, [&](const TextBlock& block) { return block.text.ends_with(named); }))
          << language << ' ' << named;
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters
