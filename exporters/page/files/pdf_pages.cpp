#include "exporters/page/files/pdf_pages.h"

#include <cairo-pdf.h>
#include <fmt/core.h>

#include <utility>

#include "exporters/drawing/text/text.h"
#include "exporters/page/files/print_shop.h"

namespace chartroom::exporters {

PdfPages::PdfPages(std::string name, const PdfTitle& title, std::string language,
                   const PageSettings& page, TextLog* log)
    : name_(std::move(name)),
      language_(std::move(language)),
      page_(page),
      log_(log),
      surface_(pdf_surface(bytes_, page_boxes(page).media, title)),
      cr_(cairo_create(surface_.get())) {
  cairo_tag_begin(cr_.get(), "Document", "");
}

void PdfPages::page(const std::string& label, const SheetSet& set,
                    const std::function<void()>& draw) {
  if (!sets_.empty()) cairo_show_page(cr_.get());
  sets_.push_back(set);
  const std::string name = on_one_line(label);
  cairo_pdf_surface_set_page_label(surface_.get(), name.c_str());
  cairo_pdf_surface_add_outline(surface_.get(), CAIRO_PDF_OUTLINE_ROOT, name.c_str(),
                                fmt::format("page={}", sets_.size()).c_str(),
                                CAIRO_PDF_OUTLINE_FLAG_OPEN);
  const StateGuard guard(cr_.get());
  const TagScope section(cr_.get(), "Sect");
  cairo_scale(cr_.get(), kPointsPerMm, kPointsPerMm);
  draw();
}

std::string PdfPages::bytes(Sides sides) {
  // In Cairo 1.18 a tag that ends after the last page begins another page.
  cairo_tag_end(cr_.get(), "Document");
  cairo_show_page(cr_.get());
  finish(cr_.get(), surface_.get(), name_);
  std::string pdf = with_print_marks(bytes_, {language_, page_, sets_, alt_texts_, sides});
  if (page_.greys) pdf = in_greys(pdf);
  return page_.pdf_x4 ? as_pdf_x4(pdf) : pdf;
}

}  // namespace chartroom::exporters
