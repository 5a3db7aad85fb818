// Names that other systems cannot store or tell apart, on the way to a file.
#include "validator/checks/packs/path_names.h"

#include <gmock/gmock.h>

#include "tests/validator/checks/packs/pack_run.h"

namespace chartroom::checks {
using namespace maps;
using namespace reports;
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class Names : public PackRun {
 protected:
  void sea(const std::string& name) { write(name, sound_, "sea-" + std::to_string(++seas_)); }
  void link(const std::string& to, const std::string& name) const {
    std::filesystem::create_symlink(to, folder_ / name);
  }
  std::vector<std::string> messages(const std::vector<std::string>& names = {"."}) const {
    std::vector<std::string> list;
    for (const Finding& finding : check(names).findings) {
      list.push_back(finding.code + ": " + finding.message);
    }
    return list;
  }

 private:
  int seas_ = 0;
};

TEST_F(Names, ThatWindowsOrMacosCannotStoreAreErrors) {
  sea("aux.map.json");
  sea("a:b.map.json");
  sea("a\tb.map.json");
  sea("a\xFF.map.json");
  sea("guests./x.map.json");
  EXPECT_THAT(
      messages(),
      ElementsAre(
          "F016: Windows cannot store a\tb.map.json: it refuses control characters; rename it to "
          "a-b.map.json",
          "F016: Windows cannot store a:b.map.json: it refuses the character :; rename it to "
          "a-b.map.json",
          "F016: Windows cannot store aux.map.json: the name is reserved for a device; rename it "
          "to aux_.map.json",
          "F016: macOS cannot store a\xFF.map.json, whose name is not UTF-8; rename it to "
          "a-.map.json",
          "F016: Windows cannot store guests.: its name ends in a space or a period; rename it to "
          "guests"));
  EXPECT_EQ(check().findings[0].severity, Severity::error);
}

TEST_F(Names, ThatOtherSystemsChangeAreWarnings) {
  sea("rtl\u202Enosj.map.json");
  sea(std::string(246, 'a') + ".map.json");
  EXPECT_THAT(messages(),
              ElementsAre("F018: The name " + std::string(246, 'a') +
                              ".map.json has 255 bytes (at most 254); rename it to " +
                              std::string(100, 'a') + ".map.json",
                          "F018: The name rtl\u202Enosj.map.json has an invisible character; "
                          "rename it to rtl-nosj.map.json"));
  EXPECT_EQ(check().findings[0].severity, Severity::warning);
}

TEST_F(Names, WithCharactersThatNobodySeesAreWarnings) {
  for (const char* character :
       {"\u3164", "\u034F", "\uFE0F", "\u115F", "\u200B", "\u200C", "\u200D", "\u2800", "\u2065",
        "\U000E0100", "\u00A0", "\u2003", "\u3000"}) {
    const std::string name = std::string("a") + character + ".map.json";
    sea(name);
    EXPECT_THAT(messages(), ElementsAre("F018: The name " + name +
                                        " has an invisible character; rename it to "
                                        "a-.map.json"));
    std::filesystem::remove(folder_ / name);
  }
  sea("a b.map.json");
  EXPECT_THAT(messages(), ElementsAre());
}

TEST_F(Names, ThatDifferInCapitalsOrCompositionLoseAFile) {
  sea("Reef.map.json");
  sea("reef.map.json");
  sea("gr\u00F6\u00DFe.map.json");
  sea("gro\u0308\u00DFe.map.json");
  EXPECT_THAT(found_in(), ElementsAre("Reef.map.json F017", "gro\u0308\u00DFe.map.json F017"));
  EXPECT_EQ(messages()[0],
            "F017: Windows or macOS treats Reef.map.json and reef.map.json as one file and loses "
            "the other; rename one");
}

TEST_F(Names, AreComparedWithFilesThatAreNotChecked) {
  sea("reef.map.json");
  sea("Reef.map.json");
  EXPECT_THAT(found_in({"reef.map.json"}), ElementsAre("reef.map.json F017"));
  EXPECT_THAT(found_in({"Reef.map.json"}), ElementsAre("Reef.map.json F017"));
}

TEST_F(Names, OfFoldersCountOnce) {
  sea("nul/a.map.json");
  sea("nul/b.map.json");
  sea("nul/deep/c.map.json");
  EXPECT_THAT(found_in(), ElementsAre("nul/a.map.json F016"));
}

TEST_F(Names, OfFoldersThatMergeAreAWarningUnlessAFileIsLost) {
  sea("Guests/a.map.json");
  sea("guests/b.map.json");
  EXPECT_THAT(
      messages(),
      ElementsAre(
          "F018: Windows or macOS treats the folders Guests and guests as one; rename one"));
  sea("guests/deep/d.map.json");
  sea("Guests/DEEP/D.map.json");
  EXPECT_THAT(messages(),
              ElementsAre("F017: Windows or macOS treats the folders Guests and guests as one, and "
                          "Guests/DEEP/D.map.json and guests/deep/d.map.json in them as one file; "
                          "rename one folder"));
}

TEST_F(Names, AboveTheWorkTreeAreNoConcern) {
  folder_.write("aux/.git/HEAD", "");
  sea("aux/a.map.json");
  EXPECT_THAT(found_in({"aux/a.map.json"}), IsEmpty());
  EXPECT_THAT(found_in({"aux"}), IsEmpty());
}

TEST_F(Names, OutsideAWorkTreeCountFromTheFolderThatIsSearched) {
  std::filesystem::remove_all(folder_ / ".git");
  sea("aux/con/a.map.json");
  EXPECT_THAT(found_in({"aux/con/a.map.json"}), IsEmpty());
  EXPECT_THAT(found_in({"aux"}), ElementsAre("aux/con/a.map.json F016"));
  EXPECT_THAT(messages({"aux"})[0], testing::HasSubstr("cannot store con:"));
}

TEST_F(Names, OfAPackAreThoseOfItsFolder) {
  write("prn/pack.json", pack_of({"a.map.json"}));
  sea("prn/a.map.json");
  EXPECT_THAT(found_in(), testing::Contains("prn/pack.json F016"));
  Pack pack = pack_of({"a.map.json"});
  pack.checks.exclude = {{"F016", {}, {}, "players have Linux"}, {"F013", {}, {}, "made up"}};
  write("prn/pack.json", pack);
  EXPECT_THAT(found_in(), ElementsAre("prn/a.map.json F013-", "prn/pack.json F016-"));
}

TEST_F(Names, OfLinksToFilesThatAPackListsAreThoseOfThePack) {
  sea("maps/a.map.json");
  link("maps", "aux");
  write("pack.json", pack_of({"aux/a.map.json"}));
  EXPECT_THAT(found_in(), testing::Contains("pack.json F016"));
}

TEST_F(Names, MayBeExcludedByThePackOfTheFile) {
  sea("com1.map.json");
  Pack pack = pack_of({"com1.map.json"});
  pack.checks.exclude = {{"F016", "sea-1", {}, "players have Linux"}, {"F013", {}, {}, "made up"}};
  write("pack.json", pack);
  EXPECT_THAT(found_in(), ElementsAre("com1.map.json F016-", "com1.map.json F013-"));
}

TEST_F(Names, OfOneFileOnDiskAreTwoFilesInACheckout) {
  sea("reef.map.json");
  std::filesystem::create_hard_link(folder_ / "reef.map.json", folder_ / "Reef.map.json");
  EXPECT_THAT(found_in({"reef.map.json"}), ElementsAre("reef.map.json F017"));
}

}  // namespace
}  // namespace chartroom::checks
