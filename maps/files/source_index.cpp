#include "maps/files/source_index.h"

#include <utility>

namespace chartroom::maps {
namespace {

bool is_row(const json::JsonValue& value) {
  if (value.kind != json::JsonValue::Kind::string || value.parent == nullptr) return false;
  const json::JsonValue& list = *value.parent;
  return list.parent != nullptr && list.parent->parent == nullptr &&
         (list.key == "points" || list.key == "quadrants");
}

// Adds a value and all that it holds. Files are no deeper than kMaxJsonDepth.
void add(const json::JsonValue& value, const std::string& pointer, const json::JsonTree& tree,
         SourceIndex& source) {
  source.add(pointer, value.place);
  if (is_row(value)) source.add_characters(pointer, tree.character_places(value));
  for (const json::JsonValue* child : value.children) {
    add(*child, child->pointer_in(pointer), tree, source);
  }
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

SourceIndex source_index(const json::JsonTree& tree) {
  SourceIndex source;
  add(tree.values().front(), "", tree, source);
  return source;
}

}  // namespace chartroom::maps
