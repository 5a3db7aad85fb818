#include "editor/model/symmetrise.h"

#include <algorithm>
#include <numeric>

#include "maps/quadrant_overlap.h"

namespace chartroom::editor {
namespace {

constexpr int kNumbers = maps::kMaxQuadrant + 1;

// The quadrants of the symmetric map before numbering. A region is the image of a model quadrant
// under a symmetry; regions of one quadrant are joined. A join applies to all symmetries, so the
// result is symmetric by construction.
class Regions {
 public:
  explicit Regions(const std::vector<maps::Symmetry>& group)
      : group_(group), parent_(group.size() * kNumbers) {
    std::iota(parent_.begin(), parent_.end(), 0);
  }

  // Returns the root of the region of quadrant `number` under symmetry number `s`.
  int root(std::size_t s, int number) const {
    return root(static_cast<int>(s) * kNumbers + number);
  }

  // Joins the image of one model quadrant with another, unless that would join two model quadrants.
  void join(std::size_t s, int number, int with) {
    const std::vector<int> before = parent_;
    for (const maps::Symmetry t : group_) {
      const std::size_t there = place(composed(group_[s], t));
      parent_[root(there, number)] = root(place(t), with);
    }
    for (int a = 1; a < kNumbers; ++a) {
      for (int b = a + 1; b < kNumbers; ++b) {
        if (root(0, a) != root(0, b)) continue;
        parent_ = before;
        return;
      }
    }
  }

 private:
  int root(int region) const {
    while (parent_[region] != region) region = parent_[region];
    return region;
  }
  std::size_t place(maps::Symmetry symmetry) const {
    return static_cast<std::size_t>(std::find(group_.begin(), group_.end(), symmetry) -
                                    group_.begin());
  }

  const std::vector<maps::Symmetry>& group_;
  std::vector<int> parent_;
};

// The old quadrant at a model quadrant's image.
struct Match {
  std::size_t s;
  int number;
  int lay_there;
  int points;
};

class Symmetriser {
 public:
  Symmetriser(const maps::Map& map, const Mirroring& mirroring, Keep keep)
      : map_(map), group_(mirroring.group(map.size)), keep_(keep) {
    for (const maps::Point p : map.points()) {
      const maps::Point m = model(p);
      model_points_.insert(m);
      used_[map.quadrants.at(m)] = true;
    }
  }

  maps::Map result() const {
    maps::Map result = map_;
    result.islands = images(group_, map_.islands & model_points_, map_.size);
    if (result.surfacing) {
      result.surfacing->safe = images(group_, map_.surfacing->safe & model_points_, map_.size);
    }
    number_quadrants(result);
    if (group_.size() > 1 && map_.starts.blue) {
      result.starts.green = image(starts_symmetry(group_), *map_.starts.blue, map_.size);
      if (!map_.starts.green) result.starts.green.reset();
    }
    return result;
  }

 private:
  maps::Point model(maps::Point p) const {
    maps::Point best = p;
    for (const maps::Symmetry symmetry : group_) {
      const maps::Point there = image(symmetry, p, map_.size);
      if (keep_ == Keep::first ? there < best : best < there) best = there;
    }
    return best;
  }

  // Returns one-to-one matches for each symmetry, sorted by most points over all symmetries.
  std::vector<Match> matches() const {
    const maps::PointSet points = model_points_ & off_axes(group_, map_.size);
    std::vector<Match> chosen;
    for (std::size_t s = 1; s < group_.size(); ++s) {
      const auto overlaps =
          quadrant_overlaps(points, map_.quadrants, map_.quadrants,
                            [&](maps::Point p) { return image(group_[s], p, map_.size); });
      for (const maps::QuadrantOverlap& pair :
           partnered(overlaps, [](const maps::QuadrantOverlap&) { return 0; })) {
        chosen.push_back({s, pair.from, pair.to, pair.points});
      }
    }
    std::stable_sort(chosen.begin(), chosen.end(),
                     [](const Match& a, const Match& b) { return a.points > b.points; });
    return chosen;
  }

  void number_quadrants(maps::Map& result) const {
    Regions regions(group_);
    const std::vector<Match> found = matches();
    for (const Match& match : found) {
      if (used_[match.lay_there]) regions.join(match.s, match.number, match.lay_there);
    }
    const std::vector<int> numbers = numbered(regions, found);
    for (const maps::Point p : model_points_) {
      for (std::size_t s = group_.size(); s-- > 0;) {
        result.quadrants.set(image(group_[s], p, map_.size),
                             numbers[regions.root(s, map_.quadrants.at(p))]);
      }
    }
  }

  // Returns the number of each region, indexed by its root.
  std::vector<int> numbered(const Regions& regions, const std::vector<Match>& found) const {
    std::vector<int> numbers(group_.size() * kNumbers, 0);
    std::array<bool, kNumbers> taken = used_;
    for (int n = 1; n < kNumbers; ++n) {
      if (used_[n]) numbers[regions.root(0, n)] = n;
    }
    for (const Match& match : found) {
      int& number = numbers[regions.root(match.s, match.number)];
      if (number != 0 || taken[match.lay_there]) continue;
      number = match.lay_there;
      taken[number] = true;
    }
    for (std::size_t s = 1; s < group_.size(); ++s) {
      for (int n = 1; n < kNumbers; ++n) {
        int& number = numbers[regions.root(s, n)];
        if (!used_[n] || number != 0) continue;
        const auto free = std::find(taken.begin() + 1, taken.end(), false);
        number = free == taken.end() ? n : static_cast<int>(free - taken.begin());
        taken[number] = true;
      }
    }
    return numbers;
  }

  const maps::Map& map_;
  std::vector<maps::Symmetry> group_;
  Keep keep_;
  maps::PointSet model_points_;
  std::array<bool, kNumbers> used_{};  // the numbers that the model has
};

}  // namespace

maps::Map symmetrised(const maps::Map& map, const Mirroring& mirroring, Keep keep) {
  return Symmetriser(map, mirroring, keep).result();
}

}  // namespace chartroom::editor
