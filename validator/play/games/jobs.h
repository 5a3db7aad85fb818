// Who plays: threads of this program, and other programs beside it where there are any.
#pragma once

#include "validator/statistics/jobs.h"

namespace chartroom::play {

struct PairRange;
struct TournamentOutcome;
struct TournamentPlan;

using Ranks = statistics::Ranks<TournamentPlan, PairRange, TournamentOutcome>;
using Jobs = statistics::Jobs<Ranks>;

}  // namespace chartroom::play
