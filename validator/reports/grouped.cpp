#include "validator/reports/grouped.h"

#include <fmt/core.h>

namespace chartroom::reports {

Message grouped(std::size_t count) {
  constexpr std::size_t kThousand = 1000;
  if (count < kThousand) return count;
  return message("{},{}", grouped(count / kThousand), fmt::format("{:03}", count % kThousand));
}

}  // namespace chartroom::reports
