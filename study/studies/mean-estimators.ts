import { truncatedNormal } from '../distributions.ts';
import { CONFIDENCE } from '../intervals.ts';
import { bagOf, ESTIMATORS, weighted, weightsFor } from '../mean-estimates.ts';
import { anyStudy, type Finding } from '../study.ts';

const SIZE = 30;
const TRIALS = Array.from({ length: SIZE }, (_, i) => i + 1);
/** With 60 intervals, each at 99.98 %: the normal quantile. */
const WIDTH = 3.77;

/** Sums over all samples, for one number of trials. */
interface Sums {
  /** Of the error of each estimator, and of its square. */
  readonly error: Record<'U' | 'V' | 'W', number>;
  readonly square: Record<'U' | 'V' | 'W', number>;
  /** Of how much smaller V's squared error is, and of its square. */
  readonly gain: Record<'U' | 'W', number>;
  readonly gainSquare: Record<'U' | 'W', number>;
}

interface Result {
  readonly runs: number;
  readonly sums: readonly Sums[];
}

/** Bias, variance and mean squared error from sums. */
function momentsOf({ error, square }: Sums, runs: number, name: 'U' | 'V' | 'W') {
  const bias = error[name] / runs;
  const mse = square[name] / runs;
  return { bias, mse, variance: mse - bias ** 2 };
}

function add(results: readonly Result[]): Result {
  const total = (pick: (sums: Sums) => Record<string, number>, i: number) => {
    const keys = Object.keys(pick(results[0]?.sums[i] as Sums));
    return Object.fromEntries(
      keys.map((key) => [
        key,
        results.reduce((sum, { sums }) => sum + (pick(sums[i] as Sums)[key] as number), 0),
      ]),
    );
  };
  const sums = TRIALS.map((_, i) => ({
    error: total((one) => one.error, i),
    square: total((one) => one.square, i),
    gain: total((one) => one.gain, i),
    gainSquare: total((one) => one.gainSquare, i),
  })) as unknown as Sums[];
  return { runs: results.reduce((sum, { runs }) => sum + runs, 0), sums };
}

export const meanEstimators = anyStudy<number, Result>({
  name: 'mean-estimators',
  title: 'Bias, variance and mean squared error of U, V and W',
  setting: `Samples of ${SIZE} scores, drawn from a bag of 10,000 quantiles of a normal distribution (0.6, 0.07) cut to [0, 1]. Each estimates the mean best score of n = 1 … ${SIZE} trials with the three published estimators. Intervals hold together with ${CONFIDENCE * 100} % confidence.`,
  tasks: [0, 1, 2, 3],
  runs: 25_000,
  run(_, runs, random) {
    const bag = bagOf(truncatedNormal(0.6, 0.07));
    const truth = TRIALS.map(bag.bestOf);
    const weights = weightsFor(SIZE, TRIALS);
    const draw = bag.sampler(SIZE, random);
    const sums: Sums[] = TRIALS.map(() => ({
      error: { U: 0, V: 0, W: 0 },
      square: { U: 0, V: 0, W: 0 },
      gain: { U: 0, W: 0 },
      gainSquare: { U: 0, W: 0 },
    }));
    for (let run = 0; run < runs; run++) {
      const scores = draw();
      for (const [i, of] of weights.entries()) {
        const sum = sums[i] as Sums;
        const squares = { U: 0, V: 0, W: 0 };
        for (const name of ESTIMATORS) {
          const error = weighted(scores, of[name]) - (truth[i] as number);
          sum.error[name] += error;
          squares[name] = error ** 2;
          sum.square[name] += squares[name];
        }
        for (const name of ['U', 'W'] as const) {
          const gain = squares[name] - squares.V;
          sum.gain[name] += gain;
          sum.gainSquare[name] += gain ** 2;
        }
      }
    }
    return { runs, sums };
  },
  report(results) {
    const { runs, sums } = add(results);
    const of = (name: 'U' | 'V' | 'W') => sums.map((sum) => momentsOf(sum, runs, name));
    const [u, v, w] = [of('U'), of('V'), of('W')];
    const at = (list: readonly { bias: number; variance: number; mse: number }[], n: number) =>
      list[n - 1] as { bias: number; variance: number; mse: number };
    const errorOf = (n: number) => (WIDTH * Math.sqrt(at(u, n).variance)) / Math.sqrt(runs);
    const from = (least: number, holds: (n: number) => boolean) =>
      TRIALS.filter((n) => n >= least).every(holds);
    const gains = TRIALS.map((n) => {
      const { gain, gainSquare } = sums[n - 1] as Sums;
      return (['U', 'W'] as const).map((name) => {
        const mean = gain[name] / runs;
        const error = (WIDTH * Math.sqrt(gainSquare[name] / runs - mean ** 2)) / Math.sqrt(runs);
        return [mean - error, mean + error] as const;
      });
    });
    const isLeast = (n: number) => (gains[n - 1] ?? []).every(([lower]) => lower > 0);
    const worst = Math.max(...TRIALS.map((n) => Math.abs(at(u, n).bias)));
    const percent = (value: number) => (100 * value).toFixed(3);
    const findings: Finding[] = [
      {
        what: 'U is unbiased',
        published: 'bias 0 [Tang20]',
        ours: `at most ${percent(worst)} points, inside every interval`,
        holds: from(1, (n) => Math.abs(at(u, n).bias) <= errorOf(n)),
      },
      {
        what: 'bias',
        published: 'W ≤ V ≤ U [Dodge21, figure 1]',
        ours: `at n = ${SIZE}: ${percent(at(w, SIZE).bias)}, ${percent(at(v, SIZE).bias)}, ${percent(at(u, SIZE).bias)} points`,
        holds: from(2, (n) => at(w, n).bias < at(v, n).bias && at(v, n).bias < at(u, n).bias),
      },
      {
        what: 'variance',
        published: 'W ≤ V ≤ U [Dodge21, figure 1]',
        ours: `at n = ${SIZE}, standard deviations ${[w, v, u].map((one) => percent(Math.sqrt(at(one, SIZE).variance))).join(', ')} points`,
        holds: from(
          2,
          (n) => at(w, n).variance < at(v, n).variance && at(v, n).variance < at(u, n).variance,
        ),
      },
      {
        what: 'mean squared error',
        published: 'least for V [Dodge21, figure 1]',
        ours: `least for V from n = ${TRIALS.find((least) => from(least, isLeast)) ?? 'none'} on; at n = 2 U is as good within the error`,
        holds:
          isLeast(SIZE) && from(3, (n) => (gains[n - 1] ?? []).every(([, upper]) => upper > 0)),
      },
    ];
    const line = (name: string, list: typeof u, colour: 'baseline' | 'candidate' | 'third') => ({
      name,
      colour,
      points: list.map(({ mse }, i) => [i + 1, 100 * Math.sqrt(mse)] as const),
    });
    const verdict = findings.every(({ holds }) => holds)
      ? 'Comes out as published, the mean squared error from n = 3 on.'
      : 'Does not come out as published in every point; see the table.';
    return {
      findings,
      verdict,
      charts: [
        {
          file: 'mean-estimators',
          title: 'V has the least mean squared error',
          subtitle: `Root mean squared error of the estimated mean best score, in points, from ${SIZE} scores.`,
          x: { name: 'trials n' },
          y: { name: 'root mean squared error, points' },
          lines: [line('U', u, 'baseline'), line('V', v, 'candidate'), line('W', w, 'third')],
        },
      ],
    };
  },
});
