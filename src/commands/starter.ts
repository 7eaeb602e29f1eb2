import { FILL_IN } from '../check/index.ts';
import type { Inspection } from '../parse/index.ts';
import { printablePath } from '../printable.ts';
import { plural } from '../report/index.ts';
import { OPTIONS, type OptionName, yamlText, yamlValue } from '../settings/index.ts';

/** A sweep that the gate will compare, under the name that `collect` saves it with. */
export interface StarterSweep {
  /** Letters, digits and `._-`. */
  readonly name: string;
  readonly inspection: Inspection;
}

/** What a repository shows without being asked. */
export interface StarterPlace {
  readonly defaultBranch: string;
  /** Installs what training needs; null if no file says how. */
  readonly install: string | null;
  /** Whether `sweep.py` is there. */
  readonly hasScript: boolean;
  /** Whether `.github/actions/train` is there. */
  readonly hasAction: boolean;
}

const DOCS = 'https://github.com/tuning-gate/tuning-gate/blob/main/docs';
const SCHEMA =
  'https://raw.githubusercontent.com/tuning-gate/tuning-gate/main/schema/config.schema.json';

const HEAD = `# yaml-language-server: $schema=${SCHEMA}
# What tuning-gate compares and how: ${DOCS}/config.md
# The gate reads this file from the branch that a pull request is merged into.`;

/**
 * `.github/tuning-gate.yml` with what is known about the sweeps. What is open is asked in a comment.
 *
 * @param sweeps none: everything is asked; several: each becomes a comparison
 */
export function starterConfig(sweeps: readonly StarterSweep[]): string {
  const known = sweeps.map(({ name, inspection }) => ({ name, lines: settingsOf(inspection) }));
  const [{ lines: only } = { lines: UNKNOWN }, ...others] = known;
  const entries = known.flatMap(({ name, lines }) => [
    `  ${yamlText(name)}:`,
    ...lines.map((line) => `    ${line}`),
  ]);
  const text = [
    ...[HEAD, ''],
    ...(others.length === 0 ? [...only, ''] : ['comparisons:', ...entries, '']),
    ...['# Where a pull request changes nothing else, nothing is trained.', TRAINS, ''],
    ...DEFAULTS.map(defaultLines),
  ];
  return `${text.join('\n').trimEnd()}\n`;
}

const TRAINS = "trains: ['**', '!**/*.md', '!docs/**']";

const UNKNOWN = [
  setting('metric', null, 'the column of the score'),
  setting('direction', null, 'maximize or minimize?'),
];

function settingsOf(inspection: Inspection): string[] {
  const { source, format, trials, settings, search } = inspection;
  const { suspectedFailedValue: suspected } = inspection;
  const metric = inspection.metric.name;
  const direction = inspection.direction.value;
  const asked = settings.find(([name]) => name === 'metric')?.[1];
  const question = typeof asked === 'object' ? asked.question : 'the column of the score';
  const counted = trials.counts === null ? '' : `, ${plural(trials.counts.counted, 'trial')}`;
  const lines = [
    `# Found in ${printablePath(source.location)}: ${format.title}${counted}.`,
    setting('metric', metric, question),
    setting('direction', direction, 'maximize or minimize?'),
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
  return lines;
}

/** @param question what is asked where there is no value; the line then sets nothing */
function setting(name: OptionName, value: string | null, question = ''): string {
  return value === null ? `# ${name}:${FILL_IN}${question}` : `${name}: ${yamlValue(name, value)}`;
}

/** Settings that most repositories want to know of. */
const DEFAULTS = [
  ['false-alarm-rate', '0.01'],
  ['fail-on'],
  ['on-missing-baseline'],
  ['accept-label'],
] as const satisfies readonly (readonly [OptionName, value?: string])[];

/** A setting as a comment, with its default or an example. */
function defaultLines([name, example]: (typeof DEFAULTS)[number]): string {
  const { description, default: initial = '' } = OPTIONS[name];
  return `# ${description}\n# ${name}: ${yamlValue(name, example ?? initial)}\n`;
}

const CALL = 'tuning-gate/tuning-gate/.github/workflows/gate.yml@v0';
const RIGHTS =
  'permissions: { actions: read, checks: write, contents: write, pull-requests: write }';

/** `.github/workflows/tuning.yml`: the call that trains and compares. Settings are left to the config file. */
export function starterWorkflow(sweeps: readonly StarterSweep[], place: StarterPlace): string {
  const names = sweeps.map(({ name }) => name);
  const areSeveral = names.length > 1;
  const model = areSeveral ? '--model "$MODEL" ' : '';
  const train = `python sweep.py ${model}--trials 12 --seed "$SEED" --output "$SWEEP"`;
  const none = `echo "No command trains yet, with ${areSeveral ? '$MODEL, ' : ''}$SEED and $SWEEP" && exit 1`;
  const run = [place.install, place.hasScript ? train : none].filter(Boolean).join(' && ');
  const open = place.hasScript
    ? 'the flags of the script'
    : `the command that trains, such as ${train}`;
  const isAdaptive = sweeps.some(({ inspection }) => inspection.search.method === 'adaptive');
  const path = areSeveral ? null : pathOf(sweeps[0]);
  const inputs = [
    areSeveral ? `models: '${JSON.stringify(names)}'` : '',
    isAdaptive
      ? 'jobs: 6 # each is a search of its own: adaptive searches are compared as wholes'
      : 'jobs: 4 # each sweep is trained in so many, with trials of their own',
    path === null ? '' : `candidate: ${path}`,
    place.hasAction ? '' : `run: ${run}${FILL_IN}${open}`,
  ];
  return `# ${DOCS}/workflows.md
name: Tuning
on:
  pull_request: { types: [opened, synchronize, reopened, edited] }
  push: { branches: [${yamlText(place.defaultBranch)}] }
  schedule: [{ cron: '23 4 1 * *' }] # a fresh baseline every month, before the last one expires
  workflow_dispatch:
  merge_group: # a queue repeats the verdict
${RIGHTS}
jobs:
  tuning:
    uses: ${CALL}
    with:
${inputs.flatMap((line) => (line === '' ? [] : `      ${line}\n`)).join('')}`;
}

/** `.github/workflows/tuning-forks.yml`: judges what forks have trained, whose own run may not write. */
export const FORKS_WORKFLOW = `name: Tuning of forks
on:
  workflow_run: { workflows: [Tuning], types: [completed] }
${RIGHTS}
jobs:
  gate:
    uses: ${CALL}
`;

/** Where the training leaves a sweep, if neither a shell nor the runner would change that path. */
function pathOf(sweep: StarterSweep | undefined): string | null {
  const location = sweep?.inspection.source.location ?? '';
  return /^(?!.*\.\.)[A-Za-z][\w./-]*$/.test(location) ? location : null;
}
