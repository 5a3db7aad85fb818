// The part of a session that is played against an agent's clock.
#include <algorithm>
#include <cstdint>

#include "cli/play/session.h"
#include "cli/play/turn_help.h"

namespace chartroom::cli {
bool PlaySession::start_clock(const Message& prompt) {
  const std::string help =
      turn_help(table_.state().sea().rules(), rules::Variant::realtime, console_.tr()) +
      message("The other team's clock starts when you press Enter; quit leaves the game.")
          .in(console_.tr());
  while (const auto line = console_.ask(prompt, help)) {
    if (line->empty()) return true;
    console_.say(message("Press Enter first; no clock is running yet."));
  }
  return false;
}

void PlaySession::pause() {
  if (table_.variant() == rules::Variant::turns) {
    console_.say(message("A turn-based game has no clock."));
  } else {
    start_clock(message("Paused. Press Enter to continue: "));
  }
}

void PlaySession::call_stop(maps::Team team) {
  if (table_.variant() == rules::Variant::turns) {
    return console_.say(message("A turn-based game has no stop; just type the action."));
  }
  if (table_.stopped()) return console_.say(message("Play is already stopped."));
  table_.call_stop(team);
  kept_.keep();
  console_.say(
      message("Play is stopped. Call sonar, silence, missile or surface, or type resume."));
}

void PlaySession::call_resume(maps::Team team) {
  if (!table_.stopped()) return console_.say(message("Play is not stopped."));
  table_.call_resume(team);
  kept_.keep();
  console_.say(message("Play resumes."));
}

void PlaySession::resume_agent(maps::Team agent) {
  table_.call_resume(agent);
  kept_.keep();
  console_.say(message("{}: resume", team_word(agent)));
}

// The clock stops during actions, answers and pauses, and while the agent thinks. It runs only
// while the person is asked for the next action, or waits for it.
void PlaySession::play_in_realtime() {
  const maps::Team agent = table_.is_agent(maps::Team::blue) ? maps::Team::blue : maps::Team::green;
  const maps::Team me = other(agent);
  if (!start_clock(message("Press Enter to start the clock: "))) return;
  if (table_.stopped(agent)) resume_agent(agent);
  agent_in_ = table_.agent_time(agent);
  person_in_ = 0;
  console_.keep_typed_line();
  show(me);
  const Message prompt = message("{}> ", team_word(me));
  const Message stopped = message("{}, stopped> ", team_word(me));
  const std::string help =
      turn_help(table_.state().sea().rules(), rules::Variant::realtime, console_.tr());
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
  console_.say(message("film: {}", film_text(table_, agent)));
  agent_in_ += table_.agent_time(agent);
}

}  // namespace chartroom::cli
