// Contracts: what only a bug can break. Always on; a broken one ends the program with its place.
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
