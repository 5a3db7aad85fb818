#include "exporters/con_sonar/art/sprites.h"

#include <algorithm>
#include <array>

#include "exporters/con_sonar/art/ship_sprites.h"

namespace chartroom::exporters {

namespace {

constexpr std::string_view kStar[] = {
    ".....#.....", ".....#.....", "....###....", "....###....", "###########", ".#########.",
    "..#######..", "..#######..", ".####.####.", ".##.....##.", "#.........#",
};
constexpr std::string_view kMoon[] = {
    "....####...", "..####.....", ".####......", ".###.......", "####.......", "####.......",
    "####.......", ".###......#", ".#####...##", "..########.", "....####...",
};
constexpr std::string_view kCrown[] = {
    "...........", "#....#....#", "##..###..##", "##..###..##", "###.###.###", "###########",
    "###########", "###########", "...........", "###########", "###########",
};
constexpr std::string_view kBolt[] = {
    "......####.", ".....####..", "....####...", "...####....", "..########.", ".########..",
    "....####...", "...####....", "..###......", ".##........", "#..........",
};
constexpr std::string_view kSkull[] = {
    "..#######..", ".#########.", "###########", "##...#...##", "##...#...##", "##...#...##",
    "####.#.####", ".####.####.", "..#######..", "..#.#.#.#..", "..#.#.#.#..",
};
constexpr std::string_view kTrident[] = {
    "#....#....#", "##..###..##", "#....#....#", "#....#....#", "#....#....#", "##...#...##",
    ".#########.", ".....#.....", ".....#.....", ".....#.....", "....###....",
};
constexpr std::string_view kGem[] = {
    ".....#.....", "....###....", "...#####...", "..###.###..", ".###...###.", "###.....###",
    ".###...###.", "..###.###..", "...#####...", "....###....", ".....#.....",
};
constexpr std::string_view kHeart[] = {
    ".###...###.", "#####.#####", "###########", "###########", "###########", ".#########.",
    "..#######..", "...#####...", "....###....", ".....#.....", "...........",
};

constexpr std::array<PixelArt, con_sonar::kMaxNations> kEmblems{
    {{kStar}, {kMoon}, {kTrident}, {kCrown}, {kSkull}, {kBolt}, {kGem}, {kHeart}}};

constexpr std::string_view kTorpedo[] = {
    "##..............", ".##.##########..", "..#############.", "+++##+##########",
    "..#############.", ".##.##########..", "##..............",
};
constexpr std::string_view kRunningTorpedo[] = {
    "...........##..............", "...+....+.+.##.##########..", "+.....+.....#.#############",
    "..+..+..+.+.++##+##########", ".+.....+....#.#############", "....+....+.+##.##########..",
    "...........##..............",
};
constexpr std::string_view kSubmarine[] = {
    "......##.......", "......#........", "......#........", "....####.......", "....####.......",
    "#..##########..", "###############", "####+##+##+####", "###############", "#..##########..",
};
constexpr std::string_view kAdmiral[] = {
    "....#######....", "..###########..", ".#############.", ".#####+++#####.", "..###########..",
    "..+++++++++++..", "..#.........#..", "..#.##...##.#..", "..#.........#..", "..#...###...#..",
    "...#.#####.#...", "....#######....", "..##..###..##..", ".#####...#####.", "######+#+######",
};
constexpr std::string_view kTrefoil[] = {
    "....###....###....", "...#####..#####...", "..#####....#####..", ".######....######.",
    "#######....#######", "########..########", ".######.##.######.", ".......####.......",
    ".......####.......", "........##........", ".......#..#.......", "......######......",
    "......######......", ".....########.....", ".....########.....", "......######......",
    ".......####.......",
};
constexpr std::string_view kArrow[] = {
    ".....#....", ".....##...", "########..", "##########",
    "########..", ".....##...", ".....#....",
};

constexpr PixelArt kTorpedoArt{kTorpedo};
constexpr PixelArt kRunningTorpedoArt{kRunningTorpedo};
constexpr PixelArt kSubmarineArt{kSubmarine};
constexpr PixelArt kAdmiralArt{kAdmiral};
constexpr PixelArt kTrefoilArt{kTrefoil};
constexpr PixelArt kArrowArt{kArrow};

}  // namespace

std::vector<PixelArt> symbol_sprites(const con_sonar::Deck& deck) {
  std::vector<PixelArt> sprites;
  auto next = stock_sprites().begin();
  for (const con_sonar::Symbol& symbol : deck.symbols) {
    const auto ships = ship_sprites();
    const auto ship = std::find_if(ships.begin(), ships.end(), [&](const NamedSprite& sprite) {
      return sprite.id == symbol.id;
    });
    sprites.push_back(ship != ships.end() ? ship->art : *next++);
  }
  return sprites;
}

const PixelArt& emblem(int nation) { return kEmblems[static_cast<std::size_t>(nation)]; }

const PixelArt& torpedo_sprite() { return kTorpedoArt; }
const PixelArt& running_torpedo_sprite() { return kRunningTorpedoArt; }
const PixelArt& submarine_sprite() { return kSubmarineArt; }
const PixelArt& admiral_sprite() { return kAdmiralArt; }
const PixelArt& trefoil_sprite() { return kTrefoilArt; }
const PixelArt& arrow_sprite() { return kArrowArt; }

}  // namespace chartroom::exporters
