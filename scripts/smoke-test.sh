#!/usr/bin/env bash
# Runs the committed bundle the way users do, away from the project's packages.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
place=$(mktemp -d)
# Windows removes no folder that a process is in.
trap 'cd / && rm -rf "$place"' EXIT
cp -R "$root/dist" "$root/examples" "$place/"
cd "$place"

expect() {
  local expected=$1 status=0
  shift
  "$@" >"$place/out" 2>&1 || status=$?
  if [ "$status" != "$expected" ]; then
    echo "expected exit $expected, found $status: $*"
    cat "$place/out"
    exit 1
  fi
}

accuracy=(--metric accuracy --direction maximize)
expect 0 node dist/cli.js demo
test -s tuning-gate-demo/chart-dark.svg
expect 1 node dist/cli.js compare examples/digits/baseline.csv examples/digits/candidate-worse.csv "${accuracy[@]}" --report report
test -s report/chart-light.png
expect 0 node dist/cli.js compare examples/digits/baseline.csv examples/digits/candidate-same.csv "${accuracy[@]}"
expect 0 node dist/cli.js bands --n 48
expect 2 node dist/cli.js bands
expect 3 node dist/cli.js curve nowhere.csv

action() {
  env "INPUT_BASELINE=examples/digits/baseline.csv" "INPUT_CANDIDATE=examples/digits/$1.csv" \
    INPUT_METRIC=accuracy INPUT_DIRECTION=maximize GITHUB_REPOSITORY=octo/example \
    GITHUB_EVENT_NAME=push GITHUB_REF=refs/heads/change GITHUB_SHA="$(printf '1%.0s' {1..40})" \
    GITHUB_RUN_ID=1 GITHUB_RUN_ATTEMPT=1 \
    GITHUB_OUTPUT="$place/output" GITHUB_STEP_SUMMARY="$place/summary" RUNNER_TEMP="$place" \
    node dist/index.js
}
touch output summary

# As npm delivers it: the library, away from everything else.
(cd "$root" && npm pack --silent --ignore-scripts --pack-destination "$place" >/dev/null)
mkdir -p node_modules/tuning-gate
tar -xzf tuning-gate-*.tgz -C node_modules/tuning-gate --strip-components 1
cat >library.mjs <<'END'
import assert from 'node:assert';
import { compareSweeps, confidenceBand, plan, readSweep, report, tuningCurve } from 'tuning-gate';
const options = { metric: 'accuracy', direction: 'maximize' };
const baseline = await readSweep('examples/digits/baseline.csv', options);
const candidate = await readSweep('examples/digits/candidate-worse.csv', options);
const result = compareSweeps(baseline, candidate);
assert.deepEqual([result.verdict, result.gate], ['worse', 'fail']);
assert.match(report(result).text, /Worse/);
assert.equal(tuningCurve(baseline).n, confidenceBand(48).n);
assert.equal(plan({ baselineN: 48 }).n[1], 48);
END
expect 0 node library.mjs
expect 0 action candidate-same
expect 1 action candidate-worse
# On Windows the lines end in \r\n.
tr -d '\r' <output | grep -A1 '^gate<<' | grep -qx fail
echo "The bundle runs on Node $(node --version)."
