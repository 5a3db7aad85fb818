#include "cli/export/book_maps.h"

#include <algorithm>
#include <filesystem>

namespace chartroom::cli {

std::vector<rules::MapInput> maps_of_book(const std::vector<rules::MapInput>& maps,
                                          const maps::Pack& pack, const std::string& folder) {
  namespace fs = std::filesystem;
  std::vector<rules::MapInput> of_book;
  for (const std::string& name : pack.maps) {
    const fs::path wanted = (fs::path(folder) / name).lexically_normal();
    const auto found = std::ranges::find_if(maps, [&](const rules::MapInput& input) {
      return fs::path(input.path).lexically_normal() == wanted;
    });
    if (found != maps.end()) of_book.push_back(*found);
  }
  return of_book;
}

}  // namespace chartroom::cli
