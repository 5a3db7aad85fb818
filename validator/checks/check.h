// A check: what it looks for, why, how it finds it, and an example. Everything about one check
// stands in one file below families/ (or in the library above that brings it); catalogue.cpp lists
// them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "maps/map.h"
#include "maps/platform/severity.h"
#include "validator/checks/level.h"
#include "validator/checks/map_finding.h"
#include "validator/checks/map_subject.h"
#include "validator/checks/packs/pack_subject.h"
#include "validator/checks/thresholds.h"

namespace chartroom::checks {

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

// What raises a check, and a near miss that does not. --explain shows them, and the tests run them:
// what is shown is what is true.
struct MapExample {
  std::string_view difference = {};  // what the near miss does otherwise
  maps::Map raising = {};
  std::string_view points = {};  // of the first finding, by name, with spaces
  maps::Map near_miss = {};
};

// Of a check of simulated play: play that is made up, as no games are played to explain a check.
struct PlayExample {
  std::string_view difference = {};
  maps::Map map = {};
  play::Judgement raising = {};
  play::Judgement near_miss = {};
};

struct ExampleFile {
  std::string_view name;
  std::string text;
};

// Of a check of files: the files of one folder.
struct FileExample {
  std::string_view difference = {};
  std::vector<ExampleFile> raising = {};
  std::vector<ExampleFile> near_miss = {};
  Message message = {};  // on the raising ones, where this library cannot find it itself
};

// Of a check of simulated play of decks: what it says of play that is made up.
struct SaidExample {
  std::string_view difference = {};
  std::vector<Message> raising = {};
  std::vector<Message> near_miss = {};
};

using Example = std::variant<MapExample, PlayExample, FileExample, SaidExample>;

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
  std::vector<Threshold> thresholds = {};  // that it asks for
  // What it finds on a map, on a pack, and on a map or deck as part of its pack. All null: a check
  // of files that the validation itself makes, or one of decks, which Profile::judge_deck makes.
  std::vector<Diagnostic> (*run)(const MapSubject& subject) = nullptr;
  std::vector<PackDiagnostic> (*run_on_pack)(const PackSubject& subject) = nullptr;
  std::vector<PackDiagnostic> (*run_on_member)(const MemberSubject& subject) = nullptr;
  Example (*example)() = nullptr;
};

}  // namespace chartroom::checks
