#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"
#include "validator/checks/packs/pack_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_shared_id(const MemberSubject& subject) {
  if (!subject.namesake) return {};
  return {{.pointer = "/id",
           .message = message("The id \"{}\" is also used by {}", subject.id, *subject.namesake)}};
}

Example shared_id_example() {
  return FileExample{.difference = translatable("each file has its own id"),
                     .raising = {{kPackName, pack_of_both()},
                                 {kMapName, map_file("sea")},
                                 {kOtherMapName, map_file("sea")}},
                     .near_miss = {{kPackName, pack_of_both()},
                                   {kMapName, map_file("sea")},
                                   {kOtherMapName, map_file("bay")}}};
}

}  // namespace

Check shared_id() {
  return {.code = "F004",
          .family = Family::files,
          .severity = Severity::error,
          .level = Level::structure,
          .title = translatable("two files of a pack share an id"),
          .why = translatable("A record that names the map could mean either one."),
          .run_on_member = find_shared_id,
          .example = shared_id_example};
}

}  // namespace chartroom::checks
