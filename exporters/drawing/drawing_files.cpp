#include "exporters/drawing/drawing_files.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <fmt/chrono.h>
#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string_view>
#include <system_error>
#include <vector>

#include "exporters/drawing/png_chunks.h"
#include "maps/platform/file_error.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/shown_text.h"
#include "maps/platform/utf8.h"

namespace chartroom::exporters {

namespace {

cairo_status_t append(void* bytes, const unsigned char* data, unsigned length) {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

std::string source_date() {
  const char* text = std::getenv("SOURCE_DATE_EPOCH");
  if (text == nullptr) return {};
  std::time_t seconds = 0;
  const char* end = text + std::strlen(text);
  if (std::from_chars(text, end, seconds).ptr != end || text == end || seconds < 0) return {};
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(seconds));
}

void expect_success(cairo_status_t status, const std::string& name) {
  if (status == CAIRO_STATUS_SUCCESS) return;
  throw FileException({name, 0, 0, "",
                       std::string("cannot be drawn: ") + cairo_status_to_string(status),
                       ErrorKind::other});
}

void finish(cairo_t* cr, cairo_surface_t* surface, const std::string& name) {
  expect_success(cairo_status(cr), name);
  cairo_surface_finish(surface);
  expect_success(cairo_surface_status(surface), name);
}

std::string with_own_ids(const std::string& svg) {
  constexpr std::string_view kWord = "surface";
  std::string result;
  std::vector<std::string> seen;
  std::size_t from = 0;
  for (std::size_t at = svg.find(kWord); at != std::string::npos; at = svg.find(kWord, from)) {
    std::size_t end = at + kWord.size();
    result.append(svg, from, end - from);
    from = end;
    while (end < svg.size() && svg[end] >= '0' && svg[end] <= '9') ++end;
    if (end == from || (at > 0 && svg[at - 1] != '"' && svg[at - 1] != '#')) continue;
    const std::string number = svg.substr(from, end - from);
    std::size_t k = 0;
    while (k < seen.size() && seen[k] != number) ++k;
    if (k == seen.size()) seen.push_back(number);
    result += std::to_string(k + 1);
    from = end;
  }
  return result.append(svg, from);
}

std::string svg_bytes(const std::string& name, Mm size,
                      const std::function<void(const Canvas&)>& draw) {
  std::string bytes;
  const SurfacePtr surface(cairo_svg_surface_create_for_stream(append, &bytes, size.x, size.y));
  cairo_svg_surface_set_document_unit(surface.get(), CAIRO_SVG_UNIT_MM);
  const CairoPtr cr(cairo_create(surface.get()));
  draw({cr.get()});
  finish(cr.get(), surface.get(), name);
  return with_own_ids(bytes);
}

std::string svg_colour(Colour colour) {
  // Draws a color and reads it back, to match this version of Cairo.
  std::string bytes;
  {
    const SurfacePtr surface(cairo_svg_surface_create_for_stream(append, &bytes, 1, 1));
    const CairoPtr cr(cairo_create(surface.get()));
    set_colour(cr.get(), colour);
    cairo_rectangle(cr.get(), 0, 0, 1, 1);
    cairo_fill(cr.get());
    cairo_surface_finish(surface.get());
  }
  const std::size_t begin = bytes.find("rgb(");
  return begin == std::string::npos ? "" : bytes.substr(begin, bytes.find(')', begin) + 1 - begin);
}

std::string png_of(cairo_surface_t* image, const std::string& name) {
  std::string bytes;
  expect_success(cairo_surface_write_to_png_stream(image, append, &bytes), name);
  return bytes;
}

std::string png_bytes(const std::string& name, Mm size, int dots_per_inch,
                      const std::function<void(const Canvas&)>& draw) {
  const double dots_per_mm = dots_per_inch / 25.4;
  const auto dots = [&](double mm) { return static_cast<int>(std::lround(mm * dots_per_mm)); };
  const SurfacePtr surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, dots(size.x), dots(size.y)));
  const CairoPtr cr(cairo_create(surface.get()));
  cairo_set_source_rgb(cr.get(), 1, 1, 1);
  cairo_paint(cr.get());
  cairo_scale(cr.get(), dots_per_mm, dots_per_mm);
  draw({cr.get()});
  expect_success(cairo_status(cr.get()), name);
  return with_density(png_of(surface.get(), name), dots_per_inch);
}

SurfacePtr pdf_surface(std::string& bytes, Mm size, const PdfTitle& title) {
  SurfacePtr surface(cairo_pdf_surface_create_for_stream(append, &bytes, size.x * kPointsPerMm,
                                                         size.y * kPointsPerMm));
  const auto set = [&](cairo_pdf_metadata_t field, const std::string& text) {
    cairo_pdf_surface_set_metadata(surface.get(), field,
                                   text.empty() ? nullptr : shown(composed(text)).c_str());
  };
  // Viewers show these in their windows, and some tools print them unchanged.
  set(CAIRO_PDF_METADATA_TITLE, title.title);
  set(CAIRO_PDF_METADATA_AUTHOR, title.author);
  set(CAIRO_PDF_METADATA_SUBJECT, title.subject);
  set(CAIRO_PDF_METADATA_CREATOR, "Chartroom");
  for (const auto field : {CAIRO_PDF_METADATA_CREATE_DATE, CAIRO_PDF_METADATA_MOD_DATE}) {
    set(field, source_date());
  }
  return surface;
}

std::string pdf_bytes(const std::string& name, const std::string& title, Mm size,
                      const std::function<void(const Canvas&)>& draw) {
  std::string bytes;
  const SurfacePtr surface = pdf_surface(bytes, size, {title, "", ""});
  const CairoPtr cr(cairo_create(surface.get()));
  cairo_scale(cr.get(), kPointsPerMm, kPointsPerMm);
  draw({cr.get()});
  finish(cr.get(), surface.get(), name);
  return bytes;
}

std::string write_into(const std::string& folder, const std::string& name,
                       const std::string& bytes) {
  return save_in_folder(folder, name, bytes);
}

}  // namespace chartroom::exporters
