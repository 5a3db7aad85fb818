// Examples of checks: --explain shows them, and the tests run them.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "maps/map.h"
#include "maps/platform/message.h"

namespace chartroom::play {
struct Judgement;
}

namespace chartroom::checks {

// What raises a check, and a near miss that does not. --explain shows them, and the tests run them:
// what is shown is what is true.
struct MapExample {
  std::string_view difference = {};  // what the near miss does otherwise
  maps::Map raising = {};
  std::string_view points = {};  // of the first finding, by name, with spaces
  maps::Map near_miss = {};
};

// Of a check of simulated play: play that is made up.
struct PlayExample {
  std::string_view difference = {};
  maps::Map map = {};
  // Both make the play of a map up, as no games are played to explain a check.
  play::Judgement (*raising)(const maps::Map& map) = nullptr;
  play::Judgement (*near_miss)(const maps::Map& map) = nullptr;
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

struct Example : std::variant<MapExample, PlayExample, FileExample, SaidExample> {
  using variant::variant;
};

}  // namespace chartroom::checks
