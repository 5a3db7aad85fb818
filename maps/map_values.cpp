#include "maps/map_values.h"

namespace chartroom::maps {
namespace {

class Values {
 public:
  void add(const std::string& key, const std::string& value) {
    if (!value.empty()) list_.push_back({key, value});
  }
  // An empty text in a language is a text.
  void add_texts(const std::string& prefix, const Texts& texts) {
    for (const auto& [language, text] : texts) list_.push_back({prefix + language, text});
  }
  void add_start(const std::string& key, const std::optional<Point>& start) {
    if (start) add(key, to_string(*start));
  }
  void add_surfacing(const Surfacing& surfacing) {
    std::string names;
    for (const Point p : surfacing.safe) names += (names.empty() ? "" : " ") + to_string(p);
    add("surfacing.safe", names);
    add("surfacing.damage_elsewhere", std::to_string(surfacing.damage_elsewhere));
  }
  std::vector<MapValue> list() && { return std::move(list_); }

 private:
  std::vector<MapValue> list_;
};

}  // namespace

std::vector<MapValue> map_values(const Map& map) {
  Values values;
  values.add("id", map.id);
  values.add("revision", map.revision);
  values.add_texts("name.", map.name);
  values.add("author", map.author);
  values.add("license", map.license);
  values.add_texts("notes.", map.notes);
  if (map.theme) values.add("theme", std::string(to_string(*map.theme)));
  values.add_start("starts.blue", map.starts.blue);
  values.add_start("starts.green", map.starts.green);
  if (map.surfacing) values.add_surfacing(*map.surfacing);
  for (const HouseRule& rule : kHouseRules) {
    const std::optional<int>& number = map.rules.*rule.replacement;
    if (number) values.add(std::string("rules.") + rule.name, std::to_string(*number));
  }
  return std::move(values).list();
}

}  // namespace chartroom::maps
