"""Runs a flow of the window: run_flow.py EDITOR FILE.FLOW, within an X server of its own (and a session bus,
where the flow reads). The program chartroom is beside the editor.
run_flow.py --list writes a line of CMake for each flow of each file in flows/."""

import glob
import importlib
import os
import sys


def flows_of(name):
    module = importlib.import_module(f"flows.{name}")
    return {key: value.flow for key, value in vars(module).items()
            if hasattr(value, "flow") and value.__module__ == module.__name__}


def line_of(file, name, flow):
    words = [file, name]
    if flow.reads:
        words.append("READS")
    environment = [f"DISPLAY_SIZE={flow.display}" if flow.display else "",
                   f"WINDOW_MANAGER={flow.window_manager}" if flow.window_manager else ""]
    properties = {"LABELS": flow.labels, "ENVIRONMENT": ";".join(filter(None, environment)),
                  "COST": flow.cost, "PROCESSORS": flow.processors if flow.processors > 1 else ""}
    set_ones = [f'{key} "{value}"' for key, value in properties.items() if value]
    if set_ones:
        words += ["PROPERTIES", *set_ones]
    return f"chartroom_flow({' '.join(words)})"


def main():
    if sys.argv[1:] == ["--list"]:
        folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "flows")
        for path in sorted(glob.glob(os.path.join(folder, "*.py"))):
            file = os.path.basename(path).removesuffix(".py")
            for name, flow in flows_of(file).items():
                print(line_of(file, name, flow))
        return 0
    program, chosen = sys.argv[1:]
    file, name = chosen.split(".")
    import driver  # pylint: disable=import-outside-toplevel
    return driver.run(program, flows_of(file)[name])


if __name__ == "__main__":
    sys.exit(main())
