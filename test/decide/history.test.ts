import { commitsToKeep, viewHistory } from '../../src/decide/index.ts';
import type { HistoryLine } from '../../src/parse/index.ts';
import { historyLineOf, NOTHING_FOUND } from '../support/history-lines.ts';
import { simulatedLines } from '../support/simulated-history.ts';

const history = (lines: readonly HistoryLine[]) => ({ lines, damaged: [], replaced: 0 });
const LOSSES = simulatedLines({ merges: 30, slowdowns: { 18: 3 } });
/** Within this many merges a loss of 3× is shown, by docs/history.md. */
const PROMISED = 2;

test('two losses are shown within the promised number of merges, and nothing before them', () => {
  const lines = simulatedLines({ merges: 60, slowdowns: { 20: 3, 41: 9 } });
  const shown = [18, 20 + PROMISED, 39, 41 + PROMISED, 60].map((merges) => {
    return viewHistory(history(lines.slice(0, merges))).changes?.map(({ at }) => at);
  });
  expect(shown).toEqual([[], [20], [20], [20, 41], [20, 41]]);
});

test('a metric that is minimised has the same changes as its negative', () => {
  const mirrored = <T extends HistoryLine['largest']>(limits: T) => {
    return { ...limits, lower: -limits.upper, median: -limits.median, upper: -limits.lower };
  };
  const flipped = LOSSES.map((line) => ({
    ...line,
    direction: 'minimize' as const,
    at: line.at.map(mirrored),
    largest: mirrored(line.largest),
    scores: line.scores?.map((score) => score && -score) ?? null,
  }));
  const { changes, stretches } = viewHistory(history(LOSSES));
  expect(changes).toMatchObject([{ at: 18, direction: 'worse' }]);
  const mirror = viewHistory(history(flipped));
  expect(mirror.changes).toEqual(changes);
  const negated = stretches.map(({ levels }) => levels.map((level) => level && -level));
  expect(mirror.stretches.map(({ levels }) => levels)).toEqual(negated);
});

test('sweeps without scores are shown and not tested, and the others keep their places', () => {
  const lines = LOSSES.map((line, i) => (i < 3 ? { ...line, scores: null } : line));
  const { changes, merges, untested } = viewHistory(history(lines));
  expect(changes).toMatchObject([{ at: 18 }]);
  expect([merges.length, untested]).toEqual([30, 3]);
});

test('an adaptive search has no changes, since its sweeps differ anyway', () => {
  const lines = LOSSES.map((line) => ({ ...line, search: 'adaptive' as const }));
  expect(viewHistory(history(lines)).changes).toBeNull();
});

test('what measured something else is left out, and so are merges beyond 500', () => {
  const other = Array.from({ length: 3 }, (_, i) => historyLineOf(i, { metric: 'loss' }));
  const same = Array.from({ length: 502 }, (_, i) => historyLineOf(10 + i));
  const view = viewHistory(history([...other, ...same]));
  expect([view.otherMetric, view.older, view.merges.length]).toEqual([3, 2, 500]);
  expect(view.merges.at(-1)).toBe(same.at(-1));
});

test('alarms are counted where a rate is known, next to what was promised', () => {
  const lines = [0.01, 0.02, null, 0.03].map((rate, i) =>
    historyLineOf(i, { predecessor: { ...NOTHING_FOUND, rate, alarmed: i === 3 } }),
  );
  const { alarms } = viewHistory(history(lines));
  expect(alarms).toMatchObject({ hits: 1, draws: 3 });
  expect(alarms?.promised).toBeCloseTo(0.06, 12);
  // By hand: (1 − p)³ = 0.975.
  expect(alarms?.limits[0]).toBeCloseTo(1 - 0.975 ** (1 / 3), 10);
});

test('each stretch has the middle of its medians at 1, 4 and the most trials', () => {
  const { budgets, stretches } = viewHistory(history(LOSSES));
  expect(budgets).toEqual([1, 4, null]);
  expect(stretches.map(({ from, to }) => [from, to])).toEqual([
    [0, 18],
    [18, 30],
  ]);
  const medians = LOSSES.slice(0, 18).map(({ at }) => at[0]?.median as number);
  expect(stretches[0]?.levels[0]).toBe(medians.toSorted((a, b) => a - b)[8]);
});

test('a history without lines has nothing', () => {
  expect(viewHistory(history([]))).toMatchObject({ merges: [], changes: [], alarms: null });
});

test.each<[string, readonly number[], number]>([
  ['the newest and four before it of 48 trials', [48, 48, 48, 48, 48, 48], 5],
  ['ten, however few trials they have', Array(12).fill(4), 10],
  ['those before the first that does not fit', [48, 180, 12, 12, 48], 3],
  ['the newest and the one before it, however many trials they have', [12, 500, 500], 2],
  ['all there are', [12], 1],
  ['none of none', [], 0],
])('of the sweeps of main are kept %s', (_, trials, kept) => {
  const lines = trials.map((counted, i) => historyLineOf(i + 1, { trials: { counted } }));
  const newest = lines.map(({ commit }) => commit).toReversed();
  expect(commitsToKeep({ lines })).toEqual(newest.slice(0, kept));
});
