// Contracts, which only bugs break. A broken one always aborts the program, with its source line.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace chartroom {

[[noreturn]] inline void contract_broken(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: broken contract: %s\n", file, line, condition);
  std::abort();
}

}  // namespace chartroom

#define CHARTROOM_EXPECTS(condition) \
  ((condition) ? void() : ::chartroom::contract_broken(#condition, __FILE__, __LINE__))
