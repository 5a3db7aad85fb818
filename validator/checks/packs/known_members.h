// The files of a pack by what no two of them may share.
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

// A map or deck that was read, as its pack looks at it.
struct MemberFile {
  FileId id;
  TextPosition id_position = {};
  const maps::Map* map = nullptr;  // null: a deck
};

// A map or deck that lies in the folder of a pack.
struct NamedFile {
  std::string name;  // plain
  maps::FileKind kind = maps::FileKind::map;
};

// Those of the files that a search found which lie in the folder.
std::vector<NamedFile> files_in(const std::string& folder,
                                const std::vector<maps::InputFile>& found);

class KnownMembers {
 public:
  KnownMembers() = default;
  // By the house rules of a pack.
  explicit KnownMembers(const maps::RuleOverrides& rules) : rules_(rules) {}

  // Reads the listed files in the folder, but those that are left out and those that cannot be
  // read.
  void read(const ListedFiles& listed, const std::string& folder,
            const std::function<bool(const std::string& plain_name)>& left_out);
  // The same of files that lie there and are not listed.
  void read_others(const std::vector<NamedFile>& files, const std::string& folder,
                   const std::function<bool(const std::string& plain_name)>& left_out);
  // Takes up a file by its plain name; of those that share something the first is kept. One that no
  // pack lists shares only its id.
  void add(const std::string& name, const MemberFile& file, bool listed);
  // Tells of the files that share something with the member, whose name is known.
  void tell(const MemberFile& file, MemberSubject& member) const;

 private:
  maps::RuleOverrides rules_;
  std::map<std::pair<maps::FileKind, std::string>, std::string> by_id_;  // plain names
  // The same of maps, by what play can tell of them, then by id.
  std::map<std::pair<std::string, std::string>, std::string> by_sea_;
};

}  // namespace chartroom::checks
