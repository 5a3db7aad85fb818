// A fuzzed reader: a function that reads bytes as one kind of file and checks the result. Each
// target is a source that defines both functions below. A build with -fsanitize=fuzzer makes it a
// libFuzzer program (libfuzzer_main.cpp), any other one a program that reads its seeds once
// (seeds_main.cpp).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "maps/platform/file_error.h"

namespace chartroom::fuzz {

// Reads the bytes. Ends the program if the reader breaks a promise.
void read(std::string_view bytes);

// Returns seed files besides the tests' files.
std::vector<std::string> seeds();

// Ends the program with a message if the promise is not kept.
void expect(bool kept, std::string_view promise, std::string_view instead = {});

// Expects that every error has a text and a position in the file.
void expect_inside(const std::vector<FileError>& errors, std::string_view bytes);

// True if a value was read. Expects either a value or an error.
template <class T>
bool was_read(const ParseResult<T>& result, std::string_view bytes) {
  expect(result.value.has_value() == result.errors.empty(), "a value, or errors");
  expect_inside(result.errors, bytes);
  return result.value.has_value();
}

// Expects that a written value reads back as an equal one.
template <class T, class Parse, class Write>
void expect_to_come_back(const T& value, Parse parse, Write write) {
  const std::string text = write(value);
  const auto again = parse(text);
  expect(again.value.has_value(), "what is written can be read",
         again.errors.empty() ? text : again.errors[0].text() + "\n" + text);
  expect(write(*again.value) == text, "what is written reads as the same", text);
}

// Returns the text of a file in the source folder.
std::string source_file(const std::string& path);

}  // namespace chartroom::fuzz
