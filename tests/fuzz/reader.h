// What a fuzzed reader is: one function that reads bytes as one kind of file and judges what came
// of it. Each target is a source that defines both functions below. Under a build with
// -fsanitize=fuzzer it is a program of libFuzzer (libfuzzer_main.cpp), else one that reads its
// seeds once (seeds_main.cpp).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "maps/platform/file_error.h"

namespace chartroom::fuzz {

// Reads the bytes. What breaks a promise of the reader ends the program.
void read(std::string_view bytes);

// Files to begin with besides those that the tests have.
std::vector<std::string> seeds();

// Ends the program, saying which promise is broken, where it is.
void expect(bool kept, std::string_view promise, std::string_view instead = {});

// Every error says what is wrong and lies in the file.
void expect_inside(const std::vector<FileError>& errors, std::string_view bytes);

// Whether something was read. There is either a value or an error.
template <class T>
bool was_read(const ParseResult<T>& result, std::string_view bytes) {
  expect(result.value.has_value() == result.errors.empty(), "a value, or errors");
  expect_inside(result.errors, bytes);
  return result.value.has_value();
}

// What is written of a value reads again as the same.
template <class T, class Parse, class Write>
void expect_to_come_back(const T& value, Parse parse, Write write) {
  const std::string text = write(value);
  const auto again = parse(text);
  expect(again.value.has_value(), "what is written can be read",
         again.errors.empty() ? text : again.errors[0].text() + "\n" + text);
  expect(write(*again.value) == text, "what is written reads as the same", text);
}

// The text of a file of the source folder.
std::string source_file(const std::string& path);

}  // namespace chartroom::fuzz
