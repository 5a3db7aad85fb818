#include <array>
#include <cmath>
#include <cstdlib>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>
#include <vector>

#include "exporters/drawing/greys.h"
#include "exporters/page/files/print_shop.h"

namespace chartroom::exporters {

namespace {

using Pdf = QPDFObjectHandle;
using Token = QPDFTokenizer::Token;

// Rewrites the operators of a content stream that set device colors.
class GreyFilter : public Pdf::TokenFilter {
 public:
  void handleToken(const Token& token) override {
    if (token.getType() != QPDFTokenizer::tt_word) {
      pending_.push_back(token);
      return;
    }
    const std::string word = token.getValue();
    if (word == "rg" || word == "RG") {
      write(grey() + (word == "rg" ? " g" : " G"));
    } else {
      for (const Token& kept : pending_) writeToken(kept);
      writeToken(token);
    }
    pending_.clear();
  }
  void handleEOF() override {
    for (const Token& kept : pending_) writeToken(kept);
  }

 private:
  // Returns the gray of the last three numbers.
  std::string grey() const {
    std::vector<double> numbers;
    for (const Token& token : pending_) {
      if (token.isInteger() || token.getType() == QPDFTokenizer::tt_real) {
        numbers.push_back(std::strtod(token.getValue().c_str(), nullptr));
      }
    }
    if (numbers.size() < 3) return "0";
    const double* last = numbers.data() + numbers.size() - 3;
    return "\n" + std::to_string(grey_of(last[0], last[1], last[2]));
  }

  std::vector<Token> pending_;
};

Pdf grey_array(Pdf rgb) {
  Pdf grey = Pdf::newArray();
  if (!rgb.isArray() || rgb.getArrayNItems() != 3) return rgb;
  grey.appendItem(Pdf::newReal(
      grey_of(rgb.getArrayItem(0).getNumericValue(), rgb.getArrayItem(1).getNumericValue(),
              rgb.getArrayItem(2).getNumericValue()),
      6));
  return grey;
}

// Turns a gradient's function gray: between two colors, or several of these stitched together.
void turn_function_grey(Pdf function) {
  if (!function.isDictionary()) return;
  for (const char* end : {"/C0", "/C1"}) {
    if (function.hasKey(end)) function.replaceKey(end, grey_array(function.getKey(end)));
  }
  Pdf parts = function.getKey("/Functions");
  for (int k = 0; parts.isArray() && k < parts.getArrayNItems(); ++k) {
    turn_function_grey(parts.getArrayItem(k));
  }
}

bool is_coloured_space(Pdf value) { return value.isName() && value.getName() == "/DeviceRGB"; }

void turn_shading_grey(Pdf shading) {
  if (!shading.isDictionary() || !is_coloured_space(shading.getKey("/ColorSpace"))) return;
  shading.replaceKey("/ColorSpace", Pdf::newName("/DeviceGray"));
  turn_function_grey(shading.getKey("/Function"));
}

void turn_image_grey(Pdf image) {
  const std::shared_ptr<Buffer> colours = image.getStreamData(qpdf_dl_all);
  std::string greys;
  for (std::size_t k = 0; k + 2 < colours->getSize(); k += 3) {
    const unsigned char* rgb = colours->getBuffer() + k;
    greys += static_cast<char>(
        std::lround(255 * grey_of(rgb[0] / 255.0, rgb[1] / 255.0, rgb[2] / 255.0)));
  }
  image.replaceStreamData(greys, Pdf::newNull(), Pdf::newNull());
  image.getDict().replaceKey("/ColorSpace", Pdf::newName("/DeviceGray"));
}

std::string name_at(Pdf dictionary, const char* key) {
  Pdf value = dictionary.getKey(key);
  return value.isName() ? value.getName() : std::string();
}

void turn_object_grey(Pdf object) {
  Pdf dictionary = object.isStream() ? object.getDict() : object;
  if (!dictionary.isDictionary()) return;
  Pdf group = dictionary.getKey("/Group");
  if (group.isDictionary() && is_coloured_space(group.getKey("/CS"))) {
    // Blending in grays would give the press a color of four plates.
    group.replaceKey("/CS", Pdf::newName("/DeviceCMYK"));
  }
  turn_shading_grey(dictionary.getKey("/Shading"));
  if (dictionary.hasKey("/ShadingType")) turn_shading_grey(dictionary);
  if (!object.isStream()) return;
  const std::string kind = name_at(dictionary, "/Subtype");
  if (kind == "/Image" && is_coloured_space(dictionary.getKey("/ColorSpace")))
    turn_image_grey(object);
  if (kind == "/Form" || dictionary.hasKey("/PatternType")) {
    object.addTokenFilter(std::make_shared<GreyFilter>());
  }
}

}  // namespace

std::string in_greys(const std::string& pdf) {
  QPDF document;
  document.processMemoryFile("sheets", pdf.data(), pdf.size());
  for (Pdf object : document.getAllObjects()) turn_object_grey(object);
  for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(document).getAllPages()) {
    page.addContentTokenFilter(std::make_shared<GreyFilter>());
  }
  QPDFWriter writer(document);
  writer.setOutputMemory();
  writer.setDeterministicID(true);
  writer.write();
  const std::shared_ptr<Buffer> bytes = writer.getBufferSharedPointer();
  return {reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize()};
}

}  // namespace chartroom::exporters
