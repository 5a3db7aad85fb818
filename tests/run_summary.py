"""Runs CTest, shows what it prints, and ends with the slowest tests, those that were run again, and the
cases that failed: run_summary.py ctest ARGUMENTS. The status is that of CTest."""

import re
import subprocess
import sys

SLOWEST = 10
RESULT = re.compile(r"Test +#\d+: (\S+) \.*(?: |\.)*(Passed|\*\*\*.*?) +([\d.]+) sec")
FAILED_CASE = re.compile(r"\[  FAILED  \] (\w[\w/]*\.\w[\w/]*)")


class Test:
    def __init__(self):
        self.tries = []  # what became of each
        self.seconds = 0.0
        self.failed_cases = {}  # by name, in their order


def read(lines, show):
    """The tests by name, from what CTest prints. A test's output follows its result."""
    tests = {}
    test = None
    for line in lines:
        show(line)
        if result := RESULT.search(line):
            name, status, seconds = result.groups()
            test = tests.setdefault(name, Test())
            test.tries.append(status.strip("* "))
            test.seconds += float(seconds)
        elif test is not None and (case := FAILED_CASE.match(line)):
            test.failed_cases[case[1]] = True
    return tests


def summary(tests):
    """Its lines."""
    slowest = sorted(tests.items(), key=lambda item: -item[1].seconds)[:SLOWEST]
    if slowest:
        yield "Slowest tests:"
        yield from (f"  {test.seconds:6.1f} s  {name}" for name, test in slowest)
    again = {name: test for name, test in tests.items() if len(test.tries) > 1}
    if again:
        yield "Run again, as they failed at first:"
        for name, test in again.items():
            yield f"  {name}: {', then '.join(test.tries)}"
            yield from (f"    {case}" for case in test.failed_cases)


def main(*command):
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, errors="replace") as ctest:
        tests = read(ctest.stdout, lambda line: print(line, end="", flush=True))
    print("", *summary(tests), sep="\n", flush=True)
    return ctest.returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
