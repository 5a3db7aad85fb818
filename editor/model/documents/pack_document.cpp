#include "editor/model/documents/pack_document.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "editor/model/documents/map_document.h"
#include "editor/model/marked.h"
#include "maps/files/map_file.h"
#include "maps/platform/contract.h"

namespace chartroom::editor {
namespace {

namespace fs = std::filesystem;

constexpr const char* kMapSuffix = ".map.json";

std::vector<std::string> maps_in(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (const auto& each : fs::directory_iterator(folder, error)) {
    const std::string name = each.path().filename().string();
    if (name.ends_with(kMapSuffix) && name.size() > std::string(kMapSuffix).size() &&
        each.is_regular_file(error)) {
      files.push_back(name);
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

bool is_language(const std::string& text) {
  return text.size() == 2 &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

}  // namespace

ParseResult<PackDocument> PackDocument::open(const std::string& path) {
  const ParseResult<std::string> bytes = read_file(path);
  if (!bytes) return {std::nullopt, bytes.errors};
  ParseResult<maps::PackFile> read = maps::load_pack(path);
  if (!read) return {std::nullopt, std::move(read.errors)};
  return {PackDocument(path, std::move(read.value->pack), stamp_of(*bytes.value)), {}};
}

PackDocument PackDocument::create(const std::string& folder) {
  maps::Pack pack;
  pack.id = id_from_path(fs::path(folder).lexically_normal().filename().empty()
                             ? fs::path(folder).parent_path().string()
                             : folder);
  pack.name["en"] = name_from_id(pack.id);
  pack.maps = maps_in(folder);
  return {(fs::path(folder) / "pack.json").string(), std::move(pack), std::nullopt};
}

std::string PackDocument::folder() const {
  const fs::path parent = fs::path(path_).parent_path();
  return parent.empty() ? "." : parent.string();
}

std::vector<PackDocument::Entry> PackDocument::entries() const {
  std::vector<Entry> list;
  for (const std::string& file : pack_.maps) {
    Entry entry;
    entry.file = file;
    entry.path = (fs::path(folder()) / file).string();
    if (const ParseResult<maps::MapFile> read = maps::load_map(entry.path)) {
      entry.readable = true;
      entry.id = read.value->map.id;
      entry.name = read.value->map.name;
    }
    list.push_back(std::move(entry));
  }
  return list;
}

std::vector<std::string> PackDocument::unlisted() const {
  std::vector<std::string> files = maps_in(folder());
  std::erase_if(files, [&](const std::string& file) {
    return std::find(pack_.maps.begin(), pack_.maps.end(), file) != pack_.maps.end();
  });
  return files;
}

void PackDocument::move(std::size_t from, std::size_t to) {
  CHARTROOM_EXPECTS(from < pack_.maps.size() && to < pack_.maps.size());
  const std::string file = pack_.maps[from];
  remove(from);
  pack_.maps.insert(pack_.maps.begin() + static_cast<std::ptrdiff_t>(to), file);
}

void PackDocument::remove(std::size_t place) {
  CHARTROOM_EXPECTS(place < pack_.maps.size());
  pack_.maps.erase(pack_.maps.begin() + static_cast<std::ptrdiff_t>(place));
}

std::optional<std::string> PackDocument::add(const std::string& map_path) {
  std::error_code error;
  const fs::path inside = fs::weakly_canonical(map_path, error)
                              .lexically_relative(fs::weakly_canonical(folder(), error));
  const std::string file = inside.string();
  if (inside.empty() || *inside.begin() == "..") {
    return marked("The map must lie in the folder of the pack");
  }
  if (!file.ends_with(kMapSuffix)) return marked("The name of a map ends in .map.json");
  if (std::find(pack_.maps.begin(), pack_.maps.end(), file) != pack_.maps.end()) {
    return marked("The pack has this map already");
  }
  pack_.maps.push_back(file);
  return std::nullopt;
}

bool PackDocument::set_languages(const std::vector<std::string>& languages) {
  if (!std::all_of(languages.begin(), languages.end(), is_language)) return false;
  const std::set<std::string, LanguageOrder> sorted(languages.begin(), languages.end());
  pack_.languages.assign(sorted.begin(), sorted.end());
  return true;
}

void PackDocument::set_name(const std::string& language, const std::string& text) {
  if (text.empty()) {
    pack_.name.erase(language);
  } else {
    pack_.name[language] = text;
  }
}

void PackDocument::save() {
  const std::string text = to_canonical_json(pack_);
  if (!stamp_ && fs::exists(path_)) {
    FileError error;
    error.path = path_;
    error.what = "is there already (a folder without a pack)";
    throw FileException(error);
  }
  save_file(path_, text, stamp_);
  stamp_ = stamp_of(text);
  saved_ = pack_;
}

reports::Report PackDocument::judge(const checks::Catalogue& catalogue) const {
  checks::Profile profile;
  profile.catalogue = catalogue;
  profile.level = checks::Level::structure;
  std::vector<FileError> errors;
  return validate(maps::find_input_files({folder()}, errors), profile, errors);
}

std::vector<ShippedMap> shipped_maps(const std::vector<std::string>& folders) {
  std::vector<ShippedMap> list;
  for (const std::string& folder : folders) {
    std::vector<FileError> errors;
    if (!fs::is_directory(folder)) continue;
    for (const maps::InputFile& target : maps::find_input_files({folder}, errors)) {
      if (target.kind != maps::FileKind::pack) continue;
      const ParseResult<PackDocument> pack = PackDocument::open(target.path);
      if (!pack) continue;
      for (const PackDocument::Entry& entry : pack.value->entries()) {
        const ParseResult<maps::MapFile> map = maps::load_map(entry.path);
        if (!map) continue;
        list.push_back({text_in(pack.value->pack().name, "en"), entry.path, map.value->map});
      }
    }
  }
  return list;
}

}  // namespace chartroom::editor
