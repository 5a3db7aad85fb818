#include "validator/play/referee/violation_text.h"

#include <fmt/core.h>

#include <algorithm>

#include "validator/rules/legal_actions.h"
#include "validator/rules/said_words.h"

namespace chartroom::play {
namespace {

using rules::team_word;

constexpr int kNamed = 8;  // more points than these are only counted

// "C3, C4 or D5".
Message named_points(const maps::PointSet& set) {
  std::vector<Message> names;
  for (const maps::Point point : set) names.emplace_back(to_string(point));
  if (names.empty()) return {};
  const Message last = names.back();
  names.pop_back();
  return names.empty() ? last : message("{} or {}", joined("{}, {}", names), last);
}

Message any_of(const maps::PointSet& set) {
  return set.count() > kNamed ? message("any of {} points", set.count()) : named_points(set);
}

Message surfacing(const PossibleGame& game, maps::Team team) {
  const rules::Rulebook& rules = game.sea().rules();
  bool free = true;
  bool sinks = true;
  for (const rules::Submarine<4>& me : game.of(team)) {
    free = free && game.sea().safe().contains_cell(me.cell);
    sinks = sinks && me.damage + rules.surfacing_damage >= rules.damage_to_sink;
  }
  if (free) return message("surface");
  if (!(game.points(team) & game.sea().safe()).empty()) {
    return message("surface, which may cost damage");
  }
  return sinks ? message("surface, which sinks it")
               : message("surface for {} damage", rules.surfacing_damage);
}

Message torpedoes(const PossibleGame& game, maps::Team team) {
  const rules::Sea<4>& sea = game.sea();
  const int quadrant = sea.quadrant(game.of(team).front().cell);
  for (const rules::Submarine<4>& me : game.of(team)) {
    if (sea.quadrant(me.cell) != quadrant) return message("missile in its quadrant");
  }
  const int count = sea.targets(quadrant).count();
  return message_for(count, "missile at {} point of quadrant {}",
                     "missile at {} points of quadrant {}", count, quadrant);
}

// Returns the calls that must resume play before anyone navigates: "\"blue resume\""; empty while
// play goes on.
Message resume_text(const HoldingStops& stops) {
  std::vector<Message> lines;
  for (const auto& stop : stops) {
    if (stop) lines.push_back(message("\"{}\"", fmt::format("{} resume", to_string(stop->team))));
  }
  return joined("{} and {}", lines);
}

// Returns the directions that are legal for a team in at least one state.
std::vector<Message> ways(const PossibleGame& game, maps::Team team) {
  std::vector<Message> steps;
  for (const maps::Direction d : maps::kDirections) {
    for (const rules::Submarine<4>& me : game.of(team)) {
      if (!rules::LegalActions<4>(game.sea(), me).can_navigate(d)) continue;
      steps.push_back(rules::direction_word(d));
      break;
    }
  }
  return steps;
}

// Returns all actions that are legal for a team in at least one state: "up, left, sonar, surface";
// while play is stopped: "sonar, surface, or \"blue resume\" first".
RightCall legal_text(const RefereeView& view, maps::Team team) {
  const PossibleGame& game = view.game;
  const std::vector<Message> steps = ways(game, team);
  const Message resume = resume_text(view.stops);
  std::vector<Message> words;
  if (resume.empty()) words = steps;
  const int energy = game.of(team).front().energy;
  const rules::Rulebook& rules = game.sea().rules();
  if (energy >= rules.sonar) words.push_back(message("sonar"));
  if (energy >= rules.silence && !steps.empty()) {
    words.push_back(message("silence {}", joined("{}/{}", steps)));
  }
  if (energy >= rules.torpedo) words.push_back(torpedoes(game, team));
  words.push_back(surfacing(game, team));
  const Message legal = joined("{}, {}", words);
  return {false, resume.empty() ? legal : message("{}, or {} first", legal, resume)};
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

// Returns that a point is on a team's trail and, if known, since when.
Message trail_text(const RefereeView& view, maps::Team team, maps::Point point) {
  const std::string name = to_string(point);
  bool known = view.game.of(team).size() == 1;
  if (const RefereedPly* ply = known ? ply_that_drew(view, team, point, known) : nullptr) {
    return message("{} is on its own trail since {}", name,
                   rules::line_name(ply->position, ply->sheet));
  }
  return known ? message("{} is on its own trail since the start", name)
               : message("{} is on its own trail", name);
}

ViolationText game_over_text(const RefereeView& view, maps::Team team) {
  const rules::GameResult result = view.so_far.result;
  const RefereedPly& last = view.so_far.plies.back();
  const Message line = rules::line_name(last.position, last.sheet);
  if (result == rules::GameResult::draw) {
    return {message("{} cannot act: both submarines were sunk in {}, so the game is a draw",
                    team_word(team), line),
            {}};
  }
  if (result == rules::GameResult::open) {
    return {message("{} cannot act: whatever happened up to {}, a submarine was sunk",
                    team_word(team), line),
            {}};
  }
  const maps::Team winner =
      result == rules::win_of(maps::Team::blue) ? maps::Team::blue : maps::Team::green;
  return {message("{} cannot act: {} was sunk in {}, so {} has won", team_word(team),
                  team_word(other(winner)), line, team_word(winner)),
          {}};
}

ViolationText turn_text(const RefereeView& view, maps::Team team) {
  const Message due = team_word(other(team));
  const bool first = view.so_far.plies.empty();
  Message why = message("{} goes first", due);
  if (!first) {
    const RefereedPly& last = view.so_far.plies.back();
    why = message("{} acted last, in {}", team_word(team),
                  rules::line_name(last.position, last.sheet));
  }
  return {message("{} cannot act now; it is {}'s turn: {}", team_word(team), due, why),
          {false, message("an action of {}; in a game without turns the header says \"variant "
                          "realtime\"",
                          due)},
          {first ? CitedRule::first_turn : CitedRule::turns}};
}

ViolationText energy_text(const RefereeView& view, const rules::RecordPly& ply) {
  const PossibleGame& game = view.game;
  const rules::Rulebook& rules = game.sea().rules();
  const Message team = team_word(ply.team);
  const int has = game.of(ply.team).front().energy;
  const RightCall legal = legal_text(view, ply.team);
  switch (ply.action.kind) {
    case rules::ActionKind::sonar:
      return {message("{} cannot pay for sonar: it needs {} energy, {} has {}", team, rules.sonar,
                      team, has),
              legal};
    case rules::ActionKind::silence:
      return {message("{} cannot pay for silence: it needs {} energy, {} has {}", team,
                      rules.silence, team, has),
              legal};
    default:
      return {message("{} cannot pay for a missile: it needs {} energy, {} has {}", team,
                      rules.torpedo, team, has),
              legal};
  }
}

// Returns why a submarine cannot go in a direction: "E2 is an island".
Message step_reason(const RefereeView& view, maps::Team team, const rules::Submarine<4>& submarine,
                    maps::Direction direction) {
  const auto rule =
      rules::State<4>::check(view.game.sea(), submarine, rules::Action::navigate(direction));
  const maps::Point to = next(submarine.point(), direction);
  if (rule == rules::Refusal::off_map) return message("the map ends there");
  if (rule == rules::Refusal::island) return message("{} is an island", to_string(to));
  return trail_text(view, team, to);
}

// Returns the obstacle from each possible point of a team.
Message step_reasons(const RefereeView& view, maps::Team team, maps::Direction direction) {
  std::vector<Message> reasons;
  maps::PointSet told;
  constexpr int kTold = 4;
  for (const rules::Submarine<4>& submarine : view.game.of(team)) {
    if (told.contains(submarine.point()) || told.count() == kTold) continue;
    told.insert(submarine.point());
    reasons.push_back(message("from {} {}", to_string(submarine.point()),
                              step_reason(view, team, submarine, direction)));
  }
  const int more = view.game.points(team).count() - told.count();
  if (more > 0) {
    reasons.push_back(message_for(static_cast<std::size_t>(more), "nor from {} point more",
                                  "nor from {} points more", more));
  }
  return joined("{}, {}", reasons);
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
  const Message there = any_of(view.game.points(ply.team));
  if (ply.unwritten) {
    return {message("{} cannot go anywhere in silence from {}: every direction is blocked",
                    team_word(ply.team), there),
            legal_text(view, ply.team),
            {CitedRule::silent_step}};
  }
  const Message team = team_word(ply.team);
  const Message way = rules::direction_word(ply.action.direction);
  const Message why = submarines.size() == 1
                          ? step_reason(view, ply.team, submarines[0], ply.action.direction)
                          : step_reasons(view, ply.team, ply.action.direction);
  return {silent ? message("{} cannot go {} from {} in silence: {}", team, way, there, why)
                 : message("{} cannot go {} from {}: {}", team, way, there, why),
          legal_text(view, ply.team), step_rules(view, ply, broken)};
}

ViolationText target_text(const RefereeView& view, const rules::RecordPly& ply,
                          rules::Refusal rule) {
  const PossibleGame& game = view.game;
  const rules::Sea<4>& sea = game.sea();
  const std::string target = to_string(ply.action.target);
  Message why = message("{} is an island", target);
  if (rule == rules::Refusal::target_quadrant) {
    std::vector<Message> quadrants;
    for (const rules::Submarine<4>& me : game.of(ply.team)) {
      const Message number = sea.quadrant(me.cell);
      if (std::ranges::count(quadrants, number) == 0) quadrants.push_back(number);
    }
    why = message("{} is in quadrant {}, but the submarine is in quadrant {}", target,
                  sea.quadrant(maps::PointSet::cell(ply.action.target)),
                  joined("{} or {}", quadrants));
  }
  return {message("{} cannot fire at {} from {}: {}", team_word(ply.team), target,
                  either_of(game.points(ply.team)), why),
          legal_text(view, ply.team)};
}

Message torpedo_claim(bool hit, bool self) {
  if (hit) return self ? message("hit self") : message("hit");
  return self ? message("self") : message("miss");
}

Message answer_of(rules::Axis axis, int line) {
  return axis == rules::Axis::row ? message("row {}", maps::row_name(line))
                                  : message("column {}", maps::column_name(line));
}

// Returns the answers that are true for some of the points: "\"row 3\" or \"column F\"".
Message answers_text(const maps::PointSet& there) {
  std::vector<Message> answers;
  for (const rules::Axis axis : {rules::Axis::row, rules::Axis::column}) {
    for (const maps::Point point : there) {
      const int line = axis == rules::Axis::row ? point.row : point.column;
      const Message answer = message("\"{}\"", answer_of(axis, line));
      if (std::ranges::count(answers, answer) == 0) answers.push_back(answer);
    }
  }
  return joined("{} or {}", answers);
}

}  // namespace

Message either_of(const maps::PointSet& set) {
  return set.count() > kNamed ? message("one of {} points", set.count()) : named_points(set);
}

ViolationText start_text(const rules::Sea<4>& sea, maps::Team team, maps::Point start,
                         rules::Refusal rule) {
  const auto& forced = sea.starts().of(team);
  const int water = sea.water().count();
  const Message legal =
      forced ? Message(to_string(*forced))
             : message_for(static_cast<std::size_t>(water), "any of the {} point of water",
                           "any of the {} points of water", water);
  const Message why = rule == rules::Refusal::start_island
                          ? message("it is an island")
                          : message("on this map {} must start on {}", team_word(team), legal);
  return {message("{} cannot start on {}: {}", team_word(team), to_string(start), why),
          {false, legal}};
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
  return {message("{} cannot go {} while play is stopped: {} called stop in {} and has not called "
                  "resume",
                  team_word(ply.team), rules::direction_word(ply.action.direction),
                  team_word(stop.team), rules::line_name(stop.position, stop.sheet)),
          legal_text(view, ply.team)};
}

ViolationText answer_text(const rules::RecordPly& ply, const maps::PointSet& there) {
  const Message enemy = team_word(other(ply.team));
  return {message("{} answered \"{}\" to sonar, but {} was on {}", enemy,
                  answer_of(ply.action.answer, ply.sonar_line), enemy, either_of(there)),
          {false, answers_text(there)}};
}

Message claim_of(const rules::Announcement& said) {
  if (said.kind == rules::ActionKind::torpedo) return torpedo_claim(said.hit, said.self);
  return said.self ? message("{} damage", to_string(said.point)) : Message(to_string(said.point));
}

ViolationText claim_text(const rules::RecordPly& ply, const rules::Announcement& truth,
                         const PossibleGame& after) {
  const rules::Claim& claim = *ply.claim;
  const Message team = team_word(ply.team);
  const RightCall right{true, message("\"{}\"", claim_of(truth))};
  const maps::PointSet own = after.points(ply.team);
  if (ply.action.kind == rules::ActionKind::torpedo) {
    const maps::Team enemy = other(ply.team);
    return {message("{}'s missile at {} was called \"{}\", but {} was on {} and {} on {}", team,
                    to_string(truth.point), torpedo_claim(claim.hit, claim.self), team_word(enemy),
                    either_of(after.points(enemy)), team, either_of(own)),
            right};
  }
  if (!own.contains(claim.point.value_or(truth.point))) {
    return {message("{} said it surfaced on {}, but it was on {}", team, to_string(*claim.point),
                    either_of(own)),
            own.count() == 1 ? right : RightCall{true, message("one of these")},
            {CitedRule::told_point}};
  }
  const std::string point = to_string(truth.point);
  const Message why = truth.self ? message("surfacing on {} costs {} damage", point,
                                           after.sea().rules().surfacing_damage)
                                 : message("surfacing on {} costs no damage", point);
  return {claim.self ? message("{} surfaced with damage, but {}", team, why)
                     : message("{} surfaced without damage, but {}", team, why),
          right};
}

}  // namespace chartroom::play
