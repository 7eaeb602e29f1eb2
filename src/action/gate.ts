import * as core from '@actions/core';
import {
  accept,
  canBeAccepted,
  holdTo,
  levelsOf,
  type Remembered,
  type RunAssessment,
  remember,
} from '../decide/index.ts';
import { settingsError } from '../errors.ts';
import { plainText, quotedText } from '../print/index.ts';
import {
  type CheckOrder,
  type CommentOrder,
  inDigests,
  type ReportWriter,
} from '../publish/index.ts';
import {
  type CommentFrame,
  NO_FRAME,
  PLAIN_SCREEN,
  renderRunComment,
  renderRunText,
  reportOfRun,
} from '../render/index.ts';
import {
  advice,
  lineOf,
  outcome,
  type Phrase,
  runExplanations,
  runHeadline,
  say,
  state,
  verdictStatements,
} from '../report/index.ts';
import { GATES } from '../settings/index.ts';
import { type EarlierChecks, earlierChecks, lookForAcceptance } from './accept.ts';
import {
  type Failure,
  failureOf,
  postCheck,
  postComment,
  repeatVerdict,
  setFailureOutputs,
  setOutputs,
  writeFailure,
} from './check-and-comment.ts';
import { baselinesOf, keepBaselines, keepRead } from './collect.ts';
import { type ComparedRun, compareRun } from './comparisons.ts';
import { basesOf, type GateContext, gateContexts, stillCurrent } from './gate-context.ts';
import { placePictures, uploadFolder, writeReport } from './publish-report.ts';
import { recordRun, reportMain } from './record.ts';
import type { Several } from './subject.ts';
import {
  type ActionInputs,
  addToSummary,
  attempt,
  log,
  MAX_SUMMARY,
  urlOfRun,
  type World,
} from './world.ts';

/** `mode: gate` and `mode: auto`: compares the sweeps, reports the verdict, and passes or fails. */
export async function gate(inputs: ActionInputs, world: World): Promise<void> {
  checkHistory(inputs);
  const toJudge = await gateContexts(inputs, world);
  if (typeof toJudge === 'string') {
    // Nothing was trained that could be judged, which is not a failure.
    core.notice(toJudge);
    await addToSummary(world, toJudge);
    return;
  }
  const [commit] = toJudge;
  if (world.context.payload.merge_group) return repeatVerdict(commit[0]);
  if (commit[0].subject.isScheduled) return judgeInTurn(toJudge);
  const judged = await judgeCommit(commit);
  setOutputs(judged.run);
  if (judged.isWaiting) core.notice(`${titleOf(judged)}.`);
  else conclude(judged);
}

/**
 * Judges commits by themselves: one that cannot be read keeps no other from its verdict. The run says whether all could
 * be judged; what came of each is in its check.
 */
async function judgeInTurn(commits: Several<Several<GateContext>>): Promise<void> {
  const all: JudgedCommit[] = [];
  const failures: Failure[] = [];
  for (const commit of commits) {
    const which = commit.map(({ subject }) => `#${subject.pull}`).join(', ');
    try {
      const judged = await judgeCommit(commit);
      all.push(judged);
      core.notice(`${which}: ${titleOf(judged)}.`);
    } catch (thrown) {
      const failure = failureOf(thrown);
      failures.push(failure);
      core.setFailed(`${which}: ${failure.error.messageFor('inputs')}`);
      await attempt('check and comment', () => writeFailure(commit, failure));
    }
  }
  const [worst] = all.toSorted((a, b) => rankOf(b) - rankOf(a));
  if (worst !== undefined) setOutputs(worst.run);
  core.setOutput(
    'decided',
    String(failures.length === 0 && !all.some(({ isWaiting }) => isWaiting)),
  );
  if (failures[0] !== undefined) setFailureOutputs(failures[0]);
}

interface JudgedCommit extends Judged {
  /** Trials are waited for: there is no verdict yet, and the check is in progress. */
  readonly isWaiting: boolean;
}

/** Judges all pull requests of a commit. It has one check, and the step one set of outputs: they report the worst. */
async function judgeCommit(commit: Several<GateContext>): Promise<JudgedCommit> {
  const contexts = await stillCurrent(commit);
  const { unreadable } = contexts[0].subject;
  if (unreadable !== null) throw unreadable;

  const judged: Judged[] = [];
  for (const context of contexts) judged.push(await judge(context));
  const worst = judged.reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a));
  // A neutral check would count as passing.
  const mustWait = judged.some(isPending) && (isPending(worst) || worst.run.gate !== 'fail');
  const isWaiting = mustWait && worst.compared.isAwaited;
  const { until } = worst;
  const about = {
    bases: basesOf(contexts),
    remembers: judged.flatMap(({ known }) => known),
    until,
  };
  if (isWaiting) {
    await keepWaiting(worst, about.bases);
    return { ...worst, isWaiting };
  }
  for (const other of judged)
    if (other !== worst) await publishComment(other, await frameOf(other));
  const which = judged.length > 1 ? ` (#${worst.context.subject.pull})` : '';
  await publish(worst, which, mustWait ? null : about);
  return { ...worst, isWaiting };
}

function rankOf({ run }: Judged): number {
  return GATES.indexOf(run.gate);
}

/** Since when main is worse is only known from its history. */
function checkHistory({ history, onRegression }: ActionInputs): void {
  if (history || onRegression !== 'issue') return;
  const fix = 'Set `history: true` too, which needs `contents: write`, or remove it.';
  throw settingsError('on-regression', 'is issue, and no history of main is kept', fix);
}

interface Judged {
  readonly context: GateContext;
  readonly compared: ComparedRun;
  readonly run: RunAssessment;
  /** What later runs on the commit are held to. */
  readonly known: readonly Remembered[];
  /** How; empty where there is nothing to accept. */
  readonly acceptance: Phrase;
  /** Until when its trials are waited for; undefined if nobody has begun to. */
  readonly until: string | undefined;
}

/** Whether more trials are to be judged before there is a verdict. */
function isPending({ run: { decided, gate, comparisons } }: Judged): boolean {
  const isOpen = comparisons.some(({ assessment }) => assessment.verdict === 'undecided');
  return decided === false || (isOpen && gate !== 'fail');
}

async function judge(context: GateContext): Promise<Judged> {
  const earlier = await earlierChecks(context);
  const [latest] = earlier ?? [];
  const compared = await compareRun(context, latest);
  const { run, known } = held(compared.run, context, earlier ?? []);
  const judged = { context, compared, run, known, acceptance: [], until: latest?.until };
  if (!canBeAccepted(run)) return judged;
  const { label } = compared;
  const failure = { label, title: plainText(runHeadline(run)), remembers: known };
  const { acceptance, sentence } = await lookForAcceptance(context, failure, earlier);
  if (acceptance === null) return { ...judged, acceptance: sentence };
  return { ...judged, run: accept(run, acceptance) };
}

/** The run with the failures of earlier ones that stand; jobs of this attempt have drawn the same trials. */
function held(run: RunAssessment, { world, subject }: GateContext, earlier: EarlierChecks) {
  const others = earlier.filter(({ isOfThisAttempt }) => !isOfThisAttempt);
  const runs = others.map(({ run: { id }, remembers }) => ({
    url: urlOfRun(world, id),
    remembers,
  }));
  return holdTo(run, inDigests(remember(run, subject.baseBranch)), runs);
}

/** Nothing is written but the check in progress: what the first trials show is not for anybody to act on. */
async function keepWaiting(judged: Judged, bases: CheckOrder['bases']): Promise<void> {
  const { context, run } = judged;
  const { inputs, origin, world } = context;
  const hours = run.comparisons.map(({ assessment }) => assessment.settings.gate.expectWithin);
  const end = new Date(world.now() + Math.max(...hours) * 3_600_000);
  const until = judged.until ?? end.toISOString().replace(/\.\d+Z$/, 'Z');
  const write = writer(run, { ...NO_FRAME, name: inputs.name, origin });
  const { commits } = judged.compared;
  const title = titleOf(judged);
  await postCheck(context, { bases, remembers: [], until, commits, title, gate: null, write });
}

function titleOf({ run }: Judged): string {
  return plainText(runHeadline(run));
}

/** Publishes a verdict in the summary and as a comment; of several, all but the worst only so. */
async function publishComment(
  { context, run }: Judged,
  frame: CommentFrame,
  isOwn = true,
): Promise<void> {
  await addToSummary(context.world, writer(run, { ...frame, jobSummary: null })(MAX_SUMMARY));
  if (isOwn) await postComment(context, { write: writer(run, frame), state: stateOf(run) });
}

/**
 * Publishes a verdict everywhere. The check comes first: the comment has to wait for its link to the
 * uploaded report.
 *
 * @param which added to the check's title; empty for the only verdict
 * @param about what its check is about, and what of that labels can accept; null if none is written yet
 */
async function publish(
  judged: Judged,
  which: string,
  about: Pick<CheckOrder, 'bases' | 'remembers' | 'until'> | null,
): Promise<void> {
  const { context, run, compared } = judged;
  const { inputs, subject } = context;
  const baselines = isPending(judged) ? null : baselinesOf(context, compared);
  const record = baselines && (await recordRun(context, compared, baselines));
  const frame = await frameOf(judged, record?.pictures);
  const title = `${titleOf(judged)}${which}`;
  const check = { title, gate: run.gate, write: writer(run, frame) };
  const isOwn = about === null || (await postCheck(context, { ...about, ...check }));
  if (baselines !== null) await keepBaselines(context, baselines);
  // One run may report on several commits.
  const name = subject.isScheduled ? `${inputs.name} pull-${subject.pull}`.trim() : inputs.name;
  const place = { name, world: context.world };
  const files = await writeReport(reportOfRun(run, frame), record?.histories ?? [], place);
  const read = await keepRead(context, compared, files.folder);
  const kept = { ...files, files: [...files.files, ...read] };
  const fullReport = await uploadFolder(kept, { ...context, inputs: { ...inputs, name } });
  await publishComment(judged, { ...frame, fullReport }, isOwn);
  if (record) await reportMain(context, record, writer(run, { ...frame, fullReport }));
}

/** Writes the report to the log, and prepares what goes elsewhere. */
async function frameOf(
  { context, run, acceptance }: Judged,
  stored?: CommentFrame['pictures'],
): Promise<CommentFrame> {
  const { inputs, origin, runUrl: jobSummary } = context;
  log(renderRunText(run, PLAIN_SCREEN));
  const pictures = await placePictures(context, run, stored);
  return { ...NO_FRAME, ...pictures, name: inputs.name, origin, acceptance, jobSummary };
}

function writer(run: RunAssessment, frame: CommentFrame): ReportWriter {
  return (limit) => renderRunComment(run, frame, limit);
}

function conclude({ run, acceptance }: Judged): void {
  const { gate, verdict, comparisons } = run;
  const message = messageOf(run);
  // The first run on the default branch has no baseline, and looks take their time.
  const isFirst = verdict === 'no-baseline' && comparisons[0].assessment.settings.gate.informOnly;
  const isExpected = isFirst || verdict === 'undecided';
  if (gate === 'fail') core.setFailed([message, quotedText(acceptance)].filter(Boolean).join(' '));
  else if (gate === 'neutral') (isExpected ? core.notice : core.warning)(message);
}

/** The result and what to do about it, in one or two sentences. */
function messageOf(run: RunAssessment): string {
  const [{ assessment }, ...others] = run.comparisons;
  const headline = state('verdict', say`${runHeadline(run)}.`);
  if (others.length > 0) return quotedText(lineOf([...headline, ...runExplanations(run)]));
  // Without a comparison, the advice says all.
  const effect = assessment.kind === 'compared' ? outcome(assessment) : [];
  return quotedText(lineOf([...verdictStatements(assessment), ...effect, ...advice(assessment)]));
}

/** The verdict, as later runs need to know it. */
function stateOf({ gate, verdict, comparisons }: RunAssessment): CommentOrder['state'] {
  return { gate, verdict, ...levelsOf(comparisons[0].assessment) };
}
