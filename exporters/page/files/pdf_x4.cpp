#include <fmt/core.h>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include "exporters/drawing/drawing_files.h"
#include "exporters/page/files/print_shop.h"
#include "maps/platform/file_error.h"
#include "maps/platform/hash.h"
#include "maps/platform/installed.h"

namespace chartroom::exporters {

namespace {

using Pdf = QPDFObjectHandle;

std::string profile_bytes() {
  const std::string path =
      installed_folder("profiles").value_or("share/chartroom/profiles") + "/fogra39l.icc";
  std::ifstream file(path, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (bytes.empty()) throw FileException(FileError::of_file(path, "cannot be read"));
  return bytes;
}

// sRGB by its primaries, its white and a gamma of 2.2.
Pdf srgb(QPDF& document) {
  return document.makeIndirectObject(
      Pdf::parse("[/CalRGB << /WhitePoint [0.9505 1 1.089] /Gamma [2.2 2.2 2.2] "
                 "/Matrix [0.4124 0.2126 0.0193 0.3576 0.7152 0.1192 0.1805 0.0722 0.9505] >>]"));
}

bool is_device_rgb(Pdf value) { return value.isName() && value.getName() == "/DeviceRGB"; }

// Makes device colors in these resources use this color space.
void set_default_rgb(Pdf resources, Pdf space) {
  if (!resources.isDictionary()) return;
  Pdf spaces = resources.getKey("/ColorSpace");
  if (!spaces.isDictionary()) {
    spaces = Pdf::newDictionary();
    resources.replaceKey("/ColorSpace", spaces);
  }
  spaces.replaceKey("/DefaultRGB", space);
}

void define_colours(QPDF& document) {
  Pdf space = srgb(document);
  for (Pdf object : document.getAllObjects()) {
    Pdf dictionary = object.isStream() ? object.getDict() : object;
    if (!dictionary.isDictionary()) continue;
    Pdf group = dictionary.getKey("/Group");
    if (group.isDictionary() && is_device_rgb(group.getKey("/CS"))) group.replaceKey("/CS", space);
    if (is_device_rgb(dictionary.getKey("/ColorSpace"))) {
      dictionary.replaceKey("/ColorSpace", space);
    }
    Pdf shading = dictionary.getKey("/Shading");
    if (shading.isDictionary() && is_device_rgb(shading.getKey("/ColorSpace"))) {
      shading.replaceKey("/ColorSpace", space);
    }
    set_default_rgb(dictionary.getKey("/Resources"), space);
  }
}

void add_output_intent(QPDF& document) {
  Pdf profile = Pdf::newStream(&document, profile_bytes());
  profile.getDict().replaceKey("/N", Pdf::newInteger(4));
  Pdf intent = Pdf::parse(
      "<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (FOGRA39) "
      "/RegistryName (http://www.color.org) "
      "/Info (Coated FOGRA39 (ISO 12647-2:2004)) >>");
  intent.replaceKey("/DestOutputProfile", document.makeIndirectObject(profile));
  Pdf intents = Pdf::newArray();
  intents.appendItem(document.makeIndirectObject(intent));
  document.getRoot().replaceKey("/OutputIntents", intents);
}

std::string in_xml(const std::string& text) {
  std::string escaped;
  for (const char c : text) {
    escaped += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
  }
  return escaped;
}

std::string text_of(Pdf info, const char* key) {
  Pdf value = info.getKey(key);
  return value.isString() ? value.getUTF8Value() : std::string();
}

// Returns the metadata that PDF/X-4 requires, as XMP.
std::string xmp(const std::string& title, const std::string& author, const std::string& id) {
  const std::string date = source_date().empty() ? "1970-01-01T00:00:00Z" : source_date();
  const std::string creator = author.empty() ? ""
                                             : "<dc:creator><rdf:Seq><rdf:li>" + in_xml(author) +
                                                   "</rdf:li></rdf:Seq></dc:creator>";
  return "<?xpacket begin=\"\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
         "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
         "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
         "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
         "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" "
         "xmlns:xmpMM=\"http://ns.adobe.com/xap/1.0/mm/\" "
         "xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" "
         "xmlns:pdfxid=\"http://www.npes.org/pdfx/ns/id/\">"
         "<dc:format>application/pdf</dc:format>"
         "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">" +
         in_xml(title) + "</rdf:li></rdf:Alt></dc:title>" + creator + "<xmp:CreateDate>" + date +
         "</xmp:CreateDate><xmp:ModifyDate>" + date + "</xmp:ModifyDate><xmp:MetadataDate>" + date +
         "</xmp:MetadataDate><xmp:CreatorTool>Chartroom</xmp:CreatorTool>"
         "<xmpMM:DocumentID>uuid:" +
         id +
         "</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID>"
         "<xmpMM:RenditionClass>default</xmpMM:RenditionClass>"
         "<pdf:Trapped>False</pdf:Trapped>"
         "<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>"
         "</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"w\"?>";
}

// An identifier of these bytes in the form of a UUID.
std::string uuid_of(const std::string& bytes) {
  const std::uint64_t a = fnv1a(bytes);
  const std::uint64_t b = fnv1a(bytes + "x");
  return fmt::format("{:08x}-{:04x}-{:04x}-{:04x}-{:012x}", a >> 32, a >> 16 & 0xffff, a & 0xffff,
                     b >> 48, b & 0xffffffffffffULL);
}

void add_metadata(QPDF& document, const std::string& id) {
  Pdf info = document.getTrailer().getKey("/Info");
  if (!info.isDictionary()) {
    info = document.makeIndirectObject(Pdf::newDictionary());
    document.getTrailer().replaceKey("/Info", info);
  }
  info.replaceKey("/Trapped", Pdf::newName("/False"));
  Pdf metadata =
      Pdf::newStream(&document, xmp(text_of(info, "/Title"), text_of(info, "/Author"), id));
  metadata.getDict().replaceKey("/Type", Pdf::newName("/Metadata"));
  metadata.getDict().replaceKey("/Subtype", Pdf::newName("/XML"));
  document.getRoot().replaceKey("/Metadata", document.makeIndirectObject(metadata));
}

}  // namespace

std::string as_pdf_x4(const std::string& pdf) {
  QPDF document;
  document.processMemoryFile("sheets", pdf.data(), pdf.size());
  for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(document).getAllPages()) {
    page.getObjectHandle().removeKey("/Annots");
  }
  define_colours(document);
  add_output_intent(document);
  add_metadata(document, uuid_of(pdf));
  QPDFWriter writer(document);
  writer.setOutputMemory();
  writer.setDeterministicID(true);
  writer.forcePDFVersion("1.6");
  writer.write();
  const std::shared_ptr<Buffer> bytes = writer.getBufferSharedPointer();
  return {reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize()};
}

}  // namespace chartroom::exporters
