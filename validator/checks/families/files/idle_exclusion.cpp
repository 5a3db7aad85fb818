#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"

namespace chartroom::checks {
namespace {

Example idle_exclusion_example() {
  const std::string pack = pack_file(
      R"("a.map.json")",
      ",\n \"checks\": {\"exclude\": [{\"code\": \"Q101\", \"reason\": \"three seas\"}]}");
  const std::string four_seas = map_file("sea");
  const std::string three_seas = four_seas.substr(0, four_seas.rfind(",\n")) +
                                 ",\n \"quadrants\": [\"1122\", \"1122\", \"3333\", \"3333\"]}\n";
  return FileExample{.difference = translatable("the map has the excluded finding"),
                     .raising = {{kPackName, pack}, {kMapName, four_seas}},
                     .near_miss = {{kPackName, pack}, {kMapName, three_seas}}};
}

}  // namespace

Check idle_exclusion() {
  return {.code = "F008",
          .family = Family::files,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("an exclusion that matches nothing"),
          .why = translatable(
              "The finding that it allowed is gone. Left in the pack, it could hide a new one."),
          .example = idle_exclusion_example};
}

}  // namespace chartroom::checks
