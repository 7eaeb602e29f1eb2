import { messageOf, scoresOf } from '../sweeps.ts';

/** What autologging keeps of a search that tried 8 candidates. */
const best = (ranks: readonly number[], row: (rank: number) => string) => ranks.map(row).join('');

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

  it('is refused where it has only the best candidates of scikit-learn', async () => {
    const header =
      'run_id,experiment_id,status,metrics.x,metrics.rank_test_score,params.n_iter,tags.mlflow.autologging,tags.mlflow.parentRunId\n';
    const parent = (tried: number) => `p,1,FINISHED,,,${tried},sklearn,\n`;
    const runs = best([1, 2], (rank) => `r${rank},1,FINISHED,1,${rank},,sklearn,p\n`);
    const metric = 'metrics.x';
    expect(await messageOf(scoresOf(header + parent(8) + runs, { metric }))).toContain(
      'line 3: is one of the best 2 of 8 candidates of scikit-learn',
    );
    expect(await scoresOf(header + parent(2) + runs, { metric })).toEqual([1, 1]);
  });
});

test('the download of the web page is refused where it has only the best candidates', async () => {
  const header =
    'Start Time,Duration,Run ID,Name,Source Type,Source Name,User,Status,n_iter,rank_test_score,x\n';
  const row = (id: string, cells: string) =>
    `2026-01-05 10:00:00,1s,${id},a,,,,FINISHED,${cells}\n`;
  const runs = best([1, 2], (rank) => row(`r${rank}`, `,${rank},0.5`));
  expect(await messageOf(scoresOf(header + runs, { metric: 'x' }))).toContain(
    'line 2: is one of 2 candidates of scikit-learn, which may be the best of more',
  );
  expect(await messageOf(scoresOf(header + row('p', '8,,') + runs, { metric: 'x' }))).toContain(
    'is one of the best 2 of 8',
  );
});
