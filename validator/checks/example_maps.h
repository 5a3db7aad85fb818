// Examples of checks, which --explain shows and the tests run, and small maps for them.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "maps/map.h"
#include "maps/map_edit.h"
#include "maps/platform/message.h"

namespace chartroom::play {
struct Fairness;
}

namespace chartroom::checks {

// A map on which the check finds something (`raising`), and a nearly equal one on which it finds
// nothing (`near_miss`).
struct MapExample {
  std::string_view difference = {};  // how the near miss differs
  maps::Map raising = {};
  std::string_view points = {};  // of the first finding, by name, with spaces
  maps::Map near_miss = {};
};

// The example of a check of simulated play.
struct PlayExample {
  std::string_view difference = {};
  maps::Map map = {};
  // Both return invented results, as explaining a check plays no games.
  play::Fairness (*raising)(const maps::Map& map) = nullptr;
  play::Fairness (*near_miss)(const maps::Map& map) = nullptr;
};

struct ExampleFile {
  std::string_view name;
  std::string text;
};

// The example of a check of files: the files of one folder.
struct FileExample {
  std::string_view difference = {};
  std::vector<ExampleFile> raising = {};
  std::vector<ExampleFile> near_miss = {};
  Message message = {};  // on the raising files, if this library cannot find it itself
};

// The example of a check of simulated play of decks: its messages on invented results.
struct SaidExample {
  std::string_view difference = {};
  std::vector<Message> raising = {};
  std::vector<Message> near_miss = {};
};

struct Example : std::variant<MapExample, PlayExample, FileExample, SaidExample> {
  using variant::variant;
};

// A sea from rows of '.' and '#', in four quadrants of nearly equal size.
maps::Map sea(const std::vector<std::string_view>& rows);
// All water.
maps::Map open_sea(maps::Size size = {6, 6});
maps::Map with(maps::Map map, const std::vector<maps::MapEdit>& edits);

maps::PointSet points(std::initializer_list<std::string_view> names);
maps::Point at(std::string_view name);
maps::SetIslands islands(std::initializer_list<std::string_view> names);
maps::SetSurfacePoints surfacing(std::initializer_list<std::string_view> names);
maps::SetQuadrant give(std::initializer_list<std::string_view> names, int quadrant);

}  // namespace chartroom::checks
