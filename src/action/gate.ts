import * as core from '@actions/core';
import type { Assessment } from '../decide/index.ts';
import { compareSweeps } from '../main.ts';
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
import { announceCheck, announceComments } from './announce.ts';
import { addToSummary, SUMMARY_LIMIT } from './attempt.ts';
import type { ActionInputs } from './inputs.ts';
import { keepBaseline } from './keep-baseline.ts';
import { log } from './log.ts';
import { setVerdictOutputs } from './outputs.ts';
import { placePicture } from './picture.ts';
import { writeReport } from './report-folder.ts';
import { type Scene, setScene } from './scene.ts';
import { keepReport } from './upload-report.ts';

/**
 * `mode: gate` and `mode: auto`: compares the sweeps, says so everywhere, and passes or fails.
 *
 * @param home the folder of the program
 */
export async function gate(inputs: ActionInputs, home: string): Promise<void> {
  if (inputs.mode === 'auto' && inputs.shard !== '' && inputs.name === '') core.warning(ONE_NAME);
  await judge(await setScene(inputs), home);
}

/** A matrix shares what is one a name. */
const ONE_NAME =
  'The jobs of this matrix share one comment, one check and one baseline, each job overwriting the last. Give each a `name`; or, where they train parts of one sweep, use `mode: collect` here and `mode: gate` in a job after them.';

/** The check waits for nothing that it can do without, and the comment for its link. */
async function judge(scene: Scene, home: string): Promise<void> {
  const { inputs, loading, origin, runUrl: jobSummary } = scene;
  const { baseline, candidate, name } = inputs;
  const locations = { baseline, candidate };
  const { assessment, candidate: record, unused } = await compareSweeps(locations, loading);
  if (unused.length > 0) core.notice(notUsed(unused));
  log(renderText(assessment));

  setVerdictOutputs(assessment);
  const { picture, note: pictureNote } = await placePicture(scene, assessment);
  const frame = { ...NO_FRAME, name, origin, picture };
  const hasSummary = await addToSummary(writerOf(assessment, frame)(SUMMARY_LIMIT));
  const checkNote = await announceCheck(scene, {
    title: title(assessment),
    write: writerOf(assessment, { ...frame, jobSummary }),
    gate: assessment.gate,
    annotations: [],
  });
  if (record !== null) await keepBaseline(scene, record, assessment.searches.candidate);
  const files = await writeReport(comparisonReport(assessment, frame), { name, home });
  const fullReport = await keepReport(scene, files);
  const notes = await announceComments(scene, {
    write: writerOf(assessment, { ...frame, jobSummary, fullReport }),
    state: stateOf(assessment),
  });
  const unwritten = [pictureNote, checkNote, ...notes].filter((note) => note !== null);
  const more = [fullReportLine({ fullReport }), ...unwritten.map((note) => `*${note}*`)];
  // That there is none has been said.
  if (hasSummary) await addToSummary(...more);
  conclude(assessment);
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
