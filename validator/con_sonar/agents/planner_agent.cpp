#include "validator/con_sonar/agents/planner_agent.h"

#include "validator/con_sonar/agents/fair_best.h"
#include "validator/con_sonar/agents/outlook.h"

namespace chartroom::con_sonar {
namespace {

class Plan {
 public:
  Plan(const View& view, statistics::Random& random)
      : view_(view),
        values_(view),
        outlook_(view, values_),
        unit_(static_cast<double>(values_.unit())),
        best_(random) {}

  Turn best_turn() {
    Queue queue = empty_queue(view_);
    for_each_queue(view_, queue, [this](const Queue& played) { look_at(played); });
    if (view_.weighed != nullptr) *view_.weighed += weighed_;
    if (view_.cards.sonar() != 0) look_at_sonar();
    return turn_;
  }

 private:
  // Returns the face-up cards without one of a kind, as bits.
  unsigned without(int torpedo) const {
    return all_face_up() & ~(1U << view_.table.face_up.find(torpedo));
  }
  unsigned all_face_up() const { return (1U << view_.table.face_up.size()) - 1; }

  void look_at(const Queue& queue) {
    const Outlook::Prospect after = outlook_.prospect(queue.fleets, queue.left);
    for_each_end(
        view_, queue.fleets, queue.arrow,
        [&](const End& end) {
          const unsigned left = end.kind == EventKind::draw ? all_face_up() : without(end.torpedo);
          offer(outlook_.value(after, left), queue, end);
        },
        [&](const End& end) { offer(strike(queue, after, end), queue, end); });
  }

  double strike(const Queue& queue, const Outlook::Prospect& missed, const End& end) const {
    const Cards::Torpedo& card = view_.cards.torpedo(end.torpedo);
    const double hit =
        static_cast<double>(view_.cards.ways_to_hit(card.torpedoes, end.target.step)) /
        static_cast<double>(view_.cards.all_ways());
    Fleets after = queue.fleets;
    after.sink(end.target.nation, end.target.step);
    const unsigned left = without(end.torpedo);
    return static_cast<double>(values_.strike(card, end.target)) / unit_ +
           hit * outlook_.value(outlook_.prospect(after, queue.left), left) +
           (1 - hit) * outlook_.value(missed, left);
  }

  void look_at_sonar() {
    const double now = static_cast<double>(values_.sonar()) / unit_;
    for_each_sonar(view_, [&](const Turn& turn) {
      unsigned kept = (1U << view_.hand.size()) - 1;
      for (const Kind card : turn.cards) {
        int place = 0;
        while ((kept >> place & 1) == 0 || view_.hand[place] != card) ++place;
        kept &= ~(1U << place);
      }
      if (best_.offer(now +
                      outlook_.value(outlook_.prospect(view_.table.fleets, kept), all_face_up())))
        turn_ = turn;
    });
  }

  void offer(double value, const Queue& queue, const End& end) {
    ++weighed_;
    if (best_.offer(value)) turn_ = queue.with(end);
  }

  const View& view_;
  Values values_;
  Outlook outlook_;
  double unit_;
  FairBest<double> best_;
  statistics::Count weighed_ = 0;
  Turn turn_;
};

// Returns the submarines after a result, before any roll for it.
Fleets after(const View& view, const Event& event) {
  Fleets fleets = view.table.fleets;
  if (event.none) return fleets;
  const int own = view.table.to_move();
  const Submarine target = event.submarine;
  if (event.result == SonarResult::move) {
    fleets.move(target.nation, target.step, moved(view.cards, target.step, event.effect));
  }
  if (event.result == SonarResult::reinforcements) fleets.put(own, view.cards.lowest_start());
  return fleets;
}

}  // namespace

Turn PlannerAgent::choose(const View& view, statistics::Random& random) const {
  return Plan(view, random).best_turn();
}

std::size_t PlannerAgent::choose_result(const View& view, const std::vector<Event>& events,
                                        statistics::Random& random) const {
  const Values values(view);
  const Outlook outlook(view, values);
  const unsigned face_up = (1U << view.table.face_up.size()) - 1;
  const unsigned kept = (1U << view.hand.size()) - 1;
  FairBest<double> best(random);
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const double now =
        static_cast<double>(values.result(events[i])) / static_cast<double>(view.cards.all_ways());
    if (best.offer(now + outlook.value(outlook.prospect(after(view, events[i]), kept), face_up)))
      chosen = i;
  }
  return chosen;
}

}  // namespace chartroom::con_sonar
