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

/** What is found where nothing can be compared. */
const withoutComparison = (gate: GateSettings) => [
  withoutBaseline(gate),
  withoutCandidate(gate),
  incomparable('metrics', gate),
];

describe('the gate', () => {
  test.each(GATES)('is %s where the settings say so, unless a run only informs', (gate) => {
    const verdicts = ['no-baseline', 'no-candidate', 'invalid'];
    const names = ['onMissingBaseline', 'onMissingCandidate', 'onInvalid'];
    names.forEach((name, i) => {
      const settings = { ...DEFAULT, [name]: gate };
      expect(withoutComparison(settings)[i]).toMatchObject({ verdict: verdicts[i], gate });
      const informing = withoutComparison({ ...settings, informOnly: true })[i];
      expect(informing).toMatchObject({ verdict: verdicts[i], gate: soften(gate) });
    });
  });

  test.each([
    { why: 'forbidden', permission: 'actions: read' },
    { why: 'unreachable', what: 'Bad Gateway' },
  ] as const)('does not open where GitHub does not give a sweep: $why', (absence) => {
    const open = { ...DEFAULT, onMissingBaseline: 'pass', onMissingCandidate: 'pass' } as const;
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

  test('are counted', () => {
    expect(requireAllShards(pass, shards(1, 4), DEFAULT)).toMatchObject({
      reason: { why: 'jobs-missing', missing: 3, jobs: 4 },
      reasonCode: 'missing-shards',
    });
    const informing = { ...DEFAULT, informOnly: true };
    expect(requireAllShards(pass, shards(1, 4), informing).gate).toBe('neutral');
  });
});
