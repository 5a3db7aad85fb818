#include "validator/checks/packs/known_members.h"

#include <filesystem>

#include "maps/files/map_file.h"
#include "maps/json/document.h"
#include "maps/platform/safe_file.h"
#include "validator/checks/packs/same_play.h"

namespace chartroom::checks {
namespace {

namespace fs = std::filesystem;

// Returns "" for an unreadable file.
std::string text_of_file(const std::string& path) {
  std::error_code error;  // a pipe, for example, could block its reader
  if (!fs::is_regular_file(path, error)) return "";
  return read_file(path).value.value_or("");
}

}  // namespace

std::vector<NamedFile> files_in(const std::string& folder,
                                const std::vector<maps::InputFile>& found) {
  const std::string beginning = folder.ends_with('/') ? folder : folder + "/";
  std::vector<NamedFile> files;
  for (const maps::InputFile& file : found) {
    if (file.kind == maps::FileKind::pack || !file.path.starts_with(beginning)) continue;
    files.push_back({file.path.substr(beginning.size()), file.kind});
  }
  return files;
}

// Reads malformed maps too: they may have an id that others must not have.
void KnownMembers::read(const ListedFiles& listed, const std::string& folder,
                        const std::function<bool(const std::string& plain_name)>& left_out) {
  for (const auto& [name, place] : listed.all()) {
    if (left_out(name)) continue;
    const std::string text = text_of_file((fs::path(folder) / name).string());
    ParseResult<maps::MapFile> map;
    if (place.kind == maps::FileKind::map) map = maps::parse_map(text, name);
    const std::string id = map ? map.value->map.id : json::id_of(text);
    if (!id.empty()) add(name, {{place.kind, id}, {}, map ? &map.value->map : nullptr}, true);
  }
}

void KnownMembers::read_others(const std::vector<NamedFile>& files, const std::string& folder,
                               const std::function<bool(const std::string& plain_name)>& left_out) {
  for (const auto& [name, kind] : files) {
    if (left_out(name)) continue;
    const std::string id = json::id_of(text_of_file((fs::path(folder) / name).string()));
    if (!id.empty()) add(name, {{kind, id}}, false);
  }
}

void KnownMembers::add(const std::string& name, const MemberFile& file, bool listed) {
  by_id_.emplace(std::pair(file.id.kind, file.id.id), name);
  if (file.map == nullptr || !listed) return;
  by_sea_.emplace(std::pair(same_play_key(*file.map, rules_), file.id.id), name);
}

void KnownMembers::tell(const MemberFile& file, MemberSubject& member) const {
  // Prefers a namesake of the file's own kind. Both kinds count: exports are named after ids, so a
  // map and a deck with one id overwrite each other's.
  for (const maps::FileKind other : {maps::FileKind::map, maps::FileKind::deck}) {
    const auto namesake = by_id_.find({other, file.id.id});
    if (namesake == by_id_.end() || namesake->second == member.name) continue;
    if (!member.namesake || other == file.id.kind) member.namesake = namesake->second;
  }
  if (file.map == nullptr || !member.listed) return;
  const std::string sea = same_play_key(*file.map, rules_);
  for (auto other = by_sea_.lower_bound({sea, ""}); other != by_sea_.end(); ++other) {
    const auto& [key, id] = other->first;
    if (key != sea) break;
    if (id == file.id.id || other->second == member.name) continue;
    member.twin = MemberSubject::Twin{other->second, id};
    break;
  }
}

}  // namespace chartroom::checks
