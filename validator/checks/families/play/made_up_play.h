// Invented results of play, for the examples of checks.
#pragma once

#include <optional>

#include "validator/checks/example_maps.h"
#include "validator/play/simulation/fairness.h"

namespace chartroom::checks {

// An open sea with forced starts in opposite corners.
maps::Map with_forced_starts();

// The verdict for all levels on a question.
play::Verdict verdict(play::Question question, play::Decision decision, statistics::Interval share,
                      std::optional<play::Favoured> favours = {});

// 1,000 games of 80 turns without anything unusual.
play::Tally even_games(const maps::Map& map);
// Fair verdicts with a tally, by default of even games.
play::Fairness even_play(play::Tally tally);
play::Fairness even_play(const maps::Map& map);
// Even play with another verdict on one question.
play::Fairness measured(const maps::Map& map, const play::Verdict& other);

}  // namespace chartroom::checks
