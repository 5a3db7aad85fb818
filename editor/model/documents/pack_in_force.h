// The pack at or above a document's file: its severities, thresholds and exclusions hold for it.
#pragma once

#include <optional>
#include <string>

#include "editor/model/documents/document.h"
#include "maps/files/pack_file.h"

namespace chartroom::editor {

class PackInForce {
 public:
  // Finds the pack of a file ("": none), and reads it where it is another one than before or has
  // changed on the disk. Whether that is so.
  bool read(const std::string& document_path);

  // Null where there is none, or it cannot be read.
  const maps::PackFile* pack() const { return pack_ ? &*pack_ : nullptr; }
  // "" where there is none.
  const std::string& path() const { return path_; }

 private:
  std::optional<maps::PackFile> pack_;
  std::string path_;
  std::optional<FileStamp> stamp_;
};

// Why a finding on this document cannot be excluded: no file yet, no pack, a pack that cannot be
// read. Nothing where it can.
std::optional<std::string> why_not_excluded(const Document& document);
// Writes the exclusion into the document's pack. Judge again afterwards. Throws FileException.
void exclude_in_pack(const Document& document, maps::Exclusion exclusion);

}  // namespace chartroom::editor
