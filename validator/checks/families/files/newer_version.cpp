#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"

namespace chartroom::checks {
namespace {

Example newer_version_example() {
  return FileExample{.difference = translatable("a version that this program knows"),
                     .raising = {{kMapName, "{\"format\": \"chartroom-map\", \"version\": 2}\n"}},
                     .near_miss = {{kMapName, map_file("sea")}}};
}

}  // namespace

Check newer_version() {
  return {.code = "F003",
          .family = Family::files,
          .severity = Severity::error,
          .level = Level::structure,
          .title = translatable("a version newer than this program"),
          .why = translatable("An old program would misread the map without noticing."),
          .of_unreadable = true,
          .example = newer_version_example};
}

}  // namespace chartroom::checks
