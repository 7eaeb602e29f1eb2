import * as core from '@actions/core';
import type { Assessment } from '../decide/index.ts';
import { compareSweeps } from '../main.ts';
import {
  adviceSentence,
  comparisonReport,
  renderText,
  title,
  verdictSentence,
} from '../render/index.ts';
import { announce } from './announce.ts';
import { addToSummary, attempt } from './attempt.ts';
import type { ActionInputs } from './inputs.ts';
import { keepBaseline } from './keep-baseline.ts';
import { log } from './log.ts';
import { setVerdictOutputs } from './outputs.ts';
import { writeReport } from './report-folder.ts';
import { type Scene, setScene } from './scene.ts';

/** `mode: gate` and `mode: auto`: compares the sweeps, says so everywhere, and passes or fails. */
export async function gate(inputs: ActionInputs): Promise<void> {
  if (inputs.mode === 'auto' && inputs.shard !== '' && inputs.name === '') core.warning(ONE_NAME);
  await judge(await setScene(inputs));
}

/** A matrix shares what is one a name. */
const ONE_NAME =
  'The jobs of this matrix share one comment, one check and one baseline, each job overwriting the last. Give each a `name`; or, where they train parts of one sweep, use `mode: collect` here and `mode: gate` in a job after them.';

async function judge(scene: Scene): Promise<void> {
  const { inputs, loading, origin } = scene;
  const { baseline, candidate, name } = inputs;
  const { assessment, candidate: record } = await compareSweeps({ baseline, candidate }, loading);
  const report = comparisonReport(assessment, { name, origin });
  log(renderText(assessment));

  setVerdictOutputs(assessment);
  await attempt('report files', () => writeReport(report, name));
  await addToSummary(report.markdown);
  if (record !== null) await keepBaseline(scene, record, assessment.searches.candidate);
  const { verdict, gate, comparison } = assessment;
  const notes = await announce(scene, {
    title: title(assessment),
    report: report.markdown,
    gate,
    state: {
      gate,
      verdict,
      worse: comparison?.worse.level ?? 'none',
      better: comparison?.better.level ?? 'none',
    },
    annotations: [],
  });
  await addToSummary(...notes.map((note) => `*${note}*`));
  conclude(assessment);
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
