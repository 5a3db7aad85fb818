// The files of a pack by their ids and seas, which no two of them may share.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "maps/files/input_files.h"
#include "maps/map.h"
#include "validator/checks/packs/pack_subject.h"
#include "validator/checks/pipeline/checked_file.h"

namespace chartroom::checks {

// A map or deck that was read, as a member of its pack.
struct MemberFile {
  FileId id;
  TextPosition id_position = {};
  const maps::Map* map = nullptr;  // null: a deck
  bool whole = true;               // false: not all checks could look at it
};

// A map or deck in the folder of a pack.
struct NamedFile {
  std::string name;  // plain
  maps::FileKind kind = maps::FileKind::map;
};

// Returns the maps and decks of a search that are in the folder.
std::vector<NamedFile> files_in(const std::string& folder,
                                const std::vector<maps::InputFile>& found);

class KnownMembers {
 public:
  KnownMembers() = default;
  // Compares maps by the house rules of a pack.
  explicit KnownMembers(const maps::RuleOverrides& rules) : rules_(rules) {}

  // Reads the listed files in the folder, except unreadable ones and those left out.
  void read(const ListedFiles& listed, const std::string& folder,
            const std::function<bool(const std::string& plain_name)>& left_out);
  // Reads the other files of the folder, which the pack does not list.
  void read_others(const std::vector<NamedFile>& files, const std::string& folder,
                   const std::function<bool(const std::string& plain_name)>& left_out);
  // Adds a file by its plain name. Of files with one id, or with one sea and id, keeps the first. A
  // file that no pack lists counts only for its id.
  void add(const std::string& name, const MemberFile& file, bool listed);
  // Sets the member's namesake and twin. The member's name must be set.
  void tell(const MemberFile& file, MemberSubject& member) const;

 private:
  maps::RuleOverrides rules_;
  std::map<std::pair<maps::FileKind, std::string>, std::string> by_id_;  // plain names
  // Plain names of maps by same_play_key, then by id.
  std::map<std::pair<std::string, std::string>, std::string> by_sea_;
};

}  // namespace chartroom::checks
