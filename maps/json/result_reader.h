// Reads results that a program wrote as JSON, one document per line.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>

#include "maps/json/archive.h"
#include "maps/json/document.h"

namespace chartroom::json {

// Takes the values of a document. Only its first error is reported, because others may follow from
// it; values read after it do not count.
class ResultReader {
 public:
  explicit ResultReader(ErrorList& errors) : errors_(errors) {}

 protected:
  // Adds an error for a field that is missing or has an unexpected value.
  template <class T>
  void refuse(const Field<T>& field, const std::string& expected) {
    if (field.at != nullptr) {
      add_field_error(*field.at, expected, errors_);
    } else if (field.object != nullptr) {
      errors_.add(
          field.object->position, field.object->pointer(),
          "\"" + std::string(field.name) + "\" is missing (results of simulate --format json)");
    }
  }
  // Returns a field's value. If there is none, adds an error and returns an empty value.
  template <class T>
  const T& value(const Field<T>& field, const std::string& expected) {
    static const T kNone{};
    if (field.value) return *field.value;
    refuse(field, expected);
    return kNone;
  }
  template <class T>
  const T& object(const Field<T>& field) {
    return value(field, "an object");
  }
  const std::string& text(const Field<std::string>& field) { return value(field, "text"); }
  template <class T>
  const List<T>& list(const Field<List<T>>& field) {
    return value(field, "a list");
  }
  // Returns a list of the expected size; otherwise adds an error and returns an empty one.
  template <class T>
  const List<T>& list(const Field<List<T>>& field, std::size_t size, const std::string& expected) {
    static const List<T> kNone;
    const List<T>& elements = list(field);
    if (elements.size() == size) return elements;
    refuse(field, expected);
    return kNone;
  }
  template <class T>
  T whole(const Field<std::int64_t>& field, T lowest, T highest) {
    if (field.value && *field.value >= lowest && *field.value <= highest) {
      return static_cast<T>(*field.value);
    }
    refuse(field,
           "a whole number from " + std::to_string(lowest) + " to " + std::to_string(highest));
    return lowest;
  }
  std::int64_t count(const Field<std::int64_t>& field) {
    return whole<std::int64_t>(field, 0, std::int64_t{1} << 60);
  }
  template <std::size_t N>
  std::array<std::int64_t, N> counts(const std::array<Field<std::int64_t>, N>& fields) {
    std::array<std::int64_t, N> result{};
    for (std::size_t i = 0; i < N; ++i) result[i] = count(fields[i]);
    return result;
  }
  template <std::size_t N>
  void read_counts(const Field<List<std::int64_t>>& field, std::array<std::int64_t, N>& counts) {
    const auto& numbers = list(field, N, std::to_string(N) + " numbers");
    for (std::size_t i = 0; i < numbers.size(); ++i) counts[i] = count(numbers[i]);
  }
  // Returns the counts by value.
  std::map<int, std::int64_t> spread(const Field<List<List<std::int64_t>>>& field, int lowest) {
    std::map<int, std::int64_t> result;
    for (const Field<List<std::int64_t>>& entry : list(field)) {
      const auto& pair = list(entry, 2, "a list of a value and a count");
      if (!pair.empty()) result[whole(pair[0], lowest, 1'000'000)] = count(pair[1]);
    }
    return result;
  }

  // Returns the index of a field's word in `words`.
  template <std::size_t N>
  std::size_t word(const Field<std::string>& field, const std::array<std::string_view, N>& words) {
    const auto found = std::find(words.begin(), words.end(), text(field));
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    std::string expected;
    for (const std::string_view known : words) {
      expected += (expected.empty() ? "" : " or ") + std::string(known);
    }
    refuse(field, expected);
    return 0;
  }

  ErrorList& errors_;
};

// Reads one line of a file: appends its document or its errors.
template <class Document, class Result, class Read>
void read_result(std::string_view line, int number, const std::string& path, const Limits& limits,
                 const Read& read, std::vector<Result>& results, std::vector<FileError>& errors) {
  ErrorList not_json(path);
  ErrorList misread(path, 1);
  Tree tree(line, limits);
  const Value* root = tree.read(not_json);
  if (root != nullptr && not_json.empty()) {
    Field<Document> document;
    InputArchive::lenient().read(*root, document);
    Result result = read(*document.value, misread);
    if (misread.empty()) results.push_back(std::move(result));
  }
  for (const ErrorList& found : {not_json, misread}) {
    for (FileError error : found.sorted()) {
      if (error.line > 0) error.line += number - 1;
      errors.push_back(std::move(error));
    }
  }
}

// Reads all documents of a file, at least one. `read(document, errors)` makes each result.
template <class Document, class Result, class Read>
ParseResult<std::vector<Result>> read_results(std::string_view text, const std::string& path,
                                              const Limits& limits, const Read& read) {
  std::vector<Result> results;
  std::vector<FileError> errors;
  int number = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    ++number;
    const std::string_view line = text.substr(0, end);
    if (!line.empty()) {
      read_result<Document>(line, number, path, limits, read, results, errors);
    }
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  if (results.empty() && errors.empty()) {
    errors.push_back(FileError::of_file(
        path, "no results (expected output of simulate --format json)", ErrorKind::not_format));
  }
  if (!errors.empty()) return {std::nullopt, std::move(errors)};
  return {std::move(results), {}};
}

}  // namespace chartroom::json
