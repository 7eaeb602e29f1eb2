import { placeText } from '../../src/errors.ts';
import { parseJson } from '../../src/parse/json.ts';
import { toSourceFile } from '../../src/read/source-file.ts';
import { filesOf, messageOf, scoresOf, sweepFrom, sweepOf, tableOf, textFile } from './sweeps.ts';

describe('JSON', () => {
  it('is an array of objects', async () => {
    const sweep = await sweepOf('[{"loss": 1},\n {"loss": 2}]', { direction: 'minimize' });
    expect(sweep.format).toBe('json');
    expect(sweep.trials.map(({ score, place }) => [score, placeText(place)])).toEqual([
      [-1, 'sweep.csv, item 1'],
      [-2, 'sweep.csv, item 2'],
    ]);
  });

  it('is one trial if it is an object with its own numbers, even next to lists', async () => {
    const trial = (x: string) =>
      `{"x": ${x}, "history": [{"epoch": 1, "x": 0.1},\n {"epoch": 2, "x": 0.2}]}`;
    const trials = ['0.9', '0.8', 'NaN'].map((score) => trial(score));
    expect(await scoresOf(trials, { metric: 'x' })).toEqual([0.9, 0.8, -Infinity]);
    expect(await scoresOf(trial('0.9'), { metric: 'x' })).toEqual([0.9]);
  });

  it('is one trial if it is an object with a status, though it has no numbers', async () => {
    const failed = '{"status": "FAILED", "history": [\n{"x": 1}, {"x": 2}]}';
    const trials = ['{"status": "ok",\n "x": 1}', failed];
    expect(await scoresOf(trials, { metric: 'x' })).toEqual([1, -Infinity]);
  });

  it('is one trial if it is an object without lists', async () => {
    const sweep = await sweepOf('{\n"id": "a", "scores": {"x": 1}}', { metric: 'scores.x' });
    expect(sweep.trials).toMatchObject([{ score: 1, place: { path: 'sweep.csv' } }]);
    expect(sweep.format).toBe('json');
  });

  it.each([
    ['7', 'sweep.csv: is neither a list of trials nor a single one'],
    ['[{"x": 1}, [2]]', 'sweep.csv, item 2: is [2], not an object.'],
    [
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      'is not valid JSON: it is nested deeper than 100 levels.',
    ],
  ])('is an error that says what it is', async (text, message) => {
    expect(await messageOf(sweepOf(text, { format: 'json' }))).toContain(message);
  });

  it('is refused as fast where a text full of escapes never ends', () => {
    // Half a minute for an expression that searches each escaped quote anew.
    expect(() => parseJson(`{"x": NaN, "${'\\"'.repeat(250_000)}`, { path: 'sweep.json' })).toThrow(
      'is not valid JSON',
    );
  });

  it('may have bare NaN and infinite numbers, but not in texts', () => {
    const text = '[{"id": "NaN, Infinity", "x": NaN}, {"id": "", "x": -Infinity}, {"x": 1e999}]';
    expect(parseJson(text, { path: 'sweep.json' })).toEqual([
      { id: 'NaN, Infinity', x: null },
      { id: '', x: -Infinity },
      { x: Infinity },
    ]);
  });

  it('keeps keys named like what every object has to themselves', async () => {
    const text = '[{"__proto__": {"polluted": 1}, "constructor": 2, "loss": 3}]';
    expect(await scoresOf(text, { metric: '__proto__.polluted' })).toEqual([1]);
    expect(await scoresOf(text, { metric: 'constructor' })).toEqual([2]);
    expect(await scoresOf(text, { metric: 'loss' })).toEqual([3]);
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    ...['[{"x": 1},\n {"x":', '[{"x": 1},\n {"te', '[{"x": 1,}]', '[{"x": nil}]', "[{'x': 1}]"],
    ...['[{"x": 1}] 2', '[{"x": 1NaN}]', '[{"x": 5Infinity}]', '[{"x": -NaN}]', '["a" NaN]'],
  ])('is an error where it is damaged: %j', async (text) => {
    expect(await messageOf(sweepOf(text, { format: 'json' }))).toMatch(
      /^sweep\.csv(, line 2)?: is not valid JSON: .*\. Write it again as valid JSON\.$/,
    );
  });
});

describe('JSON Lines', () => {
  it('has one object a line', async () => {
    const sweep = await sweepOf('{"x": 1}\r\n\n{"x": NaN}\n{"x": 3}\n\n');
    expect(sweep.format).toBe('jsonl');
    expect(sweep.trials.map(({ score, place }) => [score, placeText(place)])).toEqual([
      [1, 'sweep.csv, line 1'],
      [-Infinity, 'sweep.csv, line 3'],
      [3, 'sweep.csv, line 4'],
    ]);
  });

  it.each([
    ['a line that is cut off', '{"x": 1}\n{"x": 2', ', line 2: is not valid JSON: '],
    ['a line that is no object', '{"x": 1}\n2\n', ', line 2: is 2, not an object.'],
    ['too many lines', '{}\n'.repeat(200_001), ': has more than 200,000 rows.'],
  ])('is an error with %s', async (_, text, message) => {
    expect(await messageOf(sweepOf(text))).toContain(`sweep.csv${message}`);
  });

  it('is an error with more than 10,000 columns', async () => {
    const row = (count: number, i = 0) =>
      JSON.stringify({
        x: i,
        ...Object.fromEntries(Array.from({ length: count }, (_, j) => [`step_${i}_${j}`, j])),
      });
    const { files } = filesOf([0, 1, 2].map((i) => row(3334, i)).join('\n'));
    // Before anything is said of them, as by inspect.
    expect(await messageOf(tableOf(files))).toBe(
      'sweep.csv: has more than 10,000 different columns or metrics. Use the same names in every trial; do not add a new one for each step.',
    );
  });
});

describe('the format', () => {
  it('is found from the content and can be named instead', async () => {
    const text = '{"rows": [{"x": 1}, {"x": 2}], "best": {"x": 3}}';
    expect(await scoresOf(text)).toEqual([1, 2]);
    expect(await scoresOf(text, { format: 'jsonl', metric: 'best.x' })).toEqual([3]);
    const message = await messageOf(sweepOf('x\n1\n', { format: 'json' }));
    expect(message).toContain('sweep.csv: is not valid JSON: ');
  });

  it('must be one known', async () => {
    const message = await messageOf(sweepOf('x\n1\n', { format: 'xml' }));
    expect(message).toMatch(
      /^format \(--format\): is "xml", an unknown format\. Choose auto, csv, /,
    );
    expect(await messageOf(sweepOf('<trials/>'))).toContain('sweep.csv: has an unknown format.');
  });

  it('is the same for all files, whose rows come one after the other', async () => {
    expect(await scoresOf(['x\n1\n2\n', 'x\n3\n'])).toEqual([1, 2, 3]);
    expect(await messageOf(sweepOf(['x\n1\n', '[{"x": 1}]']))).toContain(
      'b.txt: looks like json, but a.txt looks like csv.',
    );
  });
});

const LIST = '[{"lr": 1, "x": 0.5}, {"lr": 2, "x": 0.75}]';
const x = { metric: 'x' };

describe('a list in a JSON object', () => {
  it.each([
    '"study": "s", "space": [1, 2], "runs": #',
    '"best_value": 0.75, "n_trials": 2, "seed": 0, "trials": #',
    '"version": 1, "status": "finished", "Trials": #',
  ])('has the trials if it is called so: %s', async (members) => {
    const text = `{${members.replace('#', LIST)}}`;
    for (const one of [text, text.replaceAll(',', ',\n')]) {
      expect(await scoresOf(one, x)).toEqual([0.5, 0.75]);
    }
  });

  it.each([
    '"x": 0.25, "history": #',
    '"x": 0.25, "results": #',
    '"x": 0.25, "version": 1, "runs": #',
  ])('is the history of a trial that has numbers of its own: %s', async (members) => {
    expect(await scoresOf(`{${members.replace('#', LIST)}}`, x)).toEqual([0.25]);
  });

  it.each(['"seed": 3, "evals": #', '"id": "a", "log_history": #', '"n": 2, "points": #'])(
    'may be the only place of the score: %s',
    async (members) => {
      const name = /"(\w+)": #/.exec(members)?.[1] ?? '';
      const text = `{${members.replace('#', LIST)}}`;
      expect(await scoresOf(text, { metric: `${name}[-1].x` })).toEqual([0.75]);
      expect(await messageOf(scoresOf(text, x))).toContain('has no metric "x"');
    },
  );
});

describe('an empty file among files of one trial each', () => {
  const empty = (path: string) => toSourceFile(Buffer.alloc(0), path);
  const trials = ['0.5', '0.25'].map((f1, i) => textFile(`${i}.json`, `{"f1": ${f1}}`));

  it('is a failed trial, which is said', async () => {
    const sweep = await sweepFrom([...trials, empty('2.json')], { metric: 'f1' });
    expect(sweep.trials.map(({ score }) => score)).toEqual([0.5, 0.25, -Infinity]);
    expect(sweep.gaps).toContain('trials-unreadable');
  });

  it('is an error alone, and among lists of trials', async () => {
    expect(await messageOf(sweepFrom([empty('2.json')]))).toContain('2.json: is empty');
    const list = textFile('a.json', '[{"f1": 0.5}, {"f1": 0.25}]');
    const both = sweepFrom([list, empty('2.json')], { metric: 'f1' });
    expect(await messageOf(both)).toContain('2.json: is empty');
  });
});
