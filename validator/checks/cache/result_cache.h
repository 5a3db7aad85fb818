// Keeps results of play and counting between runs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace chartroom::checks {

// A store of results. A key is a text of any length and any bytes, with all that the result depends
// on but the program; `find` returns the bytes last kept for it, or nothing.
class ResultCache {
 public:
  virtual ~ResultCache() = default;
  virtual std::optional<std::string> find(const std::string& key) = 0;
  virtual void keep(const std::string& key, std::string_view result) = 0;
};

}  // namespace chartroom::checks
