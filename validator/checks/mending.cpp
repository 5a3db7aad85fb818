#include "validator/checks/mending.h"

#include <optional>

#include "maps/pack_search.h"
#include "maps/safe_file.h"
#include "validator/checks/fixes.h"

namespace chartroom {
namespace {

std::optional<PackFile> pack_of(const std::string& path) {
  const auto pack = nearest_pack(path);
  return pack ? load_pack(*pack).value : std::nullopt;
}

std::optional<MendedFile> mend_map(const std::string& path, const Profile& profile) {
  const Read<std::string> bytes = read_file(path);
  if (!bytes) return std::nullopt;
  const Read<MapFile> file = parse_map(*bytes.value, path);
  if (!file) return std::nullopt;
  const std::optional<PackFile> pack = pack_of(path);
  FixedMap fixed = fix_all(*file.value, pack ? &*pack : nullptr, profile);
  if (fixed.mended.empty()) return std::nullopt;
  return MendedFile{path, *bytes.value, map_text(fixed.map), std::move(fixed.mended)};
}

// Of a pack nothing but its layout is mended.
std::optional<MendedFile> mend_pack(const std::string& path, const Profile& profile) {
  const Read<PackFile> pack = load_pack(path);
  if (!pack || pack.value->canonical || !profile.wants("F006")) return std::nullopt;
  const Read<std::string> bytes = read_file(path);
  if (!bytes) return std::nullopt;
  const Finding finding = file_finding("F006", path, {}, "", "", &*pack.value);
  return MendedFile{path, *bytes.value, pack_text(pack.value->pack), {finding}};
}

}  // namespace

std::vector<MendedFile> mend(const std::vector<Target>& targets, const Profile& profile) {
  std::vector<MendedFile> files;
  for (const Target& target : targets) {
    if (target.path == "-" || target.kind == FileKind::deck) continue;
    std::optional<MendedFile> file = target.kind == FileKind::map ? mend_map(target.path, profile)
                                                                  : mend_pack(target.path, profile);
    if (file) files.push_back(std::move(*file));
  }
  return files;
}

}  // namespace chartroom
