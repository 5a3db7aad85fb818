// SIGINT, SIGTERM and SIGHUP held back from the program, for one who waits for something else, too.
#pragma once

#include <array>
#include <csignal>

namespace chartroom::cli {

// From its beginning to its end; there may be one at a time. What came meanwhile then ends the
// program as if it had come just now. A signal that the program ignores stays ignored.
class HeldSignals {
 public:
  HeldSignals();
  ~HeldSignals();
  HeldSignals(const HeldSignals&) = delete;
  HeldSignals& operator=(const HeldSignals&) = delete;

  // To be polled: can be read from once a signal has come.
  int file() const { return pipe_[0]; }

 private:
  std::array<int, 2> pipe_{-1, -1};
  std::array<struct sigaction, 3> before_{};
};

}  // namespace chartroom::cli
