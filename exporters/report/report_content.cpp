#include <fmt/core.h>

#include <cmath>

#include "exporters/pictures/plots.h"
#include "exporters/report/map_report.h"
#include "validator/checks/diagnostic.h"
#include "validator/play/referee/referee.h"
#include "validator/play/simulation/simulation_report.h"
#include "validator/play/simulation/verdict_report.h"

namespace chartroom::exporters {
namespace {

constexpr double kBoardPitch = 10;
constexpr Mm kHistogramSize{110, 62};
constexpr double kFullDisc = 0.1;  // a start's full disc: ten percentage points from one half
constexpr play::Count kMatrixGames =
    50;  // for each pair of starts, from which on the matrix is shown

std::string percent(double share) { return fmt::format("{:.1f}%", 100 * share); }

double part(play::Count of, play::Count whole) {
  return whole == 0 ? 0 : static_cast<double>(of) / static_cast<double>(whole);
}

std::string question_words(play::Question question) {
  return question == play::Question::side ? "blue against green"
                                          : "first player against second player";
}

std::string decision_and_proof(const play::Verdict& v) {
  return play::decision_words(v) + (v.proof.empty() ? "" : " (proved: " + v.proof + ")");
}

ReportTable verdict_table(const IllustratedReport& report) {
  ReportTable table;
  table.header = {"question", "captains", "share of the points", "interval", "verdict", "games"};
  for (const play::Verdict& v : report.simulation.verdicts) {
    const bool all = v.level == play::kAllSkills;
    // Proofs hold at every skill.
    if (!all && !v.proof.empty()) continue;
    table.rows.push_back({question_words(v.question), all ? "all skills" : v.level,
                          all || !v.proof.empty() ? "" : percent(v.share.estimate),
                          all || !v.proof.empty()
                              ? ""
                              : fmt::format("{:.1f}–{}", 100 * v.share.low, percent(v.share.high)),
                          decision_and_proof(v),
                          v.games == 0 ? "none needed" : play::grouped(v.games)});
  }
  return table;
}

std::vector<std::string> facts(const IllustratedReport& report) {
  const play::Simulation& simulation = report.simulation;
  const play::Tally& t = simulation.tally;
  std::vector<std::string> lines;
  lines.push_back(fmt::format(
      "{} games, {}, seed {}.", play::grouped(t.games),
      simulation.starts_forced ? "starts forced by the map" : "starts chosen by the captains",
      simulation.header.seed));
  lines.push_back(fmt::format("Half of the games last {} moves or fewer; four in five last {}–{}.",
                              play::median(t.plies), play::quantile(t.plies, 0.1),
                              play::quantile(t.plies, 0.9)));
  const play::Count surfacings = t.actions[static_cast<std::size_t>(rules::ActionKind::surface)];
  lines.push_back(fmt::format("Submarines surface {:.1f} times a game; {} of these are forced.",
                              part(surfacings, t.games),
                              percent(part(t.forced_surfacings, surfacings))));
  for (const play::SkillPlay& play : simulation.fairness->levels) {
    lines.push_back(fmt::format(
        "{}: {} of the games do not finish ({} if captains surface at will).", play.level,
        percent(unfinished_share(play.tally)), percent(unfinished_share(play.at_will))));
  }
  for (const std::string& response : report.responses) lines.push_back(response + ".");
  return lines;
}

// Makes a figure of counts by point, written as multiples of the mean.
ReportFigure board_figure(const IllustratedReport& report, std::string title, std::string caption,
                          const play::PointCounts& counts) {
  const maps::Map& map = report.map;
  play::Count all = 0;
  for (const maps::Point p : map.water()) all += counts[play::point_index(p)];
  const double mean = static_cast<double>(all) / map.water().count();
  std::vector<PointMark> marks;
  ReportFigure figure;
  figure.data.header = {"point", "count", "multiple of the mean"};
  for (const maps::Point p : map.water()) {
    const play::Count count = counts[play::point_index(p)];
    const double relative = mean > 0 ? static_cast<double>(count) / mean : 0;
    marks.push_back({p, relative, false, fmt::format("{:.1f}", relative), false});
    figure.data.rows.push_back(
        {to_string(p), play::grouped(count), fmt::format("{:.2f}", relative)});
  }
  figure.title = std::move(title);
  figure.caption = std::move(caption);
  figure.on_board = true;
  const MmRect frame = report_board(map).frame();
  figure.size = {frame.width, frame.height};
  figure.draw = [map, marks](const Canvas& canvas) {
    draw_point_marks(canvas, report_board(map), marks);
  };
  return figure;
}

std::string avoided_words(const IllustratedReport& report) {
  const auto regions = avoided_regions(report.map, report.simulation.tally);
  if (regions.empty()) return "Play avoids no region.";
  std::string words;
  for (const maps::PointSet& region : regions)
    words += (words.empty() ? "" : "; ") + checks::names(region).english();
  return "Play avoids " + words + ".";
}

ReportFigure start_figure(const IllustratedReport& report) {
  ReportFigure figure;
  std::vector<PointMark> marks;
  figure.data.header = {"start", "games", "share of the points", "95% interval", "significant"};
  for (const play::StartMetric& s : report.starts->starts) {
    const double off = s.share.estimate - 0.5;
    marks.push_back({s.start, std::abs(off), off < 0, fmt::format("{:.0f}", 100 * s.share.estimate),
                     s.suspect});
    figure.data.rows.push_back({to_string(s.start), play::grouped(s.games),
                                percent(s.share.estimate),
                                fmt::format("{:.1f}–{}", 100 * s.share.low, percent(s.share.high)),
                                s.suspect ? "yes" : ""});
  }
  figure.title = "Win rate by start";
  figure.caption = fmt::format(
      "Percentage of the points that a submarine wins from each start against all other starts "
      "({}). A disc means more than half, a ring less; larger is farther from half. A red ring "
      "marks a significant result that new games confirm.",
      report.starts->level);
  figure.on_board = true;
  const MmRect frame = report_board(report.map).frame();
  figure.size = {frame.width, frame.height};
  const maps::Map map = report.map;
  figure.draw = [map, marks](const Canvas& canvas) {
    draw_point_marks(canvas, report_board(map), marks, kFullDisc);
  };
  return figure;
}

ReportFigure matrix_figure(const IllustratedReport& report) {
  ReportFigure figure;
  const std::vector<play::StartPairMetric> pairs = start_pair_metrics(report.starts->tally);
  int suspects = 0;
  figure.data.header = {"blue's start", "green's start", "blue's share", "games"};
  for (const play::StartPairMetric& pair : pairs) {
    suspects += pair.suspect;
    if (!pair.suspect) continue;
    figure.data.rows.push_back({to_string(pair.blue), to_string(pair.green), percent(pair.share),
                                play::grouped(pair.games)});
  }
  figure.title = "Every pair of starts";
  figure.caption = fmt::format(
      "Blue's share for {} ordered pairs of starts; dark means blue wins. {} are significant at a "
      "false discovery rate of 5%: they have a dot, and the table lists them.",
      play::grouped(static_cast<play::Count>(pairs.size())), suspects);
  figure.size = {110, 110};
  const maps::Map map = report.map;
  figure.draw = [map, pairs](const Canvas& canvas) {
    draw_start_matrix(canvas, {0, 0, 110, 110}, map, pairs);
  };
  return figure;
}

ReportFigure histogram_figure(std::string title, std::string caption, const std::string& unit,
                              const std::map<int, play::Count>& spread) {
  ReportFigure figure;
  figure.title = std::move(title);
  figure.caption = std::move(caption);
  figure.size = kHistogramSize;
  figure.data.header = {unit, "count", "share"};
  const play::Count all = play::entries(spread);
  for (const auto& [value, count] : spread) {
    figure.data.rows.push_back(
        {std::to_string(value), play::grouped(count), percent(part(count, all))});
  }
  figure.draw = [spread, unit](const Canvas& canvas) {
    draw_histogram(canvas, {0, 0, kHistogramSize.x, kHistogramSize.y}, spread, unit);
  };
  return figure;
}

std::vector<ReportFigure> figures(const IllustratedReport& report) {
  const play::Tally& t = report.simulation.tally;
  std::vector<ReportFigure> result;
  result.push_back(board_figure(
      report, "Most-visited points",
      "Visits to each point, as a multiple of the mean. " + avoided_words(report), t.visits));
  result.push_back(board_figure(report, "Where submarines are hit",
                                "Missile damage at each point, as a multiple of the mean.",
                                t.hits));
  result.push_back(board_figure(report, "Where submarines surface",
                                "Surfacings at each point, as a multiple of the mean.",
                                t.surfacings));
  if (report.starts) {
    result.push_back(start_figure(report));
    // With fewer games it would show chance.
    if (report.starts->tally.starts.begin()->second.games >= kMatrixGames) {
      result.push_back(matrix_figure(report));
    }
  }
  result.push_back(histogram_figure("Game length", "Games by number of moves, with 95% intervals.",
                                    "moves", t.plies));
  // A forced start is known from the beginning.
  if (report.simulation.starts_forced) return result;
  result.push_back(histogram_figure(
      "Actions until a submarine is found",
      fmt::format("A submarine's actions until the enemy radio operator had one possible point "
                  "left. {} of the submarines are found.",
                  percent(part(play::entries(t.actions_until_located), 2 * t.games))),
      "actions", t.actions_until_located));
  return result;
}

ReportTable finding_table(const IllustratedReport& report) {
  ReportTable table;
  table.header = {"code", "severity", "points", "finding"};
  for (const reports::Finding& f : report.findings) {
    table.rows.push_back(
        {f.code, std::string(to_string(f.severity)), reports::enumerated(f.places), f.message});
  }
  return table;
}

// Replays the record and follows both trails.
ReportGame game_of(const IllustratedReport& report) {
  const rules::GameRecord& record = report.game->record;
  const play::RefereeReport refereed = play::referee(record, report.map, report.rules);
  ReportGame game;
  game.title = fmt::format("Game {}: {} moves, {}", report.game->number + 1, refereed.plies.size(),
                           refereed.result == rules::GameResult::open ? "unfinished"
                           : refereed.result == rules::GameResult::draw
                               ? "a draw"
                               : std::string(to_string(refereed.result)) + " wins");
  ReportStep step;
  step.text = fmt::format("Blue starts on {}, green on {}.", to_string(record.blue->point),
                          to_string(record.green->point));
  step.trails = {rules::Trail{record.blue->point}, rules::Trail{record.green->point}};
  game.steps.push_back(step);
  int number = 0;
  for (const play::RefereedPly& ply : refereed.plies) {
    const std::size_t team = index(ply.said.team);
    lengthen(step.trails[team], ply.said.kind, ply.point);
    step.text = fmt::format("{}. {} ({} energy {}, damage blue {}, green {})", ++number,
                            to_string(ply.said), to_string(ply.said.team), ply.energy[team],
                            ply.damage[0], ply.damage[1]);
    game.steps.push_back(step);
  }
  return game;
}

}  // namespace

BoardLayout report_board(const maps::Map& map) {
  return {map.size, {kBoardPitch, kBoardPitch}, kBoardPitch};
}

ReportContent report_content(const IllustratedReport& report) {
  CHARTROOM_EXPECTS(report.simulation.fairness.has_value());
  ReportContent content;
  content.title = text_in(report.map.name, "en");
  content.sentence = sentence(*report.simulation.fairness);
  content.facts = facts(report);
  content.verdicts = verdict_table(report);
  content.figures = figures(report);
  content.findings = finding_table(report);
  if (report.game) content.game = game_of(report);
  return content;
}

}  // namespace chartroom::exporters
