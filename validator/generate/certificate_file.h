// Files of certificates (ID.certificate.json, beside the map). The format is
// validator/GENERATION.md.
#pragma once

#include <string>
#include <string_view>

#include "maps/platform/file_error.h"
#include "validator/generate/certificate.h"

namespace chartroom::generate {

inline constexpr std::string_view kCertificateEnding = ".certificate.json";

// The file beside a map that holds its certificate: "reef.certificate.json" of "reef.map.json".
std::string certificate_path(const std::string& map_path);

std::string to_json(const Certificate& certificate);
// What a file says, true or not (see verify).
ParseResult<Certificate> parse_certificate(std::string_view bytes, const std::string& path);

// Plays the games of the certificate in a file of these bytes again. What keeps it from holding for
// the map; "" where it holds. How many candidates were tried is taken at its word: only the search
// could show it.
std::string verify(const Certificate& certificate, std::string_view bytes, const maps::Map& map,
                   const series::Jobs& jobs, const std::atomic<bool>* stop = nullptr);

}  // namespace chartroom::generate
