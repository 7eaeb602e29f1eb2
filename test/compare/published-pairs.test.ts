import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  budgetToTarget,
  compareAt,
  compareCurves,
  type DirectionEvidence,
  equivalentEffort,
} from '../../src/compare/index.ts';
import reference from '../reference/comparisons.json';
import needed from '../reference/needed-budgets.json';
import { curveOf, RULES } from '../support/bands.ts';

/** Sweeps of others, beside the repository; test/reference/README.md says where they come from. */
const DATA = join(process.cwd(), '..', 'shared', 'data');

function readScores(file: string): number[] {
  const lines = readFileSync(join(DATA, file), 'utf8').trim().split('\n');
  if (file.endsWith('.jsonl')) return lines.map(bestOfLearningCurve);
  const column = lines[0]?.split(',').indexOf('f1') ?? -1;
  return lines.slice(1).map((line) => Number(line.split(',')[column]));
}

function bestOfLearningCurve(line: string): number {
  const { learning_curves }: { learning_curves: { matched: [number, number][] } } =
    JSON.parse(line);
  return Math.max(...learning_curves.matched.map(([, accuracy]) => accuracy));
}

function hull({ intervals }: DirectionEvidence): number[] | null {
  const [first, last] = [intervals.strong[0], intervals.strong.at(-1)];
  return first && last ? [first[0], last[1]] : null;
}

function expectNear(found: readonly number[] | null, expected: readonly number[] | null): void {
  expect(found === null).toBe(expected === null);
  for (const [i, value] of (expected ?? []).entries()) {
    // Two exact implementations of calibration and logarithms.
    expect(Math.abs((found?.[i] ?? Number.NaN) - value)).toBeLessThan(1e-9);
  }
}

for (const expected of reference) {
  const files = [expected.baseline, expected.candidate];
  const isHere = files.every((name) => existsSync(join(DATA, name)));
  const pair = `the published pair ${files.join(' and ')}`;
  const title = isHere ? pair : `${pair} (skipped: its files are not in ../shared/data)`;

  (isHere ? test : test.skip)(`${title} compares as the reference does`, () => {
    const [baseline, candidate] = files.map((file) => curveOf(readScores(file)));
    if (!baseline || !candidate) throw new Error('two curves');
    const comparison = compareCurves(baseline, candidate, RULES);
    expect([baseline.band.n, candidate.band.n]).toEqual(expected.n);
    expectNear([baseline.resolvableBudget, candidate.resolvableBudget], expected.resolvable);
    expectNear([...(comparison.range ?? [])], expected.range);
    for (const direction of ['worse', 'better'] as const) {
      const { level, share, strongHull } = expected[direction];
      expect(comparison[direction].level).toBe(level);
      for (const some of ['weak', 'fair', 'strong'] as const) {
        expectNear([comparison[direction].share[some]], [share[some]]);
      }
      expectNear(hull(comparison[direction]), strongHull);
    }
    for (const { budget, ...arms } of expected.at) {
      const row = compareAt(comparison, budget);
      for (const arm of ['baseline', 'candidate'] as const) {
        const { lower, median, upper } = arms[arm];
        expect(row[arm]).toEqual({ lower, point: median, upper });
      }
    }
  });
}

const DEBERTA = ['deberta-base.jsonl', 'deberta-v3-base.jsonl'];
const hasDeberta = DEBERTA.every((name) => existsSync(join(DATA, name)));
const title = hasDeberta ? 'the deberta sweeps' : 'the deberta sweeps (skipped: no ../shared/data)';

(hasDeberta ? describe : describe.skip)(title, () => {
  const known = new Map(DEBERTA.map((file) => [file, hasDeberta ? readScores(file) : []]));
  const curve = (file: string) => curveOf(known.get(file) ?? []);
  /** Infinities are words in JSON. */
  const near = (budget: number | string) =>
    typeof budget === 'string' ? Number(budget) : expect.closeTo(budget, 9);

  test.each(needed.efforts)(
    '$candidate is worth $budget trials of $baseline at the reference budgets',
    (row) => {
      const comparison = compareCurves(curve(row.baseline), curve(row.candidate), RULES);
      expect(equivalentEffort(comparison, row.budget)).toEqual({
        budget: row.budget,
        lower: near(row.lower),
        estimate: near(row.estimate),
        upper: near(row.upper),
      });
    },
  );

  test.each(needed.targets)('$sweep reaches $score at the reference budgets', (row) => {
    expect(budgetToTarget(curve(row.sweep), row.score)).toEqual({
      lower: near(row.lower),
      estimate: near(row.estimate),
      upper: near(row.upper),
    });
  });
});
