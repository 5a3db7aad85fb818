// Computes the score of the best response to a captain by a plain search over everything that the
// responder can know, for very small seas.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "validator/play/agents/agent.h"

namespace chartroom::play::plain {
using namespace maps;
using namespace rules;

// Captains act at random, so each is asked many times in each situation, with random numbers of its
// own. The search finds the best response to these frequencies.
class ExactResponse {
 public:
  ExactResponse(const Sea<2>& sea, Team team, const Agent<2>& captain, int questions)
      : sea_(sea), team_(team), captain_(captain), questions_(questions) {}

  // Returns the mean points of a game, from 0 to 1, over all pairs of starts and both first teams.
  double share() {
    double sum = 0;
    for (const Team first : kTeams) {
      for (const Point own : sea_.water()) sum += begin(own, first);
    }
    return 0.5 + 0.5 * sum / (2 * sea_.water().count());
  }

 private:
  struct Pair {
    State<2> state;
    double mass;
  };
  // The responder's knowledge: pairs that differ only in the enemy.
  struct Knowledge {
    std::vector<Pair> pairs;
    std::array<Tracker<2>, 2> trackers;
    int ply = 0;
  };
  struct Heard {
    Announcement said;
    Knowledge then;
  };

  // Returns the worth of a game, from -1 to 1.
  double begin(Point own, Team first) {
    Knowledge k{{}, {Tracker<2>(sea_, Team::blue), Tracker<2>(sea_, Team::green)}};
    const double each = 1.0 / sea_.water().count();
    for (const Point enemy : sea_.water()) {
      const bool blue = team_ == Team::blue;
      k.pairs.push_back({State<2>(sea_, blue ? own : enemy, blue ? enemy : own, first), each});
    }
    return worth(k);
  }

  // Returns the mass won less the mass lost.
  double worth(const Knowledge& k) {
    if (k.ply == sea_.rules().ply_limit) return 0;
    const Team to_move = k.pairs[0].state.to_move();
    if (to_move != team_) {
      double sum = 0;
      std::vector<Heard> heard;
      for (const Pair& pair : k.pairs) {
        for (const auto& [action, share] : asked(k, pair))
          sum += play(k, pair, action, share, heard);
      }
      return sum + rest(heard);
    }
    double best = -2;
    for (const Action& action : LegalActions<2>(sea_, k.pairs[0].state.submarine(team_)).list()) {
      double sum = 0;
      std::vector<Heard> heard;
      for (const Pair& pair : k.pairs) {
        if (action.kind != ActionKind::sonar) {
          sum += play(k, pair, action, 1, heard);
          continue;
        }
        for (const auto& [axis, share] : answers(k, pair)) {
          sum += play(k, pair, Action::sonar(axis), share, heard);
        }
      }
      best = std::max(best, sum + rest(heard));
    }
    return best;
  }

  double rest(const std::vector<Heard>& heard) {
    double sum = 0;
    for (const Heard& h : heard) sum += worth(h.then);
    return sum;
  }

  // Plays one pair: returns its worth if the game ends, else 0 after adding it to `heard`.
  double play(const Knowledge& k, const Pair& pair, Action action, double share,
              std::vector<Heard>& heard) {
    State<2> state = pair.state;
    const Team acting = state.to_move();
    if (acting != team_ && action.kind == ActionKind::sonar) {
      // The responder answers like the captain.
      action.answer = own_answer(k, pair);
    }
    const Announcement said = state.apply(acting, action);
    const double mass = pair.mass * share;
    if (state.result() == win_of(team_)) return mass;
    if (state.result() == win_of(other(team_))) return -mass;
    if (state.result() != GameResult::open) return 0;
    for (Heard& h : heard) {
      if (h.said != said) continue;
      for (Pair& same : h.then.pairs) {
        if (same.state != state) continue;
        same.mass += mass;
        return 0;
      }
      h.then.pairs.push_back({state, mass});
      return 0;
    }
    Knowledge then{{{state, mass}}, k.trackers, k.ply + 1};
    for (Tracker<2>& tracker : then.trackers) tracker.hear(said);
    heard.push_back({said, std::move(then)});
    return 0;
  }

  Axis own_answer(const Knowledge& k, const Pair& pair) {
    statistics::Random random(7, 0, 0, Stream::ties);
    return captain_.answer(view_of(pair.state, k.trackers, team_), random);
  }

  using Shares = std::vector<std::pair<Action, double>>;
  Shares asked(const Knowledge& k, const Pair& pair) {
    const Team enemy = other(team_);
    Shares& shares = known_[key_of(k, pair)];
    if (!shares.empty()) return shares;
    statistics::Random random(11, ++situations_, 0, Stream::ties);
    for (int i = 0; i < questions_; ++i) {
      const Action action = captain_.choose(view_of(pair.state, k.trackers, enemy), random);
      auto at = std::find_if(shares.begin(), shares.end(),
                             [&](const auto& share) { return share.first == action; });
      if (at == shares.end()) at = shares.insert(at, {action, 0});
      at->second += 1.0 / questions_;
    }
    return shares;
  }

  std::vector<std::pair<Axis, double>> answers(const Knowledge& k, const Pair& pair) {
    statistics::Random random(13, ++situations_, 0, Stream::ties);
    int rows = 0;
    for (int i = 0; i < 64; ++i) {
      const Axis axis = captain_.answer(view_of(pair.state, k.trackers, other(team_)), random);
      rows += axis == Axis::row ? 1 : 0;
    }
    std::vector<std::pair<Axis, double>> shares;
    if (rows > 0) shares.emplace_back(Axis::row, rows / 64.0);
    if (rows < 64) shares.emplace_back(Axis::column, 1 - rows / 64.0);
    return shares;
  }

  // Returns a key for everything that the captain may know.
  std::vector<std::uint64_t> key_of(const Knowledge& k, const Pair& pair) const {
    const Submarine<2>& enemy = pair.state.submarine(other(team_));
    const Submarine<2>& own = pair.state.submarine(team_);
    std::vector<std::uint64_t> key{enemy.free.words()[0], static_cast<std::uint64_t>(enemy.cell),
                                   std::uint64_t{enemy.energy} << 24 |
                                       std::uint64_t{enemy.damage} << 16 |
                                       std::uint64_t{own.energy} << 8 | std::uint64_t{own.damage}};
    for (const Tracker<2>& tracker : k.trackers) {
      key.push_back(tracker.trails().size());
      for (const Hypothesis<2>& h : tracker.trails()) {
        key.insert(key.end(),
                   {h.trail.words()[0], h.heads.words()[0], static_cast<std::uint64_t>(h.head)});
      }
    }
    return key;
  }

  const Sea<2>& sea_;
  Team team_;
  const Agent<2>& captain_;
  int questions_;
  std::uint32_t situations_ = 0;
  std::map<std::vector<std::uint64_t>, Shares> known_;
};

}  // namespace chartroom::play::plain
