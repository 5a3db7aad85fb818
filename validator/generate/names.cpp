#include "validator/generate/names.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "maps/platform/contract.h"
#include "validator/generate/request.h"

namespace chartroom::generate {
namespace {

// A word in the five languages. Names join two words unchanged: "Heron Reef", "Reiherriff", "Récif
// du Héron", "Scogliera dell’Airone", "왜가리 암초".
struct Word {
  const char* en;
  const char* de;
  const char* fr;
  const char* it;
  const char* ko;
};

// The first words of names, the owners of places.
constexpr std::array kOwners{
    Word{"Heron", "Reiher", "du Héron", "dell’Airone", "왜가리"},
    Word{"Lantern", "Laternen", "de la Lanterne", "della Lanterna", "등불"},
    Word{"Anchor", "Anker", "de l’Ancre", "dell’Ancora", "닻"},
    Word{"Falcon", "Falken", "du Faucon", "del Falco", "매"},
    Word{"Otter", "Otter", "de la Loutre", "della Lontra", "수달"},
    Word{"Compass", "Kompass", "de la Boussole", "della Bussola", "나침반"},
    Word{"Dolphin", "Delfin", "du Dauphin", "del Delfino", "돌고래"},
    Word{"Raven", "Raben", "du Corbeau", "del Corvo", "까마귀"},
    Word{"Bell", "Glocken", "de la Cloche", "della Campana", "종"},
    Word{"Crab", "Krabben", "du Crabe", "del Granchio", "게"},
    Word{"Whale", "Wal", "de la Baleine", "della Balena", "고래"},
    Word{"Pilot", "Lotsen", "du Pilote", "del Pilota", "도선사"},
    Word{"Seal", "Robben", "du Phoque", "della Foca", "물범"},
    Word{"Thunder", "Donner", "du Tonnerre", "del Tuono", "천둥"},
    Word{"Star", "Sternen", "de l’Étoile", "della Stella", "별"},
    Word{"Salt", "Salz", "du Sel", "del Sale", "소금"},
    Word{"Wolf", "Wolfs", "du Loup", "del Lupo", "늑대"},
    Word{"Amber", "Bernstein", "de l’Ambre", "dell’Ambra", "호박"},
    Word{"Turtle", "Schildkröten", "de la Tortue", "della Tartaruga", "거북"},
    Word{"Tower", "Turm", "de la Tour", "della Torre", "탑"},
    Word{"Eagle", "Adler", "de l’Aigle", "dell’Aquila", "독수리"},
    Word{"Rope", "Seil", "de la Corde", "della Corda", "밧줄"},
    Word{"Lynx", "Luchs", "du Lynx", "della Lince", "스라소니"},
    Word{"Mirror", "Spiegel", "du Miroir", "dello Specchio", "거울"},
    Word{"Squid", "Kalmar", "du Calmar", "del Calamaro", "오징어"},
    Word{"Drum", "Trommel", "du Tambour", "del Tamburo", "북"},
    Word{"Swan", "Schwanen", "du Cygne", "del Cigno", "백조"},
    Word{"Iron", "Eisen", "du Fer", "del Ferro", "쇠"},
    Word{"Needle", "Nadel", "de l’Aiguille", "dell’Ago", "바늘"},
    Word{"Owl", "Eulen", "du Hibou", "del Gufo", "올빼미"}};

using Places = std::array<Word, 7>;

constexpr Places kTropical{Word{"Bay", "bucht", "Baie", "Baia", "만"},
                           Word{"Lagoon", "lagune", "Lagune", "Laguna", "석호"},
                           Word{"Cays", "inseln", "Cayes", "Isole", "섬들"},
                           Word{"Cove", "winkel", "Anse", "Cala", "물굽이"},
                           Word{"Strand", "strand", "Plage", "Spiaggia", "바닷가"},
                           Word{"Harbour", "hafen", "Port", "Porto", "항구"},
                           Word{"Passage", "passage", "Passe", "Passo", "뱃길"}};
constexpr Places kArctic{Word{"Sound", "sund", "Détroit", "Stretto", "해협"},
                         Word{"Fjord", "fjord", "Fjord", "Fiordo", "피오르"},
                         Word{"Glacier", "gletscher", "Glacier", "Ghiacciaio", "빙하"},
                         Word{"Floe", "scholle", "Banquise", "Banchisa", "유빙"},
                         Word{"Cape", "kap", "Cap", "Capo", "곶"},
                         Word{"Ice", "eis", "Glace", "Ghiaccio", "얼음"},
                         Word{"Land", "land", "Terre", "Terra", "땅"}};
constexpr Places kReef{Word{"Reef", "riff", "Récif", "Scogliera", "암초"},
                       Word{"Shoals", "untiefen", "Hauts-fonds", "Secche", "여울"},
                       Word{"Bank", "bank", "Banc", "Banco", "모래톱"},
                       Word{"Rocks", "felsen", "Rochers", "Scogli", "바위"},
                       Word{"Garden", "garten", "Jardin", "Giardino", "뜰"},
                       Word{"Channel", "kanal", "Chenal", "Canale", "수로"},
                       Word{"Ledge", "sims", "Corniche", "Cornice", "벼랑"}};
constexpr Places kNight{Word{"Deep", "tiefe", "Fosse", "Fossa", "심해"},
                        Word{"Watch", "wacht", "Veille", "Veglia", "망루"},
                        Word{"Light", "feuer", "Feu", "Faro", "불빛"},
                        Word{"Roads", "reede", "Rade", "Rada", "정박지"},
                        Word{"Shadow", "schatten", "Ombre", "Ombra", "그림자"},
                        Word{"Tide", "flut", "Marée", "Marea", "밀물"},
                        Word{"Gate", "tor", "Porte", "Porta", "문"}};

static_assert(kOwners.size() * kTropical.size() >= kMostMaps);

const Places& places_of(maps::Theme theme) {
  switch (theme) {
    case maps::Theme::tropical:
      return kTropical;
    case maps::Theme::arctic:
      return kArctic;
    case maps::Theme::reef:
      return kReef;
    case maps::Theme::night:
      break;
  }
  return kNight;
}

std::string joined(const char* first, const char* second) {
  return std::string(first) + " " + second;
}

Texts name_of(const Word& owner, const Word& place) {
  return {{"en", joined(owner.en, place.en)},
          {"de", std::string(owner.de) + place.de},
          {"fr", joined(place.fr, owner.fr)},
          {"it", joined(place.it, owner.it)},
          {"ko", joined(owner.ko, place.ko)}};
}

}  // namespace

std::vector<Texts> draw_names(maps::Theme theme, int count, std::uint64_t seed) {
  const Places& places = places_of(theme);
  const int all = static_cast<int>(kOwners.size() * places.size());
  CHARTROOM_EXPECTS(count <= all);
  std::vector<std::size_t> order(static_cast<std::size_t>(all));
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  statistics::Random random(seed, static_cast<std::uint32_t>(theme), 0, Stream::names);
  std::vector<Texts> names;
  for (int i = 0; i < count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    std::swap(order[at], order[at + static_cast<std::size_t>(random.below(all - i))]);
    names.push_back(name_of(kOwners[order[at] / places.size()], places[order[at] % places.size()]));
  }
  return names;
}

}  // namespace chartroom::generate
