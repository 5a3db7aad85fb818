#include "editor/model/game/game_session.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "maps/platform/contract.h"
#include "validator/play/agents/agent.h"
#include "validator/rules/legal_actions.h"

namespace chartroom::editor {
namespace {

play::TableSetup table_setup(const GameDocument& document) {
  const rules::GameRecord& record = document.record();
  play::TableSetup setup;
  setup.map = document.map();
  setup.rules = document.rules();
  setup.map_name = record.map;
  setup.starts = {record.blue->point, record.green->point};
  setup.first = record.first;
  setup.variant = record.variant;
  return setup;
}

}  // namespace

GameSession::GameSession(GameDocument& document, std::uint64_t seed, bool watched)
    : document_(document), seed_(seed), agents_play_(!watched) {
  rebuild();
  shown_ = watched || steps_.empty() ? 0 : steps_.size() - 1;
}

bool GameSession::follow() {
  if (same_game(followed_, document_.record())) return false;
  agents_play_ = false;
  rebuild();
  return true;
}

void GameSession::rebuild() {
  const bool was_at_end = at_end();
  asking_.reset();
  violation_.reset();
  const rules::GameRecord& record = document_.record();
  followed_ = record;
  if (table_ && !(begun() && table_->begins_as(record))) {
    table_.reset();
    steps_.clear();
  }
  if (begun() && !table_) {
    violation_ = play::referee(record_up_to(0), document_.map(), document_.rules()).violation;
    if (!violation_) {
      table_ = std::make_unique<play::Table>(table_setup(document_));
      add_step();
    }
  }
  if (table_) {
    table_->follow(record, [this] { add_step(); });
    steps_.erase(steps_.begin() + static_cast<std::ptrdiff_t>(table_->plies().size()) + 1,
                 steps_.end());
    if (table_->plies().size() < record.plies.size()) {
      violation_ = play::referee(record, document_.map(), document_.rules()).violation;
    }
  }
  const std::size_t last = steps_.empty() ? 0 : steps_.size() - 1;
  shown_ = was_at_end ? last : std::min(shown_, last);
}

void GameSession::add_step() {
  const std::size_t plies = table_->plies().size();
  steps_.erase(steps_.begin() + static_cast<std::ptrdiff_t>(std::min(plies, steps_.size())),
               steps_.end());
  GameStep step{.said = {}, .state = table_->state(), .trails = {}, .films = {}};
  if (plies > 0) {
    step.said = table_->plies().back().said;
    step.trails = steps_.back().trails;
  }
  for (const maps::Team team : maps::kTeams) {
    const std::size_t i = index(team);
    const maps::Point here = step.state.submarine(team).point();
    const bool acted = step.said && step.said->team == team;
    if (acted || plies == 0) {
      lengthen(step.trails[i], acted ? step.said->kind : rules::ActionKind::navigate, here);
    }
    step.films[i] = table_->film(team);
    step.places[i] = table_->candidates(team).count();
  }
  steps_.push_back(std::move(step));
}

void GameSession::show(std::size_t step) {
  const std::size_t wanted = steps_.empty() ? 0 : std::min(step, steps_.size() - 1);
  if (wanted == shown_) return;
  shown_ = wanted;
  asking_.reset();
}

bool GameSession::is_left_open() const {
  return !agents_alone() && !violation_ &&
         (steps_.empty() || steps_.back().state.result() == rules::GameResult::open);
}

bool GameSession::is_of_two_people() const {
  const auto& players = document_.record().players;
  return !any_agent() && !players[0].empty() && !players[1].empty();
}

const std::string& GameSession::seat(maps::Team team) const {
  static const std::string person;
  const std::string& player = document_.record().players[index(team)];
  const bool agent = std::ranges::any_of(
      play::agents<2>(), [&player](const auto& entry) { return entry.name == player; });
  return agent ? player : person;
}

void GameSession::set_seat(maps::Team team, const std::string& agent) {
  document_.set_person_at_keyboard(team, agent.empty() ? "person" : agent);
  followed_.players = document_.record().players;
}

Turn GameSession::turn() const {
  if (!begun()) {
    return {Turn::Task::choose_start,
            document_.record().blue ? maps::Team::green : maps::Team::blue};
  }
  if (steps_.empty() || (at_end() && violation_) ||
      step()->state.result() != rules::GameResult::open) {
    return {};
  }
  if (asking_) return {Turn::Task::answer, other(*asking_)};
  return {Turn::Task::act, step()->state.to_move()};
}

bool GameSession::is_persons_turn() const {
  const Turn now = turn();
  return now.task != Turn::Task::nothing && seat(now.team).empty();
}

std::optional<rules::Refusal> GameSession::check(const rules::Action& action) const {
  CHARTROOM_EXPECTS(step() != nullptr);
  return step()->state.check(step()->state.to_move(), action);
}

std::optional<rules::Refusal> GameSession::check_start(maps::Team team, maps::Point start) const {
  return play::Table::check_start(document_.map(), team, start);
}

maps::PointSet GameSession::steps_to() const {
  maps::PointSet points;
  if (step() == nullptr) return points;
  const maps::Point here = step()->state.submarine(step()->state.to_move()).point();
  for (const maps::Direction d : maps::kDirections) {
    if (!check(rules::Action::navigate(d))) points.insert(next(here, d));
  }
  return points;
}

maps::PointSet GameSession::targets() const {
  maps::PointSet points;
  if (step() == nullptr) return points;
  for (const maps::Point p : document_.map().water()) {
    if (!check(rules::Action::torpedo(p))) points.insert(p);
  }
  return points;
}

rules::GameRecord GameSession::record_up_to(std::size_t plies) const {
  rules::GameRecord record = document_.record();
  keep_plies(record, plies);
  return record;
}

bool GameSession::answers_a_person(maps::Team team) const {
  return !seat(team).empty() && seat(other(team)).empty();
}

void GameSession::play(maps::Team team, rules::GameRecord next, StepLabel label) {
  if (answers_a_person(team)) {
    document_.answer(std::move(next), label);
  } else {
    document_.apply(std::move(next), label);
  }
  rebuild();
}

void GameSession::choose_start(maps::Point start) {
  const Turn now = turn();
  CHARTROOM_EXPECTS(now.task == Turn::Task::choose_start && !check_start(now.team, start));
  rules::GameRecord record = document_.record();
  (now.team == maps::Team::blue ? record.blue : record.green) = rules::RecordStart{{}, start};
  play(now.team, std::move(record), StepLabel::choose_start);
}

void GameSession::act(const rules::Action& action) {
  CHARTROOM_EXPECTS(turn().task == Turn::Task::act && !check(action));
  agents_play_ = true;
  if (action.kind == rules::ActionKind::sonar) {
    asking_ = turn().team;
  } else {
    play_ply(action);
  }
}

void GameSession::answer(rules::Axis axis) {
  CHARTROOM_EXPECTS(turn().task == Turn::Task::answer);
  play_ply(rules::Action::sonar(axis));
}

void GameSession::play_ply(const rules::Action& action) {
  const bool goes_on = at_end();
  const maps::Team team = step()->state.to_move();
  play::Table::State after = step()->state;
  rules::GameRecord record = record_up_to(shown_);
  record.plies.push_back(record_ply(action, after.apply(team, action)));
  play(team, std::move(record), goes_on ? StepLabel::play_ply : StepLabel::play_from_here);
  shown_ = steps_.size() - 1;
}

bool GameSession::can_set_first() const {
  return document_.record().plies.empty() && document_.record().variant == rules::Variant::turns;
}

void GameSession::set_first(maps::Team team) {
  CHARTROOM_EXPECTS(can_set_first());
  rules::GameRecord record = document_.record();
  record.first = team;
  document_.apply(std::move(record), StepLabel::choose_start);
  rebuild();
}

int GameSession::plies_to_take_back() const {
  if (steps_.size() < 2 || !at_end()) return 0;
  int plies = 0;
  for (std::size_t i = steps_.size() - 1; i > 0; --i) {
    ++plies;
    if (!any_agent() || seat(steps_[i].said->team).empty()) return plies;
  }
  // With agents only, take back the last move.
  return agents_alone() ? 1 : 0;
}

void GameSession::take_back() {
  CHARTROOM_EXPECTS(can_take_back());
  const std::size_t kept = steps_.size() - 1 - static_cast<std::size_t>(plies_to_take_back());
  agents_play_ = false;
  document_.apply(record_up_to(kept), StepLabel::take_back);
  rebuild();
}

bool GameSession::can_play_from_here() const {
  return step() != nullptr && (!at_end() || violation_ || (any_agent() && !agents_play_)) &&
         step()->state.result() == rules::GameResult::open;
}

void GameSession::play_from_here() {
  CHARTROOM_EXPECTS(can_play_from_here());
  document_.apply(record_up_to(shown_), StepLabel::play_from_here);
  rebuild();
  agents_play_ = true;
}

std::optional<AgentQuestion> GameSession::question() const {
  const Turn now = turn();
  if (now.task == Turn::Task::nothing || !agents_play_ || !at_end()) return std::nullopt;
  if (seat(now.team).empty()) return std::nullopt;
  AgentQuestion question;
  question.kind = now.task == Turn::Task::choose_start ? AgentQuestion::Kind::start
                  : now.task == Turn::Task::answer     ? AgentQuestion::Kind::answer
                                                       : AgentQuestion::Kind::action;
  question.team = now.team;
  question.agent = seat(now.team);
  question.seed = seed_;
  question.map = document_.map();
  question.rules = document_.rules();
  question.record = document_.record();
  return question;
}

bool GameSession::take(const AgentAnswer& said) {
  if (question() != said.question) return false;
  switch (said.question.kind) {
    case AgentQuestion::Kind::start:
      choose_start(said.start);
      break;
    case AgentQuestion::Kind::action:
      act(said.action);
      break;
    case AgentQuestion::Kind::answer:
      answer(said.action.answer);
      break;
  }
  return true;
}

}  // namespace chartroom::editor
