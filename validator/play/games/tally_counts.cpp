#include "validator/play/games/tally_counts.h"

#include "maps/platform/contract.h"

namespace chartroom::play {
namespace {

// One description of the order for both ways: `numbers` is a Writer or a Reader.
template <class Numbers, class TallyOrConst>
void visit(Numbers& numbers, TallyOrConst& tally) {
  for (auto* counts : {&tally.games, &tally.draws, &tally.unfinished, &tally.forced_surfacings,
                       &tally.torpedo_damage, &tally.self_damage, &tally.surfacing_damage}) {
    numbers.take(*counts);
  }
  for (auto* counts : {&tally.wins_by_team, &tally.wins_by_first}) numbers.take_all(*counts);
  for (auto* counts : {&tally.pairs, &tally.pairs_by_first, &tally.actions}) {
    numbers.take_all(*counts);
  }
  numbers.take_all(tally.endings);
  for (auto* counts : {&tally.visits, &tally.hits, &tally.surfacings}) numbers.take_all(*counts);
  for (auto* spread : {&tally.plies, &tally.localised_after}) numbers.take_spread(*spread);
  numbers.take_starts(tally.starts);
}

class Writer {
 public:
  std::vector<Count> counts;

  void take(Count count) { counts.push_back(count); }
  template <class Counts>
  void take_all(const Counts& all) {
    counts.insert(counts.end(), all.begin(), all.end());
  }
  void take_spread(const std::map<int, Count>& spread) {
    take(static_cast<Count>(spread.size()));
    for (const auto& [value, count] : spread) take_all(std::array<Count, 2>{value, count});
  }
  void take_starts(const std::map<std::pair<maps::Point, maps::Point>, StartTally>& starts) {
    take(static_cast<Count>(starts.size()));
    for (const auto& [points, start] : starts) {
      const auto& [blue, green] = points;
      take_all(std::array<Count, 7>{blue.column, blue.row, green.column, green.row, start.games,
                                    start.blue_wins, start.green_wins});
    }
  }
};

class Reader {
 public:
  explicit Reader(const std::vector<Count>& counts) : counts_(counts) {}

  void take(Count& count) { count = next(); }
  template <class Counts>
  void take_all(Counts& all) {
    for (Count& count : all) count = next();
  }
  void take_spread(std::map<int, Count>& spread) {
    for (Count left = next(); left > 0; --left) {
      const int value = small();
      spread[value] = next();
    }
  }
  void take_starts(std::map<std::pair<maps::Point, maps::Point>, StartTally>& starts) {
    for (Count left = next(); left > 0; --left) {
      const maps::Point blue = point();
      const maps::Point green = point();
      StartTally& start = starts[{blue, green}];
      for (Count* count : {&start.games, &start.blue_wins, &start.green_wins}) take(*count);
    }
  }
  bool ended() const { return at_ == counts_.size(); }

 private:
  Count next() {
    CHARTROOM_EXPECTS(at_ < counts_.size());
    return counts_[at_++];
  }
  int small() { return static_cast<int>(next()); }
  maps::Point point() {
    const int column = small();
    return {column, small()};
  }

  const std::vector<Count>& counts_;
  std::size_t at_ = 0;
};

}  // namespace

std::vector<Count> counts_of(const Tally& tally) {
  Writer writer;
  visit(writer, tally);
  return std::move(writer.counts);
}

Tally tally_of(const std::vector<Count>& counts) {
  Tally tally;
  Reader reader(counts);
  visit(reader, tally);
  CHARTROOM_EXPECTS(reader.ended());
  return tally;
}

}  // namespace chartroom::play
