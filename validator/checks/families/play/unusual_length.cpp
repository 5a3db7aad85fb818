#include <cstdint>

#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/play/made_up_play.h"
#include "validator/checks/families/play/play_findings.h"
#include "validator/play/simulation/game_metrics.h"

namespace chartroom::checks {
namespace {

constexpr Threshold kPliesMin{
    .name = "plies_min",
    .value = 20,
    .unit = translatable("turns"),
    .meaning = translatable("shortest median length, counting both teams' turns")};
constexpr Threshold kPliesMax{.name = "plies_max",
                              .value = 300,
                              .unit = translatable("turns"),
                              .meaning = translatable("longest median length")};

std::vector<Diagnostic> find_unusual_length(const MapSubject& subject) {
  const play::SkillPlay& level = strongest(subject);
  const int plies = play::median(level.tally.plies);
  const bool brief = plies < subject.thresholds.of(kPliesMin);
  if (!brief && plies <= subject.thresholds.of(kPliesMax)) return {};
  return {
      {.message = brief ? message("Half of the games of {} captains last at most {} turns",
                                  level_word(level.level), plies)
                        : message("Half of the games of {} captains last at least {} turns",
                                  level_word(level.level), plies),
       .evidence = with_seed(subject, {{"median", std::int64_t{plies}}, {"level", level.level}})}};
}

play::Fairness lasting(const maps::Map& map, int plies) {
  play::Tally tally = even_games(map);
  tally.plies = {{plies, 1'000}};
  return even_play(tally);
}

Example unusual_length_example() {
  return PlayExample{.difference = translatable("20 turns"),
                     .map = open_sea(),
                     .raising = [](const maps::Map& map) { return lasting(map, 19); },
                     .near_miss = [](const maps::Map& map) { return lasting(map, 20); }};
}

}  // namespace

Check unusual_length() {
  return {.code = "P505",
          .family = Family::play,
          .severity = Severity::note,
          .level = Level::fairness,
          .title = translatable("games too short or too long"),
          .why = translatable("The game ends before it gets going, or it drags on."),
          .game = ShownGame::typical,
          .thresholds = {kPliesMin, kPliesMax},
          .run = find_unusual_length,
          .example = unusual_length_example};
}

}  // namespace chartroom::checks
