#include <cstdint>

#include "validator/generate/search.h"

#include <gmock/gmock.h>

#include "maps/files/map_file.h"
#include "tests/known_maps.h"
#include "validator/generate/certificate_file.h"
#include "validator/generate/generated_pack.h"
#include "validator/play/agents/agent.h"

namespace chartroom::generate {
namespace {

Request free_request() {
  Request request;
  for (const Shape& shape : shapes()) request.shapes.push_back(&shape);
  request.forced_starts = false;
  request.count = 1;
  request.evaluations = 64;
  return request;
}

std::string bytes_of(const Request& request) {
  const Search search = find_maps(request);
  const GeneratedPack pack = generated_pack(request, search, {"pack", "Pack", "A", "B"});
  std::string text = to_canonical_json(pack.pack) + search_report(pack, search, "");
  for (const Found& found : pack.maps) {
    text += to_canonical_json(found.layout.map) + to_json(found.certificate);
  }
  return text;
}

TEST(Search, GivesTheSameBytesOnAnyNumberOfThreads) {
  Request request = free_request();
  const std::string alone = bytes_of(request);
  request.jobs = 3;
  EXPECT_EQ(bytes_of(request), alone);
}

// Runs two rounds, so that the second varies trials of the first by their games.
TEST(Search, BelievesTheSameOfForcedStartsOnAnyNumberOfThreads) {
  Request request = free_request();
  request.forced_starts = true;
  request.size = {8, 8};
  request.evaluations = 32;
  const Search alone = find_maps(request);
  request.jobs = 3;
  const Search others = find_maps(request);
  EXPECT_EQ(others.games, alone.games);
  EXPECT_EQ(nearest_text(request, others), nearest_text(request, alone));
}

TEST(Search, NamesTwoPacksOfOneSeedOtherwise) {
  Request request = free_request();
  const auto name = [&request] {
    const GeneratedPack pack =
        generated_pack(request, find_maps(request), {"pack", "Pack", "", ""});
    return text_in(pack.maps.at(0).layout.map.name, "en");
  };
  const std::string ten_wide = name();
  request.size = {8, 8};
  EXPECT_NE(name(), ten_wide);
}

TEST(Search, CertifiesWhatIsVerifiedAgain) {
  Request request = free_request();
  request.surfacing_damage = 1;
  request.surface_points = 5;
  const Search search = find_maps(request);
  ASSERT_EQ(search.found.size(), 1U);
  const GeneratedPack pack = generated_pack(request, search, {"pack", "Pack", "A", "B"});
  const maps::Map& map = pack.maps[0].layout.map;
  const std::string text = to_json(pack.maps[0].certificate);
  const auto read = parse_certificate(text, "a");
  ASSERT_TRUE(read) << read.errors[0].what;
  EXPECT_EQ(to_json(*read.value), text);
  EXPECT_EQ(verify(*read.value, text, map, 2), "");

  // Any changed figure counts, even one that follows from others.
  for (const char* figure : {"\"first_wins\": ", "\"side\": [", "\"confidence\": 0."}) {
    std::string touched = text;
    char& digit = touched[touched.find(figure) + std::string_view(figure).size()];
    digit = digit == '3' ? '4' : '3';
    const auto false_one = parse_certificate(touched, "a");
    ASSERT_TRUE(false_one) << figure;
    EXPECT_THAT(verify(*false_one.value, touched, map, 2),
                testing::HasSubstr("give other results"));
  }
  Certificate false_one = *read.value;
  ++false_one.captains;
  EXPECT_THAT(verify(false_one, text, map, 2), testing::HasSubstr("captains of edition"));
  maps::Map other = map;
  other.islands.erase(other.islands.first());
  EXPECT_THAT(verify(*read.value, text, other, 2), testing::HasSubstr("another map"));
  other = map;
  other.notes = {{"en", "A note changes no play."}};
  EXPECT_EQ(map_hash(other), map_hash(map));
}

TEST(Search, VariesAGivenMap) {
  Request request = free_request();
  const maps::Map model = known::alpha();
  request.map_to_vary = model;
  request.asymmetry = 0;
  request.seed = 3;
  ask_for_variations(request);
  const Search search = find_maps(request);
  ASSERT_EQ(search.found.size(), 1U);
  EXPECT_NE(search.found[0].layout.map.islands, model.islands);
  EXPECT_EQ(search.found[0].layout.map.quadrants, model.quadrants);
  EXPECT_LE((search.found[0].layout.map.islands - model.islands).count(), 20);
}

// Its variations fall into few of the possible cells.
TEST(Search, FindsAllVariationsWhereSomeCellsAreOutOfReach) {
  Request request = free_request();
  request.map_to_vary = known::alpha();
  request.asymmetry = 0;
  request.seed = 3;
  request.count = 8;
  request.evaluations = 1'000;
  ask_for_variations(request);
  const Search search = find_maps(request);
  EXPECT_EQ(search.found.size(), 8U);
  EXPECT_LT(search.cells, 8) << "or the search proves nothing";
}

TEST(Search, EndsSoonWhereNothingCanBeDrawn) {
  Request request = free_request();
  request.tracking = {90, 95};
  request.evaluations = 1'000'000;
  const Search search = find_maps(request);
  EXPECT_TRUE(search.found.empty());
  EXPECT_LE(search.candidates, 200);
  EXPECT_THAT(nearest_text(request, search), testing::HasSubstr("the closest to 90 to 95"));
}

TEST(Search, KeepsWhatIsCertifiedWhenStopped) {
  Request request = free_request();
  request.count = 50;
  std::atomic<bool> stop{false};
  SearchHooks hooks;
  hooks.stop = &stop;
  hooks.progress = [&](const Search& so_far) { stop = so_far.found.size() >= 2; };
  EXPECT_EQ(find_maps(request, hooks).found.size(), 2U);
}

TEST(Search, EndsAtARoundWhenTimeIsUp) {
  Request request = free_request();
  request.tracking = {90, 95};
  SearchHooks hooks;
  hooks.out_of_time = [] { return true; };
  const Search timed = find_maps(request, hooks);
  EXPECT_GT(timed.candidates, 0);
  EXPECT_LT(timed.candidates, request.evaluations);
  request.evaluations = timed.candidates;
  const Search again = find_maps(request);
  EXPECT_EQ(again.candidates, timed.candidates);
  EXPECT_EQ(again.nearest_positions, timed.nearest_positions);
}

TEST(Certificate, IsRefusedToAnUnfairMap) {
  maps::Map map = maps::blank_map({8, 8}, "corner", "Corner");
  map.starts = {maps::Point{0, 0}, maps::Point{4, 4}};
  EXPECT_FALSE(certify(map, 1, 1, looks_for(map), 2));
}

// A search's knowledge may refuse a certificate, but never give one: a verification knows only the
// certificate's games, and must refuse too.
TEST(Certificate, IsGivenUpWhereWhoVerifiesItWouldGiveUp) {
  maps::Map map = known::archipelago();
  map.starts = {maps::Point{1, 1}, maps::Point{5, 4}};
  play::Tally even;
  even.games = 1 << 20;
  even.pairs = {0, 0, 1 << 19, 0, 0};
  even.pairs_by_first = even.pairs;
  even.wins_by_team = even.wins_by_first = {1 << 19, 1 << 19};
  Trial known{.layout = layout_of(map), .tallies = {even, even, even}};
  EXPECT_FALSE(certify(map, 1, 1, looks_for(map), 2, nullptr, &known));
  Count learned = 0;
  for (const play::Tally& tally : known.tallies) learned += tally.games - even.games;
  EXPECT_GE(learned, kForcedLooks.front() / 2) << "it learns them, too";
}

// A sea of mirrored halves with blue and green at mirrored points, so that only the first move
// makes a difference.
maps::Map even_map() {
  maps::Map map = maps::blank_map({10, 10}, "even", "Even");
  map.islands = known::points({"C3", "H8", "C8", "H3"});
  map.starts = {maps::Point{0, 0}, maps::Point{9, 9}};
  return map;
}

TEST(Certificate, IsGivenUpWhereASearchKnowsThatItIsUnlikely) {
  maps::Map map = even_map();
  play::Tally uneven;
  uneven.games = 1 << 20;
  uneven.wins_by_team = {(1 << 19) + (1 << 14), (1 << 19) - (1 << 14)};
  uneven.wins_by_first = {1 << 19, 1 << 19};
  Trial known{.layout = layout_of(map), .tallies = {uneven, uneven, uneven}};
  EXPECT_FALSE(certify(map, 1, 1, looks_for(map), 2, nullptr, &known));
  EXPECT_EQ(known.at(Level::expert).games, uneven.games) << "not a game of the dearest level";
}

// A map found by a search that is even at all skills, and a seed for which few games prove it.
constexpr std::uint64_t kSeedOfFair = 1'580'587'675'572'266'040;
maps::Map fair_map() {
  maps::Map map = maps::blank_map({10, 10}, "fair", "Fair");
  map.islands = known::points({"C1", "D1", "D2", "F2", "D3", "F3", "F5", "A7", "G8", "G9"});
  map.starts = {maps::Point{1, 9}, maps::Point{9, 1}};
  return map;
}

// A search and a verification choose skills in different orders, but end with equal games.
TEST(Certificate, IsTheSameWhateverASearchKnows) {
  const maps::Map map = fair_map();
  play::Tally even;
  even.games = 8'192;
  even.wins_by_team = even.wins_by_first = {4'096, 4'096};
  Trial known{.layout = layout_of(map), .tallies = {even, even, even}};
  const auto found = certify(map, kSeedOfFair, 1, looks_for(map), 2, nullptr, &known);
  const auto again = certify(map, kSeedOfFair, 1, looks_for(map), 2);
  ASSERT_TRUE(found && again);
  EXPECT_EQ(to_json(*found), to_json(*again));
  for (const play::Tally& tally : found->tallies) EXPECT_EQ(tally.games, kForcedLooks.front());
}

TEST(Certificate, OfForcedStartsSaysHowOftenWasLookedAtTheGamesOfALevel) {
  Certificate certificate;
  certificate.looks = looks_for(even_map());
  certificate.games = kForcedLooks.back();
  certificate.mean_positions = {2, 1};
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    play::Tally& tally = certificate.tallies[i];
    tally.games = kForcedLooks[i];
    tally.wins_by_team = tally.wins_by_first = {tally.games / 2, tally.games / 2};
    tally.pairs = tally.pairs_by_first = {0, 0, tally.games / 2, 0, 0};
    EXPECT_TRUE(certificate.holds(i));
  }
  const std::string text = to_json(certificate);
  EXPECT_THAT(text, testing::HasSubstr("\"looks\": 3"));
  EXPECT_THAT(text, testing::HasSubstr("\"games\": 65536"));
  const auto read = parse_certificate(text, "a");
  ASSERT_TRUE(read) << read.errors[0].what;
  EXPECT_EQ(read.value->tallies[0].games, kForcedLooks[0]);
  EXPECT_EQ(to_json(*read.value), text);
  // The number of looks is fixed.
  certificate.looks = 2;
  certificate.map_hash = map_hash(even_map());
  certificate.map = "even";
  certificate.captains = play::kCaptains;
  certificate.candidates = 1;
  EXPECT_THAT(verify(certificate, to_json(certificate), even_map(), 2),
              testing::HasSubstr("give other results"));
}

TEST(Certificate, ThatIsLookedAtOftenerAsksMoreOfEachLook) {
  Certificate certificate;
  play::Tally& tally = certificate.tallies[0];
  tally.games = kForcedLooks[0];
  const Count blue = tally.games / 2 + 80;  // 0.24 points from even
  tally.wins_by_team = {blue, tally.games - blue};
  tally.wins_by_first = {tally.games / 2, tally.games / 2};
  tally.pairs = {0, 0, tally.games / 2, 0, 0};
  certificate.looks = 1;
  EXPECT_TRUE(certificate.holds(0));
  certificate.looks = 3;
  EXPECT_FALSE(certificate.holds(0));
  EXPECT_NEAR(certificate.confidence_of_a_look(), 0.99667, 0.00001);
}

TEST(Certificate, IsReadWithItsFaults) {
  EXPECT_FALSE(parse_certificate("{}", "a"));
  EXPECT_FALSE(parse_certificate("{\"format\":\"chartroom-map\",\"version\":1}", "a"));
}

TEST(Archive, AsksForMapsThatDifferHoweverTheyAreTurned) {
  maps::Map a = maps::blank_map({10, 10}, "a", "A");
  for (int i = 0; i < 6; ++i) a.islands.insert({i, i / 2});
  maps::Map b = a;
  b.islands = {};
  for (int i = 0; i < 6; ++i) b.islands.insert({9 - i, i / 2});
  EXPECT_FALSE(differ(a, b));
  b.islands = {};
  for (int i = 0; i < 6; ++i) b.islands.insert({i, 9 - i / 3});
  EXPECT_TRUE(differ(a, b));
}

TEST(Trial, HasSeedsOfItsOwn) {
  EXPECT_NE(seed_of(1, 0, Stream::games), seed_of(1, 0, Stream::certificate));
  EXPECT_NE(seed_of(1, 0, Stream::games), seed_of(1, 1, Stream::games));
  EXPECT_NE(seed_of(1, 0, Stream::games), seed_of(2, 0, Stream::games));
}

}  // namespace
}  // namespace chartroom::generate
