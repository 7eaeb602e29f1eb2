import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runBash } from './bash.ts';
import { type Context, evaluate, filled, filledIn, isTrue } from './expressions.ts';
import type { Workflow } from './workflow-pages.ts';

interface Input {
  readonly description: string;
  readonly type: string;
  readonly default?: unknown;
}

type Callable = Workflow & {
  readonly on: { readonly workflow_call: { readonly inputs: Readonly<Record<string, Input>> } };
};

/** The workflow that others call. */
export const GATE = parse(readFileSync('.github/workflows/gate.yml', 'utf8')) as Callable;
export const ACTION = './.tuning-gate';

/** What a called workflow knows as `inputs`: what the caller gives, and the defaults. */
export function inputsOf(called: Callable, given: Context): Context {
  const initial = { string: '', number: 0, boolean: false };
  return Object.fromEntries(
    Object.entries(called.on.workflow_call.inputs).map(([name, { type, default: value }]) => [
      name,
      given[name] ?? value ?? Reflect.get(initial, type),
    ]),
  );
}

/** One job of the matrix that trains: its contexts, and the inputs of its collecting step. */
interface TrainingJob {
  readonly context: Context;
}

export type Job = 'start' | 'train' | 'gate' | 'base' | 'confirm';

export function runs(name: Job, context: Context): boolean {
  return isTrue(GATE.jobs[name]?.if ?? 'true', context);
}

interface Training {
  readonly github?: Context;
  /** What the first job says to train; all if left out. */
  readonly models?: unknown;
  /** What the job that compares says of bases; they are trained then. */
  readonly confirm?: string | undefined;
}

/** The jobs of the matrix, in GitHub's order. */
export function trainingJobs(
  inputs: Context,
  { github = {}, models = inputs.models, confirm }: Training = {},
): TrainingJob[] {
  const needs = { start: { outputs: { models } }, gate: { outputs: { confirm } } };
  const job = GATE.jobs[confirm === undefined ? 'train' : 'base'];
  const axes = Object.entries(job?.strategy?.matrix ?? {}).map(([name, text]) => {
    const [, expression = ''] = /^\$\{\{(.*)\}\}$/s.exec(text) ?? [];
    const known = { inputs, needs };
    const values = JSON.parse(evaluate(`toJSON(${expression})`, known).coerceString());
    return (values as unknown[]).map((value) => ({ [name]: value }));
  });
  const [first = [], second = []] = axes;
  const all = first.flatMap((one) => second.map((other) => ({ ...one, ...other })));
  return all.map((one, jobIndex) => {
    const strategy = { 'job-index': jobIndex, 'job-total': all.length };
    const known = { inputs, github, needs, strategy, matrix: one };
    const env = filledIn(job?.env, known);
    return { context: { ...known, env, job: {}, secrets: {} } };
  });
}

/** The step with the Action: whether it runs, its inputs and its own variables. */
export function actionStep(name: Job, context: Context) {
  const step = GATE.jobs[name]?.steps.find(({ uses }) => uses === ACTION);
  return {
    isRun: isTrue(step?.if ?? 'true', context),
    inputs: filledIn(step?.with, context),
    env: filledIn(step?.env, context),
  };
}

interface Runner {
  readonly runNumber: number;
  readonly path: string;
  /** The file to read in the end. */
  readonly reads: string;
  /** The secret with variables. */
  readonly secret?: string;
}

/** Runs the scripts of a job as the runner does, in a folder of their own; gives what they leave in a file. */
export function runScripts(
  { context }: TrainingJob,
  { runNumber, path, reads, secret = '' }: Runner,
) {
  const folder = mkdtempSync(join(tmpdir(), 'training-job-'));
  const [outputs = '', variables = ''] = ['.output', '.env'].map((name) => join(folder, name));
  const written = (file: string) => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    const pairs = lines.filter(Boolean).map((line) => /^(.*?)=(.*)$/.exec(line)?.slice(1) ?? []);
    return Object.fromEntries(pairs) as Record<string, string>;
  };
  try {
    const steps: Record<string, { outputs: Record<string, string> }> = {};
    let status: number | null = 0;
    let log = '';
    for (const step of GATE.jobs.train?.steps ?? []) {
      const known = { ...context, steps, secrets: { 'training-env': secret } };
      if (step.run === undefined || !isTrue(step.if ?? 'true', known)) continue;
      const env = {
        ...{ PATH: path, GITHUB_RUN_NUMBER: String(runNumber) },
        ...{ GITHUB_OUTPUT: outputs, GITHUB_ENV: variables },
        ...(context.env as Record<string, string>),
        ...written(variables),
        ...filledIn(step.env, known),
      };
      rmSync(outputs, { force: true });
      const script = filled(step.run, known);
      const ended = runBash(['-e', '-c', script], { cwd: folder, env });
      ({ status } = ended);
      log += ended.stdout;
      if (step.id) steps[step.id] = { outputs: written(outputs) };
      if (status !== 0) break;
    }
    const text = status === 0 ? readFileSync(join(folder, reads), 'utf8') : '';
    return { status, text, log, seed: steps.seed?.outputs.seed, code: steps.train?.outputs.code };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
