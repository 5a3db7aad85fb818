#include "validator/play/referee/sheet_alignment.h"

#include <algorithm>
#include <array>

namespace chartroom::play {
namespace {

using rules::ActionKind;
using rules::RecordPly;
using Entries = std::vector<SheetEntry>;

// True if two lines of one team and kind may record one call.
bool agree(const RecordPly& a, const RecordPly& b) {
  switch (a.action.kind) {
    case ActionKind::navigate:
      return a.action.direction == b.action.direction;
    case ActionKind::sonar:
      return answers_agree(a, b);
    case ActionKind::torpedo:
      return a.action.target == b.action.target && claims_agree(a, b);
    case ActionKind::surface:
      return claims_agree(a, b);
    case ActionKind::silence:
      break;
  }
  return true;
}

// The distances of lines; lines that agree have 0. Two different lines of one team cost less than
// one missing line in each sheet; lines of two teams never match. Two swapped neighbors cost less
// than two missing lines.
constexpr int kLacking = 4;
constexpr int kOtherDetail = 3;
constexpr int kOtherKind = 5;
constexpr int kSwapped = 5;
constexpr int kNever = 1'000'000'000;

// The longest stop that may move as a whole, in lines.
constexpr std::size_t kLongestStop = 12;

// Returns the unit length at each line: 1, or all lines from a stop until both have resumed.
std::vector<std::size_t> units_of(const Entries& entries) {
  std::vector<std::size_t> units(entries.size(), 1);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    std::array<bool, 2> stopped{};
    const std::size_t end = std::min(entries.size(), i + kLongestStop);
    for (std::size_t at = i; at < end; ++at) {
      if (const rules::StopLine* stop = entries[at].stop) {
        stopped[index(stop->team)] = !stop->resumes;
      }
      if (stopped[0] || stopped[1]) continue;
      units[i] = at + 1 - i;
      break;
    }
  }
  return units;
}

// The cheapest alignment of two lists, by dynamic programming over their ends. Hopelessly different
// sheets are paired line by line instead, as far as the teams match.
class Alignment {
 public:
  Alignment(const Entries& blue, const Entries& green)
      : blue_(blue), green_(green), units_(units_of(blue)) {
    std::size_t begin = 0;
    while (begin < std::min(blue.size(), green.size()) &&
           unlikeness(blue[begin], green[begin]) == 0) {
      pairs_.push_back({begin, begin});
      ++begin;
    }
    begin_ = begin;
    columns_ = green.size() - begin + 1;
    constexpr std::size_t kMostCells = 16'000'000;
    if ((blue.size() - begin + 1) * columns_ <= kMostCells) {
      fill();
      walk();
    } else {
      pair_in_order();
    }
  }

  const std::vector<EntryPair>& pairs() const { return pairs_; }

 private:
  int& cost(std::size_t b, std::size_t g) { return cost_[(b - begin_) * columns_ + (g - begin_)]; }

  // Returns the cost of matching blue's next `first` lines and the `second` after them to green's
  // next lines in swapped order.
  int swapped_cost(std::size_t b, std::size_t g, std::size_t first, std::size_t second) {
    const std::size_t both = first + second;
    if (b + both > blue_.size() || g + both > green_.size()) return kNever;
    int sum = kSwapped;
    for (std::size_t i = 0; i < both; ++i) {
      const std::size_t there = i < first ? i + second : i - first;
      const int unlike = unlikeness(blue_[b + i], green_[g + there]);
      if (unlike == kNever) return kNever;
      sum += unlike;
    }
    return sum + cost(b + both, g + both);
  }

  // The cheapest swap of the next lines: two lines or, as a whole, a stop and its neighbor.
  struct Swap {
    int cost = kNever;
    std::size_t first = 1;
    std::size_t second = 1;
  };
  Swap swap_at(std::size_t b, std::size_t g) {
    Swap best{swapped_cost(b, g, 1, 1)};
    if (b == blue_.size()) return best;
    const std::size_t first = units_[b];
    const std::size_t second = b + first < blue_.size() ? units_[b + first] : 1;
    if (first + second == 2) return best;
    const int whole = swapped_cost(b, g, first, second);
    return whole < best.cost ? Swap{whole, first, second} : best;
  }

  void fill() {
    cost_.assign((blue_.size() - begin_ + 1) * columns_, 0);
    for (std::size_t b = blue_.size() + 1; b-- > begin_;) {
      for (std::size_t g = green_.size() + 1; g-- > begin_;) {
        const bool more_blue = b < blue_.size();
        const bool more_green = g < green_.size();
        int least = more_blue || more_green ? kNever : 0;
        if (more_blue) least = std::min(least, kLacking + cost(b + 1, g));
        if (more_green) least = std::min(least, kLacking + cost(b, g + 1));
        if (more_blue && more_green) {
          least = std::min(least, unlikeness(blue_[b], green_[g]) + cost(b + 1, g + 1));
          least = std::min(least, swap_at(b, g).cost);
        }
        cost(b, g) = least;
      }
    }
  }

  void walk() {
    std::size_t b = begin_;
    std::size_t g = begin_;
    while (b < blue_.size() || g < green_.size()) {
      const bool both = b < blue_.size() && g < green_.size();
      if (both && cost(b, g) == unlikeness(blue_[b], green_[g]) + cost(b + 1, g + 1)) {
        pairs_.push_back({b++, g++});
      } else if (const Swap swap = swap_at(b, g); both && cost(b, g) == swap.cost) {
        for (std::size_t i = 0; i < swap.first; ++i) pairs_.push_back({b + i, g + swap.second + i});
        for (std::size_t i = 0; i < swap.second; ++i) pairs_.push_back({b + swap.first + i, g + i});
        EntryPair& first = pairs_[pairs_.size() - swap.first - swap.second];
        first.swapped = swap.first;
        first.before = swap.second;
        b += swap.first + swap.second;
        g += swap.first + swap.second;
      } else if (b < blue_.size() && cost(b, g) == kLacking + cost(b + 1, g)) {
        pairs_.push_back({b++, std::nullopt});
      } else {
        pairs_.push_back({std::nullopt, g++});
      }
    }
  }

  void pair_in_order() {
    for (std::size_t i = begin_; i < std::max(blue_.size(), green_.size()); ++i) {
      const bool both = i < blue_.size() && i < green_.size();
      if (both && blue_[i].team() == green_[i].team() &&
          (blue_[i].ply == nullptr) == (green_[i].ply == nullptr)) {
        pairs_.push_back({i, i});
        continue;
      }
      if (i < blue_.size()) pairs_.push_back({i, std::nullopt});
      if (i < green_.size()) pairs_.push_back({std::nullopt, i});
    }
  }

  const Entries& blue_;
  const Entries& green_;
  std::vector<std::size_t> units_;  // for blue's sheet
  std::size_t begin_ = 0;
  std::size_t columns_ = 0;
  std::vector<int> cost_;
  std::vector<EntryPair> pairs_;
};

}  // namespace

Entries entries_of(const rules::GameRecord& sheet) {
  Entries entries;
  auto stop = sheet.stops.begin();
  for (std::size_t i = 0; i <= sheet.plies.size(); ++i) {
    for (; stop != sheet.stops.end() && stop->before == i; ++stop)
      entries.push_back({nullptr, &*stop});
    if (i < sheet.plies.size()) entries.push_back({&sheet.plies[i], nullptr});
  }
  return entries;
}

bool answers_agree(const RecordPly& a, const RecordPly& b) {
  return a.unwritten || b.unwritten ||
         (a.action.answer == b.action.answer && a.sonar_line == b.sonar_line);
}

bool claims_agree(const RecordPly& a, const RecordPly& b) {
  if (!a.claim || !b.claim) return true;
  if (a.action.kind == ActionKind::torpedo) {
    return a.claim->hit == b.claim->hit && a.claim->self == b.claim->self;
  }
  return a.claim->point == b.claim->point && !(a.claim->self && b.claim->no_damage) &&
         !(a.claim->no_damage && b.claim->self);
}

int unlikeness(const SheetEntry& a, const SheetEntry& b) {
  if (a.team() != b.team()) return kNever;
  if (a.stop != nullptr && b.stop != nullptr) {
    return a.stop->resumes == b.stop->resumes ? 0 : kOtherKind;
  }
  if (a.stop != nullptr || b.stop != nullptr) return kNever;
  if (a.ply->action.kind != b.ply->action.kind) return kOtherKind;
  return agree(*a.ply, *b.ply) ? 0 : kOtherDetail;
}

std::vector<EntryPair> aligned(const Entries& blue, const Entries& green) {
  return Alignment(blue, green).pairs();
}

}  // namespace chartroom::play
