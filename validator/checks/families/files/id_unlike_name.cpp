#include <algorithm>
#include <filesystem>

#include "maps/json/id.h"
#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/files/example_files.h"
#include "validator/checks/packs/pack_subject.h"

namespace chartroom::checks {
namespace {

// Returns the id that a file name gives, or "" if characters would be lost.
std::string id_by_name(const std::string& file) {
  const bool plain =
      std::all_of(file.begin(), file.end(), [](unsigned char c) { return c < 0x80; });
  return plain ? json::id_of_file(file) : "";
}

// True if the id is the file's name before a period, such as "a--b" of "a--b.map.json".
bool is_name(const std::string& id, const std::string& file) {
  return std::filesystem::path(file).filename().string().starts_with(id + ".");
}

std::vector<Diagnostic> find_id_unlike_name(const MemberSubject& subject) {
  if (!subject.listed || is_name(subject.id, subject.name)) return {};
  const std::string by_name = id_by_name(subject.name);
  if (by_name.empty() || by_name == subject.id) return {};
  return {{.pointer = "/id",
           .message = message("The id \"{}\" does not match the file name, {}", subject.id,
                              subject.name)}};
}

Example id_unlike_name_example() {
  const std::string pack = pack_file(R"("a.map.json")");
  return FileExample{.difference = translatable("the id matches the file name"),
                     .raising = {{kPackName, pack}, {kMapName, map_file("sea")}},
                     .near_miss = {{kPackName, pack}, {kMapName, map_file("a")}}};
}

}  // namespace

Check id_unlike_name() {
  return {.code = "F013",
          .family = Family::files,
          .severity = Severity::note,
          .level = Level::structure,
          .title = translatable("an id that does not match the file name"),
          .why = translatable("Records name a map by its id, so players look for the wrong file."),
          .run_on_member = find_id_unlike_name,
          .example = id_unlike_name_example};
}

}  // namespace chartroom::checks
