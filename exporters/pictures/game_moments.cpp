#include "exporters/pictures/game_moments.h"

#include <fmt/format.h>

#include <memory>

#include "validator/play/referee/heard_lines.h"

namespace chartroom {
namespace {

// One operator at the table, who follows the other team.
class Listener {
 public:
  Listener(Team own, const Map& map, const Rulebook& rules, const RefereeReport& report)
      : own_(own),
        tracking_(make_tracking(map, rules, other(own), true)),
        lines_(heard_by(own, report)) {}

  // Hears what a ply tells, if it tells this operator something.
  void listen(const Announcement& said) {
    if (next_ == lines_.size() || lines_[next_].said != said) return;
    last_ = tracking_->hear(lines_[next_++]);
  }

  std::vector<FilmPoint> film() const { return tracking_->film(); }

  std::string knowledge() const {
    const Knowledge known = last_ ? *last_ : tracking_->at_start();
    const Team enemy = other(own_);
    if (known.count() == 1) {
      return fmt::format("{} knows {} on {}", to_string(own_), to_string(enemy),
                         to_string(known.points.front()));
    }
    return fmt::format("{} must expect {} on {} points", to_string(own_), to_string(enemy),
                       known.count());
  }

 private:
  Team own_;
  std::unique_ptr<Tracking> tracking_;
  std::vector<HeardLine> lines_;
  std::size_t next_ = 0;
  std::optional<Knowledge> last_;
};

// A sonar tells of the one that answers, everything else of the one that acts.
Team told_by(const Announcement& said) {
  return said.kind == ActionKind::sonar ? other(said.team) : said.team;
}

void lengthen(std::vector<Point>& trail, const RefereedPly& ply) {
  if (ply.said.kind == ActionKind::surface) trail.clear();
  if (trail.empty() || trail.back() != ply.position) trail.push_back(ply.position);
}

}  // namespace

std::vector<GameMoment> game_moments(const Map& map, const Rulebook& rules,
                                     const GameRecord& record, const RefereeReport& report) {
  std::array<Listener, 2> listeners{Listener(Team::blue, map, rules, report),
                                    Listener(Team::green, map, rules, report)};
  const auto pursuer = [&](Team told) -> const Listener& { return listeners[index(other(told))]; };
  GameMoment moment;
  moment.title = "The start";
  for (const Team team : kTeams) {
    const auto& start = record.start(team);
    const auto& forced = map.starts.of(team);
    if (start || forced) moment.trails[index(team)] = {start ? start->point : *forced};
  }
  moment.knowledge = pursuer(moment.told).knowledge();
  moment.film = pursuer(moment.told).film();
  std::vector<GameMoment> moments{moment};
  for (const RefereedPly& ply : report.plies) {
    const std::size_t team = index(ply.said.team);
    for (Listener& listener : listeners) listener.listen(ply.said);
    lengthen(moment.trails[team], ply);
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

}  // namespace chartroom
