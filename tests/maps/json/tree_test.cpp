#include "maps/json/tree.h"

#include <gmock/gmock.h>

namespace chartroom::json {
namespace {

std::vector<std::string> errors(const std::string& text) {
  ErrorList list("f");
  Tree tree(text);
  tree.read(list);
  std::vector<std::string> result;
  for (const FileError& error : list.sorted()) {
    EXPECT_EQ(error.kind, ErrorKind::not_json);
    result.push_back(error.text());
  }
  return result;
}

std::string repeated(int times, const std::string& text) {
  std::string result;
  for (int i = 0; i < times; ++i) result += text;
  return result;
}

TEST(Tree, KnowsPlacesAndPointers) {
  const std::string text = "{\r\n \"ä\": [true, \"x\\n€\", {\"a/b\": null}],\n\"~\":-1.5e3}";
  ErrorList list("f");
  Tree tree(text);
  const Value* root = tree.read(list);
  ASSERT_NE(root, nullptr);
  ASSERT_TRUE(list.empty());
  const Value& elements = *root->member("ä");
  EXPECT_EQ(elements.key_position, (TextPosition{2, 2}));
  EXPECT_EQ(elements.position, (TextPosition{2, 7}));
  EXPECT_EQ(elements.children[0]->position, (TextPosition{2, 8}));
  EXPECT_EQ(elements.children[0]->text, "true");
  EXPECT_EQ(elements.children[1]->text, "x\n€");
  EXPECT_THAT(tree.character_positions(*elements.children[1]),
              testing::ElementsAre(TextPosition{2, 15}, TextPosition{2, 16}, TextPosition{2, 18}));
  const Value& null = *elements.children[2]->children[0];
  EXPECT_EQ(null.pointer(), "/ä/2/a~1b");
  EXPECT_EQ(null.position, (TextPosition{2, 30}));
  EXPECT_EQ(root->member("~")->pointer(), "/~0");
  EXPECT_EQ(root->member("~")->text, "-1.5e3");
  EXPECT_EQ(root->member("none"), nullptr);
}

TEST(Tree, SaysWhatItFoundAndWhatItExpected) {
  EXPECT_THAT(
      errors("{\"a\" 1}"),
      testing::ElementsAre("f:1:6: found \"1\" (expected a colon after the member's name)"));
  EXPECT_THAT(
      errors("{\"a\": flase}"),
      testing::ElementsAre("f:1:7: found \"flase\" (expected a value: text in quotation marks, a "
                           "number, true, false, null, { or [)"));
  EXPECT_THAT(errors("{\"a\": [1, 2"),
              testing::ElementsAre("f:1:12: the file ends here (expected a comma or ])"));
  EXPECT_THAT(errors("{}é"),
              testing::ElementsAre("f:1:3: found \"é\" (expected nothing after the end)"));
}

TEST(Tree, OutlivesTwoHundredThousandBrackets) {
  EXPECT_THAT(errors(std::string(200'000, '[')),
              testing::ElementsAre("f:1:17: nested too deep (at most 16 levels)"));
  EXPECT_THAT(errors(repeated(200'000, "{\"a\":")), testing::SizeIs(1));
  EXPECT_THAT(errors(repeated(16, "[") + repeated(16, "]")), testing::IsEmpty());
}

TEST(Tree, OutlivesLongNumbers) {
  EXPECT_THAT(errors("{\"a\":0." + std::string(400, '0') + "}"), testing::IsEmpty());
  EXPECT_THAT(errors("{\"a\":0." + std::string(100'000, '0') + "1e-99999999999}"),
              testing::IsEmpty());
  EXPECT_THAT(errors("{\"a\":" + std::string(100'000, '9') + "}"),
              testing::ElementsAre(testing::StartsWith("f:1:6: found \"99999999999999999999\"")));
}

TEST(Tree, RefusesMoreThanTenThousandElementsAndMembers) {
  EXPECT_THAT(errors("[0" + repeated(9'999, ",0") + "]"), testing::IsEmpty());
  EXPECT_THAT(errors("[0" + repeated(9'999, ",0") + ",\n 1,2]"),
              testing::ElementsAre("f:2:2: too many elements in one list (at most 10,000)"));
  std::string members;
  for (int i = 0; i <= 10'000; ++i) members += (i ? ",\n\"" : "\"") + std::to_string(i) + "\":0";
  EXPECT_THAT(errors("{" + members + "}"),
              testing::ElementsAre("f:10001:1: too many members in one object (at most 10,000)"));
}

TEST(Tree, RefusesMoreValuesThanAFileCanUse) {
  const std::string list = "[0" + repeated(9'999, ",0") + "]";
  EXPECT_THAT(errors("[" + list + repeated(19, ",\n" + list) + "]"), testing::IsEmpty());
  EXPECT_THAT(errors("[" + list + repeated(20, ",\n" + list) + "]"),
              testing::ElementsAre("f:21:19958: too many values in the file (at most 210,000)"));
}

TEST(Tree, RefusesTextsOverFourKibibytes) {
  EXPECT_THAT(errors("[\"" + std::string(4096, 'a') + "\"]"), testing::IsEmpty());
  EXPECT_THAT(errors("[\"" + std::string(4097, 'a') + "\"]"),
              testing::ElementsAre("f:1:2: text of 4097 bytes (at most 4096 bytes of UTF-8)"));
  EXPECT_THAT(errors("{ \"" + std::string(4097, 'k') + "\": 1}"),
              testing::ElementsAre("f:1:3: text of 4097 bytes (at most 4096 bytes of UTF-8)"));
  EXPECT_THAT(errors("[\"" + repeated(4096, "\\u0061") + "\"]"), testing::IsEmpty());
}

TEST(Tree, RefusesMoreThanOneMebibyte) {
  EXPECT_THAT(errors("[]" + std::string((1U << 20) - 2, ' ')), testing::IsEmpty());
  EXPECT_THAT(errors("[]" + std::string((1U << 20) - 1, ' ')),
              testing::ElementsAre(testing::StartsWith("f:1:1: the file is larger than 1 MiB")));
}

TEST(Tree, ListsAHundredErrorsAndCountsTheOthers) {
  const auto duplicates = [](int count) {
    return errors("{\"a\":0" + repeated(count, ",\"a\":0") + "}");
  };
  EXPECT_THAT(duplicates(100), testing::SizeIs(100));
  EXPECT_THAT(duplicates(101), testing::SizeIs(101));
  EXPECT_THAT(duplicates(101).back(),
              testing::EndsWith(": 1 more error in this file is not shown"));
  EXPECT_THAT(duplicates(5'000), testing::SizeIs(101));
  EXPECT_THAT(duplicates(5'000).back(),
              testing::EndsWith(": 4900 more errors in this file are not shown"));
}

TEST(Tree, ListsNoMoreTextOfErrorsThanAFileMayHave) {
  // A thousand duplicate members, each with a pointer of 14 keys of the greatest length.
  std::string text;
  for (char c = 'a'; c < 'o'; ++c) text += "{\"" + std::string(4000, c) + "\":";
  text += "{\"x\":1" + repeated(1000, ",\"x\":1") + "}" + repeated(14, "}");
  ErrorList list("f");
  Tree(text).read(list);
  std::size_t bytes = 0;
  for (const FileError& error : list.sorted()) bytes += error.pointer.size() + error.what.size();
  EXPECT_GT(list.sorted().size(), 10U);
  EXPECT_LE(bytes, ErrorList::kMaxText + 15 * 4096);
  list.clear();
  EXPECT_FALSE(list.full());
}

TEST(Tree, ReportsEachErrorThatDoesNotEndTheReading) {
  EXPECT_THAT(errors("{\"a\": \"\\u0000\", \"a\": \"\\udfff\"}"),
              testing::ElementsAre("f:1:8: NUL character (not allowed in text)",
                                   "f:1:17: duplicate member \"a\"",
                                   "f:1:23: half of a surrogate pair (write both halves, or "
                                   "the character itself)"));
}

}  // namespace
}  // namespace chartroom::json
