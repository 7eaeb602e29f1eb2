import { messageOf, sweepFrom, tableOf, textFile } from '../sweeps.ts';

describe('the trials of Hyperopt', () => {
  it.each([
    [0, 'waiting'],
    [1, 'unfinished'],
    [4, 'failed'],
    [undefined, 'unfinished'],
  ])('without a result have the status of their state: %s is %s', async (state, status) => {
    const trials = [
      { state, misc: {}, result: { status: 'new' } },
      { status: 'ok', loss: 1 },
    ];
    const { rows } = await tableOf([textFile('a.json', JSON.stringify(trials))]);
    expect(rows[0]?.status).toBe(status);
  });

  it('may be judged by another number, whose direction nothing tells', async () => {
    const text = '[{"status": "ok", "loss": 1, "auc": 0.5}]';
    const read = (direction: 'maximize' | null) =>
      sweepFrom([textFile('a.json', text)], { metric: 'auc', direction });
    expect(await messageOf(read(null))).toContain('do not say which way');
    expect((await read('maximize')).trials[0]?.score).toBe(0.5);
  });
});
