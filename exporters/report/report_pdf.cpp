// The report as a PDF, with the content of the HTML page.
#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "exporters/board/board_painter.h"
#include "exporters/drawing/drawing_files.h"
#include "exporters/drawing/text/text.h"
#include "exporters/pictures/plot_colours.h"
#include "exporters/report/map_report.h"

namespace chartroom::exporters {
namespace {

constexpr double kReportMargin = 16;
constexpr double kReportGutter = 8;
constexpr double kReportLine = 4.6;

TextStyle style_of(double size, bool bold = false) {
  TextStyle style;
  style.size = size;
  style.bold = bold;
  style.colour = kPlotInk;
  return style;
}

// Lets blocks flow down pages.
class Pages {
 public:
  Pages(const Canvas& canvas, const maps::Map& map, Mm size)
      : canvas_(canvas), map_(map), size_(size), at_{kReportMargin, kReportMargin} {}

  double width() const { return size_.x - 2 * kReportMargin; }
  double remaining_height() const { return size_.y - kReportMargin - at_.y; }

  // Begins a new page if the block does not fit the rest of this one.
  void ensure_room(double height) {
    if (height > remaining_height() && at_.y > kReportMargin) next_page();
  }

  void next_page() {
    cairo_show_page(canvas_);
    at_ = {kReportMargin, kReportMargin};
  }

  void paragraph(const std::string& text, const TextStyle& style, double after) {
    const MmRect box{at_.x, at_.y, width(), size_.y};
    const double height = measure_paragraph(canvas_, text, box, style).height;
    ensure_room(height);
    draw_paragraph(canvas_, text, {at_.x, at_.y, width(), height + 1}, style);
    at_.y += height + after;
  }

  void heading(const std::string& text) {
    ensure_room(24);
    at_.y += 3;
    draw_line(canvas_, text, {at_.x, at_.y, width(), 7}, style_of(5, true));
    at_.y += 9;
  }

  // `parts`: each column's share of the width. Rows grow with their texts.
  void table(const ReportTable& table, const std::vector<double>& parts) {
    row(table.header, parts, true);
    for (const auto& cells : table.rows) row(cells, parts, false);
    at_.y += 3;
  }

  // Draws figures, two side by side.
  void figures(const std::vector<ReportFigure>& figures) {
    const double column = (width() - kReportGutter) / 2;
    for (std::size_t i = 0; i < figures.size(); i += 2) {
      const auto end = std::min(figures.size(), i + 2);
      double height = 0;
      for (std::size_t k = i; k < end; ++k) {
        height = std::max(height, 26 + figures[k].size.y * column / figures[k].size.x);
      }
      ensure_room(height);
      for (std::size_t k = i; k < end; ++k) {
        figure(figures[k], at_.x + static_cast<double>(k - i) * (column + kReportGutter), column);
      }
      at_.y += height;
    }
  }

  // Draws the moves in columns, in small letters.
  void list(const std::vector<ReportStep>& steps) {
    constexpr int kColumns = 2;
    const double column = (width() - kReportGutter) / kColumns;
    std::size_t at = 0;
    while (at < steps.size()) {
      ensure_room(4 * kReportLine);
      const auto lines = static_cast<std::size_t>(remaining_height() / 3.6);
      for (std::size_t c = 0; c < kColumns; ++c) {
        for (std::size_t i = 0; i < lines && at < steps.size(); ++i, ++at) {
          draw_line(canvas_, steps[at].text,
                    {at_.x + static_cast<double>(c) * (column + kReportGutter),
                     at_.y + 3.6 * static_cast<double>(i), column, 3.4},
                    style_of(2.4));
        }
      }
      if (at < steps.size()) next_page();
    }
  }

 private:
  void row(const std::vector<std::string>& cells, const std::vector<double>& parts, bool bold) {
    const auto cell_width = [&](std::size_t i) { return parts[i] * width() - 2; };
    double height = kReportLine;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (cells[i].empty()) continue;
      const MmRect box{0, 0, cell_width(i), size_.y};
      height =
          std::max(height, measure_paragraph(canvas_, cells[i], box, style_of(2.8, bold)).height);
    }
    ensure_room(height + 1.5);
    double x = at_.x;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (!cells[i].empty()) {
        draw_paragraph(canvas_, cells[i], {x, at_.y, cell_width(i), height + 0.5},
                       style_of(2.8, bold));
      }
      x += parts[i] * width();
    }
    at_.y += height + 0.7;
    set_colour(canvas_, kPlotFaint);
    cairo_set_line_width(canvas_, bold ? 0.3 : 0.1);
    cairo_move_to(canvas_, at_.x, at_.y);
    cairo_line_to(canvas_, at_.x + width(), at_.y);
    cairo_stroke(canvas_);
    at_.y += 0.8;
  }

  void figure(const ReportFigure& figure, double x, double column) {
    draw_line(canvas_, figure.title, {x, at_.y, column, 5}, style_of(3.6, true));
    const double scale = column / figure.size.x;
    cairo_save(canvas_);
    cairo_translate(canvas_, x, at_.y + 6);
    cairo_scale(canvas_, scale, scale);
    if (figure.on_board) paint_board(canvas_, map_, report_board(map_), {});
    figure.draw(canvas_);
    cairo_restore(canvas_);
    draw_paragraph(canvas_, figure.caption, {x, at_.y + 7 + figure.size.y * scale, column, 16},
                   style_of(2.7));
  }

  Canvas canvas_;
  const maps::Map& map_;
  Mm size_;
  Mm at_;
};

Colour colour_of(maps::Team team) {
  return team == maps::Team::blue ? rgb(0x1c5fa8) : rgb(0x1d7a3e);
}

void draw_report_trail(const Canvas& canvas, const BoardLayout& layout,
                       const std::vector<maps::Point>& trail, maps::Team team) {
  set_colour(canvas, colour_of(team));
  cairo_set_line_width(canvas, 1.4);
  const double dashes[] = {2.2, 1.6};
  cairo_set_dash(canvas, dashes, team == maps::Team::green ? 2 : 0, 0);
  for (const maps::Point p : trail) {
    const Mm at = layout.at(p);
    cairo_line_to(canvas, at.x, at.y);
  }
  cairo_stroke(canvas);
  cairo_set_dash(canvas, nullptr, 0, 0);
}

// Call after both trails, so that it covers them. Two submarines on one point stand side by side.
void draw_report_submarine(const Canvas& canvas, Mm at, maps::Team team, bool shared) {
  if (shared) at.x += team == maps::Team::blue ? -2.4 : 2.4;
  set_colour(canvas, colour_of(team));
  cairo_arc(canvas, at.x, at.y, 3.2, 0, 2 * M_PI);
  cairo_fill_preserve(canvas);
  set_colour(canvas, rgb(0xffffff));
  cairo_set_line_width(canvas, 0.5);
  cairo_stroke(canvas);
  TextStyle style = style_of(4, true);
  style.align = Align::centre;
  style.colour = rgb(0xffffff);
  draw_line(canvas, team == maps::Team::blue ? "B" : "G", {at.x - 4, at.y - 4, 8, 8}, style);
}

void draw_report_step(const Canvas& canvas, const BoardLayout& layout, const ReportStep& step) {
  for (const maps::Team team : maps::kTeams)
    draw_report_trail(canvas, layout, step.trails[index(team)], team);
  const bool shared = step.trails[0].back() == step.trails[1].back();
  for (const maps::Team team : maps::kTeams) {
    draw_report_submarine(canvas, layout.at(step.trails[index(team)].back()), team, shared);
  }
}

// Four moments of a game as figures: the start, a third, two thirds, the end.
std::vector<ReportFigure> moments(const maps::Map& map, const ReportGame& game) {
  std::vector<ReportFigure> result;
  const std::size_t last = game.steps.size() - 1;
  for (const std::size_t at : {std::size_t{0}, last / 3, 2 * last / 3, last}) {
    const ReportStep& step = game.steps[at];
    ReportFigure figure;
    figure.title = at == 0 ? "The start" : fmt::format("After move {}", at);
    figure.caption = step.text;
    figure.on_board = true;
    const MmRect frame = report_board(map).frame();
    figure.size = {frame.width, frame.height};
    figure.draw = [map, step](const Canvas& canvas) {
      draw_report_step(canvas, report_board(map), step);
    };
    result.push_back(std::move(figure));
  }
  return result;
}

void draw_report(const Canvas& canvas, const IllustratedReport& report,
                 const ReportContent& content, Mm size) {
  Pages pages(canvas, report.map, size);
  pages.paragraph(content.title, style_of(9, true), 4);
  pages.paragraph(content.sentence, style_of(4.6), 5);
  pages.table(content.verdicts, {0.27, 0.14, 0.14, 0.16, 0.19, 0.1});
  for (const std::string& fact : content.facts) pages.paragraph(fact, style_of(3), 1);
  pages.heading("Findings");
  if (content.findings.rows.empty()) {
    pages.paragraph("No problems.", style_of(3), 2);
  } else {
    pages.table(content.findings, {0.09, 0.12, 0.2, 0.59});
  }
  pages.heading("Play in pictures");
  pages.figures(content.figures);
  if (content.game) {
    pages.next_page();
    pages.heading("A game: " + content.game->title);
    pages.figures(moments(report.map, *content.game));
    pages.list(content.game->steps);
  }
  cairo_show_page(canvas);
}

}  // namespace

std::string report_pdf(const IllustratedReport& report, Paper paper) {
  const ReportContent content = report_content(report);
  // Sheets are in landscape, reports in portrait.
  const Mm sheet = paper_size(paper);
  const Mm size{std::min(sheet.x, sheet.y), std::max(sheet.x, sheet.y)};
  return pdf_bytes(report.map.id, content.title + ": report", size,
                   [&](const Canvas& canvas) { draw_report(canvas, report, content, size); });
}

}  // namespace chartroom::exporters
