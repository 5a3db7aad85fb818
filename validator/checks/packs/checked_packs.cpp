#include "validator/checks/packs/checked_packs.h"

#include <algorithm>
#include <filesystem>

#include "maps/platform/work_tree.h"
#include "validator/checks/packs/locks.h"
#include "validator/checks/packs/pack_effect.h"
#include "validator/checks/packs/unknown_names.h"

namespace chartroom::checks {
namespace {

namespace fs = std::filesystem;

bool is_link(const std::string& path) {
  std::error_code error;
  return fs::is_symlink(path, error);
}

// Returns errors for names in a pack's settings that mean nothing, such as a misspelled code.
std::vector<FileError> errors_of_names(const maps::PackFile& pack, const Catalogue& catalogue) {
  std::vector<FileError> errors;
  for (const Diagnostic& unknown : unknown_names(pack, catalogue)) {
    const TextPosition at = pack.source.of(unknown.pointer);
    errors.push_back({pack.path, at.line, at.column, unknown.pointer, unknown.message.english(),
                      ErrorKind::not_format, unknown.message});
  }
  return errors;
}

}  // namespace

std::string link_name(const std::string& path) {
  return is_link(path) ? fs::path(path).filename().string() : "";
}

std::string shown_path(const std::string& full_path) {
  std::error_code error;
  const fs::path here = fs::current_path(error);
  if (error) return full_path;
  const fs::path seen = fs::path(full_path).lexically_relative(here);
  return seen.empty() || *seen.begin() == ".." ? full_path : seen.string();
}

void CheckedPacks::add_targets(const std::vector<maps::InputFile>& targets) {
  for (const maps::InputFile& target : targets) {
    roots_[target.path] = target.root;
    if (target.path == "-") continue;
    const std::string real = real_paths_.of(target.path);
    targets_.insert(real);
    targets_by_kind_.emplace(real, target.kind);
  }
}

void CheckedPacks::hold(const std::string& path, std::string_view text) {
  const fs::path file(path);
  std::error_code error;
  const fs::path folder = fs::weakly_canonical(fs::absolute(file, error), error).parent_path();
  held_path_ = (folder / file.filename()).string();
  held_text_ = text;
  search_.suppose(held_path_);
}

ParseResult<maps::PackFile> CheckedPacks::load(const std::string& full_path) const {
  if (full_path == held_path_) return maps::parse_pack_in_place(held_text_, full_path);
  if (is_link(full_path)) {
    return {{}, {FileError::of_file(full_path, std::string(maps::kPackIsLink))}};
  }
  return maps::load_pack(full_path);
}

// Finds names without links, which nearly all are, without reading the disk.
bool CheckedPacks::is_target(const CheckedPack& pack, const std::string& name) const {
  const std::string path = (fs::path(pack.folder) / name).string();
  return targets_.contains(path) || leads_to_target(path);
}

std::vector<std::string> CheckedPacks::listed_through_links(const CheckedPack& pack) const {
  std::vector<std::string> paths;
  for (const auto& [name, place] : pack.listed.all()) {
    std::string path = (fs::path(pack.folder) / name).string();
    if (real_paths_.of(path) != path) paths.push_back(std::move(path));
  }
  return paths;
}

bool CheckedPacks::leads_to_target(const std::string& path) const {
  return targets_.contains(real_paths_.of(path));
}

std::vector<maps::InputFile> CheckedPacks::listed_beyond(
    const std::vector<maps::InputFile>& targets) {
  std::vector<maps::InputFile> beyond;
  for (const maps::InputFile& target : targets) add_listed_by(target, beyond);
  for (std::size_t i = 0; i < beyond.size(); ++i) {
    const maps::InputFile target = beyond[i];  // adding moves the list
    add_listed_by(target, beyond);
  }
  return beyond;
}

// A link to a target of another kind is checked as what the pack lists it as.
void CheckedPacks::add_listed_by(const maps::InputFile& target,
                                 std::vector<maps::InputFile>& beyond) {
  if (target.kind != maps::FileKind::pack || target.root.empty()) return;
  CheckedPack* pack = of(target.path);
  if (pack == nullptr) return;
  for (const auto& [name, place] : pack->listed.all()) {
    std::error_code error;
    const std::string path = (fs::path(target.path).parent_path() / name).string();
    if (!fs::is_regular_file(path, error) || is_too_long(path) || profile_.excludes(path)) continue;
    if (targets_by_kind_.contains({real_paths_.of(path), place.kind})) continue;
    beyond.push_back({path, place.kind, target.root});
    add_targets({beyond.back()});
    add_packs_of(path, target.root, beyond);
  }
}

// Adds the packs above a file as targets, even if the search skipped them.
void CheckedPacks::add_packs_of(const std::string& path, const std::string& root,
                                std::vector<maps::InputFile>& beyond) {
  for (const std::string& pack : paths_above(path)) {
    if (is_link(pack)) {
      broken_[pack] = load(pack).errors;
      continue;
    }
    if (targets_.contains(pack) || targets_.contains(real_paths_.of(pack))) continue;
    beyond.push_back({shown_path(pack), maps::FileKind::pack, root});
    add_targets({beyond.back()});
  }
}

const std::vector<std::string>& CheckedPacks::paths_above(const std::string& path) {
  return search_.all(path, root_of(path));
}

CheckedPack& CheckedPacks::keep(const std::string& path, maps::PackFile file) {
  const std::span<const std::string> packs = paths_above(path);
  const auto known = packs_.find(packs.empty() ? path : packs.back());
  if (known != packs_.end()) {  // it was read before, as a parent of another pack
    known->second.file.path = known->second.effect.path = path;
    known->second.asked = true;
    return known->second;
  }
  CheckedPack& pack =
      packs.empty() ? add(path, std::move(file), nullptr)
                    : add(packs.back(), std::move(file), last_of(packs.first(packs.size() - 1)));
  pack.asked = true;
  return pack;
}

CheckedPack& CheckedPacks::add(const std::string& full_path, maps::PackFile file,
                               CheckedPack* above) {
  CheckedPack& pack = packs_[full_path];
  pack.above = above;
  if (profile_.pack_checks) {
    file.pack.checks = *profile_.pack_checks;
    add_languages_of(above == nullptr ? nullptr : &above->file, file);
    add_languages(profile_.pack_languages, file);
  } else {
    // Findings name what the file itself weakens, also where its trusted version counts.
    maps::PackFile as_trusted = file;
    pack.weakenings =
        put_under(file, above == nullptr ? nullptr : &above->file, profile_.catalogue);
    pack.written = file.pack.checks.exclude;
    pack.used.assign(pack.written.size(), false);
    if (profile_.trusted_pack) {
      file = std::move(as_trusted);
      hold_trusted(full_path, file, above);
    }
  }
  pack.effect.path = file.path;
  if (!profile_.trusted_pack) add_weakenings(pack.weakenings, profile_, pack.effect);
  pack.folder = fs::path(full_path).parent_path().string();
  pack.listed = ListedFiles(file.pack, pack.folder);
  pack.file = std::move(file);
  return pack;
}

void CheckedPacks::hold_trusted(const std::string& full_path, maps::PackFile& file,
                                const CheckedPack* above) const {
  const maps::Pack* trusted = profile_.trusted_pack(full_path);
  file.pack.checks = {};
  if (trusted != nullptr) {
    file.pack.checks = trusted->checks;
    add_languages(trusted->languages, file);
  } else if (above != nullptr) {
    file.pack.checks = above->file.pack.checks;
    file.pack.checks.exclude.clear();
  }
  put_under(file, above == nullptr ? nullptr : &above->file, profile_.catalogue);
}

CheckedPack* CheckedPacks::last_of(std::span<const std::string> full_paths) {
  for (; !full_paths.empty(); full_paths = full_paths.first(full_paths.size() - 1)) {
    if (CheckedPack* pack = read(full_paths)) return pack;
  }
  return nullptr;
}

CheckedPack* CheckedPacks::read(std::span<const std::string> full_paths) {
  const std::string& path = full_paths.back();
  if (const auto known = packs_.find(path); known != packs_.end()) return &known->second;
  if (broken_.contains(path)) return nullptr;
  ParseResult<maps::PackFile> read = load(path);
  if (!read) {
    broken_[path] = std::move(read.errors);
    return trusted_stand_in(full_paths);
  }
  read.value->path = shown_path(path);
  if (auto unknown = errors_of_names(*read.value, profile_.catalogue); !unknown.empty()) {
    broken_[path] = std::move(unknown);
  }
  return &add(path, std::move(*read.value), last_of(full_paths.first(full_paths.size() - 1)));
}

// Applies the trusted version of a pack that cannot be read.
CheckedPack* CheckedPacks::trusted_stand_in(std::span<const std::string> full_paths) {
  const std::string& path = full_paths.back();
  if (!profile_.trusted_pack || profile_.trusted_pack(path) == nullptr) return nullptr;
  CheckedPack& pack = add(path, {}, last_of(full_paths.first(full_paths.size() - 1)));
  pack.effect = {};
  return &pack;
}

bool CheckedPacks::is_unreadable_above(const std::string& path) {
  const std::vector<std::string>& packs = paths_above(path);
  for (std::size_t i = 1; i <= packs.size(); ++i) read(std::span(packs).first(i));
  return std::ranges::any_of(packs,
                             [this](const std::string& pack) { return broken_.contains(pack); });
}

std::map<std::string, std::vector<FileError>> CheckedPacks::unreadable() const {
  std::map<std::string, std::vector<FileError>> all = broken_;
  std::erase_if(all, [this](const auto& one) { return targets_.contains(one.first); });
  for (auto& [path, errors] : all) {
    for (FileError& error : errors) error.path = shown_path(path);
  }
  return all;
}

CheckedPack* CheckedPacks::of(const std::string& path) {
  const std::vector<std::string>& packs = paths_above(path);
  if (packs.empty()) return profile_.pack_checks ? &add("", {}, nullptr) : nullptr;
  if (CheckedPack* pack = read(packs)) return pack;
  CheckedPack* above = last_of(std::span(packs).first(packs.size() - 1));
  if (above == nullptr && !profile_.pack_checks) return nullptr;
  CheckedPack& stand_in = add(packs.back(), {}, above);
  stand_in.effect = {};
  return &stand_in;
}

// Returns the maps and decks in a folder. Searches the outermost pack's folder only once, as packs
// can be nested.
std::vector<NamedFile> CheckedPacks::files_in(const std::string& folder) {
  const auto beginning = [](const std::string& of) { return of.ends_with('/') ? of : of + "/"; };
  const auto holds = [&](const auto& searched) {
    return beginning(folder).starts_with(beginning(searched.first));
  };
  auto known = std::ranges::find_if(searched_, holds);
  if (known == searched_.end()) {
    std::vector<FileError> told_by_the_search_for_targets;
    known =
        searched_.emplace(folder, maps::find_input_files({folder}, told_by_the_search_for_targets))
            .first;
  }
  return checks::files_in(folder, known->second);
}

// Leaves out targets, which checked_member adds.
KnownMembers& CheckedPacks::known_members_of(CheckedPack& pack) {
  if (!pack.known) {
    pack.known.emplace(pack.file.pack.rules);
    std::set<std::string> read;  // links may lead thousands of names to one file
    const auto left_out = [&](const std::string& name) {
      return is_target(pack, name) ||
             !read.insert(real_paths_.of((fs::path(pack.folder) / name).string())).second;
    };
    pack.known->read(pack.listed, pack.folder, left_out);
    pack.known->read_others(files_in(pack.folder), pack.folder, left_out);
  }
  return *pack.known;
}

MemberSubject CheckedPacks::checked_member(const std::string& path, const MemberFile& file) {
  const auto& [kind, id] = file.id;
  MemberSubject member;
  member.kind = kind;
  member.id = id;
  member.link = link_name(path);
  const fs::path real = real_paths_.of(path);
  const std::span<const std::string> packs = paths_above(path);
  const auto name_in = [&real](const CheckedPack& pack) {
    return real.lexically_relative(pack.folder).generic_string();
  };
  const auto listed_in = [&name_in, of = kind](const CheckedPack& pack) {
    return pack.listed.name_of(of, name_in(pack));
  };
  for (std::size_t i = 1; i <= packs.size(); ++i) {
    CheckedPack* pack = read(packs.first(i));
    if (pack == nullptr) continue;
    const std::optional<std::string> listed = listed_in(*pack);
    member.name = listed.value_or(name_in(*pack));
    if (!listed) continue;
    member.listed = true;
    if (!file.whole) continue;
    pack->checked.insert(member.name);
    if (i == packs.size()) pack->checked_ids.emplace(kind, id);
  }
  // Each pack above counts: a nested pack does not separate a map from the parent's other maps.
  for (std::size_t i = 1; i <= packs.size(); ++i) {
    CheckedPack* pack = read(packs.first(i));
    if (pack == nullptr) continue;
    member.name = listed_in(*pack).value_or(name_in(*pack));
    KnownMembers& known = known_members_of(*pack);
    known.tell(file, member);
    known.add(member.name, file, member.listed);
  }
  return member;
}

}  // namespace chartroom::checks
