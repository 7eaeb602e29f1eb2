import * as core from '@actions/core';
import {
  type Assessment,
  assess,
  type Drift,
  nextDrift,
  type RunAssessment,
} from '../decide/index.ts';
import { historyEntry } from '../draw/index.ts';
import {
  type BranchTip,
  type Client,
  changeBranch,
  ifAnswered,
  issueTracker,
  pullOfCommit,
  readBranchFile,
  withDeadline,
} from '../github/index.ts';
import { loadKept, type MadeComparison } from '../main.ts';
import { type History, type HistoryLine, historyFile } from '../parse/index.ts';
import { plainText } from '../print/index.ts';
import { printable } from '../printable.ts';
import {
  chartFiles,
  explainFailure,
  isChartFile,
  LINKED,
  publishIssue,
  type ReportWriter,
} from '../publish/index.ts';
import { DATA_BRANCH, historyPath, isLasting, keptAt, sweepPath } from '../read/index.ts';
import {
  type HistoryReport,
  historyReport,
  type Picture,
  picturesOfRun,
  renderMainStates,
} from '../render/index.ts';
import { driftTitle, type MainState } from '../report/index.ts';
import { type Baselines, textToSave } from './collect.ts';
import type { ComparedRun } from './comparisons.ts';
import type { GateContext } from './gate-context.ts';
import { picturesAt } from './publish-report.ts';
import { addToSummary, log } from './world.ts';

/** What is kept of a run on main. */
interface RunRecord {
  /** One for each comparison with the run before. */
  readonly kept: readonly Pick<Continued, 'entry' | 'before' | 'first'>[];
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Those of its comparisons, with this run. */
  readonly histories: readonly HistoryReport[];
}

interface Recorded {
  readonly context: GateContext;
  readonly client: Client;
  readonly made: ComparedRun['made'];
  readonly baselines: Baselines;
  /** The texts of its sweeps by their paths on the branch. */
  readonly sweeps: ReadonlyMap<string, string>;
  readonly pull: number | null;
}

/** Keeps a run on the default branch with its sweeps and charts in one commit. A failure only causes a warning. */
export async function recordRun(
  context: GateContext,
  { made, run }: ComparedRun,
  baselines: Baselines,
): Promise<RunRecord | null> {
  const { inputs, subject, client, world } = context;
  const isOfMain = subject.isOnBase && subject.isBaseline && subject.isOwnRun;
  if (!inputs.history || !isOfMain || client === null || baselines.trained.length === 0)
    return null;
  try {
    return await withDeadline(world.policy.maxSaving, async () => {
      const sweeps = await sweepTexts(context, baselines);
      const { headSha, baseBranch } = subject;
      const pull = await ifAnswered(() => pullOfCommit(client, headSha, baseBranch));
      return commitRecord({ context, client, made, baselines, sweeps, pull }, run);
    });
  } catch (error) {
    core.warning(explainFailure(error, 'history'));
    return null;
  }
}

async function sweepTexts(
  { inputs, subject, world }: GateContext,
  { areNamed, sweeps }: Baselines,
) {
  const texts = sweeps.map(async (sweep) => {
    const owner = { name: inputs.name, comparison: areNamed ? sweep.name : '' };
    const path = sweepPath(subject.headSha, owner, sweep.part);
    return [path, await textToSave(sweep, '', world)] as const;
  });
  return new Map(await Promise.all(texts));
}

async function commitRecord(recorded: Recorded, run: RunAssessment): Promise<RunRecord> {
  const { context, client, baselines, sweeps } = recorded;
  const { inputs, subject, world } = context;
  const { runId, runAttempt: attempt } = world.context;
  const drawn = inputs.charts === 'branch' ? picturesOfRun(run) : new Map();
  const charts = chartFiles(drawn, { run: runId, attempt, instance: inputs.name });
  let continued: Continued[] = [];
  const sha = await changeBranch(client, DATA_BRANCH, async (tip) => {
    continued = [];
    for (const comparison of baselines.trained)
      continued.push(await continueHistory(comparison, tip, recorded));
    const lines = continued.flatMap(filesOfHistory);
    const what = `Record ${subject.headSha.slice(0, 7)}: run ${runId}, attempt ${attempt}`;
    return {
      files: new Map([...lines, ...sweeps, ...charts.files]),
      drops: dropsOf(continued, recorded),
      message: drawn.size > 0 ? `${what}\n\n${LINKED}` : what,
    };
  });
  log(`Recorded this run at ${sha} of ${DATA_BRANCH}.`);
  for (const { history } of continued) warnOfDamage(history);
  const pictures = picturesAt(sha, charts.paths, world);
  return { kept: continued, pictures, histories: continued.map(({ report }) => report) };
}

/** Its lines, and the last merges as pictures for a README. */
function filesOfHistory({ path, text, report }: Continued): [path: string, content: string][] {
  const { badge } = report;
  const stem = path.replace(/\.jsonl$/, '');
  const pictures: [string, string][] = badge
    ? [
        [`${stem}.svg`, badge.light],
        [`${stem}-dark.svg`, badge.dark],
      ]
    : [];
  return [[path, text], ...pictures];
}

/** A history with the line of this run. */
interface Continued {
  readonly path: string;
  readonly text: string;
  readonly history: History;
  readonly report: HistoryReport;
  readonly entry: HistoryLine;
  /** How main stood before this run. */
  readonly before: Drift | null;
  /** The line of the first commit that was found worse, of that drift or the one before; null if there is none. */
  readonly first: HistoryLine | null;
}

/** Far more lines than anybody reads. */
const MAX_HISTORY_BYTES = 32 * 2 ** 20;

/** Adds a line to a history. Nothing in it is changed, neither what is damaged nor what an earlier attempt wrote. */
async function continueHistory(
  comparison: MadeComparison,
  tip: BranchTip | null,
  { context, client, made, baselines, pull }: Recorded,
): Promise<Continued> {
  const { inputs, subject, run, createdAt, world } = context;
  const { planned, assessment } = comparison;
  const owner = { name: inputs.name, comparison: planned.name };
  const path = historyPath(owner);
  const before = tip?.files.has(path)
    ? (await readBranchFile(client, { tip, path }, MAX_HISTORY_BYTES)).toString()
    : '';
  const { readHistory, writeHistoryLine } = await historyFile();
  const known = readHistory({ kind: 'text', path, text: before });
  const about = {
    ...{ ...owner, workflow: subject.workflow, commit: subject.headSha, date: createdAt, pull },
    run: { id: run.id, attempt: run.attempt, event: world.context.eventName },
  };
  const withAnchor = anchorOf(comparison, made)?.assessment ?? null;
  const last = driftBefore(known, about);
  const withGood = await compareWithGood(last, comparison, { context, tip, baselines });
  const found = { commit: about.commit, withPredecessor: assessment, withAnchor, withGood };
  const { candidate } = assessment;
  if (candidate === null) throw new Error('What is kept has been read.');
  const drift = nextDrift(last, found);
  const entry = historyEntry(about, { candidate, withPredecessor: assessment, withAnchor, drift });
  const line = writeHistoryLine(entry);
  const end = before === '' || before.endsWith('\n') ? '' : '\n';
  // It is there already if the answer to an earlier try was lost.
  const text = before.split('\n').includes(line.trimEnd()) ? before : `${before}${end}${line}`;
  const history = readHistory({ kind: 'text', path, text });
  const { serverUrl, repository } = world.context;
  const frame = { name: planned.name, repository: `${serverUrl}/${repository}` };
  const report = historyReport(history, frame);
  const bad = (drift ?? last)?.bad;
  const first = history.lines.find((one) => one.commit === bad) ?? null;
  return { path, text, entry, history, report, before: last, first };
}

/** The comparison of the same sweep with a reference that stays where it is. */
function anchorOf({ planned }: MadeComparison, made: Recorded['made']): MadeComparison | undefined {
  return made.find(
    ({ planned: { baseline, instance, settings } }) =>
      isLasting(baseline) &&
      instance === planned.instance &&
      settings.reading.metric === planned.settings.reading.metric,
  );
}

/** As it was before this commit, whose runs may be started again. */
function driftBefore(
  { lines }: History,
  { workflow, commit, date }: Pick<HistoryLine, 'workflow' | 'commit' | 'date'>,
): Drift | null {
  const isBefore = (line: HistoryLine) =>
    line.workflow === workflow && line.commit !== commit && line.date <= date;
  return lines.findLast(isBefore)?.drift ?? null;
}

/** Null without a drift against main, or where the sweep of its last good commit cannot be read. */
async function compareWithGood(
  drift: Drift | null,
  { planned, assessment }: MadeComparison,
  { context, tip, baselines }: Pick<Recorded, 'context' | 'baselines'> & { tip: BranchTip | null },
): Promise<Assessment | null> {
  const { candidate, searches, settings } = assessment;
  if (drift?.against !== 'main' || drift.good === null || tip === null) return null;
  const { inputs, place } = context;
  const owner = { name: inputs.name, comparison: baselines.areNamed ? planned.instance : '' };
  const kept = { tip, sha: drift.good, owner };
  const at = { ...place, instance: planned.instance };
  const baseline = await loadKept(kept, { place: at, settings }).catch((error: unknown) => {
    log(`Cannot compare with the sweep of ${drift.good}: ${printable(String(error), 300)}`);
    return null;
  });
  if (baseline === null) return null;
  return assess({ baseline, candidate, searches }, settings);
}

/** Sweeps stay of the newest commits, of anchors, and of the last good commit while main is worse. */
function dropsOf(continued: readonly Continued[], { context, sweeps, made }: Recorded) {
  const { keep } = context.inputs;
  const owners = new Set(Array.from(sweeps.keys(), (path) => keptAt(path)?.of));
  const newest = continued.flatMap(({ history }) => history.lines.slice(-keep));
  const anchors = made.flatMap(({ planned: { baseline } }) =>
    baseline.kind === 'ref' ? (keptAt(baseline.path)?.sha ?? []) : [],
  );
  const goods = continued.flatMap(({ entry }) => entry.drift?.good ?? []);
  const stay = new Set([...newest.map(({ commit }) => commit), ...anchors, ...goods]);
  const known = new Set(continued.flatMap(({ history }) => history.lines.map((one) => one.commit)));
  return (path: string) => {
    const kept = keptAt(path);
    if (kept === null) return isChartFile(path);
    return owners.has(kept.of) && known.has(kept.sha) && !stay.has(kept.sha);
  };
}

function warnOfDamage({ damaged: [first, ...others] }: History): void {
  if (first === undefined) return;
  const more = others.length > 0 ? ` ${others.length} more cannot be read either.` : '';
  core.warning(`Skipped a line of the history, which stays in the file. ${first.what}${more}`);
}

/**
 * Says whether main is worse than it was: in outputs and summary, and in an issue if that is wanted. A failure only
 * causes a warning.
 *
 * @param report the report of the run, which the issue also shows
 */
export async function reportMain(
  context: GateContext,
  record: RunRecord,
  report: ReportWriter,
): Promise<void> {
  const { inputs, client, instance, run, subject, world } = context;
  const { serverUrl, repository } = world.context;
  const address = (number: number) => `${serverUrl}/${repository}/pull/${number}`;
  const states = record.kept.map(({ entry, before, first }): MainState => {
    const number = first?.pull ?? null;
    const pull = number === null ? null : { number, url: address(number) };
    return { comparison: entry.comparison, drift: entry.drift, before, pull };
  });
  const bad = states.flatMap(({ drift }) => drift?.bad ?? []);
  core.setOutput('worse-since', bad[0] ?? '');
  const said = renderMainStates(states, subject.baseBranch);
  if (said === '') return;
  await addToSummary(world, said);
  if (inputs.onRegression !== 'issue' || client === null) return;
  const since =
    record.kept.flatMap(({ first }) => first?.date ?? []).sort()[0] ?? context.createdAt;
  const title = plainText(driftTitle(states, subject.baseBranch));
  const write = (limit: number) => `${said}\n${report(limit - said.length - 1)}`;
  try {
    const order = { ...instance, run, bad, since, title, write };
    const url = await publishIssue(issueTracker(client), order, client.policy);
    if (url === null) return log('No issue was opened: someone has closed the one about this.');
    core.setOutput('issue-url', url);
  } catch (error) {
    core.warning(explainFailure(error, 'issue'));
  }
}
