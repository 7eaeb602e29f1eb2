import { existsSync } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { FILL_IN } from '../check/index.ts';
import { usageError } from '../errors.ts';
import type { Inspection } from '../parse/index.ts';
import { printablePath } from '../printable.ts';
import { writeFiles } from '../publish/index.ts';
import { plural } from '../report/index.ts';
import { CONFIG_PATH, OPTIONS, type OptionName, yamlText, yamlValue } from '../settings/index.ts';
import { checkIn, findingsText } from './check.ts';
import { inspectSweeps } from './inspect.ts';
import type { Command } from './terminal.ts';

const WORKFLOW = '.github/workflows/tuning.yml';
const FORKS = '.github/workflows/tuning-forks.yml';

const NOT_RELEASED =
  'There is no tag v0 before the first release: write @main or the SHA of a commit instead of @v0.';

/** The config file and the workflows, as far as sweeps and files tell what belongs there. */
export const init: Command = async (given, terminal) => {
  const { operands, settings } = given;
  const { directory } = terminal;
  for (const path of [CONFIG_PATH, WORKFLOW, FORKS]) await refuseExisting(path, directory);
  // The files are committed: they name places in the repository, for any system.
  const locations = operands.map(
    (path) => relative(directory, resolve(directory, path)).replaceAll(sep, '/') || '.',
  );
  const inspections = await inspectSweeps(locations, settings, terminal);
  const obstacle = inspections.find(({ obstacle }) => obstacle)?.obstacle;
  if (obstacle) throw obstacle;

  const sweeps = namedAfterFiles(inspections);
  const files = [
    { path: CONFIG_PATH, content: starterConfig(sweeps) },
    { path: WORKFLOW, content: starterWorkflow(sweeps, await placeOf(directory)) },
    { path: FORKS, content: FORKS_WORKFLOW },
  ];
  await writeFiles(files.map((file) => ({ ...file, path: join(directory, file.path) })));
  const written = files.map(({ path }) => path);
  const open = files.flatMap(({ path, content }) =>
    content
      .split('\n')
      .flatMap((line, i) => (line.includes(FILL_IN) ? `  ${path}:${i + 1}: ${line.trim()}` : [])),
  );
  const toDo = open.length === 0 ? '' : `Before you commit them, fill in:\n${open.join('\n')}\n`;
  // What is to be filled in has its own list.
  const all = await checkIn(directory, written);
  const findings = all.filter(({ code }) => code !== 'unfilled');
  terminal.out(`Written: ${CONFIG_PATH}, ${WORKFLOW} and ${FORKS}
${toDo}${NOT_RELEASED}
${findingsText(findings, written.length)}`);
  return findings.length === 0 ? 0 : 2;
};

/** What a repository shows without being asked. */
async function placeOf(directory: string) {
  const has = (...paths: string[]) => paths.some((path) => existsSync(join(directory, path)));
  const reading = readFile(join(directory, '.git/refs/remotes/origin/HEAD'), 'utf8');
  const head = await reading.catch(() => '');
  const [, defaultBranch = 'main'] = /^ref: refs\/remotes\/origin\/(\S+)/.exec(head) ?? [];
  const ofPackage = has('pyproject.toml') ? 'pip install .' : null;
  const install = has('requirements.txt') ? 'pip install -r requirements.txt' : ofPackage;
  const train = '.github/actions/train/action';
  const hasAction = has(`${train}.yml`, `${train}.yaml`);
  return { defaultBranch, install, hasScript: has('sweep.py'), hasAction };
}

/** Even a link that leads nowhere is not overwritten. */
async function refuseExisting(path: string, directory: string): Promise<void> {
  if ((await lstat(join(directory, path)).catch(() => null)) !== null)
    throw usageError(path, 'exists already, and init overwrites nothing', 'Move it away first.');
}

/** Each sweep is named after its file or folder; one that begins with no letter, or is taken, is numbered. */
function namedAfterFiles(inspections: readonly Inspection[]): StarterSweep[] {
  const names = new Set<string>();
  return inspections.map((inspection, i) => {
    const stem = basename(inspection.source.location).replace(/\.\w+$/, '');
    const plain = stem.replace(/[^\w.-]+/g, '-').slice(0, 60);
    const name = /^[A-Za-z]/.test(plain) && !names.has(plain) ? plain : `sweep-${i + 1}`;
    names.add(name);
    return { name, inspection };
  });
}

/** A sweep that the gate will compare, under the name that `collect` saves it with. */
interface StarterSweep {
  /** Letters, digits and `._-`. */
  readonly name: string;
  readonly inspection: Inspection;
}

const DOCS = 'https://github.com/tuning-gate/tuning-gate/blob/main/docs';
const SCHEMA =
  'https://raw.githubusercontent.com/tuning-gate/tuning-gate/main/schema/config.schema.json';

const HEAD = `# yaml-language-server: $schema=${SCHEMA}
# What tuning-gate compares and how: ${DOCS}/config.md
# The gate reads this file from the branch that a pull request is merged into.`;

/** @param sweeps none: everything is asked, in comments; several: each becomes a comparison */
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

const DEFAULTS = [
  ['false-alarm-rate', '0.01'],
  ['fail-on'],
  ['on-missing-baseline'],
  ['accept-label'],
] as const satisfies readonly (readonly [OptionName, value?: string])[];

function defaultLines([name, example]: (typeof DEFAULTS)[number]): string {
  const { description, default: initial = '' } = OPTIONS[name];
  return `# ${description}\n# ${name}: ${yamlValue(name, example ?? initial)}\n`;
}

const CALL = 'tuning-gate/tuning-gate/.github/workflows/gate.yml@v0';
const RIGHTS =
  'permissions: { actions: read, checks: write, contents: write, pull-requests: write }';

/** The call that trains and compares. Settings are left to the config file. */
export function starterWorkflow(
  sweeps: readonly StarterSweep[],
  place: Awaited<ReturnType<typeof placeOf>>,
): string {
  const names = sweeps.map(({ name }) => name);
  const areSeveral = names.length > 1;
  const model = areSeveral ? '--model "$MODEL" ' : '';
  const train = `python sweep.py ${model}--trials 12 --seed "$SEED" --output "$SWEEP"`;
  const none = `echo "No command trains yet, with ${areSeveral ? '$MODEL, ' : ''}$SEED and $SWEEP" && exit 1`;
  const [command, open] = place.hasScript
    ? [train, 'the flags of the script']
    : [none, `the command that trains, such as ${train}`];
  const run = [place.install, command].filter(Boolean).join(' && ');
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

/** Judges what forks have trained, whose own run may not write. */
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
