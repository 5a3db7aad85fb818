#include "validator/generate/names.h"

#include <gmock/gmock.h>

#include <set>

#include "maps/json/id.h"
#include "validator/generate/request.h"

namespace chartroom::generate {
namespace {

TEST(Names, AreNeverTheSameInAnyLanguage) {
  for (const char* language : {"en", "de", "fr", "it", "ko"}) {
    std::set<std::string> names;
    for (const maps::Theme theme : maps::kThemes) {
      for (const Texts& name : draw_names(theme, kMostMaps, 5)) {
        EXPECT_TRUE(names.insert(name.at(language)).second) << name.at(language);
      }
    }
  }
}

TEST(Names, GiveIdsThatDiffer) {
  std::set<std::string> ids;
  for (const maps::Theme theme : maps::kThemes) {
    for (const Texts& name : draw_names(theme, kMostMaps, 6)) {
      const std::string id = json::id_of_file(name.at("en"));
      EXPECT_TRUE(json::is_id(id) && ids.insert(id).second) << id;
    }
  }
}

TEST(Names, ComeInAnOrderThatTheSeedGives) {
  EXPECT_EQ(draw_names(maps::Theme::reef, 9, 7), draw_names(maps::Theme::reef, 9, 7));
  EXPECT_NE(draw_names(maps::Theme::reef, 9, 7), draw_names(maps::Theme::reef, 9, 8));
}

}  // namespace
}  // namespace chartroom::generate
