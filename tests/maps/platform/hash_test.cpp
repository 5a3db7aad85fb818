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

// The examples of FIPS 180-4.
TEST(Hash, GivesThePublishedValuesOfSha256) {
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(sha256(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

}  // namespace
}  // namespace chartroom
