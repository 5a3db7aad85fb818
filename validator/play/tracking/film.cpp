#include "validator/play/tracking/film.h"

#include <array>

namespace chartroom::play {
namespace {

template <int Words>
std::size_t cell(maps::Point point) {
  return static_cast<std::size_t>(maps::BasicPointSet<Words>::cell(point));
}

// Adds the courses of a trail at each of its placements; returns their number.
template <int Words, class Cells>
double lay(const Hypothesis<Words>& hypothesis, Cells& ends, Cells& passes) {
  for (const maps::Point head : hypothesis.heads) {
    ends[cell<Words>(head)] += hypothesis.weight;
    const std::size_t first = cell<Words>(head) - static_cast<std::size_t>(hypothesis.head);
    for (const maps::Point part : hypothesis.trail)
      passes[first + cell<Words>(part)] += hypothesis.weight;
  }
  return hypothesis.weight * hypothesis.heads.count();
}

}  // namespace

template <int Words>
std::vector<FilmPoint> film_of(const Tracker<Words>& tracker, const rules::Sea<Words>& sea) {
  constexpr auto kCells = static_cast<std::size_t>(Words) * 64;
  std::array<double, kCells> ends{};
  std::array<double, kCells> passes{};
  double all = 0;
  for (const auto& hypothesis : tracker.trails()) all += lay(hypothesis, ends, passes);
  if (tracker.trails().empty()) {
    for (const maps::Point point : tracker.candidates()) {
      ends[cell<Words>(point)] = passes[cell<Words>(point)] = 1;
    }
    all = tracker.candidates().count();
  }
  std::vector<FilmPoint> film;
  for (const maps::Point point : sea.water()) {
    const std::size_t i = cell<Words>(point);
    if (passes[i] != 0) film.push_back({point, ends[i] / all, passes[i] / all});
  }
  return film;
}

template std::vector<FilmPoint> film_of(const Tracker<2>&, const rules::Sea<2>&);
template std::vector<FilmPoint> film_of(const Tracker<4>&, const rules::Sea<4>&);

}  // namespace chartroom::play
