#include "exporters/drawing/png_chunks.h"

#include <cmath>
#include <cstdint>
#include <string_view>

namespace chartroom::exporters {

namespace {

std::uint32_t crc32(std::string_view bytes) {
  std::uint32_t crc = 0xffffffffU;
  for (const char byte : bytes) {
    crc ^= static_cast<unsigned char>(byte);
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ ((crc & 1U) != 0 ? 0xedb88320U : 0U);
  }
  return ~crc;
}

std::string big_endian(std::uint32_t value) {
  std::string bytes;
  for (const unsigned shift : {24U, 16U, 8U, 0U}) {
    bytes += static_cast<char>(value >> shift & 255U);
  }
  return bytes;
}

// Inserts a chunk, which begins with its name, after the header.
std::string with_chunk(const std::string& png, const std::string& chunk) {
  // Signature, then the header chunk: length, name, 13 bytes, checksum.
  constexpr std::size_t kBehindHeader = 8 + 4 + 4 + 13 + 4;
  constexpr std::size_t kName = 4;
  return png.substr(0, kBehindHeader) +
         big_endian(static_cast<std::uint32_t>(chunk.size() - kName)) + chunk +
         big_endian(crc32(chunk)) + png.substr(kBehindHeader);
}

}  // namespace

std::string with_density(const std::string& png, int dots_per_inch) {
  const auto per_metre = static_cast<std::uint32_t>(std::lround(dots_per_inch / 0.0254));
  return with_chunk(png, "pHYs" + big_endian(per_metre) + big_endian(per_metre) + '\1');
}

std::string with_comment(const std::string& png, const std::string& comment) {
  return with_chunk(png, "tEXtComment" + std::string(1, '\0') + comment);
}

}  // namespace chartroom::exporters
