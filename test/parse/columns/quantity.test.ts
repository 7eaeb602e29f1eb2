import { messageOf, scoresOf, sweepOf, userError } from '../sweeps.ts';

describe('the metric', () => {
  it('is a column by its exact name before it is a path or an expression', async () => {
    expect(await scoresOf('{"a..b": {"c": [1]}}\n', { metric: 'max("a..b".c)' })).toEqual([1]);
    const text = '{"a.b": 1, "a": {"b": 2}, "max(c)": 3, "c": [4]}\n';
    expect(await scoresOf(text, { metric: 'a.b' })).toEqual([1]);
    expect(await scoresOf(text, { metric: 'max(c)' })).toEqual([3]);
  });

  it('may be a path through objects and lists', async () => {
    const text = '{"curve": [{"top-1": 1}, {"top-1": 2}]}\n{"curve": []}\n';
    expect(await scoresOf(text, { metric: 'curve[-1].top-1' })).toEqual([2, -Infinity]);
    expect(await scoresOf(text, { metric: 'curve[0].top-1' })).toEqual([1, -Infinity]);
  });

  it('may be a JMESPath expression, which gives a failed trial where it has no value', async () => {
    const text = '{"a": [[1, 0.5], [2, 0.75], [3, 0.625]]}\n{"a": null}\n{}\n{"a": []}\n';
    const scores = await scoresOf(text, { metric: 'max(a[*][1])' });
    expect(scores).toEqual([0.75, -Infinity, -Infinity, -Infinity]);
  });

  it.each([
    ['abs(a)', '{"a": 1}\n{"a": "0.5"}\n', 'type number but received type string'],
    ['max(a)', '{"a": [1]}\n{"a": [1, "b"]}\n', 'but received type array'],
    ['abs(a)', 'id,a\n1,\n2,0.5\n', 'type number but received type string'],
  ])('%s of what has the wrong type is an error that names the row', async (metric, text, why) => {
    const error = await userError(sweepOf(text, { metric }));
    expect(error.fault).toBe('data');
    expect(error.message).toMatch(/^sweep.csv, line [23]: `metric` \(--metric\) ".*" cannot be/);
    expect(error.message).toContain(why);
  });

  it('is not worked out for a row that did not finish, and missing for an empty cell', async () => {
    const text = '{"a": "x", "status": "failed"}\n{"a": -1}\n';
    expect(await scoresOf(text, { metric: 'abs(a)' })).toEqual([-Infinity, 1]);
    const cells = 'id,a\n1,2\n2,\n3,3\n';
    expect(await scoresOf(cells, { metric: 'to_number(a)' })).toEqual([2, -Infinity, 3]);
  });

  it.each(['max(acc', 'acc ||', 'acc ]', '&&', '[', 'curve[*'])(
    'that is no well-formed expression is not there: %j',
    async (metric) => {
      const error = await userError(sweepOf('{"acc": 1, "a": {"b": 1}}\n', { metric }));
      expect(error.message).toContain(`sweep.csv: has no metric "${metric}".`);
      expect(error.message).toContain(' are: acc (1 to 1)');
    },
  );

  it('that no row has is an error with the columns there are', async () => {
    const error = await userError(sweepOf('id,acuracy\na,0.5\nb,0.75\n', { metric: 'accuracy' }));
    expect(error.fault).toBe('data');
    expect(error.message).toBe(
      'sweep.csv: has no metric "accuracy". Did you mean "acuracy"? ' +
        'The columns of sweep.csv are: acuracy (0.5 to 0.75), id (text such as "a").',
    );
  });

  it('names a bounded number of columns, without characters that are not printable', async () => {
    const names = ['\u001b[31m\u202ered', ...Array.from({ length: 30 }, (_, i) => `c${i}`)];
    const text = `${names.join(',')}\n${names.map(() => '1').join(',')}\n`;
    const message = await messageOf(sweepOf(text, { metric: 'loss' }));
    expect(message).toMatch(/c18 \(1 to 1\), and 11 more\.$/);
    expect(message).toContain('[31m red (1 to 1)');
  });

  it('that calls a function there is not is an error that names it', async () => {
    expect(await messageOf(sweepOf('{"x": [1]}\n', { metric: 'most(x)' }))).toContain(
      'sweep.csv, line 1: `metric` (--metric) "most(x)" cannot be evaluated: Unknown function: most().',
    );
  });
});

it.each([
  ['duration_seconds', 'seconds'],
  ['time_s', 'seconds'],
  ['gpuHours', 'hours'],
  ['cost_min', 'minutes'],
  ['min_time', null],
  ['seconds_per_batch', null],
  ['duration', null],
  ['runtime', null],
])('what a cost is counted in is told by the end of its name: %s', async (name, unit) => {
  const text = `accuracy,${name}\n0.5,3\n0.6,5\n`;
  const asked = { metric: 'accuracy', cost: name };
  expect((await sweepOf(text, asked)).cost?.unit).toBe(unit);
  const given = await sweepOf(text, { ...asked, costUnit: 'node hours' });
  expect(given.cost?.unit).toBe('node hours');
});
