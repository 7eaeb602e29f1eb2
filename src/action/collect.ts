import { join, resolve } from 'node:path';
import * as core from '@actions/core';
import { dataError, detailOf, UserError } from '../errors.ts';
import { workflowFile } from '../github/index.ts';
import { loadCandidate } from '../load.ts';
import type { ComparedSweeps } from '../main.ts';
import { saveSweep as asText, type SweepRecord, toSweep, withSaved } from '../parse/index.ts';
import { canUpload, uploadSweep, writeFiles } from '../publish/index.ts';
import { printablePath, savedName } from '../read/index.ts';
import { describeCounts, renderFailure } from '../render/index.ts';
import type { GateContext } from './gate-context.ts';
import type { ActionInputs } from './inputs.ts';
import { folderOf } from './report-folder.ts';
import { addToSummary, log, trainedCommit, type World } from './world.ts';

/**
 * `mode: collect`: reads the sweep and saves it for the job that compares. It judges nothing and
 * needs no token, so it can run next to code that nobody has reviewed.
 */
export async function collect(inputs: ActionInputs, world: World): Promise<void> {
  const { candidate, settings, workingDirectory, name } = inputs;
  const directory = resolve(workingDirectory);
  const workspaceSha = await trainedCommit(directory);
  const place = { directory, workspaceSha, instance: name, repository: '', github: null };
  const { record } = await loadCandidate(candidate, { place, settings });
  if (record === null) return withoutSweep(inputs, world);
  // The gate decides whether its trials count; that there are some is worth knowing at once.
  const reading = withSaved(settings.reading, record.settings);
  log(`${describeCounts(toSweep(record, reading), { ...settings, reading })}.`);
  if (workspaceSha === null) core.warning(NO_COMMIT);
  try {
    await saveSweep(record, inputs, world);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw dataError(
      'the artifact of this sweep',
      `could not be uploaded (${detailOf(error, 'message')})`,
      'Run the job again. If the name is taken, give each job that saves a sweep its own `name` or `shard`.',
    );
  }
}

const NO_COMMIT =
  'The trained commit is unknown because the working directory is not a git checkout. The baseline is looked up by the head of the pull request only.';

/** `on-missing-candidate` applies to the collecting job as it does to the gate. */
async function withoutSweep(
  { name, candidate, settings }: ActionInputs,
  world: World,
): Promise<void> {
  const error = dataError(
    printablePath(candidate),
    'matches nothing, so there is no sweep to save',
    'Check that the training step ran, and that the input `candidate` names what it wrote.',
  );
  if (settings.gate.onMissingCandidate === 'fail') throw error;
  core.warning(error.message);
  await addToSummary(world, renderFailure(error, { name, origin: '' }, 'No sweep was saved'));
}

type Naming = Pick<ActionInputs, 'name' | 'shard' | 'retentionDays'>;

/**
 * Saves a sweep as an artifact of this run, for the gate to judge or later runs to compare with.
 *
 * @throws Error if it cannot be saved
 */
async function saveSweep(record: SweepRecord, naming: Naming, world: World): Promise<void> {
  const { name, shard, retentionDays } = naming;
  const artifact = savedName(name, shard);
  const file = join(folderOf('tuning-gate.sweep', name), 'sweep.json');
  const training = {
    name,
    shard: shard || null,
    sha: record.source.sha,
    ...originOf(world),
  };
  await writeFiles([{ path: file, content: await asText({ record, training }) }]);
  core.setOutput('sweep-json', file);
  core.setOutput('sweep-artifact', artifact);
  if (canUpload(world.context.serverUrl)) {
    await uploadSweep(artifact, file, retentionDays);
    core.info(`The sweep is saved as the artifact ${artifact}.`);
  } else {
    core.warning(
      `This GitHub does not accept artifacts from here: upload ${file} as ${artifact} with actions/upload-artifact.`,
    );
  }
}

/** The run that saves a sweep. */
function originOf({ context, now }: World) {
  const { owner, repo } = context.repo;
  return {
    workflow: workflowFile(process.env.GITHUB_WORKFLOW_REF ?? ''),
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
  { candidate: record, assessment }: ComparedSweeps,
): Promise<void> {
  const { artifacts, shards } = assessment.searches.candidate;
  const isSaved = artifacts.includes(savedName(inputs.name));
  // What another run trained, or a commit holds, does not belong to this commit.
  const isOfThisRun = !/^(run|ref):/.test(inputs.candidate);
  const isKept = subject.isBaseline && inputs.baseline === 'auto' && !isSaved && isOfThisRun;
  if (record === null || !isKept) return;
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
    await saveSweep(record, { ...inputs, shard: '' }, world);
  } catch (error) {
    core.warning(`This sweep could not be kept as a baseline: ${detailOf(error, 'message')}`);
  }
}
