// Tests that the published schemas match the table of house rules.
#include <gtest/gtest.h>

#include <string>

#include "maps/house_rules.h"
#include "maps/json/tree.h"
#include "maps/platform/safe_file.h"

namespace chartroom::maps {
namespace {

class HouseRulesSchema : public testing::TestWithParam<const char*> {
 protected:
  HouseRulesSchema()
      : text_(read_file(std::string(CHARTROOM_SOURCE_DIR) + "/maps/files/" + GetParam())
                  .value.value()),
        tree_(text_) {
    json::ErrorList errors(GetParam());
    schema_ = tree_.read(errors);
  }

  // Returns the value at this path of members.
  static const json::Value& under(const json::Value& value,
                                  std::initializer_list<const char*> names) {
    static const json::Value kNone;
    const json::Value* result = &value;
    for (const char* name : names) {
      result = result->member(name);
      EXPECT_NE(result, nullptr) << name;
      if (result == nullptr) return kNone;
    }
    return *result;
  }

  // Follows a reference to its definition.
  const json::Value& resolved(const json::Value& definition) const {
    const json::Value* reference = definition.member("$ref");
    if (reference == nullptr) return definition;
    const std::string prefix = "#/$defs/";
    EXPECT_TRUE(reference->text.starts_with(prefix)) << reference->text;
    return under(*schema_, {"$defs", reference->text.substr(prefix.size()).c_str()});
  }

  const json::Value& rules() const { return under(*schema_, {"$defs", "rules"}); }

 private:
  std::string text_;
  json::Tree tree_;

 protected:
  const json::Value* schema_ = nullptr;
};

TEST_P(HouseRulesSchema, HasTheRulesAndTheirLimits) {
  ASSERT_NE(schema_, nullptr);
  const json::Value& properties = under(rules(), {"properties"});
  ASSERT_EQ(properties.children.size(), kHouseRules.size());
  for (std::size_t i = 0; i < kHouseRules.size(); ++i) {
    EXPECT_EQ(properties.children[i]->key, kHouseRules[i].name);
    const json::Value& definition = resolved(*properties.children[i]);
    EXPECT_EQ(under(definition, {"minimum"}).text, std::to_string(kHouseRules[i].lowest));
    EXPECT_EQ(under(definition, {"maximum"}).text, std::to_string(kHouseRules[i].highest));
  }
}

TEST_P(HouseRulesSchema, HoldsCostsToTheRulebooksGaugeWhereNoneIsGiven) {
  ASSERT_NE(schema_, nullptr);
  const json::Value& costs = under(rules(), {"then", "properties"});
  std::size_t count = 0;
  for (const HouseRule& rule : kHouseRules) {
    if (!rule.is_cost) continue;
    ++count;
    EXPECT_EQ(under(costs, {rule.name, "maximum"}).text, std::to_string(kGaugeRule.standard()));
  }
  EXPECT_EQ(costs.children.size(), count);
}

INSTANTIATE_TEST_SUITE_P(Files, HouseRulesSchema,
                         testing::Values("map.schema.json", "pack.schema.json"),
                         [](const auto& file) {
                           const std::string name = file.param;
                           return name.substr(0, name.find('.'));
                         });

}  // namespace
}  // namespace chartroom::maps
