#include "validator/play/referee/referee.h"

#include "validator/play/referee/violation_text.h"
#include "validator/play/tracking/tracker.h"

namespace chartroom::play {
namespace {

bool is_false_answer(const rules::RecordPly& ply, const rules::Announcement& truth) {
  return ply.action.kind == rules::ActionKind::sonar && ply.sonar_line != truth.line;
}

bool is_false_claim(const rules::RecordPly& ply, const rules::Announcement& truth) {
  if (!ply.claim) return false;
  if (ply.claim->hit != truth.hit || ply.claim->self != truth.self) return true;
  return ply.claim->point && *ply.claim->point != truth.point;
}

// Who tells the table what a wrong claim is wrong about.
maps::Team claimant(const rules::RecordPly& ply, const rules::Announcement& truth) {
  return ply.claim->hit != truth.hit ? other(ply.team) : ply.team;
}

std::optional<Violation> check_starts(const rules::GameRecord& record, const rules::Sea<4>& sea) {
  std::optional<Violation> first;
  for (const maps::Team team : maps::kTeams) {
    const rules::RecordStart& start = record.start(team).value();
    const auto rule = rules::State<4>::check_start(sea, team, start.point);
    if (!rule || (first && first->position < start.position)) continue;
    first = Violation{start.position, team, *rule, start_text(sea, team, start.point, *rule)};
  }
  return first;
}

// Replays the plies of a record whose starts are legal.
class Replay {
 public:
  Replay(const rules::GameRecord& record, const rules::Sea<4>& sea)
      : record_(record),
        state_(sea, record.blue->point, record.green->point, record.first, record.variant),
        trackers_{Tracker<4>(sea, maps::Team::blue), Tracker<4>(sea, maps::Team::green)} {}

  RefereeReport run() {
    for (const rules::RecordPly& ply : record_.plies) {
      play(ply);
      if (report_.violation) break;
    }
    return std::move(report_);
  }

 private:
  void play(const rules::RecordPly& ply) {
    if (const auto rule = state_.check(ply.team, ply.action)) {
      blame(ply, ply.team, *rule, refusal_text({record_, report_, state_}, ply, *rule));
      return;
    }
    rules::State<4> after = state_;
    const rules::Announcement said = after.apply(ply.team, ply.action);
    if (is_false_answer(ply, said)) {
      const maps::Team enemy = other(ply.team);
      blame(ply, enemy, rules::Refusal::false_answer,
            answer_text(ply, after.submarine(enemy).point()));
    } else if (is_false_claim(ply, said)) {
      blame(ply, claimant(ply, said), rules::Refusal::false_claim, claim_text(ply, said, after));
    } else {
      state_ = after;
      note(ply, said);
    }
  }

  void blame(const rules::RecordPly& ply, maps::Team team, rules::Refusal rule,
             std::string message) {
    report_.violation = Violation{ply.position, team, rule, std::move(message)};
  }

  void note(const rules::RecordPly& ply, const rules::Announcement& said) {
    RefereedPly noted;
    noted.position = ply.position;
    noted.action = ply.action;
    noted.said = said;
    noted.point = state_.submarine(ply.team).point();
    noted.result = state_.result();
    for (const maps::Team team : maps::kTeams) {
      const std::size_t i = index(team);
      trackers_[i].hear(said);
      report_.exact = report_.exact && trackers_[i].exact();
      noted.energy[i] = state_.submarine(team).energy;
      noted.damage[i] = state_.submarine(team).damage;
      noted.candidates[i] = trackers_[i].candidates();
    }
    report_.result = noted.result;
    report_.damage = noted.damage;
    report_.plies.push_back(std::move(noted));
  }

  const rules::GameRecord& record_;
  rules::State<4> state_;
  std::array<Tracker<4>, 2> trackers_;
  RefereeReport report_;
};

}  // namespace

RefereeReport referee(const rules::GameRecord& record, const maps::Map& map,
                      const rules::Rulebook& rules) {
  const rules::Sea<4> sea(map, rules);
  RefereeReport report;
  report.violation = check_starts(record, sea);
  if (report.violation) return report;
  return Replay(record, sea).run();
}

}  // namespace chartroom::play
