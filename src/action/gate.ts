import * as core from '@actions/core';
import {
  accept,
  canBeAccepted,
  enforceEarlierFailures,
  levelsOf,
  type Remembered,
  type RunAssessment,
  remember,
} from '../decide/index.ts';
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
  effect,
  lineOf,
  type Phrase,
  runExplanations,
  runHeadline,
  say,
  state,
  verdictStatements,
} from '../report/index.ts';
import { GATES } from '../settings/index.ts';
import { type EarlierChecks, earlierChecks, lookForAcceptance } from './accept.ts';
import { postCheck, postComment, repeatVerdict, setOutputs } from './check-and-comment.ts';
import { baselinesOf, keepBaselines, keepRead } from './collect.ts';
import { type ComparedRun, compareRun } from './comparisons.ts';
import { basesOf, type GateContext, gateContexts, stillCurrent } from './gate-context.ts';
import { placePictures, uploadFolder, writeReport } from './publish-report.ts';
import { recordRun } from './record.ts';
import type { Several } from './subject.ts';
import {
  type ActionInputs,
  addToSummary,
  log,
  MAX_SUMMARY,
  urlOfRun,
  type World,
} from './world.ts';

/** `mode: gate` and `mode: auto`: compares the sweeps, reports the verdict, and passes or fails. */
export async function gate(inputs: ActionInputs, world: World): Promise<void> {
  const toJudge = await gateContexts(inputs, world);
  if (typeof toJudge === 'string') {
    // Nothing was trained that could be judged, which is not a failure.
    core.notice(toJudge);
    await addToSummary(world, toJudge);
    return;
  }
  if (world.context.payload.merge_group) return repeatVerdict(toJudge[0]);
  const judged = await judgeCommit(toJudge);
  setOutputs(judged.run);
  conclude(judged);
}

/** Judges all pull requests of a commit. It has one check, and the step one set of outputs: they report the worst. */
async function judgeCommit(commit: Several<GateContext>): Promise<Judged> {
  const contexts = await stillCurrent(commit);
  const { unreadable } = contexts[0].subject;
  if (unreadable !== null) throw unreadable;

  const judged: Judged[] = [];
  for (const context of contexts) judged.push(await judge(context));
  const worst = judged.reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a));
  const about = { bases: basesOf(contexts), remembers: judged.flatMap(({ known }) => known) };
  const which = judged.length > 1 ? ` (#${worst.context.subject.pull})` : '';
  const noCheck = await publish(worst, which, about);
  for (const other of judged)
    if (other !== worst) await publishComment(other, { ...(await frameOf(other)), noCheck });
  return worst;
}

function rankOf({ run }: Judged): number {
  return GATES.indexOf(run.outcome.gate);
}

interface Judged {
  readonly context: GateContext;
  readonly compared: ComparedRun;
  readonly run: RunAssessment;
  /** What later runs on the commit are held to. */
  readonly known: readonly Remembered[];
  /** How; empty where there is nothing to accept. */
  readonly acceptance: Phrase;
}

async function judge(context: GateContext): Promise<Judged> {
  const earlier = await earlierChecks(context);
  const compared = await compareRun(context);
  const { run, known } = held(compared.run, context, earlier ?? []);
  const judged = { context, compared, run, known, acceptance: [] };
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
  return enforceEarlierFailures(run, inDigests(remember(run, subject.baseBranch)), runs);
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
 * @param about what its check is about, and what of that labels can accept
 * @returns why no check was written; empty if one was, or none was wanted
 */
async function publish(
  judged: Judged,
  which: string,
  about: Pick<CheckOrder, 'bases' | 'remembers'>,
): Promise<Phrase> {
  const { context, run, compared } = judged;
  const { inputs } = context;
  const baselines = baselinesOf(context, compared);
  const record = baselines && (await recordRun(context, compared, baselines));
  const drawn = await frameOf(judged, record?.pictures);
  const title = `${titleOf(judged)}${which}`;
  const check = { title, gate: run.outcome.gate, write: writer(run, drawn) };
  const { isOwn, noCheck } = await postCheck(context, { ...about, ...check });
  const frame = { ...drawn, noCheck };
  if (baselines !== null) await keepBaselines(context, baselines);
  const place = { name: inputs.name, world: context.world };
  const files = await writeReport(reportOfRun(run, frame), record?.histories ?? [], place);
  const read = await keepRead(context, compared, files.folder);
  const kept = { ...files, files: [...files.files, ...read] };
  const fullReport = await uploadFolder(kept, context);
  await publishComment(judged, { ...frame, fullReport }, isOwn);
  return noCheck;
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
  const { outcome, comparisons } = run;
  const { gate, verdict } = outcome;
  const message = messageOf(run);
  // The first run on the default branch has no baseline.
  const isFirst = verdict === 'no-baseline' && comparisons[0].assessment.settings.gate.informOnly;
  if (gate === 'fail') core.setFailed([message, quotedText(acceptance)].filter(Boolean).join(' '));
  else if (gate === 'neutral') (isFirst ? core.notice : core.warning)(message);
}

/** The result and what to do about it, in one or two sentences. */
function messageOf(run: RunAssessment): string {
  const [{ assessment }, ...others] = run.comparisons;
  const headline = state('verdict', say`${runHeadline(run)}.`);
  if (others.length > 0) return quotedText(lineOf([...headline, ...runExplanations(run)]));
  // Without a comparison, the advice says all.
  const told = assessment.kind === 'compared' ? effect(assessment) : [];
  return quotedText(lineOf([...verdictStatements(assessment), ...told, ...advice(assessment)]));
}

/** The verdict, as later runs need to know it. */
function stateOf({ outcome, comparisons }: RunAssessment): CommentOrder['state'] {
  return { gate: outcome.gate, verdict: outcome.verdict, ...levelsOf(comparisons[0].assessment) };
}
