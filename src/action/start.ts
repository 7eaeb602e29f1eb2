import * as core from '@actions/core';
import { ifAnswered, isSameLabel, pullNow } from '../github/index.ts';
import { savedInRun } from '../read/index.ts';
import { type Config, readLayered, readOption } from '../settings/index.ts';
import { changedFiles } from './changes.ts';
import { configFor, modelsWithChanges } from './comparisons.ts';
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
  const saved = new Map(models.map((model) => [model || run.inputs.name, model]));
  const names = await namesToTrain(run, [...saved.keys()], config);
  return names.map((name) => saved.get(name) ?? name);
}

async function namesToTrain(run: Run, names: readonly string[], config: Config | null) {
  const changed = await changedFiles(run).catch(() => null);
  const wanted = modelsWithChanges(names, changed, { run, config });
  const isAgain = run.world.context.runAttempt > 1 && wanted.length > 0;
  if (!isAgain || !(await ifAnswered(() => isLabelled(run, config)))) return wanted;
  // What somebody has accepted is judged on the trials that they saw.
  const found = await savedInRun(run.place, names);
  return wanted.filter((name) => !found.includes(name));
}

async function isLabelled({ client, subject, inputs }: Run, config: Config | null) {
  if (client === null || subject.pull === null) return false;
  const { labels, headSha } = await pullNow(client, subject.pull);
  const layers = { input: inputs.given, config, comparison: null };
  const label = readLayered(layers, (given) => readOption('accept-label', given));
  return headSha === subject.headSha && labels.some((name) => isSameLabel(name, label));
}
