#include "validator/checks/examples.h"

#include <algorithm>

#include "maps/files/map_file.h"
#include "maps/map_edit.h"

namespace chartroom::checks {
namespace {

maps::PointSet points(std::initializer_list<std::string_view> names) {
  maps::PointSet set;
  for (const std::string_view name : names) set.insert(maps::parse_point(name).value());
  return set;
}

maps::Point at(std::string_view name) { return maps::parse_point(name).value(); }

// A sea from rows of '.' and '#', in four quadrants of nearly equal size.
maps::Map sea(const std::vector<std::string_view>& rows) {
  maps::Map map = maps::blank_map({static_cast<int>(rows[0].size()), static_cast<int>(rows.size())},
                                  "sea", "Sea");
  for (const maps::Point p : map.points()) {
    if (rows[static_cast<std::size_t>(p.row)][static_cast<std::size_t>(p.column)] == '#') {
      map.islands.insert(p);
    }
  }
  return map;
}

maps::Map open_sea(maps::Size size = {6, 6}) { return blank_map(size, "sea", "Sea"); }

maps::Map with(maps::Map map, const std::vector<maps::MapEdit>& edits) {
  return edited(std::move(map), edits);
}

maps::SetIslands islands(std::initializer_list<std::string_view> names) {
  return {points(names), true};
}
maps::SetSurfacePoints surfacing(std::initializer_list<std::string_view> names) {
  return {points(names), true};
}
maps::SetQuadrant give(std::initializer_list<std::string_view> names, int quadrant) {
  return {points(names), quadrant};
}

std::vector<MapExample> quadrant_examples() {
  return {
      {"Q101", "a quadrant's number may be any",
       with(open_sea(), {maps::SetQuadrant{open_sea().quadrant(4), 3}}), "",
       with(open_sea(), {maps::SetQuadrant{open_sea().quadrant(4), 9}})},
      {"Q102", "an island joins, a diagonal touch would not", with(open_sea(), {give({"E5"}, 1)}),
       "E5", with(open_sea(), {give({"D3"}, 1), islands({"D3"})})},
      {"Q103", "one point of water is enough", sea({"##..", "##..", "....", "...."}), "A1 B1 A2 B2",
       sea({"##..", "#...", "....", "...."})},
      {"Q104", "with one island less the spread is 0.49",
       sea({"####....", "####....", "........", "........", "........", "........", "........",
            "........"}),
       "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3 A4 B4 C4 D4",
       sea({"####....", "###.....", "........", "........", "........", "........", "........",
            "........"})},
      {"Q105", "a step of two points has no loose end", with(open_sea({8, 8}), {give({"D1"}, 2)}),
       "D1", with(open_sea({8, 8}), {give({"D1", "D2"}, 2)})},
      {"Q106", "1 to 4 from the top left",
       with(open_sea(), {maps::SetQuadrant{open_sea().quadrant(1), 5}}), "A1", open_sea()},
  };
}

std::vector<MapExample> reach_examples() {
  const maps::Map lagoon = sea({".#..", "#...", "....", "...."});
  const maps::Map strait = sea({"....", "####", "....", "...."});
  return {
      {"R201", "a way in is enough", lagoon, "A1", sea({".#..", "....", "....", "...."})},
      {"R202", "two points wide, a submarine can turn", sea({"...##", "##.##", ".....", "....."}),
       "A1 B1 C1 C2", sea({"#..##", "#..##", ".....", "....."})},
      {"R203", "a second way through", sea({"...#...", "...#...", ".......", "...#..."}),
       "C3 D3 E3", sea({"...#...", "...#...", ".......", "......."})},
      {"R204", "a second way in", sea({"..#...", "..#...", ".##...", "......", "......", "......"}),
       "A1 B1 A2 B2 A3", sea({"..#...", "..#...", "..#...", "......", "......", "......"})},
      {"R205", "a way round", with(strait, {maps::SetStart{maps::Team::blue, at("A1")}}), "A1",
       with(sea({"....", "###.", "....", "...."}), {maps::SetStart{maps::Team::blue, at("A1")}})},
      {"R206", "a forced start is on it", with(lagoon, {surfacing({"A1", "C2"})}), "A1",
       with(lagoon, {surfacing({"A1"}), maps::SetStart{maps::Team::blue, at("A1")}})},
      {"R207", "shorter bays leave less behind",
       sea({".#.#.#.#.", ".#.#.#.#.", ".#.#.#.#.", ".#.#.#.#.", "........."}), "",
       sea({".#.#.#.#.", ".#.#.#.#.", ".#.#.#.#.", "........."})},
      {"R208", "two places", with(open_sea(), {islands({"C1", "C2"})}), "C3 D3",
       with(open_sea(), {islands({"C1"})})},
  };
}

std::vector<MapExample> start_examples() {
  const maps::Map island = with(open_sea(), {islands({"B2"})});
  maps::PointSet all_but_one = open_sea().water() - points({"C3"});
  return {
      {"S301", "the point below is water",
       with(island, {maps::SetStart{maps::Team::green, at("B2")}}), "B2",
       with(island, {maps::SetStart{maps::Team::green, at("B3")}})},
      {"S302", "next to each other",
       with(open_sea(), {maps::SetStart{maps::Team::blue, at("A1")},
                         maps::SetStart{maps::Team::green, at("A1")}}),
       "A1",
       with(open_sea(), {maps::SetStart{maps::Team::blue, at("A1")},
                         maps::SetStart{maps::Team::green, at("B1")}})},
      {"S303", "the point below is water", with(island, {surfacing({"B2", "E5"})}), "B2",
       with(island, {surfacing({"B3", "E5"})})},
      {"S304", "across the border",
       with(open_sea(), {maps::SetStart{maps::Team::blue, at("A1")},
                         maps::SetStart{maps::Team::green, at("C1")}}),
       "A1 C1",
       with(open_sea(), {maps::SetStart{maps::Team::blue, at("A1")},
                         maps::SetStart{maps::Team::green, at("D1")}})},
      {"S305", "one is enough", with(open_sea(), {maps::SetSurfacingDamage{1}}), "",
       with(open_sea(), {surfacing({"C3"})})},
      {"S306", "exactly ten steps", with(open_sea({7, 6}), {surfacing({"A1"})}), "G6",
       with(open_sea(), {surfacing({"A1"})})},
      {"S307", "one point where surfacing costs something",
       with(open_sea(), {maps::SetSurfacePoints{open_sea().water(), true}}), "",
       with(open_sea(), {maps::SetSurfacePoints{all_but_one, true}})},
  };
}

std::vector<MapExample> tracking_examples() {
  return {
      {"T401", "more water, more places alike", sea({"....", ".##.", ".#..", "...."}), "",
       open_sea()},
      {"T402", "islands tell", open_sea({10, 10}), "",
       with(open_sea({10, 10}), {islands({"G2", "C3", "H3", "I4", "D5", "I7", "B8", "C8", "F8"})})},
      {"T403", "a start that could be elsewhere", sea({"....", "###.", "....", "...."}), "C1",
       open_sea({4, 4})},
  };
}

// A small map in few lines.
std::string map_file(std::string_view id, std::string_view more = "") {
  return "{\"format\": \"chartroom-map\", \"version\": 1, \"id\": \"" + std::string(id) +
         "\", \"name\": {\"en\": \"Sea\"},\n" +
         " \"points\": [\"....\", \"....\", \"....\", \"....\"],\n" +
         " \"quadrants\": [\"1122\", \"1122\", \"3344\", \"3344\"]" + std::string(more) + "}\n";
}

std::string pack_file(std::string_view maps, std::string_view more = "") {
  return "{\"format\": \"chartroom-pack\", \"version\": 1, \"id\": \"pack\", \"name\": {\"en\": "
         "\"Pack\"},\n \"maps\": [" +
         std::string(maps) + "]" + std::string(more) + "}\n";
}

std::vector<FileExample> examples_of_files() {
  constexpr std::string_view a = "a.map.json";
  constexpr std::string_view b = "b.map.json";
  constexpr std::string_view pack = "pack.json";
  const std::string both = R"("a.map.json", "b.map.json")";
  const std::string excluding =
      ",\n \"checks\": {\"exclude\": [{\"code\": \"Q101\", \"reason\": \"three seas\"}]}";
  const std::string three = ",\n \"quadrants\": [\"1122\", \"1122\", \"3333\", \"3333\"]}\n";
  const std::string four_seas = map_file("sea");
  const std::string three_seas = four_seas.substr(0, four_seas.rfind(",\n")) + three;
  return {
      {"F001",
       "the bracket is closed",
       {{a, "{\"format\": \"chartroom-map\",\n"}},
       {{a, map_file("sea")}}},
      {"F002",
       "a member of the format",
       {{a, map_file("sea", ",\n \"depth\": 3")}},
       {{a, map_file("sea", ",\n \"theme\": \"reef\"")}}},
      {"F003",
       "the version that this program knows",
       {{a, "{\"format\": \"chartroom-map\", \"version\": 2}\n"}},
       {{a, map_file("sea")}}},
      {"F004",
       "each its own",
       {{pack, pack_file(both)}, {a, map_file("sea")}, {b, map_file("sea")}},
       {{pack, pack_file(both)}, {a, map_file("sea")}, {b, map_file("bay")}}},
      {"F005",
       "the file is there",
       {{pack, pack_file(both)}, {a, map_file("sea")}},
       {{pack, pack_file(both)}, {a, map_file("sea")}, {b, map_file("bay")}}},
      {"F006",
       "as Chartroom writes it",
       {{a, map_file("sea")}},
       {{a, to_canonical_json(open_sea({4, 4}))}}},
      {"F007",
       "the language is the map's own",
       {{pack, pack_file(R"("a.map.json")", ",\n \"languages\": [\"de\"]")}, {a, map_file("sea")}},
       {{pack, pack_file(R"("a.map.json")", ",\n \"languages\": [\"en\"]")}, {a, map_file("sea")}}},
      {"F008",
       "the map has what is excused",
       {{pack, pack_file(R"("a.map.json")", excluding)}, {a, four_seas}},
       {{pack, pack_file(R"("a.map.json")", excluding)}, {a, three_seas}}},
  };
}

template <class Example>
const Example* find_in(const std::vector<Example>& table, std::string_view code) {
  const auto found = std::find_if(table.begin(), table.end(),
                                  [code](const Example& one) { return one.code == code; });
  return found == table.end() ? nullptr : &*found;
}

std::vector<MapExample>& all_map_examples() {
  static std::vector<MapExample> table = [] {
    std::vector<MapExample> all;
    for (const auto& family :
         {quadrant_examples(), reach_examples(), start_examples(), tracking_examples()}) {
      all.insert(all.end(), family.begin(), family.end());
    }
    return all;
  }();
  return table;
}

}  // namespace

const std::vector<MapExample>& map_examples() { return all_map_examples(); }

void register_examples(const std::vector<MapExample>& examples) {
  all_map_examples().insert(all_map_examples().end(), examples.begin(), examples.end());
}

const std::vector<FileExample>& file_examples() {
  static const std::vector<FileExample> table = examples_of_files();
  return table;
}

const MapExample* find_map_example(std::string_view code) { return find_in(map_examples(), code); }
const FileExample* find_file_example(std::string_view code) {
  return find_in(file_examples(), code);
}

}  // namespace chartroom::checks
