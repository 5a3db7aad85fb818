#include "validator/play/referee/violation_text.h"

#include <fmt/core.h>

#include <algorithm>

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

std::string surfacing(const PossibleGame& game, maps::Team team) {
  const rules::Rulebook& rules = game.sea().rules();
  bool free = true;
  bool sinks = true;
  for (const rules::Submarine<4>& me : game.of(team)) {
    free = free && game.sea().safe().contains_cell(me.cell);
    sinks = sinks && me.damage + rules.surfacing_damage >= rules.damage_to_sink;
  }
  if (free) return "surface";
  if (!(game.points(team) & game.sea().safe()).empty()) {
    return "surface, which may cost damage";
  }
  return sinks ? "surface, which sinks it"
               : fmt::format("surface for {} damage", rules.surfacing_damage);
}

std::string torpedoes(const PossibleGame& game, maps::Team team) {
  const rules::Sea<4>& sea = game.sea();
  const int quadrant = sea.quadrant(game.of(team).front().cell);
  for (const rules::Submarine<4>& me : game.of(team)) {
    if (sea.quadrant(me.cell) != quadrant) return "missile in its quadrant";
  }
  return fmt::format("missile at {} of quadrant {}", points(sea.targets(quadrant).count()),
                     quadrant);
}

// Returns the calls that must resume play before anyone navigates: "\"blue resume\" first"; ""
// while play goes on.
std::string resume_text(const HoldingStops& stops) {
  std::vector<std::string> lines;
  for (const auto& stop : stops) {
    if (stop) lines.push_back(fmt::format("\"{} resume\"", to_string(stop->team)));
  }
  return lines.empty() ? "" : joined(lines, " and ") + " first";
}

// Returns the directions that are legal for a team in at least one state.
std::vector<std::string> ways(const PossibleGame& game, maps::Team team) {
  std::vector<std::string> steps;
  for (const maps::Direction d : maps::kDirections) {
    for (const rules::Submarine<4>& me : game.of(team)) {
      if (!rules::LegalActions<4>(game.sea(), me).can_navigate(d)) continue;
      steps.emplace_back(to_string(d));
      break;
    }
  }
  return steps;
}

// Returns all actions that are legal for a team in at least one state: "up, left, sonar, surface";
// while play is stopped: "sonar, surface, or \"blue resume\" first".
std::string legal_text(const RefereeView& view, maps::Team team) {
  const PossibleGame& game = view.game;
  const std::vector<std::string> steps = ways(game, team);
  const std::string resume = resume_text(view.stops);
  std::vector<std::string> words;
  if (resume.empty()) words = steps;
  const int energy = game.of(team).front().energy;
  const rules::Rulebook& rules = game.sea().rules();
  if (energy >= rules.sonar) words.emplace_back("sonar");
  if (energy >= rules.silence && !steps.empty()) words.push_back("silence " + joined(steps, "/"));
  if (energy >= rules.torpedo) words.push_back(torpedoes(game, team));
  words.push_back(surfacing(game, team));
  if (!resume.empty()) words.push_back("or " + resume);
  return "legal: " + joined(words, ", ");
}

// Returns the ply with which a point joined a team's trail; null if it is the start, or if nobody
// knows, as `known` tells.
const RefereedPly* ply_that_drew(const RefereeView& view, maps::Team team, maps::Point point,
                                 bool& known) {
  known = true;
  for (auto ply = view.so_far.plies.rbegin(); ply != view.so_far.plies.rend(); ++ply) {
    if (ply->said.team != team) continue;
    known = known && ply->point_known;
    if (ply->point != point || !ply->point_known) continue;
    // Sonar and torpedoes do not move the submarine.
    if (ply->action.kind == rules::ActionKind::sonar ||
        ply->action.kind == rules::ActionKind::torpedo)
      continue;
    return &*ply;
  }
  return nullptr;
}

// Returns when a point joined a team's trail: "since line 9", "since the start".
std::string trail_since(const RefereeView& view, maps::Team team, maps::Point point) {
  bool known = true;
  if (const RefereedPly* ply = ply_that_drew(view, team, point, known)) {
    return " since " + rules::line_name(ply->position, ply->sheet);
  }
  return known ? " since the start" : "";
}

ViolationText game_over_text(const RefereeView& view, maps::Team team) {
  const rules::GameResult result = view.so_far.result;
  const RefereedPly& last = view.so_far.plies.back();
  const std::string line = rules::line_name(last.position, last.sheet);
  if (result == rules::GameResult::draw) {
    return {fmt::format("{} cannot act: both submarines were sunk in {}, so the game is a draw",
                        to_string(team), line),
            "legal: nothing"};
  }
  if (result == rules::GameResult::open) {
    return {fmt::format("{} cannot act: whatever happened up to {}, a submarine was sunk",
                        to_string(team), line),
            "legal: nothing"};
  }
  const maps::Team winner =
      result == rules::win_of(maps::Team::blue) ? maps::Team::blue : maps::Team::green;
  return {fmt::format("{} cannot act: {} was sunk in {}, so {} has won", to_string(team),
                      to_string(other(winner)), line, to_string(winner)),
          "legal: nothing"};
}

ViolationText turn_text(const RefereeView& view, maps::Team team) {
  const std::string_view due = to_string(other(team));
  const bool first = view.so_far.plies.empty();
  std::string why = fmt::format("{} goes first", due);
  if (!first) {
    const RefereedPly& last = view.so_far.plies.back();
    why = fmt::format("{} acted last, in {}", to_string(team),
                      rules::line_name(last.position, last.sheet));
  }
  return {fmt::format("{} cannot act now; it is {}'s turn: {}", to_string(team), due, why),
          fmt::format("legal: an action of {}; in a game without turns the header says \"variant "
                      "realtime\"",
                      due),
          {first ? CitedRule::first_turn : CitedRule::turns}};
}

ViolationText energy_text(const RefereeView& view, const rules::RecordPly& ply) {
  const PossibleGame& game = view.game;
  const rules::Rulebook& rules = game.sea().rules();
  const rules::ActionKind kind = ply.action.kind;
  return {
      fmt::format("{} cannot pay for {}: it needs {} energy, {} has {}", to_string(ply.team),
                  kind == rules::ActionKind::torpedo ? "a missile" : to_string(kind),
                  energy_cost(kind, rules), to_string(ply.team), game.of(ply.team).front().energy),
      legal_text(view, ply.team)};
}

// Returns why a submarine cannot go in a direction: "E2 is an island".
std::string step_reason(const RefereeView& view, maps::Team team,
                        const rules::Submarine<4>& submarine, maps::Direction direction) {
  const auto rule =
      rules::State<4>::check(view.game.sea(), submarine, rules::Action::navigate(direction));
  const maps::Point to = next(submarine.point(), direction);
  if (rule == rules::Refusal::off_map) return "the map ends there";
  if (rule == rules::Refusal::island) return to_string(to) + " is an island";
  const bool one = view.game.of(team).size() == 1;
  return fmt::format("{} is on its own trail{}", to_string(to),
                     one ? trail_since(view, team, to) : "");
}

// Returns the obstacle from each possible point of a team.
std::string step_reasons(const RefereeView& view, maps::Team team, maps::Direction direction) {
  std::vector<std::string> reasons;
  maps::PointSet told;
  constexpr int kTold = 4;
  for (const rules::Submarine<4>& submarine : view.game.of(team)) {
    if (told.contains(submarine.point()) || told.count() == kTold) continue;
    told.insert(submarine.point());
    reasons.push_back(fmt::format("from {} {}", to_string(submarine.point()),
                                  step_reason(view, team, submarine, direction)));
  }
  const int more = view.game.points(team).count() - told.count();
  if (more > 0) reasons.push_back(fmt::format("nor from {} more", points(more)));
  return joined(reasons, ", ");
}

// Returns the rules that close a way. The one on the start is cited for the start.
std::vector<CitedRule> step_rules(const RefereeView& view, const rules::RecordPly& ply,
                                  const std::vector<rules::Refusal>& broken) {
  std::vector<CitedRule> cited;
  for (const rules::Refusal rule : broken) cited.push_back(cited_for(rule));
  const Submarines& submarines = view.game.of(ply.team);
  bool known = false;
  if (submarines.size() == 1 && cited.front() == CitedRule::own_trail &&
      ply_that_drew(view, ply.team, next(submarines[0].point(), ply.action.direction), known) ==
          nullptr &&
      known) {
    cited.front() = CitedRule::start_on_the_trail;
  }
  return cited;
}

ViolationText step_text(const RefereeView& view, const rules::RecordPly& ply,
                        const std::vector<rules::Refusal>& broken) {
  const Submarines& submarines = view.game.of(ply.team);
  const bool silent = ply.action.kind == rules::ActionKind::silence;
  std::string there = either_of(view.game.points(ply.team));
  if (there.starts_with("one of")) there.replace(0, 3, "any");
  if (ply.unwritten) {
    return {fmt::format("{} cannot go anywhere in silence from {}: every direction is blocked",
                        to_string(ply.team), there),
            legal_text(view, ply.team),
            {CitedRule::silent_step}};
  }
  const std::string_view way = to_string(ply.action.direction);
  const std::string why = submarines.size() == 1
                              ? step_reason(view, ply.team, submarines[0], ply.action.direction)
                              : step_reasons(view, ply.team, ply.action.direction);
  return {fmt::format("{} cannot go {} from {}{}: {}", to_string(ply.team), way, there,
                      silent ? " in silence" : "", why),
          legal_text(view, ply.team), step_rules(view, ply, broken)};
}

ViolationText target_text(const RefereeView& view, const rules::RecordPly& ply,
                          rules::Refusal rule) {
  const PossibleGame& game = view.game;
  const rules::Sea<4>& sea = game.sea();
  const maps::Point target = ply.action.target;
  std::string why = "an island";
  if (rule == rules::Refusal::target_quadrant) {
    std::vector<std::string> quadrants;
    for (const rules::Submarine<4>& me : game.of(ply.team)) {
      const std::string name = std::to_string(sea.quadrant(me.cell));
      if (std::ranges::count(quadrants, name) == 0) quadrants.push_back(name);
    }
    why = fmt::format("in quadrant {}, but the submarine is in quadrant {}",
                      sea.quadrant(maps::PointSet::cell(target)), joined(quadrants, " or "));
  }
  return {fmt::format("{} cannot fire at {} from {}: {} is {}", to_string(ply.team),
                      to_string(target), either_of(game.points(ply.team)), to_string(target), why),
          legal_text(view, ply.team)};
}

std::string torpedo_claim(bool hit, bool self) {
  if (hit) return self ? "hit self" : "hit";
  return self ? "self" : "miss";
}

std::string answer_of(rules::Axis axis, int line) {
  return fmt::format("{} {}", to_string(axis),
                     axis == rules::Axis::row ? maps::row_name(line) : maps::column_name(line));
}

// Returns the answers that are true for some of the points: "legal: \"row 3\" or \"column F\"".
std::string answers_text(const maps::PointSet& there) {
  std::vector<std::string> answers;
  for (const rules::Axis axis : {rules::Axis::row, rules::Axis::column}) {
    for (const maps::Point point : there) {
      const int line = axis == rules::Axis::row ? point.row : point.column;
      const std::string answer = "\"" + answer_of(axis, line) + "\"";
      if (std::ranges::count(answers, answer) == 0) answers.push_back(answer);
    }
  }
  return "legal: " + joined(answers, " or ");
}

}  // namespace

std::string either_of(const maps::PointSet& set) {
  constexpr int kTold = 8;
  if (set.count() > kTold) return fmt::format("one of {}", points(set.count()));
  std::string text;
  int left = set.count();
  for (const maps::Point point : set) {
    if (!text.empty()) text += left == 1 ? " or " : ", ";
    text += to_string(point);
    --left;
  }
  return text;
}

std::string verdict_text(const Violation& violation) {
  return fmt::format("{} by {}: {}", to_string(violation.rule), to_string(violation.team),
                     violation.message);
}

ViolationText start_text(const rules::Sea<4>& sea, maps::Team team, maps::Point start,
                         rules::Refusal rule) {
  const auto& forced = sea.starts().of(team);
  const std::string legal =
      forced ? to_string(*forced)
             : fmt::format("any of the {} of water", points(sea.water().count()));
  const std::string why =
      rule == rules::Refusal::start_island
          ? "it is an island"
          : fmt::format("on this map {} must start on {}", to_string(team), legal);
  return {fmt::format("{} cannot start on {}: {}", to_string(team), to_string(start), why),
          "legal: " + legal};
}

ViolationText refusal_text(const RefereeView& view, const rules::RecordPly& ply,
                           const std::vector<rules::Refusal>& broken) {
  switch (broken.front()) {
    case rules::Refusal::game_over:
      return game_over_text(view, ply.team);
    case rules::Refusal::not_your_turn:
      return turn_text(view, ply.team);
    case rules::Refusal::energy:
      return energy_text(view, ply);
    case rules::Refusal::off_map:
    case rules::Refusal::island:
    case rules::Refusal::own_trail:
      return step_text(view, ply, broken);
    default:
      return target_text(view, ply, broken.front());
  }
}

ViolationText stopped_text(const RefereeView& view, const rules::StopLine& stop,
                           const rules::RecordPly& ply) {
  return {fmt::format("{} cannot go {} while play is stopped: {} called stop in {} and has not "
                      "called resume",
                      to_string(ply.team), to_string(ply.action.direction), to_string(stop.team),
                      rules::line_name(stop.position, stop.sheet)),
          legal_text(view, ply.team)};
}

ViolationText answer_text(const rules::RecordPly& ply, const maps::PointSet& there) {
  const std::string_view enemy = to_string(other(ply.team));
  return {fmt::format("{} answered \"{}\" to sonar, but {} was on {}", enemy,
                      answer_of(ply.action.answer, ply.sonar_line), enemy, either_of(there)),
          answers_text(there)};
}

std::string claim_of(const rules::Announcement& said) {
  if (said.kind == rules::ActionKind::torpedo) return torpedo_claim(said.hit, said.self);
  return to_string(said.point) + (said.self ? " damage" : "");
}

ViolationText claim_text(const rules::RecordPly& ply, const rules::Announcement& truth,
                         const PossibleGame& after) {
  const rules::Claim& claim = *ply.claim;
  const std::string_view team = to_string(ply.team);
  const std::string right = fmt::format("true: \"{}\"", claim_of(truth));
  const maps::PointSet own = after.points(ply.team);
  if (ply.action.kind == rules::ActionKind::torpedo) {
    const maps::Team enemy = other(ply.team);
    return {fmt::format("{}'s missile at {} was called \"{}\", but {} was on {} and {} on {}", team,
                        to_string(truth.point), torpedo_claim(claim.hit, claim.self),
                        to_string(enemy), either_of(after.points(enemy)), team, either_of(own)),
            right};
  }
  if (!own.contains(claim.point.value_or(truth.point))) {
    return {fmt::format("{} said it surfaced on {}, but it was on {}", team,
                        to_string(*claim.point), either_of(own)),
            own.count() == 1 ? right : "true: one of these",
            {CitedRule::told_point}};
  }
  const std::string why = truth.self
                              ? fmt::format("costs {} damage", after.sea().rules().surfacing_damage)
                              : std::string("costs no damage");
  return {fmt::format("{} surfaced {} damage, but surfacing on {} {}", team,
                      claim.self ? "with" : "without", to_string(truth.point), why),
          right};
}

}  // namespace chartroom::play
