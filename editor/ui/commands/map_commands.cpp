// Mirrors and quadrants of the map.
#include <utility>

#include "editor/model/border_lines.h"
#include "editor/model/symmetrise.h"
#include "editor/ui/commands/commands.h"

namespace chartroom::editor {
namespace {

constexpr std::pair<const char*, maps::Symmetry> kMirrors[] = {
    {"mirror.left_right", maps::Symmetry::left_right},
    {"mirror.up_down", maps::Symmetry::up_down},
    {"mirror.main_diagonal", maps::Symmetry::main_diagonal},
    {"mirror.anti_diagonal", maps::Symmetry::anti_diagonal},
    {"mirror.half_turn", maps::Symmetry::half_turn},
    {"mirror.quarter_turn", maps::Symmetry::quarter_turn},
};

}  // namespace

void bind_map_commands(Workbench& at) {
  for (const auto& [id, mirror] : kMirrors) {
    at.commands.bind(
        id,
        [&at, symmetry = mirror] {
          at.brush.mirroring.set(symmetry, !at.brush.mirroring.has(symmetry));
          at.update_tool();
        },
        [&at, symmetry = mirror] { return allowed(symmetry, at.map().size); },
        [&at, symmetry = mirror] { return at.brush.mirroring.has(symmetry); });
  }
  const auto any = [&at] { return at.brush.mirroring.any(); };
  at.commands.bind(
      "mirror.none",
      [&at] {
        at.brush.mirroring = {};
        at.update_tool();
      },
      any);
  const auto apply = [&at](Keep keep) {
    return [&at, keep] {
      at.change_map(symmetrised(at.map(), at.brush.mirroring, keep), StepLabel::apply_symmetry);
    };
  };
  at.commands.bind("mirror.apply_first", apply(Keep::first), any);
  at.commands.bind("mirror.apply_last", apply(Keep::last), any);
  const auto quadrants = [&at](const char* id, maps::Map (*renewed)(const maps::Map&),
                               StepLabel label) {
    at.commands.bind(
        id, [&at, renewed, label] { at.change_map(renewed(at.map()), label); },
        [&at, renewed] {
          const maps::Map& map = at.map();
          return renewed(map) != map;
        });
  };
  quadrants("map.renumber", renumbered, StepLabel::renumber_quadrants);
  quadrants("map.split_quadrants", separated, StepLabel::separate_quadrants);
}

}  // namespace chartroom::editor
