#include "exporters/sheets/sheet_groups.h"

#include <gtest/gtest.h>

namespace chartroom::exporters {
namespace {

TEST(SheetGroups, AreToldByTheirSheetsAlone) {
  EXPECT_EQ(name_of_all(sheets_named("all")), "all");
  for (const char* name : {"table", "captain", "operator", "film"}) {
    EXPECT_EQ(name_of_all(sheets_named(name)), name);
  }
  EXPECT_EQ(name_of_all(sheets_named("captain-blue")), "");
  EXPECT_EQ(name_of_all({}), "");
  std::vector<const Sheet*> nearly = sheets_named("table");
  nearly.pop_back();
  EXPECT_EQ(name_of_all(nearly), "");
}

}  // namespace
}  // namespace chartroom::exporters
