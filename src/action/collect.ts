import { resolve } from 'node:path';
import * as core from '@actions/core';
import { detailOf, UserError } from '../errors.ts';
import { loadCandidate } from '../load.ts';
import { type SweepRecord, toSweep, withSaved } from '../parse/index.ts';
import { printablePath } from '../read/index.ts';
import { describeCounts, renderFailure } from '../render/index.ts';
import type { ActionInputs } from './inputs.ts';
import { type Saving, saveSweep } from './save-sweep.ts';
import { addToSummary } from './summary.ts';
import { trainedCommit } from './trained-commit.ts';
import { log, type World } from './world.ts';

/**
 * `mode: collect`: reads the sweep and saves it for the job that compares. It judges nothing and
 * needs no token, so it can run next to code that nobody has reviewed.
 */
export async function collect(inputs: ActionInputs, world: World): Promise<void> {
  const { candidate, settings, workingDirectory, shard } = inputs;
  const directory = resolve(workingDirectory);
  const workspaceSha = await trainedCommit(directory);
  const place = { directory, workspaceSha, instance: inputs.name, repository: '', github: null };
  const { record } = await loadCandidate(candidate, { place, settings });
  if (record === null) return withoutSweep(inputs, world);
  // The gate decides whether its trials count; that some do is worth knowing at once.
  const reading = withSaved(settings.reading, record.settings);
  log(`${describeCounts(toSweep(record, reading), { ...settings, reading })}.`);
  if (workspaceSha === null) core.warning(NO_COMMIT);
  await saveOrFail(record, { inputs, shard, world });
}

const NO_COMMIT =
  'The trained commit is unknown because the working directory is not a git checkout. The baseline is looked up by the head of the pull request only.';

/** `on-missing-candidate` applies to the collecting job as it does to the gate. */
async function withoutSweep(
  { name, candidate, settings }: ActionInputs,
  world: World,
): Promise<void> {
  const error = new UserError({
    fault: 'data',
    where: printablePath(candidate),
    what: 'matches nothing, so there is no sweep to save',
    fix: 'Check that the training step ran, and that the input `candidate` names what it wrote.',
  });
  if (settings.gate.onMissingCandidate === 'fail') throw error;
  core.warning(error.message);
  await addToSummary(world, renderFailure(error, { name, origin: '' }, 'No sweep was saved'));
}

async function saveOrFail(record: SweepRecord, saving: Saving): Promise<void> {
  try {
    await saveSweep(record, saving);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError({
      fault: 'data',
      where: 'the artifact of this sweep',
      what: `could not be uploaded (${detailOf(error, 'message')})`,
      fix: 'Run the job again. If the name is taken, give each job that saves a sweep its own `name` or `shard`.',
    });
  }
}
