import { readFileSync } from 'node:fs';
import { readSweep } from '../../src/library/index.ts';
import { findRows } from '../../src/parse/rows.ts';
import { fixtureIn, messageOf, sweepFrom, sweepOf, textFile } from './sweeps.ts';

const fixture = fixtureIn('evaluations');

/** The expression and the metric that the page gives for each tool. */
const SHOWN = new Map(
  Array.from(
    readFileSync('docs/formats.md', 'utf8').matchAll(
      /^\| ([\w-]+) \(.*\) \| (`{1,2})(.+?)\2 \| `(\w+)` \|$/gm,
    ),
    ([, tool = '', , rows = '', metric = '']) =>
      [tool, { rows: rows.replaceAll('\\|', '|'), metric }] as const,
  ),
);

test.each([
  ['promptfoo', 'promptfoo.json', [1, 0.5, 1, 0.75]],
  ['Inspect', 'inspect.json', [1, 1, 0, 1, -Infinity]],
  ['DeepEval', 'deepeval.json', [1, 0.4, 0.8]],
  ['lm-eval', 'lm-eval.jsonl', [1, 0, 0, 1]],
])('the rows of %s are found as the page says', async (tool, name, scores) => {
  expect(SHOWN.size).toBe(4);
  const sweep = await sweepFrom([await fixture(name)], SHOWN.get(tool));
  expect(sweep.trials.map(({ score }) => score)).toEqual(scores);
  expect(sweep.format).toBe('json');
});

test("a company's own file is read where its rows stand, with bare NaN and Infinity", async () => {
  const text = '{"run": {"by seed": {"1": [{"f1": 0.5}, {"f1": NaN}], "2": [{"f1": -Infinity}]}}}';
  const sweep = await sweepOf(text, { rows: 'run."by seed".*[]', metric: 'f1' });
  expect(sweep.trials.map(({ score }) => score)).toEqual([0.5, -Infinity, -Infinity]);
  const infinite = sweepOf(text.replace('NaN', 'Infinity'), { rows: 'run.*.*[][]', metric: 'f1' });
  expect(await messageOf(infinite)).toContain('item 2: f1 is "Infinity", better than any score');
});

test('several files give the rows of all of them', async () => {
  const files = ['a', 'b'].map((x) =>
    textFile(`${x}.json`, `{"data": [{"f1": 0.${x.length}, "x": "${x}"}, {"f1": 0.2}]}`),
  );
  const sweep = await sweepFrom(files, { rows: 'data', metric: 'f1' });
  expect(sweep.trials).toHaveLength(4);
});

const NESTED = JSON.stringify({
  version: 3,
  results: { results: [{ score: 1 }, { score: 2 }], stats: { passed: 2 }, more: [3] },
});

test.each([
  ['an empty list', 'results.results[?score > `3`]', ' finds nothing at '],
  ['a number', 'version', ' finds 3 at `version`, not a list of objects. Its lists are'],
  ['an object', 'results.stats', ' finds {"passed":2} at `results.stats`, not a list of objects.'],
  [
    'numbers',
    'results.results[].score',
    'sweep.csv, item 1 of `results.results[].score`: is 1, not an object. Make objects of them: `results.results[].score | [].{score: @}`.',
  ],
  [
    'mixed types',
    'results.[results, more][]',
    'item 3 of `results.[results, more][]`: is 3, not an object. Choose those that are: `LIST[?KEY]`.',
  ],
  [
    'a wrong type',
    'sort_by(version, &x)',
    ' `sort_by(version, &x)` cannot be evaluated: TypeError',
  ],
])(
  'an expression that finds %s is an error that says what is there',
  async (_, expression, message) => {
    const files = [textFile('sweep.csv', NESTED)];
    expect(await messageOf(findRows({ files, expression }))).toContain(message);
  },
);

test('what the process refuses is the same error here', async () => {
  const found = sweepOf(NESTED, { rows: 'results.rows', metric: 'score' });
  expect(await messageOf(found)).toBe(
    'sweep.csv: `rows` (--rows) finds nothing at `results.rows`. Its lists are `results.results` (2).',
  );
});

test('a table, Parquet, and a format of tables are refused with rows', async () => {
  const csv = sweepOf('accuracy\n0.5\n', { rows: 'trials' });
  expect(await messageOf(csv)).toBe(
    'sweep.csv: is not JSON, and `rows` (--rows) finds rows in JSON only. Leave `rows` (--rows) out: every row of a table is a trial.',
  );
  const parquet = await fixtureIn('parquet')('trials.parquet');
  expect(await messageOf(sweepFrom([parquet], { rows: 'trials' }))).toContain('is not JSON');
  const both = sweepOf(NESTED, { rows: 'results.results', format: 'optuna-csv' });
  expect(await messageOf(both)).toContain('finds rows in JSON, but the format is optuna-csv');
});

test('an expression that doubles what it finds ends with a message', async () => {
  const rows = `[@]${' | [@, @][]'.repeat(60)}`;
  expect(await messageOf(sweepOf(NESTED, { rows, metric: 'score' }))).toMatch(
    /^rows \(--rows\): finds more than .*\. Write an expression that finds each row once\.$/,
  );
});

test.each(['a..b', 'a[', 'x'.repeat(1001), '('.repeat(900)])(
  'what is no expression is refused before a file is read',
  async (rows) => {
    await expect(readSweep({ text: NESTED }, { rows })).rejects.toThrow(
      'It must be an expression in JMESPath',
    );
  },
);

test('where no rows are given, an error about the only row names the lists in it', async () => {
  expect(await messageOf(sweepOf(NESTED, { metric: 'score' }))).toContain(
    'If the rows are a list in it, set `rows` (--rows): `results.results` (2).',
  );
});
