import { columnShares, columns, dots } from '../../../src/render/chart/strip.ts';

const row = { left: 0, right: 60, top: 0, bottom: 30 };

describe('the columns of a row', () => {
  test('are shares of all trials, those without a place too', () => {
    expect(columnShares([0, 1, 59.9, 60], row, 8)).toEqual([0.25, 0, 0, 0, 0, 0, 0, 0, 0, 0.25]);
    expect(columnShares([], row, 8)).toEqual(new Array(10).fill(0));
  });

  test('fill the row with the largest share, and are seen however small', () => {
    const [path = ''] = columns([0.5, 0.25, 0, 1e-6], row, { largest: 0.5, fill: '#000000' });
    expect(path.match(/v-[\d.]+/g)).toEqual(['v-30', 'v-15', 'v-1.5']);
    expect(columns([0, 0], row, { largest: 0, fill: '#000000' })).toEqual([]);
  });
});

describe('the dots of a row', () => {
  test('are one for each trial, inside the row, apart where scores are tied', () => {
    const heights = dots(new Array(20).fill(30), row, '#000000').flatMap((path) =>
      [...path.matchAll(/M30 ([\d.]+)h0/g)].map(([, y]) => Number(y)),
    );
    expect(new Set(heights).size).toBe(20);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...heights)).toBeLessThanOrEqual(27);
    expect(dots([], row, '#000000')).toEqual([]);
  });
});
