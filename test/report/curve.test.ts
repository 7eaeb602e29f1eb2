import { markdownBlocks } from '../../src/print/index.ts';
import { chartOf } from '../../src/render/chart/chart-of.ts';
import { renderText } from '../../src/render/terminal/comparison.ts';
import { PLAIN_SCREEN } from '../../src/render/terminal/layout.ts';
import { curveWord, methodFold } from '../../src/report/index.ts';
import type { Direction } from '../../src/settings/index.ts';
import { assessCase } from '../render/report-cases.ts';
import { settingsWith, spread } from '../support/sweeps.ts';

/** All that is said of two sweeps of 48 trials where luck is asked for. */
function told(direction: Direction, quantile: string): string {
  const [baseline, candidate] = [spread(48, 0.5, 0.6), spread(48, 0.8, 0.9)];
  const making = { direction };
  const assessment = assessCase({ baseline, candidate, making, flags: { quantile } });
  return [
    renderText(assessment, PLAIN_SCREEN),
    markdownBlocks([methodFold(assessment)]),
    chartOf(assessment)?.subtitle,
  ].join('\n');
}

describe('the quantile of a curve', () => {
  test.each<[string, Direction, string]>([
    ['0.5', 'maximize', 'median'],
    ['0.9', 'maximize', '90 % quantile'],
    ['0.9', 'minimize', '10 % quantile'],
    ['0.999', 'minimize', '0.1 % quantile'],
  ])('%s, %s, is called the %s', (quantile, direction, word) => {
    expect(curveWord(settingsWith({ quantile }), direction)).toBe(word);
  });

  test.each<[Direction, string, string]>([
    ['maximize', '90 %', '10 %'],
    ['minimize', '10 %', '90 %'],
  ])('of luck is the same %s, the metric’s own is its %s quantile', (direction, own, other) => {
    const text = told(direction, '0.9');
    expect(text).toContain(`*tuning curve* is the ${own} quantile best score`);
    expect(text).toContain(`one ${own} quantile lies outside`);
    expect(text).toMatch(new RegExp(`^${own} quantile best`, 'm'));
    expect(text).not.toContain(`${other} quantile`);
  });
});
