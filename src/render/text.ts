import { type Assessment, axisOf, IN_TRIALS, unitOf } from '../decide/index.ts';
import type { TuningCurve } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import { printable } from '../read/index.ts';
import type { Settings } from '../settings.ts';
import { aligned } from './aligned.ts';
import { describeLimits, toMetric } from './arm-values.ts';
import { describeBudget } from './budgets.ts';
import { label } from './chart-of.ts';
import { curveTable } from './curve-table.ts';
import { formatBudget } from './numbers.ts';
import { scoreFormat } from './score-format.ts';
import { warningLines } from './warnings.ts';
import { describeCounts } from './wording/counts.ts';
import { evidenceWords } from './wording/evidence.ts';
import { explanations, outlookSentences } from './wording/explanations.ts';
import { verdictSentence } from './wording/verdict.ts';

/** The verdict and the table for a terminal. */
export function renderText(assessment: Assessment): string {
  return paragraphs([
    verdictSentence(assessment),
    ...explanations(assessment),
    budgetTable(assessment),
    ...outlookSentences(assessment),
    ...sweepLines(assessment),
    ...warningLines(assessment),
  ]);
}

function sweepLines({ baseline, candidate, settings }: Assessment): string[] {
  const describe = (arm: string, sweep: Sweep | null) =>
    sweep ? `${arm}: ${describeReading(sweep)}; ${describeCounts(sweep, settings)}.` : '';
  return [describe('Baseline', baseline), describe('Candidate', candidate)];
}

/** What it was read as: a wrong guess is not to be missed. */
function describeReading({ format, metric, direction }: Sweep): string {
  return `${format}, ${printable(metric)} (${direction})`;
}

/** One sweep's curve for a terminal. */
export function renderCurveText(
  sweep: Sweep,
  curve: TuningCurve,
  shown: { settings: Settings; budgets: readonly number[] },
): string {
  const axis = axisOf([sweep]);
  const inTrials =
    axis.kind === 'cost'
      ? ` (${describeBudget(curve.resolvableBudget / curve.trialCost, IN_TRIALS)})`
      : '';
  const resolved = `${describeBudget(curve.resolvableBudget, axis)}${inTrials}`;
  return paragraphs([
    `${label(sweep)}: ${describeReading(sweep)}; ${describeCounts(sweep, shown.settings)}; resolves budgets up to ${resolved}.`,
    curveTable(sweep, curve, shown),
  ]);
}

function budgetTable(assessment: Assessment): string {
  const { baseline, rows, axis } = assessment;
  if (!baseline || rows.length === 0) return '';
  const format = scoreFormat(assessment);
  const cells = (arm: 'baseline' | 'candidate') =>
    rows.map((row) => describeLimits(toMetric(row[arm], baseline.direction), format));
  const [b, c] = [cells('baseline'), cells('candidate')];
  const lines = rows.map((row, i) => [
    formatBudget(row.budget),
    b[i] ?? '',
    c[i] ?? '',
    evidenceWords(row, assessment),
  ]);
  return aligned([[unitOf(axis), 'baseline', 'candidate', 'evidence'], ...lines]);
}

function paragraphs(parts: readonly string[]): string {
  return `${parts.filter(Boolean).join('\n')}\n`;
}
