import fc from 'fast-check';
import { assess } from '../../src/assess.ts';
import { comparisonReport } from '../../src/render/index.ts';
import { expectGolden } from '../support/golden.ts';
import { fewerRuns } from '../support/property-runs.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';
import { assessCase, type ReportCase } from './report-cases.ts';

function comment(given: ReportCase) {
  return comparisonReport(assessCase(given)).markdown;
}

const good = spread(48, 0.8, 0.9);
const failing = [...spread(20, 0.8, 0.9), ...Array(20).fill(null)];

describe('the comment of', () => {
  test.each<[string, ReportCase]>([
    ['narrow', { baseline: good, candidate: spread(6, 0.7, 0.8) }],
    ['half-failed', { baseline: good, candidate: failing }],
    ['unfinished', { baseline: good, candidate: good, candidateMaking: { running: 3 } }],
    [
      'hostile-names',
      {
        baseline: good,
        candidate: good,
        making: { metric: 'a|b`<img src=x>@octocat\n# c', location: '../`x`|<b>.csv' },
      },
    ],
    [
      'never-fails',
      { baseline: good, candidate: spread(48, 0.7, 0.8), flags: { 'fail-on': 'never' } },
    ],
  ])('%s is as reviewed', (name, given) => {
    expectGolden(`test/render/golden/comment-${name}.md`, comment(given));
  });
});

describe('every comment', () => {
  const score = fc.option(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { freq: 5 });
  const sweep = fc.array(score, { minLength: 1, maxLength: 12 });

  test('fits into a comment, with its tags balanced and nothing undefined', () => {
    fc.assert(
      fc.property(
        sweep,
        sweep,
        fc.string({ unit: 'binary', maxLength: 300 }),
        (baseline, candidate, metric) => {
          const text = comment({ baseline, candidate, making: { metric, location: metric } });
          expect(text.length).toBeLessThan(65_536);
          const outsideCode = text.replace(/(`+)[^`][\s\S]*?\1/g, '');
          for (const tag of ['details', 'summary']) {
            const opened = outsideCode.split(`<${tag}>`).length;
            expect(outsideCode.split(`</${tag}>`)).toHaveLength(opened);
          }
          expect(outsideCode).not.toMatch(/NaN|undefined|Infinity|\[object/);
        },
      ),
      fewerRuns(),
    );
  });

  test('says the same bytes for the same sweeps', () => {
    const sweeps = { baseline: sweepOf(good), candidate: sweepOf(failing) };
    const anew = () => comparisonReport(assess(sweeps, settingsWith())).markdown;
    expect(anew()).toBe(anew());
  });
});
