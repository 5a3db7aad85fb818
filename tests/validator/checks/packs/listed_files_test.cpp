#include <gmock/gmock.h>
#include <sys/stat.h>

#include <filesystem>

#include "tests/validator/checks/packs/pack_run.h"

namespace chartroom::checks {
using namespace maps;
using namespace reports;
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using FilesOfAPack = PackRun;

TEST_F(FilesOfAPack, AreTheSameHoweverTheirNamesAreWritten) {
  write("same.map.json", sound_, "same");
  write("sub/same.map.json", other_, "same");
  Pack pack = pack_of({"./same.map.json", "sub//./same.map.json"});
  pack.checks.exclude = {{"R202", "same", {}, "there is none"}};
  write("pack.json", pack);
  EXPECT_THAT(found_in(), ElementsAre("pack.json F008", "sub/same.map.json F004"));
}

TEST_F(FilesOfAPack, StandInAPackOnce) {
  write("a.map.json", sound_, "a");
  write("b.map.json", other_, "b");
  write("pack.json",
        pack_of({"a.map.json", "b.map.json", ".//a.map.json", "a.map.json", "./b.map.json"}));
  const Report report = check();
  EXPECT_THAT(found(report), ElementsAre("pack.json F011", "pack.json F011"));
  EXPECT_EQ(report.findings[0].pointer, "/maps/2");
  EXPECT_EQ(report.findings[0].message, "The pack lists a.map.json more than once");
  EXPECT_EQ(report.findings[1].pointer, "/maps/4");
}

// A link that a pack lists is the file that it leads to, and so is a second name of a file on disk.
TEST_F(FilesOfAPack, StandInAPackOnceAlsoByLinks) {
  write("a.map.json", sound_, "a");
  std::filesystem::create_symlink("a.map.json", folder_ / "link.map.json");
  std::filesystem::create_hard_link(folder_ / "a.map.json", folder_ / "second.map.json");
  write("pack.json", pack_of({"a.map.json", "link.map.json", "second.map.json"}));
  const Report report = check({"pack.json"});
  ASSERT_THAT(found(report), ElementsAre("pack.json F011", "pack.json F011"));
  EXPECT_EQ(report.findings[0].pointer, "/maps/1");
  EXPECT_EQ(report.findings[0].message,
            "The pack lists link.map.json, which is the same file as a.map.json");
  EXPECT_EQ(report.findings[1].pointer, "/maps/2");
}

TEST_F(FilesOfAPack, AreListedByTheNameOfALink) {
  write(".hidden/a.map.json", dead_end_, "b");
  std::filesystem::create_symlink(".hidden/a.map.json", folder_ / "b.map.json");
  Pack pack = pack_of({"b.map.json"});
  pack.checks.exclude = {{"R202", "b", {}, "meant"}, {"R201", std::nullopt, {}, "idle"}};
  write("pack.json", pack);
  EXPECT_THAT(found_in(), ElementsAre(".hidden/a.map.json R202-", "pack.json F008"));
}

// A message does not reveal the name of a file that a stranger's link leads to.
TEST_F(FilesOfAPack, AreNotNamedAfterWhatALinkLeadsTo) {
  write("away/secret.map.json", sound_, "a");
  write("away/pack.json", pack_of({}));
  std::filesystem::create_directory(folder_ / "pack");
  std::filesystem::create_symlink("../away/secret.map.json", folder_ / "pack/a.map.json");
  write("pack/pack.json", pack_of({}));
  const Report report = check({"pack/a.map.json"});
  ASSERT_THAT(codes_of(report), ElementsAre("F012"));
  EXPECT_EQ(report.findings[0].message,
            "a.map.json is a link to a file that the pack of its folder does not list");
}

TEST_F(FilesOfAPack, ShareNoIdWithADeck) {
  write("a.map.json", sound_, "same");
  folder_.write("b.deck.json", R"({"format": "chartroom-deck", "version": 1, "id": "same"})");
  Pack pack = pack_of({"a.map.json"});
  pack.decks = {"b.deck.json"};
  write("pack.json", pack);
  const Report report = check({"a.map.json"});
  ASSERT_THAT(codes_of(report), ElementsAre("F004", "F013"));
  EXPECT_EQ(report.findings[0].message, "The id \"same\" is also used by b.deck.json");
}

TEST_F(FilesOfAPack, AreAllMapsInTheFolder) {
  write("a.map.json", sound_, "a");
  write("deep/b.map.json", other_, "b");
  Pack pack = pack_of({"a.map.json"});
  write("pack.json", pack);
  EXPECT_THAT(found_in(), ElementsAre("deep/b.map.json F012"));
  EXPECT_THAT(found_in({"deep/b.map.json"}), ElementsAre("deep/b.map.json F012"));
  EXPECT_THAT(found_in({"a.map.json"}), IsEmpty());
  pack.checks.exclude = {{"F012", "b", {}, "not finished"}};
  write("pack.json", pack);
  EXPECT_THAT(found_in(), ElementsAre("deep/b.map.json F012-"));
}

TEST_F(FilesOfAPack, OfAPackAboveAreListedToo) {
  write("deep/b.map.json", other_, "b");
  write("deep/pack.json", pack_of({}));
  write("pack.json", pack_of({"deep/b.map.json"}));
  EXPECT_THAT(found_in(), IsEmpty());
}

TEST_F(FilesOfAPack, ThatCannotBeLookedAtAreNotThere) {
  std::filesystem::create_symlink("a.map.json", folder_ / "a.map.json");
  std::filesystem::create_directory_symlink("loop", folder_ / "loop");
  write("pack.json",
        pack_of({"a.map.json", "loop/b.map.json", std::string(300, 'x') + ".map.json"}));
  EXPECT_THAT(found_in(), ElementsAre("pack.json F005", "pack.json F005", "pack.json F005"));
}

TEST_F(FilesOfAPack, AreJudgedWithThePackThatHoldsForThem) {
  write(".hidden/a.map.json", dead_end_, "a");
  Pack lax = pack_of({"a.map.json"});
  lax.checks.severity["S301"] = Severity::note;
  write(".hidden/pack.json", lax);
  write("pack.json", pack_of({".hidden/a.map.json"}));
  EXPECT_THAT(found_in(), testing::Contains(".hidden/pack.json F010"));
}

TEST_F(FilesOfAPack, AreNotLedByAPackThatIsALink) {
  write("sub/a.map.json", sound_, "a");
  write("sub/lax.json", pack_of({"a.map.json"}));
  std::filesystem::create_symlink("lax.json", folder_ / "sub/pack.json");
  std::vector<FileError> errors;
  find_input_files({folder_.path().string()}, errors);
  ASSERT_EQ(errors.size(), 1U);
  EXPECT_EQ(errors[0].what, "is a link (expected a file)");
}

TEST_F(FilesOfAPack, AreComparedAcrossAPackOfTheirOwn) {
  write("a.map.json", sound_, "a");
  write("pack.json", pack_of({"a.map.json"}));
  write("n/a.map.json", sound_, "a");
  write("n/b.map.json", sound_, "b");
  write("n/pack.json", pack_of({"a.map.json", "b.map.json"}));
  EXPECT_THAT(found_in(), testing::IsSupersetOf({"n/a.map.json F004", "n/b.map.json F015"}));
  EXPECT_THAT(found_in({"n/a.map.json"}), testing::Contains("n/a.map.json F004"));
}

TEST_F(FilesOfAPack, AreJudgedWhereASearchOfTheFolderPassesThemOver) {
  write(".hidden/a.map.json", dead_end_, "a");
  write("pack.json", pack_of({".hidden/a.map.json"}));
  const Report report = check();
  EXPECT_THAT(found(report), ElementsAre(".hidden/a.map.json R202"));
  EXPECT_EQ(report.files.size(), 2U);
  EXPECT_THAT(found_in({"pack.json"}), IsEmpty()) << "a pack alone is without its maps";
}

TEST_F(FilesOfAPack, JudgedAloneStillShareAnId) {
  const std::string a = "a/same.map.json";
  const std::string b = "b/same.map.json";
  write(a, sound_, "same");
  write(b, other_, "same");
  write("pack.json", pack_of({a, b}));
  EXPECT_THAT(found_in(), ElementsAre(b + " F004"));
  EXPECT_THAT(found_in({a}), ElementsAre(a + " F004"));
  EXPECT_THAT(found_in({b}), ElementsAre(b + " F004"));
  EXPECT_THAT(found_in({a, b}), ElementsAre(b + " F004"));
}

TEST_F(FilesOfAPack, ShareNoIdUnderAPackOfTheirOwn) {
  write("a/same.map.json", sound_, "same");
  write("deep/same.map.json", other_, "same");
  write("deep/pack.json", pack_of({"same.map.json"}));
  write("pack.json", pack_of({"a/same.map.json", "deep/same.map.json"}));
  EXPECT_THAT(found_in(), ElementsAre("deep/same.map.json F004"));
  EXPECT_THAT(found_in({"deep/same.map.json"}), ElementsAre("deep/same.map.json F004"));
}

// Whoever sends a map need not list it, and could have records and prints mean theirs.
TEST_F(FilesOfAPack, ShareNoIdWithAnyFileInTheFolder) {
  write("b.map.json", sound_, "b");
  write("away/b.map.json", other_, "b");
  write("pack.json", pack_of({"b.map.json"}));
  const std::string away = "away/b.map.json";
  EXPECT_THAT(found_in(), ElementsAre(away + " F012", "b.map.json F004"));
  EXPECT_THAT(found_in({away}), ElementsAre(away + " F012", away + " F004"));
  EXPECT_THAT(found_in({"b.map.json"}), ElementsAre("b.map.json F004"));
  write("more/b.map.json", other_, "b");
  EXPECT_THAT(found_in({"more/b.map.json", "b.map.json"}),
              testing::Contains("more/b.map.json F004"));
  write("pack.json", pack_of({}));
  EXPECT_THAT(found_in({"more/b.map.json"}), testing::Contains("more/b.map.json F004"));
}

TEST_F(FilesOfAPack, MayBeTheSameSeaWhereTheyAreNotListed) {
  write("a.map.json", sound_, "a");
  write("b.map.json", sound_, "b");
  write("pack.json", pack_of({"b.map.json"}));
  EXPECT_THAT(found_in(), ElementsAre("a.map.json F012"));
  EXPECT_THAT(found_in({"b.map.json"}), IsEmpty());
}

TEST_F(FilesOfAPack, HaveTheIdsThatTheirNamesSay) {
  write("two-bays.map.json", sound_, "two-bays");
  write("deep/Nine Isles_2.map.json", other_, "nine-isles-2");
  write("u.map.json", dead_end_, "umbria");
  Pack pack = pack_of({"two-bays.map.json", "deep/Nine Isles_2.map.json", "u.map.json"});
  pack.checks.exclude = {{"R202", std::nullopt, {}, "meant"}};
  write("pack.json", pack);
  const Report report = check();
  ASSERT_THAT(found(report), ElementsAre("u.map.json F013", "u.map.json R202-"));
  EXPECT_EQ(report.findings[0].pointer, "/id");
  EXPECT_EQ(report.findings[0].message,
            "The id \"umbria\" does not match the file name, u.map.json");
  EXPECT_EQ(report.findings[0].severity, Severity::note);
  EXPECT_THAT(found_in({"u.map.json"}), ElementsAre("u.map.json F013", "u.map.json R202-"));
}

TEST_F(FilesOfAPack, MayBeNamedInLettersThatNoIdHas) {
  write("\xEC\x84\xAC.map.json", sound_, "island");
  write("pack.json", pack_of({"\xEC\x84\xAC.map.json"}));
  EXPECT_THAT(found_in(), IsEmpty());
}

TEST_F(FilesOfAPack, AloneHaveAnyNames) {
  write("scratch.map.json", sound_, "umbria");
  write("pack.json", pack_of({}));
  EXPECT_THAT(found_in(), ElementsAre("scratch.map.json F012"));
  std::filesystem::remove(folder_ / "pack.json");
  EXPECT_THAT(found_in(), IsEmpty());
}

TEST_F(FilesOfAPack, ThatAreNoFilesKeepNobodyWaiting) {
  write("a.map.json", sound_, "a");
  ASSERT_EQ(mkfifo((folder_ / "b.map.json").c_str(), 0600), 0);
  folder_.write("c.map.json", "{\"id\": \"a\"");
  write("pack.json", pack_of({"a.map.json", "b.map.json", "c.map.json"}));
  EXPECT_THAT(found_in({"a.map.json"}), IsEmpty());
}

TEST_F(FilesOfAPack, JudgedAloneTellThatTheirExclusionsAreIdle) {
  write("a.map.json", sound_, "a");
  write("b.map.json", dead_end_, "b");
  Pack pack = pack_of({"a.map.json", "b.map.json"});
  pack.checks.exclude = {{"R202", "a", {}, "was mended since"},
                         {"R202", "b", {}, "meant"},
                         {"R201", std::nullopt, {}, "of the whole pack"}};
  write("pack.json", pack);
  EXPECT_THAT(found_in({"a.map.json"}), ElementsAre("pack.json F008"));
  EXPECT_THAT(found_in({"b.map.json"}), ElementsAre("b.map.json R202-"));
  EXPECT_THAT(found_in(), ElementsAre("b.map.json R202-", "pack.json F008", "pack.json F008"));
}

}  // namespace
}  // namespace chartroom::checks
