// Packs, and files as parts of them, as the checks see them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/files/input_files.h"
#include "maps/files/pack_file.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/packs/listed_files.h"
#include "validator/checks/packs/weakening.h"

namespace chartroom::checks {

struct PackSubject {
  const maps::PackFile& file;
  const ListedFiles& listed;
  const std::vector<Weakening>& weakenings;
  bool nested = false;  // there is a pack above it
};

// A map or deck as a member of its pack.
struct MemberSubject {
  struct Twin {
    std::string name;  // plain
    std::string id;
  };

  maps::FileKind kind = maps::FileKind::map;
  std::string id = {};
  std::string name;                          // its plain path from the pack's folder
  std::string link = {};                     // its file name if that is a link
  bool listed = false;                       // by its pack, or by one above
  std::optional<std::string> namesake = {};  // another file with the same id
  std::optional<Twin> twin = {};             // another listed map, the same to play on
};

}  // namespace chartroom::checks
