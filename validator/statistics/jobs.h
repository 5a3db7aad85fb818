// Who works: threads of this program, and other programs beside it where there are any.
#pragma once

namespace chartroom::statistics {

// Programs on other machines that do parts of a plan, such as the ranks of an MPI job.
template <class Plan, class Range, class Outcome>
class Ranks {
 public:
  Ranks() = default;
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;
  virtual ~Ranks() = default;

  // Does the range, every rank its part of it, and adds all up.
  virtual Outcome play(const Plan& plan, const Range& range) = 0;
};

// However many there are, the outcome is the same. A bare number is so many threads.
template <class OtherPrograms>
struct Jobs {
  Jobs(int count = 1, OtherPrograms* others = nullptr)  // NOLINT
      : threads(count), ranks(others) {}

  int threads;
  OtherPrograms* ranks;  // must outlive the work; null: this program alone
};

}  // namespace chartroom::statistics
