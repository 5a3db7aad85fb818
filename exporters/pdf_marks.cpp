#include "exporters/pdf_marks.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include "exporters/page.h"

namespace chartroom {

namespace {

constexpr double kPointsPerMm = 72 / 25.4;

using Pdf = QPDFObjectHandle;

// A box in points from the lower left of the medium.
Pdf box_in_points(MmRect box, Mm media) {
  Pdf array = Pdf::newArray();
  for (const double mm : {box.x, media.y - box.bottom(), box.right(), media.y - box.y}) {
    array.appendItem(Pdf::newReal(mm * kPointsPerMm, 4));
  }
  return array;
}

void mark_catalogue(Pdf catalogue, const std::string& language) {
  catalogue.replaceKey("/Lang", Pdf::newUnicodeString(language));
  Pdf viewer = Pdf::newDictionary();
  viewer.replaceKey("/DisplayDocTitle", Pdf::newBool(true));
  viewer.replaceKey("/PrintScaling", Pdf::newName("/None"));
  catalogue.replaceKey("/ViewerPreferences", viewer);
}

}  // namespace

std::string with_print_marks(const std::string& pdf, const PdfMarks& marks) {
  QPDF document;
  document.processMemoryFile("sheets", pdf.data(), pdf.size());
  mark_catalogue(document.getRoot(), marks.language);
  const PageBoxes boxes = page_boxes(marks.page.paper, marks.page.bleed);
  for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(document).getAllPages()) {
    Pdf object = page.getObjectHandle();
    object.replaceKey("/TrimBox", box_in_points(boxes.trim, boxes.media));
    object.replaceKey("/BleedBox", box_in_points(boxes.bleed, boxes.media));
  }
  QPDFWriter writer(document);
  writer.setOutputMemory();
  writer.setDeterministicID(true);
  writer.write();
  const std::shared_ptr<Buffer> bytes = writer.getBufferSharedPointer();
  return {reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize()};
}

}  // namespace chartroom
