import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { testOfNoChange } from '../../src/compare/index.ts';
import { UserError } from '../../src/errors.ts';
import { chanceToTouch } from '../../src/math/interleaving.ts';
import {
  forecastLooks,
  gateAt,
  type LooksQuestion,
  planLooks,
  powerAgainstCap,
} from '../../src/plan/index.ts';
import { BAND, RULES } from '../support/bands.ts';
import { noChangeOf, ordersOf, permutationsOf } from '../support/orders.ts';

const QUESTION: LooksQuestion = {
  baseline: 48,
  sizes: [12, 24, 36, 48],
  rate: 0.01,
  passAbove: 0.5,
  band: BAND,
  quantile: 0.5,
  rules: RULES,
};

describe('planned looks', () => {
  test('share the rate by the cube of their trials, and spend what a test attains', () => {
    const { looks, totalRate } = planLooks(QUESTION);
    expect(looks.map(({ index, size }) => [index, size])).toEqual([
      [1, 12],
      [2, 24],
      [3, 36],
      [4, 48],
    ]);
    for (const [i, { size, alpha, spent }] of looks.entries()) {
      // (m/48)³ is 1, 8, 27 and 64 sixty-fourths.
      expect(alpha).toBeCloseTo(([1, 7, 19, 37][i] as number) * (0.01 / 64), 15);
      expect(spent).toBe(gateAt(noChangeOf(48, size), alpha).rate);
    }
    expect(totalRate).toBeCloseTo(0.0098366, 7);
  });

  test('of which there is one are the gate without looks', () => {
    const { rate } = gateAt(noChangeOf(48, 48), 0.01);
    const one = { index: 1, size: 48, alpha: 0.01, spent: rate };
    expect(planLooks({ ...QUESTION, sizes: [48] })).toEqual({ looks: [one], totalRate: rate });
  });

  test('spend nothing where no order of so few trials fails', () => {
    const { looks, totalRate } = planLooks({ ...QUESTION, sizes: [2, 4, 48] });
    expect(looks.map(({ spent }) => spent)).toEqual([0, 0, totalRate]);
    expect(totalRate).toBeGreaterThan(0.009);
    expect(planLooks({ ...QUESTION, sizes: [2, 3], baseline: 3 }).totalRate).toBe(0);
  });

  test('have levels that add up to the rate, grow with what is added, and are never exceeded', () => {
    const sizes = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
    const rates = fc.constantFrom(0.001, 0.01, 0.1, 0.9);
    const baselines = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(baselines, sizes, rates, (baseline, unsorted, rate) => {
        const ascending = unsorted.sort((a, b) => a - b);
        const { looks, totalRate } = planLooks({ ...QUESTION, baseline, sizes: ascending, rate });
        expect(looks.reduce((sum, { alpha }) => sum + alpha, 0)).toBeCloseTo(rate, 14);
        expect(looks.reduce((sum, { spent }) => sum + spent, 0)).toBe(totalRate);
        const last = ascending.at(-1) ?? 0;
        for (const [i, { size, alpha, spent }] of looks.entries()) {
          const before = looks[i - 1]?.size ?? 0;
          expect(alpha / rate).toBeCloseTo((size ** 3 - before ** 3) / last ** 3, 12);
          expect(spent).toBeGreaterThanOrEqual(0);
          expect(spent).toBeLessThanOrEqual(alpha);
        }
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  test('are refused for sweeps of which no rate is known', () => {
    expect(() => planLooks({ ...QUESTION, sizes: [20_001, 20_002] })).toThrow(UserError);
  });
});

function outcomesOf(change: Partial<LooksQuestion> = {}) {
  const { outcomes, capped } = forecastLooks({ ...QUESTION, ...change }, null);
  const slower = (slowdown: number) => outcomes.find((one) => one.slowdown === slowdown);
  const cappedAt = (budget: number) => capped.find((one) => one.budget === budget);
  return { outcomes, all: [...outcomes, ...capped], slower, cappedAt };
}

/** Both are simulated, the other with 12,000 runs. */
const SIGMAS = 4 * Math.SQRT2;

describe('what comes of looks at 12, 24, 36 and 48 of 48 trials', () => {
  const found = outcomesOf();

  test('is what another simulation found where nothing changed', () => {
    const { fail = 1, meanTrials = 0, standardErrors } = found.slower(1) ?? {};
    expect(Math.abs(fail - 0.0063)).toBeLessThan(SIGMAS * (standardErrors?.fail ?? 0));
    expect(Math.abs(meanTrials - 25.9)).toBeLessThan(SIGMAS * (standardErrors?.meanTrials ?? 0));
  });

  test.each([
    ['2 times slower', found.slower(2), 0.43, 0.5],
    ['3 times slower', found.slower(3), 0.89, 0.93],
    ['4 times slower', found.slower(4), 0.98, 0.99],
    ['capped beyond 2 trials', found.cappedAt(2), 0.93, 0.97],
    ['capped beyond 4 trials', found.cappedAt(4), 0.23, 0.36],
  ])('is what another simulation found for a candidate %s', (_, outcome, fail, single) => {
    const { standardErrors } = outcome ?? {};
    const off = Math.abs((outcome?.fail ?? 0) - fail);
    // Given to a percent.
    expect(off).toBeLessThan(SIGMAS * (standardErrors?.fail ?? 0) + 0.005);
    expect(Math.abs((outcome?.single.fail ?? 0) - single)).toBeLessThan(0.01);
  });

  test('passes few that are worse, and fewer if more is asked of a pass', () => {
    const strict = outcomesOf({ passAbove: 0.7 });
    const early = (all: typeof found) => all.cappedAt(4)?.passEarly ?? 0;
    expect(early(found)).toBeCloseTo(0.23, 1);
    expect(early(strict)).toBeCloseTo(0.06, 1);
    expect(strict.slower(1)?.meanTrials).toBeCloseTo(33, 0);
    for (const [i, one] of found.all.entries()) {
      expect(one.passEarly).toBeGreaterThanOrEqual(strict.all[i]?.passEarly ?? 1);
      expect(one.meanTrials).toBeLessThanOrEqual(strict.all[i]?.meanTrials ?? 0);
    }
  });

  test('loses little to one look at all of them', () => {
    const lost = (one = found.all[0]) => (one ? one.single.fail - one.fail : 1);
    expect(lost(found.slower(2))).toBeLessThan(0.08);
    for (const one of [found.slower(3), found.slower(4), found.cappedAt(2)])
      expect(lost(one)).toBeLessThan(0.05);
  });

  test('is what the page on looks says', () => {
    const page = readFileSync('docs/fewer-trials.md', 'utf8');
    const rows = [...page.matchAll(/^\| (?:nothing|needs|the same curve).*$/gm)].map(([row]) =>
      row.split('|').slice(2, -1).map(Number),
    );
    const shown = [...[1, 2, 3, 4].map(found.slower), ...[2, 4].map(found.cappedAt)];
    expect(rows.length).toBe(shown.length);
    for (const [i, one] of shown.entries()) {
      const [fail = -1, single = -1, passEarly = -1, meanTrials = -1] = rows[i] ?? [];
      const errors = one?.standardErrors;
      for (const [written, value, error] of [
        [fail / 100, one?.fail, errors?.fail],
        [single / 100, one?.single.fail, 0],
        [passEarly / 100, one?.passEarly, errors?.passEarly],
        [meanTrials / 100, (one?.meanTrials ?? 0) / 100, (errors?.meanTrials ?? 0) / 100],
      ] as const)
        expect(Math.abs(written - (value ?? 0))).toBeLessThan(4 * (error ?? 0) + 0.0051);
    }
    expect(page).toMatch(/`pass-above: 0\.7`\s+lets\s+6 instead of 23/);
  });

  test('is known exactly with one look', () => {
    const { staircase } = gateAt(noChangeOf(48, 48), 0.01);
    for (const { slowdown, single } of found.outcomes)
      expect(single.fail).toBe(chanceToTouch(staircase, slowdown));
    for (const budget of [2, 4])
      expect(found.cappedAt(budget)?.single.fail).toBe(powerAgainstCap(staircase, budget, 0.5));
  });
});

const SMALL = { baseline: 12, sizes: [3, 6, 12], rate: 0.05, band: { ...BAND, seed: 1 } };

describe('what comes of looks', () => {
  /** By the p-values at each look, for all orders in which baseline and candidate can come and be drawn. */
  function byCounting({ baseline: n, sizes, rate, passAbove, quantile, rules }: LooksQuestion) {
    const plan = planLooks({ baseline: n, sizes, rate, quantile, rules, band: BAND });
    const last = sizes.at(-1) ?? 0;
    const { budgetMax } = rules;
    const pValue = (baseline: readonly number[], candidate: readonly number[]) =>
      testOfNoChange(
        [baseline, candidate],
        noChangeOf(baseline.length, candidate.length, { quantile, budgetMax }),
      ).pValue;
    const endOf = (baseline: readonly number[], drawn: readonly number[]) => {
      for (const { size, alpha } of plan.looks) {
        const first = drawn.slice(0, size);
        const p = pValue(baseline, first);
        if (p <= alpha) return { trials: size, isFailed: true };
        const isPassed = pValue(first, baseline) <= alpha || p >= passAbove;
        if (isPassed) return { trials: size, isFailed: false };
      }
      return { trials: last, isFailed: false };
    };
    const ends = ordersOf(n, last).flatMap(({ baseline, candidate }) =>
      permutationsOf(candidate).map((drawn) => endOf(baseline, drawn)),
    );
    const share = (isHit: (end: (typeof ends)[number]) => boolean) =>
      ends.filter(isHit).length / ends.length;
    return {
      fail: share(({ isFailed }) => isFailed),
      passEarly: share(({ isFailed, trials }) => !isFailed && trials < last),
      meanTrials: ends.reduce((sum, { trials }) => sum + trials, 0) / ends.length,
    };
  }

  test.each([
    [{ baseline: 3, sizes: [1, 2, 4], rate: 0.2, passAbove: 0.5 }],
    [{ baseline: 4, sizes: [2, 5], rate: 0.3, passAbove: 0.9 }],
    [{ baseline: 5, sizes: [1, 3, 4], rate: 0.25, passAbove: 0.4, quantile: 0.3 }],
    [{ baseline: 5, sizes: [2, 4], rate: 0.2, passAbove: 1, rules: { ...RULES, budgetMax: 2 } }],
    [{ baseline: 1, sizes: [1, 2, 3], rate: 0.5, passAbove: 0.9 }],
  ])('is that of all orders, decided by p-values, where nothing changed: %j', (change) => {
    const expected = byCounting({ ...QUESTION, ...change });
    const found = outcomesOf(change).slower(1);
    for (const name of ['fail', 'passEarly', 'meanTrials'] as const) {
      const off = Math.abs((found?.[name] ?? Infinity) - expected[name]);
      expect(off).toBeLessThan(4.5 * (found?.standardErrors[name] ?? 0) + 1e-12);
    }
    expect(expected.meanTrials).toBeGreaterThan(1);
  });

  test('never fails more often than the looks may, and passes nothing early at the last', () => {
    for (const change of [
      { ...SMALL, passAbove: 1 },
      { ...SMALL, sizes: [12] },
    ]) {
      const { totalRate } = planLooks({ ...QUESTION, ...change });
      const found = outcomesOf(change).slower(1);
      expect(found?.fail).toBeLessThan(totalRate + 4 * (found?.standardErrors.fail ?? 0));
      if (change.sizes.length === 1) expect([found?.passEarly, found?.meanTrials]).toEqual([0, 12]);
    }
  });

  test('is asked for candidates that are faster, as fast and slower, and for curves that end', () => {
    const { outcomes, capped } = forecastLooks({ ...QUESTION, ...SMALL }, null);
    expect(outcomes.map(({ slowdown }) => slowdown)).toEqual([0.5, 1, 1.5, 2, 3, 4, 6, 8]);
    expect(capped.map(({ budget }) => budget)).toEqual([2, 4]);
    const fails = outcomes.map(({ fail }) => fail);
    expect(fails).toEqual(fails.toSorted((a, b) => a - b));
  });

  test('is the same for the same seed', () => {
    const few = { ...SMALL, baseline: 4, sizes: [2, 5], rate: 0.3 };
    const { all } = outcomesOf(few);
    expect(outcomesOf(few).all).toEqual(all);
    expect(outcomesOf({ ...few, band: { ...BAND, seed: 2 } }).all).not.toEqual(all);
  });

  test('is simulated less often the larger the sweeps', () => {
    const { fail = 0, standardErrors } =
      outcomesOf({ baseline: 300, sizes: [100, 300], rate: 0.001 }).slower(1.5) ?? {};
    expect(fail).toBeGreaterThan(0.1);
    // Of 4 million scores, 1,000 for each draw.
    expect(standardErrors?.fail).toBeCloseTo(Math.sqrt((fail * (1 - fail)) / 4000), 4);
  });

  test('is no failure where no look can fail, and early passes where nothing is a sign', () => {
    for (const one of outcomesOf({ baseline: 3, sizes: [2, 3], rate: 0.001 }).all)
      expect([one.fail, one.single.fail]).toEqual([0, 0]);
    const rules = { ...RULES, budgetMax: 0.2 };
    const blind = outcomesOf({ ...SMALL, rules }).slower(8);
    expect([blind?.fail, blind?.passEarly, blind?.meanTrials]).toEqual([0, 1, 3]);
  });
});
