import { yamlText } from '../wording/settings.ts';

/** What a job that trains saves. */
interface TrainedSweep {
  /** Letters, digits and `._-`. */
  readonly name: string;
  /** Where the training leaves it; untrusted text. */
  readonly location: string;
}

const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';
const RUN = `\${{ github.run_number }}`;

/**
 * `.github/workflows/tuning.yml`: jobs that train, and one that compares. The settings are left to
 * the config file.
 *
 * @param sweeps none or one: the parts of a single sweep are trained in parallel; several: one job
 * for each
 */
export function starterWorkflow(sweeps: readonly TrainedSweep[]): string {
  return `name: Tuning
on:
  pull_request:
  push:
    branches: [main]
  schedule:
    - cron: '23 4 1 * *' # a fresh baseline every month, before the last one expires
  workflow_dispatch:
concurrency:
  # A push to a pull request replaces the run before; every commit of main gets its own.
  group: tuning-\${{ github.event.pull_request.number || github.run_id }}
  cancel-in-progress: true
permissions:
  contents: read
jobs:
  train: # runs the pull request's code, so it may only read
    strategy:
      fail-fast: false
      matrix:
${matrix(sweeps)}
    runs-on: ubuntu-latest
    timeout-minutes: 60
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
${training(sweeps)}
      - uses: tuning-gate/tuning-gate@v0
        with:
          mode: collect
${collected(sweeps)}
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

const PARTS = '        part: [0, 1, 2, 3]';

function matrix(sweeps: readonly TrainedSweep[]): string {
  if (sweeps.length < 2) return PARTS;
  const items = sweeps.map(
    (sweep) => `          - name: ${yamlText(sweep.name)}\n            sweep: ${pathOf(sweep)}`,
  );
  return ['        include:', ...items].join('\n');
}

function training(sweeps: readonly TrainedSweep[]): string {
  const trials =
    sweeps.length < 2
      ? `--trials 12 --seed ${RUN}\${{ matrix.part }}`
      : `--model \${{ matrix.name }} --trials 48 --seed ${RUN}`;
  return `      # Put in what trains. Every job and every run draws trials of its own, at random.
      - run: python sweep.py ${trials} --output ${locationOf(sweeps)}`;
}

function collected(sweeps: readonly TrainedSweep[]): string {
  const name = sweeps.length < 2 ? '' : `          name: \${{ matrix.name }}\n`;
  return `${name}          candidate: ${locationOf(sweeps)}`;
}

function locationOf(sweeps: readonly TrainedSweep[]): string {
  const [only, another] = sweeps;
  if (another !== undefined) return `\${{ matrix.sweep }}`;
  return only === undefined ? DEFAULT_PATH : pathOf(only);
}

const DEFAULT_PATH = 'candidate.csv';
/** A path in the repository that neither a shell nor the runner would change. */
const PLAIN_PATH = /^(?!.*\.\.)[A-Za-z][\w./-]*$/;

function pathOf({ location }: TrainedSweep): string {
  return PLAIN_PATH.test(location) ? location : DEFAULT_PATH;
}
