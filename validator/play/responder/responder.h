// A captain who knows how the enemy plays, and looks for what beats it.
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
  int depth = 24;      // plies that are played on
};

// One captain in one game. Its belief in where the enemy is follows from how the enemy's captain
// would have played (Belief). Before each action it plays all that are legal out, against that
// captain and by that captain's own ways, and departs from what that captain would do in its place
// only where something else is clearly better: a local best response. What is tried often is
// searched deeper: after announcements that have come up often enough it tries all actions there,
// too (Silver and Veness 2010), so that with many rollouts it comes to the best response itself.
template <int Words>
class Responder {
 public:
  // The captain is the enemy's, or one who plays much as it does and answers in no time. The sea
  // and the captain must outlive the responder.
  Responder(const rules::Sea<Words>& sea, maps::Team team, const Agent<Words>& captain,
            const ResponderBudget& budget);

  // What to do where the captain would do `usual`, with so many plies left to play.
  rules::Action choose(const View<Words>& view, const rules::Action& usual, int plies_left,
                       statistics::Random& random);

  // Belief::hear.
  void hear(const View<Words>& before, const rules::Action& own_action,
            const rules::Announcement& said, statistics::Random& random) {
    belief_.hear(before, own_action, said, random);
  }
  const Belief<Words>& belief() const { return belief_; }

 private:
  // What came of an action in rollouts.
  struct Arm {
    rules::Action action;
    int tries = 0;
    std::int64_t sum = 0;
  };
  // What the responder knows after an action and what was said then. Before the arms there is what
  // the captain would do.
  struct Node {
    Arm usual;
    std::vector<Arm> arms;
    std::map<std::uint64_t, std::unique_ptr<Node>> after;
  };
  struct Candidate {
    rules::Action action;
    std::int64_t sum = 0;      // of what it is better than the usual action,
    std::int64_t squares = 0;  // in so many worlds
    std::int64_t worlds = 0;
    std::shared_ptr<Node> root = std::make_shared<Node>();
  };

  std::vector<Candidate> candidates(const View<Words>& view, const rules::Action& usual) const;
  int play_out(const View<Words>& view, const rules::Submarine<Words>& enemy,
               const Candidate& candidate, statistics::Random& random);
  int result() const;

  maps::Team team_;
  ExpertAgent<Words> judge_;
  ResponderBudget budget_;
  Belief<Words> belief_;
  Rollout<Words> rollout_;
  int plies_left_ = 0;
};

extern template class Responder<2>;
extern template class Responder<4>;

}  // namespace chartroom::play
