#!/bin/sh
# An outside player in the plainest shell: it takes the first option, whatever it is.
while read -r line; do
  case $line in
    '{"type":"hello"'*)
      echo '{"protocol":1}' ;;
    '{"type":"decide"'*)
      printf '%s\n' "$line" |
        sed 's/^{"type":"decide","number":\([0-9]*\),.*"legal":\["\([^"]*\)".*/{"number":\1,"atom":"\2"}/' ;;
    '{"type":"bye"'*)
      exit ;;
  esac
done
