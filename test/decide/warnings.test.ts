import { assess } from '../../src/assess.ts';
import { sweepWarnings } from '../../src/decide/checks/sampling.ts';
import type { Assessment } from '../../src/decide/index.ts';
import type { OptionName } from '../../src/options.ts';
import { type BaselineChoice, plainSearch, type Search } from '../../src/read/index.ts';
import { assessSweeps } from '../support/assessments.ts';
import { settingsWith, sweepOf } from '../support/sweeps.ts';

type Flags = Partial<Record<OptionName, string>>;

const ramp = (n: number) => Array.from({ length: n }, (_, i) => i);

function assessed(sizes: readonly [number, number], flags: Flags = {}): Assessment {
  const [baseline, candidate] = sizes.map((n) => sweepOf(ramp(n)));
  return assessSweeps(baseline ?? null, candidate ?? null, settingsWith(flags));
}

/** Whether there is a warning with this code; there may be others. */
const warnsOf = (code: string, { warnings }: Assessment) =>
  warnings.some((warning) => warning.code === code);
const narrows = (assessment: Assessment) => warnsOf('narrow-range', assessment);

describe('the warning of unfinished trials', () => {
  const withRunning = (baseline: number, candidate: number) =>
    assessSweeps(
      sweepOf(ramp(48), { running: baseline }),
      sweepOf(ramp(48), { running: candidate }),
      settingsWith(),
    );

  const unfinishedIn = ({ warnings }: Assessment) =>
    warnings.filter(({ code }) => code === 'unfinished-trials');

  test('names the arm and counts them', () => {
    const [one, other, ...rest] = unfinishedIn(withRunning(1, 3));
    expect(rest).toEqual([]);
    expect(one).toMatchObject({ code: 'unfinished-trials', arm: 'baseline', names: [] });
    expect(one?.message).toMatch(/^1 unfinished trial is not counted/);
    expect(other).toMatchObject({ code: 'unfinished-trials', arm: 'candidate' });
    expect(other?.message).toMatch(/^3 unfinished trials are not counted/);
  });

  test('is not given where all are finished', () => {
    expect(unfinishedIn(withRunning(0, 0))).toEqual([]);
    expect(unfinishedIn(withRunning(0, 2)).map(({ arm }) => arm)).toEqual(['candidate']);
  });

  test('does not change the verdict', () => {
    const { verdict, gate } = withRunning(5, 5);
    expect({ verdict, gate }).toEqual({ verdict: 'none', gate: 'pass' });
  });
});

describe('the warning of a search that is not random', () => {
  const drawnBy = (method: 'random' | 'grid' | 'adaptive' | 'unknown') =>
    sweepWarnings('candidate', {
      ...sweepOf(ramp(12), { running: 1 }),
      search: { method, sampler: null, seed: null },
    });

  test('is about an assumption, while that of unfinished trials informs', () => {
    for (const method of ['grid', 'adaptive'] as const) {
      expect(drawnBy(method)).toMatchObject([
        { code: 'adaptive-sampler', kind: 'assumption', arm: 'candidate' },
        { code: 'unfinished-trials', kind: 'information' },
      ]);
    }
    expect(drawnBy('grid')[0]?.message).toContain('form a grid');
    expect(drawnBy('adaptive')[0]?.message).toContain('steer later ones');
  });

  test('is not given for random or unknown ones', () => {
    for (const method of ['random', 'unknown'] as const) {
      expect(drawnBy(method).map(({ code }) => code)).toEqual(['unfinished-trials']);
    }
  });
});

describe('the warning of a narrow range', () => {
  test('is given for fewer than ten trials at 80 %, and names the trials for a doubling', () => {
    for (const n of [6, 9]) {
      const found = assessed([n, 48]);
      const narrow = found.warnings.find(({ code }) => code === 'narrow-range');
      expect(narrow).toMatchObject({ arm: null });
      expect(narrow?.message).toContain('10 trials in each sweep');
      expect(found.trialsNeeded).toMatchObject({ toOpenRange: 10 });
      expect(found.verdict).not.toBe('insufficient');
    }
  });

  test('is not given from ten trials on', () => {
    expect(narrows(assessed([10, 10]))).toBe(false);
    expect(assessed([10, 10]).trialsNeeded).toMatchObject({ toOpenRange: null });
  });

  test('is not given where the settings alone narrow the range', () => {
    expect(narrows(assessed([48, 48], { 'budget-max': '1.5' }))).toBe(false);
    expect(narrows(assessed([48, 48], { 'budget-min': '3', 'budget-max': '3' }))).toBe(false);
  });

  test('is given where the sweeps resolve no doubling of the least budget', () => {
    expect(narrows(assessed([48, 48], { 'budget-min': '5' }))).toBe(true);
    expect(narrows(assessed([48, 48], { 'budget-min': '4' }))).toBe(false);
  });

  test('is not given beside too little data, which says it itself', () => {
    const found = assessed([2, 2]);
    expect(found.verdict).toBe('insufficient');
    expect(narrows(found)).toBe(false);
  });
});

describe('the trials needed', () => {
  test.each<[string, Flags]>([
    ['one trial', {}],
    ['four trials', { 'budget-min': '4' }],
    ['two trials at 95 %', { 'budget-min': '2', confidence: '0.95' }],
    ['one trial with ks', { band: 'ks' }],
    ['one trial of the 75 % quantile', { quantile: '0.75' }],
  ])('open the range from %s, and one fewer does not', (_, flags) => {
    const tooFew = assessed([1, 48], flags);
    expect(tooFew.verdict).toBe('insufficient');
    const needed = Number(tooFew.trialsNeeded?.toOpenRange);
    expect(assessed([needed, needed], flags).comparison?.range).not.toBeNull();
    expect(assessed([needed - 1, needed], flags).verdict).toBe('insufficient');
    expect(assessed([needed, needed - 1], flags).verdict).toBe('insufficient');
  });

  test.each<Flags>([{}, { 'budget-min': '2.5' }])('resolve one doubling, %j', (flags) => {
    const start = Number(flags['budget-min'] ?? 1);
    const narrow = assessed([Math.ceil(6 * start), 100], flags);
    expect(narrows(narrow)).toBe(true);
    const needed = Number(narrow.trialsNeeded?.toOpenRange);
    expect(narrows(assessed([needed, needed], flags))).toBe(false);
    expect(narrows(assessed([needed - 1, needed], flags))).toBe(true);
  });

  test('are not named where no calibrated band resolves the budget', () => {
    const hopeless = assessed([2, 2], { band: 'dkw', 'budget-min': '200' });
    expect(hopeless.verdict).toBe('insufficient');
    expect(hopeless.trialsNeeded).toMatchObject({ toOpenRange: null });
    // 14,000 trials resolve 76 by dkw, and 20,000 resolve 91: no doubling of 50.
    const narrow = assessed([14_000, 14_000], { band: 'dkw', 'budget-min': '50' });
    expect(narrows(narrow)).toBe(true);
    expect(narrow.trialsNeeded).toMatchObject({ toOpenRange: null });
    for (const { message } of narrow.warnings) expect(message).not.toContain('null');
  });

  test('are named for every sweep too small to compare', () => {
    for (const n of [1, 2, 3]) {
      const found = assessed([n, n]);
      expect(found).toMatchObject({ verdict: 'insufficient', gate: 'neutral' });
      expect(found.trialsNeeded?.toOpenRange).toBeGreaterThan(n);
      expect(found.rows).toHaveLength(1);
    }
  });
});

describe('the warnings of how sweeps were found', () => {
  const sweep = sweepOf(ramp(48));
  const ofSearches = ({ warnings }: Assessment) =>
    warnings.filter(({ code }) => ['newer-baseline', 'missing-shards'].includes(code));
  const firstCodes = ({ warnings }: Assessment, count: number) =>
    warnings.slice(0, count).map(({ code }) => code);
  const found = (baseline: Partial<Search>, candidate: Partial<Search> = {}, given = sweep) => {
    const plain = plainSearch('artifact:tuning-gate-sweep', null);
    const searches = {
      baseline: { ...plain, ...baseline },
      candidate: { ...plain, ...candidate },
    };
    return assess({ baseline: given, candidate: given }, settingsWith(), searches);
  };
  const chosen = (rung: BaselineChoice['rung'], distance: number | null): Partial<Search> => ({
    choice: { rung, branch: 'main', wanted: null, distance, expired: null, isAssumed: false },
  });

  test.each([
    [12, 'contains 12 commits that'],
    [1, 'contains 1 commit that'],
    [null, 'may contain commits that'],
  ])('tell of a baseline that is newer by %j commits', (distance, expected) => {
    const assessment = found(chosen('newest', distance));
    const [warnings, gate] = [ofSearches(assessment), assessment.gate];
    expect(warnings).toMatchObject([{ code: 'newer-baseline', arm: 'baseline' }]);
    expect(warnings[0]?.message).toContain(expected);
    expect(gate).toBe('pass');
  });

  test.each<[BaselineChoice['rung'], number | null]>([
    ['newest', 0],
    ['ancestor', 12],
    ['first-parent', null],
    ['merge-base', null],
    ['same-commit', null],
  ])('tell nothing of the %s (%j)', (rung, distance) => {
    expect(ofSearches(found(chosen(rung, distance)))).toEqual([]);
  });

  test('tell of jobs of a matrix that saved nothing, in either sweep', () => {
    const shards = { jobs: 12, saved: 11 };
    const warnings = ofSearches(found({ shards }, { shards: { jobs: 3, saved: 1 } }));
    expect(warnings).toMatchObject([
      { code: 'missing-shards', arm: 'baseline' },
      { code: 'missing-shards', arm: 'candidate' },
    ]);
    expect(warnings.map(({ message }) => message.split(' saved')[0])).toEqual([
      'Only 11 of the 12 matrix jobs',
      'Only 1 of the 3 matrix jobs',
    ]);
    expect(ofSearches(found({ shards: { jobs: 12, saved: 12 } }))).toEqual([]);
  });

  test('come first, and where there is nothing to compare as well', () => {
    const unfinished = sweepOf(ramp(48), { running: 1 });
    const both = found(chosen('newest', 2), {}, unfinished);
    expect(firstCodes(both, 1)).toEqual(['newer-baseline']);
    const searches = {
      baseline: plainSearch('auto', { why: 'missing' }),
      candidate: { ...plainSearch('auto', null), shards: { jobs: 2, saved: 1 } },
    };
    const alone = assess({ baseline: null, candidate: unfinished }, settingsWith(), searches);
    expect(firstCodes(alone, 2)).toEqual(['missing-shards', 'unfinished-trials']);
  });
});
