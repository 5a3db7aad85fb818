// The traced pictures of maps, kept in a file of the user: map files do not mention them.
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

  // Returns no pictures if the file is missing.
  static ParseResult<KeptTracings> load(const std::string& path);
  // Reads and writes the text of the file: five lines for each map, "map", "picture", "corners"
  // (eight numbers, x and y in turn), "opacity" and "visible" with their values.
  static ParseResult<KeptTracings> parse(std::string_view text, const std::string& path);
  std::string text() const;
  // Throws FileException.
  void save(const std::string& path) const;

  // Returns the picture of a map, or null.
  const Tracing* of(const std::string& map) const;
  // Sets a map's picture, or removes it if empty. Paths with several lines are not kept.
  void set(const std::string& map, const std::optional<Tracing>& tracing);

 private:
  std::vector<KeptTracing> list_;
};

}  // namespace chartroom::editor
