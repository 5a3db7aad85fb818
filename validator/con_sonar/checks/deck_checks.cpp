#include "validator/con_sonar/checks/deck_checks.h"

// The checks of decks: functions that return them, each defined in a file of its name in `family`.
#define CHARTROOM_DECK_CHECKS(CHECK) \
  CHECK(unfit_counts)                \
  CHECK(idle_symbol)                 \
  CHECK(lone_card)                   \
  CHECK(unequal_nations)             \
  CHECK(unusual_hands)               \
  CHECK(unequal_play)                \
  CHECK(endless_games)               \
  CHECK(confused_colours)            \
  CHECK(shared_names)                \
  CHECK(undecided_play)              \
  CHECK(scoreless_deck)              \
  CHECK(costly_deck_games)

namespace chartroom::con_sonar {

#define CHARTROOM_DECLARE(make) checks::Check make();
CHARTROOM_DECK_CHECKS(CHARTROOM_DECLARE)
#undef CHARTROOM_DECLARE

std::vector<checks::Check> deck_catalogue() {
#define CHARTROOM_MAKE(make) make(),
  return {CHARTROOM_DECK_CHECKS(CHARTROOM_MAKE)};
#undef CHARTROOM_MAKE
}

}  // namespace chartroom::con_sonar
