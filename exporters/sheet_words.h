// Every text on the sheets, in each language.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "maps/map.h"
#include "validator/rules/rulebook.h"

namespace chartroom {

// One language's words. {} stand for values, in the order that the comments give.
struct SheetWords {
  const char* captain;
  const char* sonar_operator;
  const char* transparency;
  const char* team_blue;
  const char* team_green;
  const char* name;
  const char* submarine;
  const char* actions;
  const char* navigate;
  const char* sonar;
  const char* silence;
  const char* torpedo;
  const char* surface;
  const char* navigate_effect;
  const char* sonar_effect;
  const char* silence_effect;
  const char* torpedo_effect;
  const char* surface_effect;
  const char* free;
  const char* energy;
  const char* enemy_energy;
  const char* damage;
  const char* enemy_damage;
  const char* sonar_answers;
  const char* row;
  const char* column;
  const char* note;
  const char* special_rule;
  const char* no_special_rule;
  const char* blue_starts;       // point
  const char* green_starts;      // point
  const char* both_start;        // blue's point, green's point
  const char* surfacing_costs;   // the points, the damage
  const char* surfacing_always;  // the damage
  const char* house_rules;       // list of numbers
  const char* gauge_of;          // cells
  const char* sinks_at;          // damage
  const char* or_word;           // between the last two points of a list, spaces included
  const char* start;
  const char* this_side_up;
  const char* film_hint;
  const char* revision;  // revision
  const char* print_plainly;
  const char* legend_border;
  const char* legend_surface_point;
};

// English where a language is not known.
const SheetWords& sheet_words(std::string_view language);

// The languages that have words of their own.
std::vector<std::string_view> sheet_languages();

// The special rule of a map as sentences, one each; none where it has none.
std::vector<std::string> special_rules(const Map& map, const Rulebook& rules,
                                       const SheetWords& words);

}  // namespace chartroom
