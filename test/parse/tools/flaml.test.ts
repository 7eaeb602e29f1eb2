import { fixtureIn, messageOf, sweepFrom, tableOf } from '../sweeps.ts';

const fixture = fixtureIn('flaml');

describe('the log of FLAML', () => {
  it('is a sweep to minimize, whose closing record is not a trial', async () => {
    const sweep = await sweepFrom([await fixture('all.log')], {
      direction: null,
      cost: 'duration',
    });
    expect(sweep).toMatchObject({ format: 'flaml-log', metric: 'validation_loss' });
    expect(sweep).toMatchObject({ direction: 'minimize', isOrdered: true });
    expect(sweep.counts).toMatchObject({ counted: 12, failed: 2, running: 0, ignored: 0 });
    expect(sweep.trials[0]?.score).toBe(-0.2);
    expect(sweep.cost).toMatchObject({ unit: 'seconds', from: 12 });
  });

  it('tells the parameters with the learner', async () => {
    const { rows } = await tableOf([await fixture('all.log')]);
    expect(rows[1]?.parameters).toMatchObject({ learner: 'extra_tree', max_leaves: 4 });
  });

  it('is refused as it is by default, for it has only the better trials', async () => {
    expect(await messageOf(tableOf([await fixture('better.log')]))).toBe(
      'better.log: lists only trials that were better than all before them: 2 of at least 6. ' +
        'Search again with AutoML().fit(…, log_type="all"): all trials are needed.',
    );
  });
});
