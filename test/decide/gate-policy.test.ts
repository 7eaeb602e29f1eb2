import { incomparable, missingSweep, requireAllShards } from '../../src/decide/gate-policy.ts';
import type { Verdict } from '../../src/decide/index.ts';
import { artifactAt, plainSearch } from '../../src/read/index.ts';
import { GATES, type Gate, type GateSettings } from '../../src/settings/index.ts';
import { settingsWith } from '../support/sweeps.ts';

const { gate: DEFAULT } = settingsWith();
const withoutBaseline = (gate: GateSettings) => missingSweep('baseline', { why: 'missing' }, gate);
const withoutCandidate = (gate: GateSettings) => missingSweep('candidate', null, gate);
const shards = (saved: number, jobs: number) => ({
  ...plainSearch(artifactAt('tuning-gate-sweep'), null),
  shards: { saved, jobs },
});
const soften = (gate: Gate) => (gate === 'fail' ? 'neutral' : gate);

describe('the gate', () => {
  test.each(GATES)('without a baseline is %s where the settings say so', (gate) => {
    const settings = { ...DEFAULT, onMissingBaseline: gate };
    const verdict = 'no-baseline';
    expect(withoutBaseline(settings)).toMatchObject({ verdict, gate });
    const informing = withoutBaseline({ ...settings, informOnly: true });
    expect(informing).toMatchObject({ verdict, gate: soften(gate) });
  });

  test.each([
    ['no-candidate', withoutCandidate],
    ['invalid', (gate: GateSettings) => incomparable('metrics', gate)],
  ] as const)('fails on %s, unless a run only informs', (verdict, found) => {
    expect(found(DEFAULT)).toMatchObject({ verdict, gate: 'fail' });
    expect(found({ ...DEFAULT, informOnly: true })).toMatchObject({ verdict, gate: 'neutral' });
  });

  test.each([
    { why: 'forbidden', permission: 'actions: read' },
    { why: 'unreachable', what: 'Bad Gateway' },
  ] as const)('does not open where GitHub does not give a sweep: $why', (absence) => {
    const open = { ...DEFAULT, onMissingBaseline: 'pass' } as const;
    for (const arm of ['baseline', 'candidate'] as const) {
      const found = missingSweep(arm, absence, open);
      expect(found).toMatchObject({ verdict: 'error', gate: 'fail' });
      expect(found.reason).toMatchObject({ arm, obstacle: absence.why });
      expect(missingSweep(arm, absence, { ...open, informOnly: true }).gate).toBe('neutral');
    }
  });
});

describe('jobs of the matrix that saved no trials', () => {
  const reason = { why: 'not-worse', lacking: 'strong', margin: 0 } as const;
  const pass: Verdict = { verdict: 'none', gate: 'pass', reason };
  const worse: Verdict = { verdict: 'worse', gate: 'fail', reason };

  test.each([
    [pass, 'invalid'],
    [worse, 'worse'],
    [withoutBaseline(DEFAULT), 'invalid'],
  ] as const)('make of %o: %s, which fails', (before, verdict) => {
    const lacking = requireAllShards(before, shards(3, 4), DEFAULT);
    expect(lacking).toMatchObject({ verdict, gate: 'fail' });
    expect(requireAllShards(before, shards(4, 4), DEFAULT)).toBe(before);
  });

  test('are counted', () => {
    expect(requireAllShards(pass, shards(1, 4), DEFAULT)).toMatchObject({
      reason: { why: 'jobs-missing', missing: 3, jobs: 4 },
      reasonCode: 'missing-shards',
    });
    const informing = { ...DEFAULT, informOnly: true };
    expect(requireAllShards(pass, shards(1, 4), informing).gate).toBe('neutral');
  });
});
