import fc from 'fast-check';
import { placeText } from '../../src/errors.ts';
import { readCsv } from '../../src/parse/csv.ts';
import { messageOf, scoresOf, sweepOf, textFile } from './sweeps.ts';

const accuracy = { metric: 'accuracy' };

describe('CSV', () => {
  it('has cells in quotes that hold delimiters, doubled quotes and line ends', async () => {
    const sweep = await sweepOf('note,accuracy\r\n"a, ""b""\r\nc",0.5\r\nd,0.75\r\n', accuracy);
    expect(sweep.trials.map(({ score, place }) => [score, placeText(place)])).toEqual([
      [0.5, 'sweep.csv, line 2'],
      [0.75, 'sweep.csv, line 4'],
    ]);
    expect(sweep.format).toBe('csv');
  });

  it('is the same with and without quotes around its cells', () => {
    const cell = fc.stringMatching(/^[ a-zé0-9.\u3000-]{0,4}$/);
    const cells = fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,3}$/), cell, cell), {
      minLength: 1,
      maxLength: 6,
    });
    const ends = fc.infiniteStream(fc.constantFrom('\n', '\r\n', '\r\r\n', '\r'));
    fc.assert(
      fc.property(cells, ends, fc.constantFrom(',', ';', '\t'), (rows, end, delimiter) => {
        const lines = [['x', 'y', 'z'], ...rows].map((row) => ({ row, next: end.next().value }));
        const [plain, quoted] = ['', '"'].map((quote) =>
          lines
            .map(({ row, next }) => row.map((one) => quote + one + quote).join(delimiter) + next)
            .join(''),
        );
        const read = (text = '') => readCsv(textFile('a.csv', text));
        expect(read(plain)).toEqual(read(quoted));
        expect(read(plain)).toHaveLength(rows.length);
      }),
    );
  });

  it.each([
    ['have blank lines between rows', 'id,accuracy\n\na,1\n \nb,2\n', [1, 2]],
    ['have them among quotes', `id,accuracy\n${'\n'.repeat(1500)}"a",1\n\nb,2\n`, [1, 2]],
    ['mix kinds of line ends', 'id,accuracy\r\na,1\nb,2\rc,3', [1, 2, 3]],
    ['have spaces around names and numbers', 'id , accuracy \na, 0.5 \n', [0.5]],
    ['end in blank lines and rows without any value', 'id,accuracy\na,1\n\n,\n\r\n  \n', [1]],
    ['end in a row of a name alone', 'accuracy\tid\tnote\n1\ta\t\n\tb\t\n\n', [1, -Infinity]],
    ['repeat its header where runs were appended', 'id,accuracy\na,1\nid,accuracy\nb,2\n', [1, 2]],
    ['have a delimiter in the quotes of its header', '"a,b,c";accuracy\n1;0.5\n', [0.5]],
    ['have tabs below a column without a name', '\n \n\taccuracy\tnote\n0\t0.5\ta,b\n', [0.5]],
  ])('may %s', async (_, text, scores) => {
    expect(await scoresOf(text, accuracy)).toEqual(scores);
  });

  it.each([
    ',accuracy\n0,0.5\n',
    '\taccuracy\n0\t0.5\n',
    'Unnamed: 0.1,Unnamed: 0,accuracy\n3,0,0.5\n',
  ])('may have an index, which is never the metric: %j', async (text) => {
    expect(await scoresOf(text)).toEqual([0.5]);
  });

  it('is an error with decimal commas', async () => {
    expect(await messageOf(sweepOf('id;accuracy\na;0,5\n', accuracy))).toContain(
      'sweep.csv, line 2: accuracy is "0,5", not a number.',
    );
    const single = await messageOf(sweepOf('accuracy\n0,5\n0,75\n'));
    expect(single).toContain('sweep.csv, line 2: has 2 cells, but the first line has 1.');
  });

  it('may be one column, in which a blank line is a failed trial', async () => {
    expect(await scoresOf('loss\n1\n\n2\n""\n')).toEqual([1, -Infinity, 2, -Infinity]);
  });

  it('may be one column of numbers without a header, which is called score', async () => {
    const sweep = await sweepOf('NA\n0.5\nnan\n0.75\n');
    expect(sweep.metric).toBe('score');
    expect(sweep.trials.map(({ score }) => score)).toEqual([-Infinity, 0.5, -Infinity, 0.75]);
    expect(sweep.trials[0]?.place).toMatchObject({ path: 'sweep.csv', line: 1 });
  });

  it('may have a column named by a number below an index without a name', async () => {
    expect(await scoresOf(',0\na,0.5\nb,0.6\n', { metric: '0' })).toEqual([0.5, 0.6]);
  });

  it.each(['a,0.1,0.5\nb,0.2,0.6\n', 'a,0\nb,0.5\n', '0.5,1\n0.6,2\n'])(
    'needs a header for several columns: %j',
    async (text) => {
      expect(await messageOf(sweepOf(text))).toBe(
        'sweep.csv, line 1: has no header. Put a line with the names of the columns first; a name cannot be a number.',
      );
    },
  );

  it('keeps columns named like what every object has', async () => {
    const text = '__proto__,constructor,toString\n1,2,3\n';
    expect(await scoresOf(text, { metric: '__proto__' })).toEqual([1]);
    expect(await scoresOf(text, { metric: 'constructor' })).toEqual([2]);
    expect(Object.hasOwn(Object.prototype, '0')).toBe(false);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'has no metric %s that it does not name',
    async (metric) => {
      expect(await messageOf(sweepOf('id,accuracy\n1,2\n', { metric }))).toMatch(/has no metric/);
    },
  );
});

describe('damaged CSV', () => {
  const GOOD = 'id,accuracy\na,1\n';
  const QUOTES = 'has a quote inside a cell, or one that is never closed';

  it.each([
    [
      'more cells than the header',
      `${GOOD}b,2,3\n`,
      ', line 3: has 3 cells, but the first line has 2. Correct the line; quote cells that contain the delimiter',
    ],
    ['fewer cells', `${GOOD}b\n`, ', line 3: has 1 cell, but the first line has 2'],
    ['a quote never closed', `${GOOD}"b,2\nc,3\n`, `, line 3: ${QUOTES}`],
    ['a quote closed early', `${GOOD}"b"c,2\n`, `, line 3: ${QUOTES}`],
    ['a quote inside', `${GOOD}b"c,2\n`, `, line 3: ${QUOTES}`],
    ['a row without values', `${GOOD} , \nb,2\n`, ', line 3: is empty'],
    ['two columns of one name', 'loss,loss\n1,2\n', ', line 1: has two columns named "loss"'],
    ['nothing below its header', 'id,accuracy\n', ': has no rows'],
    ['too wide', `x${','.repeat(1e4)}\n1\n`, ': has more than 10,000 different columns or metrics'],
    ['too many rows', '1\n'.repeat(200_002), ': has more than 200,000 rows'],
    ['too many rows in quotes', '"1"\n'.repeat(200_002), ': has more than 200,000 rows'],
  ])('with %s is an error that names the line', async (_, text, what) => {
    expect(await messageOf(sweepOf(text))).toContain(`sweep.csv${what}.`);
  });

  it('is refused at its first short row, however many follow', async () => {
    const text = `"id",accuracy\na,1\n${'b\n'.repeat(150_000)}`;
    expect(await messageOf(sweepOf(text))).toContain(
      'line 3: has 1 cell, but the first line has 2',
    );
  });

  it('counts blank lines above its header', async () => {
    const { trials } = await sweepOf('\n  \r\n"id",accuracy\n"a",1\n');
    expect(trials[0]?.place.line).toBe(4);
  });
});
