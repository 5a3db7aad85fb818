// The changed lines between two texts: for fixes in reports, and for patches.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chartroom::reports {

// Replaces lines of the earlier text. Inserted lines keep their newlines; only a last line may lack
// one.
struct LineChange {
  int first = 0;  // line of the earlier text, from 0: the first removed, or after the insertion
  int removed = 0;
  std::vector<std::string> inserted;
  friend bool operator==(const LineChange&, const LineChange&) = default;
};

// Returns the changes that turn `before` into `after`. For very different large texts, everything
// between their common beginning and end is one change, which bounds the time.
std::vector<LineChange> line_changes(std::string_view before, std::string_view after);

// Returns a patch for `patch -p1` and `git apply`, with three lines around each change; "" for
// equal texts.
std::string unified_difference(const std::string& path, std::string_view before,
                               std::string_view after);

}  // namespace chartroom::reports
