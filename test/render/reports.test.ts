import { mkdirSync } from 'node:fs';
import { comparisonReport } from '../../src/render/index.ts';
import { expectGolden } from '../support/golden.ts';
import { assessCase, REPORT_CASES } from './report-cases.ts';

const VERDICTS: Readonly<Record<string, readonly [verdict: string, worse: string]>> = {
  'strongly-worse': ['worse', 'strong'],
  fair: ['worse', 'fair'],
  weak: ['worse', 'weak'],
  none: ['none', 'none'],
  better: ['better', 'none'],
  crossing: ['mixed', 'strong'],
  insufficient: ['insufficient', 'none'],
  'no-baseline': ['no-baseline', 'none'],
  'no-candidate': ['no-candidate', 'none'],
  invalid: ['invalid', 'none'],
};

/** Every kind of report, with pictures that a person has looked at in light and dark. */
describe('the report of', () => {
  test.each(Object.entries(REPORT_CASES))('%s is as reviewed', (name, given) => {
    const assessment = assessCase(given);
    const { markdown, chart } = comparisonReport(assessment);
    const folder = `test/render/golden/reports/${name}`;
    mkdirSync(folder, { recursive: true });
    expectGolden(`${folder}/comment.md`, markdown);
    if (chart === null) return;
    expectGolden(`${folder}/chart-light.svg`, chart.light);
    expectGolden(`${folder}/chart-dark.svg`, chart.dark);
  });

  test.each(Object.entries(VERDICTS))('%s has the verdict of its name', (name, expected) => {
    const { verdict, comparison } = assessCase(REPORT_CASES[name] ?? fail(name));
    expect([verdict, comparison?.worse.level ?? 'none']).toEqual(expected);
  });
});

function fail(name: string): never {
  throw new Error(`There is no case ${name}.`);
}
