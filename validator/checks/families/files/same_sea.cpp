#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"
#include "validator/checks/packs/pack_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_same_sea(const MemberSubject& subject) {
  if (!subject.twin) return {};
  return {{.pointer = "/id",
           .message = message("The map has the same sea as {}, whose id is \"{}\"",
                              subject.twin->name, subject.twin->id)}};
}

Example same_sea_example() {
  return FileExample{
      .difference = translatable("one start is forced; a mirrored sea would differ, too"),
      .raising = {{kPackName, pack_of_both()},
                  {kMapName, map_file("a")},
                  {kOtherMapName, map_file("b")}},
      .near_miss = {{kPackName, pack_of_both()},
                    {kMapName, map_file("a")},
                    {kOtherMapName, map_file("b", ",\n \"starts\": {\"blue\": \"A1\"}")}}};
}

}  // namespace

Check same_sea() {
  return {.code = "F015",
          .family = Family::files,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("the same sea under two ids"),
          .why = translatable("The pack has fewer different maps than it seems. In play, maps "
                              "differ only in water, quadrants, surface points, starts and rules."),
          .run_on_member = find_same_sea,
          .example = same_sea_example};
}

}  // namespace chartroom::checks
