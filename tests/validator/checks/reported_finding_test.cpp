#include "validator/checks/reported_finding.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/known_maps.h"

namespace chartroom::checks {
using namespace maps;
using namespace reports;
namespace {

// The lines that a fix which makes A1 an island changes in a map's file, whatever its layout.
std::optional<std::vector<LineChange>> changes_in(const Map& map, const std::string& text) {
  const reports::Fix fix{message("Fill A1"), {SetIslands{known::points({"A1"}), true}}};
  return fixed_lines(fix, {"a.map.json", map, {}, text == to_canonical_json(map)}, text);
}

TEST(FixedLines, AreThoseBelowNamesAndNotesThatTheFixChanges) {
  Map map = known::archipelago();
  for (int i = 0; i < 2; ++i) {
    const std::string text = to_canonical_json(map);
    const auto row = text.find("\"..........\"");
    const auto line = std::count(text.begin(), text.begin() + static_cast<long>(row), '\n');
    const std::vector<LineChange> wanted{{static_cast<int>(line), 1, {"    \"#.........\",\n"}}};
    EXPECT_EQ(changes_in(map, text), wanted) << text;
    map.name["de"] = "Archipel";
    map.notes = {{"de", "Viele Inseln"}, {"en", "Many islands"}};
  }
}

TEST(FixedLines, RewriteNoLargeFileForAFix) {
  Map map = known::archipelago();
  EXPECT_TRUE(changes_in(map, " " + to_canonical_json(map)));
  for (const char* language : {"de", "en", "fr", "it"}) map.notes[language].assign(20'000, 'x');
  EXPECT_FALSE(changes_in(map, " " + to_canonical_json(map)));
  EXPECT_TRUE(changes_in(map, to_canonical_json(map)));
}

TEST(Excerpt, ShowsTheRowsAroundThePointsAndMarksThem) {
  const auto lines = excerpt(known::archipelago(), known::points({"A1", "C3"}));
  std::string text;
  for (const ExcerptLine& line : lines) {
    text += line.text + "\n";
    for (const std::size_t mark : line.marks) {
      EXPECT_TRUE(line.text[mark] == 'x' || line.text[mark] == 'X') << line.text;
    }
  }
  EXPECT_EQ(text,
            "   A B C D E F G H I J\n"
            " 1 x . . . .|. . . . .\n"
            " 2 . . . . .|. # . . .\n"
            " 3 . . X . .|. . # . .\n"
            " 4 . . . . .|. . . # .\n");
  ASSERT_EQ(lines.size(), 5U);
  EXPECT_EQ(lines[1].marks, std::vector<std::size_t>{3});
  EXPECT_TRUE(lines[2].marks.empty());
  EXPECT_TRUE(excerpt(known::archipelago(), {}).empty());
}

TEST(Diagnostic, NamesOfManyPointsAreCut) {
  EXPECT_EQ(names(PointSet{{0, 0}, {1, 0}, {2, 0}}).english(), "A1, B1 and C1");
  EXPECT_EQ(names(PointSet::all({4, 4}), 2).english(), "A1, B1 and 14 more");
}

}  // namespace
}  // namespace chartroom::checks
