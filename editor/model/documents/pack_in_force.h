// The pack at or above a document's file: its severities, thresholds and exclusions hold for it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "editor/model/documents/document.h"
#include "maps/files/pack_file.h"
#include "validator/checks/judge_map.h"

namespace chartroom::editor {

// The pack of that path as it is being edited; null where it is not open.
using OpenPacks = std::function<const maps::Pack*(const std::string& path)>;

class PackInForce {
 public:
  // From now on packs that are open hold as they are, and not as they are on the disk.
  void heed(OpenPacks open) { open_ = std::move(open); }

  // Finds the pack of a file ("": none), and reads it where it is another one than before or has
  // changed. Whether that is so.
  bool read(const std::string& document_path);

  // Null where there is none, or it cannot be read.
  const maps::PackFile* pack() const { return pack_ ? &*pack_ : nullptr; }
  // "" where there is none.
  const std::string& path() const { return path_; }

 private:
  OpenPacks open_;
  std::optional<maps::PackFile> pack_;
  std::string path_;
  std::optional<FileStamp> stamp_;
};

// The exclusions of the pack by which a finding on a map or deck is accepted. `pack` may be null.
std::vector<maps::Exclusion> exclusions_of(const maps::PackFile* pack, const checks::Judged& on,
                                           const checks::MapFinding& finding);

// Why a finding on this document cannot be excluded: no file yet, no pack, a pack that cannot be
// read. Nothing where it can.
std::optional<std::string> why_not_excluded(const Document& document);

}  // namespace chartroom::editor
