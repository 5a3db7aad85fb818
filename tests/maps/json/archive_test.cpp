#include <cstdint>

#include "maps/json/archive.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace chartroom::json {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

struct BoatDocument {
  Field<std::string> name;
  Field<std::int64_t> crew;
  Field<List<std::uint64_t>> trail;
  Field<bool> sunk;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("name", name), required_member("crew", crew),
            optional_member("trail", trail), optional_member("sunk", sunk));
  }
};

struct FleetDocument {
  Field<List<BoatDocument>> boats;
  Field<Scalar> year;
  OtherMembers others;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("boats", boats), optional_member("year", year), others);
  }
};

// A document with the text and tree that it refers to.
template <class Document>
struct Decoded {
  explicit Decoded(std::string json, bool lenient = false) : text(std::move(json)) {
    const Value* root = tree.read(errors);
    InputArchive archive = lenient ? InputArchive::lenient() : InputArchive(errors);
    archive.read(*root, document);
  }

  std::vector<std::string> messages() const {
    std::vector<std::string> result;
    for (const FileError& error : errors.sorted()) result.push_back(error.text());
    return result;
  }

  std::string text;
  ErrorList errors{"f"};
  Tree tree{text};
  Field<Document> document;
};

TEST(InputArchive, ReadsTheMembersOfADocument) {
  const Decoded<BoatDocument> decoded(R"({"name": "A", "crew": 7, "trail": [1], "sunk": true})");
  EXPECT_THAT(decoded.messages(), IsEmpty());
  const BoatDocument& boat = decoded.document.value.value();
  EXPECT_EQ(boat.name.value, "A");
  EXPECT_EQ(boat.crew.value, 7);
  EXPECT_EQ(boat.trail.value.value().front().value, 1U);
  EXPECT_EQ(boat.sunk.value, true);
}

TEST(InputArchive, TellsWhatIsMissingMistypedOrUnknown) {
  const Decoded<BoatDocument> decoded(R"({"crew": "7", "trail": [1.5], "sunk": 1, "mast": 1})");
  EXPECT_THAT(decoded.messages(),
              ElementsAre("f:1:1: missing required member \"name\"",
                          "f:1:10: \"crew\" must be a whole number, not \"7\"",
                          "f:1:25: element 1 of \"trail\" must be a whole number, not 1.5",
                          "f:1:39: \"sunk\" must be true or false, not 1",
                          "f:1:42: unknown member \"mast\" (known: crew, name, sunk, trail)"));
}

TEST(InputArchive, SuggestsTheNearestMember) {
  const Decoded<BoatDocument> decoded(R"({"name": "A", "crew": 7, "trial": [], "snuk": true})");
  EXPECT_THAT(decoded.messages(),
              ElementsAre("f:1:26: unknown member \"trial\" (did you mean \"trail\"?)",
                          "f:1:39: unknown member \"snuk\" (did you mean \"sunk\"?)"));
}

TEST(InputArchive, NamesTheObjectThatMissesAMember) {
  const Decoded<FleetDocument> decoded(R"({"boats": [{"name": "A"}]})");
  EXPECT_THAT(decoded.messages(),
              ElementsAre("f:1:12: missing required member \"crew\" in element 1 of \"boats\""));
}

TEST(InputArchive, TakesTooLargeANumberForTheLargestButWhereAllAreTaken) {
  const Decoded<BoatDocument> decoded(
      R"({"name": "A", "crew": -99999999999999999999, "trail": [99999999999999999999]})");
  EXPECT_EQ(decoded.document.value->crew.value, std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(decoded.document.value->trail.value->front().value, std::nullopt);
  EXPECT_EQ(decoded.messages().size(), 1U);
}

TEST(InputArchive, GivesOtherMembersToADocumentThatTakesThem) {
  const Decoded<FleetDocument> decoded(R"({"boats": [], "port": 1, "flag": 2})");
  EXPECT_THAT(decoded.messages(), IsEmpty());
  std::vector<std::string> keys;
  for (const Value* other : decoded.document.value->others.values) keys.push_back(other->key);
  EXPECT_THAT(keys, ElementsAre("port", "flag"));
}

TEST(InputArchive, ReadsAScalarOfAnyType) {
  for (const char* year : {"1954", "\"1954\""}) {
    const Decoded<FleetDocument> decoded("{\"boats\": [], \"year\": " + std::string(year) + "}");
    EXPECT_THAT(decoded.messages(), IsEmpty());
    EXPECT_EQ(decoded.document.value->year.value->text, "1954");
  }
}

TEST(InputArchive, LenientSaysNothingAndKeepsWhereEachFieldStands) {
  const Decoded<FleetDocument> decoded(R"({"boats": [{"crew": "7", "mast": 1}, 5]})", true);
  EXPECT_THAT(decoded.messages(), IsEmpty());
  const List<BoatDocument>& boats = decoded.document.value->boats.value.value();
  const BoatDocument& boat = boats[0].value.value();
  EXPECT_EQ(boat.crew.value, std::nullopt);
  EXPECT_EQ(boat.crew.at->text, "7");
  EXPECT_EQ(boat.name.at, nullptr);
  EXPECT_EQ(boat.name.name, "name");
  EXPECT_EQ(boat.name.object, boats[0].at);
  const BoatDocument& no_object = boats[1].value.value();
  EXPECT_EQ(no_object.name.at, nullptr);
  EXPECT_EQ(no_object.name.object, boats[1].at);
}

TEST(OutputArchive, WritesBytesThatAreNoTextAsReplacementCharacters) {
  BoatDocument boat;
  boat.name.value = "A\xFF";
  EXPECT_EQ(OutputArchive().write_document(boat), "{\n  \"name\": \"A\uFFFD\"\n}\n");
}

}  // namespace
}  // namespace chartroom::json
