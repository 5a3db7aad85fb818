#include "maps/json_source.h"

#include <utility>

namespace chartroom {
namespace {

bool is_row(const JsonValue& value) {
  if (value.kind != JsonValue::Kind::string || value.parent == nullptr) return false;
  const JsonValue& list = *value.parent;
  return list.parent != nullptr && list.parent->parent == nullptr &&
         (list.key == "points" || list.key == "quadrants");
}

}  // namespace

void SourceIndex::add(std::string pointer, Place place) {
  values_.insert_or_assign(std::move(pointer), place);
}

void SourceIndex::add_characters(std::string pointer, std::vector<Place> places) {
  characters_.insert_or_assign(std::move(pointer), std::move(places));
}

Place SourceIndex::of(std::string_view pointer) const {
  for (;;) {
    if (const auto found = values_.find(pointer); found != values_.end()) return found->second;
    const auto slash = pointer.rfind('/');
    if (slash == std::string_view::npos) return {};
    pointer = pointer.substr(0, slash);
  }
}

Place SourceIndex::of_character(std::string_view pointer, int character) const {
  const auto found = characters_.find(pointer);
  if (found == characters_.end() || character < 0 ||
      character >= static_cast<int>(found->second.size())) {
    return of(pointer);
  }
  return found->second[static_cast<std::size_t>(character)];
}

SourceIndex source_index(const JsonTree& tree) {
  SourceIndex source;
  for (const JsonValue& value : tree.values()) {
    std::string pointer = value.pointer();
    if (is_row(value)) source.add_characters(pointer, tree.character_places(value));
    source.add(std::move(pointer), value.place);
  }
  return source;
}

}  // namespace chartroom
