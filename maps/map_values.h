// What a map says beside its board, as texts under the keys of the text picture.
// The keys and their order are those of cli/FORMATS.md, section 2.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "maps/map.h"

namespace chartroom::maps {

struct RuleKey {
  const char* name;
  std::optional<int> RuleOverrides::*number;
};
inline constexpr std::array kRuleKeys{RuleKey{"gauge", &RuleOverrides::gauge},
                                      RuleKey{"sonar", &RuleOverrides::sonar},
                                      RuleKey{"silence", &RuleOverrides::silence},
                                      RuleKey{"torpedo", &RuleOverrides::torpedo},
                                      RuleKey{"damage_to_sink", &RuleOverrides::damage_to_sink},
                                      RuleKey{"ply_limit", &RuleOverrides::ply_limit}};

struct MapValue {
  std::string key;  // "name.de", "starts.blue", "rules.gauge"
  std::string value;
  friend bool operator==(const MapValue&, const MapValue&) = default;
};

// In the order of the picture. What the map does not say is left out.
std::vector<MapValue> map_values(const Map& map);

}  // namespace chartroom::maps
