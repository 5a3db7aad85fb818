#include "maps/files/named_path.h"

#include <algorithm>

#include "maps/platform/utf8.h"

namespace chartroom::maps {
namespace {

namespace fs = std::filesystem;

bool is_there(const fs::path& path) {
  std::error_code error;
  return fs::exists(path, error);
}

bool is_plain(const std::string& name) {
  return std::ranges::all_of(name, [](unsigned char c) { return c < 0x80; });
}

// Returns the name if the folder has it. Otherwise returns the folder's first name in byte order
// that has the same letters in another composition; the name itself if there is none.
std::string similar_name(const fs::path& folder, const std::string& name) {
  if (is_plain(name) || is_there(folder / name)) return name;
  const std::string letters = composed(name);
  std::string found;
  std::error_code error;
  const fs::path searched = folder.empty() ? fs::path(".") : folder;
  for (fs::directory_iterator at(searched, error), end; !error && at != end; at.increment(error)) {
    const std::string other = at->path().filename().string();
    if (composed(other) == letters && (found.empty() || other < found)) found = other;
  }
  return found.empty() ? name : found;
}

}  // namespace

std::string name_on_disk(const fs::path& folder, const std::string& name) {
  if (is_plain(name) || is_there(folder / name)) return name;
  fs::path found;
  for (const fs::path& part : fs::path(name)) found /= similar_name(folder / found, part.string());
  return is_there(folder / found) ? found.generic_string() : name;
}

std::string named_path(const fs::path& folder, const std::string& name) {
  return (folder / name_on_disk(folder, name)).string();
}

}  // namespace chartroom::maps
