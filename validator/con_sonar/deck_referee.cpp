#include "validator/con_sonar/deck_referee.h"

#include "validator/con_sonar/deck_violation_text.h"

namespace chartroom::con_sonar {
namespace {

Violation violation_of(const State& state, const RecordLine& line, const Refusal& refusal) {
  const int due = state.phase() == Phase::set_up ? state.admirals()[0] : state.to_move();
  return {refusal.position, line.nation >= 0 ? line.nation : due, refusal.rule,
          violation_text(state, line, refusal), missing_before(state, line, refusal)};
}

}  // namespace

RefereeReport referee(const GameRecord& record) {
  RefereeReport report{{}, {}, State(record.rules.value(), record.admirals)};
  for (const RecordLine& line : record.lines) {
    State& state = report.last;
    if (const std::optional<Refusal> refusal = check(state, line)) {
      report.violation = violation_of(state, line, *refusal);
      break;
    }
    const bool set_up = state.phase() == Phase::set_up;
    const int admiral = state.to_move();
    apply(state, line);
    if (!set_up) report.plies.push_back({line.at.line, admiral, line.kind, state});
  }
  return report;
}

}  // namespace chartroom::con_sonar
