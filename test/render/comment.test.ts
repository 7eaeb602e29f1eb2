import fc from 'fast-check';
import { assess } from '../../src/decide/index.ts';
import type { OptionName } from '../../src/options.ts';
import { comparisonReport } from '../../src/render/index.ts';
import { searchesOf } from '../support/assessments.ts';
import { expectGolden } from '../support/golden.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

type Values = readonly (number | null)[];

interface Case {
  readonly baseline: Values | null;
  readonly candidate: Values | null;
  readonly flags?: Partial<Record<OptionName, string>>;
  readonly making?: Parameters<typeof sweepOf>[1];
  readonly candidateMaking?: Parameters<typeof sweepOf>[1];
}

function comment({ baseline, candidate, flags = {}, making = {}, candidateMaking = making }: Case) {
  const sweeps = {
    baseline: baseline && sweepOf(baseline, { location: 'sweeps/main.csv', ...making }),
    candidate: candidate && sweepOf(candidate, { location: 'sweeps/pull.csv', ...candidateMaking }),
  };
  const searches = searchesOf({ baseline: 'sweeps/main.csv', candidate: 'sweeps/pull.csv' });
  return comparisonReport(assess(sweeps, settingsWith(flags), searches)).markdown;
}

const good = spread(48, 0.8, 0.9);
const failing = [...spread(20, 0.8, 0.9), ...Array(20).fill(null)];

describe('the comment of', () => {
  test.each<[string, Case]>([
    ['strongly-worse', { baseline: good, candidate: spread(48, 0.7, 0.8) }],
    ['better', { baseline: good, candidate: spread(48, 0.86, 0.96) }],
    ['none', { baseline: good, candidate: spread(48, 0.801, 0.9) }],
    ['weak', { baseline: good, candidate: spread(48, 0.8, 0.889) }],
    ['fair-neutral', { baseline: good, candidate: spread(48, 0.79, 0.877) }],
    ['mixed', { baseline: spread(60, 0.5, 0.9), candidate: spread(60, 0.72, 0.8) }],
    [
      'minimise',
      {
        baseline: spread(48, 2, 4),
        candidate: spread(48, 3, 6),
        making: { direction: 'minimize', metric: 'perplexity' },
      },
    ],
    ['insufficient', { baseline: [0.1, 0.2, 0.3], candidate: [0.2, 0.1] }],
    ['narrow', { baseline: good, candidate: spread(6, 0.7, 0.8) }],
    ['half-failed', { baseline: good, candidate: failing }],
    ['unfinished', { baseline: good, candidate: good, candidateMaking: { running: 3 } }],
    ['no-baseline', { baseline: null, candidate: good }],
    ['no-candidate', { baseline: good, candidate: null }],
    ['invalid', { baseline: good, candidate: good, candidateMaking: { metric: 'loss' } }],
    ['ties', { baseline: Array(30).fill(0.5), candidate: Array(30).fill(0.5) }],
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
  const sweep = fc.array(score, { minLength: 1, maxLength: 30 });

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
      { numRuns: 60 },
    );
  });

  test('says the same bytes for the same sweeps', () => {
    const given = { baseline: good, candidate: failing };
    expect(comment(given)).toBe(comment(given));
  });
});
