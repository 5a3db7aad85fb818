#include "exporters/page/files/pdf_marks.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>
#include <stdexcept>

#include "maps/platform/file_error.h"
#include "maps/platform/safe_file.h"

namespace chartroom::exporters {

namespace {

// The page's own key, which other programs keep without reading it.
constexpr const char* kSetKey = "/Chartroom";

using Pdf = QPDFObjectHandle;

// A box in points from the lower left of the medium.
Pdf box_in_points(MmRect box, Mm media) {
  Pdf array = Pdf::newArray();
  for (const double mm : {box.x, media.y - box.bottom(), box.right(), media.y - box.y}) {
    array.appendItem(Pdf::newReal(mm * kPointsPerMm, 4));
  }
  return array;
}

const char* duplex_of(Sides sides) {
  switch (sides) {
    case Sides::short_edge:
      return "/DuplexFlipShortEdge";
    case Sides::long_edge:
      return "/DuplexFlipLongEdge";
    case Sides::one:
      break;
  }
  return "/Simplex";
}

void mark_catalogue(Pdf catalogue, const PdfMarks& marks) {
  catalogue.replaceKey("/Lang", Pdf::newUnicodeString(marks.language));
  Pdf viewer = Pdf::newDictionary();
  viewer.replaceKey("/DisplayDocTitle", Pdf::newBool(true));
  viewer.replaceKey("/PrintScaling", Pdf::newName("/None"));
  viewer.replaceKey("/Duplex", Pdf::newName(duplex_of(marks.sides)));
  catalogue.replaceKey("/ViewerPreferences", viewer);
}

// Gives the figures below an element their alternative texts, in document order. Cairo's structures
// have no cycles: each element has one parent.
void describe_figures(Pdf element, const AltTexts& alt_texts, std::size_t& next) {
  if (element.isArray()) {
    for (int k = 0; k < element.getArrayNItems(); ++k) {
      describe_figures(element.getArrayItem(k), alt_texts, next);
    }
    return;
  }
  if (!element.isDictionary()) return;
  Pdf kind = element.getKey("/S");
  if (kind.isName() && kind.getName() == "/Figure") {
    element.replaceKey("/Alt", Pdf::newUnicodeString(alt_texts.at(next++)));
  }
  describe_figures(element.getKey("/K"), alt_texts, next);
}

Pdf dictionary_of(const SheetSet& set) {
  Pdf dictionary = Pdf::newDictionary();
  dictionary.replaceKey("/Map", Pdf::newUnicodeString(set.map));
  dictionary.replaceKey("/Revision", Pdf::newUnicodeString(set.revision));
  dictionary.replaceKey("/Code", Pdf::newUnicodeString(set.code));
  return dictionary;
}

std::optional<SheetSet> set_of(Pdf page) {
  Pdf dictionary = page.getKey(kSetKey);
  if (!dictionary.isDictionary()) return std::nullopt;
  const auto text = [&](const char* key) {
    Pdf value = dictionary.getKey(key);
    return value.isString() ? value.getUTF8Value() : std::string();
  };
  return SheetSet{text("/Map"), text("/Revision"), text("/Code")};
}

std::string written(QPDF& document) {
  QPDFWriter writer(document);
  writer.setOutputMemory();
  writer.setDeterministicID(true);
  writer.write();
  const std::shared_ptr<Buffer> bytes = writer.getBufferSharedPointer();
  return {reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize()};
}

}  // namespace

std::string with_set_on_pages(const std::string& pdf, const SheetSet& set) {
  QPDF document;
  document.processMemoryFile("picture", pdf.data(), pdf.size());
  for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(document).getAllPages()) {
    page.getObjectHandle().replaceKey(kSetKey, dictionary_of(set));
  }
  return written(document);
}

std::string with_print_marks(const std::string& pdf, const PdfMarks& marks) {
  QPDF document;
  document.processMemoryFile("sheets", pdf.data(), pdf.size());
  mark_catalogue(document.getRoot(), marks);
  std::size_t figure = 0;
  describe_figures(document.getRoot().getKey("/StructTreeRoot").getKey("/K"), marks.alt_texts,
                   figure);
  const PageBoxes boxes = page_boxes(marks.page);
  std::size_t number = 0;
  for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(document).getAllPages()) {
    Pdf object = page.getObjectHandle();
    object.replaceKey("/TrimBox", box_in_points(boxes.trim, boxes.media));
    object.replaceKey("/BleedBox", box_in_points(boxes.bleed, boxes.media));
    object.replaceKey(kSetKey, dictionary_of(marks.sets.at(number++)));
  }
  return written(document);
}

std::vector<std::optional<SheetSet>> sets_of_pages(const std::string& path) {
  const ParseResult<std::string> bytes = read_file(path, kLargestPrint);
  if (!bytes) throw FileException(bytes.errors.front());
  try {
    QPDF document;
    document.setSuppressWarnings(true);
    document.processMemoryFile(path.c_str(), bytes.value->data(), bytes.value->size());
    std::vector<std::optional<SheetSet>> sets;
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(document).getAllPages()) {
      sets.push_back(set_of(page.getObjectHandle()));
    }
    return sets;
  } catch (const QPDFExc& problem) {
    FileError error;
    error.path = path;
    error.what = "cannot be read as a PDF: " + problem.getMessageDetail();
    throw FileException(error);
  } catch (const std::runtime_error& problem) {
    FileError error;
    error.path = path;
    error.what = problem.what();
    throw FileException(error);
  }
}

}  // namespace chartroom::exporters
