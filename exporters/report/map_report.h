// A report on a map: findings and simulated play, as pictures and tables. One content, drawn as a
// self-contained page of HTML and as a PDF.
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

// The input of a report.
struct IllustratedReport {
  maps::Map map;
  rules::Rulebook rules;
  play::Simulation simulation;              // with a verdict
  std::vector<std::string> responses;       // a responder's gain, for thorough reports
  std::optional<play::StartMatrix> starts;  // if the captains choose their starts
  std::vector<reports::Finding> findings;
  std::optional<play::NotableGame> game;  // to step through
};

// A figure with its numbers. It draws itself in millimeters from the top left, `size` large.
struct ReportFigure {
  std::string title;
  std::string caption;    // its content, in a sentence
  bool on_board = false;  // overlays the map's drawing (report_board)
  Mm size;
  std::function<void(const Canvas& canvas)> draw;
  ReportTable data;
};

// A step of the game: the board after a move, the start first.
struct ReportStep {
  std::string text;
  std::array<rules::Trail, 2> trails;  // indexed by team
};

struct ReportGame {
  std::string title;
  std::vector<ReportStep> steps;
};

struct ReportContent {
  std::string title;
  std::string sentence;            // the verdict
  std::vector<std::string> facts;  // one line each
  ReportTable verdicts;
  std::vector<ReportFigure> figures;
  ReportTable findings;
  std::optional<ReportGame> game;
};

ReportContent report_content(const IllustratedReport& report);

// Returns the layout of boards in reports: the frame from (0, 0), ten millimeters per point.
BoardLayout report_board(const maps::Map& map);

// Returns the bytes of a file. Equal reports give equal bytes; a PDF has the date of
// SOURCE_DATE_EPOCH or none. Throws Cairo's errors as a FileException that names the map.
std::string report_html(const IllustratedReport& report);
std::string report_pdf(const IllustratedReport& report, Paper paper);

}  // namespace chartroom::exporters
