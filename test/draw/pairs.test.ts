import fc from 'fast-check';
import { renderChart } from '../../src/draw/chart.ts';
import { chartOf } from '../../src/draw/chart-of.ts';
import { frameOf } from '../../src/draw/frame.ts';
import type { ChartModel } from '../../src/draw/model.ts';
import { pairsPanel } from '../../src/draw/pairs.ts';
import { compareNamed } from '../support/report-cases.ts';
import { textBoxes } from '../support/svg-texts.ts';
import { chartModel, pairedModel, uniforms } from './models.ts';

const LIGHT = { theme: 'light' } as const;
const caseOf = (name: string) => compareNamed(name);

type Scores = readonly (readonly number[])[];

function modelOf(scores: Scores, direction: ChartModel['direction'] = 'maximize'): ChartModel {
  return pairedModel(chartModel({ scores, direction }));
}

function panelOf(model: ChartModel | null) {
  if (model?.tested?.kind !== 'pairs') throw new Error('there are no pairs');
  return pairsPanel(model.tested, frameOf(model, LIGHT))(0);
}

const namesOf = (model: ChartModel | null) => panelOf(model).names.map(({ text }) => text);

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

type Stem = ReturnType<typeof panelOf>['stemPlot']['stems'][number];

/** What holds for each stem of any pairs, with the scores of its pair. */
function law(
  title: string,
  check: (stem: Stem, pair: { b: number; c: number }, panel: ReturnType<typeof panelOf>) => void,
): void {
  test(title, () => {
    fc.assert(
      fc.property(paired, ({ scores, direction }) => {
        const panel = panelOf(modelOf(scores, direction));
        expect(panel.stemPlot.stems).toHaveLength(scores[0]?.length ?? 0);
        for (const stem of panel.stemPlot.stems) {
          const at = Number(stem.id.slice(1)) - 1;
          expect(stem.before).toBe(`b${at + 1}`);
          check(stem, { b: scores[0]?.[at] ?? 0, c: scores[1]?.[at] ?? 0 }, panel);
        }
      }),
    );
  });
}

law(
  'a stem is inside the plot, on the side that it is on',
  (stem, { b, c }, { stemPlot: plot }) => {
    const zero = plot.y(0);
    const up = b === c ? 0 : Math.sign(c - b);
    expect(Math.sign(zero - stem.y) * up).toBeGreaterThanOrEqual(0);
    if (up === 0) expect(stem.y).toBe(zero);
    expect(stem.y).toBeGreaterThanOrEqual(plot.box.top);
    expect(stem.y).toBeLessThanOrEqual(plot.box.bottom);
    const isBetter = plot.model.direction === 'maximize' ? up > 0 : up < 0;
    expect(stem.side).toBe(up === 0 ? 'same' : isBetter ? 'better' : 'worse');
  },
);

law(
  'a stem ends at the change, or on the frame where that is beyond',
  (stem, _, { stemPlot: plot }) => {
    const { low, high } = plot.axis;
    const frame = stem.change < 0 ? plot.box.bottom : plot.box.top;
    if (stem.change < low || stem.change > high) expect(stem.y).toBe(frame);
    else expect(stem.y).toBe(plot.y(stem.change));
  },
);

test('in any pairs, stems are in the order of the baseline’s score, the worst first', () => {
  fc.assert(
    fc.property(paired, ({ scores, direction }) => {
      const { stems } = panelOf(modelOf(scores, direction)).stemPlot;
      const before = stems.map((stem) => scores[0]?.[Number(stem.before?.slice(1)) - 1] ?? 0);
      const sign = direction === 'maximize' ? 1 : -1;
      expect(before).toEqual(before.toSorted((a, b) => (a === b ? 0 : sign * (a - b))));
      expect(stems.map(({ x }) => x)).toEqual(stems.map(({ x }) => x).toSorted((a, b) => a - b));
    }),
  );
});

describe('the stems of', () => {
  test.each(['paired', 'paired-losses'])('%s are the pairs that were tested', (name) => {
    const assessment = caseOf(name);
    const { trials, worse, better, same } = assessment.test?.pairs ?? { trials: [] };
    const { stems } = panelOf(chartOf(assessment)).stemPlot;
    const count = (wanted: string) => stems.filter(({ side }) => side === wanted).length;
    expect([count('worse'), count('better'), count('same')]).toEqual([worse, better, same]);
    const idOf = (arm: 'baseline' | 'candidate') => (pair: (typeof trials)[number]) =>
      `${arm[0]}${assessment[arm].trials.indexOf(pair[arm]) + 1}`;
    const ids = trials.map((pair) => [idOf('baseline')(pair), idOf('candidate')(pair)].join());
    expect(stems.map(({ before, id }) => `${before},${id}`).sort()).toEqual(ids.sort());
  });

  test.each(['paired', 'paired-losses'])('%s have their typical change on the axis', (name) => {
    const model = chartOf(caseOf(name));
    const { axis } = panelOf(model).stemPlot;
    const { tested } = model ?? {};
    const change = tested?.kind === 'pairs' ? tested.change : null;
    if (!change) throw new Error('no change');
    expect(change.lower).toBeLessThanOrEqual(change.estimate);
    expect(change.estimate).toBeLessThanOrEqual(change.upper);
    for (const at of [change.lower, change.upper].filter(Number.isFinite)) {
      expect(at).toBeGreaterThan(axis.low);
      expect(at).toBeLessThan(axis.high);
    }
    expect(namesOf(model)).toContain(`typically ${change.text}`);
  });

  test('2,000 pairs are some hundred, and count them all', () => {
    const [before, noise] = [uniforms(2000, 1), uniforms(2000, 2)];
    const after = before.map((score, i) => score + 0.1 * ((noise[i] ?? 0) - 0.6));
    const model = modelOf([before, after]);
    expect(panelOf(model).stemPlot.stems).toHaveLength(286);
    const svg = renderChart(model, LIGHT);
    expect(svg.length).toBeLessThan(40_000);
    const texts = textBoxes(svg).map(({ text }) => text);
    expect(texts).toContain('Candidate − baseline, a stem for every 7th setting');
    const [better = '', , , worse = ''] = namesOf(model);
    const [first = 0, second = 0] = [better, worse].map((text) => {
      return Number(text.split(' ')[0]?.replace(',', ''));
    });
    expect(first + second).toBe(2000);
    expect(worse).toMatch(/ of 2,000 worse$/);
  });

  test('failures are rings: on the frame if one trial failed, at zero if both did', () => {
    const scores = uniforms(12, 1).map((score) => 0.5 + score / 10);
    const one = modelOf([scores, scores.map((score, i) => (i < 3 ? -Infinity : score))]);
    expect(namesOf(one)).toEqual(['0 better', '9 the same', 'hollow: failed', '3 of 12 worse']);
    expect(ringsIn(one)).toBe(3);
    const all = modelOf([Array(12).fill(-Infinity), Array(12).fill(-Infinity)]);
    expect(namesOf(all)).toEqual(['0 better', '12 the same', 'hollow: failed', '0 of 12 worse']);
    expect(ringsIn(all)).toBe(12);
  });

  test('a far outlier does not flatten the others', () => {
    const scores = uniforms(20, 1);
    const after = scores.map((score, i) => (i === 4 ? -40 : score - 0.01));
    expect(panelOf(modelOf([scores, after])).stemPlot.axis.low).toBeGreaterThan(-0.1);
  });
});

/** How many hollow marks there are, which are drawn twice: in a colour, and smaller in that of the background. */
function ringsIn(model: ChartModel): number {
  const inner = [...renderChart(model, LIGHT).matchAll(/<path d="([^"]*)" stroke="#ffffff"/g)];
  return inner.flatMap(([, d = '']) => d.match(/h0/g) ?? []).length;
}
