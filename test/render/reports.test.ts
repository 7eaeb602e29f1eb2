import { mkdirSync } from 'node:fs';
import { comparisonReport } from '../../src/render/index.ts';
import { expectGolden } from '../support/golden.ts';
import { assessCase, REPORT_CASES } from './report-cases.ts';

/** The cases whose charts the README shows. */
const PICTURED = ['none', 'crossing', 'forty-percent-failed'];

/** Every kind of report. */
describe('the report of', () => {
  test.each(Object.entries(REPORT_CASES))('%s is as reviewed', (name, given) => {
    const assessment = assessCase(given);
    const { markdown, chart } = comparisonReport(assessment);
    const folder = `test/render/golden/reports/${name}`;
    mkdirSync(folder, { recursive: true });
    expectGolden(`${folder}/comment.md`, markdown);
    if (chart === null || !PICTURED.includes(name)) return;
    expectGolden(`${folder}/chart-light.svg`, chart.light);
    expectGolden(`${folder}/chart-dark.svg`, chart.dark);
  });
});
