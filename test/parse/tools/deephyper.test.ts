import { filesOf, sweepOf, tableOf } from '../sweeps.ts';

const RESULTS =
  'p:lr,p:net,objective,job_id,job_status,m:timestamp_submit,m:timestamp_start,m:timestamp_end\n' +
  '0.1,a,0.5,1,DONE,0,1,3.5\n0.2,b,F,0,DONE,0,1,2\n0.3,c,F_timeout,2,DONE,0,1,9\n';

test('the results of DeepHyper have F for trials that failed', async () => {
  const { trials, format, direction } = await sweepOf(RESULTS, { direction: null });
  expect([format, direction]).toEqual(['deephyper-csv', 'maximize']);
  expect(trials.map(({ score }) => score)).toEqual([-Infinity, 0.5, -Infinity]);
});

test('the results of DeepHyper have parameters and times', async () => {
  const { rows } = await tableOf(filesOf(RESULTS).files);
  expect(rows[0]).toMatchObject({ parameters: { lr: 0.1, net: 'a' }, fields: { duration: 2.5 } });
});
