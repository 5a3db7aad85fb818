// Holds back SIGINT, SIGTERM and SIGHUP, for code that also waits for something else.
#pragma once

#include <array>
#include <csignal>

namespace chartroom::cli {

// Holds signals during its lifetime; only one may exist at a time. A signal that arrived ends the
// program afterwards. Signals that the program ignores stay ignored.
class HeldSignals {
 public:
  HeldSignals();
  ~HeldSignals();
  HeldSignals(const HeldSignals&) = delete;
  HeldSignals& operator=(const HeldSignals&) = delete;

  // For polling: readable once a signal has arrived.
  int file() const { return pipe_[0]; }

 private:
  std::array<int, 2> pipe_{-1, -1};
  std::array<struct sigaction, 3> before_{};
};

}  // namespace chartroom::cli
