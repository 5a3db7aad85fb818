// Ctrl-C as an order to end with what there is.
#pragma once

#include <atomic>

namespace chartroom::cli {

// From here on SIGINT only sets this; a second one ends the program at once.
const std::atomic<bool>& on_interrupt_stop();
bool interrupted();

}  // namespace chartroom::cli
