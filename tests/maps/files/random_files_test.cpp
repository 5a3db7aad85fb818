// Tests that random maps survive every format, and random damage is noticed or harmless.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <random>

#include "maps/files/map_file.h"
#include "maps/files/pack_file.h"
#include "maps/files/text_picture.h"
#include "maps/platform/safe_file.h"

namespace chartroom::maps {
namespace {

constexpr int kMaps = CHARTROOM_NIGHTLY ? 20'000 : 500;
constexpr int kMutations = CHARTROOM_NIGHTLY ? 200'000 : 6'000;

class Dice {
 public:
  explicit Dice(std::uint32_t seed) : generator_(seed) {}
  int upto(int last) { return static_cast<int>(generator_() % (static_cast<unsigned>(last) + 1)); }
  bool coin() { return upto(1) == 1; }
  Point point(Size size) { return {upto(size.columns - 1), upto(size.rows - 1)}; }

 private:
  std::mt19937 generator_;
};

std::string random_text(Dice& dice) {
  const std::vector<std::string> pieces{"a",    "Z", "\"", "\\", "\n", "\r", "\t",   "/",
                                        "\x01", "ä", "€",  "😀",  " ",  ":",  "\x7F", "\\n"};
  std::string text = "x";
  for (int i = dice.upto(12); i > 0; --i) text += pieces[static_cast<std::size_t>(dice.upto(15))];
  return text;
}

Map random_map(Dice& dice) {
  const Size size{4 + dice.upto(11), 4 + dice.upto(11)};
  Map map = blank_map(size, "m-" + std::to_string(dice.upto(999)), random_text(dice));
  for (const Point p : map.points()) {
    if (dice.upto(5) == 0) map.islands.insert(p);
    if (dice.upto(9) == 0) map.quadrants.set(p, 1 + dice.upto(8));
  }
  if (dice.coin()) map.name["de"] = random_text(dice);
  if (dice.coin()) map.notes["ar"] = random_text(dice);
  if (dice.coin()) map.revision = random_text(dice);
  if (dice.coin()) map.author = random_text(dice);
  if (dice.coin()) map.license = random_text(dice);
  if (dice.coin()) map.theme = kThemes[static_cast<std::size_t>(dice.upto(3))];
  if (dice.coin()) map.starts.blue = dice.point(size);
  if (dice.coin()) map.starts.green = dice.point(size);
  if (dice.coin()) {
    map.surfacing = Surfacing{{}, 1 + dice.upto(8)};
    for (int i = dice.upto(5); i > 0; --i) map.surfacing->safe.insert(dice.point(size));
  }
  if (dice.coin()) map.rules.gauge = 4 + dice.upto(5);
  if (dice.coin()) map.rules.sonar = dice.upto(4);
  if (dice.coin()) map.rules.ply_limit = 10 + dice.upto(99'990);
  return map;
}

// Changes the quadrants to what a picture can show: one piece each, numbered in reading order.
void make_drawable(Map& map) {
  int number = 0;
  QuadrantGrid grid;
  for (const Point p : map.points()) {
    if (grid.at(p) != 0) continue;
    number = std::min(number + 1, kMaxQuadrant);
    const PointSet region = flood(PointSet{p}, map.quadrant(map.quadrants.at(p)));
    for (const Point q : region) grid.set(q, number);
  }
  map.quadrants = grid;
}

TEST(RandomMaps, ComeBackFromTheirFiles) {
  Dice dice(1);
  for (int i = 0; i < kMaps; ++i) {
    const Map map = random_map(dice);
    const std::string text = to_canonical_json(map);
    const ParseResult<MapFile> read = parse_map(text, "-");
    ASSERT_TRUE(read) << read.errors[0].text() << "\n" << text;
    ASSERT_EQ(read.value->map, map) << text;
    ASSERT_TRUE(read.value->canonical);
  }
}

TEST(RandomMaps, ComeBackFromTheirPictures) {
  Dice dice(2);
  int drawn = 0;
  for (int i = 0; i < kMaps; ++i) {
    Map map = random_map(dice);
    make_drawable(map);
    if (has_divided_quadrant(map)) continue;
    ++drawn;
    const std::string picture = text_picture(map);
    const ParseResult<Map> read = parse_text_picture(picture, "-");
    ASSERT_TRUE(read) << read.errors[0].text() << "\n" << picture;
    ASSERT_EQ(*read.value, map) << picture;
  }
  EXPECT_GT(drawn, kMaps / 20);
}

std::string mutated(std::string bytes, Dice& dice) {
  const auto at = static_cast<std::size_t>(dice.upto(static_cast<int>(bytes.size()) - 1));
  switch (dice.upto(3)) {
    case 0:
      return bytes.substr(0, at);
    case 1:
      return bytes.erase(at, 1);
    case 2:
      return bytes.insert(at, 1, static_cast<char>(dice.upto(255)));
    default:
      bytes[at] = dice.coin() ? static_cast<char>(dice.upto(255)) : "\"{}[],:0.\\#1"[dice.upto(11)];
      return bytes;
  }
}

void expect_errors_inside(const std::vector<FileError>& errors, const std::string& bytes) {
  const auto lines = 1 + static_cast<int>(std::count(bytes.begin(), bytes.end(), '\n'));
  ASSERT_FALSE(errors.empty());
  for (const FileError& error : errors) {
    ASSERT_GE(error.line, 1) << error.text();
    ASSERT_LE(error.line, lines) << error.text();
    ASSERT_GE(error.column, 1) << error.text();
    ASSERT_LE(error.column, static_cast<int>(bytes.size()) + 1) << error.text();
    ASSERT_FALSE(error.what.empty());
  }
}

std::vector<std::string> good_files(const std::string& ending) {
  std::vector<std::string> result;
  const std::filesystem::path folder =
      std::filesystem::path(CHARTROOM_SOURCE_DIR) / "tests" / "data" / "good";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string path = entry.path().string();
    if (path.ends_with(ending)) result.push_back(path);
  }
  std::sort(result.begin(), result.end());
  for (std::string& file : result) file = read_file(file).value.value();
  return result;
}

TEST(DamagedFiles, AreRefusedInPlaceOrReadAsAWholeMap) {
  Dice dice(3);
  const std::vector<std::string> files = good_files(".map.json");
  for (int i = 0; i < kMutations; ++i) {
    std::string bytes = files[static_cast<std::size_t>(i) % files.size()];
    for (int more = dice.upto(2); more >= 0 && !bytes.empty(); --more) bytes = mutated(bytes, dice);
    const ParseResult<MapFile> read = parse_map(bytes, "-");
    if (!read) {
      expect_errors_inside(read.errors, bytes);
      continue;
    }
    ASSERT_TRUE(read.errors.empty());
    const ParseResult<MapFile> again = parse_map(to_canonical_json(read.value->map), "-");
    ASSERT_TRUE(again) << again.errors[0].text() << "\n" << bytes;
    ASSERT_EQ(again.value->map, read.value->map) << bytes;
  }
}

TEST(DamagedFiles, AreRefusedInPlaceOrReadAsAWholePack) {
  Dice dice(4);
  const std::vector<std::string> files = good_files(".pack.json");
  for (int i = 0; i < kMutations; ++i) {
    const std::string bytes = mutated(files[static_cast<std::size_t>(i) % files.size()], dice);
    const ParseResult<PackFile> read = parse_pack(bytes, "-");
    if (!read) {
      expect_errors_inside(read.errors, bytes);
      continue;
    }
    const ParseResult<PackFile> again = parse_pack(to_canonical_json(read.value->pack), "-");
    ASSERT_TRUE(again) << again.errors[0].text() << "\n" << bytes;
    ASSERT_EQ(again.value->pack, read.value->pack) << bytes;
  }
}

TEST(DamagedFiles, AreRefusedInPlaceOrReadAsAWholePicture) {
  Dice dice(5);
  Map map = blank_map({6, 5}, "a", "A");
  map.islands = {{1, 1}};
  map.starts.blue = Point{0, 0};
  map.surfacing = Surfacing{{{4, 4}}, 1};
  map.rules.sonar = 1;
  const std::string picture = text_picture(map);
  for (int i = 0; i < kMutations; ++i) {
    const std::string text = mutated(picture, dice);
    const ParseResult<Map> read = parse_text_picture(text, "-");
    if (!read) {
      expect_errors_inside(read.errors, text);
      continue;
    }
    ASSERT_EQ(*parse_text_picture(text_picture(*read.value), "-").value, *read.value) << text;
  }
}

}  // namespace
}  // namespace chartroom::maps
