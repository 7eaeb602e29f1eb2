import fc from 'fast-check';
import { testOfNoChange } from '../../src/compare/no-change.ts';
import type { Unit, UnitArms } from '../../src/compare/searches.ts';
import type { ConfiguredTrial } from '../../src/compare/settings-model.ts';
import { testOfUnits, type UnitQuestion } from '../../src/compare/units.ts';
import { quickRandom } from '../../src/math/random.ts';
import reference from '../reference/adjusted.json';
import { noChangeOf } from '../support/orders.ts';
import { fewerRuns } from '../support/property-runs.ts';

type ReferenceTrial = readonly [number | string, ConfiguredTrial['settings']];

const trialsOf = (rows: readonly unknown[]): ConfiguredTrial[] =>
  (rows as ReferenceTrial[]).map(([score, settings]) => ({ score: Number(score), settings }));

function unitsOf(trials: readonly ConfiguredTrial[], size = 1): Unit[] {
  return Array.from({ length: trials.length / size }, (_, i) =>
    trials.slice(i * size, (i + 1) * size),
  );
}

function testOf(arms: UnitArms, more: Partial<UnitQuestion> = {}) {
  const [n, m] = [arms.baseline, arms.candidate].map((units) => units.flat().length);
  const design = noChangeOf(n ?? 0, m ?? 0);
  return testOfUnits(arms, {
    design,
    margin: 0,
    passing: null,
    columns: null,
    older: [],
    level: null,
    seed: 1,
    shiftUpTo: 0,
    ...more,
  });
}

type Compared = NonNullable<ReturnType<typeof testOf>['settings']>;

/** Residuals of the trials that count, in the order given, say how often the candidate is below. */
function expectResiduals({ residuals, counted, lowerShare }: Compared, arms: UnitArms) {
  for (const arm of ['baseline', 'candidate'] as const)
    expect(residuals[arm]).toHaveLength(arms[arm].flat().length);
  const known = (all: readonly (number | null)[]) => all.filter((one) => one !== null);
  const [before, after] = [known(residuals.baseline), known(residuals.candidate)];
  expect(before.length + after.length).toBe(counted);
  const below = after.flatMap((c) => before.map((b) => (c < b ? 1 : c === b ? 0.5 : 0)));
  const share = below.reduce<number>((sum, one) => sum + one, 0) / below.length;
  if (lowerShare !== null) expect(share).toBeCloseTo(lowerShare, 12);
}

/** So much p-values may differ where both are of 20,000 random labelings: 4 standard errors. */
const errorOf = (p: number) => 4 * Math.sqrt((2 * p * (1 - p)) / 20_000);

test.each(reference)(
  'an independent implementation agrees on $name',
  ({ trialsPerSearch, baseline, candidate, history, expect: known }) => {
    const arms = {
      baseline: unitsOf(trialsOf(baseline), trialsPerSearch),
      candidate: unitsOf(trialsOf(candidate), trialsPerSearch),
    };
    const { worse, settings, relabelings } = testOf(arms, { older: history.map(trialsOf) });
    expect(settings).toMatchObject({
      columns: { names: known.columns },
      weights: known.weights,
      ridge: known.ridge,
      explained: expect.closeTo(known.explained, 9),
      counted: known.counted,
      statistic: expect.closeTo(known.statistic, 8),
      lowerShare: expect.closeTo(known.lowerShare, 12),
    });
    expect(relabelings).toBe(known.relabelings);
    if (settings) expectResiduals(settings, arms);
    for (const [p, other] of [
      [worse.pValue, known.pValue],
      [worse.sameSettings ?? 2, known.pSameSettings],
      [worse.afterTuning, known.pAfterTuning],
    ] as const) {
      const tolerance = relabelings === 20_000 ? errorOf(other) : 1e-9;
      expect(Math.abs(p - other)).toBeLessThanOrEqual(tolerance);
    }
  },
);

/** Few trials of every kind: ties, failures, a category, a conditional parameter, a column that the candidate adds. */
const kinds = fc.record({
  lr: fc.constantFrom(0.1, 0.2, 0.3, 0.4, 0.5),
  optimizer: fc.constantFrom('sgd', 'adam'),
  noise: fc.constantFrom(-1, 0, 0, 1),
  isFailed: fc.constantFrom(false, false, false, true),
  isBare: fc.boolean(),
});

const trials = kinds.map(({ lr, optimizer, noise, isFailed, isBare }): ConfiguredTrial => {
  if (isFailed) return { score: -Infinity, settings: isBare ? {} : { lr, optimizer } };
  const momentum = optimizer === 'sgd' ? { momentum: lr / 2 } : {};
  return { score: 10 * lr + noise, settings: { lr, optimizer, ...momentum } };
});

function choices(size: number, chosen: number): number[][] {
  if (chosen === 0) return [[]];
  return Array.from({ length: size }, (_, last) => last).flatMap((last) =>
    choices(last, chosen - 1).map((few) => [...few, last]),
  );
}

/** Every choice of which units are the candidate's. */
function relabeled(units: readonly Unit[], candidates: number): UnitArms[] {
  return choices(units.length, candidates).map((chosen) => ({
    baseline: units.filter((_, i) => !chosen.includes(i)),
    candidate: units.filter((_, i) => chosen.includes(i)),
  }));
}

function expectLevel(pValues: readonly number[]): void {
  for (const level of pValues) {
    const share = pValues.filter((p) => p <= level + 1e-12).length / pValues.length;
    expect(share).toBeLessThanOrEqual(level + 1e-9);
  }
}

const cases = fc.record({
  all: fc.array(trials, { minLength: 7, maxLength: 7 }),
  added: fc.option(fc.integer({ min: 0, max: 3 })),
  older: fc.array(fc.array(trials, { minLength: 3, maxLength: 9 }), { maxLength: 2 }),
});

/** A parameter that three trials have, as if the candidate had added it. */
function withAdded(all: readonly ConfiguredTrial[], value: number | null): ConfiguredTrial[] {
  if (value === null) return [...all];
  return all.map((trial, i) =>
    i < 4 ? trial : { ...trial, settings: { ...trial.settings, warm: value + i } },
  );
}

describe('over all labelings of some units', () => {
  test('a p-value of at most α comes up in at most that share, for worse and for better', () => {
    const margins = fc.constantFrom(0, 0, 1);
    fc.assert(
      fc.property(cases, margins, ({ all, added, older }, margin) => {
        const found = relabeled(unitsOf(withAdded(all, added)), 3).map((arms) =>
          testOf(arms, { older, margin: 0 }),
        );
        expectLevel(found.map(({ worse }) => worse.pValue));
        expectLevel(found.map(({ better }) => better.pValue));
        // What is exchangeable with a margin are the scores that it raises.
        const raised = relabeled(unitsOf(withAdded(all, added)), 3).map((arms) => {
          const lower = (unit: Unit) =>
            unit.map((trial) => ({ ...trial, score: trial.score - margin }));
          return testOf({ ...arms, candidate: arms.candidate.map(lower) }, { older, margin });
        });
        expectLevel(raised.map(({ worse }) => worse.pValue));
      }),
      fewerRuns(),
    );
  });

  test('so it does for whole searches', () => {
    const searches = fc.array(fc.array(trials, { minLength: 3, maxLength: 3 }), {
      minLength: 6,
      maxLength: 6,
    });
    fc.assert(
      fc.property(searches, (units) => {
        expectLevel(relabeled(units, 3).map((arms) => testOf(arms).worse.pValue));
      }),
      fewerRuns(),
    );
  });

  test('columns, weights and what settings explain are the same: they know no labels', () => {
    fc.assert(
      fc.property(cases, ({ all, added, older }) => {
        const [first, ...others] = relabeled(unitsOf(withAdded(all, added)), 3).map((arms) => {
          const { settings } = testOf(arms, { older });
          const residuals = Object.values(settings?.residuals ?? {}).flat();
          residuals.sort((a, b) => (a ?? -Infinity) - (b ?? -Infinity));
          return settings && { ...settings, residuals, statistic: null, lowerShare: null };
        });
        for (const other of others) expect(other).toEqual(first);
      }),
      fewerRuns(),
    );
  });
});

/** Continuous scores, of which settings explain most; the candidate's are lower by a loss. */
function worldOf(n: number, loss: number, random: () => number): ConfiguredTrial[] {
  return Array.from({ length: n }, () => {
    const [lr, decay] = [random(), random()];
    const score = 0.9 - 0.3 * (lr - 0.4) ** 2 - 0.05 * decay + 0.01 * random() - loss;
    return { score, settings: { lr, decay } };
  });
}

function armsOf(n: number, loss: number, seed: number): UnitArms {
  const random = quickRandom(seed);
  return { baseline: unitsOf(worldOf(n, 0, random)), candidate: unitsOf(worldOf(n, loss, random)) };
}

describe('the result', () => {
  const arms = armsOf(20, 0.01, 3);
  const LIMITS = { shiftUpTo: 0.05 };
  const found = testOf(arms, LIMITS);

  test('does not depend on the order of units, nor of the trials in a search', () => {
    const turned = {
      baseline: arms.baseline.toReversed(),
      candidate: arms.candidate.toReversed(),
    };
    const again = testOf(turned, LIMITS);
    const { baseline = [], candidate = [] } = again.settings?.residuals ?? {};
    const residuals = { baseline: baseline.toReversed(), candidate: candidate.toReversed() };
    expect({ ...again, settings: { ...again.settings, residuals } }).toEqual(found);
    const searches = (units: readonly Unit[], isTurned: boolean) =>
      unitsOf(units.flat(), 2).map((search) => (isTurned ? search.toReversed() : search));
    const [one, other] = [false, true].map((isTurned) =>
      testOf({
        baseline: searches(arms.baseline, isTurned),
        candidate: searches(arms.candidate, isTurned).toReversed(),
      }),
    );
    expect(other?.worse).toEqual(one?.worse);
    expect(other?.relabelings).toBe(20_000);
  });

  test('sees a small loss that the order of scores does not show, and says how large it is', () => {
    const { worse, settings } = found;
    expect(worse.pValue).toBeLessThan(0.003);
    expect(worse.sameSettings).toBeLessThan(worse.afterTuning);
    expect(settings?.explained).toBeGreaterThan(0.8);
    expect(settings?.lowerShare).toBeGreaterThan(0.7);
    expect(Math.abs((settings?.shift ?? 0) - 0.01)).toBeLessThan(0.003);
  });

  test('has no size where scores are too far apart to be raised', () => {
    const candidate = arms.candidate.map((unit) =>
      unit.map((trial) => ({ ...trial, score: -1e308 })),
    );
    const far = testOf({ ...arms, candidate }, LIMITS);
    expect(far.worse.pValue).toBeLessThan(0.001);
    expect(far.settings?.shift).toBeNull();
  });

  test('with the arms exchanged is the mirrored one', () => {
    const mirrored = testOf({ baseline: arms.candidate, candidate: arms.baseline }, LIMITS);
    expect(mirrored.settings?.statistic).toBe(-(found.settings?.statistic ?? 0));
    expect(mirrored.settings?.shift).toBeCloseTo(-(found.settings?.shift ?? 0), 3);
    expect(Math.abs(mirrored.better.pValue - found.worse.pValue)).toBeLessThan(0.001);
  });

  test('is the same for scores as percent, as fractions, and shifted', () => {
    const mapped = (map: (score: number) => number): UnitArms => {
      const ofUnit = (unit: Unit) => unit.map((trial) => ({ ...trial, score: map(trial.score) }));
      return { baseline: arms.baseline.map(ofUnit), candidate: arms.candidate.map(ofUnit) };
    };
    const known = mapped((score) => Math.round(1000 * score));
    const first = testOf(known, { margin: 3, seed: 7 });
    for (const map of [
      (y: number) => Math.round(1000 * y) / 1000,
      (y: number) => Math.round(1000 * y) / 1000 - 2,
    ]) {
      const other = testOf(mapped(map), { margin: 0.003, seed: 7 });
      expect(other.settings).toEqual(first.settings);
      expect(other.worse).toEqual(first.worse);
    }
  });

  test('is that of T alone, exactly, where settings say nothing or other budgets are asked for', () => {
    const [b, c] = [arms.baseline, arms.candidate].map((units) =>
      units.flat().map(({ score }) => score),
    ) as [number[], number[]];
    const design = noChangeOf(20, 20, { budgetMax: 4 });
    const { pValue } = testOfNoChange([b, c], design);
    const alone = { pValue, afterTuning: pValue, sameSettings: null };
    expect(testOf(arms, { design })).toMatchObject({ worse: alone, relabelings: null });
    const bare = (units: readonly Unit[]) =>
      units.map(([trial]) => [{ score: trial?.score ?? 0, settings: {} }]);
    const without = testOf({ baseline: bare(arms.baseline), candidate: bare(arms.candidate) });
    const usual = testOfNoChange([b, c], noChangeOf(20, 20)).pValue;
    expect(without).toMatchObject({ worse: { pValue: usual, sameSettings: null }, settings: null });
  });

  test('is no evidence at comparable settings where only one arm tries settings that promise something', () => {
    const random = quickRandom(8);
    const trialAt = (lr: number): Unit => [{ score: lr + random() / 99, settings: { lr } }];
    const poor = {
      baseline: [5, 6, 7, 8, 9, 10, 11, 12].map(trialAt),
      candidate: [1, 2].map(trialAt),
    };
    const { settings, worse, better } = testOf(poor);
    expect(settings).toMatchObject({ counted: 8, statistic: -Infinity, lowerShare: null });
    expect([worse.sameSettings, better.sameSettings]).toEqual([1, 1]);
  });

  test('is no smaller with a margin', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(0.5, 1, 2), ({ all, older }, margin) => {
        const two = { baseline: unitsOf(all.slice(0, 4)), candidate: unitsOf(all.slice(4)) };
        const { worse } = testOf(two, { older });
        const raised = testOf(two, { older, margin });
        expect(raised.worse.pValue).toBeGreaterThanOrEqual(worse.pValue);
      }),
    );
  });

  test('of more than 400 trials is that of T alone', () => {
    expect(testOf(armsOf(201, 0, 1))).toMatchObject({ settings: null, relabelings: null });
  });

  test('draws as many labelings as the level needs', () => {
    expect(testOf(armsOf(12, 0, 1), { level: 0.0005 }).relabelings).toBe(40_001);
  });
});
