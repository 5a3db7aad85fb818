#include "validator/generate/certificate_file.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "maps/json/document.h"
#include "validator/play/agents/agent.h"

namespace chartroom::generate {
namespace {

constexpr const char* kFormat = "chartroom-certificate";
constexpr std::string_view kMapEnding = ".map.json";

using json::Field;
using json::field_of;
using Numbers = Field<json::List<std::int64_t>>;
using Decimals = Field<json::List<double>>;

struct LevelDocument {
  static constexpr bool kOneLine = true;
  Field<std::string> level;
  Field<std::int64_t> games;  // if levels may have different numbers of games
  Field<std::int64_t> blue_wins, green_wins, first_wins, second_wins, draws, unfinished;
  Numbers pairs, pairs_by_first;
  Decimals side, first_move;  // intervals, from low to high
  Field<double> unfinished_most;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("level", level), optional_member("games", games),
            required_member("blue_wins", blue_wins), required_member("green_wins", green_wins),
            required_member("first_wins", first_wins), required_member("second_wins", second_wins),
            required_member("draws", draws), required_member("unfinished", unfinished),
            required_member("pairs", pairs), required_member("pairs_by_first", pairs_by_first),
            required_member("side", side), required_member("first_move", first_move),
            required_member("unfinished_at_most", unfinished_most));
  }
};

struct CertificateDocument {
  Field<std::string> format;
  Field<std::int64_t> version;
  Field<std::string> map, map_hash;
  Field<std::int64_t> captains;
  Field<std::uint64_t> seed;
  Field<std::int64_t> games, looks, candidates;
  Field<double> confidence;
  Field<std::string> side_proof;
  Field<std::int64_t> ambiguous_moves;
  Decimals mean_positions;
  Field<json::List<LevelDocument>> levels;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("format", format), required_member("version", version),
            required_member("map", map), required_member("map_hash", map_hash),
            required_member("captains", captains), required_member("seed", seed),
            required_member("games", games), optional_member("looks", looks),
            required_member("candidates", candidates), required_member("confidence", confidence),
            optional_member("side_proof", side_proof),
            required_member("ambiguous_moves", ambiguous_moves),
            required_member("mean_placements", mean_positions), required_member("levels", levels));
  }
};

// Rounds to six decimals.
double rounded(double value) { return std::round(value * 1e6) / 1e6; }

template <class Values>
Decimals decimals(const Values& values) {
  Decimals field{.value = json::List<double>()};
  for (const double value : values) field.value->push_back(field_of(rounded(value)));
  return field;
}

template <class Values>
Numbers numbers(const Values& values) {
  Numbers field{.value = json::List<std::int64_t>()};
  for (const std::int64_t value : values) field.value->push_back(field_of(value));
  return field;
}

LevelDocument document_of(const Certificate& certificate, std::size_t i) {
  const play::Tally& tally = certificate.tallies[i];
  const statistics::Interval side = certificate.side(i);
  const statistics::Interval first = certificate.first(i);
  LevelDocument level;
  level.level = field_of(std::string(kLevels[i]));
  if (certificate.looks > 1) level.games = field_of(tally.games);
  level.blue_wins = field_of(tally.wins_by_team[0]);
  level.green_wins = field_of(tally.wins_by_team[1]);
  level.first_wins = field_of(tally.wins_by_first[0]);
  level.second_wins = field_of(tally.wins_by_first[1]);
  level.draws = field_of(tally.draws);
  level.unfinished = field_of(tally.unfinished);
  level.pairs = numbers(tally.pairs);
  level.pairs_by_first = numbers(tally.pairs_by_first);
  level.side = decimals(std::array{side.low, side.high});
  level.first_move = decimals(std::array{first.low, first.high});
  level.unfinished_most = field_of(rounded(certificate.unfinished(i).high));
  return level;
}

template <std::size_t N>
void take(const Numbers& field, std::array<Count, N>& values, json::ErrorList& errors) {
  if (!field.value) return;
  if (field.value->size() != N)
    return add_field_error(*field.at, std::to_string(N) + " numbers", errors);
  for (std::size_t i = 0; i < N; ++i) values[i] = (*field.value)[i].value.value_or(0);
}

void take_level(const Field<LevelDocument>& field, std::size_t i, Certificate& certificate,
                json::ErrorList& errors) {
  if (!field.value) return;
  const LevelDocument& level = *field.value;
  if (level.level.value && level.level.value != kLevels[i]) {
    add_field_error(*level.level.at, std::string(kLevels[i]) + " here", errors);
  }
  play::Tally& tally = certificate.tallies[i];
  tally.games = level.games.value.value_or(certificate.games);
  tally.wins_by_team = {level.blue_wins.value.value_or(0), level.green_wins.value.value_or(0)};
  tally.wins_by_first = {level.first_wins.value.value_or(0), level.second_wins.value.value_or(0)};
  tally.draws = level.draws.value.value_or(0);
  tally.unfinished = level.unfinished.value.value_or(0);
  take(level.pairs, tally.pairs, errors);
  take(level.pairs_by_first, tally.pairs_by_first, errors);
}

// Returns the values of a document; valid only if `errors` stays empty.
Certificate certificate_of(const CertificateDocument& document, json::ErrorList& errors) {
  Certificate certificate;
  certificate.map = document.map.value.value_or("");
  certificate.map_hash = document.map_hash.value.value_or("");
  certificate.captains = static_cast<int>(document.captains.value.value_or(0));
  certificate.seed = document.seed.value.value_or(0);
  certificate.games = document.games.value.value_or(0);
  certificate.looks = static_cast<int>(document.looks.value.value_or(1));
  certificate.candidates = document.candidates.value.value_or(0);
  certificate.side_proof = document.side_proof.value.value_or("");
  certificate.ambiguous_moves = static_cast<int>(document.ambiguous_moves.value.value_or(0));
  if (document.mean_positions.value) {
    const auto& given = *document.mean_positions.value;
    const std::size_t known = std::min(given.size(), certificate.mean_positions.size());
    for (std::size_t i = 0; i < known; ++i) {
      certificate.mean_positions[i] = given[i].value.value_or(0);
    }
  }
  if (!document.levels.value) return certificate;
  if (document.levels.value->size() != kLevels.size()) {
    add_field_error(*document.levels.at, std::string("a list of three skills"), errors);
    return certificate;
  }
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    take_level((*document.levels.value)[i], i, certificate, errors);
  }
  return certificate;
}

std::string without_spaces(std::string_view text) {
  std::string kept(text);
  std::erase_if(kept, [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; });
  return kept;
}

}  // namespace

std::string to_json(const Certificate& certificate) {
  CertificateDocument document;
  document.format = field_of(std::string(kFormat));
  document.version = field_of(json::kFormatVersion);
  document.map = field_of(certificate.map);
  document.map_hash = field_of(certificate.map_hash);
  document.captains = field_of(std::int64_t{certificate.captains});
  document.seed = field_of(certificate.seed);
  document.games = field_of(certificate.games);
  if (certificate.looks > 1) document.looks = field_of(std::int64_t{certificate.looks});
  document.candidates = field_of(certificate.candidates);
  document.confidence = field_of(kConfidence);
  document.side_proof = json::field_unless_empty(certificate.side_proof);
  document.ambiguous_moves = field_of(std::int64_t{certificate.ambiguous_moves});
  document.mean_positions = decimals(certificate.mean_positions);
  document.levels.value.emplace();
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    document.levels.value->push_back(field_of(document_of(certificate, i)));
  }
  return json::OutputArchive().write_document(document);
}

ParseResult<Certificate> parse_certificate(std::string_view bytes, const std::string& path) {
  json::ErrorList errors(path);
  json::Tree tree(bytes);
  Certificate certificate;
  if (const auto document = json::read_document<CertificateDocument>(tree, kFormat, errors)) {
    certificate = certificate_of(*document, errors);
  }
  if (!errors.empty()) return {{}, errors.sorted()};
  return {std::move(certificate), {}};
}

std::string certificate_path(const std::string& map_path) {
  std::string stem = map_path;
  if (stem.ends_with(kMapEnding)) stem.resize(stem.size() - kMapEnding.size());
  return stem + std::string(kCertificateEnding);
}

std::string verify(const Certificate& certificate, std::string_view bytes, const maps::Map& map,
                   const series::Jobs& jobs, const std::atomic<bool>* stop) {
  if (certificate.map != map.id || certificate.map_hash != map_hash(map)) {
    return "it belongs to another map, or to this one before it was changed";
  }
  if (certificate.captains != play::kCaptains) {
    return fmt::format("it was made by captains of edition {}, but these are of edition {}",
                       certificate.captains, play::kCaptains);
  }
  if (certificate.candidates < 1) return "it names no candidates, but at least one was tried";
  // The author of a file may not choose the number of looks.
  if (certificate.looks != 1 && certificate.looks != looks_for(map)) {
    return "its games give other results than it states";
  }
  const auto again =
      certify(map, certificate.seed, certificate.candidates, certificate.looks, jobs, stop);
  if (!again) return "its games do not prove what a certificate states";
  // Compare all bytes, since derived figures may be forged too.
  const std::string written = to_json(*again);
  if (written == bytes) return {};
  return without_spaces(written) == without_spaces(bytes)
             ? "it is not in the form that generate writes, though its games confirm it"
             : "its games give other results than it states";
}

}  // namespace chartroom::generate
