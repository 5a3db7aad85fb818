#include "editor/model/documents/pack_in_force.h"

#include <utility>

#include "editor/model/marked.h"
#include "maps/files/pack_search.h"
#include "maps/platform/contract.h"

namespace chartroom::editor {

bool PackInForce::read(const std::string& document_path) {
  std::string path = document_path.empty() ? "" : maps::nearest_pack(document_path).value_or("");
  const std::optional<FileStamp> stamp = path.empty() ? std::nullopt : stamp_on_disk(path);
  if (path == path_ && stamp == stamp_) return false;
  path_ = std::move(path);
  stamp_ = stamp;
  pack_.reset();
  if (!path_.empty()) pack_ = maps::load_pack(path_).value;
  return true;
}

std::optional<std::string> why_not_excluded(const Document& document) {
  if (document.path().empty()) {
    return marked("Save it into the folder of a pack first: a pack keeps the exclusions");
  }
  const std::optional<std::string> path = maps::nearest_pack(document.path());
  if (!path) return marked("It belongs to no pack: a pack.json beside it keeps the exclusions");
  const ParseResult<maps::PackFile> pack = maps::load_pack(*path);
  if (!pack) return pack.errors.front().text();
  return std::nullopt;
}

void exclude_in_pack(const Document& document, maps::Exclusion exclusion) {
  CHARTROOM_EXPECTS(!exclusion.reason.empty() && !why_not_excluded(document));
  const std::string path = maps::nearest_pack(document.path()).value();
  const ParseResult<std::string> bytes = read_file(path);
  if (!bytes) throw FileException(bytes.errors.front());
  ParseResult<maps::PackFile> read = maps::parse_pack(*bytes.value, path);
  if (!read) throw FileException(read.errors.front());
  read.value->pack.checks.exclude.push_back(std::move(exclusion));
  save_file(path, to_canonical_json(read.value->pack), stamp_of(*bytes.value));
}

}  // namespace chartroom::editor
