import * as core from '@actions/core';
import { acknowledge, canBeAccepted, type RunAssessment } from '../decide/index.ts';
import type { CheckOrder } from '../publish/index.ts';
import { fullReportLine, NO_FRAME } from '../render/index.ts';
import { GATES } from '../settings/index.ts';
import { lookForAcceptance, NOT_ASKED } from './acknowledge.ts';
import { postCheck, postComment } from './check-and-comment.ts';
import { keepBaselines } from './collect.ts';
import { type ComparedRun, compareRun } from './compare-run.ts';
import { basesOf, type GateContext, gateContexts } from './gate-context.ts';
import type { ActionInputs } from './inputs.ts';
import { placePictures } from './picture.ts';
import { repeatVerdict } from './repeat-verdict.ts';
import { uploadFolder, writeReport } from './report-folder.ts';
import { type RunReport, runReport } from './run-report.ts';
import { addToSummary, log, MAX_SUMMARY, notesOf, type World } from './world.ts';

/** `mode: gate` and `mode: auto`: compares the sweeps, reports the verdict, and passes or fails. */
export async function gate(inputs: ActionInputs, world: World): Promise<void> {
  if (inputs.mode === 'auto' && inputs.shard !== '' && inputs.name === '')
    core.warning(SHARED_NAME);
  const contexts = await gateContexts(inputs, world);
  if (typeof contexts === 'string') {
    // Nothing was trained that could be judged, which is not a failure.
    core.notice(contexts);
    await addToSummary(world, contexts);
    return;
  }
  if (world.context.payload.merge_group) return repeatVerdict(contexts[0]);

  const judged: Judged[] = [];
  for (const context of contexts) judged.push(await judge(context));
  // A commit has one check, a step one exit code and one set of outputs: they report the worst.
  const worst = worstOf(judged);
  for (const one of judged) if (one !== worst) await publishComment(one);
  const which = judged.length > 1 ? ` (#${worst.context.subject.pull})` : '';
  const failing = judged.filter(({ report }) => report.state.gate === 'fail');
  const isOpen = failing.every(({ acceptable }) => acceptable.length > 0);
  const all = new Set(failing.flatMap(({ acceptable }) => acceptable));
  await publish(worst, which, { bases: basesOf(contexts), acceptable: isOpen ? [...all] : [] });
}

const SHARED_NAME =
  'The jobs of this matrix share one comment, one check and one baseline, and each job overwrites the last. Give each its own `name`; or, if they train parts of one sweep, use `mode: collect` here and `mode: gate` in a job after them.';

interface Judged {
  readonly context: GateContext;
  readonly compared: ComparedRun;
  readonly report: RunReport;
  /** What fails, if a label can accept it. */
  readonly acceptable: readonly string[];
  /** How, as Markdown; empty where there is nothing to accept. */
  readonly acceptance: string;
}

async function judge(given: GateContext): Promise<Judged> {
  const compared = await compareRun(given);
  const { run, acknowledgeLabel } = compared;
  const context = { ...given, inputs: { ...given.inputs, acknowledgeLabel } };
  const report = runReport(run);
  const acceptable = acceptableIn(run);
  const { acknowledgement, sentence } =
    acceptable.length > 0
      ? await lookForAcceptance(context, { title: report.title, acceptable })
      : NOT_ASKED;
  if (acknowledgement === null)
    return { context, compared, report, acceptable, acceptance: sentence };
  const accepted = acknowledge(run, acknowledgement);
  return {
    context,
    compared: { ...compared, run: accepted },
    report: runReport(accepted),
    acceptable: [],
    acceptance: '',
  };
}

/** What fails in a run, by name and verdict, if a label can open its gate. */
function acceptableIn(run: RunAssessment): string[] {
  if (!canBeAccepted(run)) return [];
  const failing = run.comparisons.filter(({ assessment }) => assessment.gate === 'fail');
  return failing.map(({ name, assessment }) => JSON.stringify([name, assessment.verdict]));
}

function worstOf(judged: readonly Judged[]): Judged {
  const rank = ({ report }: Judged) => GATES.indexOf(report.state.gate);
  return judged.reduce((a, b) => (rank(b) > rank(a) ? b : a));
}

/** Publishes one of several verdicts as a comment only. */
async function publishComment(judged: Judged): Promise<void> {
  const { context, report } = judged;
  const { frame, notes } = await begin(judged);
  const note = await postComment(context, { write: report.write(frame), state: report.state });
  await addToSummary(context.world, ...notes, ...notesOf(note));
}

/**
 * Publishes a verdict everywhere. The check comes first: the comment has to wait for its link to the
 * uploaded report.
 *
 * @param which added to the check's title; empty for the only verdict
 * @param about what its check is about, and what of that labels can accept
 */
async function publish(
  judged: Judged,
  which: string,
  about: Pick<CheckOrder, 'bases' | 'acceptable'>,
): Promise<void> {
  const { context, report, compared } = judged;
  const { world, inputs } = context;
  const { state, title } = report;
  for (const [name, value] of Object.entries(report.outputs)) core.setOutput(name, value);
  const { frame, notes, hasSummary } = await begin(judged);
  const write = report.write(frame);
  const check = { ...about, title: `${title}${which}`, write, gate: state.gate, annotation: null };
  const checkNote = await postCheck(context, check);
  await keepBaselines(context, compared);
  const files = await writeReport(report.files(frame), inputs.name, world);
  const fullReport = await uploadFolder(files, context);
  const comment = { write: report.write({ ...frame, fullReport }), state };
  const commentNote = await postComment(context, comment);
  const more = [fullReportLine({ fullReport }), ...notes, ...notesOf(checkNote, commentNote)];
  if (hasSummary) await addToSummary(world, ...more);
  conclude(judged);
}

/** Writes the report to the log and the summary, and prepares what goes elsewhere. */
async function begin({ context, compared, report, acceptance }: Judged) {
  const { world, inputs, origin, runUrl } = context;
  log(report.text);
  const { note, ...pictures } = await placePictures(context, compared.run);
  const frame = { ...NO_FRAME, ...pictures, name: inputs.name, origin, acceptance };
  const hasSummary = await addToSummary(world, report.write(frame)(MAX_SUMMARY));
  return { frame: { ...frame, jobSummary: runUrl }, notes: notesOf(note), hasSummary };
}

function conclude({ report, acceptance }: Judged): void {
  const { state, message, isFirst } = report;
  if (state.gate === 'fail') core.setFailed([message, acceptance].filter(Boolean).join(' '));
  else if (state.gate === 'neutral') (isFirst ? core.notice : core.warning)(message);
}
