import { textIfAny, textOf } from '../../../src/read/index.ts';
import { fixtureIn, messageOf, sweepFrom, tableOf, textFile } from '../sweeps.ts';

const fixture = fixtureIn('wandb-api');

/** A table of one run whose summary is written so. */
const tableWith = (summary: string) =>
  tableOf([
    textFile('a.csv', `,summary,config,name\n0,"${summary.replaceAll('"', '""')}",{'lr': 0.1},a\n`),
  ]);

describe('the runs that the API of Weights & Biases lists', () => {
  it('keep the states they have where one of them has none', async () => {
    const text = textOf(await fixture('runs.json'));
    const file = textFile('a.json', text.replace('"state": "finished", ', ''));
    const sweep = await sweepFrom([file], { metric: 'val.accuracy' });
    expect(sweep.counts).toMatchObject({ counted: 5, failed: 2, running: 1 });
    expect(sweep.gaps).toEqual(['failures-hidden']);
  });

  it('are not what a plain table with columns of these names has, which can be said', async () => {
    const files = [textFile('a.csv', 'config,summary,score\na.yaml,good,1\nb.yaml,bad,2\n')];
    expect(await messageOf(sweepFrom(files))).toBe(
      'a.csv, line 2: summary is "good", not a dict of plain values. Write the runs as JSON: ' +
        'json.dump(runs, file, default=str). If they are not of W&B, set `format` (--format csv).',
    );
    expect((await sweepFrom(files, { format: 'csv' })).trials).toHaveLength(2);
  });

  it('count once, also in two files', async () => {
    const file = await fixture('runs.json');
    const other = textFile('b.json', textIfAny(file).replace('0.81', '0.82'));
    expect(await messageOf(tableOf([file, other]))).toContain('is the same trial as');
  });

  it.each<[string, unknown]>([
    [`{'x': 1, "y": -2.5e-7, 'z': [1, (2,), (), {}]}`, { x: 1, y: -2.5e-7, z: [1, [2], [], {}] }],
    [`{'a': True, 'b': False, 'c': None, 'd': nan}`, { a: true, b: false, c: null, d: null }],
    [`{'a': inf, 'b': -inf}`, { a: Infinity, b: -Infinity }],
    [`{'a': 'it\\'s "so"', "b": "it's", 'c': 'True, (nan)'}`, null],
    [`{'a': 'x\\ny\\\\n', 'b': '\\x1b\\u200b'}`, { a: 'x\ny\\n', b: '\u001b\u200b' }],
    [`{"a": "say \\"it\\"", "b": true, "c": null}`, { a: 'say "it"', b: true, c: null }],
  ])('are read of %s', async (summary, fields) => {
    const { rows } = await tableWith(summary);
    const said = { a: `it's "so"`, b: "it's", c: 'True, (nan)' };
    expect(rows[0]?.fields).toEqual({ ...(fields ?? said), lr: 0.1, _id: '' });
  });

  it.each([
    ...['[1]', '{', `{'a': array([1])}`, `{'a': <wandb.Image>}`, `{'a': __import__('os')}`, 'nan'],
    ...[`{'a': 'x}`, `{1: 2}`, `{'a': 1}; {'b': 2}`, `${`{'a': `.repeat(200)}1${'}'.repeat(200)}`],
  ])('are refused if they are no dict of plain values: %s', async (summary) => {
    expect(await messageOf(tableWith(summary))).toMatch(
      /^a.csv, line 2: summary is .*, not a dict of plain values. Write the runs as JSON/,
    );
  });

  it.each([
    `{'${"\\'".repeat(200_000)}`,
    `{${'('.repeat(200_000)}`,
    `{'a': ${'"'.repeat(200_001)}`,
  ])('are refused if they are hostile, before the watchdog barks', async (summary) => {
    expect(await messageOf(tableWith(summary))).toContain('not a dict of plain values');
  });
});
