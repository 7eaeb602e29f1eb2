import { type Comparison, compareCurves } from '../../src/compare/index.ts';
import { assess, withoutLost } from '../../src/decide/assess.ts';
import { type FactsOf, type WarningCode, warningOf } from '../../src/decide/findings.ts';
import type { Ruling } from '../../src/decide/index.ts';
import { relationOf } from '../../src/decide/pairing.ts';
import { type Found, judge, judgeBefore } from '../../src/decide/rules.ts';
import type { Sweep } from '../../src/parse/index.ts';
import { artifactAt, plainSearch } from '../../src/read/index.ts';
import {
  EVIDENCE_LEVELS,
  type EvidenceLevel,
  GATES,
  type Gate,
  type GateSettings,
} from '../../src/settings/index.ts';
import { compareSweeps, SEARCHES } from '../support/assessments.ts';
import { curveOf, RULES } from '../support/bands.ts';
import { type Flags, settingsWith, spread, sweepOf, withTrials } from '../support/sweeps.ts';

type FailOn = 'weak' | 'fair' | 'strong' | 'never';
const { gate: DEFAULT } = settingsWith();
const ramp = (n: number, from = 0) => Array.from({ length: n }, (_, i) => from + i);
const even = compareCurves(curveOf(ramp(48)), curveOf(ramp(48)), RULES);
const whole = sweepOf(ramp(48));

const FOUND: Found = {
  ...compareSweeps(whole, whole, settingsWith()),
  comparison: even,
  relation: relationOf({ baseline: whole, candidate: whole }, settingsWith()),
  test: null,
  decides: 'bands',
  savedMinTrials: null,
  lost: 0,
  warnings: [],
  doRepeatsDiffer: false,
};

function withLevels(worse: EvidenceLevel, better: EvidenceLevel = 'none'): Comparison {
  return {
    ...even,
    worse: { ...even.worse, level: worse },
    better: { ...even.better, level: better },
  };
}

/** The verdict on sweeps of 48 trials. */
function judged(comparison: Comparison, gate = DEFAULT, more: Partial<Found> = {}): Ruling {
  return judge({ ...FOUND, comparison, settings: { ...settingsWith(), gate }, ...more });
}

const missing = (saved: number, jobs = 4) => ({
  ...SEARCHES,
  candidate: { ...plainSearch(artifactAt('tuning-gate-sweep'), null), shards: { saved, jobs } },
});
const warned = (...codes: WarningCode[]) =>
  codes.map((code) => warningOf(code, {} as FactsOf<typeof code>));
const soften = (gate: Gate) => (gate === 'fail' ? 'neutral' : gate);

/** The gate for each level of evidence that the candidate is worse, by what fails the check. */
const POLICY: Record<FailOn, Record<EvidenceLevel, Gate>> = {
  strong: { none: 'pass', weak: 'pass', fair: 'neutral', strong: 'fail' },
  fair: { none: 'pass', weak: 'pass', fair: 'fail', strong: 'fail' },
  weak: { none: 'pass', weak: 'fail', fair: 'fail', strong: 'fail' },
  never: { none: 'pass', weak: 'pass', fair: 'neutral', strong: 'neutral' },
};
const rows = (['strong', 'fair', 'weak', 'never'] as const).flatMap((failOn) =>
  EVIDENCE_LEVELS.map((level) => ({ failOn, level, gate: POLICY[failOn][level] })),
);

describe('the evidence', () => {
  test.each(rows)('that is $level with fail-on $failOn makes the gate $gate', (row) => {
    const { failOn, level, gate } = row;
    for (const better of EVIDENCE_LEVELS) {
      const gateOf = (informOnly: boolean) =>
        judged(withLevels(level, better), { ...DEFAULT, failOn, informOnly }).gate;
      expect([gateOf(false), gateOf(true)]).toEqual([gate, soften(gate)]);
    }
  });

  test.each<[EvidenceLevel, EvidenceLevel, string]>([
    ['none', 'none', 'none'],
    ['weak', 'none', 'worse'],
    ['strong', 'none', 'worse'],
    ['none', 'weak', 'better'],
    ['none', 'strong', 'better'],
    ['weak', 'weak', 'mixed'],
    ['strong', 'weak', 'mixed'],
    ['weak', 'strong', 'mixed'],
  ])('that is %s for worse and %s for better makes the verdict %s', (worse, better, verdict) => {
    expect(judged(withLevels(worse, better)).verdict).toBe(verdict);
  });

  test.each([
    ['strong', 'weak', 'worse', { level: 'strong', margin: 0, by: 'bands' }],
    ['weak', 'weak', 'worse', { level: 'weak', margin: 0, by: 'bands' }],
    ['fair', 'strong', 'evidence-only', { level: 'fair', margin: 0, lacking: 'strong' }],
    ['none', 'fair', 'none', { level: 'none', lacking: 'fair', margin: 0 }],
  ] as const)('that is %s with fail-on %s is %s, with %j', (level, failOn, code, facts) => {
    expect(judged(withLevels(level), { ...DEFAULT, failOn })).toMatchObject({ code, facts });
  });
});

describe('before anything is compared', () => {
  const before = (found: Partial<Parameters<typeof judgeBefore>[0]>, gate = DEFAULT) =>
    judgeBefore(
      { baseline: whole, candidate: whole, searches: SEARCHES, ...found },
      { ...settingsWith(), gate },
    );

  test('sweeps of one metric can be compared', () => {
    expect(before({})).not.toHaveProperty('gate');
  });

  test.each(GATES)('a missing baseline is %s where the settings say so', (gate) => {
    const settings = { ...DEFAULT, onMissingBaseline: gate };
    const found = { verdict: 'no-baseline', code: 'no-baseline' };
    expect(before({ baseline: null }, settings)).toMatchObject({ ...found, gate });
    const informing = before({ baseline: null }, { ...settings, informOnly: true });
    expect(informing).toMatchObject({ ...found, gate: soften(gate) });
  });

  test.each([
    ['no-candidate', 'no-candidate', { candidate: null }],
    ['invalid', 'incomparable', { candidate: { ...whole, metric: 'other' } }],
  ] as const)('%s fails, unless a run only informs', (verdict, code, found) => {
    expect(before(found)).toMatchObject({ verdict, code, gate: 'fail' });
    const informing = before(found, { ...DEFAULT, informOnly: true });
    expect(informing).toMatchObject({ verdict, code, gate: 'neutral' });
  });

  test.each([
    { why: 'forbidden', permission: 'actions: read' },
    { why: 'unreachable', what: 'Bad Gateway' },
  ] as const)('a sweep that GitHub does not give opens no gate: $why', (absence) => {
    const open = { ...DEFAULT, onMissingBaseline: 'pass' } as const;
    for (const arm of ['baseline', 'candidate'] as const) {
      const searches = { ...SEARCHES, [arm]: { ...SEARCHES[arm], absence } };
      const found = before({ [arm]: null, searches }, open);
      const facts = { arm, obstacle: absence.why };
      expect(found).toMatchObject({ verdict: 'error', gate: 'fail', facts });
      const informing = before({ [arm]: null, searches }, { ...open, informOnly: true });
      expect(informing).toHaveProperty('gate', 'neutral');
    }
  });
});

describe('jobs that saved no trials', () => {
  const judgedWith = (searches: Found['searches'], candidate: Sweep, flags: Flags = {}) =>
    assess({ baseline: whole, candidate, searches }, settingsWith(flags)).outcome;
  const failing = { verdict: 'invalid', gate: 'fail', code: 'missing-shards' };
  const planned = { 'min-trials': '48' };

  test('fail what their trials could decide, and nothing else', () => {
    const most = { searches: missing(1), facts: { missing: 3, jobs: 4 } };
    expect(judgedWith(missing(11, 12), sweepOf(spread(44, 0, 47)), planned).gate).toBe('pass');
    expect(judgedWith(most.searches, sweepOf(spread(12, 0, 47)))).toMatchObject({
      ...failing,
      facts: most.facts,
    });
    const alone = { baseline: null, candidate: whole, searches: most.searches };
    expect(judgeBefore(alone, settingsWith())).toMatchObject({ code: 'no-baseline' });
  });

  test('hide no evidence that is there, and only inform where a run does', () => {
    const worse = sweepOf(spread(36, -60, -20));
    expect(judgedWith(missing(3), worse)).toMatchObject({ verdict: 'worse', gate: 'fail' });
    const sweeps = { baseline: whole, candidate: sweepOf(ramp(12)), searches: missing(1) };
    const informing = { ...settingsWith(), gate: { ...DEFAULT, informOnly: true } };
    expect(assess(sweeps, informing).outcome.gate).toBe('neutral');
  });

  test.each([
    ['an equal share of what was planned', planned, [8, 10, 10], 12],
    ['as many as most of the others', {}, [8, 10, 10], 10],
    ['as many as most of the others, though fewer', {}, [8, 8, 12], 8],
    ['as many as the largest, where sizes are as common', {}, [8, 20], 20],
  ])('count %s', (_, flags, sizes, each) => {
    const shards = sizes.flatMap((size, job) => Array<string>(size).fill(`${job}`));
    const candidate = withTrials(sweepOf(ramp(28)), (_, i) => ({ shard: shards[i] ?? null }));
    const sweeps = { baseline: whole, candidate, searches: missing(3) };
    expect(withoutLost(sweeps, settingsWith(flags)).lost).toBe(each);
    expect(withoutLost({ ...sweeps, searches: missing(4) }, settingsWith(flags)).lost).toBe(0);
  });
});

describe('a candidate with fewer trials than planned', () => {
  const sweepWith = (drawn: number, more: Partial<Sweep['counts']> = {}): Sweep => {
    const sweep = sweepOf(ramp(drawn));
    return { ...sweep, counts: { ...sweep.counts, ...more } };
  };
  const of = (candidate: Sweep, gate: GateSettings = DEFAULT, more: Partial<Found> = {}) =>
    judged(even, gate, { candidate, ...more });
  const planned = (minTrials: number) => ({ ...DEFAULT, minTrials });

  test('fails as short, whether the settings or the baseline say how many', () => {
    const failing = { verdict: 'insufficient', gate: 'fail', code: 'candidate-short' };
    expect(of(sweepWith(47), planned(48))).toMatchObject(failing);
    expect(of(sweepWith(47), DEFAULT, { savedMinTrials: 48 })).toMatchObject(failing);
    expect(of(sweepWith(48), planned(48)).gate).toBe('pass');
    expect(of(sweepWith(48), DEFAULT, { savedMinTrials: 48 }).gate).toBe('pass');
  });

  test('is short by the settings, where they and the baseline differ', () => {
    expect(of(sweepWith(40), planned(40), { savedMinTrials: 48 }).gate).toBe('pass');
    expect(of(sweepWith(40), planned(44), { savedMinTrials: 40 }).gate).toBe('fail');
  });

  test.each<[string, Sweep]>([
    ['failed', sweepOf([...ramp(44), null, null, null, null])],
    ['unfinished', sweepWith(44, { drawn: 48, running: 4 })],
    ['dropped', sweepWith(44, { drawn: 48, ignored: 4 })],
  ])('is not short by trials that %s', (_, sweep) => {
    expect(of(sweep, planned(48)).gate).toBe('pass');
  });

  test('is short by rows that are no draws', () => {
    const enqueued: Sweep = {
      ...sweepWith(44, { ignored: 4 }),
      leftOut: [{ count: 4, what: 'hand-picked trials' }],
    };
    expect(of(enqueued, planned(48)).code).toBe('candidate-short');
  });

  test('without a number to reach, may have nine tenths of the baseline’s trials', () => {
    expect(of(sweepWith(44)).gate).toBe('pass');
    expect(of(sweepWith(43))).toMatchObject({
      ...{ verdict: 'insufficient', gate: 'neutral', code: 'candidate-short' },
      facts: { trials: 43, wanted: 48, by: 'baseline', canTell: true },
    });
    expect(of(sweepWith(43), { ...DEFAULT, onInsufficient: 'fail' }).gate).toBe('fail');
    expect(of(sweepWith(43), { ...DEFAULT, onInsufficient: 'pass' }).gate).toBe('neutral');
  });

  test('without a number to reach, fails where it could not even show 8 times the trials', () => {
    const gateOf = (b: number, c: number) =>
      compareSweeps(sweepOf(spread(b, 0, 1)), sweepOf(spread(c, 0, 1)), settingsWith()).outcome
        .gate;
    expect([gateOf(48, 2), gateOf(48, 8), gateOf(16, 12)]).toEqual(['fail', 'fail', 'fail']);
    expect([gateOf(48, 24), gateOf(48, 40)]).toEqual(['neutral', 'neutral']);
  });

  test('is never why a run that only informs fails', () => {
    const informing = { ...planned(48), informOnly: true };
    expect(of(sweepWith(2), informing)).toMatchObject({ verdict: 'insufficient', gate: 'neutral' });
  });

  test('is not short by the trials of jobs that are missing', () => {
    expect(of(sweepWith(36), planned(48), { lost: 12 }).gate).toBe('pass');
    expect(of(sweepWith(35), planned(48), { lost: 12 }).code).toBe('candidate-short');
    expect(of(sweepWith(33), DEFAULT, { lost: 11 }).gate).toBe('pass');
  });
});

const costing = (each: number | null, failed = 0): Sweep => {
  const costs = each === null ? {} : { costs: Array(48).fill(each), unit: 'seconds' };
  return sweepOf([...Array<null>(failed).fill(null), ...ramp(48 - failed)], costs);
};

test.each<[string, Sweep, Sweep, 'pass' | 'invalid']>([
  ['costs more than the baseline', costing(60), costing(600), 'invalid'],
  ['has no cost, as the baseline has', costing(60), costing(null), 'invalid'],
  ['mends fewer than half of the trials', costing(60, 23), costing(600), 'invalid'],
  ['mends half of the trials', costing(60, 24), costing(600), 'pass'],
  ['costs less', costing(600), costing(60), 'pass'],
  ['has a cost, and the baseline none', costing(null), costing(60), 'pass'],
])('a candidate that is compared in trials %s', (_, baseline, candidate, expected) => {
  const { verdict, gate } = judged(even, DEFAULT, { baseline, candidate });
  expect([verdict, gate]).toEqual(expected === 'pass' ? ['none', 'pass'] : ['invalid', 'fail']);
});

describe('a gate that would pass', () => {
  const gateOf = (sizes: readonly [number, number], flags: Flags = {}) => {
    const [b, c] = sizes.map((n, i) => sweepOf(spread(n, i / 1e4, 1 + i / 1e4))) as [Sweep, Sweep];
    return compareSweeps(b, c, settingsWith(flags));
  };
  const cannotTell = { verdict: 'insufficient', gate: 'neutral', code: 'too-few-trials' };

  test('cannot tell where not even 8 times the trials would be caught 4 times in 5', () => {
    expect(gateOf([12, 12]).outcome).toMatchObject({
      ...cannotTell,
      facts: { rate: null },
    });
    // What is caught is a little ragged in the number of trials.
    for (let n = 10; n <= 24; n++) {
      const { outcome, chances } = gateOf([n, n]);
      expect([n, outcome.verdict === 'none']).toEqual([n, (chances?.detectableSlowdown ?? 0) <= 8]);
    }
    expect(gateOf([24, 24]).outcome).toMatchObject({ verdict: 'none', gate: 'pass' });
  });

  test.each<[string, Flags]>([
    ['a margin', { margin: '0.5' }],
    ['fail-on: never', { 'fail-on': 'never' }],
    ['a narrow range', { 'budget-max': '1' }],
  ])('cannot tell with %s either', (_, flags) => {
    expect(gateOf([12, 12], flags).outcome).toMatchObject(cannotTell);
  });

  test('is judged by the sizes alone where budgets are in cost', () => {
    const costing = (n: number, from: number) =>
      sweepOf(spread(n, from, from + 1), { costs: Array(n).fill(60), unit: 'seconds' });
    const flags = { 'budget-min': '60 seconds' };
    const of = (n: number) => compareSweeps(costing(n, 0), costing(n, 1e-4), settingsWith(flags));
    expect(of(12).outcome).toMatchObject(cannotTell);
    expect(of(24).outcome).toMatchObject({ verdict: 'none', gate: 'pass' });
  });

  test('is judged by the bands that keep the false-alarm rate, where one is set', () => {
    expect(gateOf([24, 24], { 'false-alarm-rate': '0.0001' }).outcome).toMatchObject(cannotTell);
    expect(gateOf([14, 14], { 'false-alarm-rate': '0.05' }).outcome.gate).toBe('pass');
  });

  test('is neutral where one sweep may be in percent, and the other a fraction', () => {
    const [fractions, percent] = [0.9, 90].map((best) => spread(48, best / 2, best));
    const of = (baseline = fractions, candidate = percent) =>
      compareSweeps(sweepOf(baseline ?? []), sweepOf(candidate ?? []), settingsWith()).outcome;
    expect(of()).toMatchObject({ verdict: 'better', gate: 'neutral', code: 'doubtful-pass' });
    expect(of(percent, fractions)).toMatchObject({ verdict: 'worse', gate: 'fail' });
  });

  test('passes for strong evidence of better, and for large sweeps', () => {
    const high = sweepOf(ramp(12, 20));
    const better = compareSweeps(sweepOf(ramp(12)), high, settingsWith());
    expect(better.outcome).toMatchObject({ verdict: 'better', gate: 'pass' });
    const [large, other] = [spread(20_001, 0, 1), spread(20_001, 1e-6, 1 + 1e-6)].map((one) =>
      sweepOf(one),
    ) as [Sweep, Sweep];
    expect(compareSweeps(large, other, settingsWith()).outcome.gate).toBe('pass');
  });

  test('keeps evidence of worse that is more than weak', () => {
    const small = compareCurves(curveOf(ramp(12)), curveOf(ramp(12)), RULES);
    const fair = { ...small, worse: { ...small.worse, level: 'fair' as const } };
    expect(judged(fair)).toMatchObject({ verdict: 'worse', gate: 'neutral' });
    const weak = { ...small, worse: { ...small.worse, level: 'weak' as const } };
    expect(judged(weak)).toMatchObject(cannotTell);
  });

  test.each(GATES)('does what on-insufficient says: %s', (gate) => {
    expect(gateOf([12, 12], { 'on-insufficient': gate }).outcome.gate).toBe(gate);
  });
});

describe('an adaptive search', () => {
  const drawn = (method: Sweep['search']['method'], scores: readonly number[]): Sweep => ({
    ...sweepOf(scores, { method }),
    isOrdered: true,
  });
  const [same, low, rising] = [spread(48, 0, 1), spread(48, -2, -1), ramp(48)];
  // A copy of the baseline would be one to warn of.
  const moved = (sweep: Sweep) => withTrials(sweep, ({ score }) => ({ score: score + 1e-4 }));
  const of = (baseline: Sweep, candidate: Sweep, flags: Flags = {}) =>
    compareSweeps(baseline, moved(candidate), settingsWith(flags));
  const excused = { verdict: 'worse', code: 'adaptive-baseline' };

  test.each<[string, Sweep]>([
    ['recorded', drawn('adaptive', same)],
    ['a grid', drawn('grid', same)],
    ['seen in the order, with nothing said about it', drawn('unknown', rising)],
  ])('of the baseline does not fail a candidate that is worse: %s', (_, baseline) => {
    for (const method of ['adaptive', 'random', 'unknown'] as const) {
      const found = of(baseline, drawn(method, low));
      expect(found.outcome).toMatchObject({ ...excused, gate: 'neutral' });
    }
  });

  test('of the baseline leaves no rate, no power and no p-value', () => {
    for (const scores of [low, same]) {
      const found = of(drawn('adaptive', same), drawn('adaptive', scores));
      expect(found).toMatchObject({ chances: null, jointLevel: null, ruledOut: null });
      expect(found.trialsNeeded?.toDetect).toBeNull();
      expect(found.overallSlowdown?.pValue).toBeNull();
    }
  });

  test('of the baseline still passes what is not worse, and fails what is too short', () => {
    const adaptive = drawn('adaptive', same);
    expect(of(adaptive, drawn('adaptive', same)).outcome.gate).toBe('pass');
    const short = of(adaptive, drawn('adaptive', spread(12, 0, 1)), { 'min-trials': '48' });
    expect(short.outcome).toMatchObject({ gate: 'fail', code: 'candidate-short' });
  });

  test('that only the candidate records is invalid against random search', () => {
    const invalid = { verdict: 'invalid', gate: 'fail', code: 'adaptive-candidate' };
    for (const scores of [same, low, spread(48, 5, 6)]) {
      expect(of(drawn('random', same), drawn('adaptive', scores)).outcome).toMatchObject(invalid);
    }
  });

  test('of the candidate does not let it out of failing', () => {
    const random = drawn('random', same);
    expect(of(random, drawn('unknown', low)).outcome.gate).toBe('fail');
    expect(of(drawn('unknown', same), drawn('adaptive', low)).outcome.gate).toBe('fail');
  });

  test.each<[string, Sweep, Sweep]>([
    ['recorded, and not by the baseline', drawn('unknown', same), drawn('adaptive', same)],
    ['seen in the order', drawn('unknown', same), drawn('unknown', rising)],
    ['seen in the order, whatever is recorded', drawn('random', same), drawn('random', rising)],
    ['possible, where only the baseline is random', drawn('random', same), drawn('unknown', same)],
  ])('of the candidate alone makes a pass neutral: %s', (_, baseline, candidate) => {
    const found = of(baseline, candidate);
    expect(found.outcome).toMatchObject({ gate: 'neutral', code: 'doubtful-pass' });
    expect(['none', 'better']).toContain(found.outcome.verdict);
  });

  test('is not suspected where the baseline says that it was random, or nothing is known of either', () => {
    const random = of(drawn('random', rising), drawn('random', low));
    expect(random.outcome).toMatchObject({ verdict: 'worse', gate: 'fail' });
    expect(random.chances).not.toBeNull();
    expect(of(drawn('unknown', same), drawn('unknown', same)).outcome.gate).toBe('pass');
  });

  test('is invalid with strict, which fails', () => {
    for (const baseline of [drawn('adaptive', same), drawn('unknown', rising)]) {
      for (const scores of [same, low]) {
        const found = of(baseline, drawn('adaptive', scores), { strict: 'true' });
        expect(found.outcome).toMatchObject({ verdict: 'invalid', gate: 'fail' });
      }
    }
  });
});

describe('the setting strict', () => {
  const strict = { ...DEFAULT, strict: true };
  const warnings = warned('ties', 'drift', 'search-space-differs');

  test('makes what would not fail invalid where an assumption is in doubt', () => {
    for (const worse of ['none', 'weak', 'fair'] as const) {
      for (const better of ['none', 'weak'] as const) {
        const found = judged(withLevels(worse, better), strict, { warnings });
        expect(found).toMatchObject({ verdict: 'invalid', gate: 'fail' });
        expect(found).toMatchObject({ code: 'assumption-in-doubt', facts: { doubt: 'drift' } });
      }
    }
  });

  test.each<WarningCode>(['search-method-unknown', 'pruner-unknown'])(
    'does not take it on trust that a search was random: %s',
    (code) => {
      const unknown = { warnings: warned('ties', code) };
      expect(judged(even, strict, unknown)).toMatchObject({
        ...{ verdict: 'invalid', gate: 'fail' },
        facts: { doubt: code },
      });
      expect(judged(even, DEFAULT, unknown).gate).toBe('pass');
    },
  );

  test.each([
    ['evidence that fails the check', ['strong'], warnings, strict],
    ['it where a run only informs', ['strong'], warnings, { ...strict, informOnly: true }],
    ['anything without a warning', EVIDENCE_LEVELS, [], strict],
    ['anything for information', EVIDENCE_LEVELS, warned('ties'), strict],
    ['anything by default', EVIDENCE_LEVELS, warnings, DEFAULT],
  ])('never changes %s', (_, levels, given, gate) => {
    for (const level of levels as readonly EvidenceLevel[]) {
      const found = judged(withLevels(level), gate, { warnings: given });
      expect(found).toEqual(judged(withLevels(level), { ...gate, strict: false }));
    }
  });

  test('leaves what found nothing as it is', () => {
    expect(judged({ ...even, range: null }, strict, { warnings }).verdict).toBe('insufficient');
  });
});

describe('an excuse', () => {
  const excused = { searchDoubts: { baseline: 'recorded', candidate: null } } as const;
  const worse = withLevels('strong');
  const short = { candidate: sweepOf(ramp(43)) };

  test.each<[string, Partial<Found>, Partial<GateSettings>]>([
    ['too few trials', { ...excused, savedMinTrials: 49 }, {}],
    ['an assumption in doubt', { ...excused, warnings: warned('drift') }, { strict: true }],
  ])('of evidence against an adaptive baseline does not excuse %s', (_, found, gate) => {
    const settings = { ...DEFAULT, ...gate };
    expect(judged(worse, settings, found).gate).toBe('fail');
    expect(judged(worse, DEFAULT, excused).gate).toBe('neutral');
  });

  test('of fewer trials does not excuse what `strict` refuses', () => {
    const fewer = (gate: Partial<GateSettings>) =>
      judged(even, { ...DEFAULT, ...gate }, { ...short, warnings: warned('drift') });
    expect(fewer({})).toMatchObject({ gate: 'neutral', code: 'candidate-short' });
    expect(fewer({ strict: true }).code).toBe('assumption-in-doubt');
  });
});

type Fact = Partial<Found> & { readonly on?: Partial<GateSettings> };

/** All that may hold at once, in the order in which it counts. */
const ORDER: readonly (readonly [code: string, Fact])[] = [
  ['adaptive-candidate', { searchDoubts: { baseline: null, candidate: 'recorded' } }],
  ['worse', { comparison: withLevels('strong') }],
  ['candidate-short', { savedMinTrials: 49 }],
  ['assumption-in-doubt', { warnings: warned('drift'), on: { strict: true } }],
  ['empty-range', { comparison: { ...even, range: null } }],
  ['evidence-only', { comparison: withLevels('fair') }],
];

/** Without a range, no assumption matters. */
const EXCEPTIONS = ['assumption-in-doubt, empty-range'];

test('of all that holds, the first counts', () => {
  const codeOf = (one: Fact, other: Fact) => {
    const { on, ...all } = { ...other, ...one, on: { ...other.on, ...one.on } };
    const found = judged(all.comparison ?? even, { ...DEFAULT, ...on }, all);
    return found.code;
  };
  ORDER.forEach(([code, fact], i) => {
    expect(codeOf(fact, {})).toBe(code);
    for (const [other, second] of ORDER.slice(i + 1)) {
      const both = `${code}, ${other}`;
      if (EXCEPTIONS.includes(both)) continue;
      expect([both, codeOf(fact, second)]).toEqual([both, code]);
    }
  });
});
