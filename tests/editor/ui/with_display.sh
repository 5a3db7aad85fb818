#!/bin/bash
# Runs a command with an X server of its own: with_display.sh COMMAND...
# Unlike xvfb-run's, the server picks its number itself, so that two at once never share one; and it
# does not reset when its last client leaves, for a reset turns away whoever comes in that moment.
# Keys do not repeat (-r): on a busy machine a press may come long before its release.
# DISPLAY_SIZE (1200x1000x24) is that of the screen, WINDOW_MANAGER a command: none without it.
set -u
coproc server {
  exec setpriv --pdeathsig TERM Xvfb -displayfd 3 -noreset -r -nolisten tcp \
    -screen 0 "${DISPLAY_SIZE:-1200x1000x24}" 3>&1 >/dev/null 2>&1
}
read -r -u "${server[0]}" number || { echo "no X server can be started (package xvfb)" >&2; exit 1; }
server_id=$server_PID
trap 'kill "$server_id"; wait "$server_id"' EXIT
unset WAYLAND_DISPLAY XAUTHORITY
export DISPLAY=:$number
if [ -n "${WINDOW_MANAGER:-}" ]; then
  $WINDOW_MANAGER >/dev/null 2>&1 &
  until xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q 'window id'; do sleep 0.05; done
fi
"$@"
