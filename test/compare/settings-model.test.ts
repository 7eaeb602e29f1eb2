import { type ConfiguredTrial, SettingsModel } from '../../src/compare/settings-model.ts';
import { classesOfScores } from '../../src/math/classes.ts';
import reference from '../reference/adjusted.json';

const trialsOf = (rows: readonly unknown[]) =>
  (rows as [number | string, ConfiguredTrial['settings']][]).map(([score, settings]) => {
    return { score: Number(score), settings };
  });

test.each(reference)(
  'an independent implementation agrees on what settings promise and what is left of $name',
  ({ baseline, candidate, history, expect: known }) => {
    const trials = trialsOf([...baseline, ...candidate]);
    const classes = classesOfScores(trials.map(({ score }) => score));
    const columns = { names: known.columns, leftOut: [] };
    const model = new SettingsModel(trials, { columns, older: history.map(trialsOf) }, classes);
    const { predicted, residuals, explained } = model.fit(classes);
    const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 8));
    expect([...predicted]).toEqual(near(known.predicted));
    expect([...residuals]).toEqual(near(known.residual));
    expect(explained).toBeCloseTo(known.explained, 9);
  },
);

test('scores of one class have nothing to explain', () => {
  const trials = [1, 2, 3, 4].map((lr) => ({ score: 7, settings: { lr } }));
  const columns = { names: ['lr'], leftOut: [] };
  const classes = classesOfScores(trials.map(({ score }) => score));
  const model = new SettingsModel(trials, { columns, older: [] }, classes);
  expect(model.fit(classes).explained).toBe(0);
});
