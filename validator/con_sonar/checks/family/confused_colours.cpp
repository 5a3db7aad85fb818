#include <fmt/core.h>

#include <charconv>
#include <utility>

#include "maps/platform/colour_vision.h"
#include "validator/con_sonar/checks/deck_examples.h"

namespace chartroom::con_sonar {
namespace {

constexpr checks::Threshold kApart{.name = "colour_distance",
                                   .value = 10,
                                   .unit = translatable("of CIEDE2000"),
                                   .meaning = translatable("closer colors are confused")};

// Reads a deck's color, such as "#b23a48".
SeenColour seen(const std::string& colour) {
  unsigned value = 0;
  std::from_chars(colour.data() + 1, colour.data() + colour.size(), value, 16);
  return {(value >> 16 & 255U) / 255.0, (value >> 8 & 255U) / 255.0, (value & 255U) / 255.0};
}

Message whose(ColourVision vision) {
  switch (vision) {
    case ColourVision::protan:
      return message("players who see no red");
    case ColourVision::deutan:
      return message("players who see no green");
    case ColourVision::tritan:
      return message("players who see no blue");
    case ColourVision::normal:
      break;
  }
  return message("everyone");
}

// Returns the color vision to which two colors are nearest, and their difference.
std::pair<ColourVision, double> nearest(const Nation& a, const Nation& b) {
  std::pair<ColourVision, double> least{ColourVision::normal, 1000};
  for (const ColourVision vision : kColourVisions) {
    const double apart = colour_difference(seen(a.colour), seen(b.colour), vision);
    if (apart < least.second) least = {vision, apart};
  }
  return least;
}

std::vector<Diagnostic> find_confused_colours(const DeckSubject& subject) {
  const std::vector<Nation>& nations = subject.deck.nations;
  std::vector<Diagnostic> found;
  for (std::size_t a = 0; a < nations.size(); ++a) {
    for (std::size_t b = a + 1; b < nations.size(); ++b) {
      const auto [vision, apart] = nearest(nations[a], nations[b]);
      if (apart >= subject.thresholds.of(kApart)) continue;
      found.push_back(
          {.pointer = fmt::format("/nations/{}/colour", b),
           .places = {nations[a].id, nations[b].id},
           .message = message("{} and {} look alike to {} ({}): make one lighter or darker",
                              subject.nation(static_cast<int>(a)),
                              subject.nation(static_cast<int>(b)), whose(vision), decimal(apart)),
           .evidence = {{"distance", fmt::format("{:.1f}", apart)}}});
    }
  }
  return found;
}

checks::Example confused_colours_example() {
  Deck raising = small_deck();
  raising.nations[0].colour = "#b23a48";
  raising.nations[1].colour = "#2e7d4f";
  Deck near_miss = raising;
  near_miss.nations[1].colour = "#6fc492";
  return deck_example(find_confused_colours, raising, translatable("a lighter green"), near_miss);
}

}  // namespace

Check confused_colours() {
  return {.code = "D708",
          .family = checks::Family::decks,
          .severity = Severity::note,
          .level = checks::Level::structure,
          .title = translatable("colors that a color-blind player confuses"),
          .why = translatable("One man in twelve sees colors differently, and only color tells a "
                              "deck's nations apart. Printed sheets add emblems."),
          .thresholds = {kApart},
          .run_on_deck = find_confused_colours,
          .example = confused_colours_example};
}

}  // namespace chartroom::con_sonar
