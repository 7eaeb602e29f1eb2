import fc from 'fast-check';
import { BAND_METHODS, type BandMethod } from '../../src/settings/index.ts';

export const MAX_TRIALS = 40;

export const bandMethods: fc.Arbitrary<BandMethod> = fc.constantFrom(...BAND_METHODS);

/** A fixed handful, so that bands are calibrated once for each and not for each run. */
export const confidences = fc.constantFrom(0.5, 0.8, 0.95);

/** Whole numbers of a narrow range tie often; −∞ is a failed trial. */
const score = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -6, max: 6 }) },
  { weight: 4, arbitrary: fc.integer({ min: -100_000, max: 100_000 }) },
  { weight: 1, arbitrary: fc.constant(-Infinity) },
);

/**
 * Scores of one sweep: 1 to 40 trials, with ties and failures. They are whole numbers, so that
 * shifting and scaling them by small whole numbers is exact.
 */
export const scores: fc.Arbitrary<readonly number[]> = fc.oneof(
  fc.array(score, { minLength: 1, maxLength: MAX_TRIALS }),
  fc.array(score, { minLength: 12, maxLength: MAX_TRIALS }),
);

/** A baseline and a candidate of unequal size, the candidate often better or worse throughout. */
export const pairs = fc
  .tuple(scores, scores, fc.constantFrom(0, 0, 3, -3, 50_000, -50_000))
  .map(([baseline, candidate, by]) => ({ baseline, candidate: candidate.map((x) => x + by) }));

/** Budgets in trials around those that such sweeps resolve, fractions included. */
export const budgets = fc.oneof(
  fc.double({ min: 0.05, max: 60, noNaN: true }),
  fc.integer({ min: 1, max: 16 }),
);

/** Any character. fast-check's own takes a second to list them all. */
export const character = fc
  .oneof(fc.nat(0x7f), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** What would break Markdown, HTML or an object, and what is far too long. */
export const hostileTexts = fc.oneof(
  fc.string({ unit: fc.constantFrom('`', '|', '\n', '<', '>', '@o', '\\', '\u202e', 'a', '#') }),
  fc.constantFrom('<img src=x>', '@octocat', '</details>', 'x'.repeat(10_000), '__proto__'),
);
