import type { LaneSegment } from '../../../src/render/chart/model.ts';
import { chartKey } from '../../../src/render/page/chart-figure.ts';
import { chartModel, uniforms } from '../chart/models.ts';

const lane = (...directions: LaneSegment['direction'][]): LaneSegment[] =>
  directions.map((direction, i) => ({ from: 1 + i, to: 2 + i, level: 'weak', direction }));
const scores = [uniforms(48, 1), uniforms(40, 2)];
const wordsOf = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) =>
    line.replace(/<[^>]*>/g, '').replace(/\s+/g, ' '),
  );

describe('the key of a chart', () => {
  test('names the levels of evidence in each direction that there is', () => {
    const [worse] = wordsOf(chartKey(chartModel({ scores }, { lane: lane('worse') })));
    expect(worse).toBe('Evidence that the candidate is worse: weak fair strong');
    const both = chartKey(chartModel({ scores }, { lane: lane('better', 'worse') }));
    expect(wordsOf(both).slice(0, 2)).toEqual([
      worse,
      'Evidence that the candidate is better: weak fair strong',
    ]);
    expect(both.match(/var\(--chart-(?:worse|better)-(?:weak|fair|strong)\)/g)).toHaveLength(6);
    expect(wordsOf(chartKey(chartModel({ scores }))).join(' ')).not.toContain('Evidence');
  });

  test('says what is right of the dotted line, and what an arrow means', () => {
    expect(wordsOf(chartKey(chartModel({ scores })))).toEqual([
      'Right of the dotted line at least one sweep resolves no budget, and nothing is compared.',
      'From its arrow (↑) on, a sweep’s band has no upper limit; the thin line is its lower one, the thick line still the median.',
    ]);
    const lone = chartModel({ scores: [uniforms(48, 1)], direction: 'minimize' });
    expect(wordsOf(chartKey(lone))).toEqual([
      'Right of the dotted line the trials resolve no budget.',
      'From the arrow (↓) on, the band has no lower limit; the thin line is its upper one, the thick line still the median.',
    ]);
  });

  test('is none where there is nothing to explain', () => {
    expect(chartKey(chartModel({ scores: [[1], [2]] }))).toBe('');
  });
});
