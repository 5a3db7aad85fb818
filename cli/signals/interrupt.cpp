#include "cli/signals/interrupt.h"

#include <csignal>

namespace chartroom::cli {
namespace {

std::atomic<bool> asked_to_stop{false};

void on_interrupt(int) { asked_to_stop = true; }

}  // namespace

const std::atomic<bool>& on_interrupt_stop() {
  struct sigaction action {};
  action.sa_handler = on_interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
  return asked_to_stop;
}

bool interrupted() { return asked_to_stop; }

}  // namespace chartroom::cli
