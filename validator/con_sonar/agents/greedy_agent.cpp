#include "validator/con_sonar/agents/greedy_agent.h"

#include "validator/con_sonar/agents/fair_best.h"
#include "validator/con_sonar/agents/values.h"

namespace chartroom::con_sonar {
namespace {

class Search {
 public:
  Search(const View& view, statistics::Random& random)
      : view_(view), values_(view), best_(random) {}

  Turn best_turn() {
    Queue queue = empty_queue(view_);
    for_each_queue(view_, queue, [this](const Queue& played) { look_at(played); });
    if (view_.weighed != nullptr) *view_.weighed += weighed_;
    if (view_.cards.sonar() != 0) {
      const Ways value = values_.sonar();
      for_each_sonar(view_, [&](const Turn& turn) {
        if (best_.offer(value)) turn_ = turn;
      });
    }
    return turn_;
  }

 private:
  void look_at(const Queue& queue) {
    int quiet = 0;
    for_each_end(
        view_, queue.fleets, queue.arrow, [&](const End&) { ++quiet; },
        [&](const End& end) {
          ++weighed_;
          const Ways value = values_.strike(view_.cards.torpedo(end.torpedo), end.target);
          if (best_.offer(value)) turn_ = queue.with(end);
        });
    weighed_ += quiet;
    int chosen = best_.offer(0, quiet);
    if (chosen < 0) return;
    for_each_end(
        view_, queue.fleets, queue.arrow,
        [&](const End& end) {
          if (chosen-- == 0) turn_ = queue.with(end);
        },
        [](const End&) {});
  }

  const View& view_;
  Values values_;
  FairBest<Ways> best_;
  statistics::Count weighed_ = 0;
  Turn turn_;
};

}  // namespace

Turn GreedyAgent::choose(const View& view, statistics::Random& random) const {
  return Search(view, random).best_turn();
}

std::size_t GreedyAgent::choose_result(const View& view, const std::vector<Event>& events,
                                       statistics::Random& random) const {
  const Values values(view);
  FairBest<Ways> best(random);
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (best.offer(values.result(events[i]))) chosen = i;
  }
  return chosen;
}

}  // namespace chartroom::con_sonar
