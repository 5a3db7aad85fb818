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

}  // namespace

const NamesOnDisk::Spellings& NamesOnDisk::spellings_in(const fs::path& folder) {
  const auto [known, fresh] = spellings_.try_emplace(folder.string());
  if (!fresh) return known->second;
  std::error_code error;
  const fs::path searched = folder.empty() ? fs::path(".") : folder;
  for (fs::directory_iterator at(searched, error), end; !error && at != end; at.increment(error)) {
    const std::string name = at->path().filename().string();
    if (is_plain(name)) continue;
    const auto [first, is_first] = known->second.try_emplace(composed(name), name);
    if (!is_first && name < first->second) first->second = name;
  }
  return known->second;
}

// Returns the spelling that the folder has; the name itself if it has none.
std::string NamesOnDisk::similar(const fs::path& folder, const std::string& name) {
  if (is_plain(name) || is_there(folder / name)) return name;
  const Spellings& spellings = spellings_in(folder);
  const auto found = spellings.find(composed(name));
  return found == spellings.end() ? name : found->second;
}

std::string NamesOnDisk::of(const std::string& name) {
  if (is_plain(name) || is_there(folder_ / name)) return name;
  fs::path found;
  for (const fs::path& part : fs::path(name)) found /= similar(folder_ / found, part.string());
  return is_there(folder_ / found) ? found.generic_string() : name;
}

std::string name_on_disk(const fs::path& folder, const std::string& name) {
  return NamesOnDisk(folder).of(name);
}

std::string named_path(const fs::path& folder, const std::string& name) {
  return (folder / name_on_disk(folder, name)).string();
}

}  // namespace chartroom::maps
