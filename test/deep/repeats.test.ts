import { assess } from '../../src/decide/index.ts';
import { quickRandom, type Random } from '../../src/math/random.ts';
import { type Row, sweepWith, times } from '../decide/checks/drawn-sweeps.ts';
import { compared, SEARCHES } from '../support/assessments.ts';
import { settingsWith } from '../support/sweeps.ts';
import { repetitions } from './repetitions.ts';

const RUNS = repetitions(300, 4000);
const RANDOM = { method: 'random', sampler: null, seed: null } as const;

/** Configurations, each trained several times with little luck of training. */
function trained(configurations: number, trainings: number, random: Random) {
  const rows = times(configurations, () => random()).flatMap((lr) =>
    times(trainings, (): Row => [lr + 0.01 * random(), { lr }]),
  );
  return sweepWith(rows, { search: RANDOM, isOrdered: false });
}

test.each([
  [10, 5, 5],
  [24, 3, 3],
  [24, 4, 2],
])(
  '%i configurations, each trained %i and %i times, fail unchanged no more often than is said',
  (n, one, other) => {
    const random = quickRandom(n * one);
    let [hits, rate] = [0, 1];
    for (let run = 0; run < RUNS; run++) {
      const pair = { baseline: trained(n, one, random), candidate: trained(n, other, random) };
      const found = compared(assess({ ...pair, searches: SEARCHES }, settingsWith()));
      if (found.outcome.verdict === 'worse' && found.outcome.gate === 'fail') hits++;
      rate = found.chances?.falseAlarm.strong?.rate ?? rate;
    }
    expect(rate).toBeLessThan(0.01);
    expect(hits / RUNS).toBeLessThanOrEqual(rate + 4 * Math.sqrt((rate * (1 - rate)) / RUNS));
  },
);
