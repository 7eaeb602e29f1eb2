import fc from 'fast-check';
import { compareCurves } from '../../src/compare/index.ts';
import { tuningCurve } from '../../src/estimate/index.ts';
import { decidingRanks } from '../../src/plan/deciding-ranks.ts';
import { stretchesOf } from '../../src/plan/index.ts';
import { sharesByRank } from '../../src/plan/shares-by-rank.ts';
import { confidences } from '../support/arbitraries.ts';
import { designOf } from '../support/orders.ts';

/** Who has each score, from the lowest: 1 the candidate; the candidate often low. */
const interleavings = fc
  .tuple(
    fc.array(fc.constantFrom(0, 1, 1, 1, 1), { minLength: 8, maxLength: 25 }),
    fc.array(fc.constantFrom(0, 0, 0, 0, 1), { minLength: 8, maxLength: 25 }),
  )
  .map(([low, high]) => [0, 1, ...low, ...high]);

test('the shares of an interleaving are those of comparing such scores', () => {
  let strong = 0;
  fc.assert(
    fc.property(interleavings, confidences, (order, confidence) => {
      const placesOf = (arm: number) => order.flatMap((owner, i) => (owner === arm ? [i] : []));
      const [ours, theirs] = [placesOf(0), placesOf(1)];
      const design = designOf({ n: ours.length, m: theirs.length, confidence });
      const { share } = compareCurves(
        tuningCurve(ours, design.baseline.band),
        tuningCurve(theirs, design.candidate.band),
        design.rules,
      ).worse;
      const sharesOf = sharesByRank(decidingRanks(stretchesOf(design)), ours.length);
      // The second look must not be troubled by what the first one left.
      sharesOf(Uint8Array.from(order).reverse());
      const shares = sharesOf(Uint8Array.from(order));
      expect(shares[0]).toBeCloseTo(share.weak, 10);
      expect(shares[1]).toBeCloseTo(share.fair, 10);
      expect(shares[2]).toBeCloseTo(share.strong, 10);
      if (share.strong > 0) strong++;
    }),
    { numRuns: 300 },
  );
  expect(strong).toBeGreaterThan(20);
});
