#include "exporters/pictures/tracking_picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "tests/exporters/drawing/dots.h"
#include "tests/exporters/sample_maps.h"

namespace chartroom::exporters {
using namespace maps;
using namespace play;
namespace {

// Returns the points nearest to the dots in which two pictures differ, in reading order. The sea is
// centered across, and as far from the bottom as from the sides.
std::vector<Point> points_that_differ(const Dots& a, const Dots& b, Size size) {
  const double pitch = static_cast<double>(a.width - 28) / (size.columns + 1);
  const double left = a.width / 2.0 - (size.columns - 1) / 2.0 * pitch;
  const double top = a.height - left - (size.rows - 1) * pitch;
  std::vector<Point> points;
  for (int y = 0; y < a.height; ++y) {
    for (int x = 0; x < a.width; ++x) {
      if (a.at(x, y) == b.at(x, y)) continue;
      const Point p{static_cast<int>(std::lround((x - left) / pitch)),
                    static_cast<int>(std::lround((y - top) / pitch))};
      if (std::find(points.begin(), points.end(), p) == points.end()) points.push_back(p);
    }
  }
  return points;
}

TEST(TrackingPicture, MarksThePointsOfTheFilmAndNothingElse) {
  for (const Map& map : sample::all()) {
    const TrackingPictures pictures(map);
    std::vector<Point> marked;
    std::vector<FilmPoint> film;
    for (const Point p : map.water()) {
      if ((p.column + 2 * p.row) % 5 != 0) continue;
      marked.push_back(p);
      film.push_back({p, p.row % 2 == 0 ? 0.2 : 0.0, 0.4});
    }
    const Dots empty(pictures.png({}, "Line 1"));
    const Dots drawn(pictures.png(film, "Line 1"));
    auto found = points_that_differ(empty, drawn, map.size);
    std::sort(found.begin(), found.end());
    std::sort(marked.begin(), marked.end());
    EXPECT_EQ(found, marked) << map.id;
  }
}

TEST(TrackingPicture, TheLikelierAPointTheMoreRing) {
  const Map map = sample::small_lagoon();
  const TrackingPictures pictures(map);
  const Point p = map.water().first();
  const Dots empty(pictures.png({}, ""));
  int before = 0;
  for (const double share : {0.1, 0.5, 0.9}) {
    const std::vector<FilmPoint> film{{p, share, share}};
    const Dots drawn(pictures.png(film, ""));
    int changed = 0;
    for (int y = 0; y < drawn.height; ++y) {
      for (int x = 0; x < drawn.width; ++x) changed += drawn.at(x, y) == empty.at(x, y) ? 0 : 1;
    }
    EXPECT_GT(changed, before);
    before = changed;
  }
}

TEST(TrackingPicture, GivesTheSameBytesEveryTime) {
  const Map map = sample::north_pole();
  const std::vector<FilmPoint> film{{{0, 0}, 0.004, 0.2}, {{1, 0}, 0.996, 1}, {{1, 1}, 0, 0.8}};
  EXPECT_EQ(TrackingPictures(map).png(film, "Line 3, up: green can be on 2 points"),
            TrackingPictures(map).png(film, "Line 3, up: green can be on 2 points"));
}

}  // namespace
}  // namespace chartroom::exporters
