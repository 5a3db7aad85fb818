#include "editor/model/documents/pack_findings.h"

#include <gmock/gmock.h>

#include "maps/files/map_file.h"
#include "tests/temporary_folder.h"

namespace chartroom::editor {
namespace {

std::vector<std::string> codes_of(const PackFindings& findings) {
  std::vector<std::string> codes;
  for (std::size_t i = 0; i < findings.size(); ++i) codes.push_back(findings.at(i).code);
  return codes;
}

TEST(PackFindings, AreThoseOfTheFilesOnTheDiskOnceThePackIsSaved) {
  const TemporaryFolder folder;
  folder.write("cay.map.json", to_canonical_json(maps::blank_map({6, 6}, "cay", "Cay")));
  PackDocument pack = PackDocument::create(folder.path());
  PackFindings findings{checks::standard_catalogue()};
  findings.judge(pack);
  EXPECT_EQ(findings.size(), 0U) << "it is not saved yet";
  EXPECT_EQ(findings.judged(), 0);
  pack.save();
  findings.judge(pack);
  EXPECT_GT(findings.judged(), 0);
  EXPECT_THAT(codes_of(findings), ::testing::Not(::testing::Contains("F007")));
  EXPECT_TRUE(pack.set_languages({"en", "de"}));
  pack.save();
  findings.judge(pack);
  ASSERT_THAT(codes_of(findings), ::testing::Contains("F007")) << "the map has no German name";
  for (std::size_t i = 0; i < findings.size(); ++i) {
    EXPECT_FALSE(findings.at(i).places.empty());
    EXPECT_FALSE(findings.at(i).fixable());
  }
  maps::Map named = maps::blank_map({6, 6}, "cay", "Cay");
  named.name["de"] = "Insel";
  folder.write("cay.map.json", to_canonical_json(named));
  findings.judge(pack);
  EXPECT_THAT(codes_of(findings), ::testing::Not(::testing::Contains("F007")))
      << "a file has changed";
}

}  // namespace
}  // namespace chartroom::editor
