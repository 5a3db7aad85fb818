#include "exporters/parts/action_table.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "tests/exporters/languages.h"
#include "validator/rules/announcement_list.h"

namespace chartroom::exporters {
namespace {

// The readers understand the words that the sheets tell players to say.
TEST(ActionTable, HasOneSayWhatAListOfCallsMayHold) {
  for (const std::string& language : languages()) {
    const Translator tr = sheet_translator(language);
    std::string list = "chartroom-announcements 1\nmap sea\n";
    for (const char* said : {"“Missile on {}!”", "“Surfacing on {}!”", "“Sonar!”"}) {
      list += fmt::format(fmt::runtime(tr(said)), "D3") + "\n";
    }
    list += fmt::format(fmt::runtime(tr("“Surfacing on {}, damage!”")), "D3") + "\n";
    const auto read = rules::parse_announcements(list, "sea.heard", maps::Team::green);
    ASSERT_TRUE(read) << language << ": " << read.errors[0].text();
    ASSERT_EQ(read.value->lines.size(), 4U);
    std::string heard;
    for (const auto& line : read.value->lines) heard += heard_text(line, maps::Team::green) + "\n";
    EXPECT_EQ(heard, "torpedo D3\nsurface D3\nsonar\nsurface D3 damage\n") << language;
  }
}

}  // namespace
}  // namespace chartroom::exporters
