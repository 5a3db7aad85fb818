#include "editor/model/generate/found_pack.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "maps/files/map_file.h"
#include "maps/platform/safe_file.h"
#include "tests/temporary_folder.h"
#include "validator/generate/certificate_file.h"

namespace chartroom::editor {
namespace {

SearchState found_two() {
  SearchState search;
  for (const char* id : {"bay", "cay"}) {
    generate::Found found;
    found.layout.map = maps::blank_map({8, 8}, id, id);
    found.certificate.map = id;
    search.found.push_back(found);
    search.pack.maps.push_back(std::string(id) + ".map.json");
  }
  return search;
}

TEST(FoundPack, IsAFolderOfMapsWithCertificatesThatThePackNames) {
  const TemporaryFolder folder;
  const std::string path = save_as_pack(found_two(), (folder / "Summer Season").string());
  const ParseResult<maps::PackFile> pack = maps::load_pack(path);
  ASSERT_TRUE(pack);
  EXPECT_EQ(pack.value->pack.id, "summer-season");
  EXPECT_EQ(pack.value->pack.name.at("en"), "Summer Season");
  ASSERT_EQ(pack.value->pack.maps.size(), 2u);
  for (const std::string& file : pack.value->pack.maps) {
    const std::string map = (folder / "Summer Season" / file).string();
    EXPECT_TRUE(maps::load_map(map)) << map;
    EXPECT_TRUE(std::filesystem::exists(generate::certificate_path(map))) << map;
  }
}

TEST(FoundPack, TouchesNoFolderThatHoldsSomethingElse) {
  const TemporaryFolder folder;
  save_file((folder / "letter").string(), "Dear all");
  EXPECT_THROW(save_as_pack(found_two(), folder.path().string()), FileException);
  EXPECT_FALSE(std::filesystem::exists(folder / "pack.json"));
}

}  // namespace
}  // namespace chartroom::editor
