#!/bin/sh
# A bot as a shell script: it takes the last legal action, found with sed.
while IFS= read -r line; do
    case $line in
    *'"type":"hello"'*) echo '{"type": "ready", "name": "last"}' ;;
    *'"type":"choose"'* | *'"type":"refused"'*)
        action=$(printf '%s\n' "$line" | sed 's/.*"legal":\[\([^]]*\)\].*/\1/; s/.*,"//; s/^"//; s/"$//')
        printf '{"action": "%s"}\n' "$action"
        ;;
    esac
done
