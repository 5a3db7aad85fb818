#include "validator/play/games/match.h"

#include <algorithm>

#include "validator/play/agents/memories.h"

namespace chartroom::play {
namespace {

// Under silence that costs nothing captains are silent all the time, and each silence multiplies
// the trails. After this many the trackers go on from the points alone.
constexpr std::size_t kMostTrailsUnderFreeSilence = 256;

template <int Words>
Tracker<Words> tracker_of(const rules::Sea<Words>& sea, maps::Team tracked) {
  return Tracker<Words>(
      sea, tracked,
      sea.rules().silence == 0 ? kMostTrailsUnderFreeSilence : Tracker<Words>::kMaxHypotheses);
}

template <int Words>
class Match {
 public:
  Match(const rules::Sea<Words>& sea, const Players<Words>& players, const GameSetup& setup)
      : sea_(sea),
        players_(players),
        state_(sea, setup.blue, setup.green, setup.first, setup.variant),
        trackers_{tracker_of(sea, maps::Team::blue), tracker_of(sea, maps::Team::green)},
        memories_(sea, {&players.blue, &players.green}),
        random_{statistics::Random(setup.seed, setup.pair, setup.game, Stream::blue),
                statistics::Random(setup.seed, setup.pair, setup.game, Stream::green)},
        remembering_{statistics::Random(setup.seed, setup.pair, setup.game, Stream::blue_memory),
                     statistics::Random(setup.seed, setup.pair, setup.game, Stream::green_memory)} {
    if (setup.variant == rules::Variant::realtime) {
      clocks_.emplace(setup.paces, setup.seed, setup.pair, setup.game);
    }
  }

  rules::GameResult result() const { return state_.result(); }

  // The number of own actions when one candidate was first left, by team; 0 before that.
  const std::array<int, 2>& actions_until_located() const { return actions_until_located_; }

  rules::Announcement play_ply(rules::Action& action) {
    const maps::Team team = clocks_ ? clocks_->next() : state_.to_move();
    action = players_.of(team).choose(view(team), random_[index(team)]);
    if (action.kind == rules::ActionKind::sonar) {
      const maps::Team enemy = other(team);
      action.answer = players_.of(enemy).answer(view(enemy), random_[index(enemy)]);
    }
    CHARTROOM_EXPECTS(!state_.check(team, action));
    forced_ = action.kind == rules::ActionKind::surface &&
              !rules::LegalActions<Words>(sea_, state_.submarine(team)).can_navigate();
    const rules::Announcement said = carry_out(team, action);
    ++acted_[index(team)];
    for (const maps::Team tracked : maps::kTeams) hear(tracked, said);
    return said;
  }

  const Effort& effort() const { return effort_; }

  // True if the last ply surfaced because the submarine could not navigate.
  bool forced() const { return forced_; }
  maps::Point position(maps::Team team) const { return state_.submarine(team).point(); }

 private:
  View<Words> view(maps::Team team) const { return memories_.view(state_, trackers_, team); }

  rules::Announcement carry_out(maps::Team team, const rules::Action& action) {
    if (memories_.none()) return state_.apply(team, action);
    const rules::State<Words> before = state_;
    const rules::Announcement said = state_.apply(team, action);
    // No agent chooses an action after the end of a game.
    if (result() == rules::GameResult::open) {
      memories_.hear(before, trackers_, action, said, remembering_);
    }
    return said;
  }

  void hear(maps::Team tracked, const rules::Announcement& said) {
    const std::size_t i = index(tracked);
    // A tracker that forgets its trails has compared those that it had before.
    const std::size_t before = trackers_[i].trails().size();
    trackers_[i].hear(said);
    effort_.trails += static_cast<Count>(std::max(before, trackers_[i].trails().size())) *
                      (Words / 2);  // a trail of a large sea costs twice as much
    if (actions_until_located_[i] == 0 && trackers_[i].candidates().count() == 1) {
      actions_until_located_[i] = acted_[i];
    }
  }

  const rules::Sea<Words>& sea_;
  const Players<Words>& players_;
  rules::State<Words> state_;
  std::array<Tracker<Words>, 2> trackers_;
  Memories<Words> memories_;
  std::array<statistics::Random, 2> random_;
  std::array<statistics::Random, 2> remembering_;
  std::optional<Clocks> clocks_;  // realtime
  Effort effort_;
  std::array<int, 2> acted_{};
  std::array<int, 2> actions_until_located_{};
  bool forced_ = false;
};

}  // namespace

template <int Words>
rules::GameResult play_game(const rules::Sea<Words>& sea, const Players<Words>& players,
                            const GameSetup& setup, Tally& tally,
                            std::vector<rules::RecordPly>* plies) {
  Match<Words> match(sea, players, setup);
  ++tally.visits[point_index(setup.blue)];
  ++tally.visits[point_index(setup.green)];
  rules::Announcement last;
  int ply = 0;
  maps::Team first = setup.first;
  while (match.result() == rules::GameResult::open && ply < sea.rules().ply_limit) {
    rules::Action action;
    const rules::Announcement said = match.play_ply(action);
    if (ply++ == 0) first = said.team;
    tally.add(said);
    tally.forced_surfacings += match.forced() ? 1 : 0;
    last = said;
    if (action.kind == rules::ActionKind::navigate || action.kind == rules::ActionKind::silence) {
      ++tally.visits[point_index(match.position(said.team))];
    }
    if (plies) plies->push_back(record_ply(action, said));
  }
  for (const int actions : match.actions_until_located()) {
    if (actions > 0) ++tally.actions_until_located[actions];
  }
  tally.effort.trails += match.effort().trails;
  tally.add_ending(match.result(), last);
  tally.add_game(match.result(), first, setup.blue, setup.green, ply);
  return match.result();
}

template rules::GameResult play_game(const rules::Sea<2>&, const Players<2>&, const GameSetup&,
                                     Tally&, std::vector<rules::RecordPly>*);
template rules::GameResult play_game(const rules::Sea<4>&, const Players<4>&, const GameSetup&,
                                     Tally&, std::vector<rules::RecordPly>*);

}  // namespace chartroom::play
