#include "exporters/con_sonar/parts/score_rows.h"

#include <utility>

namespace chartroom::exporters {

std::vector<ScoreRow> score_rows(const DeckContext& context) {
  const Translator& tr = context.tr;
  const con_sonar::ScoreValues& score = context.deck.score;
  const bool once = context.deck.variant.sets_of_four == con_sonar::SetsOfFour::once;
  std::vector<ScoreRow> rows;
  for (auto& [words, value] :
       {std::pair{tr("Each submarine you sank"), score.submarine},
        {tr("Each torpedo card that missed"), score.torpedo_card},
        {tr("Each of your surviving submarines"), score.survivor},
        {tr("Each pair of one nation among those you sank"), score.pair},
        {once ? tr("Four different nations among those you sank, once")
              : tr("Each set of four different nations among those you sank"),
         score.set_of_four}}) {
    if (value != 0) rows.push_back({words, value});
  }
  return rows;
}

}  // namespace chartroom::exporters
