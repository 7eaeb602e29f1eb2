import { messageOf, scoresOf } from '../sweeps.ts';

describe('the CSV of search_runs', () => {
  it('may have an index column and lack unneeded columns', async () => {
    const text =
      ',run_id,experiment_id,status,metrics.x\n4,a,1,FINISHED,1\n0,b,1,FAILED,2\n2,c,1,FINISHED,\n';
    expect(await scoresOf(text)).toEqual([1, -Infinity, -Infinity]);
  });

  it('must have one of several experiments chosen', async () => {
    const text = 'run_id,experiment_id,status,metrics.x\na,1,FINISHED,1\nb,2,FINISHED,2\n';
    expect(await messageOf(scoresOf(text))).toContain(
      '2 experiments: "1" (1 trial), "2" (1 trial)',
    );
    expect(await scoresOf(text, { study: '2' })).toEqual([2]);
  });

  it('has only the statuses of MLflow', async () => {
    const text = 'run_id,experiment_id,status,metrics.x\na,1,FINISHED,1\nb,1,DONE,2\n';
    expect(await messageOf(scoresOf(text))).toMatch(
      /line 3: has the status "DONE".* Write finished, failed/,
    );
  });
});
