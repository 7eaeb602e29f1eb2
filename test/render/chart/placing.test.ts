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
  const outside = [place(top + 2), place(bottom + 1), { ...high, x: left - 5 }];
  const part = { ...labelBox(high), right: left + 12 };
  const free = { lines: [], texts: [] };

  test.each([
    ['is the first one that is free', [high, low], free, [high]],
    ['is the next if a line is in it', [high, low], { ...free, lines: [labelBox(high)] }, [low]],
    [
      'is rather on a curve than on another text',
      [high, low],
      { lines: [labelBox(low)], texts: [part] },
      [low],
    ],
    ['is inside the plot', [...outside, low], free, [low]],
    ['is nowhere if none is inside', outside, free, []],
  ])('%s', (_, places, around, expected) => {
    const labels = places.map((one) => [one]);
    expect(leastCovered(labels, plot, around)).toEqual(expected);
  });
});
