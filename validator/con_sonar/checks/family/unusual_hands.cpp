#include <fmt/core.h>

#include "validator/con_sonar/checks/deck_examples.h"

namespace chartroom::con_sonar {
namespace {

using checks::Threshold;

constexpr Threshold kQueueLow{.name = "queue_share_low",
                              .value = 0.5,
                              .unit = translatable("of the hands"),
                              .meaning = translatable("smallest share that can queue two cards")};
constexpr Threshold kQueueHigh{.name = "queue_share_high",
                               .value = 0.9,
                               .unit = translatable("of the hands"),
                               .meaning = translatable("largest share that can queue two cards")};
constexpr Threshold kStrikeLow{
    .name = "strike_share_low",
    .value = 0.5,
    .unit = translatable("of the hands"),
    .meaning = translatable("smallest share that reaches a face-up torpedo card")};
constexpr Threshold kStrikeHigh{
    .name = "strike_share_high",
    .value = 0.95,
    .unit = translatable("of the hands"),
    .meaning = translatable("largest share that reaches a face-up torpedo card")};

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
        {translatable("{}% of all hands can queue two cards; for more, use fewer symbols, more "
                      "arrows to them or larger hands"),
         translatable(
             "{}% of all hands can queue two cards; for fewer, use more symbols or smaller hands")},
        found);
  judge(subject.hands->strikes, limit(kStrikeLow), limit(kStrikeHigh), "/torpedoes",
        {translatable("{}% of all hands reach a face-up torpedo card; for more, turn up more "
                      "torpedo cards or let arrows name their symbols"),
         translatable("{}% of all hands reach a face-up torpedo card; for fewer, turn up fewer "
                      "torpedo cards or use more symbols")},
        found);
  return found;
}

checks::Example unusual_hands_example() {
  Deck raising = small_deck();
  raising.face_up = 1;
  return deck_example(find_unusual_hands, raising, translatable("two torpedo cards are face up"),
                      small_deck());
}

}  // namespace

Check unusual_hands() {
  return {.code = "D705",
          .family = checks::Family::decks,
          .severity = Severity::note,
          .level = checks::Level::structure,
          .title = translatable("unusually few or many queues and strikes"),
          .why = translatable("If hands rarely combine, turns are dull. If they always do, no one "
                              "has to save a card for later."),
          .thresholds = {kQueueLow, kQueueHigh, kStrikeLow, kStrikeHigh},
          .run_on_deck = find_unusual_hands,
          .example = unusual_hands_example};
}

}  // namespace chartroom::con_sonar
