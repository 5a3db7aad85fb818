#include "validator/play/referee/referee.h"

#include "validator/play/referee/possible_game.h"
#include "validator/play/referee/violation_text.h"
#include "validator/play/tracking/tracker.h"
#include "validator/rules/said_words.h"

namespace chartroom::play {
namespace {

using rules::ActionKind;
using rules::team_word;
using Submarine = rules::Submarine<4>;

// Returns the violation of a start or a line of play.
template <class Line>
Violation violation(const Line& line, maps::Team team, rules::Refusal rule, ViolationText text) {
  if (text.cited.empty()) text.cited = {cited_for(rule)};
  return {line.position, team, rule, text.what, text.right, line.sheet, text.cited};
}

std::optional<Violation> check_starts(const rules::GameRecord& record, const rules::Sea<4>& sea) {
  std::optional<Violation> first;
  for (const maps::Team team : maps::kTeams) {
    const auto& start = record.start(team);
    if (!start) continue;
    const auto rule = rules::State<4>::check_start(sea, team, start->point);
    if (!rule || (first && first->position < start->position)) continue;
    first = violation(*start, team, *rule, start_text(sea, team, start->point, *rule));
  }
  return first;
}

// "it was on F7", "it may have been on F7 or E8".
Message where_text(const maps::PointSet& there) {
  return there.count() == 1 ? message("it was on {}", either_of(there))
                            : message("it may have been on {}", either_of(there));
}

// Notes the lines between which a team's point is unknown.
class UnknownSpans {
 public:
  explicit UnknownSpans(std::vector<Unchecked>& unchecked) : unchecked_(unchecked) {}

  void begin(maps::Team team, TextPosition position, rules::SheetOf sheet, Message what) {
    auto& open = open_[index(team)];
    if (open) return;
    open = unchecked_.size();
    unchecked_.push_back({position, team, std::move(what), sheet});
  }
  void end(maps::Team team, const rules::RecordPly& ply) {
    close(team,
          message("its position is known from {} on", rules::line_name(ply.position, ply.sheet)));
  }
  void end_of_record() {
    for (const maps::Team team : maps::kTeams) {
      close(team, message("its position stays unknown"));
    }
  }

 private:
  void close(maps::Team team, const Message& until) {
    auto& open = open_[index(team)];
    if (open) unchecked_[*open].message = message("{}; {}", unchecked_[*open].message, until);
    open.reset();
  }

  std::vector<Unchecked>& unchecked_;
  std::array<std::optional<std::size_t>, 2> open_;
};

// Replays the plies of a record whose starts are legal.
class Replay {
 public:
  Replay(const rules::GameRecord& record, const rules::Sea<4>& sea)
      : record_(record),
        game_(sea, record),
        trackers_{Tracker<4>(sea, maps::Team::blue), Tracker<4>(sea, maps::Team::green)} {}

  RefereeReport run() {
    for (const maps::Team team : maps::kTeams) {
      if (game_.point_known(team)) continue;
      spans_.begin(team, record_.position, {},
                   message("the start of {} is not written", team_word(team)));
    }
    for (std::size_t i = 0; i < record_.plies.size() && !report_.violation; ++i) {
      hear_stops(i);
      play(record_.plies[i]);
    }
    if (!report_.violation) hear_stops(record_.plies.size());
    spans_.end_of_record();
    report_.exact = report_.exact && game_.exact();
    return std::move(report_);
  }

 private:
  void hear_stops(std::size_t plies) {
    for (; stops_ < record_.stops.size() && record_.stops[stops_].before == plies; ++stops_) {
      const rules::StopLine& stop = record_.stops[stops_];
      stopped_[index(stop.team)] = stop.resumes ? std::nullopt : std::optional(stop);
      report_.stops.push_back(stop);
    }
  }

  void play(const rules::RecordPly& ply) {
    const RefereeView view{report_, game_, stopped_};
    if (const auto broken = game_.broken_rules(ply); !broken.empty()) {
      return blame(ply, ply.team, broken.front(), refusal_text(view, ply, broken));
    }
    // Rulings 14 and 17: no team navigates until every captain who stopped play resumes it.
    for (const auto& stop : stopped_) {
      if (!stop || ply.action.kind != ActionKind::navigate) continue;
      return blame(ply, ply.team, rules::Refusal::stopped, stopped_text(view, *stop, ply));
    }
    PossibleGame after = game_;
    after.apply(ply);
    RefereedPly noted;
    noted.position = ply.position;
    noted.sheet = ply.sheet;
    noted.action = ply.action;
    noted.said.team = ply.team;
    noted.said.kind = ply.action.kind;
    if (!hear(ply, after, noted)) return;
    note_unknown(ply, after);
    game_ = std::move(after);
    note(std::move(noted));
  }

  // Notes the announcement as far as the record or the states tell; false if it is wrong.
  bool hear(const rules::RecordPly& ply, PossibleGame& after, RefereedPly& noted) {
    switch (ply.action.kind) {
      case ActionKind::navigate:
        noted.said.direction = ply.action.direction;
        return true;
      case ActionKind::silence:
        return true;
      case ActionKind::sonar:
        return hear_sonar(ply, after, noted);
      case ActionKind::torpedo:
        return hear_torpedo(ply, after, noted);
      case ActionKind::surface:
        break;
    }
    return hear_surfacing(ply, after, noted);
  }

  bool hear_sonar(const rules::RecordPly& ply, PossibleGame& after, RefereedPly& noted) {
    noted.said_whole = !ply.unwritten;
    const maps::Team asked = other(ply.team);
    const maps::PointSet there = after.points(asked);
    if (ply.unwritten) {
      // The captain of a single sheet knows the answer.
      if (ply.sheet) {
        unchecked(ply, asked,
                  message("what {} answered to sonar: {}", team_word(asked), where_text(there)));
      }
      return true;
    }
    const rules::Axis axis = ply.action.answer;
    noted.said.axis = axis;
    noted.said.line = ply.sonar_line;
    const bool possible = after.keep(asked, [&](const Submarine& s) {
      return (axis == rules::Axis::row ? s.point().row : s.point().column) == ply.sonar_line;
    });
    if (!possible) {
      blame(ply, asked, rules::Refusal::false_answer, answer_text(ply, there));
    } else if (after.points(asked) != there) {
      unchecked(ply, asked,
                message("whether {}'s answer was true: {}", team_word(asked), where_text(there)));
    }
    return possible;
  }

  // Keeps the states that fit a claim, if any; returns whether it happened, empty if they differ.
  template <class Happens>
  std::optional<bool> settle(PossibleGame& after, maps::Team team, std::optional<bool> claimed,
                             Happens happens) const {
    if (claimed) after.keep(team, [&](const Submarine& s) { return happens(s) == *claimed; });
    const bool first = happens(after.of(team).front());
    for (const Submarine& s : after.of(team)) {
      if (happens(s) != first) return std::nullopt;
    }
    return first;
  }

  bool hear_torpedo(const rules::RecordPly& ply, PossibleGame& after, RefereedPly& noted) {
    const maps::Point target = ply.action.target;
    const maps::Team enemy = other(ply.team);
    const auto on_target = [target](const Submarine& s) { return s.point() == target; };
    const PossibleGame all = after;
    using Claimed = std::optional<bool>;
    const auto hit =
        settle(after, enemy, ply.claim ? Claimed(ply.claim->hit) : Claimed(), on_target);
    const auto self =
        settle(after, ply.team, ply.claim ? Claimed(ply.claim->self) : Claimed(), on_target);
    noted.said.point = target;
    noted.said.hit = hit.value_or(false);
    noted.said.self = self.value_or(false);
    noted.said_whole = hit && self;
    if (ply.claim && contradicts(*ply.claim, noted.said)) {
      blame(ply, ply.claim->hit != noted.said.hit ? enemy : ply.team, rules::Refusal::false_claim,
            claim_text(ply, noted.said, all));
      return false;
    }
    for (const maps::Team team : {enemy, ply.team}) {
      const maps::PointSet there = all.points(team);
      if (there.count() == 1 || !there.contains(target)) continue;
      const Message where = where_text(there);
      const Message open = team == enemy
                               ? message("whether the missile at {} hit {}: {}", to_string(target),
                                         team_word(team), where)
                               : message("whether the missile at {} hit its own team, {}: {}",
                                         to_string(target), team_word(team), where);
      unchecked(
          ply, team,
          ply.claim ? message("{}; {}", open, message("the referee accepts the call")) : open);
    }
    return true;
  }

  bool hear_surfacing(const rules::RecordPly& ply, PossibleGame& after, RefereedPly& noted) {
    const PossibleGame all = after;
    const rules::Sea<4>& sea = after.sea();
    const auto costs = [&sea](const Submarine& s) { return !sea.safe().contains_cell(s.cell); };
    bool possible = true;
    if (ply.claim && ply.claim->point) {
      const maps::Point claimed = *ply.claim->point;
      possible =
          after.keep(ply.team, [claimed](const Submarine& s) { return s.point() == claimed; });
    }
    const bool says_damage = ply.claim && (ply.claim->self || ply.claim->no_damage);
    const auto self =
        settle(after, ply.team, says_damage ? std::optional(ply.claim->self) : std::nullopt, costs);
    noted.said.point = after.of(ply.team).front().point();
    noted.said.self = self.value_or(false);
    noted.said_whole = self && after.point_known(ply.team);
    if (!possible || (ply.claim && contradicts(*ply.claim, noted.said))) {
      blame(ply, ply.team, rules::Refusal::false_claim, claim_text(ply, noted.said, all));
      return false;
    }
    if (all.points(ply.team) != after.points(ply.team)) {
      unchecked(ply, ply.team,
                message("whether {} surfaced where it said: {}", team_word(ply.team),
                        where_text(all.points(ply.team))));
    } else if (!noted.said_whole) {
      unchecked(
          ply, ply.team,
          message("where {} surfaced: {}", team_word(ply.team), where_text(all.points(ply.team))));
    }
    return true;
  }

  void blame(const rules::RecordPly& ply, maps::Team team, rules::Refusal rule,
             ViolationText text) {
    report_.violation = violation(ply, team, rule, std::move(text));
  }

  void unchecked(const rules::RecordPly& ply, maps::Team team, Message what) {
    report_.unchecked.push_back({ply.position, team, std::move(what), ply.sheet});
  }

  void note_unknown(const rules::RecordPly& ply, const PossibleGame& after) {
    for (const maps::Team team : maps::kTeams) {
      if (after.point_known(team)) {
        spans_.end(team, ply);
      } else if (game_.point_known(team)) {
        spans_.begin(team, ply.position, ply.sheet,
                     message("the direction of {}'s silence is not written", team_word(team)));
      }
    }
  }

  void note(RefereedPly noted) {
    noted.point = game_.of(noted.said.team).front().point();
    noted.point_known = game_.point_known(noted.said.team);
    noted.result = game_.result().value_or(rules::GameResult::open);
    for (const maps::Team team : maps::kTeams) {
      const std::size_t i = index(team);
      if (noted.said_whole) trackers_[i].hear(noted.said);
      report_.exact = report_.exact && trackers_[i].exact() && noted.said_whole;
      noted.energy[i] = game_.of(team).front().energy;
      noted.damage[i] = least_damage(team);
      noted.damage_known[i] = game_.damage_known(team);
      noted.candidates[i] = trackers_[i].candidates();
    }
    report_.result = noted.result;
    report_.result_known = game_.result().has_value();
    report_.damage = noted.damage;
    report_.damage_known = noted.damage_known;
    report_.plies.push_back(std::move(noted));
  }

  int least_damage(maps::Team team) const {
    int least = game_.of(team).front().damage;
    for (const Submarine& s : game_.of(team)) least = std::min<int>(least, s.damage);
    return least;
  }

  const rules::GameRecord& record_;
  PossibleGame game_;
  std::array<Tracker<4>, 2> trackers_;
  HoldingStops stopped_;
  std::size_t stops_ = 0;
  RefereeReport report_;
  UnknownSpans spans_{report_.unchecked};
};

}  // namespace

Message RightCall::text() const {
  if (is_true_call) return message("true: {}", what);
  return what.empty() ? message("legal: nothing") : message("legal: {}", what);
}

Message Violation::message() const { return chartroom::message("{} ({})", what, right.text()); }

Message verdict_text(const Violation& violation) {
  return message("{} by {}: {}", to_string(violation.rule), team_word(violation.team),
                 violation.message());
}

RefereeReport referee(const rules::GameRecord& record, const maps::Map& map,
                      const rules::Rulebook& rules) {
  const rules::Sea<4> sea(map, rules);
  RefereeReport report;
  report.violation = check_starts(record, sea);
  if (report.violation) return report;
  return Replay(record, sea).run();
}

}  // namespace chartroom::play
