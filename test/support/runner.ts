import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RetryPolicy } from '../../src/github/index.ts';
import type { ArtifactUploads } from './github-double.ts';
import type { WorkflowEvent } from './github-events.ts';
import { QUICK_POLICY } from './quick-policy.ts';
import { type Annotation, inputVariables, parseAnnotations, parseOutputs } from './runner-files.ts';

export interface ActionOptions {
  /** A folder of the test's own; `workspace/` inside it is the action's working directory. */
  readonly folder: string;
  readonly event: WorkflowEvent;
  /** GITHUB_API_URL. */
  readonly apiUrl: string;
  /** GITHUB_REPOSITORY. */
  readonly repository: string;
  /** `github.token`, for defaults that use it; none when left out. */
  readonly token?: string;
  /** The step's `with:`. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** The step's `env:`. */
  readonly env?: Readonly<Record<string, string>>;
  readonly runId?: number;
  readonly runAttempt?: number;
  /** The file of the workflow; `.github/workflows/tuning.yml` when left out. */
  readonly workflow?: string;
  /** GITHUB_SERVER_URL; `https://github.com` when left out. */
  readonly serverUrl?: string;
  /** The GitHub double's `artifacts`: without them the step cannot upload any. */
  readonly artifacts?: ArtifactUploads;
  /** The `strategy` context; one job alone when left out. */
  readonly strategy?: { readonly jobIndex: number; readonly jobTotal: number };
  /** Starts the committed `dist/index.js`; otherwise its entry is called in this process. */
  readonly bundled?: boolean;
  /** How the Action is less patient with GitHub, unless bundled. */
  readonly policy?: Partial<RetryPolicy>;
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
  readonly annotations: readonly Annotation[];
  /** RUNNER_TEMP. */
  readonly tempDir: string;
  /** Files below it, relative to it, sorted. */
  readonly tempFiles: readonly string[];
}

type Variables = Readonly<Record<string, string>>;

const THIS_REPOSITORY = join(import.meta.dirname, '..', '..');
// The one expression of a default that is more than a name.
const SHARD =
  "strategy.job-total > 1 && format('{0}-of-{1}', strategy.job-index, strategy.job-total) || ''";
// V8 spends most of a run on optimising the renderer of PNGs, which draws two pictures.
const QUICKLY_COMPILED = '--liftoff-only';
const TIMEOUT_MS = 60_000;
/** In place of a PNG, which takes most of a run's time to draw. */
const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const FILE_COMMANDS = [
  'GITHUB_OUTPUT',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_ENV',
  'GITHUB_STATE',
  'GITHUB_PATH',
];

/** Runs a step with the Action as GitHub's runner does: told all by variables and files. */
export async function runAction(options: ActionOptions): Promise<ActionRun> {
  await mkdir(join(options.folder, 'workspace'), { recursive: true });
  const own = await mkdtemp(join(options.folder, 'run-'));
  const environment = await prepare(own, options);
  const execute = options.bundled ? executeBundle : queue;
  return collect(environment, await execute(environment, options));
}

async function prepare(own: string, options: ActionOptions): Promise<Variables> {
  const temp = join(own, 'temp');
  await Promise.all([temp, join(own, 'home')].map((path) => mkdir(path)));
  await writeFile(join(own, 'event.json'), JSON.stringify(options.event.payload));
  const files = FILE_COMMANDS.map((name) => [name, join(own, name.toLowerCase())] as const);
  await Promise.all(files.map(([, path]) => writeFile(path, '')));
  const context = contextVariables(options);
  return {
    // Node and git must be found; nothing else of the test's own environment is passed on.
    PATH: [dirname(process.execPath), ...foldersOfGit()].join(delimiter),
    HOME: join(own, 'home'),
    ...windowsVariables(),
    ...context,
    ...Object.fromEntries(files),
    GITHUB_EVENT_PATH: join(own, 'event.json'),
    RUNNER_TEMP: temp,
    ...(await declaredInputs(options, context)),
    ...(await artifactVariables(options)),
    ...options.env,
  };
}

/** Without these, Windows has no folder for temporary files. */
function windowsVariables(): Variables {
  const names = ['SystemRoot', 'TEMP', 'TMP'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function foldersOfGit(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter(hasGit).slice(0, 1);
}

const hasGit = (folder: string) =>
  ['git', 'git.exe'].some((name) => existsSync(join(folder, name)));

async function artifactVariables(options: ActionOptions): Promise<Variables> {
  const { artifacts, event, workflow } = options;
  if (artifacts === undefined) return {};
  const { run, attempt } = attemptOf(options);
  return {
    ACTIONS_RESULTS_URL: artifacts.resultsUrl,
    ACTIONS_RUNTIME_TOKEN: await artifacts.runtimeToken({
      event,
      run,
      attempt,
      ...(workflow === undefined ? {} : { workflow }),
    }),
  };
}

function attemptOf({ runId = 1001, runAttempt = 1 }: ActionOptions) {
  return { run: runId, attempt: runAttempt };
}

function declaredInputs(options: ActionOptions, context: Variables): Promise<Variables> {
  const manifest = join(THIS_REPOSITORY, 'action.yml');
  const { jobIndex, jobTotal } = options.strategy ?? { jobIndex: 0, jobTotal: 1 };
  return inputVariables(manifest, options.inputs ?? {}, {
    'github.token': options.token ?? '',
    'github.job': context.GITHUB_JOB ?? '',
    'github.workflow': context.GITHUB_WORKFLOW ?? '',
    'github.workspace': context.GITHUB_WORKSPACE ?? '',
    [SHARD]: jobTotal > 1 ? `${jobIndex}-of-${jobTotal}` : '',
  });
}

function contextVariables(options: ActionOptions): Variables {
  const { event, apiUrl, repository, folder } = options;
  const { run, attempt } = attemptOf(options);
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__self',
    GITHUB_ACTOR: 'octocat',
    GITHUB_API_URL: apiUrl,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_GRAPHQL_URL: graphqlUrl(apiUrl),
    GITHUB_JOB: 'compare',
    GITHUB_REF: event.ref,
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_OWNER: repository.split('/')[0] ?? '',
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_RUN_ID: String(run),
    GITHUB_RUN_NUMBER: '12',
    GITHUB_SERVER_URL: options.serverUrl ?? 'https://github.com',
    GITHUB_SHA: event.sha,
    GITHUB_WORKFLOW: 'Tuning',
    GITHUB_WORKFLOW_REF: `${repository}/${options.workflow ?? '.github/workflows/tuning.yml'}@${event.ref}`,
    GITHUB_WORKSPACE: join(folder, 'workspace'),
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_OS: 'Linux',
  };
}

/** GitHub Enterprise Server has it beside its `/api/v3`, not below. */
function graphqlUrl(apiUrl: string): string {
  return `${apiUrl.replace(/\/v3$/, '')}/graphql`;
}

type Ended = Pick<ActionRun, 'exitCode' | 'stdout' | 'stderr'>;

let last: Promise<unknown> = Promise.resolve();

/** A process plays the runner for one step at a time. */
function queue(environment: Variables, options: ActionOptions): Promise<Ended> {
  const turn = last.then(() => executeHere(environment, options));
  last = turn.catch(() => {});
  return turn;
}

/** The Action's entry in this process, whose variables, folder, output and exit code are swapped. */
async function executeHere(environment: Variables, options: ActionOptions): Promise<Ended> {
  const { runAction: act } = await import('../../src/action/run-action.ts');
  const { folder, timeout = TIMEOUT_MS } = options;
  const policy = { ...QUICK_POLICY, ...options.policy };
  const { env, exitCode } = process;
  const directory = process.cwd();
  const stdout = capture('stdout');
  const stderr = capture('stderr');
  process.env = { ...environment };
  process.chdir(join(folder, 'workspace'));
  process.exitCode = 0;
  const ended = new AbortController();
  const late = sleep(timeout, null, { signal: ended.signal }).then(() => {
    throw new Error(`The action did not end in ${timeout} ms.\n${stdout.text()}`);
  });
  try {
    await Promise.race([
      act(join(THIS_REPOSITORY, 'dist'), { policy, drawPng: async () => PNG_START }),
      late,
    ]);
    const ownExitCode = Number(process.exitCode);
    return { exitCode: ownExitCode, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    ended.abort();
    late.catch(() => {});
    stdout.release();
    stderr.release();
    process.env = env;
    process.chdir(directory);
    process.exitCode = exitCode;
  }
}

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
  const bundle = join(THIS_REPOSITORY, 'dist', 'index.js');
  const { folder, timeout = TIMEOUT_MS } = options;
  const limits = { timeout, killSignal: 'SIGKILL', maxBuffer: Number.POSITIVE_INFINITY } as const;
  const settings = { cwd: join(folder, 'workspace'), env, ...limits };
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [QUICKLY_COMPILED, bundle],
      settings,
      (error, stdout, stderr) => {
        if (error?.killed !== true) resolve({ exitCode: child.exitCode, stdout, stderr });
        else reject(new Error(`The action did not end in ${timeout} ms.\n${stdout}\n${stderr}`));
      },
    );
  });
}

/** The runner's first syntax for commands is recognised anywhere in a line. */
function refuseOldCommands({ stdout, stderr }: Ended): void {
  const lines = `${stdout}\n${stderr}`.split(/\r?\n/);
  const command = lines.find((line) => line.includes('##[') && !line.startsWith('::'));
  if (command !== undefined) throw new Error(`The runner would obey this line: ${command}`);
}

async function collect(environment: Variables, ended: Ended): Promise<ActionRun> {
  refuseOldCommands(ended);
  // A test may name places that cannot be written: nothing is there then.
  const read = (name: string) => readFile(environment[name] ?? '', 'utf8').catch(() => '');
  const tempDir = environment.RUNNER_TEMP ?? '';
  return {
    ...ended,
    outputs: parseOutputs(await read('GITHUB_OUTPUT')),
    summary: await read('GITHUB_STEP_SUMMARY'),
    // The runner reads commands from both streams.
    annotations: parseAnnotations(`${ended.stdout}\n${ended.stderr}`),
    tempDir,
    tempFiles: await filesBelow(tempDir).catch(() => []),
  };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return paths.map((path) => path.slice(folder.length + 1).replaceAll('\\', '/')).sort();
}
