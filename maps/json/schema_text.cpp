#include "maps/json/schema_text.h"

#include "maps/json/schema_member.h"

namespace chartroom::json {
namespace {

struct SchemaDocument {
  Field<std::string> schema;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(schema_member(schema));
  }
};

// Nearly all files are told apart without being read.
bool may_have_schema(std::string_view text) {
  return text.find("schema") != std::string_view::npos ||
         text.find("\\u") != std::string_view::npos;
}

}  // namespace

std::string schema_of(std::string_view text) {
  if (!may_have_schema(text)) return "";
  ErrorList errors("");
  Tree tree(text);
  const Value* const root = tree.read(errors);
  const Value* const member = root == nullptr ? nullptr : root->member(kSchemaMember);
  return member != nullptr && member->kind == Value::Kind::string ? member->text : "";
}

std::string with_schema(std::string canonical, const std::string& schema) {
  if (schema.empty()) return canonical;
  const std::string alone =
      OutputArchive().write_document(SchemaDocument{.schema = {.value = schema}});
  // Of "{", the member's line and "}" the second.
  const std::size_t begin = alone.find('\n') + 1;
  const std::string line = alone.substr(begin, alone.find('\n', begin) - begin);
  return canonical.insert(canonical.find('\n') + 1, line + ",\n");
}

}  // namespace chartroom::json
