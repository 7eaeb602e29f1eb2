import { dirname, join, resolve } from 'node:path';
import * as core from '@actions/core';
import { dataError, detailOf, naming, settingsError, UserError } from '../errors.ts';
import { workflowFile } from '../github/index.ts';
import { loadToSave } from '../main.ts';
import { saveSweep as asText, type SweepRecord, toSweep, withSaved } from '../parse/index.ts';
import { plainText } from '../print/index.ts';
import { printable, printablePath } from '../printable.ts';
import { canUpload, uploadFiles, writeFiles } from '../publish/index.ts';
import {
  baseName,
  EXIT_CODE_FILE,
  localPlace,
  savedAt,
  savedName,
  sweepFile,
} from '../read/index.ts';
import { describeCounts } from '../report/index.ts';
import { namingField } from '../settings/index.ts';
import { checkedOutConfig } from './find-config.ts';
import { settingsToCollect } from './plan-comparisons.ts';
import { folderOf } from './publish-report.ts';
import { type ActionInputs, candidateInput, log, readEnvironment, type World } from './world.ts';

/**
 * `mode: collect`: reads the sweep and saves it for the job that compares. It judges nothing and
 * needs no token, so it can run next to code that nobody has reviewed.
 */
export async function collect(inputs: ActionInputs, world: World): Promise<void> {
  const { name, isOfBase } = inputs;
  const part = partOf(inputs);
  try {
    const artifact = (isOfBase ? baseName : savedName)(name, part?.shard);
    const files = isOfBase
      ? await baseFiles(inputs, part, world)
      : await sweepFiles(await sweepsToCollect(inputs, world), part, inputs, world);
    await saveFiles(files, artifact, inputs, world);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw dataError(
      'the artifact of this sweep',
      `could not be uploaded (${detailOf(error, 'message')})`,
      'Run the job again. If the name is taken, give each job that saves a sweep its own `name` or `shard`.',
    );
  }
}

/** Where a workflow puts the exit code of a training of the base that has failed. */
const EXIT_CODE = 'EXIT_CODE';

/** The sweep of a base; if it could not be trained, its exit code, for nobody but the verdict is to know. */
async function baseFiles(inputs: ActionInputs, part: Part | null, world: World) {
  const code = process.env[EXIT_CODE]?.trim() ?? '';
  try {
    if (code === '')
      return await sweepFiles(await sweepsToCollect(inputs, world), part, inputs, world);
    core.warning(`The base could not be trained: exit code ${printable(code, 10)}.`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    core.warning(`The base has no sweep. ${error.messageFor('inputs')}`);
  }
  const path = join(folderOf('tuning-gate.base', inputs.name), EXIT_CODE_FILE);
  return [{ path, content: `${code || 0}\n` }];
}

/** The sweep of the workspace, once for each metric that is asked of it. */
async function sweepsToCollect(inputs: ActionInputs, world: World): Promise<SweepToSave[]> {
  const { name } = inputs;
  const directory = resolve(inputs.workingDirectory);
  const workspaceSha = await world.trainedCommit(directory);
  const environment = await readEnvironment(world.ask);
  const place = { ...localPlace(directory), workspaceSha, environment };
  const candidate = candidateInput(inputs) ?? savedAt('');
  const { config } = await checkedOutConfig(inputs);
  // A metric that is asked for by its name may be the one that is found without.
  const records = new Map<string, SweepRecord>();
  for (const { settings, layers } of settingsToCollect(inputs, config)) {
    const record = await loadToSave(candidate, { place, settings }).catch((error) => {
      throw namingField(error, layers);
    });
    if (record === null)
      throw dataError(
        printablePath(candidate.text),
        'matches nothing, so there is no sweep to save',
        'Check that the training step ran, and that the input `candidate` points to the file it wrote.',
      );
    // The gate decides whether its trials count; that there are some is worth knowing at once.
    const reading = withSaved(settings.reading, record.settings);
    log(`${plainText(describeCounts(toSweep(record, reading), { ...settings, reading }))}.`);
    records.set(record.metric, record);
  }
  return Array.from(records.values(), (record, metric) => ({ name, of: '', record, metric }));
}

interface Part {
  readonly shard: string;
  /** How many there are; null where nobody says. */
  readonly shards: number | null;
}

const OF_TOTAL = /^.+-of-([1-9]\d{0,4})$/;

/** The part that the inputs name, as `index-of-total` if they say how many there are; null for a whole sweep. */
export function partOf({ shard, shards }: Pick<ActionInputs, 'shard' | 'shards'>): Part | null {
  const named = OF_TOTAL.exec(shard)?.[1];
  const total = shards ?? (named === undefined ? null : Number(named));
  if (named !== undefined && Number(named) !== total)
    throw settingsError(
      'shards',
      naming`is ${String(total)}, but ${{ option: 'shard' }} is ${JSON.stringify(shard)}`,
      'Give the number of jobs that train this sweep.',
    );
  if (shard === '' && (total ?? 1) > 1)
    throw settingsError(
      'shard',
      naming`is missing, and ${{ option: 'shards' }} is ${String(total)}`,
      'Give each job its own index.',
    );
  if (shard === '' || total === 1) return null;
  return {
    shard: named === undefined && total !== null ? `${shard}-of-${total}` : shard,
    shards: total,
  };
}

export interface SweepToSave {
  readonly name: string;
  /** Its name among those that are saved together; empty for the only one. */
  readonly of: string;
  readonly record: SweepRecord;
  /** Which of the metrics it was saved with, from 0. */
  readonly metric: number;
}

export function textToSave(
  { record, name }: SweepToSave,
  part: Part | null,
  world: World,
): Promise<string> {
  const { shard, shards } = part ?? { shard: null, shards: record.shards ?? null };
  const training = { name, shard, shards, sha: record.source.sha, ...originOf(world) };
  return asText({ record, training });
}

interface TextToSave {
  readonly path: string;
  readonly content: string;
}

export async function sweepFiles(
  sweeps: readonly SweepToSave[],
  part: Part | null,
  { name: instance }: ActionInputs,
  world: World,
): Promise<TextToSave[]> {
  const folder = folderOf('tuning-gate.sweep', instance);
  const files: TextToSave[] = [];
  for (const sweep of sweeps) {
    const content = await textToSave(sweep, part, world);
    files.push({ path: join(folder, sweepFile(sweep.of, sweep.metric)), content });
  }
  return files;
}

/** Saves files in one artifact of this run, for the gate to judge or later runs to compare with. */
export async function saveFiles(
  files: readonly TextToSave[],
  artifact: string,
  { retentionDays }: ActionInputs,
  world: World,
): Promise<void> {
  await writeFiles(files);
  const paths = files.map(({ path }) => path);
  const folder = dirname(paths[0] ?? '');
  core.setOutput('sweep-json', paths[0]);
  if (canUpload(world.context.serverUrl)) {
    const upload = { name: artifact, files: paths, folder, retentionDays, replaces: false };
    await uploadFiles(upload, world.policy.maxSaving);
    core.info(`The sweep is saved as the artifact ${artifact}.`);
  } else {
    core.warning(
      `This GitHub does not accept artifacts from here: upload ${paths.join(' and ')} as ${artifact} with actions/upload-artifact.`,
    );
  }
  core.setOutput('sweep-artifact', artifact);
}

function originOf({ context, now }: World) {
  return {
    workflow: workflowFile(context.workflowRef),
    repository: context.repository,
    runId: context.runId,
    runAttempt: context.runAttempt,
    event: context.eventName,
    createdAt: new Date(now()).toISOString(),
  };
}
