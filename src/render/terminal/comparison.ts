import { type Assessment, unitOf } from '../../decide/index.ts';
import type { Sweep } from '../../parse/index.ts';
import { printable } from '../../read/index.ts';
import { warningLines } from '../comment/warnings.ts';
import { explanations, outlookSentences } from '../wording/explanations.ts';
import { formatBudget } from '../wording/numbers.ts';
import { describeLimits, scoreFormat, toMetric } from '../wording/scores.ts';
import { describeCounts } from '../wording/sweeps.ts';
import { evidenceWords, verdictSentence } from '../wording/verdict.ts';
import { aligned, paragraphs } from './columns.ts';

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

/** How the sweep was read, because a wrong guess must not go unnoticed. */
export function describeReading({ format, metric, direction }: Sweep): string {
  return `${format}, ${printable(metric)} (${direction})`;
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
