// A check: what it looks for, why, how it finds it, and an example. Everything about one check
// stands in one file below families/ (or in the library above that brings it); catalogue.cpp lists
// them.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "maps/platform/severity.h"
#include "maps/point_set.h"
#include "validator/checks/level.h"
#include "validator/checks/thresholds.h"

namespace chartroom::con_sonar {
struct DeckSubject;
}
namespace chartroom::play {
enum class Question : std::uint8_t;
}
namespace chartroom::reports {
struct Fix;
}

namespace chartroom::checks {

struct Diagnostic;
struct Example;
struct MapSubject;
struct MemberSubject;
struct PackSubject;

// What a check looks at.
enum class Family : std::uint8_t {
  files,
  quadrants,
  reach,
  starts,
  rules,
  tracking,
  play,
  print,
  decks
};

// A game of simulated play that shows what a check found.
enum class ShownGame : std::uint8_t { none, typical, stalled };

struct Check {
  std::string_view code = {};
  Family family = Family::files;
  Severity severity = Severity::error;
  Level level = Level::structure;
  std::string_view title = {};
  std::string_view why = {};  // one sentence: why a player cares
  bool fixable = false;
  bool unsafe_fix = false;     // its fix changes what players can do: see reports::Fix
  bool of_unreadable = false;  // of files that cannot be read: nothing hides what it finds
  bool of_above = false;       // only a pack above the one that it is about may lower or exclude it
  bool needs_fonts = false;    // measures texts in the program's own: others give other findings
  bool listing_fixes = false;  // to list the file in its pack mends what it finds
  ShownGame game = ShownGame::none;
  std::vector<play::Question> improvements = {};  // a suggestion that evens these improves it
  std::vector<Threshold> thresholds = {};         // that it asks for
  // Its results on a map, on a deck, on a pack, and on a map or deck as part of its pack. All
  // null: a check of files that the pipeline itself makes.
  std::vector<Diagnostic> (*run)(const MapSubject& subject) = nullptr;
  std::vector<Diagnostic> (*run_on_deck)(const con_sonar::DeckSubject& subject) = nullptr;
  std::vector<Diagnostic> (*run_on_pack)(const PackSubject& subject) = nullptr;
  std::vector<Diagnostic> (*run_on_member)(const MemberSubject& subject) = nullptr;
  // The fixes besides that of a finding on these points, to choose from. Null: there are none.
  std::vector<reports::Fix> (*other_fixes)(const MapSubject& subject,
                                           const maps::PointSet& points) = nullptr;
  Example (*example)() = nullptr;
};

}  // namespace chartroom::checks
