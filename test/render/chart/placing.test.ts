import { layOut } from '../../../src/render/chart/layout.ts';
import { leastCovered } from '../../../src/render/chart/placing.ts';
import { type Label, labelBox } from '../../../src/render/svg/svg.ts';
import { chartModel, uniforms } from './models.ts';

const { plot } = layOut(chartModel({ scores: [uniforms(12, 1)] }));
const { left, top, bottom } = plot.box;

function place(y: number): Label {
  return { size: 14, weight: 'regular', x: left + 10, y, text: 'words', fill: '#000000' };
}

describe('the place of a text among curves', () => {
  const [high, low] = [place(top + 40), place(bottom - 40)];

  test('is the first one that is free', () => {
    expect(
      leastCovered(
        [high, low].map((one) => [one]),
        plot,
        { lines: [], texts: [] },
      ),
    ).toEqual([high]);
    expect(
      leastCovered(
        [high, low].map((one) => [one]),
        plot,
        { lines: [labelBox(high)], texts: [] },
      ),
    ).toEqual([low]);
  });

  test('is rather on a curve than on another text', () => {
    const part = { ...labelBox(high), right: left + 12 };
    const around = { lines: [labelBox(low)], texts: [part] };
    expect(
      leastCovered(
        [high, low].map((one) => [one]),
        plot,
        around,
      ),
    ).toEqual([low]);
  });

  test('is inside the plot, or nowhere', () => {
    const outside = [place(top + 2), place(bottom + 1), { ...high, x: left - 5 }];
    expect(
      leastCovered(
        [...outside, low].map((one) => [one]),
        plot,
        { lines: [], texts: [] },
      ),
    ).toEqual([low]);
    expect(
      leastCovered(
        outside.map((one) => [one]),
        plot,
        { lines: [], texts: [] },
      ),
    ).toEqual([]);
  });
});
