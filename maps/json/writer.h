// JSON on one line for other programs: the output of verbs with --format json.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace chartroom::json {

// Writes one document. A member is `key`, then a value. Each `begin` needs its `end`.
class Writer {
 public:
  Writer();
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  Writer& begin_object();
  Writer& end_object();
  Writer& begin_array();
  Writer& end_array();
  Writer& key(std::string_view name);
  Writer& value(std::string_view text);
  Writer& value(const char* text) { return value(std::string_view(text)); }
  Writer& value(const std::string& text) { return value(std::string_view(text)); }
  Writer& value(std::int64_t number);
  Writer& value(std::uint64_t number);
  Writer& value(int number) { return value(std::int64_t{number}); }
  Writer& value(bool truth);
  // Writes a fraction, always with six decimals, so that the text is equal everywhere.
  Writer& decimal(double number);
  Writer& null();

  template <class T>
  Writer& member(std::string_view name, const T& v) {
    return key(name).value(v);
  }

  // The finished document and a final newline.
  std::string text() const;

 private:
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace chartroom::json
