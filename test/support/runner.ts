import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { runAction as act } from '../../src/action/run-action.ts';
import type { RetryPolicy } from '../../src/github/index.ts';
import type { PlannedFile } from '../../src/publish/index.ts';
import type { WorkflowEvent } from './github/events.ts';
import type { GitHub } from './github/github.ts';
import { QUICK_POLICY } from './quick-policy.ts';

export interface ActionOptions {
  /** A folder of the step's own; `workspace/` inside it is the action's working directory. */
  readonly folder: string;
  readonly github: GitHub;
  readonly event: WorkflowEvent;
  /** `github.token`, for defaults that use it; that of a workflow when left out. */
  readonly token?: string;
  /** The step's `with:`. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** The step's `env:`. */
  readonly env?: Readonly<Record<string, string>>;
  readonly runId?: number;
  readonly runAttempt?: number;
  /** The file of the workflow; `.github/workflows/tuning.yml` when left out. */
  readonly workflow?: string;
  /** Whether GitHub is an Enterprise Server, at `ENTERPRISE_URL`. */
  readonly enterprise?: boolean;
  /** Starts the committed `dist/index.js`; otherwise its entry is called in this process. */
  readonly bundled?: boolean;
  /** How the Action is less patient with GitHub, unless bundled. */
  readonly policy?: Partial<RetryPolicy>;
  /** Whether the other files of a report are there, too, without what is in them; the bundle makes them. */
  readonly hasFiles?: boolean;
  /** Milliseconds after which the run throws; 60,000 when left out. */
  readonly timeout?: number;
}

export interface ActionRun {
  /** `null` when a signal ended the process. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** The JSON report, which is made for no run but where a test reads it; null if there is none. */
  readonly report: () => Promise<Record<string, unknown>>;
  /** The messages of its annotations. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly notices: readonly string[];
  /** RUNNER_TEMP. */
  readonly tempDir: string;
  /** Files below it, relative to it, sorted. */
  readonly tempFiles: readonly string[];
}

type Variables = Readonly<Record<string, string>>;

export const ENTERPRISE_URL = 'https://github.example.com';
const ROOT = join(import.meta.dirname, '..', '..');
const MANIFEST = join(ROOT, 'action.yml');
const { inputs: DECLARED } = parse(readFileSync(MANIFEST, 'utf8')) as {
  inputs: Readonly<Record<string, { readonly default?: unknown }>>;
};
// V8 spends most of a run on optimising the renderer of PNGs, which draws two pictures.
const QUICKLY_COMPILED = '--liftoff-only';
const TIMEOUT_MS = 60_000;
/** How long the artifact client waits before its first retry, which it cannot be told. */
const PAUSE_OF_CLIENT_MS = 3000;
const FILE_COMMANDS = ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'];

/** Runs a step with the Action as GitHub's runner does: told all by variables and files. */
export async function runAction(options: ActionOptions): Promise<ActionRun> {
  const environment = prepare(options);
  const execute = options.bundled ? executeBundle : queue;
  return collect(environment, await execute(environment, options));
}

function prepare(options: ActionOptions): Variables {
  const at = (name: string) => join(options.folder, name);
  for (const name of ['temp', 'workspace']) mkdirSync(at(name), { recursive: true });
  writeFileSync(at('event.json'), JSON.stringify(options.event.payload));
  for (const name of FILE_COMMANDS) writeFileSync(at(name), '');
  return {
    // Node and git must be found; nothing else of the test's own environment is passed on.
    ...(options.bundled && { PATH: pathTo(at('bin')) }),
    HOME: options.folder,
    ...windowsVariables(),
    ...contextVariables(options),
    ...Object.fromEntries(FILE_COMMANDS.map((name) => [name, at(name)])),
    GITHUB_EVENT_PATH: at('event.json'),
    RUNNER_TEMP: at('temp'),
    ...inputVariables(options),
    ...options.env,
  };
}

/** Without these, Windows has no folder for temporary files. */
function windowsVariables(): Variables {
  const names = ['SystemRoot', 'TEMP', 'TMP'].filter((name) => process.env[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? '']));
}

/** A folder with Node and git alone: what else stands beside them, such as pip, would be asked for a second. */
function pathTo(folder: string): string {
  const gits = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((place) =>
      ['git', 'git.exe'].map((name) => join(place, name)).filter((path) => existsSync(path)),
    );
  const programs = [process.execPath, ...gits.slice(0, 1)];
  // Windows has no links for everybody.
  if (process.platform === 'win32') return programs.map((path) => dirname(path)).join(delimiter);
  mkdirSync(folder);
  for (const path of programs) symlinkSync(path, join(folder, basename(path)));
  return folder;
}

/** Every input that action.yml declares, with its default or an empty string when none is given. */
function inputVariables({ inputs = {}, token, github }: ActionOptions): Variables {
  // The runner warns only; in a test it is a slip.
  const unknown = Object.keys(inputs).filter((name) => !(name in DECLARED));
  if (unknown.length > 0) throw new Error(`${MANIFEST} declares no input ${unknown.join()}`);

  const expressions: Variables = { 'github.token': token ?? github.token };
  const evaluate = (text: string) =>
    text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
      const value = expressions[expression];
      if (value === undefined) throw new Error(`The runner double has no value for ${expression}`);
      return value;
    });
  return Object.fromEntries(
    Object.entries(DECLARED).map(([name, declared]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      inputs[name] ?? evaluate(String(declared.default ?? '')),
    ]),
  );
}

function contextVariables(options: ActionOptions): Variables {
  const { event, github, folder, enterprise = false, runId: run = 1001 } = options;
  const { runAttempt: attempt = 1, workflow = '.github/workflows/tuning.yml' } = options;
  const { repository, apiUrl, enterpriseApiUrl } = github;
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__self',
    GITHUB_ACTOR: 'octocat',
    GITHUB_API_URL: enterprise ? enterpriseApiUrl : apiUrl,
    GITHUB_EVENT_NAME: event.name,
    // Enterprise Server has it beside its `/api/v3`, not below.
    GITHUB_GRAPHQL_URL: `${apiUrl}${enterprise ? '/api' : ''}/graphql`,
    GITHUB_JOB: 'compare',
    GITHUB_REF: event.ref,
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_OWNER: repository.split('/')[0] ?? '',
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_RUN_ID: String(run),
    GITHUB_RUN_NUMBER: '12',
    GITHUB_SERVER_URL: enterprise ? ENTERPRISE_URL : 'https://github.com',
    GITHUB_SHA: event.sha,
    GITHUB_WORKFLOW: 'Tuning',
    GITHUB_WORKFLOW_REF: `${repository}/${workflow}@${event.ref}`,
    GITHUB_WORKSPACE: join(folder, 'workspace'),
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_OS: 'Linux',
    ACTIONS_RESULTS_URL: github.resultsUrl,
    ACTIONS_RUNTIME_TOKEN: github.runtimeToken({ event, run, attempt, workflow }),
  };
}

type Ended = Pick<ActionRun, 'exitCode' | 'stdout' | 'stderr'> & {
  readonly makeReport: PlannedFile['make'];
};

let last: Promise<unknown> = Promise.resolve();

/** A process plays the runner for one step at a time. */
function queue(environment: Variables, options: ActionOptions): Promise<Ended> {
  const turn = last.then(() => executeHere(environment, options));
  last = turn.catch(() => {});
  return turn;
}

/** The Action's entry in this process, whose variables, folder, output and exit code are swapped. */
async function executeHere(environment: Variables, options: ActionOptions): Promise<Ended> {
  const { folder, timeout = TIMEOUT_MS } = options;
  const policy = { ...QUICK_POLICY, ...options.policy };
  const { env, exitCode } = process;
  const { setTimeout: usual } = globalThis;
  const directory = process.cwd();
  const [stdout, stderr] = [capture('stdout'), capture('stderr')];
  process.env = { ...environment };
  let makeReport: PlannedFile['make'] = async () => null;
  const make = async (file: PlannedFile) => {
    const isReport = file.path.endsWith('report.json');
    if (isReport) makeReport = file.make;
    return isReport || options.hasFiles ? 'left out' : null;
  };
  process.chdir(join(folder, 'workspace'));
  process.exitCode = 0;
  const quick = (run: () => void, ms?: number, ...more: []) =>
    usual(run, ms === PAUSE_OF_CLIENT_MS ? 1 : ms, ...more);
  globalThis.setTimeout = Object.assign(quick, usual);
  const ended = new AbortController();
  const late = sleep(timeout, null, { signal: ended.signal }).then(() => {
    throw new Error(`The action did not end in ${timeout} ms.\n${stdout.text()}`);
  });
  try {
    await Promise.race([act(join(ROOT, 'dist'), { policy, make, trainedCommit, ask }), late]);
    const ownExitCode = Number(process.exitCode);
    return { exitCode: ownExitCode, stdout: stdout.text(), stderr: stderr.text(), makeReport };
  } finally {
    ended.abort();
    late.catch(() => {});
    stdout.release();
    stderr.release();
    globalThis.setTimeout = usual;
    process.env = env;
    process.chdir(directory);
    process.exitCode = exitCode;
  }
}

/** As git says it of the checkouts that the tests make, without a process. */
async function trainedCommit(folder: string): Promise<string | null> {
  const head = textAt(join(folder, '.git', 'HEAD'));
  return head === '' ? null : head.trim();
}

/** No test depends on what is installed here. */
const ask = async () => null;

/** Takes in what this process would print. */
function capture(name: 'stdout' | 'stderr') {
  const stream = process[name];
  const { write } = stream;
  let text = '';
  stream.write = (chunk: string | Uint8Array, ...more: unknown[]) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    const done = more.at(-1);
    if (typeof done === 'function') done();
    return true;
  };
  return {
    text: () => text,
    release: () => {
      stream.write = write;
    },
  };
}

/** The bundle in a process of its own, as GitHub's runner starts it. */
function executeBundle(env: Variables, options: ActionOptions): Promise<Ended> {
  const { folder, timeout = TIMEOUT_MS } = options;
  const limits = { timeout, killSignal: 'SIGKILL', maxBuffer: Number.POSITIVE_INFINITY } as const;
  const settings = { cwd: join(folder, 'workspace'), env, ...limits };
  const started = [QUICKLY_COMPILED, join(ROOT, 'dist', 'index.js')];
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, started, settings, (error, stdout, stderr) => {
      const makeReport = async () => textAt(parseOutputs(textAt(env.GITHUB_OUTPUT))['report-json']);
      if (error?.killed !== true) resolve({ exitCode: child.exitCode, stdout, stderr, makeReport });
      else reject(new Error(`The action did not end in ${timeout} ms.\n${stdout}\n${stderr}`));
    });
  });
}

function collect(environment: Variables, { makeReport, ...ended }: Ended): ActionRun {
  // The runner reads commands from both streams.
  const lines = `${ended.stdout}\n${ended.stderr}`.split(/\r?\n/);
  // The runner's first syntax for commands is recognised anywhere in a line.
  const command = lines.find((line) => line.includes('##[') && !line.startsWith('::'));
  if (command !== undefined) throw new Error(`The runner would obey this line: ${command}`);
  const tempDir = environment.RUNNER_TEMP ?? '';
  return {
    ...ended,
    outputs: parseOutputs(textAt(environment.GITHUB_OUTPUT)),
    summary: textAt(environment.GITHUB_STEP_SUMMARY),
    report: async () => JSON.parse(String(await makeReport())),
    errors: annotationsIn(lines, 'error'),
    warnings: annotationsIn(lines, 'warning'),
    notices: annotationsIn(lines, 'notice'),
    tempDir,
    tempFiles: existsSync(tempDir) ? filesBelow(tempDir) : [],
  };
}

/** Empty where nothing is: a test may name places that cannot be written. */
function textAt(path = ''): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/**
 * What was written to GITHUB_OUTPUT: `name=value` lines and `name<<end … end` blocks. The last value
 * of a name wins.
 *
 * @throws on what the runner would fail the step for
 */
function parseOutputs(text: string): Record<string, string> {
  const lines = text.split(/\r?\n/);
  const outputs: Record<string, string> = {};
  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    if (line === '') continue;
    const [, name, operator, rest] = /^(.*?)(=|<<)(.*)$/.exec(line) ?? [];
    if (!name || rest === undefined) throw new Error(`Invalid line in GITHUB_OUTPUT: ${line}`);
    const end = lines.indexOf(rest);
    if (operator === '<<' && end < 0) throw new Error(`No ${rest} ends a block in GITHUB_OUTPUT`);
    outputs[name] =
      operator === '='
        ? rest
        : lines
            .splice(0, end + 1)
            .slice(0, -1)
            .join('\n');
  }
  return outputs;
}

function annotationsIn(lines: readonly string[], level: string): string[] {
  // The runner ignores white space before a command.
  const command = new RegExp(`^\\s*::${level}(?: [^:]*)?::(.*)$`);
  const found = lines.flatMap((line) => command.exec(line)?.[1] ?? []);
  return found.map((data) =>
    data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%'),
  );
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return paths.map((path) => path.slice(folder.length + 1).replaceAll('\\', '/')).sort();
}
