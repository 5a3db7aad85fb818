#include "validator/checks/fix_files.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "maps/json/schema_text.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/work_tree.h"
#include "validator/checks/fixes.h"
#include "validator/checks/packs/checked_packs.h"
#include "validator/checks/pipeline/pipeline_checks.h"
#include "validator/checks/pipeline/placement.h"

namespace chartroom::checks {
namespace {

// Returns the value, or nothing; adds its errors.
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
  return FixedFile{path, *bytes,
                   json::with_schema(to_canonical_json(fixed.map), json::schema_of(*bytes)),
                   std::move(fixed.applied)};
}

// Writes a deck in canonical form, unless it is canonical or the finding is excluded. Decks have no
// other fixes.
std::optional<FixedFile> fix_deck(const std::string& path, const maps::PackFile* pack,
                                  const Profile& profile, std::vector<FileError>& errors) {
  if (!profile.check_deck || !profile.runs(not_canonical())) return std::nullopt;
  const auto bytes = value_of(read_file(path), errors);
  if (!bytes) return std::nullopt;
  Profile layout = profile;
  layout.select = {std::string(not_canonical().code)};
  layout.level = Level::structure;
  const auto said = value_of(profile.check_deck(*bytes, path, pack, layout), errors);
  if (!said || said->findings.empty() || said->findings[0].excluded) return std::nullopt;
  return FixedFile{path, *bytes, said->canonical, said->findings};
}

// Returns the findings on a pack that have fixes and that it does not exclude.
std::vector<reports::Finding> fixable_findings(const maps::PackFile& pack,
                                               const ListedFiles& listed, const Profile& profile) {
  const CheckedFile file{pack.path, {}, &pack.source, &pack};
  std::vector<reports::Finding> findings;
  const auto add = [&](const Check& check, std::vector<Diagnostic> found) {
    for (reports::Finding& finding : findings_on(file, check, std::move(found))) {
      if (!finding.excluded) findings.push_back(std::move(finding));
    }
  };
  const std::vector<Weakening> weakenings;
  const PackSubject subject{pack, listed, weakenings};
  for (const Check& check : profile.catalogue) {
    if (!check.fixable || !profile.runs(check)) continue;
    if (check.run_on_pack) add(check, check.run_on_pack(subject));
  }
  if (!pack.canonical && profile.runs(not_canonical())) {
    add(profile.in_force(not_canonical()), {not_canonical_file(maps::FileKind::pack)});
  }
  return findings;
}

// Writes a pack in canonical form, with the names that its files have on disk.
std::optional<FixedFile> fix_pack(const std::string& path, const Profile& profile,
                                  std::vector<FileError>& errors) {
  const auto pack = value_of(maps::load_pack(path), errors);
  if (!pack) return std::nullopt;
  const ListedFiles listed(pack->pack, full_path_of(path).parent_path().string());
  std::vector<reports::Finding> findings = fixable_findings(*pack, listed, profile);
  if (findings.empty()) return std::nullopt;
  const auto bytes = value_of(read_file(path), errors);
  if (!bytes) return std::nullopt;
  const maps::Pack fixed = with_names_on_disk(pack->pack, listed);
  return FixedFile{path, *bytes,
                   json::with_schema(maps::to_canonical_json(fixed), json::schema_of(*bytes)),
                   std::move(findings)};
}

// Leaves a file below a pack that cannot be read as it is, since that pack may exclude its
// findings.
std::optional<FixedFile> fixed(const maps::InputFile& target, CheckedPacks& packs,
                               const Profile& profile, std::vector<FileError>& errors) {
  if (target.kind == maps::FileKind::pack) return fix_pack(target.path, profile, errors);
  if (packs.is_unreadable_above(target.path)) return std::nullopt;
  const CheckedPack* above = packs.of(target.path);
  const maps::PackFile* pack = above == nullptr ? nullptr : &above->file;
  return target.kind == maps::FileKind::deck ? fix_deck(target.path, pack, profile, errors)
                                             : fix_map(target.path, pack, profile, errors);
}

void add_untold(const std::vector<FileError>& faults, std::vector<FileError>& errors) {
  std::ranges::copy_if(faults, std::back_inserter(errors), [&errors](const FileError& fault) {
    return std::ranges::find(errors, fault) == errors.end();
  });
}

}  // namespace

std::vector<FixedFile> fix_files(const std::vector<maps::InputFile>& inputs, const Profile& profile,
                                 std::vector<FileError>& errors) {
  std::vector<FixedFile> files;
  CheckedPacks packs(profile);
  packs.add_targets(inputs);
  for (const maps::InputFile& target : inputs) {
    if (target.path == "-") continue;
    std::optional<FixedFile> file = fixed(target, packs, profile, errors);
    if (file) files.push_back(std::move(*file));
  }
  for (const auto& [path, faults] : packs.unreadable()) add_untold(faults, errors);
  return files;
}

}  // namespace chartroom::checks
