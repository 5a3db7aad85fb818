#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"
#include "validator/checks/packs/path_names.h"
#include "validator/checks/packs/portable_name.h"

namespace chartroom::checks {
namespace {

Message refused_name_message(const NameOnPath& name) {
  const std::string better = portable_name(name.name());
  switch (fault_of_name(name.name())) {
    case NameFault::not_utf8:
      return message("macOS cannot store {}, whose name is not UTF-8; rename it to {}", name.path,
                     better);
    case NameFault::character:
      return message("Windows cannot store {}: it refuses the character {}; rename it to {}",
                     name.path, refused_character(name.name()), better);
    case NameFault::control:
      return message("Windows cannot store {}: it refuses control characters; rename it to {}",
                     name.path, better);
    case NameFault::device:
      return message("Windows cannot store {}: the name is reserved for a device; rename it to {}",
                     name.path, better);
    default:
      return message(
          "Windows cannot store {}: its name ends in a space or a period; rename it to "
          "{}",
          name.path, better);
  }
}

std::vector<Diagnostic> find_refused_names(const PathSubject& subject) {
  std::vector<Diagnostic> found;
  for (const NameOnPath& name : subject.names) {
    if (is_refused(fault_of_name(name.name()))) {
      found.push_back({.message = refused_name_message(name)});
    }
  }
  return found;
}

Example refused_name_example() {
  return FileExample{.difference = translatable("not the name of a device"),
                     .raising = {{"aux.map.json", map_file("aux")}},
                     .near_miss = {{"auxiliary.map.json", map_file("auxiliary")}},
                     .message = refused_name_message({"aux.map.json"})};
}

}  // namespace

Check refused_name() {
  return {.code = "F016",
          .family = Family::files,
          .severity = Severity::error,
          .level = Level::structure,
          .title = translatable("a name that Windows or macOS cannot store"),
          .why = translatable("Players on these systems cannot open, copy or check out the file."),
          .run_on_path = find_refused_names,
          .example = refused_name_example};
}

}  // namespace chartroom::checks
