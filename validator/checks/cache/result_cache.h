// Keeps results of play and counting between runs. A key has everything that a map's or deck's
// results depend on.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "validator/reports/report.h"

namespace chartroom::checks {

// A store of results. A key is a text of any length and any bytes; `find` returns the bytes last
// kept for it, or nothing.
class ResultCache {
 public:
  virtual ~ResultCache() = default;
  virtual std::optional<std::string> find(const std::string& key) = 0;
  virtual void keep(const std::string& key, std::string_view result) = 0;
};

// The results of the levels beyond `structure`, without the pack's settings and the file's path.
struct DeepResults {
  std::vector<reports::Metric> metrics = {};
  std::vector<reports::NotRun> not_run = {};
  std::optional<reports::PlayReport> play = {};  // if games were played
  std::vector<reports::Finding> findings = {};   // without positions, in the order of the catalogue
};

// Returns the results as bytes, with messages in English and in the language; nothing if a finding
// has a fix, as fixes are not kept.
std::optional<std::string> packed(const DeepResults& results, std::string_view language);
// Reads packed results, whose messages have only these two languages; nothing for other bytes.
std::optional<DeepResults> unpacked(std::string_view bytes);

}  // namespace chartroom::checks
