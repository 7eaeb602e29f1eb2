import { pairingWarnings, type Relation, relationOf } from '../../src/decide/pairing.ts';
import { seededRandom } from '../../src/math/random.ts';
import type { Sweep } from '../../src/parse/index.ts';
import { type Flags, settingsWith, withTrials } from '../support/sweeps.ts';
import { type Parameters as Drawn, sweepWith, times } from './checks/drawn-sweeps.ts';

const random = seededRandom(1);
const draw = () => ({ lr: 10 ** (-5 * random()), layers: Math.floor(4 * random()) });
const LIST = times(24, draw);

const sweepOf = (list: readonly (Drawn | null)[], more: Partial<Sweep> = {}): Sweep =>
  sweepWith(
    list.map((parameters, i) => [i / 100, parameters]),
    more,
  );
/** As a plain table has it: which columns are parameters is not known. */
const guessed = (list: readonly Drawn[]) => sweepOf(list, { gaps: ['parameters-guessed'] });

interface Asked {
  readonly flags?: Flags;
  readonly saved?: Sweep['pairing'] | null;
}

function related(baseline: Sweep, candidate: Sweep, { flags = {}, saved = 'auto' }: Asked = {}) {
  const ofList = saved === null ? baseline : { ...baseline, pairing: saved };
  return relationOf({ baseline: ofList, candidate }, settingsWith(flags));
}

const namesOf = ({ pairing }: Relation) =>
  pairing.pairs.map(({ baseline, candidate }) => [baseline.number, candidate.number]);
const said = (relation: Relation) => ({
  design: relation.design,
  ...(relation.design === 'independent' && { why: relation.why }),
  pairs: relation.pairing.pairs.length,
  missing: relation.pairing.missing.length,
  extra: relation.pairing.extra,
});

const PAIRED = { flags: { pairing: 'paired' } } as const;

describe('the trials of a pair', () => {
  const baseline = sweepOf(LIST);

  test('have the same parameters, in any order of the rows', () => {
    const shuffled = sweepOf([...LIST].reverse());
    const relation = related(baseline, shuffled);
    expect(said(relation)).toEqual({ design: 'paired', pairs: 24, missing: 0, extra: 0 });
    for (const [one = 0, other = 0] of namesOf(relation)) expect(one + other).toBe(23);
    const again = related(sweepOf([...LIST].reverse()), baseline);
    const scores = ({ pairing }: Relation, arm: 'baseline' | 'candidate') =>
      pairing.pairs.map((pair) => JSON.stringify(pair[arm].parameters));
    expect(scores(again, 'baseline')).toEqual(scores(relation, 'baseline'));
  });

  test('have numbers that agree to 6 digits where these tell trials apart, else to 12, and texts and truth values however they are written', () => {
    const written = LIST.map((one, i) => ({ ...one, on: i % 2 > 0, opt: 'Adam' }));
    const again = written.map(({ lr, layers, on }) => {
      const digits = Number(lr) * (1 + 4e-16);
      return { lr: String(digits), layers: `${layers}.0`, on: on ? 'True' : 'False', opt: ' adam' };
    });
    expect(said(related(sweepOf(written), sweepOf(again))).pairs).toBe(24);
    const nudged = (rows: readonly Record<string, unknown>[], by: number) =>
      rows.map((one) => ({ ...one, lr: Number(one.lr) * (1 + by) })) as Drawn[];
    expect(said(related(sweepOf(written), sweepOf(nudged(written, 1e-9)))).pairs).toBe(24);
    expect(said(related(sweepOf(written), sweepOf(nudged(written, 1e-4)))).pairs).toBe(0);
    // Their own digits are needed here.
    const near = times(24, (i) => ({ lr: 0.01 * (1 + i * 1e-8) }));
    expect(said(related(sweepOf(near), sweepOf(near))).pairs).toBe(24);
    expect(said(related(sweepOf(near), sweepOf(nudged(near, 1e-9)))).pairs).toBe(0);
  });

  test('of several with one key are the first of each sweep: a retry does not count', () => {
    const retried = withTrials(sweepOf([...LIST, LIST[3] ?? null]), (_, number) => ({ number }));
    expect(namesOf(related(baseline, retried))).toContainEqual([3, 3]);
    expect(said(related(baseline, retried))).toEqual({
      ...{ design: 'paired', pairs: 24, missing: 0, extra: 1 },
    });
    const backwards = { ...retried, trials: retried.trials.toReversed() };
    expect(namesOf(related(baseline, backwards))).toContainEqual([3, 3]);
    // The baseline's own retry misses nothing.
    expect(said(related(retried, baseline))).toMatchObject({ pairs: 24, missing: 0 });
  });

  test('may lack a parameter without any common value, such as a path, which is named', () => {
    const named = (arm: string) => LIST.map((one, i) => ({ ...one, path: `/tmp/${arm}/${i}` }));
    const relation = related(sweepOf(named('a')), sweepOf(named('b')));
    expect(said(relation)).toMatchObject({ design: 'paired', pairs: 24 });
    expect(pairingWarnings(relation)).toMatchObject([
      { code: 'parameters-left-out', names: ['path'] },
    ]);
  });

  test('are not known where columns tell fewer than nine tenths of the rows apart', () => {
    const coarse = (kinds: number) => sweepOf(times(24, (i) => ({ layers: i % kinds })));
    expect(said(related(coarse(22), coarse(22))).pairs).toBe(24);
    expect(said(related(coarse(21), coarse(21)))).toEqual({
      ...{ design: 'independent', why: 'partly-paired', pairs: 0, missing: 24, extra: 24 },
    });
  });

  test('are left out where the settings drop one, and nothing is missing', () => {
    const [first, ...others] = baseline.trials;
    const dropping = { ...baseline, trials: others, dropped: first ? [first] : [] };
    expect(said(related(baseline, dropping))).toEqual({
      ...{ design: 'paired', pairs: 23, missing: 0, extra: 0 },
    });
  });
});

describe('trials that belong together by their numbers', () => {
  const byTrial = { flags: { 'pair-by': 'trial' } } as const;
  const moved = sweepOf(LIST.map((one) => ({ ...one, lr: Number(one.lr) / 2 })));

  test('may have other parameters, which are counted', () => {
    const { pairing } = related(sweepOf(LIST), moved, byTrial);
    expect(pairing).toMatchObject({ differing: 24, areSame: false });
    expect(pairing.pairs).toHaveLength(24);
    const same = related(sweepOf(LIST), sweepOf(LIST), byTrial).pairing;
    expect(same).toMatchObject({ differing: 0, areSame: true });
    const unknown = related(sweepOf(times(24, () => null)), moved, byTrial).pairing;
    expect(unknown).toMatchObject({ differing: null, areSame: false });
  });

  test('stand in one order: two numbers that changed places are one too many', () => {
    const rates = LIST.map(({ lr }) => Number(lr));
    const [first, second] = rates.toSorted((a, b) => a - b).slice(11) as [number, number];
    const other = (lr: number) => (lr === first ? second : lr === second ? first : lr);
    const swapped = sweepOf(LIST.map((one) => ({ ...one, lr: other(Number(one.lr)) })));
    const relation = related(sweepOf(LIST), swapped, byTrial);
    expect(relation.design).toBe('unmatched');
    expect(pairingWarnings(relation)).toMatchObject([{ code: 'trials-dealt-anew' }]);
  });

  test('have a number that is theirs alone, within their shard', () => {
    const twice = (shards: readonly (string | null)[]) =>
      withTrials(sweepOf(LIST), (_, i) => ({
        number: i % 12,
        shard: shards[Math.floor(i / 12)] ?? null,
      }));
    expect(said(related(twice(['a', 'b']), twice(['a', 'b']), byTrial)).pairs).toBe(24);
    expect(related(twice(['a', 'b']), twice(['b', 'a']), byTrial).design).toBe('unmatched');
    expect(said(related(twice([null]), twice([null]), byTrial))).toMatchObject({
      ...{ design: 'unmatched', pairs: 0 },
    });
    const missing = withTrials(sweepOf(LIST), (_, i) => ({ number: i < 22 ? i : 100 + i }));
    expect(said(related(sweepOf(LIST), missing, byTrial))).toMatchObject({
      ...{ design: 'paired', pairs: 22, missing: 2, extra: 2 },
    });
  });
});

const listed = (from: number) =>
  withTrials(sweepOf(times(24, () => null)), (_, i) => ({
    columns: { config: `c${(i + from) % 24}`, fold: 1 },
  }));

test('trials that belong together by columns have the same values in these, also where they are parameters', () => {
  const byConfig = { flags: { 'pair-by': 'config,fold' } } as const;
  expect(said(related(listed(0), listed(5), byConfig))).toMatchObject({ pairs: 24 });
  const older = sweepOf(times(24, (i) => ({ config: `C${i}`, lr: random() })));
  expect(said(related(listed(0), older, byConfig))).toMatchObject({ pairs: 24 });
  const relation = related(listed(0), listed(5), { flags: { 'pair-by': 'other' } });
  expect(said(relation)).toMatchObject({ design: 'independent', pairs: 0 });
});

describe('a plain table', () => {
  const outcome = (list: readonly Drawn[]) =>
    list.map((one, i) => ({ ...one, epochs: random(), row: i, constant: 3 }));

  test('is paired by the columns that both sweeps have in common, and not by outcomes', () => {
    const relation = related(guessed(outcome(LIST)), guessed(outcome([...LIST].reverse())));
    expect(said(relation)).toMatchObject({ design: 'paired', pairs: 24, missing: 0 });
    // Nobody knows whether these were drawn, so nothing is called the same.
    expect(relation.pairing).toMatchObject({ leftOut: ['epochs', 'row'], differing: null });
  });

  test('is not where only a count of the rows is common', () => {
    const counted = () => guessed(times(24, (i) => ({ row: 23 - i, lr: random() })));
    expect(said(related(counted(), counted()))).toMatchObject({ pairs: 0, why: null });
  });

  test('is paired by itself only if every row of the baseline has a partner', () => {
    const [fewer, all] = [guessed(LIST.slice(0, 23)), guessed(LIST)];
    expect(said(related(fewer, all))).toMatchObject({ design: 'paired', extra: 1 });
    expect(said(related(all, fewer))).toMatchObject({ design: 'independent', why: null });
    expect(said(related(all, fewer, PAIRED))).toMatchObject({ design: 'paired', missing: 1 });
  });

  test('may share any of its trials where the base asks for pairs and does not get them', () => {
    const other = guessed([...LIST.slice(0, 20), ...times(4, draw)]);
    const asked = related(guessed(LIST), other, { ...PAIRED, saved: 'paired' });
    expect(asked).toMatchObject({ design: 'unmatched', isDependent: true });
    expect(related(guessed(LIST), other)).toMatchObject({ why: null, isDependent: false });
  });

  test('is paired by the seeds of its trials, too', () => {
    const seeded = withTrials(guessed(LIST.map(() => ({ lr: 1 }))), (_, i) => ({ seed: 7 * i }));
    expect(said(related(seeded, seeded)).pairs).toBe(24);
  });
});

describe('sweeps are paired', () => {
  const sweep = sweepOf(LIST);
  const first = (n: number) => sweepOf(LIST.slice(0, n));
  const independent = sweepOf(times(24, draw));

  test('from nine tenths of the baseline’s trials and ten pairs on', () => {
    expect(said(related(sweep, first(22)))).toMatchObject({ design: 'paired', missing: 2 });
    expect(said(related(first(10), first(10)))).toMatchObject({ design: 'paired' });
    expect(said(related(first(9), first(9)))).toMatchObject({ why: 'few-pairs', pairs: 9 });
    expect(said(related(first(9), first(9), PAIRED))).toMatchObject({ design: 'paired' });
  });

  test('and not where they share some, which is said if it is beyond chance', () => {
    const half = sweepOf([...LIST.slice(0, 12), ...times(12, draw)]);
    expect(said(related(sweep, half))).toMatchObject({ why: 'partly-paired', pairs: 12 });
    expect(said(related(sweep, independent))).toMatchObject({ why: null, pairs: 0 });
    const one = sweepOf([...LIST.slice(0, 1), ...times(23, draw)]);
    expect(said(related(sweep, one))).toMatchObject({ why: null, pairs: 1 });
  });

  test('where the base asks for it: nudged parameters and a shorter list do not switch that off', () => {
    const nudged = sweepOf(LIST.map((one) => ({ ...one, layers: Number(one.layers) + random() })));
    const lowered = sweepOf(LIST.map((one) => ({ ...one, lr: Number(one.lr) * 1.001 })));
    for (const other of [independent, first(21), lowered]) {
      const relation = related(sweep, other, { ...PAIRED, saved: 'paired' });
      expect(relation.design).toBe('unmatched');
      expect(related(sweep, other, { saved: 'paired' }).design).toBe('unmatched');
      expect(related(sweep, other, { ...PAIRED, saved: null }).design).toBe('unmatched');
    }
    expect(related(sweep, nudged, { ...PAIRED, saved: null })).toMatchObject({
      ...{ design: 'unmatched', pairing: { flaw: { code: 'search-moved', names: ['layers'] } } },
    });
  });

  test('by a base that began to ask for it after it saved the baseline only if they match', () => {
    for (const saved of ['auto', 'independent'] as const) {
      const relation = related(sweep, independent, { ...PAIRED, saved });
      expect(said(relation)).toMatchObject({ design: 'independent', why: 'baseline-not-paired' });
      expect(related(sweep, sweep, { ...PAIRED, saved }).design).toBe('paired');
    }
  });

  test('never where the base asks for independent ones, or for levels of evidence', () => {
    const relation = related(sweep, sweep, { flags: { pairing: 'independent' } });
    expect(relation).toMatchObject({ design: 'independent', why: null, isDependent: true });
    for (const flags of [{ 'fail-on': 'fair' }, { 'fail-on': 'weak' }]) {
      const levels = { flags, saved: 'paired' } as const;
      expect(said(related(sweep, sweep, levels))).toMatchObject({ why: 'partly-paired' });
      expect(said(related(sweep, independent, levels))).toMatchObject({ why: null });
    }
  });
});
