#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"
#include "validator/checks/packs/path_names.h"

namespace chartroom::checks {
namespace {

Message clashing_names_message(const NameOnPath& name, const NameOnPath::Twin& twin) {
  if (twin.lost->first == name.path) {
    return message("Windows or macOS treats {} and {} as one file and loses the other; rename one",
                   name.path, twin.path);
  }
  return message(
      "Windows or macOS treats the folders {} and {} as one, and {} and {} in them as one file; "
      "rename one folder",
      name.path, twin.path, twin.lost->first, twin.lost->second);
}

std::vector<Diagnostic> find_clashing_names(const PathSubject& subject) {
  std::vector<Diagnostic> found;
  for (const NameOnPath& name : subject.names) {
    for (const NameOnPath::Twin& twin : name.twins) {
      if (twin.lost) found.push_back({.message = clashing_names_message(name, twin)});
    }
  }
  return found;
}

Example clashing_names_example() {
  return FileExample{.difference = translatable("the names differ in more than capitalization"),
                     .raising = {{kMapName, map_file("a")}, {"A.map.json", map_file("b")}},
                     .near_miss = {{kMapName, map_file("a")}, {kOtherMapName, map_file("b")}},
                     .message = clashing_names_message(
                         {"A.map.json"}, {"a.map.json", std::pair<std::string, std::string>(
                                                            "A.map.json", "a.map.json")})};
}

}  // namespace

Check clashing_names() {
  return {.code = "F017",
          .family = Family::files,
          .severity = Severity::error,
          .level = Level::structure,
          .title = translatable("two files that Windows or macOS treats as one"),
          .why = translatable("A checkout there has only one of the files. Capitalization and the "
                              "composition of letters do not tell names apart."),
          .run_on_path = find_clashing_names,
          .example = clashing_names_example};
}

}  // namespace chartroom::checks
