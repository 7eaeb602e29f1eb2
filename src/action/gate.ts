import * as core from '@actions/core';
import type { Assessment } from '../decide/index.ts';
import { compareSweeps } from '../main.ts';
import type { SweepRecord } from '../parse/index.ts';
import type { ReportWriter } from '../publish/index.ts';
import {
  adviceSentence,
  type CommentFrame,
  comparisonReport,
  fullReportLine,
  headline,
  NO_FRAME,
  PLAIN_SCREEN,
  renderComment,
  renderText,
  verdictSentence,
} from '../render/index.ts';
import { postCheck, postComment } from './check-and-comment.ts';
import { type GateContext, gateContexts } from './gate-context.ts';
import type { ActionInputs } from './inputs.ts';
import { placePicture } from './picture.ts';
import { uploadFolder, writeReport } from './report-folder.ts';
import { keepBaseline } from './save-sweep.ts';
import { addToSummary, MAX_SUMMARY } from './summary.ts';
import { log, type World } from './world.ts';

/** `mode: gate` and `mode: auto`: compares the sweeps, reports the verdict, and passes or fails. */
export async function gate(inputs: ActionInputs, world: World): Promise<void> {
  if (inputs.mode === 'auto' && inputs.shard !== '' && inputs.name === '') core.warning(ONE_NAME);
  const contexts = await gateContexts(inputs, world);
  if (typeof contexts === 'string') return stop(contexts, world);
  const judged: Judged[] = [];
  for (const context of contexts) judged.push(await judge(context));
  const unclaimed = judged.find(isOfAnotherCommit);
  if (unclaimed) return stop(whyNotJudged(unclaimed), world);
  // A commit has one check, a step one exit code and one set of outputs: they report the worst.
  const worst = judged.reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a));
  for (const one of judged) if (one !== worst) await report(one);
  await reportWhole(worst, judged.length > 1);
}

/** Nothing was trained that could be judged, which is no failure. */
async function stop(reason: string, world: World): Promise<void> {
  core.notice(reason);
  await addToSummary(world, reason);
}

const ONE_NAME =
  'The jobs of this matrix share one comment, one check and one baseline, each job overwriting the last. Give each a `name`; or, where they train parts of one sweep, use `mode: collect` here and `mode: gate` in a job after them.';

interface Judged {
  readonly context: GateContext;
  readonly assessment: Assessment;
  readonly record: SweepRecord | null;
}

async function judge(context: GateContext): Promise<Judged> {
  const { inputs, loading } = context;
  const { baseline, candidate } = inputs;
  const compared = await compareSweeps({ baseline, candidate }, loading);
  if (compared.unused.length > 0) core.notice(notUsed(compared.unused));
  return { context, assessment: compared.assessment, record: compared.candidate };
}

function isOfAnotherCommit({ context: { subject }, record }: Judged): boolean {
  return subject.isClaimed && record?.source.sha !== subject.headSha;
}

function whyNotJudged({ context: { subject }, record }: Judged): string {
  const trained = record?.source.sha ?? null;
  const found =
    trained === null
      ? 'no sweep says that it was trained on it'
      : `the sweep was trained on ${trained}`;
  return `Nothing is judged: the head of #${subject.pull} is ${subject.headSha}, and ${found}.`;
}

function rankOf({ assessment }: Judged): number {
  return ['pass', 'neutral', 'fail'].indexOf(assessment.gate);
}

/** The comment of one of several verdicts. */
async function report(judged: Judged): Promise<void> {
  const { context, assessment } = judged;
  const { world } = context;
  log(renderText(assessment, PLAIN_SCREEN));
  const { frame, note } = await frameOf(judged);
  await addToSummary(world, writerOf(assessment, frame)(MAX_SUMMARY));
  const more = await postComment(context, {
    write: writerOf(assessment, { ...frame, jobSummary: context.runUrl }),
    state: stateOf(assessment),
  });
  await addToSummary(world, ...notesOf(note, more));
}

/** The check comes first: the comment has to wait for its link to the uploaded report. */
async function reportWhole(judged: Judged, isOneOfSeveral: boolean): Promise<void> {
  const { context, assessment, record } = judged;
  const { world, subject, runUrl: jobSummary } = context;
  log(renderText(assessment, PLAIN_SCREEN));
  setVerdictOutputs(assessment);
  const { frame, note: pictureNote } = await frameOf(judged);
  const hasSummary = await addToSummary(world, writerOf(assessment, frame)(MAX_SUMMARY));
  const which = isOneOfSeveral ? ` (#${subject.pull})` : '';
  const checkNote = await postCheck(context, {
    title: `${headline(assessment)}${which}`,
    write: writerOf(assessment, { ...frame, jobSummary }),
    gate: assessment.gate,
    annotations: [],
  });
  if (record !== null) await keepBaseline(context, record, assessment.searches.candidate);
  const files = await writeReport(comparisonReport(assessment, frame), {
    ...world,
    name: context.inputs.name,
  });
  const fullReport = await uploadFolder(files, context);
  const note = await postComment(context, {
    write: writerOf(assessment, { ...frame, jobSummary, fullReport }),
    state: stateOf(assessment),
  });
  const more = [fullReportLine({ fullReport }), ...notesOf(pictureNote, checkNote, note)];
  if (hasSummary) await addToSummary(world, ...more);
  conclude(assessment);
}

async function frameOf({ context, assessment }: Judged) {
  const { picture, note } = await placePicture(context, assessment);
  const frame = { ...NO_FRAME, name: context.inputs.name, origin: context.origin, picture };
  return { frame, note };
}

function notesOf(...notes: readonly (string | null)[]): string[] {
  return notes.filter((note) => note !== null).map((note) => `*${note}*`);
}

function writerOf(assessment: Assessment, frame: CommentFrame): ReportWriter {
  return (limit, earlier = []) => renderComment(assessment, { ...frame, earlier }, limit);
}

function stateOf({ verdict, gate, comparison }: Assessment) {
  const worse = comparison?.worse.level ?? 'none';
  const better = comparison?.better.level ?? 'none';
  return { gate, verdict, worse, better };
}

/** Writing the same inputs for both jobs is no mistake. */
function notUsed(inputs: readonly string[]): string {
  const names = inputs.map((name) => `\`${name}\``).join(', ');
  return `Saved sweeps keep what they were saved with; not used here: ${names}.`;
}

function setVerdictOutputs(assessment: Assessment): void {
  const { verdict, gate, reason, comparison, baseline } = assessment;
  core.setOutput('verdict', verdict);
  core.setOutput('gate', gate);
  core.setOutput('reason', reason);
  core.setOutput('worse', comparison?.worse.level ?? '');
  core.setOutput('better', comparison?.better.level ?? '');
  core.setOutput('baseline-sha', baseline?.source.sha ?? '');
  core.setOutput('baseline-run-url', baseline?.source.runUrl ?? '');
}

function conclude(assessment: Assessment): void {
  const { gate, verdict, settings } = assessment;
  const sentences = [verdictSentence(assessment), adviceSentence(assessment)].filter(Boolean);
  const message = sentences.join(' ');
  if (gate === 'fail') core.setFailed(message);
  if (gate !== 'neutral') return;
  // The first run on the default branch has nothing to warn of.
  const isFirst = verdict === 'no-baseline' && settings.gate.informOnly;
  const say = isFirst ? core.notice : core.warning;
  say(message);
}
