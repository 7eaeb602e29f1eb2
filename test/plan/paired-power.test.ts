import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  pairedDetectable,
  pairedPower,
  pairedPowerAgainstCap,
} from '../../src/plan/power-tables.ts';

const plan = fc.record({
  pairs: fc.integer({ min: 10, max: 200 }),
  correlation: fc.double({ min: -0.2, max: 1, noNaN: true }),
  level: fc.double({ min: 0.003, max: 0.2, noNaN: true }),
});

describe('at the points of the table', () => {
  const page = readFileSync('docs/studies/paired-power.md', 'utf8');
  const [, ...sections] = page.split(/^Level /m);
  const rows = sections.flatMap((section) => {
    const level = Number.parseFloat(section);
    return [...section.matchAll(/^\| (\S+) \| (\d+) \| (.*) \|$/gm)].map(
      ([, correlation, pairs, rest]) => {
        const numbers = (rest ?? '').split(' | ').map(Number.parseFloat);
        return { plan: { level, correlation: Number(correlation), pairs: Number(pairs) }, numbers };
      },
    );
  });

  test('there are 3 levels, 5 correlations and 7 numbers of pairs', () => {
    expect(rows.length).toBe(105);
  });

  test('slowdowns and powers are those of the committed study', () => {
    for (const { plan: point, numbers } of rows) {
      const [half = 0, usual = 0, most = 0, atTwo = 0, atFour = 0] = numbers;
      const { pairs, correlation, level } = point;
      expect(pairedDetectable(pairs, correlation, level)).toBeCloseTo(usual, 9);
      expect(pairedPower(point, half)).toBeCloseTo(0.5, 9);
      expect(pairedPower(point, usual)).toBeCloseTo(0.8, 9);
      expect(pairedPower(point, most)).toBeCloseTo(0.95, 9);
      expect(pairedPowerAgainstCap(point, 2)).toBeCloseTo(atTwo, 9);
      expect(pairedPowerAgainstCap(point, 4)).toBeCloseTo(atFour, 9);
    }
  });
});

test('between them ln(R − 1) is linear in ln n, the correlation and ln of the level', () => {
  const excess = (pairs: number, correlation: number, level: number) =>
    (pairedDetectable(pairs, correlation, level) as number) - 1;
  const between = (one: number, other: number) => Math.sqrt(one * other);
  expect(excess(Math.sqrt(20 * 28), 0.9, 0.01)).toBeCloseTo(
    between(excess(20, 0.9, 0.01), excess(28, 0.9, 0.01)),
    12,
  );
  const [worst, best] = [excess(20, 0.8, 0.003), excess(20, 0.9, 0.003)];
  expect(excess(20, 0.85, 0.003)).toBeCloseTo(between(worst, best), 12);
  const wider = excess(20, 0.8, 0.01);
  expect(excess(20, 0.8, Math.sqrt(0.003 * 0.01))).toBeCloseTo(between(worst, wider), 12);
  expect(excess(20, 0.8, 0.003 ** 2 / 0.01)).toBeCloseTo(worst ** 2 / wider, 12);
});

test('beyond the table it stays at its edge, but for levels below it', () => {
  expect(pairedDetectable(24, 0.99, 0.01)).toBe(pairedDetectable(24, 0.95, 0.01));
  expect(pairedDetectable(24, -0.3, 0.01)).toBe(pairedDetectable(24, 0, 0.01));
  expect(pairedDetectable(1000, 0.5, 0.2)).toBe(pairedDetectable(500, 0.5, 0.05));
});

test('is null where no slowdown is known to be caught', () => {
  expect(pairedDetectable(9, 0.95, 0.05)).toBeNull();
  expect(pairedDetectable(10, 0.95, 0.0009)).toBeNull();
  expect(pairedDetectable(10, 0, 1e-3)).not.toBeNull();
  expect(pairedDetectable(14, 0, 1e-4)).not.toBeNull();
  expect(pairedPower({ pairs: 9, correlation: 0.9, level: 0.01 }, 4)).toBeNull();
});

test('the power grows with the slowdown, from the level on, and reaches 4 in 5 where it says', () => {
  fc.assert(
    fc.property(plan, fc.double({ min: 1, max: 100, noNaN: true }), (one, slowdown) => {
      const power = pairedPower(one, slowdown) as number;
      expect(power).toBeGreaterThanOrEqual(one.level * (1 - 1e-9));
      expect(power).toBeLessThanOrEqual(1);
      expect(pairedPower(one, slowdown * 1.1) as number).toBeGreaterThanOrEqual(power);
      const { pairs, correlation, level } = one;
      const caught = pairedDetectable(pairs, correlation, level) as number;
      expect(pairedPower(one, caught)).toBeCloseTo(Math.max(0.8, level), 9);
    }),
  );
  expect(pairedPower({ pairs: 24, correlation: 0.5, level: 0.01 }, 1)).toBeCloseTo(0.01, 12);
});
