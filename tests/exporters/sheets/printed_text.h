// Reads the texts of a sheet from its PDF.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <string>

#include "exporters/documents/sheet_documents.h"
#include "tests/temporary_folder.h"

namespace chartroom::exporters {

// Returns the output of `program PATH rest` for the PDF.
inline std::string said_of_pdf(const std::string& pdf, const std::string& program,
                               const std::string& rest) {
  const TemporaryFolder folder;
  folder.write("sheet.pdf", pdf);
  const std::string command = program + " " + (folder / "sheet.pdf").string() + " " + rest;
  std::string text;
  FILE* pipe = popen(command.c_str(), "r");
  for (int c = 0; (c = std::fgetc(pipe)) != EOF;) text += static_cast<char>(c);
  EXPECT_EQ(pclose(pipe), 0) << command;
  return text;
}

// Returns the words of all pages, or of one page from 1, in one line.
inline std::string text_of_pdf(const std::string& pdf, int page = 0) {
  const std::string number = std::to_string(page);
  const std::string pages = page == 0 ? "" : " -f " + number + " -l " + number;
  return said_of_pdf(pdf, "pdftotext" + pages, "- | tr '\\n' ' '");
}

// Returns the objects of the PDF as text. Cairo 1.18 compresses them.
inline std::string objects_of_pdf(const std::string& pdf) {
  return said_of_pdf(pdf, "qpdf --qdf --object-streams=disable --static-id", "-");
}

inline std::string printed_text(const maps::Map& map, const char* name,
                                const std::string& language = "en", Paper paper = Paper::a4) {
  const std::array<const Sheet*, 1> one{find_sheet(name)};
  const double pitch = usual_pitch(map.size, frame_size(paper));
  return text_of_pdf(pdf_document(map, one, {{paper}, pitch, language}));
}

}  // namespace chartroom::exporters
