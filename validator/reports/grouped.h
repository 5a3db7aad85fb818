// Large numbers as people read them.
#pragma once

#include "maps/platform/message.h"

namespace chartroom::reports {

// A count whose thousands are set apart as its language does: "12,345".
Message grouped(std::size_t count);

}  // namespace chartroom::reports
