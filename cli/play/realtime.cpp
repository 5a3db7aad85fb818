// The part of a session that is played against an agent's clock.
#include <fmt/core.h>

#include <algorithm>
#include <cstdint>

#include "cli/play/session.h"

namespace chartroom::cli {
namespace {

constexpr std::string_view kClockHelp =
    "The other team's clock starts when you press Enter; quit leaves the game.\n";

}  // namespace

bool PlaySession::start_clock(std::string_view prompt) {
  const std::string help =
      turn_help(table_.state().sea().rules(), rules::Variant::realtime) + std::string(kClockHelp);
  while (const auto line = console_.ask(prompt, help)) {
    if (line->empty()) return true;
    console_.print("Press Enter first; no clock is running yet.\n");
  }
  return false;
}

void PlaySession::pause() {
  if (table_.variant() == rules::Variant::turns) {
    console_.say("A turn-based game has no clock.\n");
  } else {
    start_clock("Paused. Press Enter to continue: ");
  }
}

void PlaySession::call_stop(maps::Team team) {
  if (table_.variant() == rules::Variant::turns) {
    return console_.say("A turn-based game has no stop; just type the action.\n");
  }
  if (table_.stopped()) return console_.say("Play is already stopped.\n");
  table_.call_stop(team);
  kept_.keep();
  console_.say("Play is stopped. Call sonar, silence, missile or surface, or type resume.\n");
}

void PlaySession::call_resume(maps::Team team) {
  if (!table_.stopped()) return console_.print("Play is not stopped.\n");
  table_.call_resume(team);
  kept_.keep();
  console_.print("Play resumes.\n");
}

void PlaySession::resume_agent(maps::Team agent) {
  table_.call_resume(agent);
  kept_.keep();
  console_.print(fmt::format("{}: resume\n", to_string(agent)));
}

// The clock stops during actions, answers and pauses, and while the agent thinks. It runs only
// while the person is asked for the next action, or waits for it.
void PlaySession::play_in_realtime() {
  const maps::Team agent = table_.is_agent(maps::Team::blue) ? maps::Team::blue : maps::Team::green;
  const maps::Team me = other(agent);
  if (!start_clock("Press Enter to start the clock: ")) return;
  if (table_.stopped(agent)) resume_agent(agent);
  agent_in_ = table_.agent_time(agent);
  person_in_ = 0;
  console_.keep_typed_line();
  show(me);
  const std::string prompt = fmt::format("{}> ", to_string(me));
  const std::string stopped = fmt::format("{}, stopped> ", to_string(me));
  const std::string help = turn_help(table_.state().sea().rules(), rules::Variant::realtime);
  while (going_on()) {
    if (!table_.stopped() && agent_in_ <= 0) {
      agent_calls(agent);
      continue;
    }
    const std::int64_t before = agent_in_;
    const auto line = table_.stopped() ? console_.ask(stopped, help)
                                       : console_.ask_within(prompt, help, agent_in_);
    person_in_ -= before - agent_in_;
    if (!line) continue;
    const Command command = parse_command(*line);
    const bool acts = may_act(command, me);
    if (acts && !table_.stopped()) wait_for_turn(agent);
    if (!going_on() || !carry_out(command, me)) continue;
    if (acts) person_in_ = play::kShortestInterval;
    if (going_on()) show(me);
  }
}

// Returns false for a refused action, so that it is refused at once.
bool PlaySession::may_act(const Command& command, maps::Team team) const {
  if (command.kind == Command::Kind::silence) return silence_refusal_text(table_, team).empty();
  return command.kind == Command::Kind::action &&
         refusal_text(table_, team, command.action).empty();
}

void PlaySession::wait_for_turn(maps::Team agent) {
  while (going_on() && person_in_ > 0) {
    const std::int64_t pass = std::clamp<std::int64_t>(agent_in_, 0, person_in_);
    console_.wait(pass);
    agent_in_ -= pass;
    person_in_ -= pass;
    if (agent_in_ <= 0 && going_on()) agent_calls(agent);
  }
}

void PlaySession::agent_calls(maps::Team agent) {
  const std::size_t plies = table_.plies().size();
  agent_turn(agent);
  if (table_.plies().size() == plies) return;
  console_.print("film: " + film_text(table_, agent) + "\n");
  agent_in_ += table_.agent_time(agent);
}

}  // namespace chartroom::cli
