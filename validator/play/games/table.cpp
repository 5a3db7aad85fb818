#include "validator/play/games/table.h"

#include <algorithm>
#include <cstdint>

#include "validator/play/referee/referee.h"

namespace chartroom::play {
namespace {

// The random numbers' ply for draws before the game; plies count from 1.
constexpr std::uint32_t kBeforePlay = 0;

Stream stream_of(maps::Team team) {
  return team == maps::Team::blue ? Stream::blue : Stream::green;
}

Stream clock_of(maps::Team team) {
  return team == maps::Team::blue ? Stream::blue_clock : Stream::green_clock;
}

// True if a record's line has this action and does not contradict its announcement.
bool says(const rules::RecordPly& line, const TablePly& ply) {
  const rules::RecordPly truth = record_ply(ply.action, ply.said);
  if (line.team != truth.team || line.action != truth.action) return false;
  if (line.sonar_line != truth.sonar_line) return false;
  return !line.claim || !contradicts(*line.claim, ply.said);
}

}  // namespace

Table::Position::Position(const Sea& sea, const TableSetup& setup)
    : state(sea, setup.starts[0], setup.starts[1], setup.first, setup.variant),
      trackers{Tracker<kTableWords>(sea, maps::Team::blue),
               Tracker<kTableWords>(sea, maps::Team::green)} {}

Table::Remembered::Remembered(const Table& table)
    : position(table.sea_, table.setup_),
      memories(table.sea_, {table.agents_[0].get(), table.agents_[1].get()}) {}

void Table::Remembered::catch_up(const Table& table) {
  if (memories.none()) return;
  for (; heard < table.plies_.size(); ++heard) {
    const TablePly& ply = table.plies_[heard];
    const State before = position.state;
    position.state.apply(ply.said.team, ply.action);
    std::array random{table.random(Stream::blue_memory, heard + 1),
                      table.random(Stream::green_memory, heard + 1)};
    memories.hear(before, position.trackers, ply.action, ply.said, random);
    for (auto& tracker : position.trackers) tracker.hear(ply.said);
  }
}

Table::Table(TableSetup setup)
    : setup_(std::move(setup)),
      sea_(setup_.map, setup_.rules),
      position_(std::make_unique<Position>(sea_, setup_)) {
  for (const maps::Team team : maps::kTeams) {
    if (!is_agent(team)) continue;
    agents_[index(team)] = make_agent<kTableWords>(agent_name(team), SurfacingWill::blocked);
    CHARTROOM_EXPECTS(agents_[index(team)] != nullptr);
  }
}

ParseResult<std::unique_ptr<Table>> Table::resume(TableSetup setup, const rules::GameRecord& record,
                                                  const std::string& path) {
  if (auto errors = outside(record, setup.map.size, path); !errors.empty()) return {{}, errors};
  if (const auto broken = referee(record, setup.map, setup.rules).violation) {
    return {{}, {FileError::at(path, broken->position, verdict_text(*broken))}};
  }
  setup.starts = {record.blue->point, record.green->point};
  setup.first = record.first;
  setup.variant = record.variant;
  auto table = std::make_unique<Table>(std::move(setup));
  for (const rules::RecordPly& ply : record.plies) table->play(ply.team, ply.action);
  table->stops_ = record.stops;
  return {std::move(table), {}};
}

maps::Team Table::draw_first(std::uint64_t seed) {
  return statistics::Random(seed, kBeforePlay, 0, Stream::blue).below(2) == 0 ? maps::Team::blue
                                                                              : maps::Team::green;
}

maps::Point Table::draw_start(const maps::Map& map, const rules::Rulebook& rules, maps::Team team,
                              const std::string& agent, std::uint64_t seed) {
  statistics::Random random(seed, kBeforePlay, 0,
                            team == maps::Team::blue ? Stream::blue_start : Stream::green_start);
  const auto captain =
      make_agent<kTableWords>(agent.empty() ? "random" : agent, SurfacingWill::blocked);
  CHARTROOM_EXPECTS(captain != nullptr);
  return captain->choose_start(Sea(map, rules), team, random);
}

std::optional<rules::Refusal> Table::check_start(const maps::Map& map, maps::Team team,
                                                 maps::Point start) {
  return State::check_start(Sea(map, rules::Rulebook{}), team, start);
}

View<kTableWords> Table::view(maps::Team team) const {
  return view_of(state(), position_->trackers, team);
}

rules::Action Table::agent_action(maps::Team agent) const {
  CHARTROOM_EXPECTS(is_agent(agent));
  statistics::Random numbers = random(stream_of(agent));
  if (!remembered_) remembered_ = std::make_unique<Remembered>(*this);
  remembered_->catch_up(*this);
  const View<kTableWords> seen = remembered_->memories.view(state(), position_->trackers, agent);
  return agents_[index(agent)]->choose(seen, numbers);
}

rules::Axis Table::agent_answer(maps::Team asked) const {
  CHARTROOM_EXPECTS(is_agent(asked));
  statistics::Random numbers = random(stream_of(asked));
  return agents_[index(asked)]->answer(view(asked), numbers);
}

int Table::agent_time(maps::Team agent) const {
  CHARTROOM_EXPECTS(is_agent(agent));
  statistics::Random numbers = random(clock_of(agent));
  return std::max(kShortestInterval, draw_time(setup_.pace, numbers));
}

rules::Announcement Table::play(maps::Team team, const rules::Action& action) {
  CHARTROOM_EXPECTS(!state().check(team, action));
  const rules::Announcement said = position_->state.apply(team, action);
  for (auto& tracker : position_->trackers) tracker.hear(said);
  plies_.push_back({action, said});
  return said;
}

int Table::plies_to_take_back() const {
  const bool against_agent = is_agent(maps::Team::blue) || is_agent(maps::Team::green);
  int plies = 0;
  for (auto ply = plies_.rbegin(); ply != plies_.rend(); ++ply) {
    ++plies;
    if (!against_agent || !is_agent(ply->said.team)) return plies;
  }
  return 0;
}

void Table::take_back(int plies) {
  CHARTROOM_EXPECTS(plies >= 0 && plies <= static_cast<int>(plies_.size()));
  std::vector<TablePly> kept(plies_.begin(), plies_.end() - plies);
  std::erase_if(stops_, [&](const rules::StopLine& stop) { return stop.before > kept.size(); });
  plies_.clear();
  remembered_.reset();
  // A tracker cannot undo, so it hears the game again from the start.
  position_ = std::make_unique<Position>(sea_, setup_);
  for (const TablePly& ply : kept) play(ply.said.team, ply.action);
}

void Table::call_stop(maps::Team team) { stops_.push_back({{}, team, false, plies_.size()}); }
void Table::call_resume(maps::Team team) { stops_.push_back({{}, team, true, plies_.size()}); }

bool Table::stopped(maps::Team by) const {
  const auto last = std::find_if(stops_.rbegin(), stops_.rend(),
                                 [by](const rules::StopLine& stop) { return stop.team == by; });
  return last != stops_.rend() && !last->resumes;
}

rules::GameRecord Table::record() const {
  rules::GameRecord record;
  record.map = setup_.map_name;
  record.players = setup_.agents;
  record.blue = rules::RecordStart{{}, setup_.starts[index(maps::Team::blue)]};
  record.green = rules::RecordStart{{}, setup_.starts[index(maps::Team::green)]};
  record.variant = setup_.variant;
  record.first = setup_.first;
  if (setup_.variant == rules::Variant::realtime && !plies_.empty()) {
    record.first = plies_.front().said.team;
  }
  for (const TablePly& ply : plies_) record.plies.push_back(record_ply(ply.action, ply.said));
  record.stops = stops_;
  return record;
}

bool Table::begins_as(const rules::GameRecord& other) const {
  const auto starts_alike = [&](maps::Team team) {
    return other.start(team) && other.start(team)->point == setup_.starts[index(team)];
  };
  return other.variant == setup_.variant && other.first == setup_.first &&
         starts_alike(maps::Team::blue) && starts_alike(maps::Team::green);
}

void Table::follow(const rules::GameRecord& record, const std::function<void()>& played) {
  CHARTROOM_EXPECTS(begins_as(record));
  std::size_t alike = 0;
  while (alike < std::min(plies_.size(), record.plies.size()) &&
         says(record.plies[alike], plies_[alike])) {
    ++alike;
  }
  if (alike < plies_.size()) take_back(static_cast<int>(plies_.size() - alike));
  for (std::size_t i = alike; i < record.plies.size(); ++i) {
    const rules::RecordPly& line = record.plies[i];
    if (state().check(line.team, line.action)) return;
    State after = state();
    if (!says(line, {line.action, after.apply(line.team, line.action)})) return;
    play(line.team, line.action);
    if (played) played();
  }
}

}  // namespace chartroom::play
