#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"
#include "validator/checks/packs/pack_subject.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_files_listed_twice(const PackSubject& subject) {
  std::vector<Diagnostic> found;
  for (const auto& [name, place] : subject.listed.repeated()) {
    found.push_back({.pointer = pointer_to(place),
                     .message = message("The pack lists {} more than once", name)});
  }
  for (const auto& [name, second] : subject.listed.linked()) {
    found.push_back({.pointer = pointer_to(second.place),
                     .message = message("The pack lists {}, which is the same file as {}", name,
                                        second.first)});
  }
  return found;
}

Example listed_twice_example() {
  return FileExample{
      .difference = translatable("two different files"),
      .raising = {{kPackName, pack_file(R"("a.map.json", "./a.map.json")")},
                  {kMapName, map_file("a")}},
      .near_miss = {
          {kPackName, pack_of_both()}, {kMapName, map_file("a")}, {kOtherMapName, map_file("b")}}};
}

}  // namespace

Check listed_twice() {
  return {.code = "F011",
          .family = Family::files,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("a pack lists a file twice"),
          .why = translatable("The pack shows the same map twice, and its count is wrong."),
          .run_on_pack = find_files_listed_twice,
          .example = listed_twice_example};
}

}  // namespace chartroom::checks
