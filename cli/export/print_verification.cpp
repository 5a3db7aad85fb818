#include "cli/export/print_verification.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <optional>

#include "cli/con_sonar/deck_input.h"
#include "cli/export/book_maps.h"
#include "cli/output.h"
#include "exporters/con_sonar/documents/deck_documents.h"
#include "exporters/documents/book.h"
#include "exporters/page/files/pdf_marks.h"
#include "exporters/parts/map_set.h"
#include "maps/files/pack_file.h"
#include "maps/platform/shown_text.h"

namespace chartroom::cli {

namespace {

namespace fs = std::filesystem;
using exporters::SheetSet;

// "north-pole, revision 2, 7K3M-9QXA".
std::string named(const SheetSet& set) {
  const std::string revision = set.revision.empty() ? std::string() : ", revision " + set.revision;
  return shown(fmt::format("{}{}, {}", set.map, revision, set.code));
}

// Returns the expected set for a page with a wrong one: among several, the one of its map.
std::string expected(const std::optional<SheetSet>& found, const std::vector<SheetSet>& wanted) {
  if (wanted.size() == 1) return "expected " + named(wanted[0]);
  const auto same = std::find_if(wanted.begin(), wanted.end(), [&](const SheetSet& set) {
    return found && set.map == found->map;
  });
  return same == wanted.end() ? "no such map or deck here" : "expected " + named(*same);
}

// Returns "page 2" or "pages 3–9", from indices of pages; `last` is past the end.
std::string pages_named(std::size_t first, std::size_t last) {
  return last - first == 1 ? fmt::format("page {}", first + 1)
                           : fmt::format("pages {}–{}", first + 1, last);
}

bool verify_file(const std::string& pdf, const std::vector<SheetSet>& wanted) {
  const auto pages = exporters::sets_of_pages(pdf);
  bool good = true;
  // Reports consecutive pages of one set in one line.
  for (std::size_t first = 0, last = 0; first < pages.size(); first = last) {
    const auto& set = pages[first];
    while (last < pages.size() && pages[last] == set) ++last;
    if (set && std::find(wanted.begin(), wanted.end(), *set) != wanted.end()) continue;
    good = false;
    fmt::print("{}: {}: {} ({})\n", shown(pdf), pages_named(first, last),
               set ? "from " + named(*set) : std::string("not from Chartroom"),
               expected(set, wanted));
  }
  if (!good) return false;
  const std::string all =
      pages.size() == 1 ? "the page matches" : fmt::format("all {} pages match", pages.size());
  const std::string of = wanted.size() == 1 ? named(wanted[0]) : "the files here";
  fmt::print("{}: {} {}\n", shown(pdf), all, of);
  return true;
}

std::vector<std::string> pdfs_in(const std::string& folder) {
  std::vector<std::string> paths;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file() && entry.path().extension() == ".pdf") {
      paths.push_back(entry.path().string());
    }
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

}  // namespace

std::vector<SheetSet> sets_to_verify(const std::string& path) {
  bool good = true;
  std::vector<SheetSet> sets;
  std::vector<MapInput> maps;
  const std::vector<BoardInput> inputs = read_board_inputs(path, good);
  for (const BoardInput& input : inputs) {
    if (const auto* map = std::get_if<MapInput>(&input)) {
      sets.push_back(exporters::sheet_set(map->map, map->pack_rules));
      maps.push_back(*map);
    } else {
      sets.push_back(exporters::deck_set(std::get<DeckInput>(input).deck));
    }
  }
  const fs::path pack_path = fs::path(path) / "pack.json";
  std::error_code error;
  if (good && !maps.empty() && fs::exists(pack_path, error)) {
    const ParseResult<maps::PackFile> pack = maps::load_pack(pack_path.string());
    print_errors(pack.errors);
    if (!pack) return {};
    const maps::Pack& about = pack.value->pack;
    const std::vector<MapInput> listed = maps_of_book(maps, about, path);
    std::vector<const maps::Map*> of_book;
    for (const MapInput& input : listed) of_book.push_back(&input.map);
    sets.insert(sets.begin(), exporters::book_set(about.id, about.revision, of_book, about.rules));
  }
  return good ? sets : std::vector<SheetSet>();
}

int verify_prints(const std::string& path, const std::vector<SheetSet>& wanted) {
  std::error_code error;
  if (!fs::is_directory(path, error)) return verify_file(path, wanted) ? kDone : kFound;
  const std::vector<std::string> pdfs = pdfs_in(path);
  if (pdfs.empty()) {
    print_error(path + ": no PDF found");
    return kFailed;
  }
  bool good = true;
  for (const std::string& pdf : pdfs) good = verify_file(pdf, wanted) && good;
  return good ? kDone : kFound;
}

}  // namespace chartroom::cli
