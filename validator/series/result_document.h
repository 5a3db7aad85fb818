// The members that documents of `simulate --format json` have for every game, and how to read them.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "maps/json/result_reader.h"
#include "validator/series/shards.h"

namespace chartroom::series {

using NumberField = json::Field<std::int64_t>;
using NumbersField = json::Field<json::List<std::int64_t>>;
// Rows of a board, or pairs of a value and how often it came up.
using NumberTable = json::Field<json::List<json::List<std::int64_t>>>;

// An object with one value for each name of `kNames`.
template <class T, const auto& kNames>
struct NamedDocument {
  std::array<json::Field<T>, std::size(kNames)> fields;

  template <class Archive>
  void serialize(Archive& archive) {
    for (std::size_t i = 0; i < fields.size(); ++i) {
      archive(required_member(kNames[i], fields[i]));
    }
  }
};

// `kBoard` names the board's id and hash.
template <class Asked, const auto& kBoard>
struct ResultDocument {
  json::Field<std::string> format;
  NumberField version;
  json::Field<std::string> board;
  json::Field<std::string> hash;
  json::Field<std::uint64_t> seed;
  NumberField games;
  json::Field<Asked> asked;
  json::Field<json::List<json::Scalar>> shard;
  json::Field<bool> complete;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("format", format), required_member("version", version),
            required_member(kBoard[0], board), required_member(kBoard[1], hash),
            required_member("seed", seed), required_member("games", games),
            required_member("asked", asked), optional_member("shard", shard),
            required_member("complete", complete));
  }
};

class ResultReader : public json::ResultReader {
 public:
  using json::ResultReader::ResultReader;

 protected:
  template <class Document>
  void read_head(const Document& document, RunHeader& header) {
    constexpr std::array<std::string_view, 1> kFormat{"chartroom-simulate"};
    word(document.format, kFormat);
    whole(document.version, 1, 1);
    header.id = text(document.board);
    header.hash = text(document.hash);
  }

  template <class Document>
  void read_seed(const Document& document, RunHeader& header) {
    header.seed = value(document.seed, "a whole number from 0 to " + std::to_string(UINT64_MAX));
  }

  // Returns the request and reads its number of games; refuses a run with a margin.
  template <class Document>
  const auto& read_asked(const Document& document, RunHeader& header) {
    const auto& asked = object(document.asked);
    if (asked.margin.at != nullptr) {
      errors_.add(
          document.asked.at->position, document.asked.at->pointer(),
          std::string(
              "a run with --margin cannot be merged or resumed (use a fixed number of games)"));
    }
    header.games = count(asked.games);
    return asked;
  }

  template <class Document>
  void read_shard(const Document& document, RunHeader& header) {
    if (document.shard.at == nullptr) return;
    const json::List<json::Scalar>& numbers = list(document.shard);
    if (numbers.size() == 2) {
      header.shard = parse_shard(numbers[0].value->text + "/" + numbers[1].value->text);
    }
    if (!header.shard) refuse(document.shard, "the number of a shard and how many there are");
  }
};

// Lists of results have up to one entry for each pair of starts on the largest sea.
inline constexpr json::Limits kResultLimits{kMaxResultBytes, 60'000, kMaxResultBytes};

// Reads all documents of a file, one a line, each by a Reader.
template <class Reader, class Document>
auto read_simulations(std::string_view text, const std::string& path) {
  using Simulation = decltype(std::declval<Reader>().read(std::declval<Document>()));
  return json::read_results<Document, Simulation>(
      text, path, kResultLimits, [](const Document& document, json::ErrorList& errors) {
        return Reader(errors).read(document);
      });
}

}  // namespace chartroom::series
