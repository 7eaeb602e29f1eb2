import { overallSlowdown, testOfNoChange } from '../../src/compare/index.ts';
import type { Sample } from '../../src/math/beta.ts';
import type { Random } from '../../src/math/random.ts';
import {
  forecastLooks,
  type LooksOutcome,
  noChangeDesign,
  planLooks,
} from '../../src/plan/index.ts';
import { BAND } from '../bands.ts';
import { RULES } from '../comparisons.ts';
import { clopperPearson, contains, describeShare } from '../intervals.ts';
import type { LineChart } from '../line-chart.ts';
import { anyStudy, type Finding } from '../study.ts';

const RATE = 0.01;
const PASS_ABOVE = 0.5;

/** What becomes of a uniform score. */
type Kind = 'continuous' | 'ties' | 'failures' | 'first to finish' | 'finished among 32';

interface Task {
  readonly baseline: number;
  readonly sizes: readonly number[];
  readonly passAbove: number;
  readonly slowdown: number;
  /** In trials: beyond it the candidate's curve is flat. */
  readonly cap: number | null;
  readonly kind: Kind;
  /** Correlation of a trial's duration with the normal score of its rank. */
  readonly tied: number;
}

const FOUR = [12, 24, 36, 48];
const USUAL: Task = {
  baseline: 48,
  sizes: FOUR,
  passAbove: PASS_ABOVE,
  slowdown: 1,
  cap: null,
  kind: 'continuous',
  tied: 0,
};
const SLOWDOWNS = [0.5, 1, 2, 3, 4, 8];
const NOTHING_CHANGED: readonly Task[] = [
  USUAL,
  { ...USUAL, sizes: [24, 48] },
  { ...USUAL, kind: 'ties' },
  { ...USUAL, kind: 'failures' },
  { ...USUAL, baseline: 100, sizes: [25, 50, 75, 100] },
  { ...USUAL, baseline: 24 },
  { ...USUAL, passAbove: 1 },
];
const REGRESSIONS: readonly Task[] = [
  ...SLOWDOWNS.filter((slowdown) => slowdown !== 1).map((slowdown) => ({ ...USUAL, slowdown })),
  ...[2, 4].map((cap) => ({ ...USUAL, cap })),
  { ...USUAL, passAbove: 0.7 },
  { ...USUAL, passAbove: 0.7, cap: 4 },
];
const BROKEN: readonly Task[] = [
  ...[0, 0.5, 0.8, 1].map((tied) => ({
    ...USUAL,
    sizes: [24],
    kind: 'finished among 32' as const,
    tied,
  })),
  { ...USUAL, kind: 'first to finish' },
];
const TASKS: readonly Task[] = [...NOTHING_CHANGED, ...REGRESSIONS, ...BROKEN];

interface Result {
  readonly fail: Sample;
  readonly passEarly: Sample;
  /** How often the limits of the overall slowdown, at the last look taken, hold the slowdown. */
  readonly covered: Sample;
  /** Of the candidate's trials until the decision. */
  readonly trials: { readonly mean: number; readonly error: number };
}

const METHOD = { band: BAND, quantile: 0.5, rules: RULES };

function questionOf({ baseline, sizes, passAbove }: Task) {
  return { baseline, sizes, passAbove, rate: RATE, ...METHOD };
}

function scoresOf(n: number, { slowdown, cap, kind }: Task, random: Random): number[] {
  const most = cap === null ? 1 : 0.5 ** (1 / cap);
  return Array.from({ length: n }, () => {
    if (kind === 'finished among 32') return normal(random);
    const score = Math.min(most, random() ** slowdown);
    if (kind === 'ties') return Math.ceil(10 * score);
    return kind === 'failures' && score < 0.3 ? -Infinity : score;
  });
}

/** Where bad configurations are quick, those that finish first are the worst of twice as many. */
function firstToFinish(scores: readonly number[], size: number): number[] {
  const started = scores.slice(0, 2 * size);
  return started.toSorted((a, b) => a - b).slice(0, size);
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log1p(-random())) * Math.cos(2 * Math.PI * random());
}

/** Of 8 trials more than are wanted, as 8 machines start them, those that finish first. */
function finishedAmong32(scores: readonly number[], tied: number, random: Random): number[] {
  const started = scores.slice(0, 32).map((score) => {
    return { score, duration: tied * score + Math.sqrt(1 - tied ** 2) * normal(random) };
  });
  return started
    .toSorted((a, b) => a.duration - b.duration)
    .slice(0, 24)
    .map(({ score }) => score);
}

/** The candidate's trials that a look uses: the first that were drawn, unless it breaks the rule. */
function seenAt(size: number, drawn: readonly number[], task: Task, random: Random): number[] {
  const { kind, tied, sizes } = task;
  if (kind === 'finished among 32') return finishedAmong32(drawn, tied, random);
  if (kind === 'first to finish' && size < Math.max(...sizes)) return firstToFinish(drawn, size);
  return drawn.slice(0, size);
}

type Scores = readonly number[];

function pValue(baseline: Scores, candidate: Scores, ties?: 'for' | 'against'): number {
  const design = noChangeDesign([baseline.length, candidate.length], METHOD);
  return testOfNoChange([baseline, candidate], design, { ties }).pValue;
}

/** Null where training goes on. */
function decisionAt([baseline, candidate]: readonly [Scores, Scores], alpha: number, task: Task) {
  const p = pValue(baseline, candidate);
  if (p <= alpha) return 'fail';
  if (pValue(candidate, baseline) <= alpha) return 'pass';
  const hasTies = task.kind === 'ties' || task.kind === 'failures';
  const mean = hasTies ? (p + pValue(baseline, candidate, 'against')) / 2 : p;
  return mean >= task.passAbove ? 'pass' : null;
}

export const looks = anyStudy<Task, Result>({
  name: 'looks',
  title: 'Looks keep the false-alarm rate and save trials',
  setting: `A candidate is judged while it trains, at sizes fixed beforehand, by the test of no change with a false-alarm rate of ${RATE} over all looks. It passes early where p is at least \`pass-above\` (${PASS_ABOVE} unless said otherwise). A candidate is slower at every budget, or its curve is the baseline's up to a budget and flat beyond (capped). Sweeps are drawn, tested and stopped as the tool does it, apart from its own simulation in \`plan --looks\`.`,
  tasks: TASKS,
  runs: 10_000,
  run(task, runs, random) {
    const plan = planLooks(questionOf(task));
    const last = task.sizes.at(-1) as number;
    let [fail, passEarly, covered, sum, squares] = [0, 0, 0, 0, 0];
    for (let run = 0; run < runs; run++) {
      const baseline = scoresOf(task.baseline, { ...task, slowdown: 1, cap: null }, random);
      const drawn = scoresOf(2 * last, task, random);
      let [trials, decision] = [last, null as ReturnType<typeof decisionAt>];
      let seen: Scores = [];
      for (const { size, alpha } of plan.looks) {
        seen = seenAt(size, drawn, task, random);
        decision = decisionAt([baseline, seen], alpha, task);
        trials = size;
        if (decision !== null) break;
      }
      const slowdown = overallSlowdown(baseline, seen, BAND.confidence);
      if (slowdown && slowdown.lower <= task.slowdown && task.slowdown <= slowdown.upper) covered++;
      if (decision === 'fail') fail++;
      else if (trials < last) passEarly++;
      sum += trials;
      squares += trials ** 2;
    }
    const mean = sum / runs;
    const error = Math.sqrt((squares / runs - mean ** 2) / runs);
    const sample = (hits: number) => ({ hits, draws: runs });
    return {
      fail: sample(fail),
      passEarly: sample(passEarly),
      covered: sample(covered),
      trials: { mean, error },
    };
  },
  report(results) {
    const resultOf = (task: Task) => results[TASKS.indexOf(task)] as Result;
    return {
      findings: [
        ...NOTHING_CHANGED.map((task) => keepsTheRate(task, resultOf(task))),
        ...[USUAL, ...REGRESSIONS].map((task) => isAsPlanned(task, resultOf(task))),
        ...KNOWN.map((one) => agreesWith(one, resultOf(one.task))),
        isTooOptimistic(resultOf),
        ...BROKEN.map((task) => breaksTheRate(task, resultOf(task))),
      ],
      verdict:
        'The rate holds over all looks, `plan --looks` prints what comes of them, and where nothing changed about half of the trials are needed. What looks lose to one look at the end they lose where a regression shows late: in curves capped beyond 4 trials. A look must wait for the first trials drawn: taking those that finished first breaks the promise wherever duration goes with score. Limits after an early stop are too optimistic.',
      charts: [chartOf(resultOf)],
    };
  },
});

/** Intervals of all findings hold together; most are of three numbers. */
const OF = 3 * TASKS.length;

function nameOf({ baseline, sizes, passAbove, slowdown, cap, kind }: Task): string {
  const change = slowdown === 1 ? 'nothing changed' : `${slowdown}× at every budget`;
  return [
    cap === null ? change : `capped beyond ${cap} trials`,
    ...(baseline === 48 ? [] : [`${baseline} baseline trials`]),
    `looks at ${sizes.join(', ')}`,
    ...(kind === 'continuous' ? [] : [kind]),
    ...(passAbove === PASS_ABOVE ? [] : [`\`pass-above\` ${passAbove}`]),
  ].join(', ');
}

function keepsTheRate(task: Task, { fail }: Result): Finding {
  const { totalRate } = planLooks(questionOf(task));
  return {
    what: nameOf(task),
    published: `printed: at most ${totalRate.toFixed(4)}, and never above ${RATE}`,
    ours: `fails ${describeShare(fail, OF, 4)}`,
    holds: totalRate <= RATE && clopperPearson(fail, OF)[0] <= totalRate,
  };
}

/** Errors that hold for all findings together. */
const SIGMAS = 4;

/** Of a candidate for which `plan --looks` has an outcome. */
function forecastFor(task: Task): LooksOutcome {
  const { outcomes, capped } = forecastLooks(questionOf(task), null);
  const found =
    task.cap === null
      ? outcomes.find(({ slowdown }) => slowdown === task.slowdown)
      : capped.find(({ budget }) => budget === task.cap);
  if (found === undefined) throw new Error(`No outcome for ${nameOf(task)}.`);
  return found;
}

function isAsPlanned(task: Task, { fail, passEarly, trials }: Result): Finding {
  const printed = forecastFor(task);
  const isNear = (sample: Sample, share: number, error: number) => {
    const [lower, upper] = clopperPearson(sample, OF);
    return lower - SIGMAS * error <= share && share <= upper + SIGMAS * error;
  };
  const { standardErrors: errors, single } = printed;
  const off = Math.abs(trials.mean - printed.meanTrials);
  return {
    what: nameOf(task),
    published: `printed: fails ${printed.fail.toFixed(3)}, passes early ${printed.passEarly.toFixed(3)}, ${printed.meanTrials.toFixed(1)} trials; one look at the end fails ${single.fail.toFixed(3)}`,
    ours: `fails ${describeShare(fail, OF)}, passes early ${describeShare(passEarly, OF)}, ${trials.mean.toFixed(1)} trials`,
    holds:
      isNear(fail, printed.fail, errors.fail) &&
      isNear(passEarly, printed.passEarly, errors.passEarly) &&
      off <= SIGMAS * Math.hypot(trials.error, errors.meanTrials),
  };
}

interface Known {
  readonly task: Task;
  readonly fail: number;
  /** Its decimals that are given. */
  readonly digits: number;
  /** With one look. */
  readonly single?: number;
  readonly passEarly?: number;
  readonly trials?: number;
}

const known = (sought: Partial<Task>) =>
  TASKS.find((task) =>
    Object.entries({ ...USUAL, ...sought }).every(
      ([key, value]) => Reflect.get(task, key) === value,
    ),
  ) as Task;

/** By another implementation, with 12,000 runs. */
const KNOWN: readonly Known[] = [
  { task: known({}), fail: 0.0063, digits: 4, trials: 25.9 },
  { task: known({ slowdown: 2 }), fail: 0.43, digits: 2, single: 0.5 },
  { task: known({ slowdown: 3 }), fail: 0.89, digits: 2, single: 0.93 },
  { task: known({ slowdown: 4 }), fail: 0.98, digits: 2, single: 0.99 },
  { task: known({ cap: 2 }), fail: 0.93, digits: 2, single: 0.97 },
  { task: known({ cap: 4 }), fail: 0.23, digits: 2, single: 0.36, passEarly: 0.23 },
];

function agreesWith(wanted: Known, { fail, passEarly, trials }: Result): Finding {
  const { task, digits, single } = wanted;
  const exact = forecastFor(task).single.fail;
  const isNear = (sample: Sample, share: number, places: number) => {
    const other = { hits: Math.round(share * 12_000), draws: 12_000 };
    const [[lower, upper], [least, most]] = [clopperPearson(sample, OF), clopperPearson(other, OF)];
    const rounding = 10 ** -places / 2;
    return lower - rounding <= most && least <= upper + rounding;
  };
  const parts = (share: (value: number) => string) => [
    `fails ${share(wanted.fail)}`,
    ...(wanted.passEarly === undefined ? [] : [`passes early ${share(wanted.passEarly)}`]),
    ...(wanted.trials === undefined ? [] : [`${wanted.trials} trials`]),
    ...(single === undefined ? [] : [`one look ${share(single)}`]),
  ];
  return {
    what: nameOf(task),
    published: `another implementation: ${parts(String).join(', ')}`,
    ours: [
      `fails ${describeShare(fail, OF, Math.max(3, digits))}`,
      ...(wanted.passEarly === undefined ? [] : [`passes early ${describeShare(passEarly, OF)}`]),
      ...(wanted.trials === undefined ? [] : [`${trials.mean.toFixed(1)} trials`]),
      ...(single === undefined ? [] : [`one look ${exact.toFixed(3)}, computed`]),
    ].join(', '),
    holds:
      isNear(fail, wanted.fail, digits) &&
      (wanted.passEarly === undefined || isNear(passEarly, wanted.passEarly, 2)) &&
      (wanted.trials === undefined ||
        Math.abs(trials.mean - wanted.trials) < 0.05 + SIGMAS * Math.SQRT2 * trials.error) &&
      (single === undefined || Math.abs(exact - single) < 0.01),
  };
}

function isTooOptimistic(resultOf: (task: Task) => Result): Finding {
  const coverages = [1, 2, 3, 4, 8].map((slowdown) => {
    return { slowdown, sample: resultOf(known({ slowdown })).covered };
  });
  const byShare = coverages.toSorted((a, b) => a.sample.hits - b.sample.hits);
  const [least, most] = [byShare[0], byShare.at(-1)] as [
    (typeof coverages)[number],
    (typeof coverages)[number],
  ];
  const covered = ({ slowdown, sample }: (typeof coverages)[number]) =>
    `${describeShare(sample, OF)} at ${slowdown}×`;
  return {
    what: `${100 * BAND.confidence} % limits of the overall slowdown where training stops`,
    published: `nominal: ${BAND.confidence}, for a size fixed beforehand`,
    ours: `least ${covered(least)}, most ${covered(most)}`,
    holds: clopperPearson(least.sample, OF)[1] < BAND.confidence,
  };
}

function breaksTheRate(task: Task, { fail }: Result): Finding {
  const { totalRate } = planLooks(questionOf(task));
  const isBroken = clopperPearson(fail, OF)[0] > totalRate;
  const printed = `printed: ${totalRate.toFixed(4)}`;
  if (task.kind === 'first to finish')
    return {
      what: 'the rule broken as badly as can be: at each look but the last, the worst half of twice as many',
      published: `${printed}, does not hold`,
      ours: `fails ${describeShare(fail, OF)}`,
      holds: isBroken,
    };
  const isFair = task.tied === 0;
  return {
    what: `the rule broken: one look at the 24 that finish first of 32, correlation ${task.tied} of duration and score`,
    published: `${printed}${isFair ? '; presence does not depend on the score' : ', does not hold'}`,
    ours: `fails ${describeShare(fail, OF)}`,
    holds: isFair ? contains(clopperPearson(fail, OF), totalRate) : isBroken,
  };
}

function chartOf(resultOf: (task: Task) => Result): LineChart & { readonly file: string } {
  const order = SLOWDOWNS.map((slowdown) => {
    return { slowdown, ...resultOf(known({ slowdown })).trials };
  });
  return {
    file: 'looks',
    title: 'Most answers are clear long before the end',
    subtitle: 'Candidate trials until the decision, looks at 12, 24, 36 and 48.',
    x: { name: 'slowdown of the candidate (log scale)', isLog: true },
    y: { name: 'trials on average', from: 0, to: 48 },
    lines: [
      {
        name: 'looks',
        colour: 'baseline',
        points: order.map(({ slowdown, mean }) => [slowdown, mean] as const),
        intervals: order.map(({ mean, error }) => [mean - 3 * error, mean + 3 * error] as const),
      },
      {
        name: 'one look',
        colour: 'muted',
        isDashed: true,
        points: [0.5, 8].map((slowdown) => [slowdown, 48] as const),
      },
    ],
  };
}
