import { tableOf, textFile } from '../sweeps.ts';
import { endsOf, recordOf } from './optuna-fixtures.ts';

const minimize = { direction: 'minimize' } as const;
const read = (text: string) => tableOf([textFile('trials.csv', text)], { format: 'optuna-csv' });

describe("Optuna's data frame as CSV", () => {
  it('has parameters of all kinds in its cells', async () => {
    const head = 'number,value,params_a,params_b,params_d,params___proto__';
    const { rows } = await read(`${head}\n0,1,True,none,5e-7,x\n`);
    expect(Object.entries(rows[0]?.parameters ?? {})).toEqual([
      ['a', true],
      ['b', 'none'],
      ['d', 5e-7],
      ['__proto__', 'x'],
    ]);
  });

  it('may name its one objective', async () => {
    const text = 'number,value_loss,datetime_start,state\n1,2,,COMPLETE\n0,1,,COMPLETE\n';
    const record = await recordOf(textFile('trials.csv', text), minimize);
    expect(record.metric).toBe('value_loss');
    expect(endsOf(record).map(([, score]) => score)).toEqual([-1, -2]);
  });

  it('has durations as text, as seconds, or as the time between start and end', async () => {
    const head = 'number,value,datetime_start,datetime_complete,duration,state';
    const times = '2024-11-03 10:20:30.5,2024-11-03 10:22:30';
    const cells = ['0 days 00:01:51.045640', '12.5', '', 'soon'];
    const { rows } = await read(
      `${head}\n${cells.map((c, i) => `${i},1,${times},${c},`).join('\n')}\n`,
    );
    expect(rows.map(({ fields }) => fields.duration)).toEqual([111.04564, '12.5', 119.5, 'soon']);
    const without = await read('number,value,params_x\n0,1,2\n');
    expect(Object.hasOwn(without.rows[0]?.fields ?? {}, 'duration')).toBe(false);
  });
});
