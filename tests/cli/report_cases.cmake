# The forms in which a validation is told.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
add_test(NAME cli/ten-faults-in-every-format COMMAND Python3::Interpreter
  "${CMAKE_CURRENT_SOURCE_DIR}/report_formats_test.py" $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}"
  "${CMAKE_CURRENT_BINARY_DIR}/ten-faults")
if(NOT CHARTROOM_SANITIZE)  # which takes memory and time of its own
  add_test(NAME cli/any-file-is-judged-or-refused-soon COMMAND Python3::Interpreter
    "${CMAKE_CURRENT_SOURCE_DIR}/any_file_test.py" $<TARGET_FILE:chartroom> "${CMAKE_CURRENT_BINARY_DIR}/any-file")
  add_test(NAME cli/hostile-texts COMMAND Python3::Interpreter
    "${CMAKE_CURRENT_SOURCE_DIR}/hostile_texts_test.py" $<TARGET_FILE:chartroom> "${CMAKE_CURRENT_BINARY_DIR}/hostile-texts")
  add_test(NAME cli/hostile-tree COMMAND Python3::Interpreter
    "${CMAKE_CURRENT_SOURCE_DIR}/hostile_tree_test.py" $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}"
    "${CMAKE_CURRENT_BINARY_DIR}/hostile-tree")
  add_test(NAME cli/nothing-passes-unjudged COMMAND Python3::Interpreter
    "${CMAKE_CURRENT_SOURCE_DIR}/unjudged_test.py" $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}"
    "${CMAKE_CURRENT_BINARY_DIR}/unjudged")
  add_test(NAME cli/no-way-out-by-planted-links COMMAND Python3::Interpreter
    "${CMAKE_CURRENT_SOURCE_DIR}/planted_links_test.py" $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}"
    "${CMAKE_CURRENT_BINARY_DIR}/planted-links")
  add_test(NAME cli/play-ends-in-time COMMAND Python3::Interpreter
    "${CMAKE_CURRENT_SOURCE_DIR}/map_time_test.py" $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}"
    "${CMAKE_CURRENT_BINARY_DIR}/map-time")
  add_test(NAME cli/hostile-packs COMMAND Python3::Interpreter
    "${CMAKE_CURRENT_SOURCE_DIR}/hostile_packs_test.py" $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}"
    "${CMAKE_CURRENT_BINARY_DIR}/hostile-packs")
  set(faults $<$<BOOL:${CHARTROOM_NIGHTLY}>:all>)  # LeakSanitizer cannot run under strace, either
  add_test(NAME cli/files-whole-whatever-fails COMMAND Python3::Interpreter
    "${CMAKE_CURRENT_SOURCE_DIR}/write_faults_test.py" $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}"
    "${CMAKE_CURRENT_BINARY_DIR}/write-faults" ${faults})
  add_test(NAME cli/the-project-file COMMAND Python3::Interpreter
    "${CMAKE_CURRENT_SOURCE_DIR}/project_test.py" $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}"
    "${CMAKE_CURRENT_BINARY_DIR}/project")
  add_test(NAME cli/a-thousand-maps-in-one-go COMMAND Python3::Interpreter
    "${CMAKE_CURRENT_SOURCE_DIR}/thousand_maps_test.py" $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}"
    "${CMAKE_CURRENT_BINARY_DIR}/thousand-maps")
endif()
chartroom_case(validate-draws-the-finding STATUS 1 ARGS validate data/findings/two-seas.map.json --level structure --select R
  STDOUT "     1 x # [.]\\|[.] [.] [.]\n     2 # [.] [.]\\|[.] [.] [.]\n1 map checked")
chartroom_case(validate-names-all-formats STATUS 2 ARGS validate pack --format yaml
  STDERR "expected one of text, concise, json, sarif, code-scanning, junit, github, gitlab, rdjson")
chartroom_case(validate-in-a-line-a-finding STATUS 1 ARGS validate data/findings/two-seas.map.json --level structure --format concise
  STDOUT "^data/findings/two-seas.map.json:9:6: R201 error: [^\n]*\n1 map checked at level structure: 1 error. Failed.\n$")
chartroom_case(validate-with-statistics STATUS 2 ARGS validate data/ten-faults --level structure --statistics
  STDOUT "\n1  F001  error    [^\n]*\n1  F004  error [^\n]*\n.*1  S303  error    [^\n]*\n$")
chartroom_case(validate-statistics-of-no-form-that-has-them STATUS 2 ARGS validate pack --statistics --format sarif
  STDERR "--statistics needs text, concise or json")
chartroom_case(validate-list-as-data STATUS 0 ARGS validate --list --format json STDOUT "^{\"format\":\"chartroom-checks\",\"version\":1,\"checks\":.{\"code\":\"F001\"")
chartroom_case(validate-list-into-a-file STATUS 0 ARGS validate --list --format json=checks.json STDOUT "^$")
chartroom_case(validate-list-in-a-form-of-findings STATUS 2 ARGS validate --list --format sarif
  STDERR "unknown format \"sarif\" .expected one of text, json, markdown.")
chartroom_case(validate-explains-as-data STATUS 0 ARGS validate --explain r202 --format json
  STDOUT "^{\"format\":\"chartroom-checks\",\"version\":1,\"checks\":.{\"code\":\"R202\",[^}]*}.}\n$")
chartroom_case(validate-ends-in-0-where-it-is-asked-to STATUS 0 ARGS validate data/findings/two-seas.map.json --level structure --exit-zero
  STDOUT "Failed")
chartroom_case(validate-ends-in-2-all-the-same STATUS 2 ARGS validate data/nowhere.map.json --level structure --exit-zero)
chartroom_case(validate-takes-as-many-warnings-as-allowed STATUS 1 ARGS validate data/findings/many.map.json --level structure --select R202 --max-warnings 2)
chartroom_case(validate-takes-no-warning-more STATUS 0 ARGS validate data/findings/many.map.json --level structure --select R202 --max-warnings 3)
chartroom_case(an-option-does-not-take-the-next-one-as-its-value STATUS 2 ARGS validate . --since= --format json
  STDERR "\"--since=\" needs a value")

# Control: baselines, fixes, watching.
add_test(NAME cli/control-of-validations COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/control_test.sh"
  $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/control")
chartroom_case(validate-ratchet-alone STATUS 2 ARGS validate pack --ratchet STDERR "--ratchet needs --baseline")
chartroom_case(validate-fix-standard-input STATUS 2 ARGS validate - --fix STDERR "not standard input")

chartroom_case(validate-by-a-seed-below-zero STATUS 2 ARGS validate pack --level structure --seed -1 STDERR "--seed: \"-1\" is not a seed .expected a whole number from 0 to 18446744073709551615")
chartroom_case(validate-by-a-seed-that-is-too-large STATUS 2 ARGS validate pack --level structure --seed 12345678901234567890123 STDERR "\"12345678901234567890123\" is not a seed")
chartroom_case(validate-by-the-largest-seed STATUS 0 ARGS validate pack --level structure --seed 18446744073709551615)
chartroom_case(validate-a-name-without-standard-input STATUS 2 ARGS validate pack --stdin-filename a.map.json STDERR "--stdin-filename needs -")
chartroom_case(validate-a-pack-on-standard-input STATUS 2 ARGS validate - --stdin-filename pack/pack.json STDERR "is not a file name of a map or deck")

add_test(NAME cli/schemas-of-what-verbs-write COMMAND Python3::Interpreter
  "${CMAKE_CURRENT_SOURCE_DIR}/schemas_test.py" $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}"
  "${CMAKE_CURRENT_BINARY_DIR}/schemas")
add_test(NAME cli/what-is-staged COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/staged_test.sh"
  $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/staged")
add_test(NAME cli/packs-of-a-commit COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/packs_of_test.sh"
  $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/packs-of")
add_test(NAME cli/since-a-commit COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/since_test.sh"
  $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/since")

add_test(NAME cli/results-of-earlier-runs COMMAND Python3::Interpreter "${CMAKE_CURRENT_SOURCE_DIR}/cache_test.py"
  $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/cache")

add_test(NAME cli/what-a-terminal-shows COMMAND Python3::Interpreter "${CMAKE_CURRENT_SOURCE_DIR}/terminal_test.py"
  $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/terminal")

# Maps as files: fmt, show, convert, new, diff, merge-maps; and what CI systems call.
add_test(NAME cli/verbs-on-maps COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/maps_verbs_test.sh"
  $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/maps-verbs")
add_test(NAME cli/action-and-hooks COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/action_test.sh"
  $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/action")
foreach(verb fmt show convert new diff merge-maps)
  chartroom_case(${verb}-help-shows-an-example STATUS 0 ARGS ${verb} --help STDOUT "Example: chartroom ${verb}")
endforeach()

# Packages
set(programs $<TARGET_FILE:chartroom>)
if(CHARTROOM_EDITOR)
  list(APPEND programs $<TARGET_FILE:chartroom-editor>)
endif()
add_test(NAME cli/hardened COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/hardening_test.sh"
  "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/hardened" ${programs})
if(CHARTROOM_NIGHTLY)
  add_test(NAME cli/memory-as-valgrind-sees-it COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/memcheck.sh"
    $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/memcheck")
  add_test(NAME cli/archive-of-the-sources-builds COMMAND sh
    "${CMAKE_CURRENT_SOURCE_DIR}/source_archive_test.sh" "${PROJECT_SOURCE_DIR}"
    "${CMAKE_CURRENT_BINARY_DIR}/archive")
  add_test(NAME cli/installed-and-packaged COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/package_test.sh"
    "${PROJECT_BINARY_DIR}" "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/package")
endif()
