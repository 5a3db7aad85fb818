// Large numbers as people read them.
#pragma once

#include "maps/platform/message.h"

namespace chartroom::reports {

// Formats a count with its language's thousands separators: "12,345".
Message grouped(std::size_t count);

}  // namespace chartroom::reports
