#include <fmt/format.h>

#include "validator/con_sonar/checks/deck_examples.h"

namespace chartroom::con_sonar {
namespace {

using checks::Threshold;

constexpr Threshold kQueueLow{.name = "queue_share_low",
                              .value = 0.5,
                              .unit = "of the hands",
                              .meaning = "fewer that can queue two cards are too few"};
constexpr Threshold kQueueHigh{.name = "queue_share_high",
                               .value = 0.9,
                               .unit = "of the hands",
                               .meaning = "more that can queue two cards are too many"};
constexpr Threshold kStrikeLow{.name = "strike_share_low",
                               .value = 0.5,
                               .unit = "of the hands",
                               .meaning = "fewer that reach a torpedo card face up are too few"};
constexpr Threshold kStrikeHigh{.name = "strike_share_high",
                                .value = 0.95,
                                .unit = "of the hands",
                                .meaning = "more that reach a torpedo card face up are too many"};

// What to do about a share that is too low, and about one that is too high.
struct Advice {
  const char* low;
  const char* high;
};

void judge(double share, double low, double high, DeckDiagnostic about, const Advice& advice,
           std::vector<DeckDiagnostic>& found) {
  if (share >= low && share <= high) return;
  about.message = fmt::format("{:.1f} % of all hands {}; {}", 100 * share, about.message,
                              share < low ? advice.low : advice.high);
  about.evidence = {{"share", fmt::format("{:.4f}", share)}};
  found.push_back(std::move(about));
}

std::vector<DeckDiagnostic> run(const DeckSubject& subject) {
  if (!subject.hands) return {};
  const auto limit = [&](const Threshold& threshold) { return subject.thresholds.of(threshold); };
  std::vector<DeckDiagnostic> found;
  judge(subject.hands->queues, limit(kQueueLow), limit(kQueueHigh),
        {.pointer = "/fleet", .message = "can queue two cards"},
        {"fewer symbols, more arrows to them, or larger hands make more",
         "more symbols, or smaller hands, make fewer"},
        found);
  judge(subject.hands->strikes, limit(kStrikeLow), limit(kStrikeHigh),
        {.pointer = "/torpedoes", .message = "reach a torpedo card that lies face up"},
        {"more torpedo cards face up, or arrows that name their symbols, make more",
         "fewer torpedo cards face up, or more symbols, make fewer"},
        found);
  return found;
}

checks::Example example() {
  Deck raising = small_deck();
  raising.face_up = 1;
  return deck_example(run, raising, "two torpedo cards lie face up", small_deck());
}

}  // namespace

DeckCheck unusual_hands() {
  return {
      .check = {.code = "D705",
                .family = checks::Family::decks,
                .severity = Severity::note,
                .level = checks::Level::structure,
                .title = "queues and strikes out of the ordinary",
                .why = "Where hands link rarely turns are dull, and where they always do nobody "
                       "has to save a card for later.",
                .thresholds = {kQueueLow, kQueueHigh, kStrikeLow, kStrikeHigh},
                .example = example},
      .run = run};
}

}  // namespace chartroom::con_sonar
