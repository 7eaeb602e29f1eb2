import { compareCurves } from '../../src/compare/index.ts';
import { inCost, tuningCurve } from '../../src/estimate/index.ts';
import type { Sample } from '../../src/math/order-statistics.ts';
import type { Random } from '../../src/math/random.ts';
import { falseAlarmRates, falseStrongBound } from '../../src/plan/index.ts';
import { bandsOf, designOf, RULES } from '../comparisons.ts';
import { clopperPearson, contains, describeShare } from '../intervals.ts';
import { anyStudy } from '../study.ts';

/** What a trial costs, by its score in [0, 1). */
interface Costs {
  readonly name: string;
  readonly of: (score: number, random: Random) => number;
}

const COSTS: readonly Costs[] = [
  { name: 'every trial costs the same', of: () => 1 },
  { name: 'costs vary and have nothing to do with the score', of: (_, random) => heavy(random()) },
  { name: 'good trials cost more', of: (score) => heavy(score) },
  { name: 'bad trials cost more', of: (score) => heavy(1 - score) },
];
const FACTORS = [1, 1.5, 2, 3, 4];
const SIZES = [12, 48];

/** From 1 up: one in a thousand is above 60. */
function heavy(rank: number): number {
  return (1 - rank) ** -0.6;
}

interface Task {
  readonly n: number;
  readonly costs: number;
  /** How much more each trial of the candidate costs. */
  readonly factor: number;
}

const TASKS: readonly Task[] = SIZES.flatMap((n) => [
  ...FACTORS.map((factor) => ({ n, costs: 0, factor })),
  ...COSTS.slice(1).map((_, i) => ({ n, costs: i + 1, factor: 1 })),
]);

interface Result {
  /** Strong evidence of "worse". */
  readonly strong: Sample;
  /** The same, although the candidate is at least as good with the mean costs that were found. */
  readonly wrong: Sample;
}

const design = (n: number) => designOf({ n, m: n, confidence: 0.8 });

export const costAxis = anyStudy<Task, Result>({
  name: 'cost-axis',
  title: 'By cost, no false-alarm rate holds for all costs',
  setting:
    'Two sweeps of n trials whose scores have the same distribution, compared by cost with bands of 80 %. How often is there strong evidence of "worse", where costs have the same law as well, and where each trial of the candidate costs more? With the mean costs that were found, a candidate of the same scores is at least as good if its trials cost no more.',
  tasks: TASKS,
  runs: 10_000,
  run({ n, costs, factor }, runs, random) {
    const { of } = COSTS[costs] as Costs;
    const [band] = bandsOf({ n, m: n, confidence: 0.8 });
    const draw = (unit: number) => {
      const scores = Array.from({ length: n }, () => random());
      const cost = (unit * scores.reduce((sum, score) => sum + of(score, random), 0)) / n;
      return { cost, curve: inCost(tuningCurve(scores, band), cost) };
    };
    let [strong, wrong] = [0, 0];
    for (let run = 0; run < runs; run++) {
      const [baseline, candidate] = [draw(1), draw(factor)];
      const { worse } = compareCurves(baseline.curve, candidate.curve, RULES);
      if (worse.level !== 'strong') continue;
      strong++;
      if (candidate.cost <= baseline.cost) wrong++;
    }
    const sample = (hits: number) => ({ hits, draws: runs });
    return { strong: sample(strong), wrong: sample(wrong) };
  },
  report(results) {
    const of = 2 * TASKS.length;
    const rate = (n: number) =>
      falseAlarmRates(design(n), { levels: [], seed: 0 }).strong?.rate ?? Number.NaN;
    const bound = (n: number) => falseStrongBound(design(n), { isPaired: false });
    const findings = TASKS.map(({ n, costs, factor }, i) => {
      const { strong, wrong } = results[i] as Result;
      const isRated = costs === 0 && factor === 1;
      const changed = factor === 1 ? 'nothing changed' : `each costs ${factor}× as much`;
      const isBound = clopperPearson(wrong, of)[0] <= bound(n);
      return {
        what: `n = ${n}, ${COSTS[costs]?.name}; ${changed}`,
        published: `printed: ${isRated ? `${rate(n).toFixed(4)} (by trials)` : 'no rate'}; wrong at most ${bound(n).toFixed(3)}`,
        ours: `${describeShare(strong, of, 4)}; wrong ${describeShare(wrong, of, 4)}`,
        holds: isBound && (!isRated || contains(clopperPearson(strong, of), rate(n))),
      };
    });
    const share = ({ hits, draws }: Sample) => hits / draws;
    const samples = (n: number) =>
      FACTORS.map((factor) => {
        const i = TASKS.findIndex(
          (task) => task.n === n && task.costs === 0 && task.factor === factor,
        );
        return results[i]?.strong as Sample;
      });
    const together = TASKS.flatMap(({ factor }, i) =>
      factor === 1 ? share(results[i]?.strong as Sample) : [],
    );
    const grown = Math.max(...results.map(({ strong }) => share(strong)));
    return {
      findings,
      verdict: `Where nothing changed, strong evidence occurs in ${Math.min(...together).toFixed(3)} to ${Math.max(...together).toFixed(3)} of the comparisons, depending on the costs; where only the candidate's costs grew, in up to ${grown.toFixed(3)}. The scores alone do not decide, so no rate is printed by cost. The bound holds, for the mean costs as found.`,
      charts: [
        {
          file: 'cost-axis',
          title: 'By cost, more expensive trials alone make a candidate worse',
          subtitle:
            'Scores did not change; bands of 80 %. With 12 trials, nothing is compared from 2.4 on.',
          x: { name: 'cost of a candidate trial, in baseline trials (log scale)', isLog: true },
          y: { name: 'chance of strong evidence of "worse"', from: 0 },
          lines: SIZES.map((n, k) => ({
            name: `n = ${n}`,
            colour: k === 0 ? 'baseline' : 'candidate',
            points: samples(n).map((one, i) => [FACTORS[i] ?? 0, share(one)] as const),
            intervals: samples(n).map((one) => clopperPearson(one, of)),
          })),
        },
      ],
    };
  },
});
