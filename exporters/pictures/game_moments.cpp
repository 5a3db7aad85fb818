#include "exporters/pictures/game_moments.h"

#include <fmt/core.h>

#include <memory>

#include "validator/play/referee/heard_lines.h"

namespace chartroom::exporters {
namespace {

// An operator, who tracks the other team.
class Listener {
 public:
  Listener(maps::Team own, const maps::Map& map, const rules::Rulebook& rules,
           const play::RefereeReport& report)
      : own_(own),
        tracking_(play::make_tracking(map, rules, other(own), true)),
        lines_(heard_by(own, report)) {}

  // Applies a move's announcement if it tells this operator something.
  void listen(const rules::Announcement& said) {
    if (next_ == lines_.size() || lines_[next_].said != said) return;
    last_ = tracking_->hear(lines_[next_++]);
  }

  std::vector<play::FilmPoint> film() const { return tracking_->film(); }

  std::string knowledge() const {
    const play::Knowledge known = last_ ? *last_ : tracking_->at_start();
    const maps::Team enemy = other(own_);
    if (known.count() == 1) {
      return fmt::format("{} knows {} on {}", to_string(own_), to_string(enemy),
                         to_string(known.points.front()));
    }
    return fmt::format("{} has {} possible positions for {}", to_string(own_), known.count(),
                       to_string(enemy));
  }

 private:
  maps::Team own_;
  std::unique_ptr<play::Tracking> tracking_;
  std::vector<rules::HeardLine> lines_;
  std::size_t next_ = 0;
  std::optional<play::Knowledge> last_;
};

// Returns the team that an announcement reveals: the one that answers a sonar, or that acts.
maps::Team told_by(const rules::Announcement& said) {
  return said.kind == rules::ActionKind::sonar ? other(said.team) : said.team;
}

}  // namespace

std::vector<GameMoment> game_moments(const maps::Map& map, const rules::Rulebook& rules,
                                     const rules::GameRecord& record,
                                     const play::RefereeReport& report) {
  std::array<Listener, 2> listeners{Listener(maps::Team::blue, map, rules, report),
                                    Listener(maps::Team::green, map, rules, report)};
  const auto pursuer = [&](maps::Team told) -> const Listener& {
    return listeners[index(other(told))];
  };
  GameMoment moment;
  moment.title = "The start";
  for (const maps::Team team : maps::kTeams) {
    const auto& start = record.start(team);
    const auto& forced = map.starts.of(team);
    if (start || forced) moment.trails[index(team)] = {start ? start->point : *forced};
  }
  moment.knowledge = pursuer(moment.told).knowledge();
  moment.film = pursuer(moment.told).film();
  std::vector<GameMoment> moments{moment};
  for (const play::RefereedPly& ply : report.plies) {
    const std::size_t team = index(ply.said.team);
    for (Listener& listener : listeners) listener.listen(ply.said);
    if (ply.point_known) {
      lengthen(moment.trails[team], ply.said.kind, ply.point);
    } else {
      moment.trails[team].clear();
    }
    moment.title = fmt::format("{}. {}", moments.size(), to_string(ply.said));
    moment.energy = ply.energy;
    moment.damage = ply.damage;
    moment.told = told_by(ply.said);
    moment.knowledge = pursuer(moment.told).knowledge();
    moment.film = pursuer(moment.told).film();
    moments.push_back(moment);
  }
  return moments;
}

}  // namespace chartroom::exporters
