// Agents that think in the background, so that the window stays responsive.
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

// A question to an agent: its start, its action, or its answer to a sonar.
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
  maps::Point start;     // to a question of kind `start`
  rules::Action action;  // to the other kinds; an answer is a sonar with its axis
};

class AgentThread {
 public:
  // Calls `news` in the background when an answer is ready.
  explicit AgentThread(std::function<void()> news) : news_(std::move(news)) {}

  // Replaces the open question; an empty one drops it. An equal question changes nothing.
  void ask(std::optional<AgentQuestion> question);
  // Returns the answer to the question once it is ready, and only once.
  std::optional<AgentAnswer> take();

 private:
  AgentAnswer reply(const AgentQuestion& question);

  std::function<void()> news_;
  std::array<std::unique_ptr<play::Table>, 2> tables_;  // by team; only the worker uses them
  std::mutex mutex_;
  std::optional<AgentQuestion> question_;
  std::optional<AgentAnswer> answer_;
  LatestTask worker_;  // the last member: it uses all others
};

}  // namespace chartroom::editor
