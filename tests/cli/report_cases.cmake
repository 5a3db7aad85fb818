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
  add_test(NAME cli/a-thousand-maps-in-one-go COMMAND Python3::Interpreter
    "${CMAKE_CURRENT_SOURCE_DIR}/thousand_maps_test.py" $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}"
    "${CMAKE_CURRENT_BINARY_DIR}/thousand-maps")
endif()
chartroom_case(validate-draws-the-finding STATUS 1 ARGS validate data/findings/two-seas.map.json --level structure --select R
  STDOUT "     1 x # [.]\\|[.] [.] [.]\n     2 # [.] [.]\\|[.] [.] [.]\n1 map judged")
chartroom_case(validate-names-all-formats STATUS 2 ARGS validate pack --format yaml
  STDERR "there are text, json, sarif, code-scanning, junit, github")

# Control: baselines, fixes, watching.
add_test(NAME cli/control-of-validations COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/control_test.sh"
  $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/control")
chartroom_case(validate-ratchet-alone STATUS 2 ARGS validate pack --ratchet STDERR "--ratchet needs --baseline")
chartroom_case(validate-fix-standard-input STATUS 2 ARGS validate - --fix STDERR "not standard input")
chartroom_case(validate-fix-and-diff STATUS 2 ARGS validate pack --fix --diff STDERR "one of them")

# Maps as files: fmt, show, convert, new, diff, merge-maps; and what CI systems call.
add_test(NAME cli/verbs-on-maps COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/maps_verbs_test.sh"
  $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/maps-verbs")
add_test(NAME cli/action-and-hooks COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/action_test.sh"
  $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/action")
foreach(verb fmt show convert new diff merge-maps)
  chartroom_case(${verb}-help-shows-an-example STATUS 0 ARGS ${verb} --help STDOUT "Example: chartroom ${verb}")
endforeach()

# Packages
if(CHARTROOM_NIGHTLY)
  add_test(NAME cli/installed-and-packaged COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/package_test.sh"
    "${PROJECT_BINARY_DIR}" "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/package")
endif()
