import type { BudgetRow } from '../compare/index.ts';
import { type Assessment, doublingsOf } from '../decide/index.ts';
import { type Limits, limitsAt, type TuningCurve } from '../estimate/index.ts';
import { type Format, formatFor } from './numbers.ts';

/** Nobody reads scores for less than this share of what the curves run through. */
const FINEST = 1e-3;
/** So many digits more, if the numbers would not show what is said of them otherwise. */
const MORE_DIGITS = [1, 2];

/**
 * One format for all scores of a report and their differences, so that they can be compared by eye. It
 * depends on the curves, not on which budgets are asked for.
 */
export function scoreFormat({ comparison, alone, rows, example }: Assessment): Format {
  const compared = comparison ? [comparison.baseline, comparison.candidate] : [];
  const curves = alone ? [alone.curve] : compared;
  const shown = example ? [...rows, example] : rows;
  const usual = formatOfCurves(curves);
  const finer = MORE_DIGITS.map((more) => formatOfCurves(curves, more));
  const showsAll = (format: Format) => shown.every((row) => showsEvidence(row, format));
  return [usual, ...finer].find(showsAll) ?? usual;
}

/** The limits that are the narrowest at 1, 2, 4 … trials decide, as far as that can be seen. */
export function formatOfCurves(curves: readonly TuningCurve[], moreDigits = 0): Format {
  const known = curves.flatMap((curve) => doublingsOf(curve).map((at) => limitsAt(curve, at)));
  const widths = known.map(({ lower, upper }) => upper - lower).filter((width) => width > 0);
  const medians = finite(known.map(({ point }) => point));
  const span = medians.length === 0 ? 0 : Math.max(...medians) - Math.min(...medians);
  const width = Math.max(Math.min(Infinity, ...widths), FINEST * span);
  const magnitude = Math.max(0, ...finite(known.flatMap(valuesOf)).map(Math.abs));
  return formatFor(width / 10 ** moreDigits, magnitude);
}

/** What is below what in a row stays so as it is written. */
function showsEvidence(
  { worse, better, baseline, candidate, difference }: BudgetRow,
  format: Format,
): boolean {
  if (worse === 'none' && better === 'none') return true;
  const [low, high] = worse === 'none' ? [baseline, candidate] : [candidate, baseline];
  const gap = worse === 'none' ? difference.lower : -difference.upper;
  const pairs = [
    [low.point, high.lower],
    [low.upper, high.point],
    [low.upper, high.lower],
    [0, gap],
  ] as const;
  return pairs.every(([a, b]) => !(a < b) || format(a) !== format(b));
}

function valuesOf({ lower, point, upper }: Limits): readonly number[] {
  return [lower, point, upper];
}

function finite(values: readonly number[]): number[] {
  return values.filter(Number.isFinite);
}
