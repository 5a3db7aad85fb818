#include "editor/model/documents/pack_in_force.h"

#include <utility>

#include "editor/model/marked.h"
#include "maps/files/pack_search.h"

namespace chartroom::editor {

bool PackInForce::read(const std::string& document_path) {
  std::string path = document_path.empty() ? "" : maps::nearest_pack(document_path).value_or("");
  const maps::Pack* edited = open_ && !path.empty() ? open_(path) : nullptr;
  std::optional<FileStamp> stamp;
  if (edited == nullptr && !path.empty()) stamp = stamp_on_disk(path);
  const bool same = path == path_ && stamp == stamp_;
  if (same && (edited == nullptr || (pack_ && pack_->pack == *edited))) return false;
  path_ = std::move(path);
  stamp_ = stamp;
  pack_.reset();
  if (edited != nullptr) {
    pack_ = maps::parse_pack(to_canonical_json(*edited), path_).value;
  } else if (!path_.empty()) {
    pack_ = maps::load_pack(path_).value;
  }
  return true;
}

std::vector<maps::Exclusion> exclusions_of(const maps::PackFile* pack, const checks::Judged& on,
                                           const checks::MapFinding& finding) {
  if (pack == nullptr) return {};
  std::vector<maps::Exclusion> list = pack->pack.checks.exclude;
  std::erase_if(list, [&](const maps::Exclusion& each) { return !matches(each, on, finding); });
  return list;
}

std::optional<std::string> why_not_excluded(const Document& document) {
  if (document.path().empty()) {
    return marked("Save it into the folder of a pack first: a pack keeps the exclusions");
  }
  const std::optional<std::string> path = maps::nearest_pack(document.path());
  if (!path)
    return marked(
        "It belongs to no pack, which would keep that: make one first by File, Make Pack of "
        "Folder");
  const ParseResult<maps::PackFile> pack = maps::load_pack(*path);
  if (!pack) return pack.errors.front().text();
  return std::nullopt;
}

}  // namespace chartroom::editor
