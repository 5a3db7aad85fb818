#include "maps/json/syntax_error.h"

#include <gtest/gtest.h>

#include "maps/json/tree.h"

namespace chartroom::json {
namespace {

// Returns the only error of a text: its place and message.
std::string error_of(std::string_view text) {
  ErrorList list("f");
  Tree tree(text);
  EXPECT_EQ(tree.read(list), nullptr);
  EXPECT_EQ(list.sorted().size(), 1U);
  return list.empty() ? "" : list.sorted().front().text();
}

TEST(SyntaxError, NamesACommentAtItsBeginning) {
  constexpr const char* kSaid = "comment (JSON has none; delete it)";
  EXPECT_EQ(error_of("{\n  // my map\n  \"id\": 1}"), std::string("f:2:3: ") + kSaid);
  EXPECT_EQ(error_of("{\"id\": 1 /* mine */}"), std::string("f:1:10: ") + kSaid);
  EXPECT_EQ(error_of("# my map\n{\"id\": 1}"), std::string("f:1:1: ") + kSaid);
}

TEST(SyntaxError, NamesATrailingCommaAtTheComma) {
  EXPECT_EQ(error_of("{\"a\": [1,\n 2,\n]}"), "f:2:3: trailing comma (delete it)");
  EXPECT_EQ(error_of("{\"a\": 1 , }"), "f:1:9: trailing comma (delete it)");
}

TEST(SyntaxError, NamesAMissingCommaWhereItIsMissing) {
  EXPECT_EQ(error_of("{\"a\": [\n  \"..\"\n  \"..\"]}"), "f:2:7: missing comma");
  EXPECT_EQ(error_of("{\"a\": 1 \"b\": 2}"), "f:1:8: missing comma");
  EXPECT_EQ(error_of("{\"a\": {}\n\n\"b\": 2}"), "f:1:9: missing comma");
  EXPECT_EQ(error_of("{\"a\": 01}"), "f:1:8: found \"1\" (expected a comma or })");
}

TEST(SyntaxError, NamesADecimalCommaAtTheComma) {
  EXPECT_EQ(error_of("{\"a\": -12,50}"), "f:1:10: decimal comma (write 12.50)");
  EXPECT_EQ(error_of("{\"a\": 1, 5}"),
            "f:1:10: found \"5\" (expected a member's name in quotation marks)");
}

TEST(SyntaxError, NamesCurlyAndSingleQuotationMarks) {
  constexpr const char* kCurly = "curly quotation mark (use a straight one: \")";
  EXPECT_EQ(error_of("{\n “id”: 1}"), std::string("f:2:2: ") + kCurly);
  EXPECT_EQ(error_of("{\"id\": „a“}"), std::string("f:1:8: ") + kCurly);
  EXPECT_EQ(error_of("{\"id”: 1,\n\"a\": 2}"), std::string("f:1:5: ") + kCurly);
  EXPECT_EQ(error_of("{'id': 1}"), "f:1:2: single quotation mark (use a double one: \")");
}

TEST(SyntaxError, NamesAMissingQuotationMarkAtTheOpeningOne) {
  constexpr const char* kSaid = "missing closing quotation mark";
  EXPECT_EQ(error_of("{\"a\\\"\": \"b,\n\"c\": 1}"), std::string("f:1:9: ") + kSaid);
  EXPECT_EQ(error_of("{\"a\": 1,\r\n\"b: 2}"), std::string("f:2:1: ") + kSaid);
  EXPECT_EQ(error_of("\""), std::string("f:1:1: ") + kSaid);
}

TEST(SyntaxError, NamesAGitConflictAtItsFirstMarker) {
  constexpr const char* kSaid =
      "unresolved Git conflict (keep one side and delete the conflict markers)";
  EXPECT_EQ(error_of("{\"a\": [\n<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> b\n]}"),
            std::string("f:2:1: ") + kSaid);
  EXPECT_EQ(error_of("{\"a\": [\n1\n=======\n2\n>>>>>>> b\n]}"), std::string("f:3:1: ") + kSaid);
}

TEST(SyntaxError, NamesAGitPointer) {
  EXPECT_EQ(error_of("version https://git-lfs.github.com/spec/v1\noid sha256:4d\nsize 12345\n"),
            "f:1:1: a Git LFS pointer, not the file (run \"git lfs pull\")");
}

TEST(SyntaxError, NamesAnEmptyFile) {
  EXPECT_EQ(error_of(""), "f:1:1: empty file");
  EXPECT_EQ(error_of("\n\n"), "f:1:1: empty file");
}

TEST(SyntaxError, NamesBytesThatAreNotUtf8) {
  constexpr const char* kUtf16 = "; looks like UTF-16: save the file as UTF-8";
  using std::string_literals::operator""s;
  EXPECT_EQ(error_of("\xFF\xFE{\0}\0"s), "f:1:1: not valid UTF-8 (0xFF)"s + kUtf16);
  EXPECT_EQ(error_of("\xFE\xFF\0{\0}"s), "f:1:1: not valid UTF-8 (0xFE)"s + kUtf16);
  EXPECT_EQ(error_of("{\0}\0"s), "f:1:2: not valid UTF-8 (0x00)"s + kUtf16);
  EXPECT_EQ(error_of("{\"a\": \"\xE4\"}"), "f:1:8: not valid UTF-8 (0xE4); save the file as UTF-8");
  EXPECT_EQ(error_of("{\"a\": \"\0\"}"s), "f:1:8: NUL byte (not allowed in text)");
}

}  // namespace
}  // namespace chartroom::json
