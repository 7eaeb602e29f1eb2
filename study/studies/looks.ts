import { overallSlowdown } from '../../src/compare/index.ts';
import type { CdfBand } from '../../src/estimate/index.ts';
import type { Sample } from '../../src/math/binomial.ts';
import type { Random } from '../../src/math/random.ts';
import { planLooks } from '../../src/plan/index.ts';
import { BAND } from '../bands.ts';
import { bandsOf, compareScores, RULES } from '../comparisons.ts';
import { clopperPearson, contains, describeShare } from '../intervals.ts';
import { anyStudy } from '../study.ts';

const RATE = 0.01;
const STOP_BELOW = 2;

/** What becomes of a uniform score. */
type Kind = 'continuous' | 'ties' | 'failures' | 'first to finish';

interface Task {
  readonly baseline: number;
  readonly sizes: readonly number[];
  readonly slowdown: number;
  readonly kind: Kind;
}

const FOUR = [12, 24, 36, 48];
const TASKS: readonly Task[] = [
  ...[0.5, 1, 2, 3, 4, 8].map((slowdown) => ({
    baseline: 48,
    sizes: FOUR,
    slowdown,
    kind: 'continuous' as const,
  })),
  ...[1, 3, 4].map((slowdown) => ({
    baseline: 48,
    sizes: [24, 48],
    slowdown,
    kind: 'continuous' as const,
  })),
  { baseline: 48, sizes: FOUR, slowdown: 1, kind: 'ties' },
  { baseline: 48, sizes: FOUR, slowdown: 1, kind: 'failures' },
  { baseline: 100, sizes: [25, 50, 75, 100], slowdown: 1, kind: 'continuous' },
  { baseline: 24, sizes: FOUR, slowdown: 1, kind: 'continuous' },
  { baseline: 48, sizes: FOUR, slowdown: 1, kind: 'first to finish' },
];

interface Result {
  readonly fail: Sample;
  readonly passEarly: Sample;
  /** Of the candidate's trials until the decision. */
  readonly trials: { readonly mean: number; readonly error: number };
}

function looksOf({ baseline, sizes }: Task) {
  const question = { baseline, sizes, rate: RATE, band: BAND, quantile: 0.5, rules: RULES };
  return planLooks(question);
}

function scoresOf(n: number, { slowdown, kind }: Task, random: Random): number[] {
  return Array.from({ length: n }, () => {
    const score = random() ** slowdown;
    if (kind === 'ties') return Math.ceil(10 * score);
    return kind === 'failures' && score < 0.3 ? -Infinity : score;
  });
}

/** Where bad configurations are quick, those that finish first are the worst of twice as many. */
function firstToFinish(scores: readonly number[], size: number): number[] {
  const started = scores.slice(0, 2 * size);
  return started.toSorted((a, b) => a - b).slice(0, size);
}

type Bands = readonly [CdfBand, CdfBand];

/** Null where training goes on. */
function decisionAt(
  baseline: readonly number[],
  candidate: readonly number[],
  bands: Bands,
): 'fail' | 'pass' | null {
  const { worse, better } = compareScores(baseline, candidate, bands);
  if (worse.level === 'strong') return 'fail';
  if (better.level === 'strong' && worse.level === 'none') return 'pass';
  const slowdown = overallSlowdown(baseline, candidate, BAND.confidence);
  return slowdown !== null && slowdown.upper < STOP_BELOW ? 'pass' : null;
}

export const looks = anyStudy<Task, Result>({
  name: 'looks',
  title: 'Looks keep the false-alarm rate and save trials',
  setting: `A candidate is judged while it trains, at sizes fixed beforehand, with a false-alarm rate of ${RATE} over all looks and \`stop-below\` ${STOP_BELOW}. Sweeps are drawn, compared and stopped as the tool does it, apart from its own simulation in \`plan --looks\`.`,
  tasks: TASKS,
  runs: 10_000,
  run(task, runs, random) {
    const gates = looksOf(task).looks.flatMap(({ size, confidence }) =>
      confidence === null
        ? []
        : [{ size, bands: bandsOf({ n: task.baseline, m: size, confidence }) }],
    );
    const last = task.sizes.at(-1) as number;
    let [fail, passEarly, sum, squares] = [0, 0, 0, 0];
    for (let run = 0; run < runs; run++) {
      const baseline = scoresOf(task.baseline, { ...task, slowdown: 1 }, random);
      const drawn = scoresOf(2 * last, task, random);
      let [trials, decision] = [last, null as 'fail' | 'pass' | null];
      for (const { size, bands } of gates) {
        const seen =
          task.kind === 'first to finish' && size < last
            ? firstToFinish(drawn, size)
            : drawn.slice(0, size);
        decision = decisionAt(baseline, seen, bands);
        trials = size;
        if (decision !== null) break;
      }
      if (decision === 'fail') fail++;
      else if (trials < last) passEarly++;
      sum += trials;
      squares += trials ** 2;
    }
    const mean = sum / runs;
    const error = Math.sqrt((squares / runs - mean ** 2) / runs);
    const sample = (hits: number) => ({ hits, draws: runs });
    return { fail: sample(fail), passEarly: sample(passEarly), trials: { mean, error } };
  },
  report(results) {
    const of = TASKS.length;
    const at = (i: number) => results[i] as Result;
    const trials = (i: number) => `${at(i).trials.mean.toFixed(1)} trials`;
    const nothingChanged = TASKS.flatMap((task, i) =>
      task.slowdown === 1 && task.kind !== 'first to finish' ? [{ task, i }] : [],
    );
    const index = (sizes: number, slowdown: number) =>
      TASKS.findIndex((task) => task.sizes.length === sizes && task.slowdown === slowdown);
    const isNear = (sample: Sample, published: number) =>
      contains(clopperPearson(sample, of), published);
    const isAbout = (i: number, published: number) =>
      Math.abs(at(i).trials.mean - published) < 0.5 + 4 * at(i).trials.error;
    const published = [
      [4, 0.5, '12.4 trials', 12.4, null],
      [4, 1, '20.6 trials, fails 0.6 in 100', 20.6, 0.006],
      [4, 2, '37 trials', 37, null],
      [4, 4, '25 trials, caught 94 in 100', 25, 0.94],
      [4, 3, 'caught 75 in 100', null, 0.75],
      [4, 8, '17 trials', 17, null],
      [2, 1, '30.1 trials', 30.1, null],
      [2, 4, 'caught 94 in 100', null, 0.94],
      [2, 3, 'caught 79 in 100', null, 0.79],
    ] as const;
    const wrong = [
      [3, 0.03],
      [2, 0.2],
    ] as const;
    const violated = TASKS.findIndex(({ kind }) => kind === 'first to finish');
    const findings = [
      ...nothingChanged.map(({ task, i }) => ({
        what: `nothing changed, ${task.baseline} baseline trials, looks at ${task.sizes.join(', ')}, ${task.kind}`,
        published: `at most ${looksOf(task).totalRate.toFixed(4)}, and never above ${RATE}`,
        ours: `fails ${describeShare(at(i).fail, of, 4)}`,
        holds: clopperPearson(at(i).fail, of)[0] <= looksOf(task).totalRate,
      })),
      ...published.map(([sizes, slowdown, text, mean, rate]) => {
        const i = index(sizes, slowdown);
        return {
          what: `${slowdown}×, looks at ${(TASKS[i] as Task).sizes.join(', ')}`,
          published: text,
          ours: `${trials(i)}, fails ${describeShare(at(i).fail, of)}`,
          holds:
            (mean === null || isAbout(i, mean)) &&
            (rate === null ||
              isNear(at(i).fail, rate) ||
              Math.abs(at(i).fail.hits / at(i).fail.draws - rate) < 0.01),
        };
      }),
      ...wrong.map(([slowdown, rate]) => {
        const i = index(4, slowdown);
        const share = at(i).passEarly;
        return {
          what: `${slowdown}× slower, passes early`,
          published: `${100 * rate} in 100`,
          ours: describeShare(share, of),
          holds: isNear(share, rate) || Math.abs(share.hits / share.draws - rate) < 0.01,
        };
      }),
      {
        what: 'the rule broken: the first that finished, where bad configurations finish first',
        published: '0.071 for one constellation; far above the rate',
        ours: `fails ${describeShare(at(violated).fail, of, 3)}`,
        holds: clopperPearson(at(violated).fail, of)[0] > RATE,
      },
    ];
    const order = [0.5, 1, 2, 3, 4, 8].map((slowdown) => ({ slowdown, i: index(4, slowdown) }));
    return {
      findings,
      verdict:
        'The rate holds over all looks, and where nothing changed fewer than half of the trials are needed. A look must wait for the first trials drawn; taking those that finished first breaks the promise.',
      charts: [
        {
          file: 'looks',
          title: 'Most answers are clear long before the end',
          subtitle: 'Candidate trials until the decision, looks at 12, 24, 36 and 48.',
          x: { name: 'slowdown of the candidate (log scale)', isLog: true },
          y: { name: 'trials on average', from: 0, to: 48 },
          lines: [
            {
              name: 'looks',
              colour: 'baseline',
              points: order.map(({ slowdown, i }) => [slowdown, at(i).trials.mean] as const),
            },
            {
              name: 'one look',
              colour: 'muted',
              isDashed: true,
              points: [0.5, 8].map((slowdown) => [slowdown, 48] as const),
            },
          ],
        },
      ],
    };
  },
});
