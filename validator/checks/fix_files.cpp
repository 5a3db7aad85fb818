#include "validator/checks/fix_files.h"

#include <map>
#include <optional>
#include <utility>

#include "maps/files/pack_search.h"
#include "maps/platform/safe_file.h"
#include "validator/checks/fixes.h"

namespace chartroom::checks {
namespace {

// The packs of many maps, each read once.
class Packs {
 public:
  explicit Packs(const Profile& profile) : profile_(profile) {}

  // Null where the file is in none, or in one that cannot be read.
  const maps::PackFile* of(const maps::InputFile& target) {
    const auto pack = search_.nearest(target.path, target.root);
    if (!pack) return nullptr;
    const auto [known, fresh] = packs_.try_emplace(*pack);
    if (fresh) known->second = maps::load_pack(*pack).value;
    if (known->second && profile_.pack_checks) {
      known->second->pack.checks = *profile_.pack_checks;
    }
    return known->second ? &*known->second : nullptr;
  }

 private:
  const Profile& profile_;
  maps::PackSearch search_;
  std::map<std::string, std::optional<maps::PackFile>> packs_;  // by full path
};

// The value, or nothing and its errors with the others.
template <class T>
std::optional<T> value_of(ParseResult<T> read, std::vector<FileError>& errors) {
  errors.insert(errors.end(), read.errors.begin(), read.errors.end());
  return std::move(read.value);
}

std::optional<FixedFile> fix_map(const std::string& path, const maps::PackFile* pack,
                                 const Profile& profile, std::vector<FileError>& errors) {
  const auto bytes = value_of(read_file(path), errors);
  if (!bytes) return std::nullopt;
  auto file = value_of(maps::parse_map(*bytes, path), errors);
  if (!file) return std::nullopt;
  FixedMap fixed = fix_all(std::move(*file), pack, profile);
  if (fixed.applied.empty()) return std::nullopt;
  return FixedFile{path, *bytes, to_canonical_json(fixed.map), std::move(fixed.applied)};
}

// The text of a deck in canonical form, where it is not and nothing excludes it. Nothing else of it
// is mended.
std::optional<FixedFile> fix_deck(const std::string& path, const maps::PackFile* pack,
                                  const Profile& profile, std::vector<FileError>& errors) {
  if (!profile.judge_deck || !profile.wants("F006")) return std::nullopt;
  const auto bytes = value_of(read_file(path), errors);
  if (!bytes) return std::nullopt;
  Profile layout = profile;
  layout.select = {"F006"};
  layout.level = Level::structure;
  const auto said = value_of(profile.judge_deck(*bytes, path, pack, layout), errors);
  if (!said || said->findings.empty() || said->findings[0].excluded) return std::nullopt;
  return FixedFile{path, *bytes, said->canonical, said->findings};
}

// Of a pack nothing but its layout is mended.
std::optional<FixedFile> fix_pack(const std::string& path, const Profile& profile,
                                  std::vector<FileError>& errors) {
  const auto pack = value_of(maps::load_pack(path), errors);
  if (!pack || pack->canonical || !profile.wants("F006")) return std::nullopt;
  const auto bytes = value_of(read_file(path), errors);
  if (!bytes) return std::nullopt;
  const MapFinding finding =
      file_finding(profile.catalogue, {.code = "F006", .path = path}, &*pack);
  return FixedFile{path, *bytes, maps::to_canonical_json(pack->pack), {finding}};
}

std::optional<FixedFile> fixed(const maps::InputFile& target, Packs& packs, const Profile& profile,
                               std::vector<FileError>& errors) {
  switch (target.kind) {
    case maps::FileKind::map:
      return fix_map(target.path, packs.of(target), profile, errors);
    case maps::FileKind::deck:
      return fix_deck(target.path, packs.of(target), profile, errors);
    case maps::FileKind::pack:
      break;
  }
  return fix_pack(target.path, profile, errors);
}

}  // namespace

std::vector<FixedFile> fix_files(const std::vector<maps::InputFile>& inputs, const Profile& profile,
                                 std::vector<FileError>& errors) {
  std::vector<FixedFile> files;
  Packs packs(profile);
  for (const maps::InputFile& target : inputs) {
    if (target.path == "-") continue;
    std::optional<FixedFile> file = fixed(target, packs, profile, errors);
    if (file) files.push_back(std::move(*file));
  }
  return files;
}

}  // namespace chartroom::checks
