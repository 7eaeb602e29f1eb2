import { inspectFiles } from '../../src/parse/index.ts';
import { filesOf, READING, sweepOf, userError } from './sweeps.ts';

describe('what a cost is counted in', () => {
  it.each([
    ['duration_seconds', 'seconds'],
    ['time_s', 'seconds'],
    ['gpuHours', 'GPU hours'],
    ['cost_min', 'minutes'],
    ['min_time', null],
    ['seconds_per_batch', null],
    ['duration', null],
    ['runtime', null],
  ])('is told by its name, to inspect as to compare: %s', async (name, unit) => {
    const text = `accuracy,${name}\n0.5,3\n0.6,5\n`;
    expect((await sweepOf(text, { metric: 'accuracy', cost: name })).cost?.unit).toBe(unit);
    const { files, source } = filesOf(text);
    const { costs } = await inspectFiles(files, READING, source);
    expect(costs).toEqual([{ name, values: 2, mean: 4, unit }]);
  });

  it('is what is given against any name', async () => {
    const asked = { metric: 'f1', cost: 'seconds', costUnit: 'node hours' };
    expect((await sweepOf('f1,seconds\n0.5,3\n', asked)).cost?.unit).toBe('node hours');
  });

  it('comes with the column that was probably meant', async () => {
    const text = 'accuracy,duration_seconds\n0.5,3\n';
    const error = await userError(sweepOf(text, { metric: 'accuracy', cost: 'duration' }));
    expect(error.fix).toMatch(/^Did you mean "duration_seconds"\?/);
    const several = 'accuracy,train_duration,test_duration\n0.5,3,4\n';
    const either = await userError(sweepOf(several, { metric: 'accuracy', cost: 'duration' }));
    expect(either.fix).toMatch(/^Its columns are/);
  });
});
