// Line by line, how a text differs from another: for fixes in reports, and for patches.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chartroom::reports {

// Lines of the earlier text that give way to others. Lines keep their ends; only a last one may
// lack it.
struct LineChange {
  int first = 0;  // of the earlier text, from 0: where its lines go, or the new ones come before
  int removed = 0;
  std::vector<std::string> inserted;
  friend bool operator==(const LineChange&, const LineChange&) = default;
};

// Where texts are alike in little, what lies between their common beginning and end is one change:
// the work is bounded for any two files.
std::vector<LineChange> line_changes(std::string_view before, std::string_view after);

// The patch that `patch -p1` and `git apply` take, with three lines around each change; "" for
// equal texts. `path` is as it was given.
std::string unified_difference(const std::string& path, std::string_view before,
                               std::string_view after);

}  // namespace chartroom::reports
