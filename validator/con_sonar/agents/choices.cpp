#include "validator/con_sonar/agents/choices.h"

namespace chartroom::con_sonar {
namespace {

Event event_of(SonarResult result) {
  Event event;
  event.kind = EventKind::result;
  event.result = result;
  return event;
}

std::vector<Event> on_submarines(const View& view, const Event& event, int nation) {
  std::vector<Event> events;
  for_each_target(view.cards, view.table.fleets, nation, [&](Submarine submarine) {
    events.push_back(event);
    events.back().submarine = submarine;
  });
  return events;
}

std::vector<Event> reinforcements(const View& view) {
  std::vector<Event> events;
  for (int seat = 0; seat < view.table.seats; ++seat) {
    if (view.table.scored[seat][view.table.to_move()] == 0) continue;
    events.push_back(event_of(SonarResult::reinforcements));
    events.back().area = seat;
  }
  return events;
}

std::vector<Event> deliveries(const View& view) {
  std::vector<Event> events;
  const TorpedoArea& area = view.areas[view.table.seat];
  for (int i = 0; i < area.size(); ++i) {
    if (area.is_copy(i)) continue;
    events.push_back(event_of(SonarResult::special_delivery));
    events.back().cards.push(area[i]);
  }
  return events;
}

std::vector<Event> what_can_be_done(const View& view, const SonarOption& option) {
  Event event = event_of(option.result);
  const int own = view.table.to_move();
  switch (option.result) {
    case SonarResult::move:
      event.nation = option.nation;
      event.effect = option.effect;
      return on_submarines(view, event, option.nation == kOwnNation ? own : option.nation);
    case SonarResult::reinforcements:
      return reinforcements(view);
    case SonarResult::special_delivery:
      return deliveries(view);
    case SonarResult::friendly_fire:
      if (!view.table.fleets.any(own)) return {};
      return on_submarines(view, event, own);
    default:
      if (!view.table.fleets.any(own)) return {};
      return {event};
  }
}

}  // namespace

std::vector<Event> results_of(const View& view, const SonarOption& option) {
  std::vector<Event> events = what_can_be_done(view, option);
  if (!events.empty()) return events;
  events.push_back(event_of(option.result));
  events.back().none = true;
  return events;
}

}  // namespace chartroom::con_sonar
