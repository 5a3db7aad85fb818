#include "maps/platform/utf8.h"
#include "maps/platform/visible_text.h"
#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"
#include "validator/checks/packs/path_names.h"
#include "validator/checks/packs/portable_name.h"

namespace chartroom::checks {
namespace {

// True for an invisible character, and for a blank that looks like a space but is another.
bool is_unseen(const std::string& character) {
  const int length = code_point_length(character, 0);
  if (length == 0 || character == " ") return false;
  const char32_t code_point = code_point_at(character, 0, length);
  return is_invisible(code_point) || is_blank(code_point);
}

// Returns the name with a hyphen for each character that is not seen.
std::string with_hyphens(const std::string& name) {
  std::string result;
  for (const std::string& character : characters_of(name)) {
    result += is_unseen(character) ? "-" : character;
  }
  return result;
}

void add_fragile_name(const NameOnPath& name, std::vector<Diagnostic>& found) {
  const std::string seen = with_hyphens(name.name());
  const std::string better = portable_name(seen);
  const NameFault fault = fault_of_name(name.name());
  if (is_refused(fault)) return;
  if (fault == NameFault::hidden || seen != name.name()) {
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
