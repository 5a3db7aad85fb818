#include "maps/json/tree.h"

#include <gmock/gmock.h>

namespace chartroom::json {
namespace {

std::vector<std::string> faults(const std::string& text) {
  FaultList list("f");
  JsonTree tree(text);
  tree.read(list);
  std::vector<std::string> result;
  for (const FileError& error : list.sorted()) {
    EXPECT_EQ(error.fault, Fault::not_json);
    result.push_back(error.text());
  }
  return result;
}

std::string repeated(int times, const std::string& text) {
  std::string result;
  for (int i = 0; i < times; ++i) result += text;
  return result;
}

TEST(JsonTree, KnowsPlacesAndPointers) {
  const std::string text = "{\r\n \"ä\": [true, \"x\\n€\", {\"a/b\": null}],\n\"~\":-1.5e3}";
  FaultList list("f");
  JsonTree tree(text);
  const JsonValue* root = tree.read(list);
  ASSERT_NE(root, nullptr);
  ASSERT_TRUE(list.empty());
  const JsonValue& elements = *root->member("ä");
  EXPECT_EQ(elements.key_place, (Place{2, 2}));
  EXPECT_EQ(elements.place, (Place{2, 7}));
  EXPECT_EQ(elements.children[0]->place, (Place{2, 8}));
  EXPECT_EQ(elements.children[0]->text, "true");
  EXPECT_EQ(elements.children[1]->text, "x\n€");
  EXPECT_THAT(tree.character_places(*elements.children[1]),
              testing::ElementsAre(Place{2, 15}, Place{2, 16}, Place{2, 18}));
  const JsonValue& null = *elements.children[2]->children[0];
  EXPECT_EQ(null.pointer(), "/ä/2/a~1b");
  EXPECT_EQ(null.place, (Place{2, 30}));
  EXPECT_EQ(root->member("~")->pointer(), "/~0");
  EXPECT_EQ(root->member("~")->text, "-1.5e3");
  EXPECT_EQ(root->member("none"), nullptr);
}

TEST(JsonTree, SaysWhatItFoundAndWhatItExpected) {
  EXPECT_THAT(faults("{\"a\": 1 \"b\": 2}"),
              testing::ElementsAre("f:1:9: found a quotation mark (a comma or })"));
  EXPECT_THAT(
      faults("{\"a\": flase}"),
      testing::ElementsAre("f:1:7: found \"flase\" (a value: a text, a number, true, false, "
                           "null, { or [)"));
  EXPECT_THAT(faults("{\"a\": [1, 2"),
              testing::ElementsAre("f:1:12: the file ends here (a comma or ])"));
  EXPECT_THAT(faults(""), testing::ElementsAre("f:1:1: the file ends here (an object: {)"));
  EXPECT_THAT(faults("{}é"), testing::ElementsAre("f:1:3: found \"é\" (nothing after the end)"));
}

TEST(JsonTree, OutlivesTwoHundredThousandBrackets) {
  EXPECT_THAT(faults(std::string(200'000, '[')),
              testing::ElementsAre("f:1:17: the file is nested too deep (at most 16 levels)"));
  EXPECT_THAT(faults(repeated(200'000, "{\"a\":")), testing::SizeIs(1));
  EXPECT_THAT(faults(repeated(16, "[") + repeated(16, "]")), testing::IsEmpty());
}

TEST(JsonTree, OutlivesLongNumbers) {
  EXPECT_THAT(faults("{\"a\":0." + std::string(400, '0') + "}"), testing::IsEmpty());
  EXPECT_THAT(faults("{\"a\":0." + std::string(100'000, '0') + "1e-99999999999}"),
              testing::IsEmpty());
  EXPECT_THAT(faults("{\"a\":" + std::string(100'000, '9') + "}"),
              testing::ElementsAre(testing::StartsWith("f:1:6: found \"99999999999999999999\"")));
}

TEST(JsonTree, RefusesMoreThanTenThousandElementsAndMembers) {
  EXPECT_THAT(faults("[0" + repeated(9'999, ",0") + "]"), testing::IsEmpty());
  EXPECT_THAT(faults("[0" + repeated(9'999, ",0") + ",\n 1,2]"),
              testing::ElementsAre("f:2:2: a list has too many elements (at most 10,000)"));
  std::string members;
  for (int i = 0; i <= 10'000; ++i) members += (i ? ",\n\"" : "\"") + std::to_string(i) + "\":0";
  EXPECT_THAT(faults("{" + members + "}"),
              testing::ElementsAre("f:10001:1: an object has too many members (at most 10,000)"));
}

TEST(JsonTree, RefusesMoreValuesThanAFileCanUse) {
  const std::string list = "[0" + repeated(9'999, ",0") + "]";
  EXPECT_THAT(faults("[" + list + repeated(19, ",\n" + list) + "]"), testing::IsEmpty());
  EXPECT_THAT(faults("[" + list + repeated(20, ",\n" + list) + "]"),
              testing::ElementsAre("f:21:19958: the file has too many values (at most 210,000)"));
}

TEST(JsonTree, RefusesTextsOverFourKibibytes) {
  EXPECT_THAT(faults("[\"" + std::string(4096, 'a') + "\"]"), testing::IsEmpty());
  EXPECT_THAT(faults("[\"" + std::string(4097, 'a') + "\"]"),
              testing::ElementsAre("f:1:2: a text of 4097 bytes (at most 4096 bytes of UTF-8)"));
  EXPECT_THAT(faults("{ \"" + std::string(4097, 'k') + "\": 1}"),
              testing::ElementsAre("f:1:3: a text of 4097 bytes (at most 4096 bytes of UTF-8)"));
  EXPECT_THAT(faults("[\"" + repeated(4096, "\\u0061") + "\"]"), testing::IsEmpty());
}

TEST(JsonTree, RefusesMoreThanOneMebibyte) {
  EXPECT_THAT(faults("[]" + std::string((1U << 20) - 2, ' ')), testing::IsEmpty());
  EXPECT_THAT(faults("[]" + std::string((1U << 20) - 1, ' ')),
              testing::ElementsAre(testing::StartsWith("f:1:1: the file is larger than 1 MiB")));
}

TEST(JsonTree, ListsAThousandFaultsAtMost) {
  EXPECT_THAT(faults("{\"a\":0" + repeated(5'000, ",\"a\":0") + "}"), testing::SizeIs(1000));
}

TEST(JsonTree, ListsNoMoreTextOfFaultsThanAFileMayHave) {
  // A thousand doubled members, each with a pointer of 14 keys that are as long as a key may be.
  std::string text;
  for (char c = 'a'; c < 'o'; ++c) text += "{\"" + std::string(4000, c) + "\":";
  text += "{\"x\":1" + repeated(1000, ",\"x\":1") + "}" + repeated(14, "}");
  FaultList list("f");
  JsonTree(text).read(list);
  std::size_t bytes = 0;
  for (const FileError& error : list.sorted()) bytes += error.pointer.size() + error.what.size();
  EXPECT_GT(list.sorted().size(), 10U);
  EXPECT_LE(bytes, FaultList::kMaxText + 15 * 4096);
  list.clear();
  EXPECT_FALSE(list.full());
}

TEST(JsonTree, ReportsEachFaultThatDoesNotEndTheReading) {
  EXPECT_THAT(faults("{\"a\": \"\\u0000\", \"a\": \"\\udfff\"}"),
              testing::ElementsAre("f:1:8: a NUL character (text without NUL)",
                                   "f:1:17: \"a\" stands here again (each member once)",
                                   "f:1:23: half of a surrogate pair (both halves, or the "
                                   "character itself)"));
}

}  // namespace
}  // namespace chartroom::json
