// Who plays: threads of this program, and other programs beside it where there are any.
#pragma once

namespace chartroom::play {

struct PairRange;
struct TournamentOutcome;
struct TournamentPlan;

// Programs on other machines that play parts of a plan, such as the ranks of an MPI job.
class Ranks {
 public:
  Ranks() = default;
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;
  virtual ~Ranks() = default;

  // Plays the range, every rank its part of it, and adds all up.
  virtual TournamentOutcome play(const TournamentPlan& plan, const PairRange& range) = 0;
};

// However many there are, the outcome is the same. A bare number is so many threads.
struct Jobs {
  Jobs(int count = 1, Ranks* others = nullptr) : threads(count), ranks(others) {}  // NOLINT

  int threads;
  Ranks* ranks;  // must outlive the play; null: this program alone
};

}  // namespace chartroom::play
