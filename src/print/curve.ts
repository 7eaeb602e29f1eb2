import { axisOf, unitOf } from '../decide/index.ts';
import { limitsAt, type TuningCurve, trialsFor } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import { printable } from '../printable.ts';
import {
  curveWord,
  describeBudget,
  describeCounts,
  describeLimits,
  formatBudget,
  formatOfCurves,
  label,
  limitsOf,
  toMetric,
} from '../report/index.ts';
import type { Settings } from '../settings/index.ts';
import { aligned, alignRight, rowsOf, type Screen, styled, textOf, wrapped } from './layout.ts';
import { plainText } from './plain.ts';

/** One sweep's curve for a terminal: at some budgets, in trials and on a cost axis in both units. */
export function renderCurveText(
  sweep: Sweep,
  curve: TuningCurve,
  { settings, budgets, screen }: { settings: Settings; budgets: readonly number[]; screen: Screen },
): string {
  const axis = axisOf([sweep]);
  const format = formatOfCurves([curve]);
  const resolved = plainText(describeBudget(curve.resolvableBudget, axis));
  const head = `${label(sweep)}: ${describeReading(sweep)}; ${plainText(describeCounts(sweep, settings))}; resolves budgets up to ${resolved}.`;
  const trials = budgets.map((budget) => formatBudget(trialsFor(budget, curve.trialCost)));
  const inCost = alignRight([`budget (${unitOf(axis)})`, ...budgets.map(formatBudget)]);
  const columns = [
    ...(axis.kind === 'cost' ? [inCost] : []),
    alignRight(['trials', ...trials]),
    [
      `${curveWord(settings, sweep.direction)} best (${limitsOf({ settings })})`,
      ...budgets.map((budget) =>
        describeLimits(toMetric(limitsAt(curve, budget), sweep.direction), format),
      ),
    ],
  ];
  const note = wrapped('The mean curves of earlier work are in --json.', screen);
  return textOf([
    ...wrapped(head, screen),
    '',
    ...aligned(rowsOf(columns), screen),
    '',
    ...note.map((line) => styled(line, 'dim', screen)),
  ]);
}

/** How the sweep was read, because a wrong guess must not go unnoticed. */
function describeReading({ format, metric, direction }: Sweep): string {
  return `${format}, ${printable(metric)} (${direction})`;
}
