// Reads results of earlier runs from a cache.
#include "tests/fuzz/reader.h"
#include "validator/checks/cache/kept_play.h"
#include "validator/checks/cache/kept_tracking.h"
#include "validator/rules/rulebook.h"

namespace chartroom::fuzz {
namespace {

// Gives the same bytes for every key, and remembers what is to be kept.
class OneResult : public checks::ResultCache {
 public:
  explicit OneResult(std::optional<std::string> bytes) : bytes_(std::move(bytes)) {}
  std::optional<std::string> find(const std::string&) override { return bytes_; }
  void keep(const std::string&, std::string_view result) override { kept = result; }

  std::string kept;

 private:
  std::optional<std::string> bytes_;
};

maps::Map sea() { return maps::blank_map({4, 4}, "sea", "Sea"); }

play::FairnessBudget two_games() {
  play::FairnessBudget budget;
  budget.levels = {"random"};
  budget.most_pairs = 1;
  budget.confirming_pairs = 1;
  budget.at_will_pairs = 0;
  return budget;
}

void play_with(OneResult& cache) {
  checks::kept_fairness(&cache, sea(), rules::rulebook_for(sea()), two_games(), {});
}

}  // namespace

std::vector<std::string> seeds() {
  OneResult tracking{std::nullopt};
  checks::kept_tracking(&tracking, sea());
  OneResult play{std::nullopt};
  play_with(play);
  return {tracking.kept, play.kept};
}

void read(std::string_view bytes) {
  OneResult cache{std::string(bytes)};
  checks::kept_tracking(&cache, sea());
  play_with(cache);
}

}  // namespace chartroom::fuzz
