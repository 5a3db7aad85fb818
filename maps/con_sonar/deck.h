// A deck of Con Sonar!, the second game. deck_file.h reads and writes its file.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/platform/texts.h"

namespace chartroom::con_sonar {

inline constexpr int kMaxSteps = 12;
inline constexpr int kMaxStarts = 4;
inline constexpr int kMaxDie = 20;
inline constexpr int kMaxHand = 6;
inline constexpr int kMaxFaceUp = 6;
inline constexpr int kMaxSymbols = 12;
inline constexpr int kMaxNations = 8;
inline constexpr int kMaxFleetCards = 200;
inline constexpr int kMaxTorpedoCards = 100;
inline constexpr int kMaxTorpedoes = 9;
inline constexpr int kMaxEffect = 11;

struct Symbol {
  std::string id;
  Texts name;
  friend bool operator==(const Symbol&, const Symbol&) = default;
};

struct Nation {
  std::string id;
  Texts name;
  std::string colour;  // "#b23a48", in lowercase
  friend bool operator==(const Nation&, const Nation&) = default;
};

// Cards hold the indices of nations and symbols in the deck's lists.
struct FleetCard {
  int nation = 0;
  int symbol = 0;
  int effect = 1;    // steps that a submarine of the nation moves
  int leads_to = 0;  // the symbol that its arrow names
  friend bool operator==(const FleetCard&, const FleetCard&) = default;
};

struct TorpedoCard {
  int nation = 0;
  int symbol = 0;
  int torpedoes = 1;
  friend bool operator==(const TorpedoCard&, const TorpedoCard&) = default;
};

// One submarine of each nation begins on each of the starts.
struct Ladder {
  int steps = 8;
  std::vector<int> starts{2, 4};
  friend bool operator==(const Ladder&, const Ladder&) = default;
};

struct ScoreValues {
  int submarine = 1;
  int torpedo_card = -1;
  int survivor = 2;
  int pair = 1;
  int set_of_four = 2;
  friend bool operator==(const ScoreValues&, const ScoreValues&) = default;
};

// A result of the experimental sonar.
enum class SonarResult : std::uint8_t {
  move,
  friendly_fire,
  run_aground,
  reinforcements,
  perfect_storm,
  special_delivery,
  revealed_plans,
};
inline constexpr std::array kSonarResults{SonarResult::move,          SonarResult::friendly_fire,
                                          SonarResult::run_aground,   SonarResult::reinforcements,
                                          SonarResult::perfect_storm, SonarResult::special_delivery,
                                          SonarResult::revealed_plans};

std::string_view to_string(SonarResult result);
std::optional<SonarResult> parse_sonar_result(std::string_view text);

// Stands for a nation: the active admiral's own (white).
inline constexpr int kOwnNation = -1;

struct SonarOption {
  SonarResult result = SonarResult::move;
  int nation = kOwnNation;  // for a move
  int effect = 0;           // for a move
  int weight = 1;
  friend bool operator==(const SonarOption&, const SonarOption&) = default;
};

// Level 2 draws from its list by weight, level 1 from both lists together. A level with an empty
// list does not exist.
struct Sonar {
  std::vector<SonarOption> level_2;
  std::vector<SonarOption> level_1;
  friend bool operator==(const Sonar&, const Sonar&) = default;
};

enum class SetsOfFour : std::uint8_t { each, once };

struct Variant {
  int last_submarines = 0;  // the game ends when this many or fewer are left
  SetsOfFour sets_of_four = SetsOfFour::each;
  bool discard_matched = false;
  friend bool operator==(const Variant&, const Variant&) = default;
};

struct Deck {
  std::string id;
  std::string revision;
  Texts name;
  std::string author;
  std::string license;
  Texts notes;
  Ladder ladder;
  int die = 8;
  int hand = 3;
  int face_up = 3;
  std::vector<Symbol> symbols;
  std::vector<Nation> nations;
  std::vector<FleetCard> fleet;
  std::vector<TorpedoCard> torpedoes;
  ScoreValues score;
  Sonar sonar;
  Variant variant;

  // Returns the index of an id in its list, or nothing if the list lacks it.
  std::optional<int> nation(std::string_view id) const;
  std::optional<int> symbol(std::string_view id) const;

  friend bool operator==(const Deck&, const Deck&) = default;
};

// Returns each card's name in records, in the order of the deck's lists: "red+2"; "red+2/destroyer"
// if several cards of a nation share an effect; "red+2/destroyer/carrier" if these differ only in
// their arrows. Copies share a name.
std::vector<std::string> fleet_card_names(const Deck& deck);
// Returns "red*1", or "red*1/frigate" if a nation has several cards with that many torpedoes.
std::vector<std::string> torpedo_card_names(const Deck& deck);

// Returns a nation, or the admiral's own, with its steps: "red+2", "own-1".
std::string move_name(const Deck& deck, int nation, int effect);
// "red+2", "friendly-fire".
std::string option_name(const Deck& deck, const SonarOption& option);

}  // namespace chartroom::con_sonar
