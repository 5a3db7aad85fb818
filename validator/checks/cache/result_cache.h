// Results that take long to make, kept from one run to the next: whatever the play and the counting
// of a map or deck gave, by everything that they depend on.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "validator/reports/report.h"

namespace chartroom::checks {

// Where they are kept. A key is a text of any length and any bytes; what is found for it is what
// was last kept, byte for byte, or nothing.
class ResultCache {
 public:
  virtual ~ResultCache() = default;
  virtual std::optional<std::string> find(const std::string& key) = 0;
  virtual void keep(const std::string& key, std::string_view result) = 0;
};

// What the levels beyond `structure` say of a file, before its pack has a say and without its path.
struct DeepResults {
  std::vector<reports::Metric> metrics = {};
  std::vector<reports::NotRun> not_run = {};
  std::optional<reports::PlayReport> play = {};  // where it was played
  std::vector<reports::Finding> findings = {};   // without places, in the order of the catalogue
};

// As bytes, in English and in the language of those who will read them; nothing where a finding has
// a fix, which is not kept.
std::optional<std::string> packed(const DeepResults& results, std::string_view language);
// The same, whose messages know no other languages; nothing where the bytes are no such results.
std::optional<DeepResults> unpacked(std::string_view bytes);

}  // namespace chartroom::checks
