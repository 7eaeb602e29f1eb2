import type { Context } from './expressions.ts';
import type { WorkflowEvent } from './github/events.ts';
import { actionStep, GATE, inputsOf, type Job, runs, trainingJobs } from './reusable-workflows.ts';
import type { Step, StepRun, TrainingRepository } from './training.ts';

/** A job that trains. */
export interface TrainingPart {
  readonly model: string;
  readonly job: number;
  /** The commit, if it is the base's; otherwise empty. */
  readonly base: string;
}

interface Play extends Pick<Step, 'files' | 'runAttempt'> {
  readonly event: WorkflowEvent;
  readonly runId: number;
  /** What the caller gives. */
  readonly with?: Context;
  readonly token?: string;
  /** The CSV that a job writes, or the exit code with which it fails. */
  readonly trains: (part: TrainingPart) => string | number;
}

/**
 * Plays the workflow that others call: each job's step with the Action, in the order of the jobs.
 *
 * @returns the last step that judged; null if none did
 */
export async function playGate(repository: TrainingRepository, play: Play) {
  const { event, runId, runAttempt = 1, token } = play;
  const inputs = inputsOf(GATE, play.with ?? {});
  const github = { event_name: event.name, event: event.payload };
  const given = { event, runId, runAttempt, ...(token === undefined ? {} : { token }) };
  const step = (name: Job): Promise<StepRun> => {
    const { inputs: own, env } = actionStep(name, { inputs, github, job: {} });
    const shown = { ...own, ...(own.charts && { charts: 'none' }) };
    return repository.run({ ...given, env, inputs: shown });
  };
  const train = async (choice: { models: string } | { confirm: string }) => {
    for (const { context } of trainingJobs(inputs, { github, ...choice }))
      await trainPart(repository, play, context);
  };

  const start = runs('start', { github, inputs }) ? await step('start') : null;
  const { models = '[]', gate = '' } = start?.outputs ?? {};
  const outputs = start === null ? {} : { models, gate };
  const needs = { start: { result: start ? 'success' : 'skipped', outputs } };
  if (start !== null && runs('train', { github, inputs, needs })) await train({ models });
  if (!runs('gate', { github, inputs, needs })) return gate === '' ? null : start;
  const first = await step('gate');
  const { confirm = '' } = first.outputs;
  const judged = { needs: { gate: { outputs: { confirm } } }, github, inputs };
  if (!runs('base', judged)) return first;
  // Before the base is trained, nothing is said and nothing fails.
  expect(first).toMatchObject({ exitCode: 0, outputs: { confirm } });
  expect(Object.keys(first.outputs)).toEqual(['confirm']);
  await train({ confirm });
  return runs('confirm', judged) ? step('confirm') : first;
}

async function trainPart(
  repository: TrainingRepository,
  { event, runId, runAttempt = 1, files = {}, trains }: Play,
  context: Context,
): Promise<void> {
  const { MODEL: model, BASE: base } = context.env as { MODEL: string; BASE: string };
  const { job } = context.matrix as { job: number };
  const made = trains({ model, job, base });
  const hasFailed = typeof made === 'number';
  const known = {
    ...context,
    job: { status: hasFailed ? 'failure' : 'success' },
    steps: { train: { outputs: { code: hasFailed ? String(made) : '' } } },
  };
  const { isRun, inputs, env } = actionStep(base === '' ? 'train' : 'base', known);
  if (!isRun) return;
  const collected = await repository.run({
    ...{ event, runId, runAttempt, files, env, token: '', inputs },
    ...(hasFailed ? {} : { trains: made }),
    ...(base === '' ? {} : { checksOut: base }),
  });
  expect(collected.errors).toEqual([]);
}
