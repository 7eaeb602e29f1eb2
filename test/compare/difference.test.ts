import { difference } from '../../src/compare/compare.ts';
import type { Limits } from '../../src/estimate/index.ts';

const at = (lower: number, point: number, upper: number): Limits => ({ lower, point, upper });
const FAILS = -Infinity;
const OPEN = Infinity;

const exact = at(3, 3, 3);
const failed = at(FAILS, FAILS, FAILS);
const good = at(10, 12, 15);
const failing = at(FAILS, FAILS, 9);

test.each<[string, Limits, Limits, [number, number | null, number]]>([
  ['candidate minus baseline, from end to end', good, at(11, 14, 18), [-4, 2, 8]],
  ['bounded above where the candidate fails', good, failing, [-OPEN, null, -1]],
  ['bounded below where the baseline fails', failing, good, [1, null, OPEN]],
  ['unbounded where both fail', failed, failed, [-OPEN, null, OPEN]],
  ['unbounded by open bands', at(FAILS, 1, OPEN), at(FAILS, 2, OPEN), [-OPEN, 1, OPEN]],
  ['unbounded below by an open baseline', at(0, 1, OPEN), at(1, 2, 3), [-OPEN, 1, 3]],
  ['unbounded above by a baseline that may fail', at(FAILS, 1, 2), at(1, 2, 3), [-1, 1, OPEN]],
  ['zero without a sign between equal curves', exact, exact, [0, 0, 0]],
])('the difference of two curves is %s', (_, baseline, candidate, [lower, estimate, upper]) => {
  expect(difference(baseline, candidate)).toEqual({ lower, estimate, upper });
});
