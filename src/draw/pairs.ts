import { element } from '../print/index.ts';
import { inPlain } from '../report/index.ts';
import { isOn, placeOn, type ScoreAxis, stemsAxis } from './axes.ts';
import { type EndName, endNames, panelHeading } from './curves.ts';
import type { CurveFrame } from './frame.ts';
import type { ChartModel, ChartPair, ChartPairs, ChartTrial } from './model.ts';
import {
  drawMarks,
  endsBetween,
  evenLine,
  type Mark,
  type Panel,
  type Plot,
  perDot,
  rings,
  type TrialDot,
  tint,
  yNumbers,
} from './panel.ts';
import {
  arrowHead,
  centred,
  horizontal,
  OPACITY,
  path,
  placed,
  rectangle,
  type Text,
  textWidth,
  vertical,
} from './svg/svg.ts';

const HEIGHT = 180;
const RADIUS = 4;
const ARROW = 9;

/** A stem for each pair, in the order of the baseline's score, from no difference to candidate − baseline. */
export const pairsPanel =
  (pairs: ChartPairs, { model, sheet }: CurveFrame) =>
  (above: number) => {
    const top = above + sheet.head;
    const names = namesOf(pairs, model);
    const texts = names.map(({ text }) => text);
    const { ticks } = stemsAxis(pairs, model.direction);
    const box = { ...endsBetween(ticks, texts, sheet), top, bottom: top + HEIGHT };
    const plot = placeStems(pairs, model, { sheet, box });
    const { stems, each } = plot;
    const one = pairs.areSettings ? 'setting' : 'pair';
    const which = each === 1 ? `each ${one}` : `every ${each}th ${one}`;
    const drawn = [
      panelHeading(`Candidate − baseline, a stem for ${which}`, above, { sheet }),
      ...drawMarks(plot, [
        ...stemMarks(pairs),
        yNumbers(ticks),
        baselineEnds(one),
        endNames(names),
      ]),
    ];
    const bottom = box.bottom + sheet.belowAxis + sheet.belowText;
    // Not a plot of budgets, which a page reads out.
    return { drawn, bottom, dots: each === 1 ? stems : [], names, stemPlot: plot };
  };

/** Pairs from left to right, and their changes from bottom to top. */
interface StemPlot extends Plot {
  readonly model: ChartModel;
  readonly axis: ScoreAxis;
  /** From one stem to the next. */
  readonly step: number;
  readonly sorted: readonly ChartPair[];
  /** For how many pairs a stem stands. */
  readonly each: number;
  readonly stems: readonly Stem[];
}

/** Where the stems are in a box; of very many pairs each so manieth has one. */
export function placeStems(
  pairs: ChartPairs,
  model: ChartModel,
  place: Pick<Plot, 'sheet' | 'box'>,
): StemPlot {
  const { left, right, top, bottom } = place.box;
  const axis = stemsAxis(pairs, model.direction);
  const sorted = sortedPairs(pairs, model);
  const each = perDot(sorted);
  const shown = sorted.filter((_, rank) => rank % each === 0);
  const step = (right - left) / shown.length;
  const x = (i: number) => left + (i + 0.5) * step;
  const y = placeOn(axis, [bottom, top]);
  const stems = shown.map((pair, i) => {
    const change = changeOf(pair);
    const { id } = pair.candidate;
    return { id, before: pair.baseline.id, x: x(i), y: y(change), change, ...kindOf(pair, model) };
  });
  return { ...place, model, axis, x, y, step, sorted, each, stems };
}

/** Without words: the same in a row of many. */
export function stemMarks(pairs: ChartPairs): Mark<StemPlot>[] {
  return [harmAndLimits(pairs), ...SIDES.map(drawStems), lines(pairs)];
}

/** Those that matter most are drawn last. */
const SIDES = ['same', 'better', 'worse'] as const;
type Side = (typeof SIDES)[number];

/** +1 where more is better. */
const signOf = ({ direction }: ChartModel) => (direction === 'maximize' ? 1 : -1);

/** By the baseline's score. */
function sortedPairs({ all }: ChartPairs, model: ChartModel): ChartPair[] {
  const gain = (a: number, b: number) => (a === b ? 0 : signOf(model) * (a - b));
  return all.toSorted(
    (a, b) =>
      gain(a.baseline.score, b.baseline.score) || gain(a.candidate.score, b.candidate.score),
  );
}

/** Infinite where one trial failed, and 0 where both did. */
function changeOf({ baseline, candidate }: ChartPair): number {
  return baseline.score === candidate.score ? 0 : candidate.score - baseline.score;
}

function kindOf(pair: ChartPair, model: ChartModel) {
  const gain = signOf(model) * changeOf(pair);
  const side: Side = gain === 0 ? 'same' : gain < 0 ? 'worse' : 'better';
  const scores = [pair.baseline.score, pair.candidate.score];
  return { side, hasFailed: !scores.every(Number.isFinite) };
}

/** Its tip is the dot. */
interface Stem extends TrialDot, ReturnType<typeof kindOf> {
  readonly change: number;
}

/** The harm side tinted, and the limits of the typical change. */
const harmAndLimits =
  ({ change }: ChartPairs): Mark<StemPlot> =>
  ({ model, sheet, box, y }) => {
    const harm = signOf(model) > 0 ? { ...box, top: y(0) } : { ...box, bottom: y(0) };
    const limits = change && { ...box, top: y(change.upper), bottom: y(change.lower) };
    const look = { fill: sheet.ink.muted, 'fill-opacity': OPACITY.limits };
    return [...tint(harm, sheet), ...path(limits ? rectangle(limits) : '', look)];
  };

/** Stems with a dot at the end, an arrow where they go on, and a ring where a trial failed. */
const drawStems =
  (side: Side): Mark<StemPlot> =>
  ({ sheet, axis, step, y, stems }) => {
    const own = stems.filter((stem) => stem.side === side);
    const fill = sheet.ink[side === 'same' ? 'muted' : side];
    const ended = own.filter(({ hasFailed }) => !hasFailed);
    const [within, beyond] = [true, false].map((isIn) =>
      ended.filter(({ change }) => isOn(axis, change) === isIn),
    ) as [Stem[], Stem[]];
    const tipOf = (stem: Stem) => ARROW * Math.sign(stem.y - y(0));
    const stalks = ended.map((stem) => {
      return vertical(stem.x, [y(0), stem.y - (isOn(axis, stem.change) ? 0 : tipOf(stem))]);
    });
    const r = Math.min(RADIUS, Math.max(1.5, 0.4 * step));
    const arrows = beyond.map((stem) => arrowHead(stem, Math.min(5.5, 1.4 * r + 0.2), tipOf(stem)));
    return [
      ...path(stalks, { stroke: fill, 'stroke-width': Math.min(2, Math.max(0.75, 0.5 * step)) }),
      ...path(arrows, { fill }),
      ...within.map((stem) => element('circle', { cx: stem.x, cy: stem.y, r, fill })),
      ...rings(
        own.filter(({ hasFailed }) => hasFailed),
        fill,
        sheet.ink.background,
      ),
    ];
  };

/** No difference, and the typical change. */
const lines =
  ({ change }: ChartPairs): Mark<StemPlot> =>
  ({ sheet, axis, box, y }) => {
    const isShown = change !== null && isOn(axis, change.estimate);
    const line = isShown ? horizontal(box, y(change.estimate)) : '';
    const typical = path(line, { stroke: sheet.ink.text, 'stroke-width': 2 });
    return [...typical, ...evenLine(box, y(0), sheet)];
  };

/** How many of each kind, at the side where they are. */
function namesOf(pairs: ChartPairs, model: ChartModel): EndName[] {
  const { all, change } = pairs;
  const axis = stemsAxis(pairs, model.direction);
  const kinds = all.map((pair) => ({ ...kindOf(pair, model), change: changeOf(pair) }));
  const count = (side: Side) => inPlain(kinds.filter((one) => one.side === side).length, 0);
  const same = count('same');
  const far = signOf(model) * Infinity;
  const hasFailed = kinds.some((one) => one.hasFailed);
  const isBeyond = kinds.some((one) => !one.hasFailed && !isOn(axis, one.change));
  const typical = change && Number.isFinite(change.estimate) ? `typically ${change.text}` : null;
  const names = [
    { look: 'better', text: `${count('better')} better`, at: far },
    { look: 'baseline', text: same === '0' ? 'same score' : `${same} the same`, at: 0 },
    { look: 'text', text: typical, at: change?.estimate ?? 0 },
    { look: 'muted', text: isBeyond ? 'arrows go on' : null, at: -far },
    { look: 'muted', text: hasFailed ? 'hollow: failed' : null, at: -far },
    { look: 'worse', text: `${count('worse')} of ${inPlain(all.length, 0)} worse`, at: -far },
  ] as const;
  return names.flatMap(({ text, ...name }) => (text === null ? [] : [{ ...name, text }]));
}

/** What the first and the last stem are, below them. */
const baselineEnds =
  (one: string): Mark<StemPlot> =>
  ({ model, sheet, box, sorted }) => {
    const y = box.bottom + sheet.belowAxis;
    const known = sorted.map(({ baseline }) => baseline.score).filter(Number.isFinite);
    const [worst, best] = [known[0], known.at(-1)];
    if (worst === undefined || best === undefined) return [];
    const small = { look: 'small muted', y } as const;
    const first = { ...small, x: box.left, text: `baseline’s worst ${one} ${model.format(worst)}` };
    const last = { ...small, x: box.right, text: `its best ${model.format(best)}` };
    const texts = [[first], [{ ...last, anchor: 'end' } as const]];
    return placed(texts, { sheet, box: { ...box, bottom: y + 10 } });
  };

const BAR = 40;
/** Between two parts of the bar. */
const GAP = 2;

/** Whether each trial is an example that passes, 1, or fails, 0: there is no more or less to draw. */
export function arePasses({ all }: ChartPairs): boolean {
  const isPass = ({ score }: ChartTrial) => score === 0 || score === 1;
  return all.every(({ baseline, candidate }) => isPass(baseline) && isPass(candidate));
}

/** How many pairs were lost, are the same, and were won, as parts of a bar. */
export const examplesPanel =
  (pairs: ChartPairs, frame: CurveFrame): Panel =>
  (above) => {
    const { sheet, model } = frame;
    const { ink } = sheet;
    const counts = countsOf(pairs, model);
    const y = above + sheet.head - 6;
    const width = sheet.right - sheet.left;
    const middle = (sheet.left + sheet.right) / 2;
    const parts = [
      ['worse', counts.lost, `lost ${inPlain(counts.lost, 0)}`, 'start', sheet.left],
      ['muted', counts.same, sameWords(counts), 'middle', middle],
      ['better', counts.won, `won ${inPlain(counts.won, 0)}`, 'end', sheet.right],
    ] as const;
    const below = y + BAR + sheet.strong.line;
    let right = sheet.left;
    const [lost, same, won] = parts.map(([colour, n, text, anchor, edge]) => {
      const [left, size] = [right, (n / pairs.all.length) * width];
      right += size;
      const look = colour === 'muted' ? { 'fill-opacity': OPACITY.difference } : {};
      const place = { x: left, y, width: Math.max(0, size - GAP), height: BAR };
      const bar = n > 0 ? [element('rect', { ...place, fill: ink[colour], ...look })] : [];
      const letters = colour === 'muted' ? 'strong text' : 'strong background';
      const inside = { x: left + size / 2, y: centred(y + BAR / 2, sheet.strong) };
      const isInside = textWidth(text, sheet.strong) + 12 <= size;
      const label: Text = isInside
        ? { ...inside, look: letters, text, anchor: 'middle' }
        : { look: `strong ${colour}`, x: edge, y: below, text, anchor };
      return { bar, label: [label] };
    });
    // What is the same is named where there is space.
    const labels = [lost, won, same].flatMap((part) => (part ? [part.label] : []));
    const around = { left: 0, right: sheet.width, top: y, bottom: below + sheet.strong.size };
    const drawn = [
      ...[lost, same, won].flatMap((part) => part?.bar ?? []),
      ...placed(labels, { sheet, box: around }),
    ];
    const title = `The ${inPlain(pairs.all.length, 0)} pairs, before and after`;
    const bottom = below + sheet.belowAxis - sheet.small.size + sheet.belowText;
    return { drawn: [panelHeading(title, above, frame), ...drawn], bottom };
  };

type Counts = ReturnType<typeof countsOf>;

function countsOf({ all }: ChartPairs, { direction }: ChartModel) {
  const isGood = ({ score }: ChartTrial) => (score === 1) === (direction === 'maximize');
  const count = (before: boolean, after: boolean) =>
    all.filter(({ baseline, candidate }) => {
      return isGood(baseline) === before && isGood(candidate) === after;
    }).length;
  const [both, neither] = [count(true, true), count(false, false)];
  return { lost: count(true, false), won: count(false, true), same: both + neither, both, neither };
}

function sameWords({ same, both, neither }: Counts): string {
  return `same ${inPlain(same, 0)}: ${inPlain(both, 0)} pass, ${inPlain(neither, 0)} fail both times`;
}
