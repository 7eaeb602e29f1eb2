import fc from 'fast-check';
import { decodedName, encodedName, naturalOrder } from '../../src/read/names.ts';
import { character } from '../support/arbitraries.ts';

const sorted = (names: readonly string[]) => [...names].sort(naturalOrder);

test.each<string[][]>([
  [['trial_2', 'trial_10']],
  [['trial_9.json', 'trial_10.json', 'trial_10b.json']],
  [['run2/a10', 'run10/a2']],
  [['sweep', 'sweep.0-of-12', 'sweep.2-of-12', 'sweep.11-of-12']],
  [['', '0', '1', 'a']],
  [['a', 'a0', 'a1', 'aa']],
  [['007', '7', '8', '08b']],
  [['x9007199254740992', 'x9007199254740993', `x1${'0'.repeat(40)}`]],
  [['-2', '-10', '0.5', '0.10']],
  [['A', 'B', 'a', 'b', 'ä', 'é', '\u{1f600}']],
])('names are ordered as people count: %j', (names) => {
  expect(sorted(names)).toEqual(names);
  expect(sorted([...names].reverse())).toEqual(names);
});

describe('the order', () => {
  const name = fc.string({ unit: fc.constantFrom('0', '1', '2', '10', 'a', 'b', '.', '-', '/') });
  const sign = (a: string, b: string) => Math.sign(naturalOrder(a, b));

  test('is antisymmetric, and only equal names are equal', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(sign(a, b) + sign(b, a)).toBe(0);
        expect(sign(a, b) === 0).toBe(a === b);
      }),
      { numRuns: 2000 },
    );
  });

  test('is transitive', () => {
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        fc.pre(sign(a, b) <= 0 && sign(b, c) <= 0);
        expect(sign(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 5000 },
    );
  });
});

test('an encoded name is decoded to the same name, unless only its digest is left', () => {
  const name = fc.string({ unit: character, maxLength: 8 });
  fc.assert(fc.property(name, (given) => expect(decodedName(encodedName(given))).toBe(given)));
  expect(decodedName(encodedName('模'.repeat(11)))).toBe('模'.repeat(11));
  expect(decodedName(encodedName('模'.repeat(12)))).toBeNull();
});
