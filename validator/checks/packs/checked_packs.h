// The packs of a run: each is read once, and what was judged of it is kept.
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
  maps::PackFile file;  // its checks are those that hold for its files
  CheckedPack* above = nullptr;
  std::vector<Weakening> weakenings;
  reports::PackEffect effect;
  ListedFiles listed;
  bool asked = false;                 // it is a target itself
  std::vector<bool> used;             // its exclusions that matched
  std::set<std::string> told;         // codes of findings that it does not exclude
  std::set<std::string> judged;       // listed files that were judged, or are not there
  std::optional<KnownMembers> known;  // files: those that were judged, and no targets
  std::set<std::pair<maps::FileKind, std::string>> judged_ids;  // of the listed files
  std::string folder;                                           // where it really is
};

class CheckedPacks {
 public:
  // The profile must outlive it.
  explicit CheckedPacks(const Profile& profile) : profile_(profile) {}

  // What is to be judged, before anything is asked.
  void add_targets(const std::vector<maps::InputFile>& targets);
  // Before anything is asked, too: what the file of a pack holds, in place of what is on the disk,
  // where it may be missing. The text must outlive it.
  void hold(const std::string& path, std::string_view text);
  // Whether that is the file of a plain name in the pack's folder.
  bool is_target(const CheckedPack& pack, const std::string& name) const;
  // Whether what the path leads to is.
  bool leads_to_target(const std::string& path) const;
  // Files that a pack lists and a search of its folder passed over, such as those in hidden ones.
  std::vector<maps::InputFile> listed_beyond(const std::vector<maps::InputFile>& targets);

  // Takes up a pack that is a target.
  CheckedPack& keep(const std::string& path, maps::PackFile file);
  // The pack at or above a file, null where there is none. One that cannot be read judges nothing,
  // but what is locked above it holds; it is reported where it is asked for.
  CheckedPack* of(const std::string& path);
  // The file as part of its pack, which is then known to have been judged. It must have a pack.
  MemberSubject checked_member(const std::string& path, const MemberFile& file);

  // What would hold as a pack.json and is a link: nobody judged what it leads to, so it does not.
  const std::set<std::string>& links() const { return links_; }

  std::map<std::string, CheckedPack>& all() { return packs_; }  // by full path

 private:
  const std::vector<std::string>& paths_above(const std::string& path);
  // The last of packs that lie one above the other, the outermost first. Null: it cannot be read.
  CheckedPack* read(std::span<const std::string> full_paths);
  void add_packs_of(const std::string& path, const std::string& root,
                    std::vector<maps::InputFile>& beyond);
  ParseResult<maps::PackFile> load(const std::string& full_path) const;
  CheckedPack& add(const std::string& full_path, maps::PackFile file, CheckedPack* above);
  void hold_trusted(const std::string& full_path, maps::PackFile& file,
                    const CheckedPack* above) const;
  // The last of them that can be read.
  CheckedPack* last_of(std::span<const std::string> full_paths);
  std::vector<NamedFile> files_in(const std::string& folder);
  KnownMembers& known_members_of(CheckedPack& pack);

  const Profile& profile_;
  maps::PackSearch search_;
  mutable RealPaths real_paths_;
  std::map<std::string, std::string> roots_;  // of the targets, by path: see maps::InputFile
  std::set<std::string> targets_;             // where they really are
  std::map<std::string, CheckedPack> packs_;
  std::map<std::string, std::vector<maps::InputFile>> searched_;  // by folder
  std::set<std::string> links_;
  std::set<std::string> broken_;
  std::string held_path_;  // full; "": none is held
  std::string_view held_text_;
};

// The file name of a link; "" of a file itself.
std::string link_name(const std::string& path);

// The path of a pack as people know it: below the folder that they are in without that folder.
std::string shown_path(const std::string& full_path);

}  // namespace chartroom::checks
