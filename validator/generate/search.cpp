#include "validator/generate/search.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "maps/platform/contract.h"
#include "validator/statistics/parallel_sum.h"

namespace chartroom::generate {
namespace {

// The candidates of a round, drawn and screened together with the knowledge from before the round.
constexpr Count kRound = 16;
// Rounds without any drawing after which the search ends.
constexpr Count kEmptyRounds = 8;
// If this many candidates, and most of all, fell into full cells since the last map was found, the
// other cells are out of reach, so full cells take one more.
constexpr int kCrowded = 2 * static_cast<int>(kRound);
// Percentage of candidates that vary a good one. The others cost little, as nearly all fail after
// few games; they start new lines, and a line ends with its certified map.
constexpr int kVaried = 60;

struct Slot {
  int number = 0;
  std::optional<Trial> trial = {};
  std::optional<double> nearest = {};
  bool drawn = false;
  bool crowded = false;  // its cell is full
  bool ready = false;    // ready for a certificate
};

struct Slots {
  std::vector<Slot> slots;
  Slots& operator+=(Slots& others) {
    std::move(others.slots.begin(), others.slots.end(), std::back_inserter(slots));
    return *this;
  }
};

class MapSearch {
 public:
  MapSearch(const Request& request, const SearchHooks& hooks)
      : request_(request), hooks_(hooks), archive_(maps_per_cell(request)) {}

  Search run() {
    while (!enough()) {
      const Count end = std::min(search_.candidates + kRound, request_.evaluations);
      std::vector<Slot> slots = round(static_cast<int>(search_.candidates), static_cast<int>(end));
      if (stopped()) break;
      search_.candidates = end;
      for (Slot& slot : slots) {
        note(slot);
        if (slot.trial && !stopped() && !all_found()) judge(*slot.trial, slot.ready);
      }
      widen_where_crowded(slots);
      if (hooks_.progress) hooks_.progress(search_);
    }
    search_.cells = archive_.filled();
    return std::move(search_);
  }

 private:
  bool stopped() const { return hooks_.stop && *hooks_.stop; }
  bool all_found() const { return static_cast<int>(search_.found.size()) >= request_.count; }
  bool enough() const {
    return all_found() || stopped() || search_.candidates >= request_.evaluations ||
           (search_.played == 0 && search_.candidates >= kEmptyRounds * kRound) ||
           (search_.candidates > 0 && hooks_.out_of_time && hooks_.out_of_time());
  }

  // Each thread takes a candidate, but other programs (ranks) share the games of one candidate.
  std::vector<Slot> round(int begin, int end) const {
    const bool apart = request_.jobs.ranks == nullptr;
    const series::Jobs jobs = apart ? series::Jobs() : request_.jobs;
    Slots all = statistics::parallel_sum<Slots>(
        apart ? request_.jobs.threads : 1, end - begin, hooks_.stop, [&](Count i, Slots& mine) {
          mine.slots.push_back(screened(begin + static_cast<int>(i), jobs));
        });
    std::sort(all.slots.begin(), all.slots.end(),
              [](const Slot& a, const Slot& b) { return a.number < b.number; });
    return std::move(all.slots);
  }

  Slot screened(int number, const series::Jobs& jobs) const {
    Slot slot{.number = number};
    statistics::Random random(request_.seed, static_cast<std::uint32_t>(number), 0, Stream::plan);
    std::optional<Belief> prior;
    Drawing drawing = draw(random, prior);
    slot.nearest = drawing.nearest;
    slot.drawn = drawing.layout.has_value();
    if (!slot.drawn) return slot;
    slot.crowded = archive_.full(cell_of(*drawing.layout));
    if (slot.crowded) return slot;
    if (!is_new(drawing.layout->map)) return slot;
    slot.trial = Trial{.layout = std::move(*drawing.layout),
                       .number = number,
                       .seed = seed_of(request_.seed, number, Stream::games),
                       .varied = prior.has_value(),
                       .prior = prior.value_or(belief_of_new_map())};
    slot.ready = screen(*slot.trial, jobs, hooks_.stop);
    return slot;
  }

  // Draws a new map, or a variation of a good one and its prior belief.
  Drawing draw(statistics::Random& random, std::optional<Belief>& prior) const {
    constexpr int kLargestChange = 4;
    const int steps = 1 + random.below(kLargestChange);
    const bool vary = random.below(100) < kVaried;
    const Trial* parent = vary || request_.map_to_vary ? archive_.random_trial(random) : nullptr;
    if (parent && vary) {
      const Change change = prospect_of(*parent).change;
      prior = belief_of_change(posterior(parent->prior, parent->tallies), change);
      if (change == Change::nudge) return nudge_layout(request_, parent->layout, random);
      return vary_layout(request_, parent->layout, (steps + 1) / 2, random);
    }
    if (request_.map_to_vary)
      return vary_layout(request_, layout_of(*request_.map_to_vary), steps + 1, random);
    const auto shape =
        static_cast<std::size_t>(random.below(static_cast<int>(request_.shapes.size())));
    const Shape& drawn = *request_.shapes[shape];
    const int fewest = std::max(request_.islands.low, drawn.fewest);
    return draw_layout(request_, drawn, between(fewest, request_.islands.high, random), random);
  }

  void note(const Slot& slot) {
    if (slot.trial) ++search_.played;
    const auto off = [this](double mean_positions) {
      return std::max(request_.tracking.low - mean_positions,
                      mean_positions - request_.tracking.high);
    };
    auto& nearest = search_.nearest_positions;
    if (slot.nearest && (!nearest || off(*slot.nearest) < off(*nearest))) nearest = slot.nearest;
  }

  void widen_where_crowded(const std::vector<Slot>& slots) {
    if (std::exchange(counted_, search_.found.size()) != search_.found.size()) {
      drawn_ = crowded_ = 0;
    }
    for (const Slot& slot : slots) {
      drawn_ += slot.drawn ? 1 : 0;
      crowded_ += slot.crowded ? 1 : 0;
    }
    if (crowded_ < kCrowded || 2 * crowded_ < drawn_) return;
    archive_.widen();
    drawn_ = crowded_ = 0;
  }

  bool is_new(const maps::Map& map) const {
    const auto least = request_.map_to_vary ? std::optional(1) : std::nullopt;
    return (!request_.map_to_vary || differ(map, *request_.map_to_vary, least)) &&
           std::all_of(search_.found.begin(), search_.found.end(),
                       [&](const Found& found) { return differ(map, found.layout.map, least); });
  }

  void judge(Trial& trial, bool ready) {
    if (archive_.full(cell_of(trial.layout)) || !is_new(trial.layout.map)) return count(trial);
    if (ready && certified(trial)) return count(trial);
    if (stopped()) return;
    archive_.offer(trial);
    if (!search_.nearest || chance_of(trial) > chance_of(*search_.nearest)) search_.nearest = trial;
    count(trial);
  }

  // Tries to certify the trial; a refused trial learns the games.
  bool certified(Trial& trial) {
    ++search_.attempts;
    auto certificate = certify(
        trial.layout.map, seed_of(request_.seed, trial.number, Stream::certificate),
        search_.candidates, looks_for(trial.layout.map), request_.jobs, hooks_.stop, &trial);
    if (!certificate) return false;
    for (const play::Tally& tally : certificate->tallies) search_.games += tally.games;
    archive_.count_certified(trial);
    search_.found.push_back({trial.layout, std::move(*certificate)});
    // Similar trials cannot lead to another map.
    archive_.drop_if([this](const Trial& kept) { return !is_new(kept.layout.map); });
    if (hooks_.progress) hooks_.progress(search_);
    return true;
  }

  void count(const Trial& trial) {
    for (const play::Tally& tally : trial.tallies) search_.games += tally.games;
  }

  const Request& request_;
  const SearchHooks& hooks_;
  Archive archive_;
  Search search_;
  std::size_t counted_ = 0;  // maps found when drawn_ and crowded_ were reset
  int drawn_ = 0;
  int crowded_ = 0;
};

}  // namespace

Search find_maps(const Request& request, const SearchHooks& hooks) {
  CHARTROOM_EXPECTS(contradiction(request).empty());
  return MapSearch(request, hooks).run();
}

}  // namespace chartroom::generate
