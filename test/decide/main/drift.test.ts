import { type Assessment, type Drift, nextDrift } from '../../../src/decide/index.ts';

/** As much of a comparison as counts here. */
function found(verdict: 'worse' | 'better' | 'none', sha = 'good'): Assessment {
  const reason =
    verdict === 'worse'
      ? { why: 'worse', level: 'strong', margin: 0, excuse: 'informs' }
      : { why: 'not-worse' };
  return { kind: 'compared', verdict, reason, baseline: { source: { sha } } } as never;
}

const NONE = found('none');
const OPEN: Drift = { against: 'main', good: 'good', bad: 'bad', quiet: 0 };
const next = (before: Drift | null, more: Partial<Parameters<typeof nextDrift>[1]> = {}) =>
  nextDrift(before, {
    ...{ commit: 'now', withPredecessor: NONE, withAnchor: null, withGood: null },
    ...more,
  });

test('a run that is worse than the one before begins it; one below the anchor does too', () => {
  expect(next(null)).toBeNull();
  const step = next(null, { withPredecessor: found('worse', 'before') });
  expect(step).toEqual({ against: 'main', good: 'before', bad: 'now', quiet: 0 });
  const below = next(null, { withAnchor: found('worse', 'v1') });
  expect(below).toEqual({ against: 'anchor', good: 'v1', bad: 'now', quiet: 0 });
});

test('it lasts while a run is found worse than the last good commit, or another step follows', () => {
  const quiet = { ...OPEN, quiet: 2 };
  expect(next(quiet, { withGood: found('worse') })).toEqual(OPEN);
  expect(next(quiet, { withGood: NONE, withPredecessor: found('worse') })).toEqual(OPEN);
});

test('it ends with the third quiet run in a row, or with one that is better than the one before', () => {
  const once = next(OPEN, { withGood: NONE });
  expect(once).toEqual({ ...OPEN, quiet: 1 });
  const twice = next(once, { withGood: NONE });
  expect(next(twice, { withGood: NONE })).toBeNull();
  expect(next(OPEN, { withGood: NONE, withPredecessor: found('better') })).toBeNull();
});

test('a run that could not be compared with the last good commit changes nothing', () => {
  expect(next(OPEN)).toEqual(OPEN);
  expect(next(OPEN, { withPredecessor: found('better') })).toEqual(OPEN);
});

test('it goes on against the anchor where main is below that too', () => {
  const withAnchor = found('worse', 'v1');
  const after = next({ ...OPEN, quiet: 2 }, { withGood: NONE, withAnchor });
  expect(after).toEqual({ against: 'anchor', good: 'v1', bad: 'now', quiet: 0 });
});
