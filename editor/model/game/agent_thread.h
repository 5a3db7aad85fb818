// Agents that think in the background, so that the window stays awake.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "editor/model/background/latest_task.h"
#include "maps/map.h"
#include "validator/play/games/table.h"

namespace chartroom::editor {

// What an agent is asked: where to start, what to do, or what to tell whoever asks by sonar.
struct AgentQuestion {
  enum class Kind : std::uint8_t { start, action, answer };
  Kind kind = Kind::action;
  maps::Team team = maps::Team::blue;
  std::string agent;
  std::uint64_t seed = 1;
  maps::Map map;
  rules::Rulebook rules;
  rules::GameRecord record;  // so far

  friend bool operator==(const AgentQuestion& a, const AgentQuestion& b);
};

struct AgentAnswer {
  AgentQuestion question;
  maps::Point start;     // start
  rules::Action action;  // action; of an answer, what is told
};

class AgentThread {
 public:
  // Calls `news` in the background when an answer is there.
  explicit AgentThread(std::function<void()> news) : news_(std::move(news)) {}

  // From now on only this question counts; nothing: none does. The same again changes nothing.
  void ask(std::optional<AgentQuestion> question);
  // The answer to it, once.
  std::optional<AgentAnswer> take();

 private:
  AgentAnswer reply(const AgentQuestion& question);

  std::function<void()> news_;
  std::array<std::unique_ptr<play::Table>, 2> tables_;  // by team; the worker's, kept for the next
  std::mutex mutex_;
  std::optional<AgentQuestion> question_;
  std::optional<AgentAnswer> answer_;
  LatestTask worker_;  // the last member: it uses all others
};

}  // namespace chartroom::editor
