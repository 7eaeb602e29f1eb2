import { join } from 'node:path';
import * as core from '@actions/core';
import { detailOf } from '../errors.ts';
import { workflowFile } from '../github/index.ts';
import { saveSweep as asText, type SweepRecord } from '../parse/index.ts';
import { canUpload, uploadSweep, writeFiles } from '../publish/index.ts';
import { type Search, savedName } from '../read/index.ts';
import type { GateContext } from './gate-context.ts';
import type { ActionInputs } from './inputs.ts';
import { folderOf } from './report-folder.ts';
import type { World } from './world.ts';

export interface Saving {
  readonly inputs: ActionInputs;
  /** Which part it is; empty for a whole sweep. */
  readonly shard: string;
  readonly world: World;
}

/**
 * Saves a sweep as an artifact of this run, for the gate to judge or later runs to compare with.
 *
 * @throws Error if it cannot be saved
 */
export async function saveSweep(record: SweepRecord, saving: Saving): Promise<void> {
  const { inputs, shard, world } = saving;
  const { name, retentionDays } = inputs;
  const artifact = savedName(name, shard);
  const file = join(folderOf('tuning-gate.sweep', name), 'sweep.json');
  await writeFiles([
    { path: file, content: asText({ record, training: trainingOf(record, saving) }) },
  ]);
  core.setOutput('sweep-json', file);
  if (!canUpload(world.context.serverUrl)) {
    core.warning(
      `This GitHub does not accept artifacts from here: upload ${file} as ${artifact} with actions/upload-artifact.`,
    );
    core.setOutput('sweep-artifact', artifact);
    return;
  }
  await uploadSweep(artifact, file, retentionDays);
  core.setOutput('sweep-artifact', artifact);
  core.info(`The sweep is saved as the artifact ${artifact}.`);
}

function trainingOf({ source }: SweepRecord, { inputs: { name }, shard, world }: Saving) {
  const { context, now } = world;
  const { owner, repo } = context.repo;
  return {
    name,
    shard: shard || null,
    workflow: workflowFile(process.env.GITHUB_WORKFLOW_REF ?? ''),
    sha: source.sha,
    repository: `${owner}/${repo}`,
    runId: context.runId,
    runAttempt: context.runAttempt,
    event: context.eventName,
    createdAt: new Date(now()).toISOString(),
  };
}

/**
 * Keeps the sweep of a run that later ones may be compared with, whole and under its plain name.
 * A failure here only causes a warning.
 */
export async function keepBaseline(
  { inputs, subject, world }: GateContext,
  record: SweepRecord,
  { artifacts, shards }: Search,
): Promise<void> {
  const isSaved = artifacts.includes(savedName(inputs.name));
  // What another run trained, or a commit holds, does not belong to this commit.
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
    await saveSweep(record, { inputs, shard: '', world });
  } catch (error) {
    core.warning(`This sweep could not be kept as a baseline: ${detailOf(error, 'message')}`);
  }
}
