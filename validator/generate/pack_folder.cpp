#include "validator/generate/pack_folder.h"

#include <filesystem>
#include <vector>

#include "maps/files/map_file.h"
#include "maps/json/id.h"
#include "maps/platform/safe_file.h"
#include "validator/generate/certificate_file.h"

namespace chartroom::generate {

namespace fs = std::filesystem;

namespace {

void make_folder(const std::string& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw FileException(FileError::with_message(folder, system_reason(error.value())));
}

}  // namespace

Signature signature_of(const std::string& folder) {
  const fs::path path = fs::absolute(folder).lexically_normal();
  const std::string name = (path.has_filename() ? path : path.parent_path()).filename().string();
  const std::string id = json::id_of_file(name);
  return {id.empty() ? "generated" : id, name, {}, {}};
}

bool is_taken(const std::string& folder) {
  std::error_code error;
  if (!fs::exists(fs::symlink_status(folder, error))) return false;
  return !fs::is_directory(folder, error) || !fs::is_empty(folder, error);
}

void expect_place_for(const std::string& folder) {
  std::error_code error;
  std::vector<fs::path> missing;
  for (fs::path at = fs::absolute(folder, error); !at.empty() && !fs::exists(at, error);
       at = at.parent_path()) {
    missing.push_back(at);
  }
  make_folder(folder);
  for (const fs::path& made : missing) fs::remove(made, error);
}

void save_maps(const std::string& folder, const std::vector<Found>& maps) {
  make_folder(folder);
  for (const Found& found : maps) {
    const maps::Map& map = found.layout.map;
    const std::string name = map.id + ".map.json";
    save_in_folder(folder, certificate_path(name), to_json(found.certificate));
    save_in_folder(folder, name, to_canonical_json(map));
  }
}

std::string save_pack(const std::string& folder, const maps::Pack& pack) {
  return save_in_folder(folder, "pack.json", to_canonical_json(pack));
}

}  // namespace chartroom::generate
