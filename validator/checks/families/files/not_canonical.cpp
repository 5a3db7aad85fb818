#include "maps/files/map_file.h"
#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"
#include "validator/checks/pipeline/pipeline_checks.h"

namespace chartroom::checks {
namespace {

Example not_canonical_example() {
  return FileExample{.difference = translatable("as Chartroom writes it"),
                     .raising = {{kMapName, map_file("sea")}},
                     .near_miss = {{kMapName, to_canonical_json(open_sea({4, 4}))}}};
}

Message said_of(maps::FileKind kind) {
  switch (kind) {
    case maps::FileKind::map:
      return message("The map is not in canonical form");
    case maps::FileKind::deck:
      return message("The deck is not in canonical form");
    case maps::FileKind::pack:
      break;
  }
  return message("The pack is not in canonical form");
}

}  // namespace

Diagnostic not_canonical_file(maps::FileKind kind) {
  return {.message = said_of(kind), .fix = Fix{message("Rewrite the file in canonical form")}};
}

Check not_canonical() {
  return {.code = "F006",
          .family = Family::files,
          .severity = Severity::note,
          .level = Level::structure,
          .title = translatable("not in canonical form"),
          .why = translatable("A consistent format keeps diffs readable."),
          .fixable = true,
          .example = not_canonical_example};
}

}  // namespace chartroom::checks
