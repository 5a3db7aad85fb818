// A file whose findings go through the pipeline.
#pragma once

#include <string>

#include "maps/files/input_files.h"
#include "maps/files/map_file.h"
#include "maps/files/pack_file.h"

namespace chartroom::checks {

// A file as exclusions name it: a map or a deck by its id, or the pack itself.
struct FileId {
  maps::FileKind kind = maps::FileKind::pack;
  std::string id = {};
};

// A map, a deck or a pack that was read. The values that it points to must outlive it.
struct CheckedFile {
  std::string path;
  FileId id;
  const json::SourceIndex* source = nullptr;  // never null
  const maps::PackFile* pack = nullptr;       // its settings apply; null: none
};

}  // namespace chartroom::checks
