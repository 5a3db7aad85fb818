#include "maps/json/source_index.h"

#include <algorithm>
#include <utility>

namespace chartroom::json {
namespace {

using Rows = std::vector<std::string_view>;

bool is_row(const Value& value, const Rows& rows) {
  if (value.kind != Value::Kind::string || value.parent == nullptr) return false;
  const Value& list = *value.parent;
  return list.parent != nullptr && list.parent->parent == nullptr &&
         std::find(rows.begin(), rows.end(), list.key) != rows.end();
}

// Adds a value and its contents. Files are no deeper than kMaxDepth.
void add(const Value& value, const std::string& pointer, const Tree& tree, const Rows& rows,
         SourceIndex& source) {
  source.add(pointer, value.position);
  if (is_row(value, rows)) source.add_characters(pointer, tree.character_positions(value));
  for (const Value* child : value.children) {
    add(*child, child->pointer_in(pointer), tree, rows, source);
  }
}

}  // namespace

void SourceIndex::add(std::string pointer, TextPosition position) {
  values_.insert_or_assign(std::move(pointer), position);
}

void SourceIndex::add_characters(std::string pointer, std::vector<TextPosition> positions) {
  characters_.insert_or_assign(std::move(pointer), std::move(positions));
}

TextPosition SourceIndex::of(std::string_view pointer) const {
  for (;;) {
    if (const auto found = values_.find(pointer); found != values_.end()) return found->second;
    const auto slash = pointer.rfind('/');
    if (slash == std::string_view::npos) return {};
    pointer = pointer.substr(0, slash);
  }
}

TextPosition SourceIndex::of_character(std::string_view pointer, int character) const {
  const auto found = characters_.find(pointer);
  if (found == characters_.end() || character < 0 ||
      character >= static_cast<int>(found->second.size())) {
    return of(pointer);
  }
  return found->second[static_cast<std::size_t>(character)];
}

SourceIndex source_index(const Tree& tree, const std::vector<std::string_view>& rows) {
  SourceIndex source;
  add(tree.values().front(), "", tree, rows, source);
  return source;
}

}  // namespace chartroom::json
