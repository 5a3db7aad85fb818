// The pictures that maps are traced from, kept in a file of the user's: a map's file says nothing
// about them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/tracing/tracing.h"
#include "maps/platform/file_error.h"

namespace chartroom::editor {

struct KeptTracing {
  std::string map;  // the map's file
  Tracing tracing;
  friend bool operator==(const KeptTracing&, const KeptTracing&) = default;
};

// The latest first.
class KeptTracings {
 public:
  static constexpr std::size_t kMost = 100;

  // None where there is no such file.
  static ParseResult<KeptTracings> load(const std::string& path);
  // The text of the file: for each map five lines, "map", "picture", "corners" (eight numbers, x
  // and y in turn), "opacity" and "visible" with their values.
  static ParseResult<KeptTracings> parse(std::string_view text, const std::string& path);
  std::string text() const;
  // Throws FileException.
  void save(const std::string& path) const;

  // Null where the map has none.
  const Tracing* of(const std::string& map) const;
  // Nothing: the map has none any more. Paths that are several lines are not kept.
  void set(const std::string& map, const std::optional<Tracing>& tracing);

 private:
  std::vector<KeptTracing> list_;
};

}  // namespace chartroom::editor
