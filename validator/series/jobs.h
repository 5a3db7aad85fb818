// The workers of a run: threads of this program and, if there are any, other programs.
#pragma once

namespace chartroom::series {

// Programs on other machines, such as the ranks of an MPI job. RanksFor (outcome.h) uses them.
class Ranks {
 public:
  Ranks() = default;
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;
  virtual ~Ranks() = default;
};

// The number of workers, which does not change the outcome. A bare number means threads.
struct Jobs {
  Jobs(int count = 1, Ranks* others = nullptr)  // NOLINT
      : threads(count), ranks(others) {}

  int threads;
  Ranks* ranks;  // must outlive the work; null: this program alone
};

}  // namespace chartroom::series
