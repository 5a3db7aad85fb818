// The packs of a run: each is read once, with the state of its files' validation.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "maps/files/pack_search.h"
#include "validator/checks/packs/known_members.h"
#include "validator/checks/packs/pack_subject.h"
#include "validator/checks/packs/real_paths.h"
#include "validator/checks/pipeline/checked_file.h"
#include "validator/checks/profile.h"

namespace chartroom::checks {

struct CheckedPack {
  maps::PackFile file;  // its checks are the ones that apply to its files
  CheckedPack* above = nullptr;
  std::vector<Weakening> weakenings;
  reports::PackEffect effect;
  ListedFiles listed;
  bool asked = false;  // it is a target itself
  std::vector<maps::Exclusion>
      written;                        // of the file itself, also where its trusted version applies
  std::vector<bool> used;             // for each written exclusion, true if it matched
  std::set<std::string> told;         // codes of findings that it does not exclude
  std::set<std::string> checked;      // listed files that were checked, or are missing
  std::optional<KnownMembers> known;  // files that were checked, and files that are not targets
  std::set<std::pair<maps::FileKind, std::string>> checked_ids;  // of the listed files
  std::string folder;                                            // without links
};

class CheckedPacks {
 public:
  // The profile must outlive it.
  explicit CheckedPacks(const Profile& profile) : profile_(profile) {}

  // Returns the folder whose search found the target; "" if there is none.
  const std::string& root_of(const std::string& path) { return roots_[path]; }
  // Adds files to check. Call it before the functions below.
  void add_targets(const std::vector<maps::InputFile>& targets);
  // Uses the text in place of a pack's file, which may be missing on the disk. Call it before the
  // functions below. The text must outlive this object.
  void hold(const std::string& path, std::string_view text);
  // True if the file of this plain name in the pack's folder is a target.
  bool is_target(const CheckedPack& pack, const std::string& name) const;
  // Returns the paths of files that the pack lists by links: those have names, too.
  std::vector<std::string> listed_through_links(const CheckedPack& pack) const;
  // True if the path, with links followed, is a target.
  bool leads_to_target(const std::string& path) const;
  // Adds as targets, and returns, listed files that the search skipped, such as in hidden folders.
  std::vector<maps::InputFile> listed_beyond(const std::vector<maps::InputFile>& targets);

  // Adds a pack that is a target.
  CheckedPack& keep(const std::string& path, maps::PackFile file);
  // Returns the pack at or above a file, or null. An unreadable pack has no settings of its own,
  // but its trusted version and the locks of its parents apply.
  CheckedPack* of(const std::string& path);
  // True if a pack at or above the file cannot be read, or is a link. Reads them all.
  bool is_unreadable_above(const std::string& path);
  // Returns the file as part of its pack and marks it as checked. It must have a pack.
  MemberSubject checked_member(const std::string& path, const MemberFile& file);

  // Returns the errors of packs above targets that cannot be read, by full path, but for those of
  // targets. A link is one, as its target was not checked.
  std::map<std::string, std::vector<FileError>> unreadable() const;

  std::map<std::string, CheckedPack>& all() { return packs_; }  // by full path

 private:
  const std::vector<std::string>& paths_above(const std::string& path);
  // Reads nested packs, the outermost first, and returns the last, or null if it cannot be read.
  CheckedPack* read(std::span<const std::string> full_paths);
  CheckedPack* trusted_stand_in(std::span<const std::string> full_paths);
  void add_listed_by(const maps::InputFile& target, std::vector<maps::InputFile>& beyond);
  void add_packs_of(const std::string& path, const std::string& root,
                    std::vector<maps::InputFile>& beyond);
  ParseResult<maps::PackFile> load(const std::string& full_path) const;
  CheckedPack& add(const std::string& full_path, maps::PackFile file, CheckedPack* above);
  void hold_trusted(const std::string& full_path, maps::PackFile& file,
                    const CheckedPack* above) const;
  // Returns the last pack that can be read.
  CheckedPack* last_of(std::span<const std::string> full_paths);
  std::vector<NamedFile> files_in(const std::string& folder);
  KnownMembers& known_members_of(CheckedPack& pack);

  const Profile& profile_;
  maps::PackSearch search_;
  mutable RealPaths real_paths_;
  std::map<std::string, std::string> roots_;  // of the targets, by path: see maps::InputFile
  std::set<std::string> targets_;             // real paths
  std::set<std::pair<std::string, maps::FileKind>> targets_by_kind_;
  std::map<std::string, CheckedPack> packs_;
  std::map<std::string, std::vector<maps::InputFile>> searched_;  // by folder
  std::map<std::string, std::vector<FileError>> broken_;          // by full path
  std::string held_path_;                                         // full; "": none
  std::string_view held_text_;
};

// The file name of a link; "" of a file itself.
std::string link_name(const std::string& path);

// The path of a pack for people: relative if it is below the current folder.
std::string shown_path(const std::string& full_path);

}  // namespace chartroom::checks
