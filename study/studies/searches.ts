import { type ConfiguredTrial, testOfUnits, type Unit } from '../../src/compare/index.ts';
import type { Sample } from '../../src/math/order-statistics.ts';
import type { Random } from '../../src/math/random.ts';
import { gateAt } from '../../src/plan/index.ts';
import { clopperPearson, rate } from '../intervals.ts';
import { anyStudy, type Finding } from '../study.ts';
import { hill, type Objective, parzen, TWO_HILLS } from './adaptive.ts';
import { touches } from './no-change.ts';

const LEVELS = [0.003, 0.01];
const SEARCHES = 6;
const TRIALS = 16;

interface Task {
  readonly objective: Objective;
  readonly startup: number;
  readonly slowdown: number;
}

const OBJECTIVES = [hill(2, 0.01), TWO_HILLS];
const TASKS: readonly Task[] = OBJECTIVES.flatMap((objective) =>
  [5, 10].flatMap((startup) => [1, 1.5, 2].map((slowdown) => ({ objective, startup, slowdown }))),
);

interface Result {
  /** By level. */
  readonly searches: readonly Sample[];
  /** The same trials as if they were draws. */
  readonly trials: readonly Sample[];
}

const KNOWN = 4_000;

/** Every score lowered to that of a search that needs R times the trials of random search. */
function slowed(objective: Objective, slowdown: number, random: Random): (score: number) => number {
  const { dimensions, score } = objective;
  const draws = Array.from({ length: KNOWN }, () =>
    score(Array.from({ length: dimensions }, random), random),
  );
  const sorted = Float64Array.from(draws).sort();
  return (one) => {
    const below = sorted.findLastIndex((other) => other <= one) + 1;
    if (slowdown === 1 || below === 0) return one;
    return sorted[Math.floor(KNOWN * (below / KNOWN) ** slowdown * (1 - 1e-9))] as number;
  };
}

function run({ objective, startup, slowdown }: Task, runs: number, random: Random): Result {
  const lower = slowed(objective, slowdown, random);
  const search = (change: (score: number) => number): Unit =>
    parzen(objective, random, { trials: TRIALS, startup }).map(
      ({ x, score }): ConfiguredTrial => ({
        score: change(score),
        settings: Object.fromEntries(x.map((value, i) => [`x${i}`, value])),
      }),
    );
  const count = SEARCHES * TRIALS;
  const design = { trials: [count, count], quantile: 0.5, budgetMin: 1, budgetMax: null } as const;
  const found = Array.from({ length: runs }, () => {
    const baseline = Array.from({ length: SEARCHES }, () => search((score) => score));
    const candidate = Array.from({ length: SEARCHES }, () => search(lower));
    const { worse } = testOfUnits(
      { baseline, candidate },
      {
        design,
        margin: 0,
        passing: null,
        columns: null,
        older: [],
        level: null,
        seed: 0,
        shiftUpTo: 0,
      },
    );
    const [xs, ys] = [baseline, candidate].map((arm) =>
      Float64Array.from(arm.flat(), ({ score }) => score).sort(),
    );
    const asTrials = LEVELS.map((level) =>
      touches(gateAt(design, level), xs as Float64Array, ys as Float64Array),
    );
    return { pValue: worse.pValue, asTrials };
  });
  const sampleOf = (hits: number): Sample => ({ hits, draws: runs });
  return {
    searches: LEVELS.map((level) => sampleOf(found.filter((one) => one.pValue <= level).length)),
    trials: LEVELS.map((_, l) => sampleOf(found.filter((one) => one.asTrials[l]).length)),
  };
}

const inHundred = (sample: Sample | undefined) => Math.round(100 * rate(sample as Sample));

export const wholeSearches = anyStudy<Task, Result>({
  name: 'whole-searches',
  title: 'Whole searches by TPE',
  setting: `${SEARCHES} against ${SEARCHES} searches of ${TRIALS} trials by a tree-structured Parzen estimator with 5 or 10 random trials first ([the same](adaptive.md)), where nothing changed and where every score is lowered to that of a search that needs 1.5 or 2 times the trials. Whole searches are relabelled, all 924 ways; beside it, the same trials are tested as if they were drawn at random.`,
  tasks: TASKS,
  runs: 40,
  run,
  report(results) {
    const of = (isMeant: (task: Task) => boolean) =>
      results.filter((_, i) => isMeant(TASKS[i] as Task));
    const isQuick = (results[0] as Result).trials.every(({ draws }) => draws < 20);
    const unchanged = of(({ slowdown }) => slowdown === 1);
    const findings: Finding[] = LEVELS.map((level, l) => {
      const samples = unchanged.map(({ searches }) => searches[l] as Sample);
      const hits = samples.reduce((sum, sample) => sum + sample.hits, 0);
      const draws = samples.reduce((sum, sample) => sum + sample.draws, 0);
      const [lower] = clopperPearson({ hits, draws }, LEVELS.length);
      return {
        what: `nothing changed, level ${level}, whole searches`,
        published: `proved: at most ${level}`,
        ours: `${hits} of ${draws}`,
        holds: lower <= level,
      };
    });
    const asTrials = unchanged.map(({ trials }) => inHundred(trials[1]));
    findings.push({
      what: `nothing changed, level ${LEVELS[1]}, the same as trials`,
      published: 'simulated before: 4 to 37 in 100 at 0.003',
      ours: `${Math.min(...asTrials)} to ${Math.max(...asTrials)} in 100`,
      holds: isQuick || Math.max(...asTrials) > 100 * (LEVELS[1] as number),
    });
    const slow = of(({ slowdown }) => slowdown === 2).map(({ searches }) => inHundred(searches[1]));
    findings.push({
      what: `2× slower, level ${LEVELS[1]}`,
      published: 'whole searches show it',
      ours: `${slow.join(', ')} in 100`,
      holds: Math.min(...slow) >= 80,
    });
    return {
      findings,
      tables: [
        {
          caption: `Caught, in 100 (standard error at most 8): at ${LEVELS.join(' and at ')} by whole searches; as trials, whose level is not ${LEVELS[1]}.`,
          header: ['Objective', 'Random trials first', 'Slower', 'Searches', 'As trials'],
          rows: TASKS.map(({ objective, startup, slowdown }, i) => [
            objective.name,
            String(startup),
            slowdown === 1 ? 'no' : `${slowdown}×`,
            (results[i] as Result).searches.map(inHundred).join(', '),
            (results[i] as Result).trials.map(inHundred).join(', '),
          ]),
        },
      ],
      charts: [],
      verdict:
        'Whole searches keep the level however they search, where the same trials taken for draws do not. Six against six show a candidate that is 2× slower nearly always.',
    };
  },
});
