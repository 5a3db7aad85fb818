// The document of `simulate --format json` of a deck, member by member, as far as it is read back.
#pragma once

#include <cstdint>
#include <string>

#include "maps/json/archive.h"
#include "validator/con_sonar/simulation/tally.h"

namespace chartroom::con_sonar {

using NumberField = json::Field<std::int64_t>;
using NumbersField = json::Field<json::List<std::int64_t>>;
using TextsListField = json::Field<json::List<std::string>>;
// Pairs of a value and how often it came up.
using SpreadField = json::Field<json::List<json::List<std::int64_t>>>;

// An object of one number for each of some names.
template <const auto& kNames>
struct CountsDocument {
  std::array<NumberField, std::size(kNames)> fields;

  template <class Archive>
  void serialize(Archive& archive) {
    for (std::size_t i = 0; i < fields.size(); ++i) {
      archive(required_member(kNames[i], fields[i]));
    }
  }
};

struct AskedDocument {
  json::Field<json::Scalar> margin;  // of a judgement
  NumberField games;
  NumberField sonar;
  NumbersField first_hands;
  json::Field<std::string> order;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(optional_member("margin", margin), required_member("games", games),
            required_member("sonar", sonar), optional_member("first_hands", first_hands),
            required_member("order", order));
  }
};

struct StrikesDocument {
  NumberField possible;
  NumberField used;
  NumberField hits;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("possible", possible), required_member("used", used),
            required_member("hits", hits));
  }
};

struct SimulationDocument {
  json::Field<std::string> format;
  NumberField version;
  json::Field<std::string> deck;
  json::Field<std::string> deck_hash;
  json::Field<std::uint64_t> seed;
  NumberField games;
  TextsListField admirals;
  TextsListField agents;
  json::Field<AskedDocument> asked;
  json::Field<json::List<json::Scalar>> shard;
  json::Field<bool> complete;
  json::Field<json::List<json::Scalar>> wins_by_seat;
  json::Field<json::Dictionary<json::Scalar>> wins_by_nation;
  json::Field<json::Dictionary<std::int64_t>> games_by_nation;
  json::Field<json::List<json::List<json::List<std::int64_t>>>> scores_by_seat;
  SpreadField turns;
  SpreadField queues;
  json::Field<StrikesDocument> strikes;
  json::Field<CountsDocument<kTurnEndNames>> turns_ended_by;
  json::Field<CountsDocument<kEndingNames>> ended_by;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("format", format), required_member("version", version),
            required_member("deck", deck), required_member("deck_hash", deck_hash),
            required_member("seed", seed), required_member("games", games),
            required_member("admirals", admirals), required_member("agents", agents),
            required_member("asked", asked), optional_member("shard", shard),
            required_member("complete", complete), required_member("wins_by_seat", wins_by_seat),
            required_member("wins_by_nation", wins_by_nation),
            required_member("games_by_nation", games_by_nation),
            required_member("scores_by_seat", scores_by_seat), required_member("turns", turns),
            required_member("queues", queues), required_member("strikes", strikes),
            required_member("turns_ended_by", turns_ended_by),
            required_member("ended_by", ended_by));
  }
};

}  // namespace chartroom::con_sonar
