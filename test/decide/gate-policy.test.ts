import { type Comparison, compareCurves } from '../../src/compare/index.ts';
import type { Verdict } from '../../src/decide/assessment.ts';
import {
  excuseOf,
  exitCodeOf,
  incomparable,
  judge,
  strictly,
  withoutBaseline,
  withoutCandidate,
} from '../../src/decide/gate-policy.ts';
import type { BudgetAxis } from '../../src/decide/index.ts';
import { assumption, information } from '../../src/decide/warning.ts';
import { EVIDENCE_LEVELS, type EvidenceLevel, GATES, type Gate } from '../../src/settings.ts';
import { curveOf, RULES } from '../support/bands.ts';
import { settingsWith } from '../support/sweeps.ts';

type FailOn = 'weak' | 'fair' | 'strong' | 'never';

const { gate: DEFAULT } = settingsWith();
const TRIALS = { kind: 'trials', unit: null } as const;
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

describe('the gate', () => {
  test.each(rows)('with fail-on $failOn and $level evidence of worse is $gate', (row) => {
    const { failOn, level, gate } = row;
    const found = judge(withLevels(level, 'none'), { ...DEFAULT, failOn }, TRIALS);
    expect(found.gate).toBe(gate);
    expect(found.verdict).toBe(level === 'none' ? 'none' : 'worse');
  });

  test('does not look at the evidence that the candidate is better', () => {
    for (const { failOn, level, gate } of rows) {
      for (const better of EVIDENCE_LEVELS) {
        expect(judge(withLevels(level, better), { ...DEFAULT, failOn }, TRIALS).gate).toBe(gate);
      }
    }
  });

  test('fails on strong evidence by default, and is neutral where there is too little', () => {
    expect(DEFAULT).toEqual({
      failOn: 'strong',
      onInsufficient: 'neutral',
      onMissingBaseline: 'neutral',
      onMissingCandidate: 'fail',
      strict: false,
      informOnly: false,
    });
  });

  test.each(GATES)('is %s where the settings say so for what cannot be compared', (gate) => {
    const insufficient = { ...even, range: null };
    expect(judge(insufficient, { ...DEFAULT, onInsufficient: gate }, TRIALS)).toMatchObject({
      verdict: 'insufficient',
      gate,
    });
    expect(withoutBaseline({ ...DEFAULT, onMissingBaseline: gate })).toMatchObject({
      verdict: 'no-baseline',
      gate,
    });
    expect(withoutCandidate({ ...DEFAULT, onMissingCandidate: gate })).toMatchObject({
      verdict: 'no-candidate',
      gate,
    });
  });

  test('never fails a run that only informs, and changes nothing else in it', () => {
    const soften = (gate: Gate) => (gate === 'fail' ? 'neutral' : gate);
    for (const { failOn, level, gate } of rows) {
      const found = judge(
        withLevels(level, 'none'),
        { ...DEFAULT, failOn, informOnly: true },
        TRIALS,
      );
      expect(found.gate).toBe(soften(gate));
    }
    for (const gate of GATES) {
      const settings = {
        ...DEFAULT,
        informOnly: true,
        onInsufficient: gate,
        onMissingBaseline: gate,
        onMissingCandidate: gate,
      };
      const verdicts = [
        judge({ ...even, range: null }, settings, TRIALS),
        withoutBaseline(settings),
        withoutCandidate(settings),
      ];
      expect(verdicts.map((verdict) => verdict.gate)).toEqual(Array(3).fill(soften(gate)));
    }
  });

  test('makes a run exit with 1 exactly where it fails', () => {
    const exitCodes = GATES.map((gate) =>
      exitCodeOf(withoutCandidate({ ...DEFAULT, onMissingCandidate: gate })),
    );
    expect(exitCodes).toEqual(GATES.map((gate) => (gate === 'fail' ? 1 : 0)));
  });

  test('is neutral where the sweeps cannot be compared at all', () => {
    expect(incomparable('metrics')).toMatchObject({ verdict: 'invalid', gate: 'neutral' });
    expect(incomparable('directions')).toMatchObject({ verdict: 'invalid', gate: 'neutral' });
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
    expect(judge(withLevels(worse, better), DEFAULT, TRIALS).verdict).toBe(verdict);
  });
});

describe('the setting strict', () => {
  const said = { arm: null, message: 'Something.' };
  const doubts = [
    information('ties', said),
    assumption('drift', said),
    assumption('same-rows', said),
  ];
  const strict = { ...DEFAULT, strict: true };
  const verdicts = (['none', 'strong'] as const).flatMap((worse) =>
    (['none', 'weak'] as const).map((better) => judge(withLevels(worse, better), DEFAULT, TRIALS)),
  );

  test('makes every finding invalid where an assumption is in doubt, and names the first', () => {
    expect(new Set(verdicts.map(({ verdict }) => verdict)).size).toBe(4);
    for (const verdict of verdicts) {
      const found = strictly(verdict, doubts, strict);
      expect(found).toMatchObject({ verdict: 'invalid', gate: 'neutral' });
      expect(found.reason).toContain('(drift)');
      expect(found.reason).toMatch(/^[A-Z][^.]*[^. ]$/);
    }
  });

  test('changes nothing without such a doubt, and is off by default', () => {
    for (const verdict of verdicts) {
      expect(strictly(verdict, [], strict)).toBe(verdict);
      expect(strictly(verdict, doubts.slice(0, 1), strict)).toBe(verdict);
      expect(strictly(verdict, doubts, DEFAULT)).toBe(verdict);
    }
  });

  test('leaves what found nothing as it is', () => {
    const others: readonly Verdict[] = [
      judge({ ...even, range: null }, { ...strict, onInsufficient: 'fail' }, TRIALS),
      withoutBaseline(strict),
      withoutCandidate(strict),
      incomparable('metrics'),
    ];
    for (const verdict of others) expect(strictly(verdict, doubts, strict)).toBe(verdict);
  });
});

describe('the reason', () => {
  const reasons = [
    ...rows.map(({ failOn, level }) =>
      judge(withLevels(level, 'none'), { ...DEFAULT, failOn }, TRIALS),
    ),
    judge({ ...even, range: null }, DEFAULT, TRIALS),
    withoutBaseline(DEFAULT),
    withoutCandidate(DEFAULT),
    incomparable('metrics'),
  ].map(({ reason }) => reason);

  test('is one sentence without a full stop', () => {
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z][^.]*[^. ]$/);
  });

  test('never calls a pass "no regression"', () => {
    expect(judge(withLevels('none', 'none'), DEFAULT, TRIALS).reason).toBe(
      'No strong evidence that the candidate is worse',
    );
    for (const reason of reasons) expect(reason).not.toMatch(/no regression/i);
  });

  test('sounds as sure as the evidence is', () => {
    const reasonOf = (level: EvidenceLevel) =>
      judge(withLevels(level, 'none'), { ...DEFAULT, failOn: 'weak' }, TRIALS).reason;
    expect(reasonOf('strong')).toBe('The candidate is worse: strong evidence');
    expect(reasonOf('fair')).toBe('The candidate looks worse: fair evidence');
    expect(reasonOf('weak')).toBe('The candidate may be worse: weak evidence');
  });

  test('excuses evidence that does not fail the check', () => {
    const informing = { ...DEFAULT, informOnly: true };
    expect(excuseOf('strong', DEFAULT)).toBeNull();
    expect(excuseOf('fair', DEFAULT)).toContain('fail-on: strong');
    expect(excuseOf('strong', informing)).toContain('default branch');
    expect(judge(withLevels('strong', 'none'), informing, TRIALS).reason).toContain(
      'default branch',
    );
  });

  test('of too little data names the least budget asked for', () => {
    const reasonFrom = (from: number, axis: BudgetAxis = TRIALS) =>
      judge({ ...even, from, range: null }, DEFAULT, axis).reason;
    const two = curveOf([1, 2]);
    const unresolved = compareCurves(two, two, RULES);
    expect(judge(unresolved, DEFAULT, TRIALS).reason).toContain('at any budget');
    expect(reasonFrom(4)).toContain('budgets of 4 trials or more');
    const inSeconds = { kind: 'cost', unit: 'seconds' } as const;
    expect(reasonFrom(402.44, inSeconds)).toContain('budgets of 402 seconds or more');
  });

  test('of a pass denies exactly the evidence that would have failed it', () => {
    for (const failOn of ['weak', 'fair', 'strong'] as const) {
      const { reason } = judge(withLevels('none', 'none'), { ...DEFAULT, failOn }, TRIALS);
      expect(reason).toBe(`No ${failOn} evidence that the candidate is worse`);
    }
  });
});
