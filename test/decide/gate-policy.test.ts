import { type Comparison, compareCurves } from '../../src/compare/index.ts';
import {
  applyStrict,
  exitCodeOf,
  incomparable,
  judge,
  missingSweep,
  requireAllShards,
} from '../../src/decide/gate-policy.ts';
import { warningOf } from '../../src/decide/warning.ts';
import { plainSearch } from '../../src/read/index.ts';
import {
  EVIDENCE_LEVELS,
  type EvidenceLevel,
  GATES,
  type Gate,
  type GateSettings,
} from '../../src/settings/index.ts';
import { curveOf, RULES } from '../support/bands.ts';
import { settingsWith } from '../support/sweeps.ts';

type FailOn = 'weak' | 'fair' | 'strong' | 'never';

const { gate: DEFAULT } = settingsWith();
const TRIALS = { kind: 'trials', unit: null } as const;
const judged = (comparison: Comparison, gate: GateSettings) =>
  judge(comparison, TRIALS, { ...settingsWith(), gate });
const withoutBaseline = (gate: GateSettings) => missingSweep('baseline', { why: 'missing' }, gate);
const withoutCandidate = (gate: GateSettings) => missingSweep('candidate', null, gate);
const shards = (saved: number, jobs: number) => ({
  ...plainSearch('artifact:tuning-gate-sweep', null),
  shards: { saved, jobs },
});
const sweep = curveOf(Array.from({ length: 12 }, (_, i) => i));
const even = compareCurves(sweep, sweep, RULES);

function withLevels(worse: EvidenceLevel, better: EvidenceLevel): Comparison {
  return {
    ...even,
    worse: { ...even.worse, level: worse },
    better: { ...even.better, level: better },
  };
}

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

const INSUFFICIENT = { ...even, range: null };
const soften = (gate: Gate) => (gate === 'fail' ? 'neutral' : gate);

/** What is found where nothing can be compared. */
const withoutComparison = (gate: GateSettings) => [
  judged(INSUFFICIENT, gate),
  withoutBaseline(gate),
  withoutCandidate(gate),
  incomparable('metrics', gate),
];

describe('the gate', () => {
  test.each(rows)('with fail-on $failOn and $level evidence of worse is $gate', (row) => {
    const { failOn, level, gate } = row;
    for (const better of EVIDENCE_LEVELS) {
      const gateOf = (informOnly: boolean) =>
        judged(withLevels(level, better), { ...DEFAULT, failOn, informOnly }).gate;
      expect([gateOf(false), gateOf(true)]).toEqual([gate, soften(gate)]);
    }
  });

  test('fails on strong evidence by default, and is neutral where there is too little', () => {
    expect(DEFAULT).toEqual({
      failOn: 'strong',
      onInsufficient: 'neutral',
      onMissingBaseline: 'neutral',
      onMissingCandidate: 'fail',
      onMissingShards: 'fail',
      onInvalid: 'fail',
      strict: false,
      informOnly: false,
      looks: null,
      stopBelow: 2,
    });
  });

  test.each(GATES)('is %s where the settings say so, unless a run only informs', (gate) => {
    const verdicts = ['insufficient', 'no-baseline', 'no-candidate', 'invalid'];
    const names = ['onInsufficient', 'onMissingBaseline', 'onMissingCandidate', 'onInvalid'];
    names.forEach((name, i) => {
      const settings = { ...DEFAULT, [name]: gate };
      expect(withoutComparison(settings)[i]).toMatchObject({ verdict: verdicts[i], gate });
      const informing = withoutComparison({ ...settings, informOnly: true })[i];
      expect(informing).toMatchObject({ verdict: verdicts[i], gate: soften(gate) });
    });
  });

  test('makes a run exit with 1 exactly where it fails', () => {
    for (const gate of GATES) {
      const found = withoutCandidate({ ...DEFAULT, onMissingCandidate: gate });
      expect(exitCodeOf(found)).toBe(gate === 'fail' ? 1 : 0);
    }
  });

  test.each([
    { why: 'forbidden', permission: 'actions: read' },
    { why: 'unreachable', what: 'Bad Gateway' },
  ] as const)('does not open where GitHub does not give a sweep: $why', (absence) => {
    const open = { ...DEFAULT, onMissingBaseline: 'pass', onMissingCandidate: 'pass' } as const;
    for (const arm of ['baseline', 'candidate'] as const) {
      const found = missingSweep(arm, absence, open);
      expect(found).toMatchObject({ verdict: 'error', gate: 'fail' });
      expect(found.reason).toContain(arm);
      expect(missingSweep(arm, absence, { ...open, informOnly: true }).gate).toBe('neutral');
    }
  });
});

describe('jobs of the matrix that saved no trials', () => {
  const pass = judged(even, DEFAULT);
  const worse = judged(withLevels('strong', 'none'), DEFAULT);

  test.each([
    ['fail', pass, 'invalid', 'fail'],
    ['neutral', pass, 'invalid', 'neutral'],
    ['pass', pass, 'none', 'pass'],
    ['fail', worse, 'worse', 'fail'],
    ['neutral', worse, 'worse', 'fail'],
    ['fail', withoutBaseline(DEFAULT), 'invalid', 'fail'],
    ['neutral', withoutBaseline(DEFAULT), 'no-baseline', 'neutral'],
  ] as const)('with on-missing-shards %s make of %o: %s, %s', (policy, before, verdict, gate) => {
    const settings = { ...DEFAULT, onMissingShards: policy };
    expect(requireAllShards(before, shards(3, 4), settings)).toMatchObject({ verdict, gate });
    expect(requireAllShards(before, shards(4, 4), settings)).toBe(before);
  });

  test('are counted, with a remedy', () => {
    expect(requireAllShards(pass, shards(1, 4), DEFAULT)).toMatchObject({
      reason: '3 of 4 matrix jobs saved no trials',
      remedy: expect.stringContaining('Re-run the failed jobs'),
    });
    const informing = { ...DEFAULT, informOnly: true };
    expect(requireAllShards(pass, shards(1, 4), informing).gate).toBe('neutral');
  });
});

describe('the verdict', () => {
  test.each<[EvidenceLevel, EvidenceLevel, string]>([
    ['none', 'none', 'none'],
    ['weak', 'none', 'worse'],
    ['strong', 'none', 'worse'],
    ['none', 'weak', 'better'],
    ['none', 'strong', 'better'],
    ['weak', 'weak', 'mixed'],
    ['strong', 'weak', 'mixed'],
    ['weak', 'strong', 'mixed'],
  ])('for %s evidence of worse and %s of better is %s', (worse, better, verdict) => {
    expect(judged(withLevels(worse, better), DEFAULT).verdict).toBe(verdict);
  });
});

describe('the setting strict', () => {
  const said = { arm: null, message: 'Something.' };
  const doubts = [warningOf('ties', said), warningOf('drift', said), warningOf('same-rows', said)];
  const strict = { ...DEFAULT, strict: true };
  const findings = (['none', 'weak', 'fair', 'strong'] as const).flatMap((worse) =>
    (['none', 'weak'] as const).map((better) => ({
      worse,
      verdict: judged(withLevels(worse, better), DEFAULT),
    })),
  );

  test.each(GATES)(
    'makes what would not fail invalid where an assumption is in doubt: %s',
    (gate) => {
      const settings = { warnings: doubts, gate: { ...strict, onInvalid: gate } };
      for (const { verdict, worse } of findings.filter((one) => one.worse !== 'strong')) {
        const found = applyStrict(verdict, worse, settings);
        expect(found).toMatchObject({ verdict: 'invalid', gate });
        expect(found.reason).toContain('(drift)');
        expect(found.reason).toMatch(/^[A-Z][^.]*[^. ]$/);
      }
    },
  );

  const open = { ...strict, onInvalid: 'pass' } as const;
  test.each([
    ['evidence that fails the check', ['strong'], doubts, open],
    ['it where a run only informs', ['strong'], doubts, { ...open, informOnly: true }],
    ['anything without a warning', EVIDENCE_LEVELS, [], strict],
    ['anything for information', EVIDENCE_LEVELS, doubts.slice(0, 1), strict],
    ['anything by default', EVIDENCE_LEVELS, doubts, DEFAULT],
  ])('never changes %s', (_, levels, warnings, gate) => {
    for (const { verdict, worse } of findings.filter((one) => levels.includes(one.worse))) {
      expect(applyStrict(verdict, worse, { warnings, gate })).toBe(verdict);
    }
  });

  test('leaves what found nothing as it is', () => {
    for (const verdict of withoutComparison({ ...strict, onInsufficient: 'fail' })) {
      expect(applyStrict(verdict, 'none', { warnings: doubts, gate: strict })).toBe(verdict);
    }
  });
});

describe('the reason', () => {
  const reasonOf = (level: EvidenceLevel, gate: GateSettings) =>
    judged(withLevels(level, 'none'), gate).reason;

  test('is one sentence without a full stop, and never calls a pass "no regression"', () => {
    const reasons = [
      ...rows.map(({ failOn, level }) => reasonOf(level, { ...DEFAULT, failOn })),
      ...withoutComparison(DEFAULT).map(({ reason }) => reason),
      requireAllShards(judged(even, DEFAULT), shards(1, 4), DEFAULT).reason,
    ];
    for (const reason of reasons) {
      expect(reason).toMatch(/^[A-Z\d][^.]*[^. ]$/);
      expect(reason).not.toMatch(/no regression/i);
    }
  });

  test.each([
    ['strong', 'weak', 'The candidate is worse: strong evidence'],
    ['fair', 'weak', 'The candidate looks worse: fair evidence'],
    ['weak', 'weak', 'The candidate may be worse: weak evidence'],
    ['none', 'weak', 'No weak evidence that the candidate is worse'],
    ['none', 'fair', 'No fair evidence that the candidate is worse'],
    ['none', 'strong', 'No strong evidence that the candidate is worse'],
  ] as const)('of %s evidence with fail-on %s is "%s"', (level, failOn, reason) => {
    expect(reasonOf(level, { ...DEFAULT, failOn })).toBe(reason);
  });

  test('excuses evidence that does not fail the check', () => {
    const informing = { ...DEFAULT, informOnly: true };
    expect(reasonOf('fair', DEFAULT)).toContain('fail-on: strong');
    expect(reasonOf('strong', informing)).toContain('default branch');
  });
});
