// A deck file, member by member, in canonical order.
#pragma once

#include <cstdint>

#include "maps/con_sonar/deck_json.h"
#include "maps/json/schema_member.h"

namespace chartroom::con_sonar {

using NumberField = json::Field<std::int64_t>;
using TextField = json::Field<std::string>;
using TextsField = json::Field<json::Dictionary<std::string>>;

struct LadderDocument {
  static constexpr bool kOneLine = true;
  NumberField steps;
  json::Field<json::List<std::int64_t>> starts;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("steps", steps), required_member("starts", starts));
  }
};

struct SymbolDocument {
  static constexpr bool kOneLine = true;
  TextField id;
  TextsField name;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("id", id), required_member("name", name));
  }
};

struct NationDocument {
  static constexpr bool kOneLine = true;
  TextField id;
  TextsField name;
  TextField colour;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("id", id), required_member("name", name),
            required_member("colour", colour));
  }
};

struct FleetDocument {
  static constexpr bool kOneLine = true;
  TextField nation;
  TextField symbol;
  NumberField effect;
  TextField leads_to;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("nation", nation), required_member("symbol", symbol),
            required_member("effect", effect), required_member("leads_to", leads_to));
  }
};

struct TorpedoDocument {
  static constexpr bool kOneLine = true;
  TextField nation;
  TextField symbol;
  NumberField torpedoes;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("nation", nation), required_member("symbol", symbol),
            required_member("torpedoes", torpedoes));
  }
};

struct ScoreDocument {
  static constexpr bool kOneLine = true;
  NumberField submarine;
  NumberField torpedo_card;
  NumberField survivor;
  NumberField pair;
  NumberField set_of_four;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(optional_member("submarine", submarine), optional_member("torpedo_card", torpedo_card),
            optional_member("survivor", survivor), optional_member("pair", pair),
            optional_member("set_of_four", set_of_four));
  }
};

struct OptionDocument {
  static constexpr bool kOneLine = true;
  TextField result;
  TextField nation;
  NumberField effect;
  NumberField weight;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("result", result), optional_member("nation", nation),
            optional_member("effect", effect), required_member("weight", weight));
  }
};

struct SonarDocument {
  json::Field<json::List<OptionDocument>> level_2;
  json::Field<json::List<OptionDocument>> level_1;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(optional_member("level_2", level_2), optional_member("level_1", level_1));
  }
};

struct VariantDocument {
  NumberField last_submarines;
  TextField sets_of_four;
  json::Field<bool> discard_matched;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(optional_member("last_submarines", last_submarines),
            optional_member("sets_of_four", sets_of_four),
            optional_member("discard_matched", discard_matched));
  }
};

struct DeckDocument : HeaderDocument {
  TextField schema;
  TextsField notes;
  json::Field<LadderDocument> ladder;
  NumberField die;
  NumberField hand;
  NumberField face_up;
  json::Field<json::List<SymbolDocument>> symbols;
  json::Field<json::List<NationDocument>> nations;
  json::Field<json::List<FleetDocument>> fleet;
  json::Field<json::List<TorpedoDocument>> torpedoes;
  json::Field<ScoreDocument> score;
  json::Field<SonarDocument> sonar;
  json::Field<VariantDocument> variant;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(json::schema_member(schema));
    HeaderDocument::serialize(archive);
    archive(optional_member("notes", notes), optional_member("ladder", ladder),
            optional_member("die", die), optional_member("hand", hand),
            optional_member("face_up", face_up), required_member("symbols", symbols),
            required_member("nations", nations), required_member("fleet", fleet),
            required_member("torpedoes", torpedoes), optional_member("score", score),
            optional_member("sonar", sonar), optional_member("variant", variant));
  }
};

}  // namespace chartroom::con_sonar
