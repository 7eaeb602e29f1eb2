import { significant } from '../../src/decide/assessment.ts';

test('a check says something at its level or below, and receives this level', () => {
  const check = (subject: string, p: number) => ({ subject, pValue: () => p });
  const checks = [check('far below', 1e-9), check('at', 0.01), check('above', 0.0100001)];
  expect(significant(checks, 0.01)).toEqual(['far below', 'at']);
  expect(significant(checks, 0.001)).toEqual(['far below']);
  const itself = { subject: 'itself', pValue: (level: number) => (level === 0.002 ? 0 : 1) };
  expect(significant([itself], 0.002)).toEqual(['itself']);
});
