#include <cstdint>

#include "maps/platform/hash.h"

#include <gtest/gtest.h>

namespace chartroom {
namespace {

// The published test values of FNV-1a with 64 and with 32 bits.
TEST(Hash, GivesThePublishedValues) {
  EXPECT_EQ(fnv1a(""), 0xcbf29ce484222325U);
  EXPECT_EQ(fnv1a("a"), 0xaf63dc4c8601ec8cU);
  EXPECT_EQ(fnv1a("foobar"), 0x85944171f73967e8U);
  EXPECT_EQ(fnv1a<std::uint32_t>(""), 0x811c9dc5U);
  EXPECT_EQ(fnv1a<std::uint32_t>("a"), 0xe40c292cU);
  EXPECT_EQ(fnv1a<std::uint32_t>("foobar"), 0xbf9cf968U);
}

}  // namespace
}  // namespace chartroom
