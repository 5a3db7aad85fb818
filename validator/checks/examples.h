// For every check what raises it, and a near miss that does not. --explain shows them, and the
// tests run them: what is shown is what is true.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "maps/map.h"

namespace chartroom::checks {

// Of a check of maps.
struct MapExample {
  std::string_view code;
  std::string_view difference;  // what the near miss does otherwise
  maps::Map raising;
  std::string_view points;  // of the first finding, by name, with spaces
  maps::Map near_miss;
};

struct ExampleFile {
  std::string_view name;
  std::string text;
};

// Of a check of files: the files of one folder.
struct FileExample {
  std::string_view code;
  std::string_view difference;
  std::vector<ExampleFile> raising;
  std::vector<ExampleFile> near_miss;
};

const std::vector<MapExample>& map_examples();
// Adds those of checks that register_checks (catalogue.h) has added.
void register_examples(const std::vector<MapExample>& examples);
const std::vector<FileExample>& file_examples();

// Null where the code is of the other kind.
const MapExample* find_map_example(std::string_view code);
const FileExample* find_file_example(std::string_view code);

}  // namespace chartroom::checks
