import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { UserError } from '../../src/errors.ts';
import { recognize } from '../../src/parse/choose-format.ts';
import { csv } from '../../src/parse/csv.ts';
import type { FileFormat } from '../../src/parse/format.ts';
import { readRecord } from '../../src/parse/index.ts';
import { jsonl } from '../../src/parse/jsonl.ts';
import { Kept } from '../../src/parse/kept.ts';
import { optunaJournal } from '../../src/parse/optuna-journal.ts';
import { checkRepeats } from '../../src/parse/repeated-files.ts';
import { sklearnCvResults } from '../../src/parse/sklearn-cv-results.ts';
import type { SourceFile } from '../../src/read/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { inPieces } from './streams.ts';
import { messageOf, parseSweep, READING } from './sweeps.ts';

const CHOICE = { study: null };
const source = { kind: 'file', location: 'x', sha: null, runUrl: null, createdAt: null } as const;

/** Everything a format makes of a file, or what the user is told. */
async function outcomeOf(format: FileFormat, file: SourceFile): Promise<unknown> {
  try {
    return await format.read(file, CHOICE);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

const cuts = fc.array(fc.nat(400), { maxLength: 12 });

function texts(...parts: readonly string[]): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...parts), { maxLength: 40 }).map((all) => all.join(''));
}

const CELLS = ['a', '1', '0,5', '-inf', '"q"', '"a""b"', '"x\r\ny"', '"', ' ', 'é', '\u{1f600}'];
const CSV = texts(
  ...CELLS,
  ',',
  ',',
  ';',
  '\t',
  '\n',
  '\n',
  '\r\n',
  '\r',
  'x,y\n',
  'x;y\r\n1;2\r\n',
);
const JSON_LINES = texts('{"x": 1}', '{"x": "é\\n', '"}', '2', ' ', '\n', '\n', '\r\n', '{"x":\n');
const OPERATIONS = [
  '{"op_code": 0, "worker_id": "w", "study_name": "s", "directions": [2]}\n',
  '{"op_code": 4, "worker_id": "w", "study_id": 0, "datetime_start": "2026-01-05T10:30:00"}\n',
  '{"op_code": 6, "worker_id": "w", "trial_id": 0, "state": 1, "values": [0.5]}\n',
  '{"op_code": 8, "worker_id": "w", "trial_id": 1, "user_attr": {"é": 1}}\n',
];
const JOURNAL = texts(...OPERATIONS, ...OPERATIONS, '\n', '{"op_code', '7').map(
  (text) => `${OPERATIONS[0]}${text}`,
);

describe('a file in pieces', () => {
  it.each([
    ['CSV', csv, CSV],
    ['JSON Lines', jsonl, JSON_LINES],
    ["Optuna's journal", optunaJournal, JOURNAL],
  ])('gives the same rows or the same error as in one: %s', async (_, format, anyText) => {
    await fc.assert(
      fc.asyncProperty(anyText, cuts, async (text, places) => {
        const whole = await outcomeOf(format, { path: 'sweep.csv', text });
        expect(await outcomeOf(format, inPieces(text, places))).toEqual(whole);
      }),
      { numRuns: 1500 },
    );
  });

  it('gives the same even if each character comes alone', async () => {
    const text = '\r\nid,"a ""b""\r\n",x\r\n1,"c,\r\nd",0.5\r\r\n\t \n';
    const places = Array.from({ length: text.length }, (_, i) => i);
    const message = 'sweep.csv, line 6: is empty. Correct the line, or remove it.';
    expect(await outcomeOf(csv, inPieces(`${text}2,,3\n`, places))).toBe(message);
    expect(await outcomeOf(csv, inPieces(text, places))).toMatchObject({
      rows: [{ where: 'sweep.csv, line 4', fields: { id: '1', 'a "b"': 'c,\r\nd', x: '0.5' } }],
    });
  });

  it('has the same longest line and the same longest record', async () => {
    const [longest, places] = ['x'.repeat(2 ** 20 - 2), [7, 2 ** 19, 2 ** 20 + 3]];
    const whole = `id,x\n1,${longest}\n`;
    expect(await outcomeOf(csv, inPieces(whole, places))).toMatchObject({
      rows: [{ fields: { id: '1', x: longest } }],
    });
    for (const end of ['', '\n', '\r\n', 'yyy\n2,3\n']) {
      const text = `id,x\n1,${longest}y${end}`;
      const message = await outcomeOf(csv, inPieces(text, places));
      expect(message).toContain('sweep.csv, line 2: is longer than 1 MiB.');
      expect(await outcomeOf(csv, { path: 'sweep.csv', text })).toBe(message);
    }
  });

  it('has the same lines where the two characters that end one come apart', async () => {
    const text = `id,x\r\n1,2\r\n${'x'.repeat(2 ** 20 + 1)}\r\n`;
    const message = await outcomeOf(csv, inPieces(text, [5, 10, 2 ** 20 + 13]));
    expect(message).toContain('sweep.csv, line 3: is longer than 1 MiB.');
  });

  it('tells what is wrong first, whatever else is wrong behind it', async () => {
    const text = `id,x\n1,2\n1\nb"c,2\n${'x'.repeat(2 ** 20 + 1)}\n`;
    for (const file of [inPieces(text, [3, 14, 2 ** 19]), { path: 'sweep.csv', text }]) {
      expect(await outcomeOf(csv, file)).toContain('sweep.csv, line 3: has 1 cells');
    }
  });

  it('may have a first column without a name, which scikit-learn counts in', async () => {
    const text = ',mean_fit_time,,param_x,mean_test_score\n7,1,5,2,0.5\n3,1,9,4,0.6\n';
    expect(await outcomeOf(sklearnCvResults, inPieces(text, [1, 40, 50]))).toMatchObject({
      rows: [
        { order: 7, fields: { param_x: '2' } },
        { order: 3, fields: { param_x: '4' } },
      ],
    });
  });

  it('may have a line of JSON of up to 64 MiB', async () => {
    const [half, end] = ['x'.repeat(2 ** 25), `"}`];
    const pieces = (last: string) => ['{"a": "', half, half.slice(9), last, end, '\n{"x": 1}'];
    const file = (last: string): SourceFile => {
      const open = async function* () {
        yield* pieces(last);
      };
      return { path: 'a.jsonl', text: '{', large: { bytes: 2 ** 27, open } };
    };
    expect(await outcomeOf(jsonl, file(''))).toMatchObject({ rows: { length: 2 } });
    const message = await outcomeOf(jsonl, file('x'));
    expect(message).toContain('a.jsonl, line 1: is longer than 64 MiB.');
  });
});

function inLines(count: number, line: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');
}

describe('what is kept of files', () => {
  const tight = { study: null, kept: new Kept(2 ** 20) };

  it.each([
    ['short cells', csv, `a,b,c,d\n${'1,2,3,4\n'.repeat(4000)}`],
    ['long cells', csv, `a\n${inLines(1000, (i) => `${i}${'x'.repeat(2 ** 10)}`)}`],
    ['short values', jsonl, '{"x": [1, 2, 3, [4, {}], null]}\n'.repeat(3000)],
    ['new keys', jsonl, inLines(3000, (i) => `{"x": 1, "only-in-${i}": 2}`)],
    ['long texts', jsonl, `{"x": "${'x'.repeat(2 ** 10)}"}\n`.repeat(1000)],
    [
      'attributes',
      optunaJournal,
      `${OPERATIONS[0]}${OPERATIONS[1]?.repeat(2)}` +
        Array.from({ length: 6000 }, (_, i) => OPERATIONS[3]?.replace('é', `a${i}`)).join(''),
    ],
  ])('has a limit of its own: %s', async (_, format, text) => {
    const kept = new Kept(2 ** 20);
    const read = (given: string) => format.read({ path: 'a', text: given }, { study: null, kept });
    const message = await messageOf(Promise.resolve(read(text)));
    expect(message).toBe(
      'a: has more cells and text than fit into memory (1 MiB). Keep one row a trial, with the columns that are compared.',
    );
  });

  it('has one text for cells that are alike, however many there are', async () => {
    const row = (i: number) => `${i},${i < 1500 ? '' : 'a long state '.repeat(20)}`;
    const text = `x,state\n${inLines(3000, row)}`;
    const kept = new Kept(2 ** 20);
    const { rows } = await csv.read({ path: 'a', text }, { study: null, kept });
    expect(rows).toHaveLength(3000);
  });

  it('counts for all files of a sweep together', async () => {
    const text = `a,b\n${'1,2\n'.repeat(3000)}`;
    await csv.read({ path: 'a', text }, tight);
    expect(await messageOf(Promise.resolve(csv.read({ path: 'b', text }, tight)))).toContain(
      'b: has more cells and text than fit into memory',
    );
  });

  it('has no more of a value that is replaced again and again than the last', async () => {
    const again = `${OPERATIONS[0]}${OPERATIONS[1]?.repeat(2)}${OPERATIONS[3]?.repeat(20_000)}`;
    const kept = new Kept(2 ** 20);
    const file = { path: 'a', text: again };
    expect((await optunaJournal.read(file, { study: null, kept })).rows).toHaveLength(2);
  });
});

describe('a large file', () => {
  const read = (files: readonly SourceFile[], format = 'auto') =>
    readRecord(files, { ...READING, format }, source);

  it.each([
    ['csv', 'x,y\n1,2\n'],
    ['jsonl', '{"x": 1}\n{"x": 2}\n'],
    ['jsonl', '{"trials": [{"x": 1}]}\n'],
    ['optuna-journal', `${OPERATIONS[0]}${OPERATIONS[1]}`],
  ])('is recognized by its beginning: %s', (format, text) => {
    const file = { ...inPieces(`${text}${text}`, [5]), text };
    expect(recognize([file], 'auto').name).toBe(format);
  });

  it('is refused by formats that read files as a whole', async () => {
    const file = { ...inPieces('[{"x": 1}]', [3]), large: { bytes: 2 ** 27, open: () => never() } };
    expect(await messageOf(read([file]))).toBe(
      'sweep.csv: has 128 MiB, for which there is no room: files of the format json are read as a whole, up to 64 MiB together. Write the trials as JSON Lines or CSV, or keep of each what is compared.',
    );
    expect(await messageOf(read([{ ...file, text: 'x\n1\n' }], 'json'))).toContain('format json');
    const saved = { ...file, text: '{"format": "tuning-gate-sweep",' };
    expect(await messageOf(read([saved]))).toContain('files of the format tuning-gate-sweep');
  });

  it('is refused by the folders of tools if it is needed, and let be if not', async () => {
    const large = { bytes: 2 ** 27, open: () => never() };
    const files = ['a', 'b'].map((id) => ({ path: `e/${id}/result.json`, text: reportOf(id) }));
    const log = { path: 'e/a/log.txt', text: 'x', large };
    expect((await read([...files, log])).trials).toHaveLength(2);
    const torn = { path: 'e/b/result.json', text: reportOf('b'), large };
    expect(await messageOf(read([...files.slice(0, 1), torn]))).toContain(
      'e/b/result.json: has 128 MiB, for which there is no room: files of the format ray-experiment',
    );
    const state = { path: 'e/experiment_state-1.json', text: '{"a', large };
    expect(await messageOf(read([...files, state]))).toContain('state-1.json: has 128 MiB');
  });

  it('need not be text to be the same as another', async () => {
    const [a, b, c] = ['1', '2', '1'].map((end, i) => ({
      path: `${i}.db`,
      text: '',
      database: Buffer.from(`${'x'.repeat(5000)}${end}`),
    }));
    if (!a || !b || !c) throw new Error('There are three');
    const table = { ...(await csv.read({ path: 'a', text: 'x\n1\n2\n' }, CHOICE)) };
    await checkRepeats([table, table], [a, b]);
    const message = await messageOf(checkRepeats([table, table, table], [a, b, c]));
    expect(message).toContain('2.db: is the same as 0.db');
  });

  it('is the same as another only if all of it is', async () => {
    const start = `x\n${'1\n'.repeat(5000)}`;
    const [one, other] = [`${start}2\n`, `${start}3\n`].map((text, i) => ({
      ...inPieces(text, [9], `${i}.csv`),
      text: start,
    }));
    if (one === undefined || other === undefined) throw new Error('There are two');
    expect((await read([one, other])).trials).toHaveLength(10_002);
    for (const again of [
      { ...one, path: 'c' },
      { path: 'c', text: `${start}2\n` },
    ]) {
      expect(await messageOf(read([one, other, again]))).toContain('c: is the same as 0.csv');
    }
  });
});

function reportOf(id: string): string {
  return `{"trial_id": "${id}", "training_iteration": 1, "time_total_s": 1, "loss": 2}\n`;
}

// biome-ignore lint/correctness/useYield: it is never to be read
async function* never(): AsyncGenerator<string> {
  throw new Error('This file is not to be read');
}

describe('a file of more than 64 MiB', () => {
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'streams-'));
  });

  afterEach(async () => {
    await rm(directory, { recursive: true });
  });

  it('is read from the disk', async () => {
    const note = 'x'.repeat(10_000);
    const file = await open(join(directory, 'sweep.jsonl'), 'w');
    const count = 7000;
    for (let i = 0; i < count; i++) await file.write(`{"score": ${i}, "note": "${note}"}\n`);
    await file.close();
    const files = await readLocal('sweep.jsonl', { directory });
    expect(files[0]?.large?.bytes).toBeGreaterThan(64 * 2 ** 20);
    const { trials, format } = await parseSweep({ files, source }, { ...READING, metric: 'score' });
    expect(format).toBe('jsonl');
    expect(trials.map(({ score }) => score)).toEqual(Array.from({ length: count }, (_, i) => i));
    expect(trials.at(-1)?.where).toBe('sweep.jsonl, line 7000');
  });
});
