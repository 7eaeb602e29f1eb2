import { assess, confirm } from '../../src/decide/index.ts';
import { compareSweeps, SEARCHES } from '../support/assessments.ts';
import { type Flags, settingsWith, spread, sweepOf } from '../support/sweeps.ts';

const lucky = sweepOf(spread(48, 0.8, 0.95));
const usual = sweepOf(spread(48, 0.6, 0.9));
const lost = sweepOf(spread(48, 0.3, 0.6));

/** What comes of a candidate that is worse than the saved sweep, once its base was trained. */
function confirmed(candidate = usual, flags: Flags = {}) {
  const settings = settingsWith(flags);
  const saved = compareSweeps(lucky, candidate, settings);
  expect(saved.outcome).toMatchObject({ code: 'worse', gate: 'fail' });
  return confirm(saved, compareSweeps(usual, candidate, settings));
}

test('what is only worse than the saved sweep does not block', () => {
  const { outcome, confirmation } = confirmed();
  expect(outcome).toMatchObject({
    code: 'not-confirmed',
    verdict: 'worse',
    gate: 'neutral',
    mark: '⚪',
  });
  expect(confirmation?.pValue).toBeGreaterThan(0.05);
});

test('what is worse than the base too fails, and rests on the saved sweep as before', () => {
  const { outcome, confirmation, baseline } = confirmed(lost);
  expect(outcome).toMatchObject({ code: 'worse', gate: 'fail' });
  expect(confirmation?.pValue).toBeLessThan(0.05);
  expect(baseline).toEqual(lucky);
});

test('where fair evidence fails, the base has to show it too', () => {
  const slightly = sweepOf(spread(48, 0.55, 0.885));
  expect(confirmed(slightly, { 'fail-on': 'weak' }).outcome.gate).toBe('neutral');
  expect(confirmed(lost, { 'fail-on': 'weak' }).outcome.gate).toBe('fail');
});

test('where strong evidence fails, p ≤ 0.05 against the base is enough', () => {
  const { outcome, confirmation } = confirmed(sweepOf(spread(48, 0.5, 0.86)));
  expect(outcome).toMatchObject({ code: 'worse', gate: 'fail', facts: { by: 'bands' } });
  expect(confirmation).toMatchObject({ pValue: expect.closeTo(0.034, 3), holds: true });
});

test('where costs decide, the base is compared in trials', () => {
  const costly = (sweep: typeof usual, cost: number) =>
    sweepOf(
      sweep.trials.map(({ score }) => score),
      { costs: sweep.trials.map(() => cost) },
    );
  const settings = settingsWith({ cost: 'seconds' });
  const compare = (baseline: typeof usual, candidate: typeof usual) =>
    compareSweeps(costly(baseline, 2), costly(candidate, 3), settings);
  const found = (candidate: typeof usual) =>
    confirm(compare(lucky, candidate), compare(usual, candidate));
  expect(compare(usual, usual).test).toBeNull();
  expect(found(usual).outcome).toMatchObject({ code: 'not-confirmed', gate: 'neutral' });
  expect(found(lost).outcome).toMatchObject({ code: 'worse', gate: 'fail' });
});

test('a base that breaks off confirms nothing, and the verdict stands', () => {
  const settings = settingsWith();
  const saved = compareSweeps(lucky, usual, settings);
  const short = sweepOf(spread(40, 0.6, 0.9));
  const { outcome, confirmation } = confirm(saved, compareSweeps(short, usual, settings));
  expect(outcome).toEqual(saved.outcome);
  expect(confirmation).toMatchObject({ sha: null, pValue: null });
});

test('without a base the verdict stands, and says why', () => {
  const settings = settingsWith();
  const absence = { why: 'untrained', sha: 'f'.repeat(40), job: '2', exitCode: 2 } as const;
  const searches = { ...SEARCHES, baseline: { ...SEARCHES.baseline, absence } };
  const none = assess({ baseline: null, candidate: usual, searches }, settings);
  expect(none.outcome).toMatchObject({ code: 'no-baseline', gate: 'neutral' });
  const saved = compareSweeps(lucky, usual, settings);
  const { outcome, confirmation } = confirm(saved, none);
  expect(outcome).toEqual(saved.outcome);
  expect(confirmation).toEqual({ sha: null, pValue: null, holds: true, absence });
});
