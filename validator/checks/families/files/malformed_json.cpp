#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"

namespace chartroom::checks {
namespace {

Example malformed_json_example() {
  return FileExample{.difference = translatable("the bracket is closed"),
                     .raising = {{kMapName, "{\"format\": \"chartroom-map\",\n"}},
                     .near_miss = {{kMapName, map_file("sea")}}};
}

}  // namespace

Check malformed_json() {
  return {.code = "F001",
          .family = Family::files,
          .severity = Severity::error,
          .level = Level::structure,
          .title = translatable("not valid JSON (strict)"),
          .why = translatable("Programs that read a file differently show players different maps."),
          .of_unreadable = true,
          .example = malformed_json_example};
}

}  // namespace chartroom::checks
