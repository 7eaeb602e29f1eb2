import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Context, evaluate, filled, filledIn, isTrue } from './expressions.ts';

export interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, unknown>>;
}

export interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: Readonly<Record<string, string>> };
  readonly env?: Readonly<Record<string, unknown>>;
  readonly steps: readonly Step[];
}

interface Input {
  readonly description: string;
  readonly type: string;
  readonly default?: unknown;
}

export interface Workflow {
  readonly on: { readonly workflow_call: { readonly inputs: Readonly<Record<string, Input>> } };
  readonly permissions?: unknown;
  readonly concurrency?: { readonly group: string };
  readonly jobs: Readonly<Record<string, Job>>;
}

/** The workflow that others call. */
export const GATE = parse(readFileSync('.github/workflows/gate.yml', 'utf8')) as Workflow;
export const ACTION = './.tuning-gate';

/** What a called workflow knows as `inputs`: what the caller gives, and the defaults. */
export function inputsOf(called: Workflow, given: Context): Context {
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

type JobName = 'start' | 'train' | 'gate';

export function runs(name: JobName, context: Context): boolean {
  return isTrue(GATE.jobs[name]?.if ?? 'true', context);
}

/** The jobs of the matrix, in GitHub's order. */
export function trainingJobs(
  inputs: Context,
  { github = {}, models = inputs.models }: { github?: Context; models?: unknown } = {},
): TrainingJob[] {
  const needs = { start: { outputs: { models } } };
  const { matrix = {} } = GATE.jobs.train?.strategy ?? {};
  const listed = (name: string) => {
    const [, expression = ''] = /^\$\{\{(.*)\}\}$/s.exec(matrix[name] ?? '') ?? [];
    return JSON.parse(
      evaluate(`toJSON(${expression})`, { inputs, needs }).coerceString(),
    ) as readonly unknown[];
  };
  const all = listed('model').flatMap((model) => listed('job').map((job) => ({ model, job })));
  return all.map((one, jobIndex) => {
    const strategy = { 'job-index': jobIndex, 'job-total': all.length };
    const known = { inputs, github, strategy, matrix: one };
    const env = filledIn(GATE.jobs.train?.env, known);
    return { context: { ...known, env, job: {} } };
  });
}

/** The inputs of the step with the Action. */
export function actionInputs(name: JobName, context: Context): Record<string, string> {
  const step = GATE.jobs[name]?.steps.find(({ uses }) => uses === ACTION);
  return filledIn(step?.with, context);
}

/** Runs the scripts of a job as the runner does, in a folder of their own; gives what they leave in a file. */
export function runScripts(
  { context }: TrainingJob,
  { runNumber, path, reads }: { runNumber: number; path: string; reads: string },
) {
  const folder = mkdtempSync(join(tmpdir(), 'training-job-'));
  try {
    const steps: Record<string, { outputs: Record<string, string> }> = {};
    let status: number | null = 0;
    for (const step of GATE.jobs.train?.steps ?? []) {
      const known = { ...context, steps };
      if (step.run === undefined || !isTrue(step.if ?? 'true', known)) continue;
      const output = join(folder, '.output');
      const env = {
        ...{ PATH: path, GITHUB_RUN_NUMBER: String(runNumber), GITHUB_OUTPUT: output },
        ...filledIn(GATE.jobs.train?.env, context),
        ...filledIn(step.env, known),
      };
      const script = filled(step.run, known);
      ({ status } = spawnSync('bash', ['-e', '-c', script], { cwd: folder, env }));
      if (status !== 0) break;
      if (step.id) {
        const [, name = '', value = ''] = /^(.*?)=(.*)$/m.exec(readFileSync(output, 'utf8')) ?? [];
        steps[step.id] = { outputs: { [name]: value } };
      }
    }
    const text = status === 0 ? readFileSync(join(folder, reads), 'utf8') : '';
    return { status, text, seed: steps.seed?.outputs.seed };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
