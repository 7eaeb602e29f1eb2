import { differenceFrom } from '../../../src/parse/index.ts';
import { NOTHING_GIVEN } from '../../../src/parse/saved/settings.ts';
import { namesIn } from '../../../src/settings/index.ts';
import { settingsWith } from '../../support/sweeps.ts';

function difference(flags: Readonly<Record<string, string>>, saved: object) {
  const record = {
    metric: 'loss',
    direction: 'minimize',
    cost: null,
    settings: { ...NOTHING_GIVEN, ...saved },
  } as const;
  const asked = namesIn('reading').filter((name) => name in flags);
  return differenceFrom(record, settingsWith(flags).reading, asked);
}

describe('a saved sweep differs from what the config asks for', () => {
  test.each([
    [{ metric: 'accuracy' }, {}, 'metric', 'accuracy', 'loss'],
    [{ direction: 'maximize' }, {}, 'direction', 'maximize', 'minimize'],
    [{ cost: 'seconds' }, {}, 'cost', 'seconds', 'not given'],
    [{ 'failed-trials': 'worst' }, { failedTrials: 'drop' }, 'failed-trials', 'worst', 'drop'],
    [{ 'failed-trials': 'drop' }, {}, 'failed-trials', 'drop', 'worst'],
    [{ 'unfinished-trials': 'drop' }, {}, 'unfinished-trials', 'drop', 'worst'],
    [{ 'metric-max': '1' }, { metricMax: 2 }, 'metric-max', '1', '2'],
    [{ 'failed-value': '999' }, {}, 'failed-value', '999', 'not given'],
  ])('%j, %j', (flags, saved, option, asked, found) => {
    expect(difference(flags, saved)).toEqual({ option, asked, saved: found });
  });

  test.each([
    [{ metric: 'loss', direction: 'minimize' }, {}],
    [{ 'failed-trials': 'worst', 'pruned-trials': 'drop' }, { prunedTrials: 'drop' }],
    // What the config leaves open is the business of the job that saves.
    [{}, { failedTrials: 'drop', metricMax: 2 }],
    [{ format: 'csv' }, {}],
  ])('but not in %j, %j', (flags, saved) => {
    expect(difference(flags, saved)).toBeNull();
  });
});
