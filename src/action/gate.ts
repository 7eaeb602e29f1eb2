import * as core from '@actions/core';
import type { Assessment } from '../decide/index.ts';
import { type ComparedSweeps, compareSweeps } from '../main.ts';
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
import { GATES } from '../settings/index.ts';
import { postCheck, postComment } from './check-and-comment.ts';
import { keepBaseline } from './collect.ts';
import { type GateContext, gateContexts } from './gate-context.ts';
import type { ActionInputs } from './inputs.ts';
import { placePicture } from './picture.ts';
import { repeatVerdict } from './repeat-verdict.ts';
import { uploadFolder, writeReport } from './report-folder.ts';
import { addToSummary, log, MAX_SUMMARY, notesOf, type World } from './world.ts';

/** `mode: gate` and `mode: auto`: compares the sweeps, reports the verdict, and passes or fails. */
export async function gate(inputs: ActionInputs, world: World): Promise<void> {
  if (inputs.mode === 'auto' && inputs.shard !== '' && inputs.name === '')
    core.warning(SHARED_NAME);
  const contexts = await gateContexts(inputs, world);
  if (typeof contexts === 'string') return stop(contexts, world);
  if (world.context.payload.merge_group) return repeatVerdict(contexts[0]);

  const judged: Judged[] = [];
  for (const context of contexts) judged.push(await judge(context));
  const other = judged.find(isOfAnotherCommit);
  if (other) return stop(whyNotJudged(other), world);
  // A commit has one check, a step one exit code and one set of outputs: they report the worst.
  const worst = worstOf(judged);
  for (const one of judged) if (one !== worst) await report(one);
  await reportWhole(worst, judged.length > 1);
}

/** Nothing was trained that could be judged, which is not a failure. */
async function stop(reason: string, world: World): Promise<void> {
  core.notice(reason);
  await addToSummary(world, reason);
}

const SHARED_NAME =
  'The jobs of this matrix share one comment, one check and one baseline, and each job overwrites the last. Give each its own `name`; or, if they train parts of one sweep, use `mode: collect` here and `mode: gate` in a job after them.';

interface Judged extends ComparedSweeps {
  readonly context: GateContext;
}

async function judge(context: GateContext): Promise<Judged> {
  const { inputs, loading } = context;
  const compared = await compareSweeps(inputs, loading);
  if (compared.unused.length > 0) {
    // Not a mistake: both jobs of a workflow may have the same inputs.
    const names = compared.unused.map((name) => `\`${name}\``).join(', ');
    core.notice(`Saved sweeps keep what they were saved with; not used here: ${names}.`);
  }
  return { ...compared, context };
}

function isOfAnotherCommit({ context: { subject }, candidate }: Judged): boolean {
  return subject.isClaimed && candidate?.source.sha !== subject.headSha;
}

function whyNotJudged({ context: { subject }, candidate }: Judged): string {
  const trained = candidate?.source.sha ?? null;
  const found =
    trained === null
      ? 'no sweep says that it was trained on it'
      : `the sweep was trained on ${trained}`;
  return `Nothing is judged: the head of #${subject.pull} is ${subject.headSha}, and ${found}.`;
}

function worstOf(judged: readonly Judged[]): Judged {
  const rank = ({ assessment }: Judged) => GATES.indexOf(assessment.gate);
  return judged.reduce((a, b) => (rank(b) > rank(a) ? b : a));
}

/** The comment of one of several verdicts. */
async function report(judged: Judged): Promise<void> {
  const { context, assessment } = judged;
  const { frame, notes } = await present(judged);
  const more = await postComment(context, {
    write: writerOf(assessment, frame),
    state: stateOf(assessment),
  });
  await addToSummary(context.world, ...notes, ...notesOf(more));
}

/** The check comes first: the comment has to wait for its link to the uploaded report. */
async function reportWhole(judged: Judged, isOneOfSeveral: boolean): Promise<void> {
  const { context, assessment, candidate } = judged;
  const { world, subject, inputs } = context;
  setVerdictOutputs(assessment);
  const { frame, notes, hasSummary } = await present(judged);
  const which = isOneOfSeveral ? ` (#${subject.pull})` : '';
  const checkNote = await postCheck(context, {
    title: `${headline(assessment)}${which}`,
    write: writerOf(assessment, frame),
    gate: assessment.gate,
    annotations: [],
  });
  if (candidate !== null) await keepBaseline(context, candidate, assessment.searches.candidate);
  const files = await writeReport(comparisonReport(assessment, frame), inputs.name, world);
  const fullReport = await uploadFolder(files, context);
  const commentNote = await postComment(context, {
    write: writerOf(assessment, { ...frame, fullReport }),
    state: stateOf(assessment),
  });
  const more = [fullReportLine({ fullReport }), ...notes, ...notesOf(checkNote, commentNote)];
  if (hasSummary) await addToSummary(world, ...more);
  conclude(assessment);
}

/** Writes the report to the log and the summary, and prepares what goes elsewhere. */
async function present({ context, assessment }: Judged) {
  const { world, inputs, origin, runUrl } = context;
  log(renderText(assessment, PLAIN_SCREEN));
  const { picture, note } = await placePicture(context, assessment);
  const frame = { ...NO_FRAME, name: inputs.name, origin, picture };
  const hasSummary = await addToSummary(world, writerOf(assessment, frame)(MAX_SUMMARY));
  return { frame: { ...frame, jobSummary: runUrl }, notes: notesOf(note), hasSummary };
}

function writerOf(assessment: Assessment, frame: CommentFrame): ReportWriter {
  return (limit, earlier = []) => renderComment(assessment, { ...frame, earlier }, limit);
}

function stateOf({ verdict, gate, comparison }: Assessment) {
  const worse = comparison?.worse.level ?? 'none';
  const better = comparison?.better.level ?? 'none';
  return { gate, verdict, worse, better };
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
