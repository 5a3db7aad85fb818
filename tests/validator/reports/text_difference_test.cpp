#include "validator/reports/text_difference.h"

#include <gtest/gtest.h>

#include <random>

namespace chartroom::reports {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines(1);
  for (const char c : text) {
    lines.back() += c;
    if (c == '\n') lines.emplace_back();
  }
  if (lines.back().empty()) lines.pop_back();
  return lines;
}

std::string changed(const std::string& before, const std::vector<LineChange>& changes) {
  std::vector<std::string> lines = lines_of(before);
  for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
    const auto at = lines.begin() + change->first;
    lines.insert(lines.erase(at, at + change->removed), change->inserted.begin(),
                 change->inserted.end());
  }
  std::string text;
  for (const std::string& line : lines) text += line;
  return text;
}

std::string random_text(std::mt19937& random, int most_lines) {
  std::string text;
  for (int i = static_cast<int>(random() % static_cast<unsigned>(most_lines + 1)); i > 0; --i) {
    text += static_cast<char>('a' + random() % 4);
    if (i > 1 || random() % 2) text += '\n';
  }
  return text;
}

TEST(TextDifference, ItsChangesLeadFromOneTextToTheOther) {
  std::mt19937 random(8);
  for (int i = 0; i < 2000; ++i) {
    const std::string before = random_text(random, 12);
    const std::string after = random_text(random, 12);
    const auto changes = line_changes(before, after);
    EXPECT_EQ(changed(before, changes), after) << before << "--\n" << after;
    EXPECT_EQ(changes.empty(), before == after);
  }
}

TEST(TextDifference, APatchQuotesOddNamesAsGitDoes) {
  const auto header = [](const std::string& path) {
    const std::string patch = unified_difference(path, "a\n", "b\n");
    return patch.substr(0, patch.find("\n@@"));
  };
  EXPECT_EQ(header("a/b.map.json"), "--- a/a/b.map.json\n+++ b/a/b.map.json");
  EXPECT_EQ(header("two seas.json"), "--- a/two seas.json\t\n+++ b/two seas.json\t");
  EXPECT_EQ(header("a\tb\nc\"d\\e"),
            "--- \"a/a\\tb\\nc\\\"d\\\\e\"\n+++ \"b/a\\tb\\nc\\\"d\\\\e\"");
  EXPECT_EQ(header("\x01\x7F\xC3\xBC \xFF"),
            "--- \"a/\\001\\177\\303\\274 \\377\"\t\n+++ \"b/\\001\\177\\303\\274 \\377\"\t");
}

TEST(TextDifference, KeepsLongTextsThatHaveNothingInCommonWhole) {
  std::string before;
  std::string after;
  for (int i = 0; i < 3000; ++i) {
    before += "a" + std::to_string(i) + "\n";
    after += "b" + std::to_string(i) + "\n";
  }
  const auto changes = line_changes("first\n" + before + "last\n", "first\n" + after + "last\n");
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_EQ(changes[0].first, 1);
  EXPECT_EQ(changes[0].removed, 3000);
  EXPECT_EQ(changes[0].inserted.size(), 3000U);
}

TEST(TextDifference, IsAPatchWithThreeLinesAroundEachChange) {
  EXPECT_EQ(unified_difference("m.json", "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n",
                               "1\n2\n3\n4\nfive\n6\n7\n8\n9\n10\n11\n12"),
            "--- a/m.json\n+++ b/m.json\n"
            "@@ -2,11 +2,11 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n 9\n 10\n 11\n"
            "-12\n+12\n\\ No newline at end of file\n");
  EXPECT_EQ(unified_difference("m.json", "", "1\n"),
            "--- a/m.json\n+++ b/m.json\n@@ -0,0 +1 @@\n+1\n");
  EXPECT_EQ(unified_difference("m.json", "1\n", "1\n"), "");
}

TEST(TextDifference, ChangesFarApartAreHunksOfTheirOwn) {
  std::string before;
  for (int i = 0; i < 40; ++i) before += std::to_string(i) + "\n";
  std::string after = before;
  after.replace(after.find("\n5\n"), 3, "\nfive\nand more\n");
  after.replace(after.find("\n30\n"), 4, "\n");
  const std::string patch = unified_difference("m", before, after);
  EXPECT_NE(patch.find("@@ -3,7 +3,8 @@\n"), std::string::npos) << patch;
  EXPECT_NE(patch.find("@@ -28,7 +29,6 @@\n"), std::string::npos) << patch;
}

}  // namespace
}  // namespace chartroom::reports
