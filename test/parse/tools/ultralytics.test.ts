import { sweepOf } from '../sweeps.ts';

test('the tuning of Ultralytics is known as adaptive, and all but fitness are parameters', async () => {
  const text = 'fitness,lr0,lrf,momentum\n0.25,0.01,0.01,0.9\n0.5,0.02,0.01,0.91\n';
  const { trials, search, direction } = await sweepOf(text, { direction: null });
  expect(search).toEqual({ method: 'adaptive', sampler: 'evolution', seed: null });
  expect(direction).toBe('maximize');
  expect(trials.map(({ score }) => score)).toEqual([0.25, 0.5]);
  expect(trials[0]?.parameters).toEqual({ lr0: 0.01, lrf: 0.01, momentum: 0.9 });
});
