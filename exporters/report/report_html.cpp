// The report as one self-contained page of HTML.
#include <cairo-svg.h>
#include <fmt/core.h>

#include "exporters/board/board_painter.h"
#include "exporters/drawing/drawing_files.h"
#include "exporters/pictures/plot_colours.h"
#include "exporters/report/map_report.h"
#include "exporters/report/report_html_parts.h"

namespace chartroom::exporters {
namespace {

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

// Returns the content of Cairo's SVG, with ids made unique by a prefix and the page's ink.
std::string drawing(const maps::Map& map, Mm size, const std::string& prefix,
                    const std::function<void(const Canvas&)>& draw) {
  std::string svg = svg_bytes(map.id, size, draw);
  const std::size_t open = svg.find('>', svg.find("<svg")) + 1;
  svg = svg.substr(open, svg.rfind("</svg>") - open);
  replace_all(svg, "id=\"", "id=\"" + prefix);
  replace_all(svg, "href=\"#", "href=\"#" + prefix);
  replace_all(svg, "url(#", "url(#" + prefix);
  replace_all(svg, svg_colour(kPlotInk), "currentColor");
  return svg;
}

std::string board_symbol(const maps::Map& map, const std::string& id, bool dark) {
  const BoardLayout layout = report_board(map);
  const MmRect frame = layout.frame();
  BoardStyle style;
  style.dark = dark;
  const auto draw = [&](const Canvas& canvas) { paint_board(canvas, map, layout, style); };
  return fmt::format("<symbol id=\"{}\" viewBox=\"0 0 {:g} {:g}\">{}</symbol>\n", id, frame.width,
                     frame.height, drawing(map, {frame.width, frame.height}, id + "-", draw));
}

std::string board_uses(Mm size) {
  return fmt::format(
      "<use href=\"#board\" class=\"light\" width=\"{0:g}\" height=\"{1:g}\"/>"
      "<use href=\"#board-dark\" class=\"dark\" width=\"{0:g}\" height=\"{1:g}\"/>",
      size.x, size.y);
}

std::string figure_html(const maps::Map& map, const ReportFigure& figure, int number) {
  const std::string prefix = fmt::format("f{}-", number);
  std::string html = fmt::format(
      "<figure{}><h3 id=\"{}title\">{}</h3>\n<svg role=\"img\" aria-labelledby=\"{}title "
      "{}caption\" viewBox=\"0 0 {:g} {:g}\">",
      figure.on_board ? " class=\"board\"" : "", prefix, escaped(figure.title), prefix, prefix,
      figure.size.x, figure.size.y);
  if (figure.on_board) html += board_uses(figure.size);
  html += drawing(map, figure.size, prefix, figure.draw) + "</svg>\n";
  html += fmt::format("<figcaption id=\"{}caption\">{}</figcaption>\n", prefix,
                      escaped(figure.caption));
  if (!figure.data.rows.empty()) {
    html += "<details><summary>The numbers</summary>" + table_html(figure.data, figure.title) +
            "</details>";
  }
  return html + "</figure>\n";
}

std::string trail_points(const maps::Map& map, const std::vector<maps::Point>& trail) {
  const BoardLayout layout = report_board(map);
  std::string text;
  for (const maps::Point p : trail) {
    const Mm at = layout.at(p);
    text += fmt::format("{}{:g},{:g}", text.empty() ? "" : " ", at.x, at.y);
  }
  return text;
}

// Returns a list for the page's script: each step's text and both trails. Texts contain no quotes.
std::string steps_script(const maps::Map& map, const ReportGame& game) {
  std::string script = "const steps=[";
  for (const ReportStep& step : game.steps) {
    script += fmt::format("[\"{}\",\"{}\",\"{}\"],\n", step.text, trail_points(map, step.trails[0]),
                          trail_points(map, step.trails[1]));
  }
  return script + "];\n";
}

std::string game_html(const maps::Map& map, const ReportGame& game) {
  const MmRect frame = report_board(map).frame();
  std::string html = "<section id=\"game\"><h2>A game to step through</h2>\n<p>" +
                     escaped(game.title) + "</p>\n<figure class=\"board\">";
  html += fmt::format(
      "<svg role=\"img\" aria-label=\"The board after the move below\" viewBox=\"0 0 {:g} {:g}\">",
      frame.width, frame.height);
  html += board_uses({frame.width, frame.height}) + kGameMarks + "</svg>\n";
  html += fmt::format(kGameControls, game.steps.size() - 1, escaped(game.steps.front().text));
  html += "</figure>\n<details><summary>All moves</summary><ol start=\"0\">\n";
  for (const ReportStep& step : game.steps) html += "<li>" + escaped(step.text) + "\n";
  html += "</ol></details>\n<script>\n" + steps_script(map, game) + kGameScript + "</script>\n";
  return html + "</section>\n";
}

}  // namespace

std::string report_html(const IllustratedReport& report) {
  const ReportContent content = report_content(report);
  std::string html = "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" class=\"store\">" +
                     board_symbol(report.map, "board", false) +
                     board_symbol(report.map, "board-dark", true) + "</svg>\n<main>\n<h1>" +
                     escaped(content.title) + "</h1>\n<p class=\"verdict\">" +
                     escaped(content.sentence) + "</p>\n";
  html += "<section id=\"verdicts\"><h2>Verdicts</h2>\n" +
          table_html(content.verdicts, "Share of the points") + "<ul>\n";
  for (const std::string& fact : content.facts) html += "<li>" + escaped(fact) + "\n";
  html += "</ul></section>\n<section id=\"findings\"><h2>Findings</h2>\n";
  html += content.findings.rows.empty() ? "<p>No problems.</p>\n"
                                        : table_html(content.findings, "What the checks found");
  html +=
      "</section>\n<section id=\"figures\"><h2>Play in pictures</h2>\n<div class=\"figures\">\n";
  int number = 0;
  for (const ReportFigure& f : content.figures) html += figure_html(report.map, f, ++number);
  html += "</div></section>\n";
  if (content.game) html += game_html(report.map, *content.game);
  return page_html(content.title, html + "</main>\n");
}

}  // namespace chartroom::exporters
