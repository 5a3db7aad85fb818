#include "validator/checks/pipeline/pipeline_checks.h"

#include "validator/checks/example_maps.h"

namespace chartroom::checks {
namespace {

Example unfinished_play_example() {
  return SaidExample{.difference = translatable("play ended within the time"),
                     .raising = {unfinished_play_within(std::chrono::seconds(60)).message}};
}

}  // namespace

Diagnostic unfinished_play_within(std::chrono::milliseconds time) {
  return {.message = message("Play did not end within {} s on this machine",
                             decimal(static_cast<double>(time.count()) / 1000))};
}

Check unfinished_play() {
  return {.code = "P512",
          .family = Family::play,
          .severity = Severity::error,
          .level = Level::fairness,
          .title = translatable("play that did not end in time"),
          .why = translatable("Nothing is known about the fairness of the map or deck. A faster "
                              "machine, or more time, may finish."),
          .inconclusive = true,
          .example = unfinished_play_example};
}

}  // namespace chartroom::checks
