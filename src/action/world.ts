import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { promisify } from 'node:util';
import * as core from '@actions/core';
import * as z from 'zod/mini';
import { detailOf, didYouMean, settingsError, usageError } from '../errors.ts';
import { RETRY_POLICY } from '../github/index.ts';
import { printable, printablePath, withoutCommands } from '../printable.ts';
import type { PlannedFile } from '../publish/index.ts';
import { type Environment, type Location, MAX_ENVIRONMENT, parseLocation } from '../read/index.ts';
import {
  CONFIG_PATH,
  type GroupValues,
  insteadOfInput,
  isInput,
  OPTION_NAMES,
  type OptionName,
  readGroup,
  readOption,
  type ValueSource,
} from '../settings/index.ts';

export interface ActionInputs extends Omit<GroupValues<'action'>, 'mode'> {
  readonly mode: 'auto' | 'start' | 'collect' | 'gate';
  /** Mode base, which collects the sweep of a base; or confirm, a gate that has all bases. */
  readonly isOfBase: boolean;
  readonly given: ValueSource;
}

/** What `gate.yml` alone says, for those of its jobs that run no code but the Action's. */
const OF_WORKFLOW: Partial<Record<OptionName, string>> = {
  models: 'TUNING_GATE_MODELS',
  'train-base': 'TUNING_GATE_TRAIN_BASE',
};

/** Those jobs name the mode; elsewhere a step that trains could have set the variables. */
const MODES_OF_WORKFLOW = ['start', 'gate', 'confirm'];

export const givenTo: ValueSource = (name) => {
  const variable = OF_WORKFLOW[name];
  if (variable === undefined) return core.getInput(name);
  return MODES_OF_WORKFLOW.includes(core.getInput('mode')) ? process.env[variable] : '';
};

export function readActionInputs(given: ValueSource): ActionInputs {
  const { mode, ...inputs } = readGroup('action', given);
  if (mode === 'base') return { ...inputs, mode: 'collect', isOfBase: true, given };
  if (mode === 'confirm') return { ...inputs, mode: 'gate', isOfBase: true, given };
  return { ...inputs, mode, isOfBase: false, given };
}

/** Invalid inputs count as not given: the others say where that is reported. */
export function readLeniently(getInput: ValueSource): ActionInputs {
  return readActionInputs((name) => {
    try {
      readOption(name, getInput);
      return getInput(name);
    } catch {
      return undefined;
    }
  });
}

/** Only `mode: gate` needs none: other jobs have saved the sweeps. Only files are collected. */
export function candidateInput({
  mode,
  given,
}: Pick<ActionInputs, 'mode' | 'given'>): Location | null {
  const text = given('candidate')?.trim();
  const location = text ? parseLocation(text, 'candidate') : null;
  if (mode === 'gate') return location;
  const isFound = mode === 'collect' ? location?.kind === 'path' : location?.kind !== 'auto';
  if (location !== null && isFound) return location;
  const asked = location && JSON.stringify(location.text.slice(0, 80));
  const what = asked && `cannot be ${asked} with \`mode: ${given('mode')?.trim() || mode}\``;
  const fix = 'Give the path, folder or glob of the sweep.';
  throw settingsError('candidate', what ?? 'is missing', fix);
}

export type World = ReturnType<typeof createWorld>;

/** What a caller that runs the Action more than once in a process may replace. */
const REPLACEABLE = {
  policy: RETRY_POLICY,
  make: (planned: PlannedFile) => planned.make(),
  trainedCommit,
  ask: askProgram,
  now: Date.now,
};
export type WorldOptions = Partial<typeof REPLACEABLE>;

export type RunnerContext = ReturnType<typeof readContext>;

/** The packages read the runner's variables once per process; here they are read for each run. */
export function createWorld(home: string, options: WorldOptions = {}) {
  const Summary = core.summary.constructor as new () => typeof core.summary;
  return {
    ...{ home, context: readContext(), summary: new Summary() },
    /** Another for each step: jobs of a run can be the same to everything that the runner says. */
    step: randomUUID(),
    ...{ ...REPLACEABLE, ...options },
  };
}

/** The package's own reader throws while it is loaded if the event file is damaged, before anybody can report it. */
function readContext() {
  const { env } = process;
  return {
    payload: readEvent(env.GITHUB_EVENT_PATH ?? ''),
    eventName: env.GITHUB_EVENT_NAME ?? '',
    actor: env.GITHUB_ACTOR ?? '',
    sha: env.GITHUB_SHA ?? '',
    ref: env.GITHUB_REF ?? '',
    workflowRef: env.GITHUB_WORKFLOW_REF ?? '',
    runId: Number(env.GITHUB_RUN_ID),
    runAttempt: Number(env.GITHUB_RUN_ATTEMPT),
    serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
    repository: env.GITHUB_REPOSITORY ?? '',
    /** Where the Action was taken from; empty for a folder of the checkout. */
    actionRepository: env.GITHUB_ACTION_REPOSITORY ?? '',
  };
}

export function urlOfRun({ context }: World, id = context.runId): string {
  return `${context.serverUrl}/${context.repository}/actions/runs/${id}`;
}

/** The commit that is checked out in a folder; on a pull request, GITHUB_SHA may be another one. */
export async function trainedCommit(folder: string): Promise<string | null> {
  // In a container the folder may belong to another user, which git refuses by default.
  const question = ['-c', 'safe.directory=*', 'rev-parse', '--verify', 'HEAD'];
  // Training may have changed the checkout's configuration: nothing must be fetched because of it.
  const env = { GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' };
  const answer = await askProgram('git', question, { cwd: folder, env, timeout: 10_000 });
  const sha = answer?.trim() ?? '';
  return /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : null;
}

export function log(text: string): void {
  core.info(withoutCommands(text));
}

/** For what belongs to reporting: a failure only causes a warning; the verdict stands. */
export async function attempt(what: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    core.warning(`The ${what} could not be written: ${detailOf(error, 'message')}`);
  }
}

/** In characters: GitHub accepts 1 MiB per step, and a UTF-16 unit takes at most three bytes. */
export const MAX_SUMMARY = 340_000;

export function addToSummary({ summary }: World, text: string): Promise<void> {
  return attempt('job summary', () => summary.addRaw(`${text}\n\n`).write());
}

const run = promisify(execFile);

/**
 * What a program prints; null if it is not there, fails, or says too much or too late. It learns no variable but
 * PATH, and starts outside of the checkout: a file there could pass for a part of the program.
 */
export async function askProgram(
  program: string,
  question: readonly string[],
  { cwd = parse(process.cwd()).root, env = {}, timeout = 5_000 } = {},
): Promise<string | null> {
  const limits = { timeout, killSignal: 'SIGKILL', maxBuffer: 1_000_000 } as const;
  const options = { cwd, env: { PATH: process.env.PATH, ...env }, ...limits };
  const answer = await run(program, question, options).catch(() => null);
  return answer?.stdout ?? null;
}

export async function readEnvironment(ask: typeof askProgram): Promise<Environment> {
  const { RUNNER_OS, ImageOS, ImageVersion } = process.env;
  const cards = ['--query-gpu=name', '--format=csv,noheader'];
  // What is installed from a checkout, such as the model, may have its commit as a version.
  const freeze = ['-m', 'pip', 'freeze', '--exclude-editable'];
  const [gpu, packages] = await Promise.all([
    ask('nvidia-smi', cards),
    ask('python', freeze).then((answer) => answer ?? ask('python3', freeze)),
  ]);
  const known = (text = '') => printable(text, MAX_ENVIRONMENT) || null;
  return {
    os: known(RUNNER_OS),
    image: known([ImageOS, ImageVersion].filter(Boolean).join(' ')),
    gpu: known(linesOf(gpu ?? '').join(', ')),
    packages: digestOf(packages ?? ''),
  };
}

/** The same wherever the files were that packages came from; null for none. */
function digestOf(printed: string): string | null {
  const packages = linesOf(printed).map((line) => line.replace(/ @ file:.*/, ''));
  if (packages.length === 0) return null;
  return createHash('sha256').update(packages.join('\n')).digest('hex');
}

function linesOf(printed: string): string[] {
  return (printed.match(/\S.*/g) ?? []).map((line) => line.trim()).sort();
}

const PREFIX = 'INPUT_';

/**
 * Refuses what a step gives in `with:` and is no input: the runner passes it on, and a gate must not weaken in silence.
 *
 * A variable from the `env:` of a workflow may be called INPUT_SIZE too. So a name that is none of our options counts
 * only with a hyphen; the runner itself warns about the others.
 */
export function refuseOtherInputs(env: Readonly<Record<string, string | undefined>>): void {
  const config = env[`${PREFIX}CONFIG`]?.trim() || CONFIG_PATH;
  const others = Object.entries(env).flatMap(([variable, given = '']) => {
    const [name, value] = [variable.slice(PREFIX.length).toLowerCase(), given.trim()];
    if (!variable.toUpperCase().startsWith(PREFIX) || value === '' || isInput(name)) return [];
    // The runner makes a space a `_`.
    const spelt = name.replaceAll('_', '-');
    const isMeant = name.includes('-') || isInput(spelt);
    const advice = `${didYouMean(name, INPUTS)} docs/reference.md lists the inputs.`.trim();
    const fix = insteadOfInput(spelt, value, config) ?? (isMeant ? advice : null);
    return fix === null ? [] : [{ name: printable(name), fix }];
  });
  if (others.length === 0) return;
  throw usageError(
    others.map(({ name }) => name).join(', '),
    others.length === 1 ? 'is not an input' : 'are not inputs',
    others.map(({ fix }) => fix).join(' '),
  );
}

const INPUTS = OPTION_NAMES.filter(isInput);

const text = z.string().check(z.maxLength(1000));
const name = text.check(z.minLength(1));
const count = z.int().check(z.positive());
const commit = z.string().check(z.regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/));

/** What is read of an event, whichever it is; an earlier step may have changed the file. */
const event = z.object({
  action: z.nullish(text),
  repository: z.nullish(
    z.object({
      id: z.nullish(count),
      default_branch: z.nullish(name),
      private: z.optional(z.unknown()),
      visibility: z.optional(z.unknown()),
    }),
  ),
  pull_request: z.nullish(
    z.object({
      number: count,
      head: z.object({ sha: commit, repo: z.nullish(z.object({ id: z.nullish(count) })) }),
      base: z.object({ ref: name }),
    }),
  ),
  before: z.nullish(commit),
  changes: z.nullish(z.object({ base: z.optional(z.unknown()) })),
  workflow_run: z.nullish(
    z.object({
      id: count,
      head_sha: commit,
      head_branch: z.nullish(text),
      head_repository: z.nullish(
        z.object({ id: z.nullish(count), owner: z.nullish(z.object({ login: text })) }),
      ),
      event: text,
      conclusion: z.nullish(text),
      path: z.nullish(text),
    }),
  ),
  merge_group: z.nullish(z.object({ head_sha: commit, head_ref: name, base_ref: name })),
  inputs: z.optional(z.unknown()),
  client_payload: z.optional(z.unknown()),
});

export type Event = Readonly<z.output<typeof event>>;
export type TrainingRun = NonNullable<Event['workflow_run']>;
export type QueuedGroup = NonNullable<Event['merge_group']>;

/** Outside GitHub there may be none. */
function readEvent(path: string): Event {
  if (path === '') return event.parse({});
  let what = 'is not a JSON object';
  try {
    const content = readFileSync(path, 'utf8');
    if (content.trim() === '') what = 'is empty';
    const payload: unknown = JSON.parse(content);
    if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) {
      const { data, error } = z.safeParse(event, payload);
      if (data !== undefined) return data;
      const field = error.issues[0]?.path.join('.');
      what = `has no valid \`${field}\``;
    }
  } catch (error) {
    const code = detailOf(error, 'code');
    if (code !== '') what = `cannot be read (${code})`;
  }
  throw usageError(
    'GITHUB_EVENT_PATH',
    `the event file ${printablePath(path)} ${what}`,
    'Run the job again, and let no step write to this file; outside GitHub, name a file with the JSON of an event.',
  );
}
