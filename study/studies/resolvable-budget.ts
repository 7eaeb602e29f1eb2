import { resolvableBudget } from '../../src/estimate/index.ts';
import { bandOf } from '../bands.ts';
import { anyStudy } from '../study.ts';

const SIZES = Array.from({ length: 43 }, (_, i) => i + 6);
/** A sweep doubled three times. */
const FEW = [6, 12, 24, 48];
const FAR = [100, 200, 400, 800];

/** The line y = intercept + slope·x of least squares, and r². */
function fit(xs: readonly number[], ys: readonly number[]) {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b) / values.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const sxy = xs.reduce((sum, x, i) => sum + (x - mx) * ((ys[i] as number) - my), 0);
  const sxx = xs.reduce((sum, x) => sum + (x - mx) ** 2, 0);
  const syy = ys.reduce((sum, y) => sum + (y - my) ** 2, 0);
  return { slope: sxy / sxx, intercept: my - (sxy / sxx) * mx, r2: sxy ** 2 / (sxx * syy) };
}

export const resolvableBudgets = anyStudy<number, number>({
  name: 'resolvable-budget',
  title: 'How far n trials resolve the curve',
  setting: 'The resolvable budget of highest-density bands at 80 %, for every n from 6 to 48.',
  tasks: [...SIZES, ...FAR],
  runs: null,
  run: (n) => resolvableBudget(bandOf(n), 0.5),
  report(results) {
    const ys = results.slice(0, SIZES.length);
    const { slope, intercept, r2 } = fit(SIZES, ys);
    const few = fit(
      FEW,
      FEW.map((n) => ys[SIZES.indexOf(n)] as number),
    );
    const far = FAR.map(
      (n, i) => `${n}: ${(n / (results[SIZES.length + i] as number)).toFixed(2)}`,
    );
    return {
      findings: [
        {
          what: 'slope, n = 6 … 48',
          published: '1/6.25 = 0.16, r² 0.9995 [Lourie24, figure 10]',
          ours: `slope ${slope.toFixed(4)} (1/${(1 / slope).toFixed(2)}), r² ${r2.toFixed(4)}`,
          holds: Math.abs(slope - 0.16) < 0.002 && r2 > 0.999,
        },
        {
          what: 'intercept of that line',
          published: 'another implementation: 0.47',
          ours: `${intercept.toFixed(2)}; ${few.intercept.toFixed(2)} from n = ${FEW.join(', ')} alone, with r² ${few.r2.toFixed(4)}`,
          holds: Math.abs(intercept - 0.518) < 0.001 && Math.abs(few.intercept - 0.477) < 0.001,
          differs: `the points are not quite on a line, so the intercept depends on which n are fitted`,
        },
        {
          what: 'beyond: n divided by its resolvable budget',
          published: 'not reported in [Lourie24]',
          ours: far.join(', '),
          holds: true,
        },
      ],
      verdict:
        'Comes out as published. It is not quite a line: larger sweeps resolve a slowly falling share of their trials.',
      charts: [
        {
          file: 'resolvable-budget',
          title: 'Six trials buy one more that can be compared',
          subtitle: 'Resolvable budget of 80 % highest-density bands, and the fitted line.',
          x: { name: 'trials in the sweep' },
          y: { name: 'resolvable budget, trials', from: 0 },
          lines: [
            {
              name: 'exact',
              colour: 'baseline',
              points: SIZES.map((n, i) => [n, ys[i] as number]),
            },
            {
              name: '',
              colour: 'muted',
              isDashed: true,
              points: [6, 48].map((n) => [n, intercept + slope * n] as const),
            },
          ],
        },
      ],
    };
  },
});
