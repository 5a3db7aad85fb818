// A report on a map: what the checks found and what simulated play says, as pictures and tables.
// One content, drawn as one self-contained page of HTML and as a PDF.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "exporters/board/board_layout.h"
#include "exporters/drawing/canvas.h"
#include "exporters/page/paper.h"
#include "exporters/report/report_page.h"
#include "validator/play/simulation/notable_games.h"
#include "validator/play/simulation/simulation.h"
#include "validator/play/simulation/start_matrix.h"
#include "validator/reports/finding.h"
#include "validator/rules/trail.h"

namespace chartroom::exporters {

// What a report is made from.
struct IllustratedReport {
  maps::Map map;
  rules::Rulebook rules;
  play::Simulation simulation;              // a judgement
  std::vector<std::string> responses;       // of a thorough one: what a responder gains, by level
  std::optional<play::StartMatrix> starts;  // where the captains choose them
  std::vector<reports::Finding> findings;
  std::optional<play::NotableGame> game;  // to be stepped through
};

// A picture with its numbers. It draws itself in millimetres from the top left, `size` large.
struct ReportFigure {
  std::string title;
  std::string caption;    // what it shows, in a sentence
  bool on_board = false;  // lies over the map's own drawing (report_board)
  Mm size;
  std::function<void(const Canvas& canvas)> draw;
  ReportTable data;
};

// A game to step through: the board after each ply, the start first.
struct ReportStep {
  std::string text;
  std::array<rules::Trail, 2> trails;  // by team
};

struct ReportGame {
  std::string title;
  std::vector<ReportStep> steps;
};

struct ReportContent {
  std::string title;
  std::string sentence;            // the verdict
  std::vector<std::string> facts;  // a line each
  ReportTable verdicts;
  std::vector<ReportFigure> figures;
  ReportTable findings;
  std::optional<ReportGame> game;
};

ReportContent report_content(const IllustratedReport& report);

// The layout of boards in reports: the frame from (0, 0), ten millimetres a point.
BoardLayout report_board(const maps::Map& map);

// The bytes of a file. The same report gives the same bytes; a PDF is dated by SOURCE_DATE_EPOCH
// or not at all. What Cairo reports is thrown as a FileException that names the map.
std::string report_html(const IllustratedReport& report);
std::string report_pdf(const IllustratedReport& report, Paper paper);

}  // namespace chartroom::exporters
