import { mkdirSync } from 'node:fs';
import { comparisonReport } from '../../src/render/index.ts';
import { expectGolden } from '../support/golden.ts';
import { assessCase, REPORT_CASES } from './report-cases.ts';

/** Every kind of report. The charts of these cases are compared in chart/. */
describe('the report of', () => {
  test.each(Object.entries(REPORT_CASES))('%s is as reviewed', (name, given) => {
    const assessment = assessCase(given);
    const { markdown } = comparisonReport(assessment);
    const folder = `test/render/golden/reports/${name}`;
    mkdirSync(folder, { recursive: true });
    expectGolden(`${folder}/comment.md`, markdown);
  });
});
