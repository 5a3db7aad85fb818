# What a night builds besides. Unity builds and precompiled headers hide missing includes, so once all is
# built without them; clang-tidy reads that tree.
set(plain "${CMAKE_BINARY_DIR}/plain")
find_program(CLANG_TIDY run-clang-tidy REQUIRED)
add_test(NAME each-source-compiles-by-itself COMMAND sh -c "'${CMAKE_COMMAND}' -S '${PROJECT_SOURCE_DIR}' \
--preset release -B '${plain}' -DCHARTROOM_UNITY=OFF -DCHARTROOM_TESTS=ON -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON \
-DCHARTROOM_WARNINGS_ARE_ERRORS=ON && '${CMAKE_COMMAND}' --build '${plain}'")
add_test(NAME clang-tidy-finds-nothing
  COMMAND "${CLANG_TIDY}" -p "${plain}" -quiet "/(maps|validator|exporters|cli|editor)/")
add_test(NAME each-header-compiles-by-itself COMMAND "${Python3_EXECUTABLE}"
  "${CMAKE_CURRENT_SOURCE_DIR}/headers_test.py" "${PROJECT_SOURCE_DIR}")
# A whole Debian 13 is made where that may be done.
add_test(NAME builds-and-passes-on-debian-13 COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/debian13.sh")
set(nightly_builds each-source-compiles-by-itself clang-tidy-finds-nothing each-header-compiles-by-itself
  builds-and-passes-on-debian-13)
set_tests_properties(${nightly_builds} PROPERTIES LABELS nightly TIMEOUT 14400 PROCESSORS 2)
set_tests_properties(each-source-compiles-by-itself PROPERTIES FIXTURES_SETUP plain)
set_tests_properties(clang-tidy-finds-nothing PROPERTIES FIXTURES_REQUIRED plain)
