#include <filesystem>

#include "maps/json/id.h"
#include "validator/checks/check.h"
#include "validator/checks/families/files/example_files.h"

namespace chartroom::checks {
namespace {

// "two-bays" of "deep/Two Bays.map.json": in small letters, with hyphens for what no id may have.
// Empty where that would not be the name any more.
std::string id_by_name(const std::string& file) {
  std::string stem = std::filesystem::path(file).filename().string();
  for (const std::string_view ending : {".map.json", ".deck.json", ".json"}) {
    if (!stem.ends_with(ending)) continue;
    stem.resize(stem.size() - ending.size());
    break;
  }
  for (char& c : stem) {
    if (static_cast<unsigned char>(c) >= 0x80) return "";
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (!json::is_id(std::string_view(&c, 1))) c = '-';
  }
  return stem;
}

std::vector<PackDiagnostic> run_on_member(const MemberSubject& subject) {
  if (!subject.listed) return {};
  const std::string by_name = id_by_name(subject.name);
  if (by_name.empty() || by_name == subject.id) return {};
  return {{"/id",
           message("The id \"{}\" is unlike the name of its file, {}", subject.id, subject.name)}};
}

Example example() {
  const std::string pack = pack_file(R"("a.map.json")");
  return FileExample{.difference = translatable("the id is the file's name"),
                     .raising = {{kPackName, pack}, {kMapName, map_file("sea")}},
                     .near_miss = {{kPackName, pack}, {kMapName, map_file("a")}}};
}

}  // namespace

Check id_unlike_name() {
  return {.code = "F013",
          .family = Family::files,
          .severity = Severity::note,
          .level = Level::structure,
          .title = translatable("an id unlike the file's name"),
          .why = translatable("Whoever looks for the map that a record names looks for another "
                              "file."),
          .run_on_member = run_on_member,
          .example = example};
}

}  // namespace chartroom::checks
