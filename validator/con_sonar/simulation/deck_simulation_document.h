// The members of a deck's `simulate --format json` document that are read again.
#pragma once

#include <cstdint>
#include <string>

#include "validator/con_sonar/simulation/deck_tally.h"
#include "validator/series/result_document.h"

namespace chartroom::con_sonar {

using series::NamedDocument;
using series::NumberField;
using series::NumbersField;
using series::NumberTable;
using TextsField = json::Field<json::List<std::string>>;

inline constexpr std::array<std::string_view, 2> kDeckNames{"deck", "deck_hash"};

struct AskedDocument {
  json::Field<json::Scalar> margin;  // of a judgement
  NumberField games;
  NumberField sonar;
  NumbersField first_hand_sizes;
  json::Field<std::string> seat_order;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(optional_member("margin", margin), required_member("games", games),
            required_member("sonar", sonar), optional_member("first_hands", first_hand_sizes),
            required_member("order", seat_order));
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

struct SimulationDocument : series::ResultDocument<AskedDocument, kDeckNames> {
  TextsField admirals;
  TextsField agents;
  json::Field<json::List<json::Scalar>> wins_by_seat;
  json::Field<json::Dictionary<json::Scalar>> wins_by_nation;
  json::Field<json::Dictionary<std::int64_t>> games_by_nation;
  json::Field<json::List<json::List<json::List<std::int64_t>>>> scores_by_seat;
  NumberTable turns;
  NumberTable queues;
  json::Field<StrikesDocument> strikes;
  json::Field<NamedDocument<std::int64_t, kTurnEndNames>> turns_ended_by;
  json::Field<NamedDocument<std::int64_t, kEndingNames>> ended_by;

  template <class Archive>
  void serialize(Archive& archive) {
    ResultDocument::serialize(archive);
    archive(required_member("admirals", admirals), required_member("agents", agents),
            required_member("wins_by_seat", wins_by_seat),
            required_member("wins_by_nation", wins_by_nation),
            required_member("games_by_nation", games_by_nation),
            required_member("scores_by_seat", scores_by_seat), required_member("turns", turns),
            required_member("queues", queues), required_member("strikes", strikes),
            required_member("turns_ended_by", turns_ended_by),
            required_member("ended_by", ended_by));
  }
};

}  // namespace chartroom::con_sonar
