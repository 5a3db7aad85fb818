#include "validator/checks/packs/listed_files.h"

#include <fmt/format.h>

#include <filesystem>

namespace chartroom::checks {

std::string plain_name(const std::string& name) {
  return std::filesystem::path(name).lexically_normal().generic_string();
}

ListedFiles::ListedFiles(const maps::Pack& pack) {
  add(maps::FileKind::map, pack.maps);
  add(maps::FileKind::deck, pack.decks);
}

void ListedFiles::add(maps::FileKind kind, const std::vector<std::string>& names) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    std::string name = plain_name(names[i]);
    if (!all_.contains(name)) {
      all_.emplace(std::move(name), Place{kind, i});
    } else {
      repeated_.emplace(std::move(name), Place{kind, i});
    }
  }
}

bool ListedFiles::has(maps::FileKind kind, const std::string& plain_name) const {
  const auto found = all_.find(plain_name);
  return found != all_.end() && found->second.kind == kind;
}

std::string pointer_to(const ListedFiles::Place& place) {
  return fmt::format("/{}/{}", place.kind == maps::FileKind::deck ? "decks" : "maps", place.index);
}

}  // namespace chartroom::checks
