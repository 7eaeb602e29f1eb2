import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';
import { detailOf, settingsError } from '../errors.ts';
import { RETRY_POLICY, type RetryPolicy } from '../github/index.ts';
import type { PlannedFile } from '../publish/index.ts';
import { type Location, parseLocation } from '../read/index.ts';
import { type GroupValues, readGroup, readOption, type ValueSource } from '../settings/index.ts';
import { withoutCommands } from '../workflow-commands.ts';
import { askProgram } from './environment.ts';
import { readEvent } from './event.ts';

export interface ActionInputs extends Omit<GroupValues<'action'>, 'mode'> {
  readonly mode: 'auto' | 'start' | 'collect' | 'gate';
  /** In mode collect, the sweep is of a base that the run has trained; in mode gate, it has trained all that were asked for. */
  readonly isOfBase: boolean;
  /** Everything as it was given, where the sweeps are too: the config may hold what was not. */
  readonly given: ValueSource;
}

/** @param given the runner's value of an input, '' if there is none */
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

/**
 * The input; only `mode: gate` needs none: it compares the sweeps that other jobs of the run saved. Only
 * files are collected.
 */
export function candidateInput({
  mode,
  given,
}: Pick<ActionInputs, 'mode' | 'given'>): Location | null {
  const text = given('candidate')?.trim();
  const location = text ? parseLocation(text, 'candidate') : null;
  if (mode === 'gate') return location;
  const isFound = mode === 'collect' ? location?.kind === 'path' : location?.kind !== 'auto';
  if (location !== null && isFound) return location;
  const what =
    location === null
      ? 'is missing'
      : `cannot be ${JSON.stringify(location.text.slice(0, 80))} with \`mode: ${mode}\``;
  throw settingsError('candidate', what, 'Give the path, folder or glob of the sweep.');
}

/** What a run of the Action depends on besides its inputs. */
export interface World {
  /** The folder of the program, where its assets are. */
  readonly home: string;
  readonly context: RunnerContext;
  readonly summary: typeof core.summary;
  readonly policy: RetryPolicy;
  /** Makes what is in a file of the report. */
  readonly make: (planned: PlannedFile) => ReturnType<PlannedFile['make']>;
  readonly trainedCommit: typeof trainedCommit;
  /** What the machine says that trained. */
  readonly ask: typeof askProgram;
  /** Another for each step: jobs of a run can be the same to everything that the runner says. */
  readonly step: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** What a caller that runs the Action more than once in a process may replace. */
export type WorldOptions = Partial<
  Pick<World, 'policy' | 'make' | 'trainedCommit' | 'ask' | 'now'>
>;

/** What the runner's variables and its event file say about this run. */
export type RunnerContext = ReturnType<typeof readContext>;

/**
 * The packages read the runner's variables once per process; here they are read for each run.
 *
 * @throws UserError if the event file cannot be read
 */
export function createWorld(home: string, options: WorldOptions = {}): World {
  const Summary = core.summary.constructor as new () => World['summary'];
  return {
    home,
    context: readContext(),
    summary: new Summary(),
    policy: RETRY_POLICY,
    make: (planned) => planned.make(),
    trainedCommit,
    ask: askProgram,
    step: randomUUID(),
    now: Date.now,
    ...options,
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
    /** `owner/name` */
    repository: env.GITHUB_REPOSITORY ?? '',
    /** Where the Action was taken from; empty for a folder of the checkout. */
    actionRepository: env.GITHUB_ACTION_REPOSITORY ?? '',
  };
}

/** The URL of a run of this repository, on the GitHub that the runner belongs to. */
export function urlOfRun({ context }: World, id = context.runId): string {
  return `${context.serverUrl}/${context.repository}/actions/runs/${id}`;
}

/**
 * The commit that is checked out in a folder, which is the one that was trained; null if unknown.
 * On a pull request, GITHUB_SHA may be another one.
 */
export async function trainedCommit(folder: string): Promise<string | null> {
  // In a container the folder may belong to another user, which git refuses by default.
  const question = ['-c', 'safe.directory=*', 'rev-parse', '--verify', 'HEAD'];
  // Training may have changed the checkout's configuration: nothing must be fetched because of it.
  const env = { GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' };
  const answer = await askProgram('git', question, { cwd: folder, env, timeout: 10_000 });
  const sha = answer?.trim() ?? '';
  return /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : null;
}

/** Writes text to the log, without what the runner would obey. */
export function log(text: string): void {
  core.info(withoutCommands(text));
}

/** Does something that belongs to reporting: a failure only causes a warning; the verdict stands. */
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
