#include "validator/play/referee/violation_text.h"

#include <fmt/format.h>

#include "validator/rules/legal_actions.h"

namespace chartroom::play {
namespace {

std::string joined(const std::vector<std::string>& words, std::string_view between) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += between;
    text += word;
  }
  return text;
}

// "1 point", "3 points".
std::string points(int count) { return fmt::format("{} point{}", count, count == 1 ? "" : "s"); }

std::string surfacing(const rules::State<4>& state, maps::Team team) {
  const rules::Submarine<4>& me = state.submarine(team);
  if (state.sea().safe().contains_cell(me.cell)) return "surface";
  const rules::Rulebook& rules = state.sea().rules();
  const bool sinks = me.damage + rules.surfacing_damage >= rules.damage_to_sink;
  return sinks ? "surface, which sinks it"
               : fmt::format("surface for {} damage", rules.surfacing_damage);
}

// All that a team may do: "up, left, sonar, surface".
std::string legal_text(const rules::State<4>& state, maps::Team team) {
  const rules::Sea<4>& sea = state.sea();
  const rules::Submarine<4>& me = state.submarine(team);
  const rules::LegalActions<4> legal(sea, me);
  std::vector<std::string> steps;
  for (const maps::Direction d : maps::kDirections) {
    if (legal.can_navigate(d)) steps.emplace_back(to_string(d));
  }
  std::vector<std::string> words = steps;
  if (legal.can_sonar()) words.emplace_back("sonar");
  if (legal.can_silence()) words.push_back("silence " + joined(steps, "/"));
  if (legal.can_fire()) {
    const int quadrant = sea.quadrant(me.cell);
    words.push_back(fmt::format("torpedo at {} of quadrant {}",
                                points(sea.targets(quadrant).count()), quadrant));
  }
  words.push_back(surfacing(state, team));
  return joined(words, ", ");
}

// Since when a point is on a team's trail: "since line 9", "since the start".
std::string trail_since(const RefereeView& view, maps::Team team, maps::Point point) {
  for (auto ply = view.so_far.plies.rbegin(); ply != view.so_far.plies.rend(); ++ply) {
    if (ply->said.team != team || ply->point != point) continue;
    // Sonar and torpedoes were used where the submarine already was.
    if (ply->action.kind == rules::ActionKind::sonar ||
        ply->action.kind == rules::ActionKind::torpedo)
      continue;
    return fmt::format("since line {}", ply->position.line);
  }
  return "since the start";
}

std::string game_over_text(const RefereeView& view, maps::Team team) {
  const rules::GameResult result = view.so_far.result;
  const int line = view.so_far.plies.back().position.line;
  if (result == rules::GameResult::draw) {
    return fmt::format(
        "{} cannot act any more: both submarines were sunk in line {}, the game is a draw "
        "(legal: nothing)",
        to_string(team), line);
  }
  const maps::Team winner =
      result == rules::win_of(maps::Team::blue) ? maps::Team::blue : maps::Team::green;
  return fmt::format("{} cannot act any more: {} was sunk in line {}, {} has won (legal: nothing)",
                     to_string(team), to_string(other(winner)), line, to_string(winner));
}

std::string turn_text(const RefereeView& view, maps::Team team) {
  const std::string_view due = to_string(other(team));
  const std::string why = view.so_far.plies.empty()
                              ? fmt::format("{} begins", due)
                              : fmt::format("{} acted last, in line {}", to_string(team),
                                            view.so_far.plies.back().position.line);
  return fmt::format(
      "{} cannot act now, it is {}'s turn: {} (legal: an action of {}; in a game "
      "without turns the header says \"variant realtime\")",
      to_string(team), due, why, due);
}

std::string energy_text(const rules::State<4>& state, const rules::RecordPly& ply) {
  const rules::Rulebook& rules = state.sea().rules();
  const rules::ActionKind kind = ply.action.kind;
  const int cost = kind == rules::ActionKind::sonar     ? rules.sonar
                   : kind == rules::ActionKind::silence ? rules.silence
                                                        : rules.torpedo;
  return fmt::format(
      "{} cannot pay for {}: it costs {} energy and {} has {} (legal: {})", to_string(ply.team),
      kind == rules::ActionKind::torpedo ? "a torpedo" : to_string(kind), cost, to_string(ply.team),
      state.submarine(ply.team).energy, legal_text(state, ply.team));
}

std::string step_text(const RefereeView& view, const rules::RecordPly& ply, rules::Refusal rule) {
  const maps::Point from = view.state.submarine(ply.team).point();
  const maps::Point to = next(from, ply.action.direction);
  std::string why = "the map ends there";
  if (rule == rules::Refusal::island) why = to_string(to) + " is an island";
  if (rule == rules::Refusal::own_trail) {
    why = fmt::format("{} is on its own trail {}", to_string(to), trail_since(view, ply.team, to));
  }
  return fmt::format("{} cannot go {} from {}{}: {} (legal: {})", to_string(ply.team),
                     to_string(ply.action.direction), to_string(from),
                     ply.action.kind == rules::ActionKind::silence ? " in silence" : "", why,
                     legal_text(view.state, ply.team));
}

std::string target_text(const rules::State<4>& state, const rules::RecordPly& ply,
                        rules::Refusal rule) {
  const rules::Sea<4>& sea = state.sea();
  const rules::Submarine<4>& me = state.submarine(ply.team);
  const maps::Point target = ply.action.target;
  const std::string why =
      rule == rules::Refusal::target_island
          ? "an island"
          : fmt::format("in quadrant {}, and the submarine is in quadrant {}",
                        sea.quadrant(maps::PointSet::cell(target)), sea.quadrant(me.cell));
  return fmt::format("{} cannot fire at {} from {}: {} is {} (legal: {})", to_string(ply.team),
                     to_string(target), to_string(me.point()), to_string(target), why,
                     legal_text(state, ply.team));
}

std::string torpedo_claim(bool hit, bool self) {
  if (hit) return self ? "hit self" : "hit";
  return self ? "self" : "miss";
}

std::string answer_of(rules::Axis axis, int line) {
  return fmt::format("{} {}", to_string(axis),
                     axis == rules::Axis::row ? maps::row_name(line) : maps::column_name(line));
}

}  // namespace

std::string verdict_text(const Violation& violation) {
  return fmt::format("{} by {}: {}", to_string(violation.rule), to_string(violation.team),
                     violation.message);
}

std::string start_text(const rules::Sea<4>& sea, maps::Team team, maps::Point start,
                       rules::Refusal rule) {
  const auto& forced = sea.starts().of(team);
  const std::string legal =
      forced ? to_string(*forced)
             : fmt::format("any of the {} of water", points(sea.water().count()));
  const std::string why = rule == rules::Refusal::start_island
                              ? "it is an island"
                              : fmt::format("the map makes {} start on {}", to_string(team), legal);
  return fmt::format("{} cannot start on {}: {} (legal: {})", to_string(team), to_string(start),
                     why, legal);
}

std::string refusal_text(const RefereeView& view, const rules::RecordPly& ply,
                         rules::Refusal rule) {
  switch (rule) {
    case rules::Refusal::game_over:
      return game_over_text(view, ply.team);
    case rules::Refusal::not_your_turn:
      return turn_text(view, ply.team);
    case rules::Refusal::energy:
      return energy_text(view.state, ply);
    case rules::Refusal::off_map:
    case rules::Refusal::island:
    case rules::Refusal::own_trail:
      return step_text(view, ply, rule);
    default:
      return target_text(view.state, ply, rule);
  }
}

std::string answer_text(const rules::RecordPly& ply, maps::Point there) {
  const std::string_view enemy = to_string(other(ply.team));
  return fmt::format("{} answered \"{}\" to sonar, but {} was on {} (legal: \"{}\" or \"{}\")",
                     enemy, answer_of(ply.action.answer, ply.sonar_line), enemy, to_string(there),
                     answer_of(rules::Axis::row, there.row),
                     answer_of(rules::Axis::column, there.column));
}

std::string claim_of(const rules::Announcement& said) {
  if (said.kind == rules::ActionKind::torpedo) return torpedo_claim(said.hit, said.self);
  return to_string(said.point) + (said.self ? " damage" : "");
}

std::string claim_text(const rules::RecordPly& ply, const rules::Announcement& truth,
                       const rules::State<4>& after) {
  const rules::Claim& claim = *ply.claim;
  const std::string_view team = to_string(ply.team);
  if (ply.action.kind == rules::ActionKind::torpedo) {
    const maps::Team enemy = other(ply.team);
    return fmt::format(
        "the torpedo of {} at {} was called \"{}\", but {} was on {} and {} on {} (true: \"{}\")",
        team, to_string(truth.point), torpedo_claim(claim.hit, claim.self), to_string(enemy),
        to_string(after.submarine(enemy).point()), team,
        to_string(after.submarine(ply.team).point()), claim_of(truth));
  }
  if (*claim.point != truth.point) {
    return fmt::format("{} said it surfaced on {}, but it was on {} (true: \"{}\")", team,
                       to_string(*claim.point), to_string(truth.point), claim_of(truth));
  }
  const std::string why = truth.self
                              ? fmt::format("costs {} damage", after.sea().rules().surfacing_damage)
                              : std::string("costs no damage");
  return fmt::format("{} surfaced {} damage, but surfacing on {} {} (true: \"{}\")", team,
                     claim.self ? "with" : "without", to_string(truth.point), why, claim_of(truth));
}

}  // namespace chartroom::play
