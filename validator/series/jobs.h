// Who plays: threads of this program, and other programs beside it where there are any.
#pragma once

namespace chartroom::series {

// Programs on other machines, such as the ranks of an MPI job. RanksFor (outcome.h) says what they
// play.
class Ranks {
 public:
  Ranks() = default;
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;
  virtual ~Ranks() = default;
};

// However many there are, the outcome is the same. A bare number is so many threads.
struct Jobs {
  Jobs(int count = 1, Ranks* others = nullptr)  // NOLINT
      : threads(count), ranks(others) {}

  int threads;
  Ranks* ranks;  // must outlive the work; null: this program alone
};

}  // namespace chartroom::series
