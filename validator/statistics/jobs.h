// The workers of a plan: threads of this program, and other programs if there are any.
#pragma once

namespace chartroom::statistics {

// Programs on other machines that run parts of a plan, such as the ranks of an MPI job.
template <class Plan, class Range, class Outcome>
class Ranks {
 public:
  Ranks() = default;
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;
  virtual ~Ranks() = default;

  // Plays the range, each rank its part, and adds up the results.
  virtual Outcome play(const Plan& plan, const Range& range) = 0;
};

// The workers. Results do not depend on their number. A bare number is a number of threads.
template <class OtherPrograms>
struct Jobs {
  Jobs(int count = 1, OtherPrograms* others = nullptr)  // NOLINT
      : threads(count), ranks(others) {}

  int threads;
  OtherPrograms* ranks;  // must outlive the work; null: this program alone
};

}  // namespace chartroom::statistics
