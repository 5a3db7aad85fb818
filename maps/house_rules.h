// The rule numbers that a map or a pack may replace (house rules). Everything that reads, writes,
// checks or shows them uses the one table here.
#pragma once

#include <array>
#include <optional>

namespace chartroom::maps {

// The rulebook's numbers. Source: maps/RULES.md, "A turn".
struct RuleNumbers {
  int gauge = 4;  // the most energy that a submarine holds
  int sonar = 2;  // costs in energy
  int silence = 3;
  int torpedo = 4;
  int damage_to_sink = 2;
  int ply_limit = 500;  // simulated play calls a game unfinished after this many moves

  friend bool operator==(const RuleNumbers&, const RuleNumbers&) = default;
};

// The numbers that a map or a pack replaces.
struct RuleOverrides {
  std::optional<int> gauge;
  std::optional<int> sonar;
  std::optional<int> silence;
  std::optional<int> torpedo;
  std::optional<int> damage_to_sink;
  std::optional<int> ply_limit;

  bool any() const { return *this != RuleOverrides{}; }
  friend bool operator==(const RuleOverrides&, const RuleOverrides&) = default;
};

struct HouseRule {
  const char* name;   // the member's name in files; its key in text pictures is "rules." and this
  const char* label;  // in English; the window translates it
  int lowest;
  int highest;
  bool is_cost;  // a cost in energy, which may not exceed the gauge
  int RuleNumbers::*number;
  std::optional<int> RuleOverrides::*replacement;

  // The rulebook's number.
  constexpr int standard() const { return RuleNumbers{}.*number; }
};

// Marks a text for xgettext (--keyword=marked).
constexpr const char* marked(const char* english) { return english; }

// Ordered as in files and text pictures.
inline constexpr std::array kHouseRules{
    HouseRule{"gauge", marked("Maximum energy"), 1, 9, false, &RuleNumbers::gauge,
              &RuleOverrides::gauge},
    HouseRule{"sonar", marked("Sonar"), 0, 9, true, &RuleNumbers::sonar, &RuleOverrides::sonar},
    HouseRule{"silence", marked("Silence"), 0, 9, true, &RuleNumbers::silence,
              &RuleOverrides::silence},
    HouseRule{"torpedo", marked("Missile"), 0, 9, true, &RuleNumbers::torpedo,
              &RuleOverrides::torpedo},
    HouseRule{"damage_to_sink", marked("Hits to sink"), 1, 9, false, &RuleNumbers::damage_to_sink,
              &RuleOverrides::damage_to_sink},
    HouseRule{"ply_limit", marked("Turn limit"), 10, 100'000, false, &RuleNumbers::ply_limit,
              &RuleOverrides::ply_limit}};

inline constexpr const HouseRule& kGaugeRule = kHouseRules[0];

}  // namespace chartroom::maps
