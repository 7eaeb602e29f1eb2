import { scaleLinear } from 'd3-scale';
import { coordinate, element, label, TEXT, tidy, WIDTH } from '../svg/svg.ts';
import { textWidth } from '../svg/text-width.ts';
import type { Palette } from '../svg/theme.ts';
import { spaced } from './budgets.ts';
import type { StripPlace } from './layout.ts';
import type { ChartArm, ChartModel } from './model.ts';
import { isDrawable, minimum, padded, type Scores, scoresBetween, worstShown } from './scores.ts';

/** The least distance between two texts. */
const TICK_GAP = 14;
/** How far a number may reach to the left of the axis. */
const NUMBER_OVERHANG = 10;
/** From the axis down to its numbers. */
const NUMBERS = 21;

/** Scores from left to right, between two ends in pixels. */
export interface StripScale extends Scores {
  readonly left: number;
  readonly right: number;
  readonly x: (score: number) => number;
}

/** Ticks through the rows with numbers below; crowded ones are left out. */
export function stripAxis(
  { ticks, x, left, right }: StripScale,
  { top, y }: { readonly top: number; readonly y: number },
  ink: Palette,
): string[] {
  const halves = new Map(ticks.map(({ score, text }) => [score, textWidth(text, TEXT) / 2]));
  const half = (score: number) => halves.get(score) ?? 0;
  const inside = [...halves.keys()].filter(
    (score) => x(score) - half(score) >= left - NUMBER_OVERHANG && x(score) + half(score) < WIDTH,
  );
  const placed = spaced(inside, (a, b) => Math.abs(x(a) - x(b)) - half(a) - half(b) - TICK_GAP);
  const marked = ticks.filter(({ score }) => placed.includes(score));
  const lines = marked.map(
    ({ score }) => `M${coordinate(x(score))} ${coordinate(top)}V${coordinate(y)}`,
  );
  const d = `M${coordinate(left)} ${coordinate(y)}H${coordinate(right)}`;
  const shared = { ...TEXT, y: y + NUMBERS, fill: ink.muted, anchor: 'middle' } as const;
  return [
    ...(lines.length > 0 ? [element('path', { d: lines.join(''), stroke: ink.grid })] : []),
    element('path', { d, stroke: ink.muted }),
    ...marked.map(({ score, text }) => label({ ...shared, x: x(score), text })),
  ];
}

/** The metric's name, and at the good end of the axis that this way is better. */
export function stripLabel(
  { direction, yLabel, betterWord }: ChartModel,
  { left, right, labelY: y }: Pick<StripPlace, 'left' | 'right' | 'labelY'>,
  ink: Palette,
): string[] {
  const rightwards = direction === 'maximize';
  const better = rightwards ? `${betterWord} →` : `← ${betterWord}`;
  const maxWidth = right - left - textWidth(better, TEXT) - TICK_GAP;
  const ends = [{ x: right, anchor: 'end' } as const, { x: left } as const];
  const [good, bad] = rightwards ? ends : ends.toReversed();
  return [
    label({ ...TEXT, x: left, ...bad, y, text: tidy(yLabel), fill: ink.text, maxWidth }),
    label({ ...TEXT, x: left, ...good, y, text: better, fill: ink.muted }),
  ];
}

/** Between words at the end of a row and the axis. */
const WORDS_GAP = 14;

/** An axis of scores with space for words at its bad end; undefined if no score is finite. */
export function scaleOf(model: ChartModel, { left, right }: StripPlace): StripScale | undefined {
  const shown = stripScores(model);
  if (shown === undefined) return undefined;
  const widths = model.arms.map((arm) => textWidth(leftOutWords(arm, shown), TEXT));
  const widest = Math.max(...widths);
  const space = widest === 0 ? 0 : widest + WORDS_GAP;
  const ends =
    model.direction === 'maximize' ? { left: left + space, right } : { left, right: right - space };
  const x = scaleLinear([shown.low, shown.high], [ends.left, ends.right]);
  return { ...shown, ...ends, x };
}

export function isOn({ low, high }: StripScale, score: number): boolean {
  return score >= low && score <= high;
}

/** The axis shows at least nine tenths of each sweep's trials, and all unless that makes it far longer. */
const RULE = { share: 0.1, stretch: 4 };
/** So that no dot lies on the end of the axis. */
const PADDING = { low: 0.02, high: 0.02 };

/** The scores on the strip's axis; undefined if no trial has one. */
function stripScores({ arms, direction }: ChartModel): Scores | undefined {
  const sign = direction === 'maximize' ? 1 : -1;
  const sweeps = arms.map(({ scores }) =>
    scores.filter(isDrawable).map((score) => ({ score: sign * score, weight: 1 })),
  );
  const best = -minimum(sweeps.flat().map((one) => ({ ...one, score: -one.score })));
  if (!Number.isFinite(best)) return undefined;
  const worst = Math.min(
    ...sweeps.map((trials) => worstShown(trials, RULE, { best, least: best })),
  );
  const [low, high] = sign > 0 ? [worst, best] : [-best, -worst];
  return scoresBetween(...padded(low, high, PADDING));
}

/** Trials that are not on the axis: "2 off the scale, 3 failed"; empty if none. */
export function leftOutWords({ scores }: ChartArm, shown: Scores | undefined): string {
  const finite = scores.filter(Number.isFinite);
  const placed = finite.filter((score) => shown && score >= shown.low && score <= shown.high);
  const failed = scores.length - finite.length;
  const off = finite.length - placed.length;
  const words = [
    { count: off, text: `${off} off the scale` },
    { count: failed, text: `${failed} failed` },
  ];
  return words.flatMap(({ count, text }) => (count > 0 ? [text] : [])).join(', ');
}
