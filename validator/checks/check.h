// A check: its code, reason, functions and example. Everything about one check is in one file below
// families/, or in the library that adds it; catalogue.cpp lists the checks.
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
struct PathSubject;

// The subject of a check.
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
  std::string_view why = {};  // one sentence: why it matters to players
  bool fixable = false;
  bool unsafe_fix = false;     // its fix changes what players can do: see reports::Fix
  bool of_unreadable = false;  // of unreadable files: its findings cannot be excluded
  bool of_above = false;       // only a parent of the pack may lower or exclude it
  bool needs_fonts = false;    // measures texts in the program's fonts: others change the findings
  bool listing_fixes = false;  // listing the file in its pack fixes the finding
  bool inconclusive = false;   // says that play did not decide, which fails a strict run
  ShownGame game = ShownGame::none;
  std::vector<play::Question> improvements = {};  // evening these verdicts improves it
  std::vector<Threshold> thresholds = {};         // thresholds that it reads
  // Its results on a map, on a deck, on a pack, on a map or deck as part of its pack, and on the
  // path of any of them. All null: a check of files that the pipeline itself makes.
  std::vector<Diagnostic> (*run)(const MapSubject& subject) = nullptr;
  std::vector<Diagnostic> (*run_on_deck)(const con_sonar::DeckSubject& subject) = nullptr;
  std::vector<Diagnostic> (*run_on_pack)(const PackSubject& subject) = nullptr;
  std::vector<Diagnostic> (*run_on_member)(const MemberSubject& subject) = nullptr;
  std::vector<Diagnostic> (*run_on_path)(const PathSubject& subject) = nullptr;
  // Returns fixes to choose from, besides the finding's own. Null: there are none.
  std::vector<reports::Fix> (*alternative_fixes)(const MapSubject& subject,
                                                 const maps::PointSet& points) = nullptr;
  Example (*example)() = nullptr;
};

}  // namespace chartroom::checks
