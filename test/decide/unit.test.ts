import fc from 'fast-check';
import { isSameUnit } from '../../src/decide/axis.ts';
import { unitOf, withUnit } from '../../src/decide/index.ts';

const cost = (unit: string | null) => ({ kind: 'cost', unit }) as const;
const TRIALS = { kind: 'trials', unit: null } as const;

describe('the unit of budgets', () => {
  test.each([
    ['GPU hours', 'GPU hours'],
    ['US$', 'US$'],
    [null, 'units of cost'],
    ['<b>', 'units of cost'],
    ['@somebody', 'units of cost'],
    ['www.example.org', 'units of cost'],
    ['`code`', 'units of cost'],
    ['[x](y)', 'units of cost'],
    ['a\nb', 'units of cost'],
    ['5', 'units of cost'],
    ['%', 'units of cost'],
    ['trials', 'units of cost'],
    ['a word of many letters, far too many', 'units of cost'],
  ])('%j reads as %s', (unit, expected) => {
    expect(unitOf(cost(unit))).toBe(expected);
  });

  test('holds nothing that Markdown or HTML makes something of, whatever it is', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 22 }),
      fc.stringMatching(/^[a-z$€.:@<>&`*_~|[\](){}#!\\^%/ -]{1,8}$/),
    );
    fc.assert(
      fc.property(texts, (unit) => {
        expect(unitOf(cost(unit))).toMatch(
          /^[^<>&`*_~|[\](){}#!\\^%@:.,\p{C}\p{Z}]+( [^\p{C}]+)?$/u,
        );
        expect(unitOf(cost(unit)).length).toBeLessThanOrEqual(20);
        expect(unitOf(cost(unit))).not.toMatch(/^trials?$/i);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['1', TRIALS, '1 trial'],
    ['1.5', TRIALS, '1.5 trials'],
    ['10', TRIALS, '10 trials'],
    ['1', cost('seconds'), '1 second'],
    ['1', cost('GPU hours'), '1 GPU hour'],
    ['1', cost('US$'), '1 US$'],
    ['1', cost('ms'), '1 ms'],
    ['1', cost('GPU hours per s'), '1 GPU hours per s'],
    ['1', cost(null), '1 unit of cost'],
    ['8', cost(null), '8 units of cost'],
  ])('is written after %s as in %j: %s', (budget, axis, expected) => {
    expect(withUnit(budget, axis)).toBe(expected);
  });

  test('is the same word in the singular, and not another that lacks an s', () => {
    expect(isSameUnit('hour', 'hours')).toBe(true);
    expect(isSameUnit('GPU hour', 'GPU hours')).toBe(true);
    expect(isSameUnit('GPU hours', 'hours')).toBe(false);
    expect(isSameUnit('m', 'ms')).toBe(false);
    expect(isSameUnit('Mb', 'mb')).toBe(false);
    expect(isSameUnit('hours', null)).toBe(false);
  });
});
