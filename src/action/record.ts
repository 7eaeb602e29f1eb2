import * as core from '@actions/core';
import { commitsToKeep, type RunAssessment } from '../decide/index.ts';
import {
  type HistoryReport,
  historyEntry,
  historyReport,
  type Picture,
  picturesOfRun,
} from '../draw/index.ts';
import {
  type BranchTip,
  type Client,
  changeBranch,
  ifAnswered,
  pullOfCommit,
  readBranchFile,
  withDeadline,
} from '../github/index.ts';
import type { MadeComparison } from '../main.ts';
import { type History, historyFile } from '../parse/index.ts';
import { chartFiles, explainFailure, isChartFile, LINKED } from '../publish/index.ts';
import { DATA_BRANCH, dataName, historyPath, ownerOfSweepAt, sweepPath } from '../read/index.ts';
import { type Baselines, textToSave } from './collect.ts';
import type { ComparedRun } from './comparisons.ts';
import { picturesAt } from './publish-report.ts';
import type { Run } from './run.ts';
import { log } from './world.ts';

/** What is recorded of a run on main. */
interface RunRecord {
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Those of its comparisons, with this run. */
  readonly histories: readonly HistoryReport[];
}

interface Recorded {
  readonly run: Run;
  readonly client: Client;
  readonly baselines: Baselines;
  /** The texts of its sweeps by their paths on the branch. */
  readonly sweeps: ReadonlyMap<string, string>;
  readonly pull: number | null;
}

/** Keeps a run on the default branch with its sweeps and charts in one commit. A failure only causes a warning. */
export async function recordRun(
  run: Run,
  { assessed }: ComparedRun,
  baselines: Baselines,
): Promise<RunRecord | null> {
  const { inputs, subject, client, world } = run;
  const isOfMain = subject.isOnBase && subject.isBaseline && subject.isOwnRun;
  if (!inputs.history || !isOfMain || client === null || baselines.trained.length === 0)
    return null;
  try {
    return await withDeadline(world.policy.maxSaving, async () => {
      const sweeps = await sweepTexts(run, baselines);
      const { headSha, baseBranch } = subject;
      const pull = await ifAnswered(() => pullOfCommit(client, headSha, baseBranch));
      return commitRecord({ run, client, baselines, sweeps, pull }, assessed);
    });
  } catch (error) {
    core.warning(explainFailure(error, 'history'));
    return null;
  }
}

async function sweepTexts({ inputs, subject, world }: Run, { areNamed, sweeps }: Baselines) {
  const texts = sweeps.map(async (sweep) => {
    const owner = { name: inputs.name, comparison: areNamed ? sweep.name : '' };
    const path = sweepPath(subject.headSha, owner, sweep.metric);
    return [path, await textToSave(sweep, null, world)] as const;
  });
  return new Map(await Promise.all(texts));
}

async function commitRecord(recorded: Recorded, assessed: RunAssessment): Promise<RunRecord> {
  const { run, client, baselines, sweeps } = recorded;
  const { inputs, subject, world } = run;
  const { runId, runAttempt: attempt } = world.context;
  const rendered = inputs.charts === 'branch' ? picturesOfRun(assessed) : new Map();
  const charts = chartFiles(rendered, { run: runId, attempt, instance: inputs.name });
  let continued: Continued[] = [];
  const sha = await changeBranch(client, DATA_BRANCH, async (tip) => {
    continued = [];
    for (const comparison of baselines.trained)
      continued.push(await continueHistory(comparison, tip, recorded));
    const lines = continued.map(({ path, text }) => [path, text] as const);
    const isOld = oldSweeps(continued, recorded);
    const fresh = [...sweeps].filter(([path]) => !isOld(path));
    const what = `Record ${subject.headSha.slice(0, 7)}: run ${runId}, attempt ${attempt}`;
    return {
      files: new Map([...lines, ...fresh, ...charts.files]),
      drops: (path) => isChartFile(path) || isOld(path),
      message: rendered.size > 0 ? `${what}\n\n${LINKED}` : what,
    };
  });
  log(`Recorded this run at ${sha} of ${DATA_BRANCH}.`);
  for (const { history } of continued) warnOfDamage(history);
  const pictures = picturesAt(sha, charts.paths, world);
  return { pictures, histories: continued.map(({ report }) => report) };
}

/** A history with the line of this run. */
interface Continued {
  readonly path: string;
  readonly text: string;
  readonly history: History;
  readonly report: HistoryReport;
  /** The name of the sweep that is compared. */
  readonly sweep: string;
}

/** Far more lines than anybody reads. */
const MAX_HISTORY_BYTES = 32 * 2 ** 20;

/** Adds a line to a history. Nothing in it is changed, neither what is damaged nor what an earlier attempt wrote. */
async function continueHistory(
  comparison: MadeComparison,
  tip: BranchTip | null,
  { run, client, pull }: Recorded,
): Promise<Continued> {
  const { inputs, subject, judging, createdAt, world } = run;
  const { planned, assessment } = comparison;
  const owner = { name: inputs.name, comparison: planned.name };
  const path = historyPath(owner);
  const before = tip?.files.has(path)
    ? (await readBranchFile(client, { tip, path }, MAX_HISTORY_BYTES)).toString()
    : '';
  const { readHistory, writeHistoryLine } = await historyFile();
  const about = {
    ...{ ...owner, workflow: subject.workflow, commit: subject.headSha, date: createdAt, pull },
    run: { id: judging.id, attempt: judging.attempt, event: world.context.eventName },
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
  return { path, text, history, report, sweep: planned.instance };
}

/** Which sweeps of the branch are no longer among the newest of their name. */
function oldSweeps(
  continued: readonly Continued[],
  { run: { inputs }, baselines }: Recorded,
): (path: string) => boolean {
  const staying = new Map<string, string[]>();
  for (const { history, sweep } of continued) {
    const of = dataName({ name: inputs.name, comparison: baselines.areNamed ? sweep : '' });
    staying.set(of, [...(staying.get(of) ?? []), ...commitsToKeep(history)]);
  }
  return (path) => {
    const saved = ownerOfSweepAt(path);
    return saved !== null && staying.get(saved.of)?.includes(saved.sha) === false;
  };
}

function warnOfDamage({ damaged: [first, ...others] }: History): void {
  if (first === undefined) return;
  const more = others.length > 0 ? ` ${others.length} more cannot be read either.` : '';
  core.warning(`Skipped a line of the history, which stays in the file. ${first.what}${more}`);
}
