#include "validator/play/table.h"

#include <fmt/format.h>

namespace chartroom {
namespace {

// What is drawn before the first ply has the number 0, the nth ply has n.
constexpr std::uint32_t kBeforePlay = 0;

FileError fault(const std::string& path, Place place, std::string what) {
  return {path, place.line, place.column, "", std::move(what), Fault::other};
}

std::optional<FileError> illegal_start(const Map& map, const GameRecord& record,
                                       const std::string& path) {
  for (const Team team : kTeams) {
    const RecordStart& start = record.start(team).value();
    const auto refusal = Table::check_start(map, team, start.point);
    if (!refusal) continue;
    return fault(path, start.place,
                 fmt::format("{}'s start {} breaks a rule: {}", to_string(team),
                             to_string(start.point), to_string(*refusal)));
  }
  return std::nullopt;
}

// What the ply breaks, where what was said at the table is compared with what happened.
std::optional<Refusal> untrue(const RecordPly& written, const Announcement& said) {
  if (said.kind == ActionKind::sonar && written.sonar_line != said.line) {
    return Refusal::false_answer;
  }
  if (written.claim && written.claim != record_ply(written.action, said).claim) {
    return Refusal::false_claim;
  }
  return std::nullopt;
}

}  // namespace

Table::Position::Position(const Sea& sea, const TableSetup& setup)
    : state(sea, setup.starts[0], setup.starts[1], setup.first),
      trackers{Tracker<kTableWords>(sea, Team::blue), Tracker<kTableWords>(sea, Team::green)} {}

Table::Table(TableSetup setup)
    : setup_(std::move(setup)),
      sea_(setup_.map, setup_.rules),
      position_(std::make_unique<Position>(sea_, setup_)) {
  for (const Team team : kTeams) {
    if (!is_agent(team)) continue;
    agents_[index(team)] = make_agent<kTableWords>(agent_name(team), SurfacingWill::blocked);
    CHARTROOM_EXPECTS(agents_[index(team)] != nullptr);
  }
}

Read<std::unique_ptr<Table>> Table::resume(TableSetup setup, const GameRecord& record,
                                           const std::string& path) {
  if (record.variant == Variant::realtime) {
    return {{}, {fault(path, record.place, "a realtime game (only games in turns go on here)")}};
  }
  if (auto errors = outside(record, setup.map.size, path); !errors.empty()) return {{}, errors};
  if (const auto error = illegal_start(setup.map, record, path)) return {{}, {*error}};
  setup.starts = {record.blue->point, record.green->point};
  setup.first = record.first;
  auto table = std::make_unique<Table>(std::move(setup));
  for (const RecordPly& ply : record.plies) {
    auto refusal = table->state().check(ply.team, ply.action);
    if (!refusal) refusal = untrue(ply, table->play(ply.action));
    if (!refusal) continue;
    return {{},
            {fault(path, ply.place,
                   fmt::format("\"{} {}\" breaks a rule: {}", to_string(ply.team),
                               to_string(ply.action), to_string(*refusal)))}};
  }
  return {std::move(table), {}};
}

Team Table::draw_first(std::uint64_t seed) {
  return Random(seed, kBeforePlay, 0, Stream::blue).below(2) == 0 ? Team::blue : Team::green;
}

Point Table::draw_start(const Map& map, const Rulebook& rules, Team team, const std::string& agent,
                        std::uint64_t seed) {
  Random random(seed, kBeforePlay, 0,
                team == Team::blue ? Stream::blue_start : Stream::green_start);
  const auto captain =
      make_agent<kTableWords>(agent.empty() ? "random" : agent, SurfacingWill::blocked);
  CHARTROOM_EXPECTS(captain != nullptr);
  return captain->choose_start(Sea(map, rules), team, random);
}

std::optional<Refusal> Table::check_start(const Map& map, Team team, Point start) {
  return State::check_start(Sea(map, Rulebook{}), team, start);
}

View<kTableWords> Table::view(Team team) const {
  const Team enemy = other(team);
  return {sea_,
          team,
          state().submarine(team),
          state().submarine(enemy).energy,
          state().submarine(enemy).damage,
          position_->trackers[index(enemy)],
          position_->trackers[index(team)]};
}

Random Table::random(Team team) const {
  return {setup_.seed, static_cast<std::uint32_t>(plies_.size() + 1), 0,
          team == Team::blue ? Stream::blue : Stream::green};
}

Action Table::agent_action() const {
  const Team team = state().to_move();
  CHARTROOM_EXPECTS(is_agent(team));
  Random numbers = random(team);
  return agents_[index(team)]->choose(view(team), numbers);
}

Axis Table::agent_answer(Team asked) const {
  CHARTROOM_EXPECTS(is_agent(asked));
  Random numbers = random(asked);
  return agents_[index(asked)]->answer(view(asked), numbers);
}

Announcement Table::play(const Action& action) {
  const Team team = state().to_move();
  CHARTROOM_EXPECTS(!state().check(team, action));
  const Announcement said = position_->state.apply(team, action);
  for (auto& tracker : position_->trackers) tracker.hear(said);
  plies_.push_back({action, said});
  return said;
}

int Table::plies_to_take_back() const {
  const bool against_agent = is_agent(Team::blue) || is_agent(Team::green);
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
  plies_.clear();
  // What a tracker has ruled out does not come back: it hears the game again from the start.
  position_ = std::make_unique<Position>(sea_, setup_);
  for (const TablePly& ply : kept) play(ply.action);
}

GameRecord Table::record() const {
  GameRecord record;
  record.map = setup_.map_name;
  record.blue = RecordStart{{}, setup_.starts[index(Team::blue)]};
  record.green = RecordStart{{}, setup_.starts[index(Team::green)]};
  record.first = setup_.first;
  for (const TablePly& ply : plies_) record.plies.push_back(record_ply(ply.action, ply.said));
  return record;
}

}  // namespace chartroom
