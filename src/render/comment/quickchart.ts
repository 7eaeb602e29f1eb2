import QuickChart from 'quickchart-js';
import { type StepFunction, valueAt } from '../../math/step-function.ts';
import { betterWord } from '../../report/index.ts';
import { chartBudgets } from '../chart/budgets.ts';
import type { ChartModel } from '../chart/model.ts';
import { curveAxis, isLogarithmic, type ScoreAxis } from '../chart/scores.ts';
import { palette } from '../svg/theme.ts';

/** GitHub's image proxy doubles the length of a URL, and its limit is undocumented. */
const MAX_URL_LENGTH = 3999;
/** In how many pieces a curve is drawn, the finest that is short enough. */
const DENSITIES = [48, 36, 24, 16, 8];
/** Text of 12 px can still be read on a telephone. */
const [WIDTH, HEIGHT] = [560, 320];
/** An alpha channel in hexadecimal. */
const BAND_OPACITY = '38';

/**
 * The URL at which a QuickChart server draws the chart; no request is made here. The URL holds
 * scores and budgets, no names and no functions.
 *
 * @param server its URL, without query or fragment
 * @returns null if no score is finite, if the data resolve no budget, or if the URL would be too long
 */
export function quickChart(model: ChartModel, server: string) {
  for (const pieces of DENSITIES) {
    const config = configOf(model, pieces);
    const url = config === null ? null : urlOf(config, server);
    if (url !== null && url.length <= MAX_URL_LENGTH) return { url, width: WIDTH };
  }
  return null;
}

function urlOf(config: object, server: string): string {
  const { protocol, host, pathname } = new URL(server);
  return (
    new QuickChart()
      .setScheme(protocol.replace(':', ''))
      .setHost(host + pathname.replace(/\/+$/, ''))
      .setVersion('4')
      .setWidth(WIDTH)
      .setHeight(HEIGHT)
      // Of its own, for no grey is legible on GitHub's white and on its dark page.
      .setBackgroundColor('#fff')
      .setConfig(config)
      .getUrl()
  );
}

/** The configuration for Chart.js 4; null if there is nothing to draw. */
function configOf(model: ChartModel, pieces: number): object | null {
  const budgets = chartBudgets(model);
  const isLog = isLogarithmic(model);
  const axis = curveAxis(model.arms, { budgets, isLog, target: null });
  if (axis.ticks.length === 0 || !budgets.isResolved) return null;
  const { first, last } = budgets;
  const rounded = rounding(first, last);
  const factor = (last / first) ** (1 / pieces);
  // Beyond the last budget the upper limit is infinite: no rounding may lead there.
  const ends = Array.from({ length: pieces }, (_, i) => Math.min(last, first * factor ** (i + 1)));
  const score = scoreRounding(axis);
  // A step ends at each budget; between them only one value can be drawn.
  const lineOf = (curve: StepFunction, pick: Pick) => [
    score(valueAt(curve, first)),
    ...ends.map((end) => {
      const [start, middle] = [end / factor, end / Math.sqrt(factor)];
      return score(pick(...[start, middle, end].map((budget) => valueAt(curve, budget))));
    }),
  ];
  const medians = model.arms.map(({ role, median }) => ({
    label: role,
    data: lineOf(median, (_, middle) => middle as number),
    borderColor: palette('light')[role],
    // Only in the legend, next to its dashes.
    backgroundColor: bandColour(role),
    ...(role === 'baseline' ? { borderDash: [7, 4] } : {}),
  }));
  // Never narrower than the bands themselves; invisible lines with empty labels, and what is between.
  const bands = model.arms.flatMap(({ role, lower, upper }) => {
    const plain = { label: '', borderColor: '#0000', backgroundColor: '#0000' };
    const fill = { target: '+1', above: bandColour(role), below: bandColour(role) };
    return [
      { ...plain, data: lineOf(upper, Math.max), fill },
      { ...plain, data: lineOf(lower, Math.min) },
    ];
  });
  // The unit is untrusted: only words are kept.
  const unit = model.unit.replace(/[^\p{L}\p{N} /·.-]/gu, '').slice(0, 24);
  const yTitle = `${model.curveWord} best score, ${betterWord(model.direction)}`;
  return {
    type: 'line',
    data: { labels: [first, ...ends].map(rounded), datasets: [...medians, ...bands] },
    options: {
      elements: { line: { stepped: 'after', borderWidth: 2 }, point: { radius: 0 } },
      plugins: { legend: { align: 'start' } },
      scales: {
        x: {
          type: 'logarithmic',
          min: rounded(first),
          max: rounded(last),
          ticks: { maxRotation: 0, includeBounds: false, format: { maximumSignificantDigits: 2 } },
          title: { display: true, text: `${unit} of random search (log scale)` },
        },
        y: {
          ...(isLog ? { type: 'logarithmic' } : {}),
          min: score(axis.low),
          max: score(axis.high),
          ticks: { includeBounds: false },
          title: { display: true, text: yTitle },
        },
      },
    },
  };
}

/** The value of a piece, from a monotone curve's values at its start, its middle and its end. */
type Pick = (...values: readonly number[]) => number;

const bandColour = (role: ChartModel['arms'][number]['role']) =>
  `${palette('light')[role]}${BAND_OPACITY}`;

/** Three digits, or as many more as the range is narrow. */
function rounding(first: number, last: number): (budget: number) => number {
  const digits = 3 + Math.max(0, Math.ceil(-Math.log10(last / first - 1)));
  return (budget) => Number(budget.toPrecision(Math.min(17, digits)));
}

/** Scores beyond the axis, even infinite ones, are drawn just outside of its frame. */
function scoreRounding({ low, high, isLog }: ScoreAxis): (score: number) => number {
  const span = high - low;
  const size = Math.max(Math.abs(low), Math.abs(high));
  const digits = isLog ? 3 : 3 + Math.ceil(Math.log10(size / span));
  const [below, above] = isLog ? [low / 2, 2 * high] : [low - span / 10, high + span / 10];
  return (score) => {
    const inside = Math.min(above, Math.max(below, score));
    return Number(inside.toPrecision(Math.min(17, digits)));
  };
}
