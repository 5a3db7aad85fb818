// Results of simulated play of a deck, for findings and reports.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "validator/con_sonar/checks/deck_subject.h"
#include "validator/con_sonar/simulation/deck_fairness.h"
#include "validator/reports/report.h"

namespace chartroom::con_sonar {

const Verdict& verdict_of(const SkillPlay& level, Question question);

// The indexes of a verdict's largest and smallest shares.
struct Extremes {
  int most = 0;
  int least = 0;
};
Extremes extremes_of(const Verdict& verdict);
// The index of the share that is furthest from an even one.
int furthest(const Verdict& verdict);

// Return a name for people, "seat 1" or "Red", and one for programs, "seat 1" or "red".
Message taker_name(const DeckSubject& subject, const DeckFairness& play, Question question,
                   int place);
std::string taker_id(const Deck& deck, const DeckFairness& play, Question question, int place);
// "20.4 % (19.9 to 20.9)".
Message interval_text(const statistics::Interval& share);
// "20.4 %" of each seat or nation.
std::vector<std::string> share_texts(const Verdict& verdict);

// Returns, for each question and skill, the share that is furthest from an even one.
reports::PlayReport play_report(const std::string& path, const Deck& deck,
                                const DeckFairness& play);

}  // namespace chartroom::con_sonar
