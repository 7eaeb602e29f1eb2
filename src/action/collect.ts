import { dirname, join, resolve } from 'node:path';
import * as core from '@actions/core';
import { commitsToKeep, isLeftOut } from '../decide/index.ts';
import { type HistoryReport, historyEntry, historyReport } from '../draw/index.ts';
import { dataError, detailOf, naming, settingsError, UserError } from '../errors.ts';
import {
  type BranchTip,
  type Client,
  changeBranch,
  ifAnswered,
  pullOfCommit,
  readBranchFile,
  withDeadline,
  workflowFile,
} from '../github/index.ts';
import { loadToSave, type MadeComparison, plannedBy } from '../main.ts';
import { historyFile, type SweepRecord, saveSweep, toSweep, withSaved } from '../parse/index.ts';
import { plainText } from '../print/index.ts';
import { printable, printablePath } from '../printable.ts';
import { canUpload, explainFailure, uploadFiles, writeFiles } from '../publish/index.ts';
import {
  baseName,
  DATA_BRANCH,
  dataName,
  EXIT_CODE_FILE,
  historyPath,
  isLasting,
  isUnusable,
  localPlace,
  ownerOfSweepAt,
  savedAt,
  savedName,
  sweepFile,
  sweepPath,
} from '../read/index.ts';
import { describeCounts } from '../report/index.ts';
import { namingField } from '../settings/index.ts';
import type { ComparedRun } from './comparisons.ts';
import { checkedOutConfig, rankOf, settingsToCollect } from './plan-comparisons.ts';
import { folderOf } from './publish-report.ts';
import type { Run } from './run.ts';
import { type ActionInputs, candidateInput, log, readEnvironment, type World } from './world.ts';

/** `mode: collect`. It needs no token, so it can run next to code that nobody has reviewed. */
export async function collect(inputs: ActionInputs, world: World): Promise<void> {
  const { name, isOfBase } = inputs;
  const part = partOf(inputs);
  const read = async () => sweepFiles(await sweepsToCollect(inputs, world), part, inputs, world);
  try {
    const artifact = (isOfBase ? baseName : savedName)(name, part?.shard);
    const files = isOfBase ? await baseFiles(name, read) : await read();
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

/** The sweep of a base; if it could not be trained, its exit code, for nobody but the verdict is to know. */
async function baseFiles(name: string, read: () => ReturnType<typeof sweepFiles>) {
  const code = process.env.EXIT_CODE?.trim() ?? '';
  try {
    if (code === '') return await read();
    core.warning(`The base could not be trained: exit code ${printable(code, 10)}.`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    core.warning(`The base has no sweep. ${error.messageFor('inputs')}`);
  }
  const path = join(folderOf('tuning-gate.base', name), EXIT_CODE_FILE);
  return [{ path, content: `${code || 0}\n` }];
}

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

type Part = Readonly<{ shard: string; shards: number | null }>;

const OF_TOTAL = /^.+-of-([1-9]\d{0,4})$/;

/** As `index-of-total` if the inputs say how many there are; null for a whole sweep. */
export function partOf({ shard, shards }: Pick<ActionInputs, 'shard' | 'shards'>): Part | null {
  const named = OF_TOTAL.exec(shard)?.[1];
  const total = shards ?? (named === undefined ? null : Number(named));
  if (named !== undefined && Number(named) !== total) {
    const what = naming`is ${`${total}`}, but ${{ option: 'shard' }} is ${JSON.stringify(shard)}`;
    throw settingsError('shards', what, 'Give the number of jobs that train this sweep.');
  }
  if (shard === '' && (total ?? 1) > 1) {
    const what = naming`is missing, and ${{ option: 'shards' }} is ${`${total}`}`;
    throw settingsError('shard', what, 'Give each job its own index.');
  }
  if (shard === '' || total === 1) return null;
  const isWhole = named !== undefined || total === null;
  return { shard: isWhole ? shard : `${shard}-of-${total}`, shards: total };
}

interface SweepToSave {
  readonly name: string;
  /** Its name among those that are saved together; empty for the only one. */
  readonly of: string;
  readonly record: SweepRecord;
  readonly metric: number;
}

function textToSave(
  { record, name }: SweepToSave,
  part: Part | null,
  world: World,
): Promise<string> {
  const { shard, shards } = part ?? { shard: null, shards: record.shards ?? null };
  const { workflowRef, repository, runId, runAttempt, eventName: event } = world.context;
  const run = { workflow: workflowFile(workflowRef), repository, runId, runAttempt, event };
  const createdAt = new Date(world.now()).toISOString();
  const training = { name, shard, shards, sha: record.source.sha, ...run, createdAt };
  return saveSweep({ record, training });
}

function sweepFiles(
  sweeps: readonly SweepToSave[],
  part: Part | null,
  { name: instance }: ActionInputs,
  world: World,
) {
  const folder = folderOf('tuning-gate.sweep', instance);
  return Promise.all(
    sweeps.map(async (sweep) => ({
      path: join(folder, sweepFile(sweep.of, sweep.metric)),
      content: await textToSave(sweep, part, world),
    })),
  );
}

/** In one artifact of this run, for the gate to judge or later runs to compare with. */
async function saveFiles(
  files: Awaited<ReturnType<typeof sweepFiles>>,
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

type Baselines = NonNullable<ReturnType<typeof baselinesOf>>;

/** What later runs may be compared with; null, perhaps with a warning, where nothing is saved. */
export function baselinesOf({ inputs, subject }: Run, { made }: ComparedRun) {
  if (!subject.isBaseline) return null;
  // What another run trained, or a commit holds, does not belong to this commit.
  const trained = made.filter(
    ({ planned, assessment }) =>
      planned.baseline.kind === 'auto' && !isLasting(planned.candidate) && !isLeftOut(assessment),
  );
  const { artifact = '' } = trained[0]?.planned.saved ?? {};
  // Whether the job that trained has saved them there already.
  const areSaved = trained.every(
    ({ assessment }) => assessment.searches.candidate.artifacts.join() === artifact,
  );
  for (const comparison of areSaved && !inputs.history ? [] : trained) {
    const why = whyNotSaved(comparison, subject.headSha);
    if (why === null) continue;
    const which = comparison.planned.name && ` ${JSON.stringify(comparison.planned.name)}`;
    core.warning(`No baseline was saved because of the sweep${which}: ${why}.`);
    return null;
  }
  return { artifact, areSaved, trained, sweeps: wholeSweeps(trained) };
}

export async function saveBaselines(
  { inputs, world }: Run,
  { artifact, areSaved, sweeps }: Baselines,
): Promise<void> {
  if (sweeps.length === 0 || areSaved) return;
  try {
    await saveFiles(await sweepFiles(sweeps, null, inputs, world), artifact, inputs, world);
  } catch (error) {
    core.warning(
      `This sweep could not be kept as a baseline (${detailOf(error, 'message')}). Pull requests are compared with an older one until a run keeps its sweep: run this job again.`,
    );
  }
}

/** All baselines are saved or none: later runs would take an incomplete set for the complete one. */
function whyNotSaved(
  { planned, candidate, baseline, assessment }: MadeComparison,
  headSha: string,
): string | null {
  const { candidate: search } = assessment.searches;
  const { shards } = search;
  if (isUnusable(search)) return 'it could not be read';
  if (candidate === null) return planned.name === '' ? null : 'it was not found';
  const { sha } = candidate.source;
  if (shards !== null && shards.saved < shards.jobs)
    return `${shards.saved} of the ${shards.jobs} jobs of the matrix saved their trials. Run the failed jobs again`;
  const [before, now] = [baseline?.shards ?? 0, candidate.shards ?? Infinity];
  if (shards === null && now < before)
    return `${now} jobs saved their trials, and the baseline before it is of ${before}. Run the failed jobs again, or say with the input \`shards\` how many there are now`;
  if (sha !== null && sha !== headSha)
    return `it was trained on ${sha}, and this run is of ${headSha}`;
  return null;
}

/** Whole; each once by its name and metric. A comparison that asks for no metric takes the first. */
function wholeSweeps(made: readonly MadeComparison[]): SweepToSave[] {
  const inOrder = made.toSorted((a, b) => rankOf(a.planned) - rankOf(b.planned));
  const byName = new Map<string, Map<string, SweepToSave>>();
  for (const { planned, candidate } of inOrder) {
    if (candidate === null) continue;
    const { name, of } = planned.saved;
    const ofName = byName.get(name) ?? new Map<string, SweepToSave>();
    const { minTrials, pairing } = plannedBy(planned.settings);
    const saved = candidate.settings;
    const settings = { ...saved, minTrials: minTrials ?? saved.minTrials, pairing };
    const metric = ofName.get(candidate.metric)?.metric ?? ofName.size;
    const sweep = { name, of, record: { ...candidate, settings }, metric };
    byName.set(name, ofName.set(candidate.metric, sweep));
  }
  return [...byName.values()].flatMap((ofName) => [...ofName.values()]);
}

/** On the data branch, with the sweeps in one commit. A failure only causes a warning. */
export async function recordRun(
  run: Run,
  { trained, sweeps }: Baselines,
): Promise<HistoryReport[]> {
  const { inputs, subject, client, world } = run;
  const { headSha, baseBranch } = subject;
  const isOfMain = subject.isOnBase && subject.isBaseline && subject.isOwnRun;
  if (!inputs.history || !isOfMain || client === null || sweeps.length === 0) return [];
  try {
    return await withDeadline(world.policy.maxSaving, async () => {
      const texts = new Map<string, string>();
      for (const sweep of sweeps) {
        const owner = { name: inputs.name, comparison: sweep.of };
        texts.set(sweepPath(headSha, owner, sweep.metric), await textToSave(sweep, null, world));
      }
      const pull = await ifAnswered(() => pullOfCommit(client, headSha, baseBranch));
      return commitRecord({ run, client, trained, texts, pull });
    });
  } catch (error) {
    core.warning(explainFailure(error, 'history'));
    return [];
  }
}

interface Recorded extends Pick<Baselines, 'trained'> {
  readonly run: Run;
  readonly client: Client;
  readonly texts: ReadonlyMap<string, string>;
  readonly pull: number | null;
}

async function commitRecord(recorded: Recorded): Promise<HistoryReport[]> {
  const { run, client, trained, texts } = recorded;
  const { runId, runAttempt: attempt } = run.world.context;
  let continued: Continued[] = [];
  const sha = await changeBranch(client, DATA_BRANCH, async (tip) => {
    continued = [];
    for (const comparison of trained)
      continued.push(await continueHistory(comparison, tip, recorded));
    const lines = continued.map(({ path, text }) => [path, text] as const);
    const fresh = [...texts].filter(([path]) => !isOld(path, continued));
    return {
      files: new Map([...lines, ...fresh]),
      drops: (path) => isOld(path, continued),
      message: `Record ${run.subject.headSha.slice(0, 7)}: run ${runId}, attempt ${attempt}`,
    };
  });
  log(`Recorded this run at ${sha} of ${DATA_BRANCH}.`);
  for (const { history } of continued) {
    const [first, ...others] = history.damaged;
    const more = others.length > 0 ? ` ${others.length} more cannot be read either.` : '';
    if (first !== undefined)
      core.warning(`Skipped a line of the history, which stays in the file. ${first.what}${more}`);
  }
  return continued.map(({ report }) => report);
}

type Continued = Awaited<ReturnType<typeof continueHistory>>;

const MAX_HISTORY_BYTES = 32 * 2 ** 20;

/** Nothing in the history is changed, neither what is damaged nor what an earlier attempt wrote. */
async function continueHistory(
  comparison: MadeComparison,
  tip: BranchTip | null,
  { run, client, pull }: Recorded,
) {
  const { inputs, subject, judging, createdAt, world } = run;
  const { planned, assessment } = comparison;
  const path = historyPath({ name: inputs.name, comparison: planned.name });
  const before = tip?.files.has(path)
    ? (await readBranchFile(client, { tip, path }, MAX_HISTORY_BYTES)).toString()
    : '';
  const { readHistory, writeHistoryLine } = await historyFile();
  const about = {
    ...{ comparison: planned.name, commit: subject.headSha, date: createdAt, pull },
    run: { id: judging.id, attempt: judging.attempt },
  };
  const { candidate } = assessment;
  if (candidate === null) throw new Error('What is recorded has been read.');
  const line = writeHistoryLine(historyEntry(about, { candidate, withPredecessor: assessment }));
  const end = before === '' || before.endsWith('\n') ? '' : '\n';
  // It is there already if the answer to an earlier try was lost.
  const text = before.split('\n').includes(line.trimEnd()) ? before : `${before}${end}${line}`;
  const history = readHistory({ kind: 'text', path, text });
  const { serverUrl, repository } = world.context;
  const frame = { name: planned.name, repository: `${serverUrl}/${repository}` };
  const report = historyReport(history, frame);
  const of = dataName({ name: inputs.name, comparison: planned.saved.of });
  return { path, text, history, report, of };
}

/** Whether it is a sweep of the branch that is no longer among the newest of its name. */
function isOld(path: string, continued: readonly Continued[]): boolean {
  const saved = ownerOfSweepAt(path);
  const own = continued.filter(({ of }) => of === saved?.of);
  return (
    own.length > 0 && !own.some(({ history }) => commitsToKeep(history).includes(saved?.sha ?? ''))
  );
}
