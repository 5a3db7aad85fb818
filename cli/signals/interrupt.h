// Ctrl-C as a request to stop with the results so far.
#pragma once

#include <atomic>

namespace chartroom::cli {

// Makes SIGINT only set this flag from now on; a second one ends the program at once.
const std::atomic<bool>& on_interrupt_stop();
bool interrupted();

}  // namespace chartroom::cli
