#include "editor/model/documents/pack_in_force.h"

#include <filesystem>
#include <set>
#include <string>
#include <utility>

#include "editor/model/marked.h"
#include "maps/files/pack_search.h"
#include "validator/checks/packs/locks.h"
#include "validator/checks/packs/member_findings.h"
#include "validator/checks/packs/pack_effect.h"

namespace chartroom::editor {

bool PackInForce::read(const std::string& document_path, const checks::Catalogue& catalogue) {
  std::string path = document_path.empty() ? "" : maps::nearest_pack(document_path).value_or("");
  const maps::Pack* edited = open_ && !path.empty() ? open_(path) : nullptr;
  std::optional<FileStamp> stamp;
  if (edited == nullptr && !path.empty()) stamp = stamp_on_disk(path);
  Stamps above = stamps_above(document_path);
  const bool same = path == path_ && stamp == stamp_ && above == above_;
  if (same && (edited == nullptr || (read_ && *read_ == *edited))) {
    if (document_path_ != document_path) {
      document_path_ = document_path;
      read_listings();
    }
    return false;
  }
  document_path_ = document_path;
  path_ = std::move(path);
  stamp_ = stamp;
  above_ = std::move(above);
  unreadable_.clear();
  pack_ = path_.empty() ? std::nullopt : load_in_force(path_);
  read_ = pack_ ? std::optional(pack_->pack) : std::nullopt;
  put_under_those_above(catalogue);
  read_listings();
  return true;
}

std::optional<maps::PackFile> PackInForce::load(const std::string& path) const {
  const maps::Pack* edited = open_ ? open_(path) : nullptr;
  return edited == nullptr ? maps::load_pack(path).value
                           : maps::parse_pack(to_canonical_json(*edited), path).value;
}

std::optional<maps::PackFile> PackInForce::load_in_force(const std::string& path) {
  std::optional<maps::PackFile> pack = load(path);
  if (!pack) unreadable_.push_back(path);
  return pack;
}

std::vector<reports::NotRun> PackInForce::not_applied() const {
  std::vector<reports::NotRun> list;
  for (const std::string& path : unreadable_) {
    list.push_back({.code = "",
                    .path = path,
                    .reason = marked("the pack cannot be read, so its settings do not apply")});
  }
  return list;
}

PackInForce::Stamps PackInForce::stamps_above(const std::string& document_path) const {
  Stamps stamps;
  if (document_path.empty()) return stamps;
  maps::PackSearch search;
  for (const std::string& path : search.all(document_path)) {
    stamps.emplace_back(path, stamp_on_disk(path));
  }
  if (!stamps.empty()) stamps.pop_back();
  return stamps;
}

void PackInForce::put_under_those_above(const checks::Catalogue& catalogue) {
  weakenings_.clear();
  std::optional<maps::PackFile> above;
  for (const auto& [path, stamp] : above_) {
    std::optional<maps::PackFile> next = load_in_force(path);
    if (!next) continue;
    put_under(*next, above ? &*above : nullptr, catalogue);
    above = std::move(next);
  }
  if (pack_) weakenings_ = put_under(*pack_, above ? &*above : nullptr, catalogue);
}

std::vector<reports::PackEffect> PackInForce::effects(const std::vector<reports::Finding>& findings,
                                                      const checks::Profile& profile) const {
  if (!pack_) return {};
  reports::PackEffect effect{.path = checks::shown_path(path_)};
  add_weakenings(weakenings_, profile, effect);
  checks::count_excluded(findings, effect);
  std::set<std::string> told;
  for (const reports::Finding& finding : findings) {
    if (!finding.excluded) told.insert(finding.code);
  }
  checks::drop_idle_severities(told, effect);
  if (checks::is_nothing(effect)) return {};
  return {std::move(effect)};
}

void PackInForce::read_listings() {
  namespace fs = std::filesystem;
  listings_.clear();
  if (!pack_) return;
  std::error_code error;
  const fs::path own = fs::weakly_canonical(document_path_, error);
  maps::PackSearch search;
  for (const std::string& path : search.all(document_path_)) {
    const auto above = path == path_ ? std::nullopt : load(path);
    if (path != path_ && !above) continue;
    Listing& listing = listings_.emplace_back();
    listing.folder = fs::path(path).parent_path().string();
    listing.own_name = own.lexically_relative(listing.folder).generic_string();
    const maps::Pack& pack = above ? above->pack : pack_->pack;
    listing.listed = checks::ListedFiles(pack, listing.folder);
    listing.others = checks::KnownMembers(pack.rules);
    const auto is_own = [&](const std::string& name) { return name == listing.own_name; };
    listing.others.read(listing.listed, listing.folder, is_own);
    std::vector<FileError> of_no_matter_here;
    const auto found = maps::find_input_files({listing.folder}, of_no_matter_here);
    listing.others.read_others(checks::files_in(listing.folder, found), listing.folder, is_own);
  }
}

std::vector<reports::Finding> PackInForce::member_findings(const checks::MemberFile& file,
                                                           const checks::Profile& profile) const {
  if (!pack_) return {};
  checks::MemberSubject member;
  member.kind = file.id.kind;
  member.id = file.id.id;
  member.link = checks::link_name(document_path_);
  const auto listed_in = [&](const Listing& listing) {
    return listing.listed.name_of(member.kind, listing.own_name);
  };
  for (const Listing& listing : listings_) {
    const std::optional<std::string> listed = listed_in(listing);
    member.name = listed.value_or(listing.own_name);
    member.listed = member.listed || listed;
  }
  // A pack in between does not separate a map from the other members of a pack above.
  for (const Listing& listing : listings_) {
    member.name = listed_in(listing).value_or(listing.own_name);
    listing.others.tell(file, member);
  }
  return checks::member_findings(member, document_path_, file.id_position, *pack_, profile);
}

std::vector<maps::Exclusion> matching_exclusions(const maps::PackFile* pack,
                                                 const checks::FileId& on,
                                                 const reports::Finding& finding) {
  if (pack == nullptr) return {};
  std::vector<maps::Exclusion> list = pack->pack.checks.exclude;
  std::erase_if(list,
                [&](const maps::Exclusion& each) { return !checks::matches(each, on, finding); });
  return list;
}

std::optional<std::string> why_not_excluded(const Document& document) {
  if (document.path().empty()) {
    return marked("Save it in a pack's folder first; the pack keeps exclusions and their reasons");
  }
  const std::optional<std::string> path = maps::nearest_pack(document.path());
  if (!path)
    return marked(
        "Excluding a finding needs a saved pack. Choose File > Make Pack from Folder first");
  const ParseResult<maps::PackFile> pack = maps::load_pack(*path);
  if (!pack) return pack.errors.front().text();
  return std::nullopt;
}

}  // namespace chartroom::editor
