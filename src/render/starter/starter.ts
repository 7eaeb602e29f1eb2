import type { Inspection } from '../../parse/index.ts';
import { printablePath } from '../../printable.ts';
import { plural, yamlText } from '../../report/index.ts';
import { OPTIONS, type OptionName } from '../../settings/index.ts';

/** A sweep that the gate will compare, under the name that `collect` saves it with. */
export interface StarterSweep {
  /** Letters, digits and `._-`. */
  readonly name: string;
  readonly inspection: Inspection;
}

const DOCS = 'https://github.com/tuning-gate/tuning-gate/blob/main/docs/config.md';
const SCHEMA =
  'https://raw.githubusercontent.com/tuning-gate/tuning-gate/main/schema/config.schema.json';

const HEAD = `# yaml-language-server: $schema=${SCHEMA}
# What tuning-gate compares and how: ${DOCS}
# Each setting is the input of the same name; an input given in the workflow wins.
# The gate reads this file from the branch that a pull request is merged into.`;

const EXAMPLE = `# Several comparisons in one run share one comment and one check. Each name is the \`name\` that a
# job with \`mode: collect\` saved its sweep under.
# comparisons:
#   small: {}
#   large:
#     margin: 0.01`;

/**
 * `.github/tuning-gate.yml` with what is known about the sweeps. What the files leave open is asked
 * in a comment; nothing that was guessed becomes a setting.
 *
 * @param sweeps none: everything is asked; several: each becomes a comparison
 * @returns its text, and the settings whose value the reader has to fill in
 */
export function starterConfig(sweeps: readonly StarterSweep[]) {
  const known = sweeps.map(({ name, inspection }) => ({ name, ...settingsOf(inspection) }));
  const [only = UNKNOWN, ...others] = known;
  const entries = known.flatMap(({ name, lines }) => [
    `  ${yamlText(name)}:`,
    ...lines.map((line) => `    ${line}`),
  ]);
  const several = [
    '# Each name is the `name` that a job with `mode: collect` saved its sweep under.',
    'comparisons:',
    ...entries,
  ];
  const text = [
    HEAD,
    '',
    ...(others.length === 0 ? [...only.lines, ''] : []),
    ...DEFAULTS.map(defaultLines),
    ...(others.length === 0 ? [EXAMPLE] : several),
  ];
  const open = new Set([only, ...others].flatMap((sweep) => sweep.open));
  return { text: `${text.join('\n')}\n`, open: [...open] };
}

const UNKNOWN = {
  lines: ['metric: # the column of the score', 'direction: # maximize or minimize?'],
  open: ['metric', 'direction'],
};

function settingsOf(inspection: Inspection) {
  const { source, format, trials, metric, direction, settings, search } = inspection;
  const { suspectedFailedValue: suspected } = inspection;
  const asked = settings.find(([name]) => name === 'metric')?.[1];
  const question = typeof asked === 'object' ? asked.question : 'the column of the score';
  const counted = trials.counts === null ? '' : `, ${plural(trials.counts.counted, 'trial')}`;
  const lines = [
    `# Found in ${printablePath(source.location)}: ${format.title}${counted}.`,
    setting('metric', metric.name, question),
    setting('direction', direction.value, 'maximize or minimize?'),
  ];
  for (const [name, value] of settings)
    if (name !== 'metric' && name !== 'direction' && typeof value === 'string')
      lines.push(setting(name as OptionName, value));
  if (suspected !== null) {
    const scored = `${plural(suspected.count, 'trial')} scored exactly this`;
    lines.push(`# failed-value: ${suspected.value} # ${scored}; does it stand for a failure?`);
  }
  if (search.method === 'unknown')
    lines.push(
      '# search-method: random # the files do not record how trials were drawn; were they drawn at random?',
    );
  const open = { metric: metric.name === null, direction: direction.value === null };
  return { lines, open: (['metric', 'direction'] as const).filter((name) => open[name]) };
}

/** @param question asked in a comment where there is no value */
function setting(name: OptionName, value: string | null, question = ''): string {
  return value === null ? `${name}: # ${question}` : `${name}: ${scalar(name, value)}`;
}

/** Names stay text even where they look like numbers. */
function scalar(name: OptionName, value: string): string {
  const isNumber = OPTIONS[name].kind.placeholder !== 'NAME' && /^-?\d+(\.\d+)?$/.test(value);
  return isNumber ? value : yamlText(value);
}

/** Settings that most repositories want to know of. */
const DEFAULTS = [
  ['false-alarm-rate', '0.01'],
  ['fail-on'],
  ['on-missing-baseline'],
  ['acknowledge-label'],
] as const satisfies readonly (readonly [OptionName, value?: string])[];

/** A setting as a comment, with its default or an example. */
function defaultLines([name, example]: (typeof DEFAULTS)[number]): string {
  const { description, default: initial = '' } = OPTIONS[name];
  return `# ${description}\n# ${name}: ${scalar(name, example ?? initial)}\n`;
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
export function starterWorkflow(sweeps: readonly StarterSweep[]): string {
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
          path: only === undefined ? PATH : pathOf(only),
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
      contents: write # the chart, on a branch of its own
      pull-requests: write # comment
    steps:
      - uses: tuning-gate/tuning-gate@v0
        with:
          mode: gate
          charts: branch
          retention-days: 90
`;
}

function matrixItem(sweep: StarterSweep): string {
  return `          - name: ${yamlText(sweep.name)}\n            sweep: ${pathOf(sweep)}`;
}

const PATH = 'candidate.csv';

/** Where the training leaves a sweep: a path that neither a shell nor the runner would change. */
function pathOf({ inspection }: StarterSweep): string {
  const { location } = inspection.source;
  return /^(?!.*\.\.)[A-Za-z][\w./-]*$/.test(location) ? location : PATH;
}
