#include "editor/ui/verdict/verdict_text.h"

#include <algorithm>
#include <vector>

#include <wx/arrstr.h>
#include <wx/intl.h>

#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

using play::Decision;
using play::Favoured;
using play::Question;
using play::Verdict;

wxString level_list(const std::vector<wxString>& words) {
  wxString text;
  for (const wxString& word : words) text += (text.empty() ? wxString() : wxString(", ")) + word;
  return text;
}

// Names no points: a finding marks the start on the board.
wxString why_impossible(const MapVerdict& verdict) {
  if (!verdict.start_on_land) return _("There is no water.");
  return *verdict.start_on_land == maps::Team::blue ? _("Blue starts on an island.")
                                                    : _("Green starts on an island.");
}

wxString favoured_text(Favoured favoured) {
  switch (favoured) {
    case Favoured::first:
      return _("favors the first player");
    case Favoured::second:
      return _("favors the second player");
    case Favoured::blue:
      return _("favors blue");
    case Favoured::green:
      break;
  }
  return _("favors green");
}

wxString percent(double share) { return shown_decimal(100 * share); }

// "blue 53.0% (52.1–53.9)"
wxString share_text(Question question, const statistics::Interval& share) {
  const wxString who = question == Question::side ? _("blue") : _("first player");
  if (share.low == share.high) {
    return wxString::Format(_("%s %s%%"), who, percent(share.estimate));
  }
  const wxString range = percent(share.low) + wxString::FromUTF8("–") + percent(share.high);
  return wxString::Format(_("%s %s%% (%s)"), who, percent(share.estimate), range);
}

std::vector<wxString> asked(const play::Fairness& fairness) {
  std::vector<wxString> names;
  for (const play::SkillPlay& play : fairness.levels) {
    if (play.asked) names.push_back(level_name(play.level));
  }
  return names;
}

std::vector<wxString> not_asked(const std::optional<play::Fairness>& fairness) {
  std::vector<wxString> names;
  for (const std::string& level : play::verdict_skills()) {
    const bool was = fairness && std::ranges::any_of(fairness->levels, [&](const auto& play) {
                       return play.asked && play.level == level;
                     });
    if (!was) names.push_back(level_name(level));
  }
  return names;
}

wxString level_decision(const Verdict& verdict) {
  switch (verdict.decision) {
    case Decision::fair:
      return _("fair");
    case Decision::unfair:
      return favoured_text(*verdict.favours);
    case Decision::stalls:
      return _("games don't finish");
    case Decision::in_between:
      return _("borderline");
    default:
      break;
  }
  return _("undecided");
}

// Ranks the decisions on the two questions of a skill: only the higher one is shown.
int weight(Decision decision) {
  switch (decision) {
    case Decision::fair:
      return 0;
    case Decision::undecided:
      return 1;
    case Decision::in_between:
      return 2;
    default:
      break;
  }
  return 3;
}

// Returns the decision of the higher weight at a skill, "favors blue", or both if equal.
wxString decision_at(const play::Fairness& fairness, const std::string& level) {
  int most = 0;
  wxString text;
  for (const Verdict& v : fairness.verdicts) {
    if (v.level != level || weight(v.decision) < most) continue;
    const wxString said = level_decision(v);
    const bool beside = weight(v.decision) == most && !text.empty() && text != said;
    text = beside ? text + " + " + said : said;
    most = weight(v.decision);
  }
  return text;
}

// "novice: fair, standard: favors blue".
wxString by_level(const play::Fairness& fairness) {
  std::vector<wxString> levels;
  for (const play::SkillPlay& play : fairness.levels) {
    if (!play.asked) continue;
    levels.push_back(level_name(play.level) + ": " + decision_at(fairness, play.level));
  }
  return level_list(levels);
}

wxString progress_text(const play::FairnessProgress& progress) {
  return wxString::Format(_("simulating %s: %s, %s"), level_name(progress.level),
                          share_text(Question::side, progress.side),
                          share_text(Question::first_move, progress.first));
}

play::FairnessProgress without_intervals(play::FairnessProgress progress) {
  for (statistics::Interval* share : {&progress.side, &progress.first}) {
    share->low = share->high = share->estimate;
  }
  return progress;
}

wxString errors_text(int errors) {
  return wxString::FromUTF8("✖ ") +
         wxString::Format(wxPLURAL("%d error", "%d errors", errors), errors);
}

bool depends_on_skill(const MapVerdict& verdict) {
  return verdict.fairness && verdict.fairness->decision() == Decision::skill_dependent;
}

}  // namespace

wxString level_name(const std::string& level) {
  if (level == "novice") return _("novice");
  if (level == "standard") return _("standard");
  if (level == "expert") return _("expert");
  return to_wx(level);
}

wxString levels_asked(const play::Fairness& fairness) { return level_list(asked(fairness)); }

wxString verdict_headline(const MapVerdict& verdict, int errors) {
  if (verdict.stage == VerdictStage::impossible) {
    return wxString::FromUTF8("✖ ") + _("Cannot be played");
  }
  if (!verdict.fairness) {
    return verdict.stage == VerdictStage::stopped ? wxString::FromUTF8("■ ") + _("No verdict")
                                                  : wxString::FromUTF8("… ") + _("Simulating");
  }
  const Verdict& graver = verdict.fairness->overall(verdict.fairness->gravest());
  switch (verdict.fairness->decision()) {
    case Decision::fair:
      // A skill that has not played yet may change the verdict.
      return (errors > 0 ? errors_text(errors) + wxString::FromUTF8(" · ")
                         : wxString::FromUTF8("✔ ")) +
             (not_asked(verdict.fairness).empty() ? _("Fair") : _("Fair so far"));
    case Decision::unfair:
      return wxString::FromUTF8("✖ ") + _("Unfair") + ": " + favoured_text(*graver.favours);
    case Decision::skill_dependent:
      return wxString::FromUTF8("◆ ") + _("Depends on skill");
    case Decision::stalls:
      return wxString::FromUTF8("✖ ") + _("Games don't finish");
    case Decision::in_between:
      return wxString::FromUTF8("≈ ") + _("Borderline");
    case Decision::undecided:
      break;
  }
  return wxString::FromUTF8("? ") + _("Undecided");
}

wxString verdict_reached(const std::optional<MapVerdict>& verdict) {
  if (!verdict || (!verdict->fairness && verdict->stage != VerdictStage::impossible)) return {};
  return verdict_headline(*verdict);
}

wxString verdict_in_pack(int errors, const MapVerdict& verdict, bool simulating) {
  wxString text;
  if (errors > 0) text = errors_text(errors) + "\n";
  const wxString reached = verdict_reached(verdict);
  if (reached.empty()) return text + (simulating ? verdict_headline(verdict) : _("no verdict yet"));
  // The favored team has a line of its own.
  wxString short_lines = reached;
  short_lines.Replace(": ", ":\n");
  return text + short_lines;
}

wxString verdict_details(const MapVerdict& verdict) {
  if (verdict.stage == VerdictStage::impossible) return why_impossible(verdict);
  wxString text;
  const auto add = [&text](const wxString& more) {
    if (!more.empty()) text += (text.empty() ? wxString() : wxString::FromUTF8(" · ")) + more;
  };
  if (verdict.fairness) {
    const Question question = verdict.fairness->gravest();
    if (depends_on_skill(verdict)) add(by_level(*verdict.fairness));
    add(share_text(question, verdict.fairness->overall(question).share));
    add(wxString::Format(_("tested at: %s"), levels_asked(*verdict.fairness)));
  }
  if (verdict.progress) {
    // A verdict already shows one interval, and there is no room for two more.
    add(progress_text(verdict.fairness ? without_intervals(*verdict.progress) : *verdict.progress));
  } else if (const auto left = not_asked(verdict.fairness); !left.empty()) {
    add(wxString::Format(_("not tested yet: %s"), level_list(left)));
  }
  return text;
}

wxString tracking_text(const MapVerdict& verdict) {
  if (!verdict.tracking) return {};
  return wxString::Format(_("%s possible positions after %d moves"),
                          shown_decimal(verdict.tracking->mean_placements[kVerdictMoves]),
                          kVerdictMoves);
}

wxString verdict_table(const MapVerdict& verdict) {
  wxString text = verdict.progress ? progress_text(*verdict.progress) : wxString();
  if (!verdict.fairness) return text;
  for (const Verdict& v : verdict.fairness->verdicts) {
    if (v.level == play::kAllSkills) continue;
    text += (text.empty() ? wxString() : wxString("\n")) + level_name(v.level) + ": " +
            share_text(v.question, v.share);
  }
  if (depends_on_skill(verdict)) {
    text += "\n" + _("Weak and strong captains get different results. Compare Wins by Start at "
                     "each skill, and even out what helps a team at only one.");
  }
  return text;
}

}  // namespace chartroom::editor
