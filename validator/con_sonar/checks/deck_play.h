// What simulated play says of a deck, for findings and reports.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "validator/con_sonar/checks/deck_subject.h"
#include "validator/con_sonar/simulation/judgement.h"
#include "validator/reports/report.h"

namespace chartroom::con_sonar {

const Verdict& verdict_of(const LevelPlay& level, Question question);

// The places among the shares of a verdict of who takes most and least.
struct Extremes {
  int most = 0;
  int least = 0;
};
Extremes extremes_of(const Verdict& verdict);

// For people, "seat 1" or "Red", and for programs, "seat 1" or "red".
Message taker_name(const DeckSubject& subject, const DeckJudgement& play, Question question,
                   int place);
std::string taker_id(const Deck& deck, const DeckJudgement& play, Question question, int place);
// "20.4 % (19.9 to 20.9)".
Message interval_text(const statistics::Interval& share);
// "20.4 %" of each seat or nation.
std::vector<std::string> share_texts(const Verdict& verdict);

// As reports tell it: of each question and level the share that lies furthest from an even one.
reports::PlayReport play_report(const std::string& path, const Deck& deck,
                                const DeckJudgement& play);

// The questions that play left open at its budget.
std::vector<reports::NotRun> open_questions(const std::string& path, const DeckSubject& subject,
                                            const DeckJudgement& play);

}  // namespace chartroom::con_sonar
