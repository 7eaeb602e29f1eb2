#!/usr/bin/env bash
# Installs what test/servers needs, once for each list of packages: a virtual environment with MLflow, Optuna and W&B, and
# PostgreSQL from Debian. What cannot be had is said, and its tests are skipped.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

list=test/servers/requirements.txt
venv=${TMPDIR:-/tmp}/tuning-gate-servers-$(sha256sum "$list" | cut -c1-12)
if ! [ -e "$venv/complete" ]; then
  rm -rf "$venv"
  python3 -m venv "$venv" && "$venv/bin/pip" install --quiet --disable-pip-version-check --no-compile -r "$list" &&
    touch "$venv/complete" || echo "skipped: no Python packages for the servers' tests"
fi
if ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends postgresql >/dev/null ||
    echo "skipped: no PostgreSQL for the servers' tests"
fi
exit 0
