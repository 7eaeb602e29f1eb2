import { checkAssumptions, checkSweep } from '../../../src/decide/assumptions.ts';
import { significant } from '../../../src/decide/findings.ts';
import { type Assessment, assess } from '../../../src/decide/index.ts';
import { quickRandom, seededRandom } from '../../../src/math/random.ts';
import type { Sweep } from '../../../src/parse/index.ts';
import {
  artifactAt,
  type BaselineChoice,
  plainSearch,
  type Search,
  savedAt,
} from '../../../src/read/index.ts';
import { settingsWith, sweepOf, withTrials } from '../../support/sweeps.ts';
import { drawParameters, drawSweep, type Row, rampOf, sweepWith, times } from './drawn-sweeps.ts';

const settings = settingsWith();
const check = (baseline: Sweep, candidate: Sweep) =>
  checkAssumptions({ baseline, candidate }, settings);
const codesOf = (baseline: Sweep, candidate: Sweep) =>
  check(baseline, candidate).map(({ code }) => code);

test('where an adaptive search looked is no other space, but a parameter that only one has is', () => {
  const random = quickRandom(3);
  const drawn = (width: number, method: 'adaptive' | 'random' = 'adaptive') => {
    const rows = times(24, (): Row => [random(), { lr: width * random() }]);
    return { ...sweepWith(rows), search: { method, sampler: null, seed: null } };
  };
  const spaceOf = (baseline: Sweep, candidate: Sweep) =>
    check(baseline, candidate).filter(({ code }) => code === 'search-space-differs');
  expect(spaceOf(drawn(1, 'random'), drawn(0.1, 'random'))).toHaveLength(1);
  expect(spaceOf(drawn(1), drawn(0.1))).toEqual([]);
  const withNew = withTrials(drawn(0.1), ({ parameters }, i) => ({
    parameters: { ...parameters, drop: i / 24 },
  }));
  expect(spaceOf(drawn(1), withNew)).toMatchObject([{ names: ['drop'] }]);
});

// Fisher's p-value of 0 and 8 failures in 24 trials each is 0.004.
const failing = (failed: number, draw: () => Row[1], isOrdered: boolean) => {
  const rows = times(24, (i): Row => [i % 3 === 0 && i < 3 * failed ? null : (7 * i) % 24, draw()]);
  return sweepWith(rows, { isOrdered });
};
const differ = (draw: () => Row[1], isOrdered = false) =>
  codesOf(failing(0, draw, isOrdered), failing(8, draw, isOrdered)).includes('failures-differ');
const random = seededRandom(6);

test('the level of a check is a hundredth, divided by the checks of drift and of parameters', () => {
  expect(differ(() => null)).toBe(true);
  expect(differ(() => null, true)).toBe(false);
  expect(differ(() => ({ a: random() }))).toBe(true);
  expect(differ(() => ({ a: random(), b: random() }))).toBe(false);
});

describe('the warnings of a comparison', () => {
  const random = seededRandom(11);
  const rows = times(30, (i): Row => [i < 12 ? null : i, drawParameters(random)]);
  const bad = sweepWith(rows, {
    search: { method: 'adaptive', sampler: 'Hyperband', seed: null },
    counts: { drawn: 32, counted: 30, failed: 12, pruned: 0, running: 2, ignored: 2 },
  });
  const good = drawSweep(130, seededRandom(2));

  test('are all there, those that may invalidate it first', () => {
    const codes = codesOf(bad, { ...good, isOrdered: false, cost: null });
    expect(codes).toEqual([
      'adaptive-sampler',
      'adaptive-pruner',
      'drift',
      'scales-differ',
      'order-unknown',
      'ties',
      'unfinished-trials',
      'failures-differ',
      'unequal-n',
    ]);
    const kinds = check(bad, good).map(({ kind }) => kind);
    expect(kinds).toEqual([...kinds].sort());
  });

  test('of a single sweep are those that need no other', () => {
    const found = checkSweep({ arm: 'candidate', sweep: bad }, settings);
    expect(found.map(({ code }) => code)).toEqual([
      'adaptive-sampler',
      'adaptive-pruner',
      'drift',
      'unfinished-trials',
    ]);
    expect(found.every(({ arm }) => arm === 'candidate')).toBe(true);
  });

  test('are the same with the arms exchanged, for the other arm', () => {
    const exchanged = { baseline: 'candidate', candidate: 'baseline' } as const;
    for (const seed of times(5, (i) => i)) {
      const other = drawSweep(9, quickRandom(seed));
      const there = check(other, bad).map(({ code, arm }) => `${code} ${arm}`);
      const back = check(bad, other).map(({ code, arm }) => `${code} ${arm && exchanged[arm]}`);
      expect(there.sort()).toEqual(back.sort());
    }
  });

  test('hold untrusted text only as names, and come out the same again', () => {
    const name = '<b>|`@x`';
    const search = { method: 'unknown', sampler: name, seed: null } as const;
    const odd = (value: string, from: number) => {
      const drawn = (i: number) => ({ [name]: i % 2 ? value : from + i, [`${name}2`]: value + i });
      const rows = times(20, (i): Row => [from + i, drawn(i)]);
      return sweepWith(rows, { search, metric: name });
    };
    const [baseline, candidate] = [odd(name, 0), odd(`${name}!`, 1000)];
    const before = JSON.stringify([baseline, candidate]);
    const warnings = check(baseline, candidate);
    expect(warnings.map(({ code }) => code)).toContain('search-space-differs');
    for (const { facts } of warnings) expect(JSON.stringify(facts)).not.toMatch(/[<|@]/);
    expect(check(baseline, candidate)).toEqual(warnings);
    expect(JSON.stringify([baseline, candidate])).toBe(before);
  });
});

test('sweeps are unequal above a factor of four', () => {
  const saidOf = (baseline: Sweep, candidate: Sweep) =>
    check(baseline, candidate).filter(({ code }) => code === 'unequal-n');
  expect(saidOf(rampOf(12), rampOf(48))).toEqual([]);
  const warning = { arm: null, facts: { more: 49, fewer: 12 } };
  expect(saidOf(rampOf(12), rampOf(49))).toMatchObject([warning]);
  expect(saidOf(rampOf(49), rampOf(12))).toMatchObject([warning]);
});

test('sweeps are on other scales if their medians differ by a factor of 30', () => {
  const saidOf = (factor: number, isFailing = false) => {
    const rows = (by: number) =>
      times(21, (i): Row => [isFailing && i < 11 ? null : by * (0.5 + i / 100), null]);
    return check(sweepWith(rows(1)), sweepWith(rows(factor))).filter(
      ({ code }) => code === 'scales-differ',
    );
  };
  expect([1, 29.9, 1 / 29.9, 0].flatMap((factor) => saidOf(factor))).toEqual([]);
  const [percent] = saidOf(100);
  const facts = { larger: 'candidate', times: 30 };
  expect(percent).toMatchObject({ arm: null, kind: 'assumption', facts });
  expect(saidOf(-1 / 31)[0]?.facts).toMatchObject({ larger: 'baseline' });
  expect(saidOf(100, true)).toHaveLength(1);
});

describe('what sweeps were trained with', () => {
  const linux = { os: 'Linux', image: null, gpu: 'Tesla T4', packages: 'a' };
  const sweep = sweepOf([1, 2, 3]);
  const differences = (before: typeof linux | null, after: typeof linux) => {
    const [one, other] = [before, after].map((environment) => {
      return { ...sweep, source: { ...sweep.source, environment } };
    });
    const warnings = check(one ?? sweep, other ?? sweep);
    return warnings.flatMap(({ code, facts }) => (code === 'environment-differs' ? facts : []));
  };

  test('is told where both say it and not the same', () => {
    expect(differences(linux, { ...linux, gpu: 'NVIDIA L4', packages: 'b' })).toEqual([
      {
        differences: [
          { part: 'gpu', baseline: 'Tesla T4', candidate: 'NVIDIA L4' },
          { part: 'packages', baseline: 'a', candidate: 'b' },
        ],
      },
    ]);
  });

  test('is not told where it is equal, or one of them does not say it', () => {
    expect(differences(linux, linux)).toEqual([]);
    expect(differences(null, linux)).toEqual([]);
    expect(differences({ ...linux, gpu: null as never }, linux)).toEqual([]);
    expect(codesOf(sweep, sweep)).not.toContain('environment-differs');
  });
});

/** Another sweep: a copy would be one to warn of. */
const shifted = (sweep: Sweep) => withTrials(sweep, ({ score }) => ({ score: score + 0.5 }));

describe('the warnings of how sweeps were found', () => {
  const sweep = sweepOf(times(48, (i) => i));
  const ofSearches = ({ warnings }: Assessment) =>
    warnings.filter(({ code }) => ['newer-baseline', 'missing-shards'].includes(code));
  const firstCodes = ({ warnings }: Assessment, count: number) =>
    warnings.slice(0, count).map(({ code }) => code);
  const found = (baseline: Partial<Search>, candidate: Partial<Search> = {}, given = sweep) => {
    const plain = plainSearch(artifactAt('tuning-gate-sweep'), null);
    const searches = {
      baseline: { ...plain, ...baseline },
      candidate: { ...plain, ...candidate },
    };
    return assess({ baseline: given, candidate: shifted(given), searches }, settingsWith());
  };
  const chosen = (
    matchedBy: BaselineChoice['matchedBy'],
    distance: number | null,
  ): Partial<Search> => ({
    choice: { matchedBy, branch: 'main', wanted: null, distance },
  });

  test.each([12, null])('report a baseline that is newer by %j commits', (distance) => {
    const assessment = found(chosen('newest', distance));
    const [warnings, gate] = [ofSearches(assessment), assessment.outcome.gate];
    const facts = { commits: distance };
    expect(warnings).toMatchObject([{ code: 'newer-baseline', arm: 'baseline', facts }]);
    expect(gate).toBe('pass');
  });

  test.each<[BaselineChoice['matchedBy'], number | null]>([
    ['newest', 0],
    ['ancestor', 12],
    ['first-parent', null],
    ['merge-base', null],
    ['same-commit', null],
  ])('say nothing about the %s (%j)', (matchedBy, distance) => {
    expect(ofSearches(found(chosen(matchedBy, distance)))).toEqual([]);
  });

  test('report matrix jobs that saved nothing, in either sweep', () => {
    const shards = { jobs: 12, saved: 11 };
    const warnings = ofSearches(found({ shards }, { shards: { jobs: 3, saved: 1 } }));
    expect(warnings).toMatchObject([
      { code: 'missing-shards', arm: 'baseline', facts: { saved: 11, jobs: 12 } },
      { code: 'missing-shards', arm: 'candidate', facts: { saved: 1, jobs: 3 } },
    ]);
    expect(ofSearches(found({ shards: { jobs: 12, saved: 12 } }))).toEqual([]);
  });

  test('come first, and where there is nothing to compare as well', () => {
    const unfinished = sweepOf(
      times(48, (i) => i),
      { running: 1 },
    );
    const both = found(chosen('newest', 2), {}, unfinished);
    expect(firstCodes(both, 1)).toEqual(['newer-baseline']);
    const searches = {
      baseline: plainSearch(savedAt(''), { why: 'missing' }),
      candidate: { ...plainSearch(savedAt(''), null), shards: { jobs: 2, saved: 1 } },
    };
    const alone = assess({ baseline: null, candidate: unfinished, searches }, settingsWith());
    expect(firstCodes(alone, 2)).toEqual(['missing-shards', 'order-unknown']);
  });
});

test('a check says something at its level or below, and receives this level', () => {
  const check = (subject: string, p: number) => ({ subject, pValue: () => p });
  const checks = [check('far below', 1e-9), check('at', 0.01), check('above', 0.0100001)];
  expect(significant(checks, 0.01)).toEqual(['far below', 'at']);
  expect(significant(checks, 0.001)).toEqual(['far below']);
  const itself = { subject: 'itself', pValue: (level: number) => (level === 0.002 ? 0 : 1) };
  expect(significant([itself], 0.002)).toEqual(['itself']);
});
