#include "validator/statistics/random.h"

#include <Random123/philox.h>

#include <cstdint>

namespace chartroom::statistics {

void Random::refill() {
  using Generator = r123::Philox4x32;
  const Generator::key_type key = {{key_[0], key_[1]}};
  place_ = 0;
  for (std::size_t b = 0; b < kBlocks; ++b, ++counter_[0]) {
    const Generator::ctr_type counter = {{counter_[0], counter_[1], counter_[2], counter_[3]}};
    const Generator::ctr_type block = Generator()(counter, key);
    for (std::size_t i = 0; i < block.size(); ++i) {
      halves_[2 * (4 * b + i)] = static_cast<std::uint16_t>(block[i]);
      halves_[2 * (4 * b + i) + 1] = static_cast<std::uint16_t>(block[i] >> 16);
    }
  }
}

}  // namespace chartroom::statistics
