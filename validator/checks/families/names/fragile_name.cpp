#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"
#include "validator/checks/packs/path_names.h"
#include "validator/checks/packs/portable_name.h"

namespace chartroom::checks {
namespace {

void add_fragile_name(const NameOnPath& name, std::vector<Diagnostic>& found) {
  const std::string better = portable_name(name.name());
  const NameFault fault = fault_of_name(name.name());
  if (fault == NameFault::hidden) {
    found.push_back({.message = message("The name {} has an invisible character; rename it to {}",
                                        name.path, better)});
  } else if (fault == NameFault::length) {
    found.push_back({.message = message("The name {} has {} bytes (at most 254); rename it to {}",
                                        name.path, std::to_string(name.name().size()), better)});
  }
}

Message merged_folders_message(const std::string& one, const std::string& other) {
  return message("Windows or macOS treats the folders {} and {} as one; rename one", one, other);
}

std::vector<Diagnostic> find_fragile_names(const PathSubject& subject) {
  std::vector<Diagnostic> found;
  for (const NameOnPath& name : subject.names) {
    add_fragile_name(name, found);
    for (const NameOnPath::Twin& twin : name.twins) {
      if (twin.lost) continue;
      found.push_back({.message = merged_folders_message(name.path, twin.path)});
    }
  }
  return found;
}

Example fragile_name_example() {
  return FileExample{
      .difference = translatable("the folder's name is always spelled the same"),
      .raising = {{"Guests/a.map.json", map_file("a")}, {"guests/b.map.json", map_file("b")}},
      .near_miss = {{"guests/a.map.json", map_file("a")}, {"guests/b.map.json", map_file("b")}},
      .message = merged_folders_message("Guests", "guests")};
}

}  // namespace

Check fragile_name() {
  return {.code = "F018",
          .family = Family::files,
          .severity = Severity::warning,
          .level = Level::structure,
          .title = translatable("a name that other systems change or confuse"),
          .why = translatable("Files end up in other folders or cannot be found by name."),
          .run_on_path = find_fragile_names,
          .example = fragile_name_example};
}

}  // namespace chartroom::checks
