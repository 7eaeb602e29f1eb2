import type { Assessment } from '../decide/index.ts';
import { type CdfBand, limitsAt, type TuningCurve } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import { printable } from '../read/index.ts';
import type { Settings } from '../settings.ts';
import { aligned } from './aligned.ts';
import { describeLimits, formatOf, toMetric } from './arm-values.ts';
import { label } from './chart-of.ts';
import { describeCounts } from './counts.ts';
import { formatBudget, formatPercent, plural } from './numbers.ts';
import { adviceSentence, crossingSentence, exampleSentence, verdictSentence } from './wording.ts';

/** The verdict and the table for a terminal. */
export function renderText(assessment: Assessment): string {
  const sentences = [verdictSentence, exampleSentence, crossingSentence, adviceSentence].map(
    (say) => say(assessment),
  );
  const notes = assessment.warnings.map(
    ({ arm, message }) => `Note${arm ? ` (${arm})` : ''}: ${message}`,
  );
  return paragraphs([...sentences, ...notes, ...sweepLines(assessment), budgetTable(assessment)]);
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
  { settings, budgets }: { settings: Settings; budgets: readonly number[] },
): string {
  const values = budgets.map((budget) => toMetric(limitsAt(curve, budget), sweep.direction));
  const format = formatOf(values);
  const rows = values.map((value, i) => [
    formatBudget(budgets[i] as number),
    describeLimits(value, format),
  ]);
  return paragraphs([
    `${label(sweep)}: ${describeReading(sweep)}; ${describeCounts(sweep, settings)}; they resolve budgets up to ${formatBudget(curve.resolvableBudget)}.`,
    aligned([['trials', `best ${printable(sweep.metric)}`], ...rows]),
  ]);
}

/** A confidence band's numbers for a terminal. */
export function renderBandText(band: CdfBand): string {
  const { method, n, confidence, pointwise, epsilon } = band;
  const free = pointwise === null ? `half width ${epsilon}` : `pointwise level ${pointwise}`;
  const rows = band.lower.map((lower, i) => [
    String(i + 1),
    lower.toFixed(6),
    (band.upper[i] as number).toFixed(6),
  ]);
  return paragraphs([
    `${method}, ${plural(n, 'trial')}, ${formatPercent(confidence)}: ${free}`,
    aligned([['rank', 'lower', 'upper'], ...rows]),
  ]);
}

function budgetTable({ baseline, rows }: Assessment): string {
  if (!baseline || rows.length === 0) return '';
  const cells = (arm: 'baseline' | 'candidate') => {
    const values = rows.map((row) => toMetric(row[arm], baseline.direction));
    const format = formatOf(values);
    return values.map((value) => describeLimits(value, format));
  };
  const [b, c] = [cells('baseline'), cells('candidate')];
  const lines = rows.map(({ budget, worse, better }, i) => [
    formatBudget(budget),
    b[i] ?? '',
    c[i] ?? '',
    worse !== 'none' ? `worse, ${worse}` : better !== 'none' ? `better, ${better}` : 'none',
  ]);
  return aligned([['trials', 'baseline', 'candidate', 'evidence'], ...lines]);
}

function paragraphs(parts: readonly string[]): string {
  return `${parts.filter(Boolean).join('\n')}\n`;
}
