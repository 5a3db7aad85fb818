#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"
#include "validator/checks/packs/pack_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_unlisted_file(const MemberSubject& subject) {
  if (subject.listed) return {};
  // The message omits the link's target, which its owner may not want to show.
  if (!subject.link.empty()) {
    return {{.message = message("{} is a link to a file that the pack of its folder does not list",
                                subject.link)}};
  }
  return {{.message = message("The folder's pack does not list {}", subject.name)}};
}

Example unlisted_file_example() {
  return FileExample{
      .difference = translatable("the pack lists it"),
      .raising = {{kPackName, pack_file("")}, {kMapName, map_file("a")}},
      .near_miss = {{kPackName, pack_file(R"("a.map.json")")}, {kMapName, map_file("a")}}};
}

}  // namespace

Check unlisted_file() {
  return {.code = "F012",
          .family = Family::files,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("a pack does not list a file in its folder"),
          .why = translatable("Players of this pack will never see this map."),
          .listing_fixes = true,
          .run_on_member = find_unlisted_file,
          .example = unlisted_file_example};
}

}  // namespace chartroom::checks
