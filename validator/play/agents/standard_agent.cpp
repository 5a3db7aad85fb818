#include "validator/play/agents/standard_agent.h"

#include <cstdint>

#include "validator/play/agents/flood_fill.h"
#include "validator/play/agents/open_steps.h"
#include "validator/play/agents/view_features.h"

namespace chartroom::play {
namespace {

constexpr int kHit = 1000;
constexpr int kRoomEnough = 12;  // points left to move in
constexpr int kWorst = -1'000'000;

// The state of one decision: the features of the view, and the best action so far.
template <int Words>
class Choice {
 public:
  using Set = maps::BasicPointSet<Words>;

  Choice(const View<Words>& view, SurfacingWill will, const StandardWeights& weights,
         statistics::Random& random)
      : view_(view),
        weights_(weights),
        random_(random),
        look_(view),
        steps_(view.sea, view.own, will),
        here_(look_.surroundings(view.own.cell)),
        noise_(random.next()) {}

  rules::Action best() {
    consider_steps();
    const int stay = hidden(look_.ours) - danger(here_, look_.ours);
    if (look_.legal.can_fire() && here_.enemies > 0) consider_shot(stay);
    const bool stuck = !look_.legal.can_navigate();
    if (look_.legal.can_sonar() && (look_.enemies > 2 || stuck)) consider_sonar(stay);
    if (stuck || steps_.may_surface_here()) consider_surfacing();
    return best_;
  }

 private:
  void offer(const rules::Action& action, int score) {
    score += noise();
    if (score <= most_) return;
    most_ = score;
    best_ = action;
  }

  // Scores the best direction, as a plain and as a silent step.
  void consider_steps() {
    if (!look_.legal.can_navigate()) return;
    const bool one_room = steps_.meet();
    const int closing =
        weights_.heading * look_.advantage(weights_.boldness) / ViewFeatures<Words>::kSure;
    const Set silence = look_.legal.can_silence() ? look_.forecast.silence() : Set{};
    const int quiet = noise() + energy(look_.units - look_.rules.silence) + hidden(silence);
    std::array<int, 4> scores{};
    std::array<bool, 4> silent{};
    for (const maps::Direction d : maps::kDirections) {
      if (!look_.legal.can_navigate(d)) continue;
      const auto i = static_cast<std::size_t>(d);
      const int to = view_.sea.next(view_.own.cell, d);
      const Surroundings<Words> there = look_.surroundings(to);
      int score = closing * look_.approach(d) * look_.one_of_enemies / kOne;
      if (!one_room) score -= cramped(to);
      const Set& after = look_.forecast.step(d);
      scores[i] = score + noise() + energy(look_.units + 1) + hidden(after) - danger(there, after) +
                  chance(there, look_.units + 1);
      if (!look_.legal.can_silence()) continue;
      score += noise() + quiet - danger(there, silence) +
               chance(there, look_.units - look_.rules.silence);
      silent[i] = score > scores[i];
      scores[i] = std::max(score, scores[i]);
    }
    const unsigned step = steps_.best_of(scores, one_room);
    if (step == 0) return;
    const auto d = static_cast<maps::Direction>(std::countr_zero(step));
    const auto i = static_cast<std::size_t>(d);
    most_ = scores[i];
    best_ = silent[i] ? rules::Action::silence(d) : rules::Action::navigate(d);
  }

  void consider_shot(int stay) {
    Set targets = look_.enemy & *here_.quadrant;
    targets.erase_cell(view_.own.cell);
    if (targets.empty()) return;
    offer(rules::Action::torpedo(any_of(targets, random_)),
          stay + energy(look_.units - look_.rules.torpedo) + kHit * look_.one_of_enemies / kOne);
  }

  void consider_sonar(int stay) {
    const int units = look_.units - look_.rules.sonar;
    const int score = stay + energy(units) + chance(here_, units);
    // Even an answer that revealed everything would score too low.
    if (score + weights_.noise + weights_.seen * log_of(look_.enemies) <= most_) return;
    const int told = log_of(look_.enemies) - look_.bits_after_sonar();
    offer(rules::Action::sonar(rules::Axis::row), score + weights_.seen * told);
  }

  void consider_surfacing() {
    if (look_.surfacing_sinks()) {
      if (most_ == kWorst) best_ = rules::Action::surface();
      return;
    }
    const bool safe = view_.sea.safe().contains_cell(view_.own.cell);
    offer(rules::Action::surface(), energy(look_.units) - danger(here_, Set{view_.own.point()}) -
                                        (safe ? 0 : weights_.surfacing));
  }

  int energy(int units) const {
    const int n = std::min(units, look_.rules.gauge);
    return n * weights_.energy - n * (n - 1) / 2 * weights_.fading;
  }

  int hidden(const Set& expected) const { return weights_.hidden * log_of(expected.count()); }

  int danger(const Surroundings<Words>& at, const Set& expected) const {
    const int exposure = look_.exposure(at, expected);
    return (10 * weights_.danger * exposure / kOne) >> look_.missing(view_.enemy_energy);
  }

  // Returns the value of the damage we may do at a place with this energy.
  int chance(const Surroundings<Words>& at, int units) const {
    if (at.enemies == 0) return 0;
    return (10 * weights_.chance * look_.one_of_enemies / kOne) >> look_.missing(units);
  }

  int cramped(int cell) const {
    const int points = count_reachable(cell, view_.own.free, kRoomEnough);
    return weights_.cramped * std::max(0, kRoomEnough - points);
  }

  // Returns 0 to `noise` from the next byte of a random number.
  int noise() {
    const int value = weights_.noise * static_cast<int>(noise_ & 255U) >> 8;
    noise_ = noise_ >> 8 | noise_ << 24;
    return value;
  }

  const View<Words>& view_;
  const StandardWeights& weights_;
  statistics::Random& random_;
  ViewFeatures<Words> look_;
  OpenSteps<Words> steps_;
  Surroundings<Words> here_;
  std::uint32_t noise_;
  rules::Action best_;
  int most_ = kWorst;
};

}  // namespace

template <int Words>
rules::Action StandardAgent<Words>::choose(const View<Words>& view,
                                           statistics::Random& random) const {
  return Choice<Words>(view, will_, weights_, random).best();
}

template <int Words>
rules::Axis StandardAgent<Words>::answer(const View<Words>& view, statistics::Random&) const {
  const auto& points = view.ourselves.candidates();
  const auto& near = view.sea.targets(view.sea.quadrant(view.own.cell));
  const maps::Point here = view.own.point();
  const auto left = [&](const auto& line) {
    return (points & line).count() + 2 * (points & near & line).count();
  };
  const auto& lines = kSeaLines<Words>;
  return left(lines.line(rules::Axis::row, here.row)) >=
                 left(lines.line(rules::Axis::column, here.column))
             ? rules::Axis::row
             : rules::Axis::column;
}

template class StandardAgent<2>;
template class StandardAgent<4>;

}  // namespace chartroom::play
