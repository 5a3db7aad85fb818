// The members of a `simulate --format json` document that are read again.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "maps/files/document_fields.h"
#include "validator/rules/action.h"
#include "validator/series/result_document.h"

namespace chartroom::play {

using series::NamedDocument;
using series::NumberField;
using series::NumbersField;
using series::NumberTable;

inline constexpr std::array<std::string_view, 2> kMapNames{"map", "map_hash"};
inline constexpr std::array<std::string_view, 2> kTeamNames{"blue", "green"};
inline constexpr std::array<std::string_view, 2> kOrderNames{"first", "second"};
inline constexpr std::array<std::string_view, 3> kEndingNames{"torpedo", "own_torpedo",
                                                              "surfacing"};
inline constexpr std::array<std::string_view, 3> kDamageNames{"torpedo", "self", "surfacing"};

struct ActionsDocument {
  std::array<NumberField, 5> counts;  // by ActionKind

  template <class Archive>
  void serialize(Archive& archive) {
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
      archive(required_member(to_string(static_cast<rules::ActionKind>(kind)), counts[kind]));
    }
  }
};

struct StartDocument {
  json::Field<std::string> blue;
  json::Field<std::string> green;
  NumberField games;
  NumberField blue_wins;
  NumberField green_wins;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("blue", blue), required_member("green", green),
            required_member("games", games), required_member("blue_wins", blue_wins),
            required_member("green_wins", green_wins));
  }
};

struct RulebookDocument : maps::RulesDocument {
  NumberField surfacing_damage;

  template <class Archive>
  void serialize(Archive& archive) {
    maps::RulesDocument::serialize(archive);
    archive(required_member("surfacing_damage", surfacing_damage));
  }
};

struct AskedDocument {
  json::Field<json::Scalar> margin;  // of a judgement
  NumberField games;
  json::Field<std::string> starts;
  json::Field<RulebookDocument> rules;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(optional_member("margin", margin), required_member("games", games),
            required_member("starts", starts), required_member("rules", rules));
  }
};

struct SimulationDocument : series::ResultDocument<AskedDocument, kMapNames> {
  json::Field<NamedDocument<std::string, kTeamNames>> agents;
  NumberField captains;
  json::Field<std::string> surfacing;
  json::Field<std::string> variant;
  json::Field<NamedDocument<json::List<std::int64_t>, kTeamNames>> clocks;
  json::Field<NamedDocument<std::int64_t, kTeamNames>> wins_by_team;
  json::Field<NamedDocument<std::int64_t, kOrderNames>> wins_by_first;
  NumberField draws;
  NumberField unfinished;
  NumbersField pairs;
  NumbersField pairs_by_first;
  json::Field<json::List<StartDocument>> starts;
  NumberTable plies;
  NumberTable actions_until_located;
  json::Field<ActionsDocument> actions;
  json::Field<NamedDocument<std::int64_t, kEndingNames>> endings;
  NumberField forced_surfacings;
  json::Field<NamedDocument<std::int64_t, kDamageNames>> damage;
  NumberTable visits;
  NumberTable hits;
  NumberTable surfacings;

  template <class Archive>
  void serialize(Archive& archive) {
    ResultDocument::serialize(archive);
    archive(required_member("agents", agents), optional_member("captains", captains),
            required_member("surfacing", surfacing), required_member("variant", variant),
            optional_member("clocks", clocks), required_member("wins_by_team", wins_by_team),
            required_member("wins_by_first", wins_by_first), required_member("draws", draws),
            required_member("unfinished", unfinished), required_member("pairs", pairs),
            required_member("pairs_by_first", pairs_by_first), required_member("starts", starts),
            required_member("plies", plies),
            required_member("localised_after", actions_until_located),
            required_member("actions", actions), required_member("endings", endings),
            required_member("forced_surfacings", forced_surfacings),
            required_member("damage", damage), required_member("visits", visits),
            required_member("hits", hits), required_member("surfacings", surfacings));
  }
};

}  // namespace chartroom::play
