import fc from 'fast-check';
import { type Sweep, suspectedFailedValue, toSweep } from '../../src/parse/index.ts';
import { saveSweep } from '../../src/parse/saved/saved-sweep.ts';
import type { Direction, ReadingSettings } from '../../src/settings/index.ts';
import { savedSweep, savedTrial } from './saved/saved-sweeps.ts';
import { messageOf, READING, sweepOf } from './sweeps.ts';

const scores = ({ trials }: Sweep) => trials.map(({ score }) => score);

const losses = (reading: Partial<ReadingSettings>) =>
  sweepOf('loss,state\n0.5,COMPLETE\n999,COMPLETE\n0.25,PRUNED\n999.0,PRUNED\n,FAIL\n', {
    metric: 'loss',
    direction: 'minimize',
    ...reading,
  });

describe('the score that stands for a failure', () => {
  it('makes trials that have it fail, whichever way they ended', async () => {
    const sweep = await losses({ failedValue: 999 });
    expect(scores(sweep)).toEqual([-0.5, -Infinity, -0.25, -Infinity, -Infinity]);
    expect(sweep.trials[1]?.outcome).toBe('failed');
    expect(sweep.counts).toMatchObject({ counted: 5, failed: 3, pruned: 1 });
  });

  it('does nothing where no trial has exactly that', async () => {
    expect(await losses({ failedValue: 998.9999 })).toEqual(await losses({}));
    expect((await losses({})).counts).toMatchObject({ failed: 1, pruned: 2 });
  });

  it('is in the unit of the metric, and may be zero or below', async () => {
    const text = 'r2\n0.5\n-1\n0\n';
    expect(scores(await sweepOf(text, { failedValue: -1 }))).toEqual([0.5, -Infinity, 0]);
    expect(scores(await sweepOf(text, { failedValue: 0 }))).toEqual([0.5, -1, -Infinity]);
    const minimized = { failedValue: 0, direction: 'minimize' } as const;
    expect(scores(await sweepOf(text, minimized))).toEqual([-0.5, 1, -Infinity]);
  });

  it('leaves those trials to the policy for failed ones', async () => {
    const dropped = await losses({ failedValue: 999, failedTrials: 'drop' });
    expect(dropped.counts).toMatchObject({ counted: 2, failed: 3, ignored: 3 });
    const refused = losses({ failedValue: 999, failedTrials: 'error' });
    expect(await messageOf(refused)).toContain('sweep.csv, line 3: is a failed trial');
  });

  it('is out of no bounds', async () => {
    const sweep = await losses({ failedValue: 999, metricMax: 1 });
    expect(sweep.counts.failed).toBe(3);
    expect(await messageOf(losses({ metricMax: 1 }))).toContain('above metric-max (1)');
  });

  it('needs no cost', async () => {
    const text = 'loss,seconds\n0.5,10\n999,\n';
    const asked = { metric: 'loss', cost: 'seconds', direction: 'minimize' } as const;
    expect((await sweepOf(text, { ...asked, failedValue: 999 })).cost).toMatchObject({ from: 1 });
    expect(await messageOf(sweepOf(text, asked))).toContain('has no cost that is a finite number');
  });

  it('may be named when a saved sweep is read again', async () => {
    const trials = [-0.5, -999].map((score) => savedTrial({ score }));
    const saved = savedSweep({ record: { direction: 'minimize', trials } });
    const again = await sweepOf(saveSweep(saved), { failedValue: 999, direction: null });
    expect(scores(again)).toEqual([-0.5, -Infinity]);
    expect(saved.record.trials[1]?.score).toBe(-999);
  });
});

/** A sweep of these values, all of finished trials; NaN is a failed one. */
function sweepWith(
  values: readonly number[],
  direction: Direction = 'minimize',
  failedValue: number | null = null,
): Sweep {
  const trials = values.map((value) =>
    Number.isNaN(value)
      ? savedTrial({ outcome: 'failed', score: -Infinity })
      : savedTrial({ score: direction === 'maximize' ? value : 0 - value }),
  );
  const { record } = savedSweep({ record: { direction, trials } });
  return toSweep(record, { ...READING, failedValue });
}

const suspected = (values: readonly number[], direction?: Direction) =>
  suspectedFailedValue(sweepWith(values, direction));

const ERRORS = [0.02, 0.5, 0.31, 1.9, 0.44];

describe('a score that was probably written for failed trials', () => {
  const marks = [999, 9999, 100, 1000, 1e6, 1e10, 1e308, 2147483647, 2 ** 63];
  const largest = [Number.MAX_VALUE, 3.4028234663852886e38, 65504, 5000, 12345];

  it.each([...marks, ...largest])('is %d among errors', (value) => {
    expect(suspected([value, ...ERRORS, value])).toEqual({ value, count: 2 });
  });

  it.each([-1, -999, -1e9])('is %d among accuracies', (value) => {
    expect(suspected([0.9, value, 0.7, value, 0], 'maximize')).toEqual({ value, count: 2 });
  });

  it('is 0 where it is the best, far from all others', () => {
    expect(suspected([0.998, 0, 0.993, 1.005, 0])).toEqual({ value: 0, count: 2 });
    expect(suspected([-0.998, 0, -0.993, -1.005, 0], 'maximize')).toEqual({ value: 0, count: 2 });
  });

  it('is 1 among small errors, and 14 times 999 in 51 trials', () => {
    expect(suspected([0.01, 0.03, 1, Number.NaN, 0.02, 1])).toEqual({ value: 1, count: 2 });
    expect(suspected([-0.5, -999, -2.25, -999], 'maximize')).toEqual({ value: -999, count: 2 });
    const many = Array.from({ length: 51 }, (_, i) => (i % 11 < 3 ? 999 : 0.1 + i / 100));
    expect(suspected(many)).toEqual({ value: 999, count: many.filter((one) => one > 1).length });
  });
});

const none: readonly (readonly [string, readonly number[], Direction])[] = [
  ['it is there once', [...ERRORS, 999], 'minimize'],
  ['models learned nothing of ten classes', [0.95, 0.1, 0.91, 0.1, 0.1, 0.93], 'maximize'],
  ['models learned nothing, in percent', [95, 10, 91.5, 10, 10, 93], 'maximize'],
  ['the error is that of chance, in percent', [1.5, 90, 4.25, 90, 2], 'minimize'],
  ['the loss is that of chance among five', [0.2, 1.609375, 0.3, 1.609375, 0.1], 'minimize'],
  ['the metric cannot be lower', [0.8, 0, 0.7, 0, 0, 0.9], 'maximize'],
  ['every word is wrong', [0.12, 1, 0.31, 1, 0.22], 'minimize'],
  ['games are lost', [1, -1, 0, -1, 1, -1], 'maximize'],
  ['all but one outcome is the same', [0.5, 999, 999, 999], 'minimize'],
  ['all trials are alike', [999, 999, 999], 'minimize'],
  ['there is one trial', [999], 'minimize'],
  ['no trial has a score', [Number.NaN, Number.NaN], 'minimize'],
  ['some models make no errors', [0, 0.02, 0.5, 0, 0.31, 0.1], 'minimize'],
  ['one model makes no errors', [0, 0.91, 0.93], 'minimize'],
  ['there are no more than two scores', [0, 0.91, 0, 0.91], 'minimize'],
  ['it counts errors', [0, 12, 0, 14, 13], 'minimize'],
  ['it is the best', [0.5, 0.25, 0.1, 999, 999], 'maximize'],
  ['it is a number like the others', [512.5, 999, 730.1, 999, 650], 'minimize'],
  ['rewards have a floor', [-110.5, -200, -150, -200, -130], 'maximize'],
  ['nobody would write it', [...ERRORS, 37.25, 37.25], 'minimize'],
];
it.each(none)('no score seems to mark failed trials if %s', (_, values, direction) => {
  expect(suspected(values, direction)).toBeNull();
});

describe('the suspicion', () => {
  const value = fc.oneof(
    fc.constantFrom(0, 1, -1, 0.1, 999, -999, 2147483647, Number.NaN),
    fc.double({ min: -5, max: 5, noNaN: true }).map((one) => one + 0),
  );
  const all = fc.array(value, { minLength: 1, maxLength: 12 });

  it('is of the worst score or of a best one of 0, as often as it is there, and gone once it is named', () => {
    fc.assert(
      fc.property(all, (values) => {
        const sweep = sweepWith(values);
        const found = suspectedFailedValue(sweep);
        if (found === null) return;
        const finite = values.filter((one) => !Number.isNaN(one));
        expect([Math.max(...finite), 0]).toContain(found.value);
        expect(found.count).toBe(finite.filter((one) => one === found.value).length);
        const named = sweepWith(values, 'minimize', found.value);
        expect(suspectedFailedValue(named)?.value).not.toBe(found.value);
        expect(named.counts.failed).toBe(sweep.counts.failed + found.count);
      }),
    );
  });

  it('is of nothing that people measure: scores drawn at random are never suspected', () => {
    const measured = fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(measured, (values) => {
        const rounded = values.map((one) => Math.round(one * 20) / 20 + 0.5);
        expect(suspected(rounded)).toBeNull();
        expect(suspected(rounded, 'maximize')).toBeNull();
      }),
    );
  });
});
