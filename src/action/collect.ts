import { resolve } from 'node:path';
import * as core from '@actions/core';
import { detailOf, UserError } from '../errors.ts';
import { loadCandidate } from '../main.ts';
import { type SweepRecord, toSweep, withSaved } from '../parse/index.ts';
import { printablePath } from '../read/index.ts';
import { describeCounts, renderFailure } from '../render/index.ts';
import { addToSummary } from './attempt.ts';
import type { ActionInputs } from './inputs.ts';
import { log } from './log.ts';
import { save } from './save.ts';
import { trainedCommit } from './trained-commit.ts';

/**
 * `mode: collect`: reads the sweep and saves it for the job that compares. It judges nothing and
 * needs no token, so that it can run beside code that nobody has reviewed.
 */
export async function collect(inputs: ActionInputs): Promise<void> {
  const { candidate, settings, workingDirectory, shard } = inputs;
  const directory = resolve(workingDirectory);
  const workspaceSha = await trainedCommit(directory);
  const place = { directory, workspaceSha, instance: inputs.name, repository: '', github: null };
  const { record } = await loadCandidate(candidate, { place, settings });
  if (record === null) return withoutSweep(inputs);
  // Whether its trials count is the gate's to say; that some do is worth knowing at once.
  const reading = withSaved(settings.reading, record.settings);
  log(`${describeCounts(toSweep(record, reading), { ...settings, reading })}.`);
  if (workspaceSha === null) core.warning(NO_COMMIT);
  await saveOrFail(record, { inputs, shard });
}

const NO_COMMIT =
  'Which commit was trained cannot be told, for the working directory is no git checkout: the baseline is looked up by the head of the pull request alone.';

/** What the gate does with a missing candidate, the collecting job does. */
async function withoutSweep({ name, candidate, settings }: ActionInputs): Promise<void> {
  const error = new UserError({
    fault: 'data',
    where: printablePath(candidate),
    what: 'matches nothing, so that there is no sweep to save',
    fix: 'Check that the training step ran, and that the input `candidate` names what it wrote.',
  });
  if (settings.gate.onMissingCandidate === 'fail') throw error;
  core.warning(error.message);
  await addToSummary(renderFailure(error, { name, origin: '' }, 'No sweep was saved'));
}

async function saveOrFail(record: SweepRecord, saving: Parameters<typeof save>[1]): Promise<void> {
  try {
    await save(record, saving);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError({
      fault: 'data',
      where: 'the artifact of this sweep',
      what: `could not be uploaded (${detailOf(error, 'message')})`,
      fix: 'Run the job again; where it says that the name is taken, give each job that saves a sweep its own `name`, or `shard`.',
    });
  }
}
