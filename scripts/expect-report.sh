#!/usr/bin/env bash
# Checks what a step of .github/workflows/dogfood.yml gave, from OUTCOME, VERDICT, GATE and REPORT (its
# report-dir). Each argument is what is expected, with `|` between alternatives.
#
#   bash scripts/expect-report.sh OUTCOME VERDICT GATE
set -euo pipefail

expect() {
  case "|$3|" in
    *"|$2|"*) echo "$1: $2" ;;
    *) echo "::error::$1 is '$2', expected '$3'" && exit 1 ;;
  esac
}
expect outcome "$OUTCOME" "$1"
expect verdict "$VERDICT" "$2"
expect gate "$GATE" "$3"

files=(report.json comment.md report.html trials.csv)
# Without a comparison there is no chart.
if [ "$VERDICT" != no-baseline ]; then
  files+=(curves.csv chart-{light,dark}.{svg,png})
fi
for file in "${files[@]}"; do
  test -s "$REPORT/$file" || { echo "::error::$file is missing or empty" && exit 1; }
done
