#include <fmt/core.h>

#include "validator/con_sonar/checks/deck_examples.h"

namespace chartroom::con_sonar {
namespace {

using checks::Threshold;

constexpr Threshold kQueueLow{
    .name = "queue_share_low",
    .value = 0.5,
    .unit = translatable("of the hands"),
    .meaning = translatable("fewer that can queue two cards are too few")};
constexpr Threshold kQueueHigh{
    .name = "queue_share_high",
    .value = 0.9,
    .unit = translatable("of the hands"),
    .meaning = translatable("more that can queue two cards are too many")};
constexpr Threshold kStrikeLow{
    .name = "strike_share_low",
    .value = 0.5,
    .unit = translatable("of the hands"),
    .meaning = translatable("fewer that reach a torpedo card face up are too few")};
constexpr Threshold kStrikeHigh{
    .name = "strike_share_high",
    .value = 0.95,
    .unit = translatable("of the hands"),
    .meaning = translatable("more that reach a torpedo card face up are too many")};

// Messages for a share that is too low, and for one that is too high.
struct Says {
  MessageTemplate<1> low;
  MessageTemplate<1> high;
};

void judge(double share, double low, double high, const char* pointer, const Says& says,
           std::vector<Diagnostic>& found) {
  if (share >= low && share <= high) return;
  found.push_back({.pointer = pointer,
                   .message = message(share < low ? says.low : says.high, decimal(100 * share)),
                   .evidence = {{"share", fmt::format("{:.4f}", share)}}});
}

std::vector<Diagnostic> find_unusual_hands(const DeckSubject& subject) {
  if (!subject.hands) return {};
  const auto limit = [&](const Threshold& threshold) { return subject.thresholds.of(threshold); };
  std::vector<Diagnostic> found;
  judge(subject.hands->queues, limit(kQueueLow), limit(kQueueHigh), "/fleet",
        {translatable(
             "{} % of all hands can queue two cards; fewer symbols, more arrows to them, or larger "
             "hands make more"),
         translatable(
             "{} % of all hands can queue two cards; more symbols, or smaller hands, make fewer")},
        found);
  judge(
      subject.hands->strikes, limit(kStrikeLow), limit(kStrikeHigh), "/torpedoes",
      {translatable(
           "{} % of all hands reach a torpedo card that lies face up; more torpedo cards face up, "
           "or arrows that name their symbols, make more"),
       translatable(
           "{} % of all hands reach a torpedo card that lies face up; fewer torpedo cards face "
           "up, or more symbols, make fewer")},
      found);
  return found;
}

checks::Example unusual_hands_example() {
  Deck raising = small_deck();
  raising.face_up = 1;
  return deck_example(find_unusual_hands, raising, translatable("two torpedo cards lie face up"),
                      small_deck());
}

}  // namespace

Check unusual_hands() {
  return {
      .code = "D705",
      .family = checks::Family::decks,
      .severity = Severity::note,
      .level = checks::Level::structure,
      .title = translatable("queues and strikes out of the ordinary"),
      .why = translatable("Where hands link rarely turns are dull, and where they always do nobody "
                          "has to save a card for later."),
      .thresholds = {kQueueLow, kQueueHigh, kStrikeLow, kStrikeHigh},
      .run_on_deck = find_unusual_hands,
      .example = unusual_hands_example};
}

}  // namespace chartroom::con_sonar
