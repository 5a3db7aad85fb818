#include "editor/model/game/agent_thread.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "editor/model/game/game_session.h"
#include "tests/editor/model/news.h"
#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
using namespace rules;
namespace {

// Asks a session's question and waits for the answer.
class Waiting {
 public:
  Waiting() : thread_([this] { news_.tell(); }) {}

  AgentThread& thread() { return thread_; }
  AgentAnswer wait() {
    const auto answered = [](const auto& answer) { return answer.has_value(); };
    return *news_.wait([this] { return thread_.take(); }, answered);
  }

 private:
  News news_;
  AgentThread thread_;
};

TEST(AgentThread, PlaysAGameOfAgentsAsTheTableDoes) {
  const Map map = known::north_pole();
  GameDocument document({"", map, {}}, Team::blue);
  GameSession session(document, 7, false);
  session.set_seat(Team::blue, "novice");
  session.set_seat(Team::green, "random");
  Waiting waiting;
  while (session.question() && document.record().plies.size() < 80) {
    waiting.thread().ask(session.question());
    ASSERT_TRUE(session.take(waiting.wait()));
  }
  play::TableSetup setup;
  setup.map = map;
  setup.rules = document.rules();
  setup.map_name = map.id;
  setup.agents = {"novice", "random"};
  setup.seed = 7;
  for (const Team team : kTeams) {
    setup.starts[index(team)] =
        play::Table::draw_start(map, setup.rules, team, setup.agents[index(team)], 7);
  }
  play::Table table(setup);
  while (table.plies().size() < document.record().plies.size()) {
    const Team team = table.state().to_move();
    Action action = table.agent_action(team);
    if (action.kind == ActionKind::sonar) action.answer = table.agent_answer(other(team));
    table.play(team, action);
  }
  GameRecord expected = table.record();
  expected.players = setup.agents;
  EXPECT_EQ(record_text(expected), record_text(document.record()));
}

TEST(AgentThread, GivesNoAnswerToAQuestionThatIsNotAskedAnyMore) {
  GameDocument document({"", known::north_pole(), {}}, Team::blue);
  GameSession session(document, 1, false);
  session.set_seat(Team::blue, "random");
  Waiting waiting;
  waiting.thread().ask(session.question());
  const AgentAnswer first = waiting.wait();
  waiting.thread().ask(std::nullopt);
  session.take(first);
  session.set_seat(Team::green, "random");
  waiting.thread().ask(session.question());
  EXPECT_EQ(waiting.wait().question.team, Team::green);
  EXPECT_FALSE(session.take(first)) << "it was said already";
}

// Returns the number of answers to a question asked, soon replaced, and asked again.
int answers_to(AgentThread& thread, const AgentQuestion& question) {
  using namespace std::chrono_literals;
  AgentQuestion other = question;
  ++other.seed;
  thread.ask(question);
  std::this_thread::sleep_for(5ms);  // the agent is thinking now
  thread.ask(other);
  thread.ask(question);
  int answers = 0;
  while (answers == 0) {
    if (thread.take()) ++answers;
    std::this_thread::sleep_for(1ms);
  }
  for (int i = 0; i < 100; ++i) {
    if (thread.take()) ++answers;
    std::this_thread::sleep_for(2ms);
  }
  return answers;
}

TEST(AgentThread, AnswersOnceWhatIsAskedAgainWhileItThinks) {
  GameDocument document({"", known::archipelago(), {}}, Team::blue);
  GameSession session(document, 1, false);
  session.set_seat(Team::blue, "expert");
  AgentThread thread([] {});
  AgentQuestion question = *session.question();
  for (question.seed = 10; question.seed < 40; question.seed += 10) {
    EXPECT_EQ(answers_to(thread, question), 1) << question.seed;
  }
}

TEST(AgentThread, EndsWhileAnAgentThinks) {
  GameDocument document({"", known::archipelago(), {}}, Team::blue);
  GameSession session(document, 1, false);
  session.set_seat(Team::blue, "master");
  ASSERT_EQ(session.question()->kind, AgentQuestion::Kind::action);
  AgentThread thread([] {});
  thread.ask(session.question());
}

}  // namespace
}  // namespace chartroom::editor
