// The rules' numbers that the sheets show.
#pragma once

#include "maps/map.h"

namespace chartroom {

struct SheetNumbers {
  int gauge = 4;
  int sonar = 2;
  int silence = 3;
  int torpedo = 4;
  int damage_to_sink = 2;
};

// The standard numbers, and those of the house where it has its own.
inline SheetNumbers sheet_numbers(const RuleOverrides& house) {
  const SheetNumbers standard;
  return {house.gauge.value_or(standard.gauge), house.sonar.value_or(standard.sonar),
          house.silence.value_or(standard.silence), house.torpedo.value_or(standard.torpedo),
          house.damage_to_sink.value_or(standard.damage_to_sink)};
}

}  // namespace chartroom
