#include "maps/map_edit.h"

namespace chartroom::maps {
namespace {

void put(PointSet& set, const PointSet& points, bool in) {
  if (in) {
    set |= points;
  } else {
    set -= points;
  }
}

struct Apply {
  Map& map;

  void operator()(const SetIslands& e) const {
    put(map.islands, e.points & map.points(), e.island);
  }
  void operator()(const SetQuadrant& e) const {
    for (const Point p : e.points& map.points()) map.quadrants.set(p, e.quadrant);
  }
  void operator()(const SetSurfacePoints& e) const {
    const PointSet points = e.points & map.points();
    if (e.safe && !points.empty() && !map.surfacing) map.surfacing = Surfacing{};
    if (map.surfacing) put(map.surfacing->safe, points, e.safe);
  }
  void operator()(const SetSurfacingDamage& e) const {
    if (e.damage == 0) {
      map.surfacing.reset();
    } else {
      if (!map.surfacing) map.surfacing = Surfacing{};
      map.surfacing->damage_elsewhere = e.damage;
    }
  }
  void operator()(const SetStart& e) const {
    CHARTROOM_EXPECTS(!e.point || map.size.contains(*e.point));
    map.starts.of(e.team) = e.point;
  }
  void operator()(const SetName& e) const {
    if (e.text.empty()) {
      map.name.erase(e.language);
    } else {
      map.name[e.language] = e.text;
    }
  }
  void operator()(const SetTheme& e) const { map.theme = e.theme; }
  void operator()(const SetRules& e) const { map.rules = e.rules; }
};

}  // namespace

Map edited(Map map, const MapEdit& edit) {
  std::visit(Apply{map}, edit);
  return map;
}

Map edited(Map map, const std::vector<MapEdit>& edits) {
  for (const MapEdit& edit : edits) std::visit(Apply{map}, edit);
  return map;
}

}  // namespace chartroom::maps
