import type { ReadingSettings } from '../../../src/settings/index.ts';
import { messageOf, scoresOf, sweepOf, userError } from '../sweeps.ts';

const x = { metric: 'x' };
const MIXED = 'x,state\n1,COMPLETE\n2,FAIL\n3,PRUNED\n,PRUNED\n5,RUNNING\n,COMPLETE\n';

describe('the status of a trial', () => {
  it.each([
    ['Completed', 'completed'],
    ['ok', 'completed'],
    ['TERMINATED', 'completed'],
    ['', 'completed'],
    ['Crashed', 'failed'],
    ['killed', 'failed'],
    ['EARLY_STOPPED', 'pruned'],
    ['stopped', 'pruned'],
  ])('is read whatever its case: %j means %s', async (word, outcome) => {
    const sweep = await sweepOf(`x,Status\n1,${word}\n`, x);
    expect(sweep.trials).toMatchObject([{ outcome, score: outcome === 'failed' ? -Infinity : 1 }]);
  });

  it.each<[Partial<ReadingSettings>, number[], number]>([
    [{}, [1, -Infinity, 3, -Infinity, -Infinity], 0],
    [{ failedTrials: 'drop' }, [1, 3], 3],
    [{ prunedTrials: 'drop' }, [1, -Infinity, -Infinity, -Infinity], 1],
    [{ prunedTrials: 'worst' }, [1, -Infinity, -Infinity, -Infinity, -Infinity], 0],
  ])('counts every row once as counted, running or ignored: %j', async (policy, kept, ignored) => {
    const { trials, counts } = await sweepOf(MIXED, { ...x, ...policy });
    expect(trials.map(({ score }) => score)).toEqual(kept);
    const counted = kept.length;
    expect(counts).toEqual({ counted, failed: 3, pruned: 1, running: 1, ignored });
  });

  it('may make failed or pruned trials an error', async () => {
    const failed = await userError(sweepOf(MIXED, { ...x, failedTrials: 'error' }));
    expect(failed.fault).toBe('data');
    expect(failed.message).toContain('sweep.csv, line 3: is a failed trial, the first of 3.');
    expect(await messageOf(sweepOf(MIXED, { ...x, prunedTrials: 'error' }))).toContain(
      'sweep.csv, line 4: is a pruned trial, the first of 1.',
    );
  });

  it('is judged before the metric is read', async () => {
    expect(await scoresOf('x,state\n1,ok\nboom,FAIL\n?,RUNNING\n', x)).toEqual([1, -Infinity]);
  });

  it('is read from status rather than from state, and never from the metric', async () => {
    expect(await scoresOf('x,state,Status\n1,Texas,failed\n', x)).toEqual([-Infinity]);
    expect(await scoresOf('state\n1\n', { metric: 'state' })).toEqual([1]);
  });

  it('is read from the keys each row has, however other rows spell them', async () => {
    const text = ['{"x": 1, "status": "ok"}', '{"x": 2, "Status": "failed"}'];
    const more = ['{"x": 3, "state": "RUNNING"}', '{"x": 4, "status": "", "State": "FAIL"}'];
    const sweep = await sweepOf([...text, ...more].join('\n'), x);
    expect(sweep.trials.map(({ score }) => score)).toEqual([1, -Infinity, -Infinity]);
    expect(sweep.counts).toMatchObject({ failed: 2, running: 1 });
  });

  it('that is not known is an error with the values there are', async () => {
    const error = await userError(sweepOf('x,State\n1,finished\n2,Texas\n3,Ohio\n', x));
    expect(error.message).toBe(
      'sweep.csv, line 3: State is "Texas", an unknown status; the column has ' +
        '"finished", "Texas", "Ohio". Write finished, failed, pruned or running instead, ' +
        'or rename the column if it is not a status.',
    );
    expect(await messageOf(sweepOf('{"x": 1, "state": 1}', x))).toContain('state is 1, an unknown');
  });

  it('leaves an error if no trial counts', async () => {
    const dropped = { ...x, failedTrials: 'drop', prunedTrials: 'drop' } as const;
    const text = 'x,state\n,FAIL\n,RUNNING\n,WAITING\n1,PRUNED\n';
    const { fault, what } = await userError(sweepOf(text, dropped));
    expect(fault).toBe('data');
    expect(what).toContain('has no trial that counts: 1 failed, 1 pruned and 2 unfinished');
  });
});
