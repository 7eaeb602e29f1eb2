import * as core from '@actions/core';
import { detailOf } from '../errors.ts';
import type { SweepRecord } from '../parse/index.ts';
import { type Search, savedName } from '../read/index.ts';
import { save } from './save.ts';
import type { Scene } from './scene.ts';

/**
 * Keeps the sweep of a run that later ones may be compared with, whole and under its plain name.
 * What fails here costs later runs their baseline, and this one nothing: it warns.
 */
export async function keepBaseline(
  { inputs, subject }: Scene,
  record: SweepRecord,
  { artifacts, shards }: Search,
): Promise<void> {
  const isSaved = artifacts.includes(savedName(inputs.name));
  // What another run trained, or a commit keeps, is not this commit's.
  const isOfThisRun = !/^(run|ref):/.test(inputs.candidate);
  if (!subject.isBaseline || inputs.baseline !== 'auto' || isSaved || !isOfThisRun) return;
  if (shards !== null && shards.saved < shards.jobs) {
    core.warning(
      `This sweep is not kept as a baseline: ${shards.saved} of the ${shards.jobs} jobs of the matrix saved their part. Run the failed jobs again.`,
    );
    return;
  }
  const { sha } = record.source;
  if (sha !== null && sha !== subject.headSha) {
    core.warning(
      `This sweep is not kept as a baseline: it was trained on ${sha}, and this run is of ${subject.headSha}.`,
    );
    return;
  }
  try {
    await save(record, { inputs, shard: '' });
  } catch (error) {
    core.warning(`This sweep could not be kept as a baseline: ${detailOf(error, 'message')}`);
  }
}
