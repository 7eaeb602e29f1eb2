import { yamlText } from '../../report/index.ts';

interface TrainedSweep {
  /** Letters, digits and `._-`. */
  readonly name: string;
  /** Where the training leaves it; untrusted text. */
  readonly location: string;
}

const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';
const PYTHON = 'actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97 # v7.0.0';
const SEED = `--seed \${{ github.run_number }}`;

/**
 * `.github/workflows/tuning.yml`: jobs that train, and one that compares. The settings are left to
 * the config file.
 *
 * @param sweeps none or one: the parts of a single sweep are trained in parallel; several: one job
 * for each
 */
export function starterWorkflow(sweeps: readonly TrainedSweep[]): string {
  const [only, ...others] = sweeps;
  const { matrix, options, name, path } =
    others.length > 0
      ? {
          matrix: `include:\n${sweeps.map(matrixItem).join('\n')}`,
          options: `--model \${{ matrix.name }} --trials 48 ${SEED}`,
          name: `\n          name: \${{ matrix.name }}`,
          path: `\${{ matrix.sweep }}`,
        }
      : {
          matrix: 'part: [1, 2, 3, 4]',
          options: `--trials 12 ${SEED} --part \${{ matrix.part }}`,
          name: '',
          path: pathOf(only ?? { location: '' }),
        };
  return `name: Tuning
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
  push:
    branches: [main]
  schedule:
    - cron: '23 4 1 * *' # a fresh baseline every month, before the last one expires
  workflow_dispatch:
concurrency:
  # A push or another base replaces the run before; commits of main and edited titles get their own.
  group: tuning-\${{ (github.event.action != 'edited' || github.event.changes.base) && github.event.pull_request.number || github.run_id }}
  cancel-in-progress: true
permissions:
  contents: read
jobs:
  train: # runs the pull request's code, so it may only read
    # An edited title changes nothing; another base does.
    if: github.event.action != 'edited' || github.event.changes.base
    strategy:
      fail-fast: false
      matrix:
        ${matrix}
    runs-on: ubuntu-latest
    timeout-minutes: 60
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      # Put in what trains, and what it needs. Every job and every run draws trials of its own.
      - uses: ${PYTHON}
        with:
          python-version: '3.13'
      - run: pip install -r requirements.txt
      - run: python sweep.py ${options} --output ${path}
      - uses: tuning-gate/tuning-gate@v0
        with:
          mode: collect${name}
          candidate: ${path}
          retention-days: 90
  gate: # runs no code but the Action's, so it may write
    needs: train
    if: \${{ !cancelled() && needs.train.result != 'skipped' }}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      actions: read # find the baseline
      checks: write
      contents: read
      pull-requests: write # comment
    steps:
      - uses: tuning-gate/tuning-gate@v0
        with:
          mode: gate
          retention-days: 90
`;
}

function matrixItem(sweep: TrainedSweep): string {
  return `          - name: ${yamlText(sweep.name)}\n            sweep: ${pathOf(sweep)}`;
}

/** A path in the repository that neither a shell nor the runner would change. */
function pathOf({ location }: Pick<TrainedSweep, 'location'>): string {
  return /^(?!.*\.\.)[A-Za-z][\w./-]*$/.test(location) ? location : 'candidate.csv';
}
