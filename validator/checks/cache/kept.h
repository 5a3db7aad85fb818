// Results from a cache, or made and kept there.
#pragma once

#include <string>
#include <utility>

#include "validator/checks/cache/packing.h"
#include "validator/checks/cache/result_cache.h"

namespace chartroom::checks {

// True but for play that was stopped.
template <class Result>
bool is_complete(const Result& result) {
  if constexpr (requires { result.complete; }) return result.complete;
  return true;
}

// Returns the result of `key`, which `make()` makes if the cache does not have it, and which is
// kept if it is complete. `cache` may be null.
template <class Make>
auto kept(ResultCache* cache, const std::string& key, const Make& make) {
  using Result = decltype(make());
  if (cache == nullptr) return make();
  if (const std::optional<std::string> known = cache->find(key)) {
    if (std::optional<Result> result = unpacked<Result>(*known)) return *std::move(result);
  }
  Result result = make();
  if (is_complete(result)) cache->keep(key, packed(result));
  return result;
}

}  // namespace chartroom::checks
