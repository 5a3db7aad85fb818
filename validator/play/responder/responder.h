// A captain that knows the enemy captain's play and looks for the best response.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "validator/play/agents/belief.h"
#include "validator/play/agents/expert_agent.h"
#include "validator/play/agents/rollout.h"

namespace chartroom::play {

struct ResponderBudget {
  int rollouts = 100;  // before each action
  int depth = 24;      // plies of each rollout
};

// One captain in one game. Its belief in the enemy's position follows from the enemy captain's play
// (Belief). Before each action it simulates the legal ones against that captain, playing on as that
// captain would, but no torpedo that cannot hit. It departs from that captain's action only for a
// clearly better one: a local best response. Positions that are reached often try other actions too
// (Silver and Veness 2010); with more rollouts the choice approaches the best response.
template <int Words>
class Responder {
 public:
  // `captain` is the enemy's, or a quick one with similar play. The sea and the captain must
  // outlive the responder.
  Responder(const rules::Sea<Words>& sea, maps::Team team, const Agent<Words>& captain,
            const ResponderBudget& budget);

  // Returns the action to play if the captain would play `usual`, with `plies_left` to play.
  rules::Action choose(const View<Words>& view, const rules::Action& usual, int plies_left,
                       statistics::Random& random);

  // Updates the belief, see Belief::hear.
  void hear(const View<Words>& before, const rules::Action& own_action,
            const rules::Announcement& said, statistics::Random& random) {
    belief_.hear(before, own_action, said, random);
  }
  const Belief<Words>& belief() const { return belief_; }

 private:
  // An action's results in rollouts.
  struct Arm {
    rules::Action action;
    int tries = 0;
    std::int64_t sum = 0;
  };
  // A situation after an own action and the announcements since. `usual` is the captain's action.
  struct Node {
    Arm usual;
    std::vector<Arm> arms;
    std::map<std::uint64_t, std::unique_ptr<Node>> after;
  };
  struct Candidate {
    rules::Action action;
    std::int64_t sum = 0;      // of its gains over the usual action
    std::int64_t squares = 0;  // of the gains
    std::int64_t worlds = 0;   // sampled enemy positions and trails
    std::shared_ptr<Node> root = std::make_shared<Node>();
  };

  std::vector<Candidate> candidates(const View<Words>& view, const rules::Action& usual) const;
  int play_out(const View<Words>& view, const rules::Submarine<Words>& enemy,
               const Candidate& candidate, statistics::Random& random);
  int result() const;

  maps::Team team_;
  ExpertAgent<Words> evaluator_;
  ResponderBudget budget_;
  Belief<Words> belief_;
  Rollout<Words> rollout_;
  int plies_left_ = 0;
};

extern template class Responder<2>;
extern template class Responder<4>;

}  // namespace chartroom::play
