// JSON for programs to read, on one line: what the verbs give with --format json.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace chartroom::json {

// Writes one document. Members are written by `key`, then a value; `begin` and `end` must nest.
class JsonWriter {
 public:
  JsonWriter();
  ~JsonWriter();
  JsonWriter(const JsonWriter&) = delete;
  JsonWriter& operator=(const JsonWriter&) = delete;

  JsonWriter& begin_object();
  JsonWriter& end_object();
  JsonWriter& begin_array();
  JsonWriter& end_array();
  JsonWriter& key(std::string_view name);
  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(const std::string& text) { return value(std::string_view(text)); }
  JsonWriter& value(std::int64_t number);
  JsonWriter& value(std::uint64_t number);
  JsonWriter& value(int number) { return value(std::int64_t{number}); }
  JsonWriter& value(bool truth);
  // A number that is no count: always six decimals, so that it is the same text everywhere.
  JsonWriter& decimal(double number);
  JsonWriter& null();

  template <class T>
  JsonWriter& member(std::string_view name, const T& v) {
    return key(name).value(v);
  }

  // The finished document and a final newline.
  std::string text() const;

 private:
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace chartroom::json
