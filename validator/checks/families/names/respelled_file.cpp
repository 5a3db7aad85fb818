#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"
#include "validator/checks/packs/pack_subject.h"
#include "validator/checks/pipeline/pipeline_checks.h"

namespace chartroom::checks {
namespace {

Message respelled_file_message(const std::string& name) {
  return message("The pack lists {} with letters composed differently from the file name", name);
}

std::vector<Diagnostic> find_respelled_files(const PackSubject& subject) {
  std::vector<Diagnostic> found;
  for (const auto& [place, name] : subject.listed.respelled()) {
    found.push_back({.pointer = pointer_to(place),
                     .message = respelled_file_message(name),
                     .fix = Fix{message("List the file by its name on disk")}});
  }
  return found;
}

Example respelled_file_example() {
  constexpr const char* kComposed = "F\u00F6hr.map.json";
  return FileExample{
      .difference = translatable("the letters are composed as on disk"),
      .raising = {{kPackName, pack_file("\"Fo\u0308hr.map.json\"")}, {kComposed, map_file("a")}},
      .near_miss = {{kPackName, pack_file("\"F\u00F6hr.map.json\"")}, {kComposed, map_file("a")}},
      .message = respelled_file_message(kComposed)};
}

}  // namespace

Check respelled_file() {
  return {.code = "F019",
          .family = Family::files,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("a pack lists a file with differently composed letters"),
          .why = translatable("The names look the same, but other programs do not find the file."),
          .fixable = true,
          .run_on_pack = find_respelled_files,
          .example = respelled_file_example};
}

}  // namespace chartroom::checks
