#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"

namespace chartroom::checks {
namespace {

Example missing_file_example() {
  return FileExample{.difference = translatable("the file exists"),
                     .raising = {{kPackName, pack_of_both()}, {kMapName, map_file("sea")}},
                     .near_miss = {{kPackName, pack_of_both()},
                                   {kMapName, map_file("sea")},
                                   {kOtherMapName, map_file("bay")}}};
}

}  // namespace

Check missing_file() {
  return {.code = "F005",
          .family = Family::files,
          .severity = Severity::error,
          .level = Level::structure,
          .title = translatable("a pack lists a missing file"),
          .why = translatable("Players who download the pack miss a map."),
          .example = missing_file_example};
}

}  // namespace chartroom::checks
