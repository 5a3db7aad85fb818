# Completion for bash: verbs and options as `chartroom help` names them, then files.
_chartroom() {
  local word=${COMP_WORDS[COMP_CWORD]}
  local verb=${COMP_WORDS[1]}
  local words
  if [ "$COMP_CWORD" -eq 1 ] || [ "$verb" = help ]; then
    words=$(chartroom help | sed -n '/^Verbs:/,$ s/^  \([a-z-]*\)  .*/\1/p')
  elif [[ $word == -* ]]; then
    words=$(chartroom help "$verb" 2>/dev/null | grep -o '^ *\(-h,\)\?--[a-z-]*' | grep -o '\--.*')
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -o default -F _chartroom chartroom
