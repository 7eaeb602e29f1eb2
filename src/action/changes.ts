import * as core from '@actions/core';
import { dataError } from '../errors.ts';
import {
  type ChangedFile,
  filesBetween,
  filesOfPull,
  ifAnswered,
  isSameLabel,
  pullNow,
  reasonOf,
  refusalOf,
} from '../github/index.ts';
import { printable } from '../printable.ts';
import { encodedName, onGitHub } from '../read/index.ts';
import {
  CONFIG_PATH,
  type Config,
  globPattern,
  readLayered,
  readOption,
} from '../settings/index.ts';
import { configFor } from './find-config.ts';
import { comparisonsOf } from './plan-comparisons.ts';
import { type Run, runsOf } from './run.ts';
import { type ActionInputs, log, type World } from './world.ts';

/**
 * `mode: start`: says which models there is anything to train for. Where GitHub does not say what has changed, that is
 * all of them.
 */
export async function start(inputs: ActionInputs, world: World): Promise<void> {
  const runs = await runsOf(inputs, world);
  const models =
    typeof runs === 'string' ? [] : await modelsToTrain(runs[0], inputs.models ?? ['']);
  log(
    models.length === 0
      ? 'There is nothing to train.'
      : `To train: ${models.map((name) => name || 'the sweep').join(', ')}.`,
  );
  core.setOutput('models', JSON.stringify(models));
}

async function modelsToTrain(run: Run, models: readonly string[]): Promise<readonly string[]> {
  const { config } = await configFor(run);
  // Without models, the sweep is saved under the name of the workflow.
  const nameOf = (model: string) => model || run.inputs.name;
  const names = models.map(nameOf);
  const changed = await changedFiles(run).catch(() => null);
  const wanted = modelsWithChanges(names, changed, { run, config });
  const isAgain = run.world.context.runAttempt > 1 && wanted.length > 0;
  // What somebody has accepted is judged on the trials that they saw.
  const isAccepted = isAgain && (await ifAnswered(() => isLabelled(run, config)));
  const saved = isAccepted ? await (await onGitHub()).savedInRun(run.place) : [];
  const isSaved = (name: string) => saved.includes(name) || saved.includes(encodedName(name));
  return models.filter((model) => wanted.includes(nameOf(model)) && !isSaved(nameOf(model)));
}

async function isLabelled({ client, subject, inputs }: Run, config: Config | null) {
  if (client === null || subject.pull === null) return false;
  const { labels, headSha } = await pullNow(client, subject.pull);
  const layers = { input: inputs.given, config, comparison: null };
  const label = readLayered(layers, (given) => readOption('accept-label', given));
  return headSha === subject.headSha && labels.some((name) => isSameLabel(name, label));
}

/**
 * The models that depend on a file that was changed. The base branch keeps the sweeps of a commit together, so that
 * it trains all of them or none.
 */
export function modelsWithChanges(
  models: readonly string[],
  changed: readonly ChangedFile[] | null,
  { run, config }: { readonly run: Run; readonly config: Config | null },
): readonly string[] {
  const { inputs, subject } = run;
  const own = [subject.workflow, inputs.config ?? CONFIG_PATH];
  const isChanged = (name: string) =>
    comparisonsOf(name, inputs, config).some(({ layers }) => {
      const trains = readLayered(layers, (given) => readOption('trains', given));
      if (trains === null || changed === null) return true;
      return changed.some((file) => isTrained(file, [...trains, ...own]));
    });
  const found = models.filter(isChanged);
  return subject.isForPull || found.length === 0 ? found : models;
}

/**
 * The files that a pull request or a push changes; null where that is not known, or something else has started the run.
 */
export async function changedFiles(run: Run): Promise<readonly ChangedFile[] | null> {
  const { client, subject, live, world } = run;
  const { eventName, payload, sha } = world.context;
  if (client === null) return null;
  const { pull, headSha } = subject;
  const isOfPull = ['pull_request', 'pull_request_target', 'workflow_run'].includes(eventName);
  try {
    if (isOfPull && pull !== null)
      return (await live())?.headSha === headSha ? await filesOfPull(client, pull) : null;
    const isPush = eventName === 'push' && payload.before;
    return isPush ? await filesBetween(client, payload.before ?? '', sha) : null;
  } catch (error) {
    const refusal = refusalOf(error);
    // There is nothing before the first push to a branch.
    if (refusal === 'missing') return null;
    if (refusal === null) throw error;
    const what = `could not be read (${printable(reasonOf(error), 200)})`;
    throw dataError('the files that were changed', what, 'Run the job again.');
  }
}

/** Whether training depends on a file: any of its names counts, but not what only names other versions of actions. */
export function isTrained({ paths, patch }: ChangedFile, globs: readonly string[]): boolean {
  const lines = (patch ?? '').split('\n').filter((line) => /^[-+]/.test(line));
  const isBump = lines.length > 0 && lines.every((line) => /^.\s*(-\s+)?uses:\s/.test(line));
  if (isBump && paths.every((path) => path.startsWith('.github/workflows/'))) return false;
  return paths.some((path) => {
    // A submodule, or a link to a folder, is a file to git: what is in it changes with it.
    const last = globs.findLast((glob) => {
      const pattern = globPattern(glob.replace(/^!/, ''));
      return pattern.test(path) || pattern.test(`${path}/`);
    });
    return last !== undefined && !last.startsWith('!');
  });
}
