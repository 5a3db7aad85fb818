#include "exporters/sheet_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace chartroom {

namespace {

constexpr SheetWords kEnglish{
    .captain = "Captain",
    .sonar_operator = "Operator",
    .transparency = "Transparency",
    .team_blue = "Blue team",
    .team_green = "Green team",
    .name = "Name",
    .submarine = "Submarine",
    .actions = "One action a turn",
    .navigate = "Navigate",
    .sonar = "Sonar",
    .silence = "Silence",
    .torpedo = "Torpedo",
    .surface = "Surface",
    .navigate_effect = "Go to a neighbouring point and say the direction. +1 energy.",
    .sonar_effect = "The enemy tells its row or its column, as it likes.",
    .silence_effect = "Go to a neighbouring point, unheard. No energy.",
    .torpedo_effect = "Name a point of your quadrant: 1 damage to all on it.",
    .surface_effect = "Say where you are and wipe your trail off.",
    .free = "free",
    .energy = "Energy",
    .enemy_energy = "Enemy’s energy",
    .damage = "Damage",
    .enemy_damage = "Enemy’s damage",
    .sonar_answers = "Sonar answers",
    .row = "Row",
    .column = "Column",
    .note = "Note",
    .special_rule = "Rule of this map",
    .no_special_rule = "None: the captains choose their starts, and surfacing costs nothing.",
    .blue_starts = "Blue starts on {}.",
    .green_starts = "Green starts on {}.",
    .both_start = "Blue starts on {}, green on {}.",
    .surfacing_costs = "Surfacing anywhere but on {} costs {} damage.",
    .surfacing_always = "Surfacing costs {} damage.",
    .house_rules = "House rules: {}.",
    .gauge_of = "a gauge of {}",
    .sinks_at = "{} damage sink a submarine",
    .or_word = " or ",
    .start = "Start",
    .this_side_up = "This side up",
    .film_hint = "Lay on the operator’s sheet",
    .revision = "revision {}",
    .print_plainly = "Print at 100 %, no scaling",
    .legend_border = "quadrant border",
    .legend_surface_point = "surface point",
};

constexpr SheetWords kGerman{
    .captain = "Kapitän",
    .sonar_operator = "Funker",
    .transparency = "Folie",
    .team_blue = "Team Blau",
    .team_green = "Team Grün",
    .name = "Name",
    .submarine = "U-Boot",
    .actions = "Eine Aktion je Zug",
    .navigate = "Manövrieren",
    .sonar = "Sonar",
    .silence = "Schleichfahrt",
    .torpedo = "Torpedo",
    .surface = "Auftauchen",
    .navigate_effect = "Zum Nachbarpunkt fahren, Richtung ansagen. +1 Energie.",
    .sonar_effect = "Der Gegner nennt nach Wahl seine Zeile oder seine Spalte.",
    .silence_effect = "Ungehört zum Nachbarpunkt fahren. Keine Energie.",
    .torpedo_effect = "Punkt im eigenen Quadranten: 1 Schaden für alle dort.",
    .surface_effect = "Eigenen Punkt nennen und die Spur abwischen.",
    .free = "frei",
    .energy = "Energie",
    .enemy_energy = "Energie des Gegners",
    .damage = "Schaden",
    .enemy_damage = "Schaden des Gegners",
    .sonar_answers = "Sonarantworten",
    .row = "Zeile",
    .column = "Spalte",
    .note = "Notiz",
    .special_rule = "Regel dieser Karte",
    .no_special_rule = "Keine: Die Kapitäne wählen ihren Start, und Auftauchen kostet nichts.",
    .blue_starts = "Blau startet auf {}.",
    .green_starts = "Grün startet auf {}.",
    .both_start = "Blau startet auf {}, Grün auf {}.",
    .surfacing_costs = "Auftauchen kostet überall außer auf {} {} Schaden.",
    .surfacing_always = "Auftauchen kostet {} Schaden.",
    .house_rules = "Hausregeln: {}.",
    .gauge_of = "Energieleiste mit {} Feldern",
    .sinks_at = "{} Schaden versenken ein U‑Boot",
    .or_word = " oder ",
    .start = "Start",
    .this_side_up = "Diese Seite oben",
    .film_hint = "Auf den Bogen des Funkers legen",
    .revision = "Fassung {}",
    .print_plainly = "Mit 100 % drucken, nicht skalieren",
    .legend_border = "Quadrantengrenze",
    .legend_surface_point = "Auftauchpunkt",
};

constexpr SheetWords kFrench{
    .captain = "Capitaine",
    .sonar_operator = "Opérateur",
    .transparency = "Transparent",
    .team_blue = "Équipe bleue",
    .team_green = "Équipe verte",
    .name = "Nom",
    .submarine = "Sous-marin",
    .actions = "Une action par tour",
    .navigate = "Naviguer",
    .sonar = "Sonar",
    .silence = "Silence",
    .torpedo = "Torpille",
    .surface = "Surface",
    .navigate_effect = "Aller au point voisin et annoncer la direction. +1 énergie.",
    .sonar_effect = "L’ennemi donne sa ligne ou sa colonne, à son choix.",
    .silence_effect = "Aller au point voisin sans rien dire. Pas d’énergie.",
    .torpedo_effect = "Un point de votre quadrant : 1 dégât à tous ceux qui y sont.",
    .surface_effect = "Annoncer sa position et effacer sa trace.",
    .free = "gratuit",
    .energy = "Énergie",
    .enemy_energy = "Énergie ennemie",
    .damage = "Dégâts",
    .enemy_damage = "Dégâts ennemis",
    .sonar_answers = "Réponses au sonar",
    .row = "Ligne",
    .column = "Colonne",
    .note = "Note",
    .special_rule = "Règle de cette carte",
    .no_special_rule =
        "Aucune : les capitaines choisissent leur départ, faire surface est gratuit.",
    .blue_starts = "Bleu part de {}.",
    .green_starts = "Vert part de {}.",
    .both_start = "Bleu part de {}, vert de {}.",
    .surfacing_costs = "Faire surface ailleurs que sur {} : dégâts {}.",
    .surfacing_always = "Faire surface : dégâts {}.",
    .house_rules = "Règles maison : {}.",
    .gauge_of = "jauge de {}",
    .sinks_at = "un sous-marin coule à {} dégâts",
    .or_word = " ou ",
    .start = "Départ",
    .this_side_up = "Cette face en haut",
    .film_hint = "Poser sur la feuille de l’opérateur",
    .revision = "révision {}",
    .print_plainly = "Imprimer à 100 %, sans mise à l’échelle",
    .legend_border = "limite de quadrant",
    .legend_surface_point = "point de surface",
};

constexpr SheetWords kItalian{
    .captain = "Capitano",
    .sonar_operator = "Operatore",
    .transparency = "Lucido",
    .team_blue = "Squadra blu",
    .team_green = "Squadra verde",
    .name = "Nome",
    .submarine = "Sottomarino",
    .actions = "Un’azione per turno",
    .navigate = "Naviga",
    .sonar = "Sonar",
    .silence = "Silenzio",
    .torpedo = "Siluro",
    .surface = "Emersione",
    .navigate_effect = "Vai a un punto vicino e annuncia la direzione. +1 energia.",
    .sonar_effect = "Il nemico dice la sua riga o la sua colonna, a sua scelta.",
    .silence_effect = "Vai a un punto vicino in silenzio. Nessuna energia.",
    .torpedo_effect = "Un punto del tuo quadrante: 1 danno a tutti quelli lì.",
    .surface_effect = "Di’ dove sei e cancella la tua scia.",
    .free = "gratis",
    .energy = "Energia",
    .enemy_energy = "Energia nemica",
    .damage = "Danni",
    .enemy_damage = "Danni nemici",
    .sonar_answers = "Risposte al sonar",
    .row = "Riga",
    .column = "Colonna",
    .note = "Nota",
    .special_rule = "Regola di questa mappa",
    .no_special_rule = "Nessuna: i capitani scelgono la partenza, emergere non costa nulla.",
    .blue_starts = "Il blu parte da {}.",
    .green_starts = "Il verde parte da {}.",
    .both_start = "Il blu parte da {}, il verde da {}.",
    .surfacing_costs = "Emergere altrove che su {}: danni {}.",
    .surfacing_always = "Emergere: danni {}.",
    .house_rules = "Regole della casa: {}.",
    .gauge_of = "energia fino a {}",
    .sinks_at = "un sottomarino affonda con {} danni",
    .or_word = " o ",
    .start = "Partenza",
    .this_side_up = "Questo lato in alto",
    .film_hint = "Da posare sul foglio dell’operatore",
    .revision = "revisione {}",
    .print_plainly = "Stampare al 100 %, senza ridimensionare",
    .legend_border = "confine di quadrante",
    .legend_surface_point = "punto di emersione",
};

constexpr SheetWords kKorean{
    .captain = "함장",
    .sonar_operator = "부함장",
    .transparency = "투명 시트",
    .team_blue = "파란 팀",
    .team_green = "초록 팀",
    .name = "이름",
    .submarine = "잠수함",
    .actions = "차례마다 행동 하나",
    .navigate = "이동",
    .sonar = "소나",
    .silence = "사일런스",
    .torpedo = "어뢰",
    .surface = "부상",
    .navigate_effect = "이웃한 점으로 가며 방향을 알립니다. 에너지 +1.",
    .sonar_effect = "적은 자기 행이나 열 가운데 하나를 말합니다.",
    .silence_effect = "이웃한 점으로 몰래 갑니다. 에너지는 없습니다.",
    .torpedo_effect = "자기 해역의 한 점: 그곳의 모두가 피해 1.",
    .surface_effect = "현재 위치를 알리고 항적을 지웁니다.",
    .free = "무료",
    .energy = "에너지",
    .enemy_energy = "적의 에너지",
    .damage = "피해",
    .enemy_damage = "적의 피해",
    .sonar_answers = "소나 응답",
    .row = "행",
    .column = "열",
    .note = "메모",
    .special_rule = "이 지도의 규칙",
    .no_special_rule = "없음: 함장이 출발점을 고르고, 부상에는 피해가 없습니다.",
    .blue_starts = "파란 팀 출발: {}.",
    .green_starts = "초록 팀 출발: {}.",
    .both_start = "파란 팀은 {}, 초록 팀은 {}에서 출발합니다.",
    .surfacing_costs = "{} 밖에서 부상하면 피해 {}.",
    .surfacing_always = "부상하면 피해 {}.",
    .house_rules = "하우스 룰: {}.",
    .gauge_of = "에너지 {}칸",
    .sinks_at = "피해 {}에 침몰",
    .or_word = " 또는 ",
    .start = "출발",
    .this_side_up = "이 면이 위",
    .film_hint = "부함장 시트 위에 놓으세요",
    .revision = "개정 {}",
    .print_plainly = "100 % 크기로 인쇄",
    .legend_border = "해역 경계",
    .legend_surface_point = "부상 지점",
};

constexpr std::array<std::pair<std::string_view, const SheetWords*>, 5> kLanguages{
    {{"en", &kEnglish}, {"de", &kGerman}, {"fr", &kFrench}, {"it", &kItalian}, {"ko", &kKorean}}};

// The points by name, column for column, as one looks them up on the board's edge.
std::string listed(const PointSet& set, const char* or_word) {
  std::vector<Point> points(set.begin(), set.end());
  std::sort(points.begin(), points.end(), [](Point a, Point b) {
    return std::pair(a.column, a.row) < std::pair(b.column, b.row);
  });
  std::string text;
  for (std::size_t k = 0; k < points.size(); ++k) {
    if (k > 0) text += k + 1 < points.size() ? ", " : or_word;
    text += to_string(points[k]);
  }
  return text;
}

std::string house_rules(const Rulebook& house, const SheetWords& words) {
  const Rulebook standard;
  std::string list;
  const auto add = [&list](std::string text) {
    if (!list.empty()) list += ", ";
    list += text;
  };
  if (house.gauge != standard.gauge) add(fmt::format(fmt::runtime(words.gauge_of), house.gauge));
  if (house.sonar != standard.sonar) add(fmt::format("{} {}", words.sonar, house.sonar));
  if (house.silence != standard.silence) add(fmt::format("{} {}", words.silence, house.silence));
  if (house.torpedo != standard.torpedo) add(fmt::format("{} {}", words.torpedo, house.torpedo));
  if (house.damage_to_sink != standard.damage_to_sink) {
    add(fmt::format(fmt::runtime(words.sinks_at), house.damage_to_sink));
  }
  return list.empty() ? list : fmt::format(fmt::runtime(words.house_rules), list);
}

std::string starts_rule(const Starts& starts, const SheetWords& words) {
  if (starts.blue && starts.green) {
    return fmt::format(fmt::runtime(words.both_start), to_string(*starts.blue),
                       to_string(*starts.green));
  }
  if (starts.blue) return fmt::format(fmt::runtime(words.blue_starts), to_string(*starts.blue));
  if (starts.green) return fmt::format(fmt::runtime(words.green_starts), to_string(*starts.green));
  return {};
}

std::string surfacing_rule(const Surfacing& surfacing, const SheetWords& words) {
  if (surfacing.safe.empty()) {
    return fmt::format(fmt::runtime(words.surfacing_always), surfacing.damage_elsewhere);
  }
  return fmt::format(fmt::runtime(words.surfacing_costs), listed(surfacing.safe, words.or_word),
                     surfacing.damage_elsewhere);
}

}  // namespace

const SheetWords& sheet_words(std::string_view language) {
  for (const auto& [code, words] : kLanguages) {
    if (code == language) return *words;
  }
  return kEnglish;
}

std::vector<std::string_view> sheet_languages() {
  std::vector<std::string_view> codes;
  for (const auto& [code, words] : kLanguages) codes.push_back(code);
  return codes;
}

std::vector<std::string> special_rules(const Map& map, const Rulebook& house,
                                       const SheetWords& words) {
  std::vector<std::string> rules;
  const auto add = [&rules](std::string rule) {
    if (!rule.empty()) rules.push_back(std::move(rule));
  };
  add(starts_rule(map.starts, words));
  if (map.surfacing) add(surfacing_rule(*map.surfacing, words));
  add(house_rules(house, words));
  return rules;
}

}  // namespace chartroom
