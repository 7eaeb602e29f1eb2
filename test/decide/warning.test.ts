import { levelOfEach, significant } from '../../src/decide/warning.ts';

const check = (subject: string, p: number) => ({ subject, pValue: () => p });

test('the level of each check is a hundredth divided by their number', () => {
  expect(levelOfEach(1)).toBe(0.01);
  expect(levelOfEach(4)).toBe(0.0025);
  expect(levelOfEach(0)).toBe(0.01);
});

test('a check says something at its level or below', () => {
  const checks = [check('far below', 1e-9), check('at', 0.01), check('above', 0.0100001)];
  expect(significant(checks, 0.01)).toEqual(['far below', 'at']);
  expect(significant(checks, 0.001)).toEqual(['far below']);
  expect(significant([], 0.01)).toEqual([]);
});

test('a check receives the level its p-value is compared with', () => {
  const asked: number[] = [];
  const pValue = (level: number) => {
    asked.push(level);
    return 1;
  };
  significant([{ subject: 'x', pValue }], 0.002);
  expect(asked).toEqual([0.002]);
});
