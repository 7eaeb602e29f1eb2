import { type Assessment, unitOf } from '../../decide/index.ts';
import type { Sweep } from '../../parse/index.ts';
import { printable } from '../../read/index.ts';
import { MINOR, warningLines } from '../comment/warnings.ts';
import { explanations, outlookSentences } from '../wording/explanations.ts';
import { formatBudget, plural } from '../wording/numbers.ts';
import { describeLimits, scoreFormat, toMetric } from '../wording/scores.ts';
import { describeCounts } from '../wording/sweeps.ts';
import { evidenceWords, verdictSentence } from '../wording/verdict.ts';
import { aligned, paragraphs, prose, type Screen, styled } from './layout.ts';

/** The verdict and the table for a terminal. */
export function renderText(assessment: Assessment, screen: Screen): string {
  const details = [...sweepLines(assessment), ...noteLines(assessment, screen)];
  return paragraphs([
    prose([verdictSentence(assessment), ...explanations(assessment)], screen),
    budgetTable(assessment, screen),
    prose(outlookSentences(assessment), screen),
    styled(prose(details, screen), 'dim', screen),
  ]);
}

/** All notes, or those that may change what the result means and how many others there are. */
function noteLines({ warnings }: Assessment, { isVerbose }: Screen): string[] {
  if (isVerbose) return warningLines(warnings);
  const major = warnings.filter(({ code }) => !MINOR.includes(code));
  const folded = warnings.length - major.length;
  const them = folded === 1 ? 'it' : 'them';
  const more = folded === 0 ? '' : `${plural(folded, 'note')}: use --verbose to read ${them}.`;
  return [...warningLines(major), more];
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

function budgetTable(assessment: Assessment, screen: Screen): string {
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
  return aligned([[unitOf(axis), 'baseline', 'candidate', 'evidence'], ...lines], screen);
}
