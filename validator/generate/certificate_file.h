// Files of certificates (ID.certificate.json, beside the map). The format is
// validator/GENERATION.md.
#pragma once

#include <string>
#include <string_view>

#include "maps/platform/file_error.h"
#include "validator/generate/certificate.h"

namespace chartroom::generate {

inline constexpr std::string_view kCertificateEnding = ".certificate.json";

// Returns the path of a map's certificate: "reef.certificate.json" for "reef.map.json".
std::string certificate_path(const std::string& map_path);

std::string to_json(const Certificate& certificate);
// Reads a certificate, true or not (see verify).
ParseResult<Certificate> parse_certificate(std::string_view bytes, const std::string& path);

// Plays the games of a certificate again. Returns why it does not hold for the map, or "" if it
// holds. `bytes` is its file. The number of candidates cannot be verified: only the search could
// prove it.
std::string verify(const Certificate& certificate, std::string_view bytes, const maps::Map& map,
                   const series::Jobs& jobs, const std::atomic<bool>* stop = nullptr);

}  // namespace chartroom::generate
