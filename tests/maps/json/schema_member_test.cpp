#include "maps/json/schema_text.h"

#include <gtest/gtest.h>

#include "maps/files/map_file.h"
#include "maps/files/pack_file.h"

namespace chartroom::json {
namespace {

constexpr const char* kSchema = "../schemas/\"map\".json";

std::string canonical_map() { return to_canonical_json(maps::blank_map({4, 4}, "sea", "Sea")); }

TEST(SchemaMember, StandsFirstInACanonicalFile) {
  const std::string text = with_schema(canonical_map(), kSchema);
  EXPECT_TRUE(
      text.starts_with("{\n  \"$schema\": \"../schemas/\\\"map\\\".json\",\n  \"format\": "))
      << text;
  EXPECT_EQ(schema_of(text), kSchema);
  const auto read = maps::parse_map(text, "a.map.json");
  ASSERT_TRUE(read) << read.errors.front().text();
  EXPECT_TRUE(read.value->canonical);
  EXPECT_EQ(read.value->map, maps::blank_map({4, 4}, "sea", "Sea"));
}

TEST(SchemaMember, IsTakenAnywhereInTheDocumentAndMovedByTheCanonicalForm) {
  std::string text = canonical_map();
  text.insert(text.rfind('\n', text.size() - 3), ",\n  \"\\u0024sche\\u006da\": \"a\"");
  const auto read = maps::parse_map(text, "a.map.json");
  ASSERT_TRUE(read) << text << read.errors.front().text();
  EXPECT_FALSE(read.value->canonical);
  EXPECT_EQ(schema_of(text), "a");
}

TEST(SchemaMember, ThatIsEmptySaysNothing) {
  EXPECT_EQ(with_schema(canonical_map(), ""), canonical_map());
  std::string text = canonical_map();
  text.insert(2, "  \"$schema\": \"\",\n");
  const auto read = maps::parse_map(text, "a.map.json");
  ASSERT_TRUE(read);
  EXPECT_FALSE(read.value->canonical);
}

TEST(SchemaMember, IsATextAndStandsAtTheTopOnly) {
  std::string text = canonical_map();
  text.insert(2, "  \"$schema\": 1,\n");
  const auto number = maps::parse_map(text, "a.map.json");
  ASSERT_EQ(number.errors.size(), 1U);
  EXPECT_EQ(number.errors[0].pointer, "/$schema");
  text = canonical_map();
  text.insert(text.find("\"en\""), "\"$schema\": \"x\", ");
  EXPECT_FALSE(maps::parse_map(text, "a.map.json"));
}

TEST(SchemaMember, OfWhatCannotBeReadIsNone) {
  EXPECT_EQ(schema_of(""), "");
  EXPECT_EQ(schema_of("{\"$schema\": \"a\""), "");
  EXPECT_EQ(schema_of("[\"$schema\"]"), "");
  EXPECT_EQ(schema_of("{\"$schema\": null}"), "");
}

TEST(SchemaMember, IsKeptByPacksToo) {
  maps::Pack pack;
  pack.id = "p";
  pack.name["en"] = "P";
  const std::string text = with_schema(to_canonical_json(pack), kSchema);
  const auto read = maps::parse_pack(text, "pack.json");
  ASSERT_TRUE(read) << read.errors.front().text();
  EXPECT_TRUE(read.value->canonical);
}

}  // namespace
}  // namespace chartroom::json
