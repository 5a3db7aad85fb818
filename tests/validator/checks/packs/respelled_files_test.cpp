// Names that a pack lists in letters which are composed otherwise than on disk.
#include <gmock/gmock.h>

#include "maps/platform/safe_file.h"
#include "tests/validator/checks/packs/pack_run.h"
#include "validator/checks/fix_files.h"

namespace chartroom::checks {
using namespace maps;
using namespace reports;
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

constexpr const char* kComposed = "F\u00F6hr.map.json";
constexpr const char* kApart = "Fo\u0308hr.map.json";

class RespelledFiles : public PackRun {
 protected:
  RespelledFiles() { write(kApart, sound_, "fohr"); }

  std::vector<FixedFile> fixed(const Profile& profile = {}) const {
    std::vector<FileError> errors;
    auto files = fix_files(find_input_files({folder_.path().string()}, errors), profile, errors);
    EXPECT_THAT(errors, IsEmpty());
    return files;
  }
};

TEST_F(RespelledFiles, AreOneFindingAtTheNameInTheList) {
  write("pack.json", pack_of({kComposed}));
  const Report report = check();
  ASSERT_THAT(found(report), ElementsAre("pack.json F019"));
  EXPECT_EQ(report.findings[0].pointer, "/maps/0");
  EXPECT_GT(report.findings[0].position.line, 1);
  EXPECT_EQ(
      report.findings[0].message,
      "The pack lists Fo\u0308hr.map.json with letters composed differently from the file name");
}

TEST_F(RespelledFiles, AreThatAlsoTheOtherWayRoundAndInFolders) {
  std::filesystem::remove(folder_ / kApart);
  write("\u00CEles/F\u00F6hr.map.json", sound_, "fohr");
  write("pack.json", pack_of({"I\u0302les/F\u00F6hr.map.json"}));
  EXPECT_THAT(found_in(), ElementsAre("pack.json F019"));
}

TEST_F(RespelledFiles, AreListedByTheirNamesOnDiskByTheFix) {
  write("pack.json", pack_of({kComposed}));
  const std::vector<FixedFile> files = fixed();
  ASSERT_EQ(files.size(), 1U);
  EXPECT_EQ(files[0].after, to_canonical_json(pack_of({kApart})));
  ASSERT_EQ(files[0].applied.size(), 1U);
  EXPECT_EQ(files[0].applied[0].code, "F019");
  save_file(files[0].path, files[0].after);
  EXPECT_THAT(found_in(), IsEmpty());
  EXPECT_THAT(fixed(), IsEmpty());
}

TEST_F(RespelledFiles, StayWhereThePackExcludesThem) {
  Pack pack = pack_of({kComposed});
  pack.checks.exclude = {{"F019", {}, {}, "for a program of ours"}};
  write("pack.json", pack);
  EXPECT_THAT(found_in(), ElementsAre("pack.json F019-"));
  EXPECT_THAT(fixed(), IsEmpty());
}

TEST_F(RespelledFiles, OfBothSpellingsAreListedTwice) {
  write("pack.json", pack_of({kApart, kComposed}));
  EXPECT_THAT(found_in(), ElementsAre("pack.json F011", "pack.json F019"));
}

TEST_F(RespelledFiles, AreTwoFilesWhereTheDiskHasBoth) {
  write(kComposed, other_, "other");
  write("pack.json", pack_of({kComposed}));
  EXPECT_THAT(found_in(), ElementsAre("Fo\u0308hr.map.json F012", "Fo\u0308hr.map.json F017"));
}

TEST_F(RespelledFiles, DoNotLeadOutOfThePack) {
  folder_.write("out/secret.map.json", "");
  std::filesystem::create_directory(folder_ / "pack");
  std::filesystem::create_symlink(folder_ / "out/secret.map.json", folder_ / "pack" / kApart);
  write("pack/pack.json", pack_of({kComposed}));
  EXPECT_THAT(found_in({"pack/pack.json"}), ElementsAre("pack/pack.json F002"));
}

}  // namespace
}  // namespace chartroom::checks
