#include "exporters/board/art/facets.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace chartroom::exporters {

namespace {

constexpr double kMesh = 0.27;

using Facet = std::array<UserPoint, 3>;

class Mesh {
 public:
  Mesh(const HeightField& heights, const Noise& noise) : heights_(heights), noise_(noise) {}

  // The mesh's faces by shade, light to dark.
  std::array<std::vector<Facet>, 4> shaded(UserBox box) const {
    std::array<std::vector<Facet>, 4> facets;
    const auto add = [&](const Facet& facet, double chance) {
      facets[static_cast<std::size_t>(shade(facet[2], chance))].push_back(facet);
    };
    for (int j = line(box.y) - 1; j <= line(box.bottom()); ++j) {
      for (int i = line(box.x) - 1; i <= line(box.right()); ++i) {
        add({node(i, j), node(i + 1, j), node(i, j + 1)}, noise_.unit(i, j, 23));
        add({node(i + 1, j), node(i + 1, j + 1), node(i, j + 1)}, noise_.unit(i, j, 24));
      }
    }
    return facets;
  }

 private:
  static int line(double place) { return static_cast<int>(std::floor(place / kMesh)); }

  UserPoint node(int i, int j) const {
    return {kMesh * (i + 0.7 * (noise_.unit(i, j, 21) - 0.5)),
            kMesh * (j + 0.7 * (noise_.unit(i, j, 22) - 0.5))};
  }

  double height(double x, double y) const {
    const int i = static_cast<int>((x - heights_.left) / heights_.step);
    const int j = static_cast<int>((y - heights_.top) / heights_.step);
    return heights_.at(std::clamp(i, 0, heights_.columns - 1), std::clamp(j, 0, heights_.rows - 1));
  }

  int shade(UserPoint at, double chance) const {
    const double rise_x = height(at.x + 0.1, at.y) - height(at.x - 0.1, at.y);
    const double rise_y = height(at.x, at.y + 0.1) - height(at.x, at.y - 0.1);
    const double light = 0.5 + 1.3 * (rise_x + 1.2 * rise_y) + 0.55 * (chance - 0.5);
    return std::clamp(static_cast<int>(light * 4), 0, 3);
  }

  const HeightField& heights_;
  const Noise& noise_;
};

}  // namespace

void draw_facets(cairo_t* cr, const HeightField& heights, UserBox box, const BoardColours& colours,
                 const Noise& noise) {
  const auto facets = Mesh(heights, noise).shaded(box);
  for (std::size_t shade = 0; shade < facets.size(); ++shade) {
    set_colour(cr, colours.land[shade]);
    for (const auto& [a, b, d] : facets[shade]) {
      cairo_move_to(cr, a.x, a.y);
      cairo_line_to(cr, b.x, b.y);
      cairo_line_to(cr, d.x, d.y);
      cairo_close_path(cr);
    }
    cairo_fill(cr);
  }
}

}  // namespace chartroom::exporters
