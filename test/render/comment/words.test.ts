import { comparisonReport } from '../../support/reports.ts';
import { assessCase, REPORT_CASES, type ReportCase } from '../report-cases.ts';

/** What a reader reads before the first fold: words, not the numbers of the chart and the table. */
function wordsBeforeFolds(markdown: string): string[] {
  const [shown = ''] = markdown.replace(/```[\s\S]*?```/g, '').split('<details>');
  return shown.match(/[^\s|<>]*\p{L}[^\s|<>]*/gu) ?? [];
}

test.each(Object.entries(REPORT_CASES))(
  'a comment (%s) has at most 120 words before its folds',
  (_, given: ReportCase) => {
    const { markdown } = comparisonReport(assessCase(given));
    const words = wordsBeforeFolds(markdown);
    expect(words.length).toBeGreaterThan(5);
    expect({ words, count: words.length }).toEqual({ words, count: Math.min(120, words.length) });
  },
);
