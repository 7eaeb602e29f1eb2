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
  const nameOf = (model: string) => model || run.inputs.name;
  const names = models.map(nameOf);
  const changed = await changedFiles(run).catch(() => null);
  const wanted = modelsWithChanges(names, changed, { run, config });
  const isAgain = run.world.context.runAttempt > 1 && wanted.length > 0;
  // What somebody has accepted is judged on the trials that they saw.
  const isAccepted = isAgain && (await ifAnswered(() => isLabelled(run, config)));
  const saved = isAccepted ? await savedInRun(run.place, names) : [];
  return models.filter((model) => {
    const name = nameOf(model);
    return wanted.includes(name) && !saved.includes(name);
  });
}

async function isLabelled({ client, subject, inputs }: Run, config: Config | null) {
  if (client === null || subject.pull === null) return false;
  const { labels, headSha } = await pullNow(client, subject.pull);
  const layers = { input: inputs.given, config, comparison: null };
  const label = readLayered(layers, (given) => readOption('accept-label', given));
  return headSha === subject.headSha && labels.some((name) => isSameLabel(name, label));
}
