import { driftChecks, unknownOrder } from '../../../src/decide/checks/sampling.ts';
import { levelOfEach, significant } from '../../../src/decide/warning.ts';
import { seededRandom } from '../../../src/math/random.ts';
import type { Sweep } from '../../../src/parse/index.ts';
import { spread, sweepOf } from '../../support/sweeps.ts';
import { times } from './drawn-sweeps.ts';

const ordered = (scores: readonly (number | null)[], making = {}): Sweep => ({
  ...sweepOf(scores, making),
  isOrdered: true,
});

function found(sweep: Sweep) {
  const checks = driftChecks([{ arm: 'candidate', sweep }], 0);
  return significant(checks, levelOfEach(checks.length));
}

const ramp = times(12, (i) => i);

describe('drift', () => {
  test('is found where scores rise or fall with the order of the trials', () => {
    const [rising] = found(ordered(ramp));
    expect(rising).toMatchObject({ code: 'drift', kind: 'assumption', arm: 'candidate' });
    expect(rising?.message).toContain('Later trials score better');
    expect(rising?.message).toContain('1.00');
    const [falling] = found(ordered(ramp.toReversed()));
    expect(falling?.message).toContain('Later trials score worse');
    expect(falling?.message).toContain('-1.00');
  });

  test('goes by what is better, not by what is larger', () => {
    const [losses] = found(ordered(ramp, { direction: 'minimize' }));
    expect(losses?.message).toContain('score worse');
  });

  test('is found where early trials fail, and where ties abound', () => {
    const failing = [...times(8, () => null), ...spread(16, 0, 1)];
    expect(found(ordered(failing))).toHaveLength(1);
    expect(found(ordered(times(20, (i) => (i < 10 ? 0 : 1))))).toHaveLength(1);
  });

  test('is not found in shuffled scores, in two trials or in one', () => {
    const random = seededRandom(4);
    expect(found(ordered(times(48, () => random())))).toEqual([]);
    expect(found(ordered([1, 2]))).toEqual([]);
    expect(found(ordered([1]))).toEqual([]);
  });

  test('is not asked for where the order is unknown or all scores are the same', () => {
    const checks = (sweep: Sweep) => driftChecks([{ arm: 'baseline', sweep }], 0);
    expect(checks(sweepOf(ramp))).toEqual([]);
    expect(checks(ordered([5, 5, 5]))).toEqual([]);
    expect(checks(ordered([null, null, null]))).toEqual([]);
    expect(checks(ordered(ramp))).toHaveLength(1);
  });

  test('is found in 20,000 trials too', () => {
    const random = seededRandom(1);
    const scores = times(20_000, () => random());
    expect(found(ordered(scores))).toEqual([]);
    expect(found(ordered(scores.map((score, i) => score + i / 100_000)))).toHaveLength(1);
  });
});

describe('an unknown order', () => {
  const said = (...sweeps: readonly [Sweep, Sweep]) =>
    unknownOrder([
      { arm: 'baseline', sweep: sweeps[0] },
      { arm: 'candidate', sweep: sweeps[1] },
    ]);

  test('is said, once for both sweeps', () => {
    expect(said(sweepOf(ramp), sweepOf(ramp))).toMatchObject([
      { code: 'order-unknown', kind: 'information', arm: null },
    ]);
    expect(said(ordered(ramp), sweepOf(ramp))).toMatchObject([{ arm: 'candidate' }]);
    expect(said(sweepOf(ramp), ordered(ramp))).toMatchObject([{ arm: 'baseline' }]);
  });

  test('is not said of a known one, or of a single trial', () => {
    expect(said(ordered(ramp), ordered(ramp))).toEqual([]);
    expect(said(sweepOf([1]), ordered(ramp))).toEqual([]);
  });
});
