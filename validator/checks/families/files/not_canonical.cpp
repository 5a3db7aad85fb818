#include "maps/files/map_file.h"
#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"

namespace chartroom::checks {
namespace {

Example not_canonical_example() {
  return FileExample{.difference = translatable("as Chartroom writes it"),
                     .raising = {{kMapName, map_file("sea")}},
                     .near_miss = {{kMapName, to_canonical_json(open_sea({4, 4}))}}};
}

}  // namespace

Check not_canonical() {
  return {.code = "F006",
          .family = Family::files,
          .severity = Severity::note,
          .level = Level::structure,
          .title = translatable("not in canonical form"),
          .why = translatable("Files in one form show in a comparison what really changed."),
          .fixable = true,
          .example = not_canonical_example};
}

}  // namespace chartroom::checks
