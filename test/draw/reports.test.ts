import { mkdirSync } from 'node:fs';
import { expectGolden } from '../support/golden.ts';
import { assessCase, REPORT_CASES } from '../support/report-cases.ts';
import { comparisonReport } from '../support/reports.ts';

/** The cases whose charts docs/report.md shows. */
const PICTURED = ['none', 'crossing', 'forty-percent-failed'];

/** The others are shown as far as a reader sees them without opening a fold. */
const WHOLE = ['strongly-worse', 'none', 'minimise-with-cost', 'no-baseline', 'within-a-margin'];

/** Every kind of report. */
test.each(Object.entries(REPORT_CASES))('the report of %s is as reviewed', (name, given) => {
  const assessment = assessCase(given);
  const { markdown, chart } = comparisonReport(assessment);
  const folder = `test/draw/golden/reports/${name}`;
  mkdirSync(folder, { recursive: true });
  const screen = WHOLE.includes(name) ? markdown : (markdown.split('\n<details>')[0] ?? '');
  expectGolden(`${folder}/comment.md`, screen);
  if (chart === null || !PICTURED.includes(name)) return;
  expectGolden(`${folder}/chart-light.svg`, chart.light);
  expectGolden(`${folder}/chart-dark.svg`, chart.dark);
});
