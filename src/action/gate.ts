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
  NO_FRAME,
  renderComment,
  renderText,
  title,
  verdictSentence,
} from '../render/index.ts';
import { announceCheck, announceComment } from './announce.ts';
import { addToSummary, SUMMARY_LIMIT } from './attempt.ts';
import type { ActionInputs } from './inputs.ts';
import { keepBaseline } from './keep-baseline.ts';
import { log } from './log.ts';
import { setVerdictOutputs } from './outputs.ts';
import { placePicture } from './picture.ts';
import { writeReport } from './report-folder.ts';
import { type Scene, setScenes } from './scene.ts';
import { keepReport } from './upload-report.ts';

/**
 * `mode: gate` and `mode: auto`: compares the sweeps, says so everywhere, and passes or fails.
 *
 * @param home the folder of the program
 */
export async function gate(inputs: ActionInputs, home: string): Promise<void> {
  if (inputs.mode === 'auto' && inputs.shard !== '' && inputs.name === '') core.warning(ONE_NAME);
  const scenes = await setScenes(inputs);
  if (typeof scenes === 'string') return stop(scenes);
  const judged: Judged[] = [];
  for (const scene of scenes) judged.push(await judge(scene));
  const unclaimed = judged.find(isOfAnotherCommit);
  if (unclaimed) return stop(whyNotJudged(unclaimed));
  // There is one check on a commit, one exit code, one set of outputs: all say the worst.
  const worst = judged.reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a));
  for (const one of judged) if (one !== worst) await report(one);
  await reportWhole(worst, { home, isOneOfSeveral: judged.length > 1 });
}

/** Nothing was trained that could be judged, which is no failure. */
async function stop(reason: string): Promise<void> {
  core.notice(reason);
  await addToSummary(reason);
}

/** A matrix shares what is one a name. */
const ONE_NAME =
  'The jobs of this matrix share one comment, one check and one baseline, each job overwriting the last. Give each a `name`; or, where they train parts of one sweep, use `mode: collect` here and `mode: gate` in a job after them.';

interface Judged {
  readonly scene: Scene;
  readonly assessment: Assessment;
  readonly record: SweepRecord | null;
}

async function judge(scene: Scene): Promise<Judged> {
  const { inputs, loading } = scene;
  const { baseline, candidate } = inputs;
  const compared = await compareSweeps({ baseline, candidate }, loading);
  if (compared.unused.length > 0) core.notice(notUsed(compared.unused));
  return { scene, assessment: compared.assessment, record: compared.candidate };
}

function isOfAnotherCommit({ scene: { subject }, record }: Judged): boolean {
  return subject.isClaimed && record?.source.sha !== subject.headSha;
}

function whyNotJudged({ scene: { subject }, record }: Judged): string {
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

/** What is said on the pull request of one of several verdicts. */
async function report(judged: Judged): Promise<void> {
  const { scene, assessment } = judged;
  log(renderText(assessment));
  const { frame, note } = await frameOf(judged);
  await addToSummary(writerOf(assessment, frame)(SUMMARY_LIMIT));
  const more = await announceComment(scene, {
    write: writerOf(assessment, { ...frame, jobSummary: scene.runUrl }),
    state: stateOf(assessment),
  });
  await addToSummary(...notesOf(note, more));
}

interface Whole {
  /** The folder of the program. */
  readonly home: string;
  readonly isOneOfSeveral: boolean;
}

/** The check waits for nothing that it can do without, and the comment for its link. */
async function reportWhole(judged: Judged, { home, isOneOfSeveral }: Whole): Promise<void> {
  const { scene, assessment, record } = judged;
  const { name } = scene.inputs;
  const jobSummary = scene.runUrl;
  log(renderText(assessment));
  setVerdictOutputs(assessment);
  const { frame, note: pictureNote } = await frameOf(judged);
  const hasSummary = await addToSummary(writerOf(assessment, frame)(SUMMARY_LIMIT));
  const which = isOneOfSeveral ? ` (#${scene.subject.pull})` : '';
  const checkNote = await announceCheck(scene, {
    title: `${title(assessment)}${which}`,
    write: writerOf(assessment, { ...frame, jobSummary }),
    gate: assessment.gate,
    annotations: [],
  });
  if (record !== null) await keepBaseline(scene, record, assessment.searches.candidate);
  const files = await writeReport(comparisonReport(assessment, frame), { name, home });
  const fullReport = await keepReport(scene, files);
  const note = await announceComment(scene, {
    write: writerOf(assessment, { ...frame, jobSummary, fullReport }),
    state: stateOf(assessment),
  });
  const more = [fullReportLine({ fullReport }), ...notesOf(pictureNote, checkNote, note)];
  // That there is none has been said.
  if (hasSummary) await addToSummary(...more);
  conclude(assessment);
}

async function frameOf({ scene, assessment }: Judged) {
  const { picture, note } = await placePicture(scene, assessment);
  const frame = { ...NO_FRAME, name: scene.inputs.name, origin: scene.origin, picture };
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

/** The inputs may be written for both jobs alike, which is no mistake. */
function notUsed(inputs: readonly string[]): string {
  const names = inputs.map((name) => `\`${name}\``).join(', ');
  return `Saved sweeps keep what they were saved with; not used here: ${names}.`;
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
