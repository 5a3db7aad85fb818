#include "validator/checks/families/files/example_files.h"

namespace chartroom::checks {

std::string map_file(std::string_view id, std::string_view more) {
  return "{\"format\": \"chartroom-map\", \"version\": 1, \"id\": \"" + std::string(id) +
         "\", \"name\": {\"en\": \"Sea\"},\n" +
         " \"points\": [\"....\", \"....\", \"....\", \"....\"],\n" +
         " \"quadrants\": [\"1122\", \"1122\", \"3344\", \"3344\"]" + std::string(more) + "}\n";
}

std::string pack_file(std::string_view maps, std::string_view more) {
  return "{\"format\": \"chartroom-pack\", \"version\": 1, \"id\": \"pack\", \"name\": {\"en\": "
         "\"Pack\"},\n \"maps\": [" +
         std::string(maps) + "]" + std::string(more) + "}\n";
}

std::string pack_of_both() { return pack_file(R"("a.map.json", "b.map.json")"); }

}  // namespace chartroom::checks
