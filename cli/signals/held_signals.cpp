#include "cli/signals/held_signals.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "maps/platform/file_error.h"

namespace chartroom::cli {
namespace {

constexpr std::array<int, 3> kHeld{SIGINT, SIGTERM, SIGHUP};

// The only data that a handler may use.
volatile sig_atomic_t pipe_end = -1;
volatile sig_atomic_t came = 0;

void keep(int signal) {
  const int error = errno;
  came = signal;
  const char byte = 0;
  // A full pipe already reports a signal.
  [[maybe_unused]] const ssize_t written = ::write(pipe_end, &byte, 1);
  errno = error;
}

}  // namespace

HeldSignals::HeldSignals() {
  if (::pipe(pipe_.data()) != 0) {
    throw FileException({"--watch", 0, 0, "", std::strerror(errno), ErrorKind::other});
  }
  for (const int end : pipe_) {
    ::fcntl(end, F_SETFD, FD_CLOEXEC);
    ::fcntl(end, F_SETFL, O_NONBLOCK);
  }
  came = 0;
  pipe_end = pipe_[1];
  struct sigaction action {};
  action.sa_handler = keep;
  action.sa_flags = SA_RESTART;
  for (std::size_t k = 0; k < kHeld.size(); ++k) {
    sigaction(kHeld[k], &action, &before_[k]);
    if (before_[k].sa_handler == SIG_IGN) sigaction(kHeld[k], &before_[k], nullptr);
  }
}

HeldSignals::~HeldSignals() {
  for (std::size_t k = 0; k < kHeld.size(); ++k) sigaction(kHeld[k], &before_[k], nullptr);
  for (const int end : pipe_) ::close(end);
  if (came != 0) ::raise(came);
}

}  // namespace chartroom::cli
