#include "validator/con_sonar/checks/deck_play.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "validator/con_sonar/checks/deck_checks.h"
#include "validator/reports/grouped.h"

namespace chartroom::con_sonar {
namespace {

bool less_taken(const statistics::Interval& a, const statistics::Interval& b) {
  return a.estimate < b.estimate;
}

std::string decision_words(const Deck& deck, const DeckFairness& play, const Verdict& verdict) {
  std::string words(series::in_words(verdict.decision));
  if (verdict.favours) {
    words += fmt::format(" (favors {})", taker_id(deck, play, verdict.question, *verdict.favours));
  }
  return words;
}

reports::PlayVerdict row_of(const Deck& deck, const DeckFairness& play, const Verdict& verdict) {
  const int place = furthest(verdict);
  reports::PlayVerdict row;
  row.question = to_string(verdict.question);
  row.level = verdict.level;
  row.share = verdict.shares[place];
  row.decision = to_string(verdict.decision);
  if (verdict.favours) {
    row.favours = taker_id(deck, play, verdict.question, *verdict.favours);
  }
  row.games = verdict.games;
  row.who = taker_id(deck, play, verdict.question, place);
  row.summary = fmt::format("{}, {}", decision_words(deck, play, verdict),
                            interval_text(row.share).english());
  return row;
}

std::string line_of(const Deck& deck, const DeckFairness& play, const Verdict& verdict) {
  return fmt::format("{:<10}{:<9}{}   {}", verdict.level, to_string(verdict.question),
                     fmt::join(share_texts(verdict), "  "), decision_words(deck, play, verdict));
}

}  // namespace

int furthest(const Verdict& verdict) {
  const double even = 1 / static_cast<double>(verdict.shares.size());
  const Extremes extremes = extremes_of(verdict);
  const auto off = [&](int place) { return std::abs(verdict.shares[place].estimate - even); };
  return off(extremes.least) > off(extremes.most) ? extremes.least : extremes.most;
}

const Verdict& verdict_of(const SkillPlay& level, Question question) {
  return question == Question::seats ? level.seats_verdict : level.nations_verdict;
}

Extremes extremes_of(const Verdict& verdict) {
  const auto& shares = verdict.shares;
  const auto [least, most] = std::minmax_element(shares.begin(), shares.end(), less_taken);
  return {static_cast<int>(most - shares.begin()), static_cast<int>(least - shares.begin())};
}

Message taker_name(const DeckSubject& subject, const DeckFairness& play, Question question,
                   int place) {
  if (question == Question::seats) return message("seat {}", place + 1);
  return subject.nation(play.budget.nations[place]);
}

std::string taker_id(const Deck& deck, const DeckFairness& play, Question question, int place) {
  if (question == Question::seats) return fmt::format("seat {}", place + 1);
  return deck.nations[play.budget.nations[place]].id;
}

Message interval_text(const statistics::Interval& share) {
  return message("{}% ({} to {})", decimal(100 * share.estimate), decimal(100 * share.low),
                 decimal(100 * share.high));
}

std::vector<std::string> share_texts(const Verdict& verdict) {
  std::vector<std::string> texts;
  for (const statistics::Interval& share : verdict.shares) {
    texts.push_back(fmt::format("{:.1f}%", 100 * share.estimate));
  }
  return texts;
}

reports::PlayReport play_report(const std::string& path, const Deck& deck,
                                const DeckFairness& play) {
  reports::PlayReport report;
  report.path = path;
  report.sentence = fmt::format("seats {}, nations {}, after {} games of {} admirals",
                                series::in_words(play.decision(Question::seats)),
                                series::in_words(play.decision(Question::nations)), play.games(),
                                play.budget.admirals);
  report.table.push_back(
      fmt::format("{:<10}{:<9}{}", "skill", "who", "shares of the wins, by seat or nation"));
  for (const SkillPlay& level : play.levels) {
    for (const Question question : kQuestions) {
      const Verdict& verdict = verdict_of(level, question);
      report.verdicts.push_back(row_of(deck, play, verdict));
      report.table.push_back(line_of(deck, play, verdict));
    }
  }
  return report;
}

}  // namespace chartroom::con_sonar
