// Packs that name no author or no license.
#include <gmock/gmock.h>

#include "tests/validator/checks/packs/pack_run.h"

namespace chartroom::checks {
using namespace maps;
using namespace reports;
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using UnsignedPacks = PackRun;

TEST_F(UnsignedPacks, AreToldOnceWhatTheyLack) {
  const auto said_of = [this](const std::string& author, const std::string& license) {
    Pack pack = pack_of({});
    pack.author = author;
    pack.license = license;
    write("pack.json", pack);
    std::vector<std::string> said;
    for (const Finding& finding : check().findings) {
      EXPECT_EQ(finding.code, "F014");
      EXPECT_EQ(finding.severity, Severity::note);
      said.push_back(finding.message);
    }
    return said;
  };
  EXPECT_THAT(said_of("A. Captain", "MIT"), IsEmpty());
  EXPECT_THAT(said_of("A. Captain", ""), ElementsAre("The pack names no license"));
  EXPECT_THAT(said_of("", "MIT"), ElementsAre("The pack names no author"));
  EXPECT_THAT(said_of("\u200B", "MIT"), ElementsAre("The pack names no author"));
  EXPECT_THAT(said_of("A. Captain", " \u3164"), ElementsAre("The pack names no license"));
  EXPECT_THAT(said_of("", ""), ElementsAre("The pack names neither an author nor a license"));
}

TEST_F(UnsignedPacks, MayExcludeThatWithAReason) {
  Pack pack = pack_of({});
  pack.author.clear();
  pack.checks.exclude = {{"F014", std::nullopt, {}, "nobody remembers who drew them"}};
  write("pack.json", pack);
  EXPECT_THAT(found_in(), ElementsAre("pack.json F014-"));
}

TEST_F(UnsignedPacks, AreToldApartFromPacksAbove) {
  write("pack.json", pack_of({}));
  Pack below = pack_of({});
  below.license.clear();
  write("guests/pack.json", below);
  EXPECT_THAT(found_in(), ElementsAre("guests/pack.json F014"));
}

}  // namespace
}  // namespace chartroom::checks
