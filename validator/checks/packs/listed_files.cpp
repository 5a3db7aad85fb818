#include "validator/checks/packs/listed_files.h"

#include <fmt/core.h>
#include <sys/stat.h>

#include <filesystem>

#include "maps/files/named_path.h"

namespace chartroom::checks {

std::string plain_name(const std::string& name) {
  return std::filesystem::path(name).lexically_normal().generic_string();
}

ListedFiles::ListedFiles(const maps::Pack& pack, const std::string& folder) : folder_(folder) {
  add(maps::FileKind::map, pack.maps);
  add(maps::FileKind::deck, pack.decks);
}

void ListedFiles::add(maps::FileKind kind, const std::vector<std::string>& names) {
  maps::NamesOnDisk on_disk_names(folder_);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const Place place{kind, i};
    std::string name = on_disk_names.of(plain_name(names[i]));
    if (name != plain_name(names[i])) respelled_.emplace_back(place, name);
    if (!all_.emplace(name, place).second) {
      repeated_.emplace(std::move(name), place);
      continue;
    }
    const std::optional<FileOnDisk> file = on_disk(name);
    if (!file) continue;
    const auto [first, fresh] = first_names_.emplace(*file, name);
    if (!fresh) linked_.emplace(std::move(name), SecondName{place, first->second});
  }
}

std::optional<ListedFiles::FileOnDisk> ListedFiles::on_disk(const std::string& name) const {
  struct stat status {};
  if (stat((std::filesystem::path(folder_) / name).c_str(), &status) != 0) return std::nullopt;
  return FileOnDisk{status.st_dev, status.st_ino};
}

// Ignores hard links that the pack does not list: a copy of the pack has them as separate files.
std::optional<std::string> ListedFiles::name_of(maps::FileKind kind,
                                                const std::string& plain_name) const {
  namespace fs = std::filesystem;
  std::string name = plain_name;
  if (!all_.contains(name)) {
    const std::optional<FileOnDisk> file = on_disk(plain_name);
    const auto first = file ? first_names_.find(*file) : first_names_.end();
    if (first == first_names_.end()) return std::nullopt;
    name = first->second;
    std::error_code error;
    const fs::path folder = folder_;
    if (fs::canonical(folder / name, error) != fs::canonical(folder / plain_name, error)) {
      return std::nullopt;
    }
  }
  return all_.at(name).kind == kind ? std::optional(std::move(name)) : std::nullopt;
}

maps::Pack with_names_on_disk(maps::Pack pack, const ListedFiles& listed) {
  for (const auto& [place, name] : listed.respelled()) {
    (place.kind == maps::FileKind::deck ? pack.decks : pack.maps)[place.index] = name;
  }
  return pack;
}

std::string pointer_to(const ListedFiles::Place& place) {
  return fmt::format("/{}/{}", place.kind == maps::FileKind::deck ? "decks" : "maps", place.index);
}

}  // namespace chartroom::checks
