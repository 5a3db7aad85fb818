#include "exporters/con_sonar/documents/deck_documents.h"

#include <fmt/core.h>

#include "exporters/drawing/drawing_files.h"
#include "exporters/drawing/plotter_layers.h"
#include "exporters/page/files/pdf_pages.h"

namespace chartroom::exporters {

namespace {

constexpr Mm kShopCard{kCardSize.x + 2 * kShopBleed, kCardSize.y + 2 * kShopBleed};

// Returns the settings without bleed: the cards' bleed lies inside the paper.
PageSettings medium(PageSettings page) {
  page.bleed = 0;
  return page;
}

PdfTitle title_of(const con_sonar::Deck& deck, const DeckContext& context) {
  return {context.name(deck.name), deck.author,
          fmt::format("Con Sonar!: {}{}{}, {}", deck.id, deck.revision.empty() ? "" : ", revision ",
                      deck.revision, context.set.code)};
}

void draw_single(const Canvas& canvas, const DeckContext& context, const SingleCard& card) {
  const StateGuard guard(canvas);
  const MmRect ground{-kShopBleed, -kShopBleed, kShopCard.x, kShopCard.y};
  cairo_translate(canvas, kShopBleed, kShopBleed);
  if (card.back) {
    draw_back(canvas, context, card.kind, ground);
  } else {
    draw_front(canvas, context, card.kind, card.card, ground);
  }
}

std::string drawn(const std::string& name, Mm size, std::string_view format,
                  const std::function<void(const Canvas&)>& draw) {
  return format == "svg" ? svg_bytes(name, size, draw)
                         : png_bytes(name, size, kDeckDotsPerInch, draw);
}

std::string label_of(const DeckSheet& sheet, int page, const DeckContext& context) {
  const std::string title = sheet.title(context.tr);
  return sheet.pages(context) > 1 ? fmt::format("{} {}", title, page + 1) : title;
}

}  // namespace

void draw_page(const Canvas& canvas, const DeckSheet& sheet, int page, const DeckContext& context,
               const PageSettings& settings) {
  const StateGuard guard(canvas);
  const Ratio scale = paper_scale(settings);
  cairo_translate(canvas, context.paper.x / 2, context.paper.y / 2);
  cairo_scale(canvas, 1 / scale.across, 1 / scale.down);
  cairo_translate(canvas, -context.frame.x / 2, -context.frame.y / 2);
  sheet.draw(canvas, context, page);
}

std::string pdf_document(const con_sonar::Deck& deck, std::span<const DeckSheet* const> sheets,
                         const DeckPrintSettings& settings) {
  const DeckContext context = deck_context(deck, settings);
  PdfPages pages(deck.id, title_of(deck, context), settings.language, medium(settings.page),
                 settings.log);
  // Each second page is a back only if all sheets are cards with backs.
  bool backs = settings.backs == Backs::duplex;
  for (const DeckSheet* sheet : sheets) {
    backs = backs && sheet->cards;
    for (int page = 0; page < sheet->pages(context); ++page) {
      pages.page(label_of(*sheet, page, context), context.set,
                 [&] { draw_page(pages.canvas(), *sheet, page, context, settings.page); });
    }
  }
  return pages.bytes(backs ? Sides::long_edge : Sides::one);
}

std::string deck_page(const con_sonar::Deck& deck, const DeckSheet& sheet, int page,
                      const DeckPrintSettings& settings, std::string_view format) {
  const DeckContext context = deck_context(deck, settings);
  const auto draw = [&](const Canvas& canvas) {
    Canvas logging = canvas;
    logging.text_log = settings.log;
    draw_page(logging, sheet, page, context, settings.page);
  };
  return settings.page.layers ? layered_svg(deck.id, context.paper, draw)
                              : drawn(deck.id, context.paper, format, draw);
}

std::vector<SingleCard> single_cards(const con_sonar::Deck& deck) {
  std::vector<SingleCard> cards;
  for (const auto& [kind, word] :
       {std::pair{CardKind::fleet, "fleet"}, {CardKind::torpedoes, "torpedo"}}) {
    const int count = card_count(deck, kind);
    const auto digits = std::to_string(count).size();
    for (int k = 0; k < count; ++k) {
      cards.push_back({kind, k, false, fmt::format("{}-{:0{}}", word, k + 1, digits)});
    }
    cards.push_back({kind, 0, true, fmt::format("{}-back", word)});
  }
  return cards;
}

std::string single_card(const con_sonar::Deck& deck, const SingleCard& card,
                        const DeckPrintSettings& settings, std::string_view format) {
  const DeckContext context = deck_context(deck, settings);
  return drawn(deck.id, kShopCard, format, [&](const Canvas& canvas) {
    draw_single({canvas.cr, settings.log}, context, card);
  });
}

namespace {

std::string name_of_request(const DeckPrintSettings& settings) {
  std::string name = name_of_request(settings.page, settings.language, settings.look);
  if (settings.backs != Backs::duplex) name += "-" + std::string(to_string(settings.backs));
  return name;
}

// Returns the sheets' part of a document's name: "" if the document has all of them.
std::string names_of(std::span<const DeckSheet* const> sheets) {
  if (sheets.size() == deck_sheets().size()) return "";
  std::string names;
  for (const DeckSheet* sheet : sheets) {
    names += (names.empty() ? "-" : "+") + std::string(sheet->name);
  }
  return names;
}

std::vector<PlannedFile> planned_files(const con_sonar::Deck& deck,
                                       std::span<const DeckSheet* const> sheets,
                                       const DeckPrintSettings& settings, std::string_view format) {
  if (sheets.empty()) return {};
  const std::string request = name_of_request(settings);
  if (format == "pdf") {
    return {{fmt::format("{}-{}{}{}.pdf", deck.id, to_string(settings.page.paper), names_of(sheets),
                         request),
             [=, &deck, &settings] { return pdf_document(deck, sheets, settings); }}};
  }
  const Paper paper = settings.page.paper;
  const std::string on_paper = paper == Paper::a4 ? "" : "-" + std::string(to_string(paper));
  const DeckContext context = deck_context(deck, settings);
  std::vector<PlannedFile> files;
  for (const DeckSheet* sheet : sheets) {
    const int pages = sheet->pages(context);
    for (int page = 0; page < pages; ++page) {
      const std::string number = pages > 1 ? fmt::format("-{}", page + 1) : std::string();
      files.push_back(
          {fmt::format("{}-{}{}{}{}.{}", deck.id, sheet->name, number, on_paper, request, format),
           [=, &deck, &settings, set = context.set] {
             return with_set(deck_page(deck, *sheet, page, settings, format), format, set);
           }});
    }
  }
  return files;
}

}  // namespace

std::vector<std::string> names_of_files(const con_sonar::Deck& deck,
                                        std::span<const DeckSheet* const> sheets,
                                        const DeckPrintSettings& settings,
                                        std::string_view format) {
  return names_of(planned_files(deck, sheets, settings, format));
}

std::vector<std::string> write_deck_sheets(const con_sonar::Deck& deck,
                                           std::span<const DeckSheet* const> sheets,
                                           const DeckPrintSettings& settings,
                                           std::string_view format, const std::string& folder,
                                           Existing existing) {
  return write_prints(folder, made(planned_files(deck, sheets, settings, format)), deck.id,
                      existing);
}

std::vector<std::string> write_single_cards(const con_sonar::Deck& deck,
                                            const DeckPrintSettings& settings,
                                            std::string_view format, const std::string& folder,
                                            Existing existing) {
  const std::string request = name_of_request(PageSettings{}, settings.language, settings.look);
  const SheetSet set = deck_context(deck, settings).set;
  std::vector<PrintedFile> files;
  for (const SingleCard& card : single_cards(deck)) {
    files.push_back({fmt::format("{}-{}{}.{}", deck.id, card.name, request, format),
                     with_set(single_card(deck, card, settings, format), format, set)});
  }
  return write_prints(folder, files, deck.id, existing);
}

}  // namespace chartroom::exporters
