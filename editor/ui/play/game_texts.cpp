#include "editor/ui/play/game_texts.h"

#include <algorithm>

#include <wx/intl.h>

#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

wxString point_name(maps::Point point) { return to_wx(to_string(point)); }

wxString direction_name(maps::Direction direction) {
  switch (direction) {
    case maps::Direction::up:
      return _("up");
    case maps::Direction::down:
      return _("down");
    case maps::Direction::left:
      return _("left");
    case maps::Direction::right:
      break;
  }
  return _("right");
}

wxString torpedo_text(const rules::Announcement& said) {
  const wxString at = point_name(said.point);
  if (said.hit && said.self) return wxString::Format(_("missile %s: hits both"), at);
  if (said.hit) return wxString::Format(_("missile %s: hit"), at);
  if (said.self) return wxString::Format(_("missile %s: hits itself"), at);
  return wxString::Format(_("missile %s: miss"), at);
}

wxString result_text(const GameSession& session) {
  const auto plies = static_cast<unsigned>(session.shown());
  switch (session.step()->state.result()) {
    case rules::GameResult::blue_wins:
      return wxString::Format(
          wxPLURAL("Blue wins after %u move.", "Blue wins after %u moves.", plies), plies);
    case rules::GameResult::green_wins:
      return wxString::Format(
          wxPLURAL("Green wins after %u move.", "Green wins after %u moves.", plies), plies);
    default:
      return _("A draw: one missile sank both.");
  }
}

wxString persons_turn(const Turn& turn) {
  const bool blue = turn.team == maps::Team::blue;
  switch (turn.task) {
    case Turn::Task::choose_start:
      return blue ? _("Blue: choose where to start.") : _("Green: choose where to start.");
    case Turn::Task::answer:
      return blue ? _("Blue: give your row or your column.")
                  : _("Green: give your row or your column.");
    default:
      return blue ? _("Blue's turn.") : _("Green's turn.");
  }
}

rules::Announcement said_by(const rules::RecordPly& ply) {
  const rules::Claim claim = ply.claim.value_or(rules::Claim{});
  const rules::Action& action = ply.action;
  const bool surfaces = action.kind == rules::ActionKind::surface;
  return {.team = ply.team,
          .kind = action.kind,
          .direction = action.direction,
          .axis = action.answer,
          .line = ply.sonar_line,
          .point = surfaces ? claim.point.value_or(maps::Point{}) : action.target,
          .hit = claim.hit,
          .self = claim.self};
}

// Returns the moves of the second game after its common beginning with the first.
wxString played_between(const rules::GameRecord& before, const rules::GameRecord& after) {
  const auto parted = std::ranges::mismatch(
      before.plies, after.plies, [](const rules::RecordPly& a, const rules::RecordPly& b) {
        return a.team == b.team && a.action == b.action;
      });
  wxString text;
  for (auto ply = parted.in2; ply != after.plies.end(); ++ply) {
    if (!text.empty()) text += wxString::FromUTF8(" · ");
    text += heard_from(said_by(*ply));
  }
  return text;
}

// "Green: down. ", after the result of a torpedo or sonar before it: "Blue: torpedo C3: hit. Green:
// down. "; "" at the start.
wxString last_heard(const GameSession& session) {
  const GameStep* step = session.step();
  if (step == nullptr || !step->said) return {};
  const wxString last = heard_from(*step->said) + ". ";
  if (session.shown() == 0) return last;
  const auto& before = session.steps()[session.shown() - 1].said;
  const bool tells = before && (before->kind == rules::ActionKind::torpedo ||
                                before->kind == rules::ActionKind::sonar);
  return tells ? heard_from(*before) + ". " + last : last;
}

}  // namespace

wxString team_title(maps::Team team) { return team == maps::Team::blue ? _("Blue") : _("Green"); }

wxString seat_name(const std::string& agent) {
  if (agent.empty()) return _("Human");
  if (agent == "random") return capitalised(_("random"));
  if (agent == "novice") return capitalised(_("novice"));
  if (agent == "standard") return capitalised(_("standard"));
  if (agent == "expert") return capitalised(_("expert"));
  if (agent == "master") return capitalised(_("master"));
  return to_wx(agent);
}

wxString heard_text(const rules::Announcement& said) {
  switch (said.kind) {
    case rules::ActionKind::navigate:
      return direction_name(said.direction);
    case rules::ActionKind::silence:
      return _("silence");
    case rules::ActionKind::sonar:
      return said.axis == rules::Axis::row
                 ? wxString::Format(_("sonar: row %s"), to_wx(maps::row_name(said.line)))
                 : wxString::Format(_("sonar: column %s"), to_wx(maps::column_name(said.line)));
    case rules::ActionKind::torpedo:
      return torpedo_text(said);
    case rules::ActionKind::surface:
      break;
  }
  return wxString::Format(said.self ? _("surfaces at %s, damaged") : _("surfaces at %s"),
                          point_name(said.point));
}

wxString heard_from(const rules::Announcement& said) {
  return team_title(said.team) + ": " + heard_text(said);
}

wxString action_text(const rules::Action& action) {
  switch (action.kind) {
    case rules::ActionKind::navigate:
      return direction_name(action.direction);
    case rules::ActionKind::silence:
      return _("silence") + ", " + direction_name(action.direction);
    case rules::ActionKind::sonar:
      return _("sonar");
    case rules::ActionKind::torpedo:
      return wxString::Format(_("missile %s"), point_name(action.target));
    case rules::ActionKind::surface:
      break;
  }
  return _("surfacing");
}

wxString refusal_text(rules::Refusal refusal, const rules::Action& action,
                      const rules::Submarine<play::kTableWords>& submarine,
                      const rules::Rulebook& rules) {
  const wxString there = point_name(next(submarine.point(), action.direction));
  switch (refusal) {
    case rules::Refusal::game_over:
      return _("the game is over");
    case rules::Refusal::not_your_turn:
      return _("it is the other player's turn");
    case rules::Refusal::energy:
      return wxString::Format(_("needs %d energy, you have %d"), energy_cost(action.kind, rules),
                              static_cast<int>(submarine.energy));
    case rules::Refusal::off_map:
      return _("that is off the map");
    case rules::Refusal::island:
      return wxString::Format(_("%s is an island"), there);
    case rules::Refusal::own_trail:
      return wxString::Format(_("%s is on your own trail"), there);
    case rules::Refusal::target_island:
      return wxString::Format(_("%s is an island"), point_name(action.target));
    case rules::Refusal::target_quadrant:
      return wxString::Format(_("%s is in another quadrant"), point_name(action.target));
    case rules::Refusal::false_answer:
      return _("that answer is false");
    default:
      return _("that is not what happened");
  }
}

wxString why_not(const GameSession& session, const rules::Rulebook& rules,
                 const rules::Action& action) {
  if (session.step() == nullptr) return {};
  const auto refusal = session.check(action);
  if (!refusal) return {};
  const auto& state = session.step()->state;
  return refusal_text(*refusal, action, state.submarine(state.to_move()), rules);
}

wxString start_refusal_text(rules::Refusal refusal, maps::Point start) {
  return wxString::Format(refusal == rules::Refusal::start_island
                              ? _("%s is an island")
                              : _("%s is not the start on this map"),
                          point_name(start));
}

wxString turn_text(const GameSession& session) {
  const Turn turn = session.turn();
  if (turn.task == Turn::Task::nothing) {
    if (session.step() == nullptr) return _("The game cannot be shown.");
    if (session.step()->state.result() != rules::GameResult::open) {
      return last_heard(session) + result_text(session);
    }
    return _("The record breaks a rule here.");
  }
  if (session.is_persons_turn()) {
    const wxString asked = turn.task == Turn::Task::answer
                               ? team_title(maps::other(turn.team)) + ": " + _("sonar") + ". "
                               : last_heard(session);
    return asked + persons_turn(turn);
  }
  const wxString who = team_title(turn.team) + " (" + seat_name(session.seat(turn.team)) + ")";
  if (session.question()) return wxString::Format(_("%s is thinking..."), who);
  return wxString::Format(
      session.at_end() ? _("%s is paused. Press F2 to let it play.") : _("%s is waiting."), who);
}

wxString violation_text(const GameSession& session, const GameDocument& document) {
  const play::Violation& broken = *session.violation();
  const rules::GameRecord& record = document.record();
  wxString what = team_title(broken.team);
  if (session.step() == nullptr) {
    const maps::Point start = record.start(broken.team)->point;
    what += ": " + start_refusal_text(broken.rule, start);
  } else {
    const GameStep& last = session.steps().back();
    const rules::RecordPly& ply = record.plies[session.steps().size() - 1];
    what = team_title(ply.team) + ": " + action_text(ply.action) + " (" +
           refusal_text(broken.rule, ply.action, last.state.submarine(ply.team), document.rules()) +
           ")";
  }
  return wxString::Format(_("Line %d breaks a rule. %s."), broken.position.line, what);
}

wxString step_played(const GameDocument& document, std::size_t step) {
  const StepLabel label = document.steps()[step];
  if (label != StepLabel::play_ply && label != StepLabel::play_from_here) return {};
  const wxString played =
      played_between(document.state(step).record, document.state(step + 1).record);
  const bool is_named = label == StepLabel::play_from_here && !played.empty();
  return is_named ? capitalised(step_name(label)) + ": " + played : played;
}

wxString team_text(const GameStep& step, maps::Team team, const rules::Rulebook& rules) {
  const auto& submarine = step.state.submarine(team);
  const auto places = static_cast<unsigned>(step.places[index(team)]);
  return wxString::Format(_("energy %d of %d, damage %d of %d"), static_cast<int>(submarine.energy),
                          rules.gauge, static_cast<int>(submarine.damage), rules.damage_to_sink) +
         "\n" +
         wxString::Format(wxPLURAL("%u possible position", "%u possible positions", places),
                          places);
}

}  // namespace chartroom::editor
