import { join } from 'node:path';
import * as core from '@actions/core';
import { workflowFile } from '../github/index.ts';
import { type SweepRecord, saveSweep } from '../parse/index.ts';
import { canUpload, uploadSweep, writeFiles } from '../publish/index.ts';
import { savedName } from '../read/index.ts';
import type { ActionInputs } from './inputs.ts';
import { folderOf } from './report-folder.ts';
import { context } from './world.ts';

interface Saving {
  readonly inputs: ActionInputs;
  /** Which part it is; empty for a whole sweep. */
  readonly shard: string;
}

/**
 * Saves a sweep as an artifact of this run, for the gate to judge or later runs to compare with.
 *
 * @throws Error if it cannot be saved
 */
export async function save(record: SweepRecord, { inputs, shard }: Saving): Promise<void> {
  const { name, retentionDays } = inputs;
  const artifact = savedName(name, shard);
  const file = join(folderOf('tuning-gate.sweep', name), 'sweep.json');
  await writeFiles([
    { path: file, content: saveSweep({ record, training: trainingOf(record, name, shard) }) },
  ]);
  core.setOutput('sweep-json', file);
  if (!canUpload(context.serverUrl)) {
    core.warning(
      `This GitHub takes no artifacts from here: upload ${file} as ${artifact} with actions/upload-artifact.`,
    );
    core.setOutput('sweep-artifact', artifact);
    return;
  }
  await uploadSweep({ name: artifact, file, retentionDays });
  core.setOutput('sweep-artifact', artifact);
  core.info(`The sweep is saved as the artifact ${artifact}.`);
}

function trainingOf({ source }: SweepRecord, name: string, shard: string) {
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
    createdAt: new Date().toISOString(),
  };
}
