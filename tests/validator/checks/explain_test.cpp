#include "validator/checks/explain.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "exporters/documents/print_checks.h"
#include "maps/platform/safe_file.h"

namespace chartroom::checks {
using namespace reports;
namespace {

using testing::HasSubstr;
using testing::Not;

// Returns the explanation of a check.
std::string explained(std::string_view code) {
  const Catalogue catalogue = exporters::full_catalogue();
  return explain_text(*catalogue.find(code));
}

std::string listed() { return list_text(exporters::full_catalogue()); }

TEST(Explain, EveryCheckIsListedAndExplained) {
  const Catalogue catalogue = exporters::full_catalogue();
  const std::string list = list_text(catalogue);
  const std::string page = checks_page(catalogue);
  for (const Check& check : catalogue) {
    EXPECT_THAT(list, HasSubstr(std::string(check.code)));
    EXPECT_THAT(explain_text(check), HasSubstr(std::string(check.why)));
    EXPECT_EQ(check.why.back(), '.');
    EXPECT_THAT(page, HasSubstr("### " + std::string(check.code) + ": "));
  }
}

TEST(Explain, AnExampleComesWithItsPictureAndItsMessage) {
  const std::string text = explained("R202");
  EXPECT_THAT(text, HasSubstr("Raises it: Dead end at A1, B1, C1 and C2, entered from C3. Making "
                              "A2 water opens it:\n\n       A B C D E\n     1 . . .|# #\n"));
  EXPECT_THAT(text, HasSubstr("Does not raise it: two points wide, so a submarine can turn:\n"));
  EXPECT_THAT(text, Not(HasSubstr("name.en")));
}

TEST(Explain, FilesAreShownByName) {
  EXPECT_THAT(explained("F004"), HasSubstr("    pack.json:\n"));
  EXPECT_THAT(explained("F002"), HasSubstr("Raises it: a.map.json:4:2: unknown member \"depth\""));
  EXPECT_THAT(explained("F006"),
              HasSubstr("Raises it: The map is not in canonical form:\n\n    a.map.json:"));
}

TEST(Explain, ThresholdsAreListedWithTheirUnits) {
  EXPECT_THAT(listed(), HasSubstr("pocket_share = 0.25 of the water: "));
  EXPECT_THAT(explained("S306"), HasSubstr("Threshold: surface_distance = 10 steps: "));
}

TEST(Explain, ThePageInTheTreeIsWhatTheProgramPrints) {
  const ParseResult<std::string> page = read_file(CHARTROOM_SOURCE_DIR "/validator/CHECKS.md");
  ASSERT_TRUE(page);
  EXPECT_TRUE(*page.value == checks_page(exporters::full_catalogue()))
      << "to renew it: chartroom validate --list --format markdown > validator/CHECKS.md";
}

}  // namespace
}  // namespace chartroom::checks
