#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"

namespace chartroom::checks {
namespace {

Example malformed_format_example() {
  return FileExample{.difference = translatable("a known member"),
                     .raising = {{kMapName, map_file("sea", ",\n \"depth\": 3")}},
                     .near_miss = {{kMapName, map_file("sea", ",\n \"theme\": \"reef\"")}}};
}

}  // namespace

Check malformed_format() {
  return {.code = "F002",
          .family = Family::files,
          .severity = Severity::error,
          .level = Level::structure,
          .title = translatable("not a valid map, pack or deck"),
          .why = translatable("A program cannot check or print what it does not understand."),
          .of_unreadable = true,
          .example = malformed_format_example};
}

}  // namespace chartroom::checks
