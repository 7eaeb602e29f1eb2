import fc from 'fast-check';
import { renderChart } from '../../src/draw/chart.ts';
import { chartOf } from '../../src/draw/chart-of.ts';
import { frameOf } from '../../src/draw/frame.ts';
import type { ChartModel, ChartOptions } from '../../src/draw/model.ts';
import { pairsPanel } from '../../src/draw/pairs.ts';
import { palette } from '../../src/draw/svg/theme.ts';
import { compareCase, REPORT_CASES, type ReportCase } from '../render/report-cases.ts';
import { misplacedTexts, textBoxes } from '../support/svg-texts.ts';
import { chartModel, pairedModel, uniforms } from './models.ts';

const caseOf = (name: string) => compareCase(REPORT_CASES[name] as ReportCase);

type Scores = readonly (readonly number[])[];

function modelOf(scores: Scores, direction: ChartModel['direction'] = 'maximize'): ChartModel {
  return pairedModel(chartModel({ scores, direction }));
}

function pairsOf(model: ChartModel | null, options: Partial<ChartOptions> = {}) {
  if (!model?.pairs) throw new Error('there are no pairs');
  return pairsPanel(model.pairs, frameOf(model, { theme: 'light', ...options }), options.range)(0);
}

function legendOf(model: ChartModel | null): string[] {
  return pairsOf(model).legend.map(({ text }) => text);
}

const WORST = { maximize: -Infinity, minimize: Infinity };

const drawn = fc.option(fc.double({ min: -2, max: 2, noNaN: true }), { freq: 5 });
/** Pairs of scores on either scale, with failures and ties. */
const paired = fc
  .record({
    direction: fc.constantFrom('maximize' as const, 'minimize' as const),
    isExponent: fc.boolean(),
    pairs: fc.array(
      fc.oneof(
        fc.tuple(drawn, drawn),
        drawn.map((tie) => [tie, tie] as const),
      ),
      { minLength: 1, maxLength: 40 },
    ),
  })
  .map(({ direction, isExponent, pairs }) => {
    const scoreOf = (draw: number | null = null) => {
      if (draw === null) return WORST[direction];
      return isExponent ? 10 ** draw : draw;
    };
    return { direction, scores: [0, 1].map((arm) => pairs.map((pair) => scoreOf(pair[arm]))) };
  });

type Mark = ReturnType<typeof pairsOf>['pairs'][number];

/** What holds for each mark of any scatter, with the scores of its pair. */
function law(
  title: string,
  check: (mark: Mark, pair: { b: number; c: number }, model: ChartModel) => void,
): void {
  test(title, () => {
    fc.assert(
      fc.property(paired, ({ scores, direction }) => {
        const model = modelOf(scores, direction);
        const { pairs } = pairsOf(model);
        expect(pairs).toHaveLength(scores[0]?.length ?? 0);
        for (const mark of pairs) {
          const at = Number(mark.id.slice(1)) - 1;
          expect(mark.before).toBe(`b${at + 1}`);
          check(mark, { b: scores[0]?.[at] ?? 0, c: scores[1]?.[at] ?? 0 }, model);
        }
      }),
    );
  });
}

describe('in any scatter', () => {
  law('a pair is inside the plot, or on the frame where scores are bad', (mark, _, model) => {
    const { box } = pairsOf(model);
    const isUp = model.direction === 'maximize';
    const bad = isUp ? { x: box.left, y: box.bottom } : { x: box.right, y: box.top };
    const areOff = { x: mark.off.includes('baseline'), y: mark.off.includes('candidate') };
    expect({ x: mark.x === bad.x, y: mark.y === bad.y }).toEqual(areOff);
    expect(mark.x).toBeGreaterThanOrEqual(box.left);
    expect(mark.x).toBeLessThanOrEqual(box.right);
    expect(mark.y).toBeGreaterThanOrEqual(box.top);
    expect(mark.y).toBeLessThanOrEqual(box.bottom);
  });

  law('a pair is on the side that it is on, and equal scores on the line', (mark, pair, model) => {
    const { box } = pairsOf(model);
    const above = box.bottom - mark.y - (mark.x - box.left);
    const change = model.direction === 'maximize' ? pair.c - pair.b : pair.b - pair.c;
    if (pair.b === pair.c) {
      expect(mark.side).toBe('same');
      expect(above).toBeCloseTo(0, 9);
      return;
    }
    expect(mark.side).toBe(change > 0 ? 'better' : 'worse');
    const toBetter = model.direction === 'maximize' ? above : -above;
    expect(change > 0 ? toBetter : -toBetter).toBeGreaterThan(-1e-9);
  });

  law('the best half of each sweep is on the axis', (_, __, model) => {
    const { axis } = pairsOf(model);
    for (const { trials } of model.arms) {
      const finite = trials.map(({ score }) => score).filter(Number.isFinite);
      const on = finite.filter((score) => score >= axis.low && score <= axis.high);
      expect(on.length).toBeGreaterThanOrEqual(finite.length / 2);
    }
  });

  test('swapped sweeps are its mirror image', () => {
    const swapped = { worse: 'better', better: 'worse', same: 'same' };
    fc.assert(
      fc.property(paired, ({ scores, direction }) => {
        const { pairs, box } = pairsOf(modelOf(scores, direction));
        const mirrored = pairsOf(modelOf(scores.toReversed(), direction));
        const placed = new Map(mirrored.pairs.map((mark) => [mark.before.slice(1), mark]));
        expect(mirrored.box).toEqual(box);
        for (const { id, x, y, side } of pairs) {
          const other = placed.get(id.slice(1));
          expect(other?.side).toBe(swapped[side]);
          expect(other?.x).toBeCloseTo(box.left + box.bottom - y, 9);
          expect(other?.y).toBeCloseTo(box.bottom - (x - box.left), 9);
        }
      }),
    );
  });
});

describe('the scatter of', () => {
  test.each(['paired', 'paired-losses'])('%s has the pairs that were tested', (name) => {
    const assessment = caseOf(name);
    const { trials, worse, better, same } = assessment.test?.pairs ?? { trials: [] };
    const { pairs } = pairsOf(chartOf(assessment));
    const count = (wanted: string) => pairs.filter(({ side }) => side === wanted).length;
    expect([count('worse'), count('better'), count('same')]).toEqual([worse, better, same]);
    const idOf = (arm: 'baseline' | 'candidate') => (pair: (typeof trials)[number]) =>
      `${arm[0]}${assessment[arm].trials.indexOf(pair[arm]) + 1}`;
    const ids = trials.map((pair) => [idOf('baseline')(pair), idOf('candidate')(pair)].join());
    expect(pairs.map(({ before, id }) => `${before},${id}`).sort()).toEqual(ids.sort());
  });

  test('pairs stands where independent sweeps have a strip', () => {
    const panels = ['paired', 'none'].map((name) => {
      const svg = renderChart(chartOf(caseOf(name)) as ChartModel, {
        theme: 'light',
        below: 'trials',
      });
      return [...svg.matchAll(/<g class="(strip|scatter)">/g)].map(([, panel]) => panel);
    });
    expect(panels).toEqual([['scatter'], ['strip']]);
  });

  test('pairs stands below a lane that speaks for the bands alone', () => {
    const model = modelOf([uniforms(20, 1), uniforms(20, 2)]);
    const texts = textBoxes(renderChart(model, { theme: 'light' })).map(({ text }) => text);
    expect(texts).toContain('no evidence from the bands; the pairs decide');
  });

  test('pairs that cannot tell is grey, even if all are worse', () => {
    const model = modelOf([uniforms(8, 1), uniforms(8, 1).map((score) => score - 1)]);
    const { worse } = palette('light');
    const isRed = (isUnknown: boolean) =>
      renderChart({ ...model, isUnknown }, { theme: 'light' }).includes(worse);
    expect([false, true].map(isRed)).toEqual([true, false]);
  });

  test('2,000 pairs has some hundred dots, and counts them all', () => {
    const [before, noise] = [uniforms(2000, 1), uniforms(2000, 2)];
    const after = before.map((score, i) => score + 0.1 * ((noise[i] ?? 0) - 0.6));
    const model = modelOf([before, after]);
    expect(pairsOf(model).pairs).toHaveLength(286);
    const svg = renderChart(model, { theme: 'light' });
    expect(svg.length).toBeLessThan(20_000);
    const texts = textBoxes(svg).map(({ text }) => text);
    expect(texts).toContain('a dot for 7 neighbours');
    const counts = legendOf(model).slice(0, 2).join();
    expect(counts).toMatch(/^1,\d{3} worse,\d{3} better$/);
    const [worse = 0, better = 0] = counts.match(/[\d,]+(?= )/g)?.map(digits) ?? [];
    expect(worse + better).toBe(2000);
  });

  test('failures alone has one ring for all', () => {
    const model = modelOf([Array(12).fill(-Infinity), Array(12).fill(-Infinity)]);
    expect(legendOf(model)).toEqual([
      '12 the same',
      '12 failed in the baseline',
      '12 failed in the candidate',
    ]);
    expect(ringsIn(model)).toBe(12);
  });

  test('failures on one side has their pairs on the frame', () => {
    const scores = uniforms(12, 1).map((score) => 0.5 + score / 10);
    const model = modelOf([scores, scores.map((score, i) => (i < 3 ? -Infinity : score))]);
    expect(legendOf(model)).toEqual(['3 worse', '9 the same', '3 failed in the candidate']);
    expect(ringsIn(model)).toBe(3);
  });

  test('equal scores has all on its line', () => {
    const model = modelOf([Array(12).fill(0.5), Array(12).fill(0.5)]);
    expect(legendOf(model)).toEqual(['12 the same']);
    expect(pairsOf(model).axis.low).toBeLessThan(0.5);
  });

  test('a far outlier has it on the frame, unless the whole range is wanted', () => {
    const scores = uniforms(20, 1);
    const model = modelOf([scores, scores.with(4, -40)]);
    expect(legendOf(model)).toEqual(['1 worse', '19 the same', '1 off the scale, on the frame']);
    expect(pairsOf(model, { range: 'full' }).axis.low).toBeLessThan(-40);
  });

  test('a metric with a hostile name has its beginning', () => {
    const metric = `\u202e<b>&"${'very-'.repeat(60)}long`;
    const svg = renderChart({ ...modelOf([[1], [2]]), metric }, { theme: 'light' });
    for (const arm of ['candidate', 'baseline']) {
      const name = new RegExp(`^${arm}’s <b>&"very-.*…$`);
      expect(textBoxes(svg).map(({ text }) => text)).toContainEqual(expect.stringMatching(name));
    }
    expect(svg).not.toMatch(/\u202e|<b>/);
  });
});

function digits(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

/** How many hollow marks the plot has, which are drawn twice: in a colour, and smaller in that of the background. */
function ringsIn(model: ChartModel): number {
  const svg = renderChart(model, { theme: 'light' });
  const [, plot = ''] = /<g class="scatter">(.*)/s.exec(svg) ?? [];
  const inner = [...plot.matchAll(/<path d="([^"]*)" stroke="#ffffff"/g)];
  return inner.flatMap(([, d = '']) => d.match(/h0/g) ?? []).length - legendRings(model);
}

function legendRings(model: ChartModel): number {
  return pairsOf(model).legend.filter(({ look }) => look === 'failed').length;
}

test('the legend stands below where wide numbers leave it no space beside', () => {
  const model = modelOf([
    [-3e-250, -2e-250, -1e-250, -1],
    [-2e-250, -1e-250, -3e-250, -2],
  ]);
  expect(legendOf(model)).toContain('1 off the scale, on the frame');
  expect(misplacedTexts(renderChart(model, { theme: 'light' }))).toEqual([]);
});
