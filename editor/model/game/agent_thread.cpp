#include "editor/model/game/agent_thread.h"

#include <utility>

namespace chartroom::editor {

bool operator==(const AgentQuestion& a, const AgentQuestion& b) {
  return a.kind == b.kind && a.team == b.team && a.agent == b.agent && a.seed == b.seed &&
         a.map == b.map && a.rules == b.rules && same_game(a.record, b.record);
}

void AgentThread::ask(std::optional<AgentQuestion> question) {
  const std::scoped_lock lock(mutex_);
  if (question_ == question) return;
  question_ = std::move(question);
  answer_.reset();
  if (!question_) return worker_.stop();
  worker_.begin([this, asked = *question_](const std::atomic<bool>& stop) {
    AgentAnswer answer = reply(asked);
    {
      const std::scoped_lock locked(mutex_);
      if (stop) return;
      answer_ = std::move(answer);
    }
    news_();
  });
}

std::optional<AgentAnswer> AgentThread::take() {
  const std::scoped_lock lock(mutex_);
  return std::exchange(answer_, std::nullopt);
}

AgentAnswer AgentThread::reply(const AgentQuestion& question) {
  AgentAnswer answer{question, {}, {}};
  const rules::GameRecord& record = question.record;
  if (question.kind == AgentQuestion::Kind::start) {
    answer.start = play::Table::draw_start(question.map, question.rules, question.team,
                                           question.agent, question.seed);
    return answer;
  }
  play::TableSetup setup;
  setup.map = question.map;
  setup.rules = question.rules;
  setup.map_name = record.map;
  setup.agents[index(question.team)] = question.agent;
  setup.starts = {record.blue->point, record.green->point};
  setup.first = record.first;
  setup.variant = record.variant;
  setup.seed = question.seed;
  // Continuing the last question's table saves replaying the whole game.
  std::unique_ptr<play::Table>& table = tables_[index(question.team)];
  const bool goes_on =
      table && table->map() == question.map && table->state().sea().rules() == question.rules &&
      table->agent_name(question.team) == question.agent && table->begins_as(record);
  if (!goes_on) table = std::make_unique<play::Table>(std::move(setup));
  table->follow(record);
  if (question.kind == AgentQuestion::Kind::action) {
    answer.action = table->agent_action(question.team);
  } else {
    answer.action = rules::Action::sonar(table->agent_answer(question.team));
  }
  return answer;
}

}  // namespace chartroom::editor
