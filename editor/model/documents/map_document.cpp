#include "editor/model/documents/map_document.h"

#include <utility>

#include "editor/model/with_board.h"
#include "maps/files/map_file.h"
#include "maps/map_difference.h"

namespace chartroom::editor {
namespace {

// Returns the map without invalid texts and rules (a half typed id or name), so that they do not
// cost the board.
maps::Map readable(const maps::Map& map) {
  if (faults_of(map, "").empty()) return map;
  maps::Map result = with_board(blank_map(map.size, untitled_id(1), untitled_name(1)), map);
  result.theme = map.theme;
  const auto take = [&](auto member) {
    maps::Map more = result;
    more.*member = map.*member;
    if (faults_of(more, "").empty()) result = std::move(more);
  };
  take(&maps::Map::id);
  take(&maps::Map::name);
  take(&maps::Map::notes);
  take(&maps::Map::revision);
  take(&maps::Map::author);
  take(&maps::Map::license);
  take(&maps::Map::rules);
  return result;
}

}  // namespace

std::vector<FileError> faults_of(const maps::Map& map, const std::string& path) {
  return maps::parse_map(to_canonical_json(map), path).errors;
}

MapDocument::MapDocument()
    : MapDocument(maps::blank_map({10, 10}, untitled_id(1), untitled_name(1))) {}

MapDocument MapDocument::copy_of(const maps::Map& map, int number) {
  maps::Map copy = map;
  copy.id = untitled_id(number);
  copy.name = {{"en", untitled_name(number)}};
  copy.revision.clear();
  copy.notes.clear();
  return MapDocument(std::move(copy));
}

ParseResult<MapDocument> MapDocument::open(const std::string& path) {
  MapDocument document;
  if (auto errors = document.load(path); !errors.empty()) return {std::nullopt, std::move(errors)};
  return {std::move(document), {}};
}

std::string MapDocument::canonical(const maps::Map& map) const { return to_canonical_json(map); }

ParseResult<FileContent<maps::Map>> MapDocument::parse(std::string_view bytes,
                                                       const std::string& path) const {
  ParseResult<maps::MapFile> file = maps::parse_map(bytes, path);
  if (!file) return {std::nullopt, std::move(file.errors)};
  return {FileContent<maps::Map>{std::move(file.value->map), file.value->canonical}, {}};
}

std::string MapDocument::text_of_draft(const maps::Map& map) const {
  return to_canonical_json(readable(map));
}

maps::PointSet MapDocument::unsaved_points() const { return difference(saved(), map()).points(); }

void MapDocument::change(MergeKey step, const maps::MapEdit& edit, StepLabel label) {
  if (is_open(step)) change(step, edited(map(), edit), label);
}

MapDocument MapDocument::restored(const maps::Map& work, const std::optional<std::string>& path,
                                  const std::optional<FileStamp>& base,
                                  const DraftHistory& history) {
  MapDocument document;
  document.restore(work, path, base, history);
  return document;
}

}  // namespace chartroom::editor
