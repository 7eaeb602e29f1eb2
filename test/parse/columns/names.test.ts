import type { ReadingSettings } from '../../../src/settings/index.ts';
import { messageOf, scoresOf, sweepOf, userError } from '../sweeps.ts';

const x = { metric: 'x' };
const MIXED = 'x,state\n1,COMPLETE\n2,FAIL\n3,PRUNED\n,PRUNED\n5,RUNNING\n,COMPLETE\n7,WAITING\n';

describe('the status of a trial', () => {
  it.each([
    ['Completed', 'completed'],
    ['ok', 'completed'],
    ['TERMINATED', 'completed'],
    ['', 'completed'],
    ['keep', 'completed'],
    ['discard', 'completed'],
    ['crash', 'failed'],
    ['Crashed', 'failed'],
    ['killed', 'failed'],
    ['EARLY_STOPPED', 'pruned'],
    ['stopped', 'pruned'],
  ])('is read whatever its case: %j means %s', async (word, outcome) => {
    const sweep = await sweepOf(`x,Status\n1,${word}\n`, x);
    expect(sweep.trials).toMatchObject([{ outcome, score: outcome === 'failed' ? -Infinity : 1 }]);
  });

  const none = -Infinity;

  it.each<[Partial<ReadingSettings>, number[], number]>([
    [{}, [1, none, 3, none, none, none], 1],
    [{ failedTrials: 'drop' }, [1, 3, none], 4],
    [{ prunedTrials: 'drop' }, [1, none, none, none, none], 2],
    [{ prunedTrials: 'worst' }, [1, none, none, none, none, none], 1],
    [{ unfinishedTrials: 'drop' }, [1, none, 3, none, none], 2],
    [{ unfinishedTrials: 'drop', failedTrials: 'drop', prunedTrials: 'drop' }, [1], 6],
  ])('counts every row once as counted or ignored: %j', async (policy, kept, ignored) => {
    const { trials, counts } = await sweepOf(MIXED, { ...x, ...policy });
    expect(trials.map(({ score }) => score)).toEqual(kept);
    const counted = kept.length;
    expect(counts).toEqual({ drawn: 6, counted, failed: 3, pruned: 1, running: 1, ignored });
  });

  it.each(['running', 'Paused', 'InProgress', 'suspended', 'interrupted'])(
    'of a trial that started counts as failed, whatever it had: %s',
    async (word) => {
      const { trials, counts } = await sweepOf(`x,status\n1,ok\n2,${word}\n`, x);
      expect(trials[1]).toMatchObject({ outcome: 'running', score: -Infinity });
      expect(counts).toMatchObject({ drawn: 2, counted: 2, failed: 0, running: 1, ignored: 0 });
    },
  );

  it.each(['WAITING', 'pending', 'SCHEDULED', 'Queued', 'idle', 'new', 'CANDIDATE', 'staged'])(
    'of a trial that never started leaves it out, as it was not drawn: %s',
    async (word) => {
      const { trials, counts, leftOut } = await sweepOf(`x,status\n1,ok\n,${word}\n`, x);
      expect(trials).toHaveLength(1);
      expect(leftOut).toEqual([{ count: 1, what: 'waiting trials' }]);
      expect(counts).toMatchObject({ drawn: 1, counted: 1, running: 0, ignored: 1 });
    },
  );

  it('may make failed, pruned or unfinished trials an error', async () => {
    const failed = await userError(sweepOf(MIXED, { ...x, failedTrials: 'error' }));
    expect(failed.fault).toBe('data');
    expect(failed.message).toContain('sweep.csv, line 3: is a failed trial, the first of 3.');
    expect(await messageOf(sweepOf(MIXED, { ...x, prunedTrials: 'error' }))).toContain(
      'sweep.csv, line 4: is a pruned trial, the first of 1.',
    );
    expect(await messageOf(sweepOf(MIXED, { ...x, unfinishedTrials: 'error' }))).toBe(
      'sweep.csv, line 6: is an unfinished trial, the first of 1. Wait for them, or let ' +
        '`unfinished-trials` (--unfinished-trials) count or drop them.',
    );
  });

  it('is judged before the metric is read', async () => {
    expect(await scoresOf('x,state\n1,ok\nboom,FAIL\n?,RUNNING\n', x)).toEqual([1, none, none]);
  });

  it('is read from status rather than from state, and never from the metric', async () => {
    expect(await scoresOf('x,state,Status\n1,Texas,failed\n', x)).toEqual([-Infinity]);
    expect(await scoresOf('state\n1\n', { metric: 'state' })).toEqual([1]);
  });

  it('is read from the keys each row has, however other rows spell them', async () => {
    const text = ['{"x": 1, "status": "ok"}', '{"x": 2, "Status": "failed"}'];
    const more = ['{"x": 3, "state": "RUNNING"}', '{"x": 4, "status": "", "State": "FAIL"}'];
    const sweep = await sweepOf([...text, ...more].join('\n'), x);
    expect(sweep.trials.map(({ score }) => score)).toEqual([1, none, none, none]);
    expect(sweep.counts).toMatchObject({ failed: 2, running: 1 });
  });

  it('that is not known is an error with the values there are', async () => {
    const error = await userError(sweepOf('x,State\n1,finished\n2,Texas\n3,Ohio\n', x));
    expect(error.message).toBe(
      'sweep.csv, line 3: State is "Texas", an unknown status; the column has ' +
        '"finished", "Texas", "Ohio". Write finished, failed, pruned, running or waiting ' +
        'instead, or rename the column if it is not a status.',
    );
    expect(await messageOf(sweepOf('{"x": 1, "state": 1}', x))).toContain('state is 1, an unknown');
  });

  it.each([
    ['MLflow', 'metrics.x', 'run_id,experiment_id,status,metrics.x\na,1,FINISHED,1\nb,1,Ohio,2\n'],
    ['W&B', 'x', 'Name,State,Runtime,x\na,finished,3,1\nb,Ohio,4,2\n'],
    ['Optuna', 'value', 'number,value,params_x,state\n0,1,2,COMPLETE\n1,1,2,Ohio\n'],
  ])('is one that the tool has: %s', async (_, metric, text) => {
    expect(await messageOf(sweepOf(text, { metric }))).toMatch(
      /line 3: .* "Ohio", an unknown status/,
    );
  });

  it('leaves an error if no trial counts', async () => {
    const [failedTrials, prunedTrials, unfinishedTrials] = ['drop', 'drop', 'drop'] as const;
    const dropped = { ...x, failedTrials, prunedTrials, unfinishedTrials };
    const text = 'x,state\n,FAIL\n,RUNNING\n,WAITING\n1,PRUNED\n';
    const { fault, what } = await userError(sweepOf(text, dropped));
    expect(fault).toBe('data');
    expect(what).toContain(
      'has no trial that counts: 1 failed, 1 pruned, 1 unfinished and 1 left out',
    );
  });
});
