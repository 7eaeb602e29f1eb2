import fc from 'fast-check';
import { pairedDetectable, pairedPower } from '../../src/plan/paired-power.ts';

const plan = fc.record({
  pairs: fc.integer({ min: 10, max: 200 }),
  correlation: fc.double({ min: -0.2, max: 1, noNaN: true }),
  level: fc.double({ min: 0.003, max: 0.2, noNaN: true }),
});

test('at the points of the table it is the slowdown of the study, and 4 in 5 catch it', () => {
  expect(pairedDetectable(20, 0.9, 0.003)).toBeCloseTo(1.732, 12);
  expect(pairedDetectable(14, 0, 0.01)).toBeCloseTo(6.561, 12);
  expect(pairedPower({ pairs: 20, correlation: 0.9, level: 0.003 }, 1.732)).toBeCloseTo(0.8, 12);
  expect(pairedPower({ pairs: 20, correlation: 0.9, level: 0.003 }, 1.511)).toBeCloseTo(0.5, 12);
  expect(pairedPower({ pairs: 20, correlation: 0.9, level: 0.003 }, 1.988)).toBeCloseTo(0.95, 12);
});

test('between them ln(R − 1) is linear in ln n, the correlation and ln of the level', () => {
  const excess = (pairs: number, correlation: number, level: number) =>
    (pairedDetectable(pairs, correlation, level) as number) - 1;
  expect(excess(Math.sqrt(20 * 28), 0.9, 0.01)).toBeCloseTo(Math.sqrt(0.587 * 0.482), 12);
  expect(excess(20, 0.85, 0.003)).toBeCloseTo(Math.sqrt(1.146 * 0.732), 12);
  expect(excess(20, 0.8, Math.sqrt(0.003 * 0.01))).toBeCloseTo(Math.sqrt(1.146 * 0.929), 12);
  expect(excess(20, 0.8, 0.003 ** 2 / 0.01)).toBeCloseTo(1.146 ** 2 / 0.929, 12);
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
      expect(power).toBeGreaterThanOrEqual(one.level);
      expect(power).toBeLessThanOrEqual(1);
      expect(pairedPower(one, slowdown * 1.1) as number).toBeGreaterThanOrEqual(power);
      const { pairs, correlation, level } = one;
      const caught = pairedDetectable(pairs, correlation, level) as number;
      expect(pairedPower(one, caught)).toBeCloseTo(Math.max(0.8, level), 9);
    }),
  );
  expect(pairedPower({ pairs: 24, correlation: 0.5, level: 0.01 }, 1)).toBe(0.01);
});

test('more pairs, a higher correlation and a higher level catch no less, but for the error of the study', () => {
  fc.assert(
    fc.property(plan, ({ pairs, correlation, level }) => {
      const caught = pairedDetectable(pairs, correlation, level) as number;
      const excess = (caught - 1) * 1.05;
      expect((pairedDetectable(pairs + 10, correlation, level) as number) - 1).toBeLessThan(excess);
      expect((pairedDetectable(pairs, correlation + 0.1, level) as number) - 1).toBeLessThan(
        excess,
      );
      expect((pairedDetectable(pairs, correlation, level * 2) as number) - 1).toBeLessThan(excess);
    }),
  );
});
