// Fontconfig keeps its list of fonts until the program ends and tells nobody.
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() { return "leak:libfontconfig\n"; }
