#include "validator/rules/spoken_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "maps/platform/utf8.h"

namespace chartroom::rules {
namespace {

// The words of the rulebooks (en, de, ko) and of our sheets (exporters/po) come first, then words
// that people say or type instead.
constexpr SpokenWord kLetters[] = {
    {Word::up, "u"},    {Word::up, "n"},      {Word::down, "d"},    {Word::left, "l"},
    {Word::right, "r"}, {Word::silence, "s"}, {Word::torpedo, "t"},
};

constexpr SpokenWord kEnglish[] = {
    {Word::up, "up"},        {Word::up, "north"},        {Word::down, "down"},
    {Word::down, "south"},   {Word::left, "left"},       {Word::left, "west"},
    {Word::right, "right"},  {Word::right, "east"},      {Word::silence, "silence"},
    {Word::sonar, "sonar"},  {Word::torpedo, "torpedo"}, {Word::torpedo, "missile"},
    {Word::torpedo, "fire"}, {Word::surface, "surface"}, {Word::surface, "surfacing"},
    {Word::row, "row"},      {Word::row, "line"},        {Word::column, "column"},
    {Word::column, "col"},   {Word::hit, "hit"},         {Word::miss, "miss"},
    {Word::miss, "missed"},  {Word::self, "self"},       {Word::damage, "damage"},
    {Word::we, "we"},        {Word::start, "start"},     {Word::undo, "undo"},
    {Word::correct, "mend"}, {Word::insert, "insert"},
};

constexpr SpokenWord kGerman[] = {
    {Word::up, "hoch"},
    {Word::down, "runter"},
    {Word::left, "links"},
    {Word::right, "rechts"},
    {Word::silence, "schleichfahrt"},
    {Word::sonar, "sonar"},
    {Word::torpedo, "torpedo"},
    {Word::surface, "auftauchen"},
    {Word::row, "zeile"},
    {Word::row, "reihe"},
    {Word::column, "spalte"},
    {Word::hit, "treffer"},
    {Word::miss, "daneben"},
    {Word::self, "selbst"},
    {Word::damage, "schaden"},
    {Word::we, "wir"},
    {Word::start, "start"},
    {Word::undo, "zurück"},
    {Word::correct, "berichtige"},
    {Word::insert, "einfügen"},
};

constexpr SpokenWord kFrench[] = {
    {Word::up, "haut"},          {Word::down, "bas"},        {Word::left, "gauche"},
    {Word::right, "droite"},     {Word::silence, "silence"}, {Word::sonar, "sonar"},
    {Word::torpedo, "torpille"}, {Word::surface, "surface"}, {Word::row, "ligne"},
    {Word::column, "colonne"},   {Word::hit, "touché"},      {Word::miss, "raté"},
    {Word::self, "soi"},         {Word::damage, "dégâts"},   {Word::damage, "dégât"},
    {Word::we, "nous"},          {Word::start, "départ"},    {Word::undo, "annuler"},
    {Word::correct, "corriger"}, {Word::insert, "insérer"},
};

constexpr SpokenWord kItalian[] = {
    {Word::up, "su"},         {Word::down, "giù"},         {Word::down, "giu"},
    {Word::left, "sinistra"}, {Word::right, "destra"},     {Word::silence, "silenzio"},
    {Word::sonar, "sonar"},   {Word::torpedo, "siluro"},   {Word::surface, "emersione"},
    {Word::row, "riga"},      {Word::column, "colonna"},   {Word::hit, "colpito"},
    {Word::miss, "mancato"},  {Word::self, "sé"},          {Word::damage, "danni"},
    {Word::damage, "danno"},  {Word::we, "noi"},           {Word::start, "partenza"},
    {Word::undo, "annulla"},  {Word::correct, "correggi"}, {Word::insert, "inserisci"},
};

// The Korean rulebook and our sheets use compass points; older sheets used up and down.
constexpr SpokenWord kKorean[] = {
    {Word::up, "위"},        {Word::up, "북"},        {Word::down, "아래"},
    {Word::down, "남"},      {Word::left, "왼쪽"},    {Word::left, "서"},
    {Word::right, "오른쪽"}, {Word::right, "동"},     {Word::silence, "사일런스"},
    {Word::sonar, "소나"},   {Word::torpedo, "어뢰"}, {Word::surface, "부상"},
    {Word::row, "행"},       {Word::column, "열"},    {Word::hit, "명중"},
    {Word::miss, "빗나감"},  {Word::self, "자신"},    {Word::damage, "피해"},
    {Word::we, "우리"},      {Word::start, "출발"},   {Word::undo, "취소"},
    {Word::correct, "수정"}, {Word::insert, "삽입"},
};

constexpr SpokenLanguage kLanguages[] = {
    {"", kLetters},  {"en", kEnglish}, {"de", kGerman},
    {"fr", kFrench}, {"it", kItalian}, {"ko", kKorean},
};

}  // namespace

std::span<const SpokenLanguage> spoken_languages() { return kLanguages; }

std::string_view to_string(Word word) {
  return std::find_if(std::begin(kEnglish), std::end(kEnglish),
                      [word](const SpokenWord& spoken) { return spoken.word == word; })
      ->text;
}

std::optional<Word> parse_word(std::string_view text) {
  for (const SpokenLanguage& language : kLanguages) {
    for (const SpokenWord& spoken : language.words) {
      if (spoken.text == text) return spoken.word;
    }
  }
  return std::nullopt;
}

std::optional<maps::Direction> direction_of(Word word) {
  if (word > Word::right) return std::nullopt;
  return maps::kDirections[static_cast<std::size_t>(word)];
}

bool take_word(LineReader& line, Word word) {
  if (parse_word(line.peek()) != word) return false;
  line.take_any();
  return true;
}

std::string near_word(std::string_view misspelt, std::span<const Word> words) {
  if (parse_word(misspelt)) return "";
  std::vector<std::string_view> texts;
  std::vector<Word> meanings;
  for (const SpokenLanguage& language : kLanguages) {
    for (const SpokenWord& spoken : language.words) {
      if (std::find(words.begin(), words.end(), spoken.word) == words.end()) continue;
      texts.push_back(spoken.text);
      meanings.push_back(spoken.word);
    }
  }
  const std::vector<std::size_t> nearest = nearest_words(misspelt, texts);
  for (const std::size_t i : nearest) {
    if (meanings[i] != meanings[nearest.front()]) return "";
  }
  return nearest.empty() ? "" : std::string(texts[nearest.front()]);
}

void refuse_word(const LineReader& line, std::span<const Word> words, const Message& expected) {
  const std::string near = near_word(line.peek(), words);
  if (near.empty()) line.refuse(expected);
  LineReader ahead = line;
  line.fail(message("\"{}\" is not understood (did you mean {}?)", ahead.take_any().written, near));
}

std::string words_for(Word word) {
  std::vector<std::string_view> texts;
  for (const SpokenLanguage& language : kLanguages) {
    for (const SpokenWord& spoken : language.words) {
      // Languages share words.
      const bool known = std::find(texts.begin(), texts.end(), spoken.text) != texts.end();
      if (spoken.word == word && !known) texts.push_back(spoken.text);
    }
  }
  return fmt::format("{}", fmt::join(texts, " "));
}

std::string words_table() {
  std::string table;
  for (auto word = Word::up; word <= Word::insert;
       word = static_cast<Word>(static_cast<int>(word) + 1)) {
    table += fmt::format("  {}\n", words_for(word));
  }
  return table;
}

}  // namespace chartroom::rules
