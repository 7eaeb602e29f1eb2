import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import { readRecord, type SweepRecord, toSweep } from '../../../src/parse/index.ts';
import type { SourceFile } from '../../../src/read/index.ts';
import { filesOf, messageOf, READING, textFile } from '../sweeps.ts';

const schema = JSON.parse(readFileSync('schema/sweep.meta.schema.json', 'utf8'));
const conforms = new Ajv({ strict: true, strictTypes: false }).compile(schema);
const example = readFileSync('test/fixtures/plain/with-meta/sweep.meta.json', 'utf8');

const SWEEP = textFile('runs/sweep.csv', 'lr,f1\n0.1,0.5\n0.2,0.6\n');

const metaOf = (value: unknown, folder = 'runs') =>
  textFile(`${folder}/sweep.meta.json`, typeof value === 'string' ? value : JSON.stringify(value));

function read(...files: readonly SourceFile[]): Promise<SweepRecord> {
  return readRecord(files, { ...READING, metric: 'f1' }, filesOf('').source);
}

describe('sweep.meta.json', () => {
  test('tells what the tool does not record, and is no file of trials', async () => {
    const record = await read(SWEEP, metaOf(example));
    expect(record.trials).toHaveLength(2);
    expect(record.meta).toMatchObject({
      search: { method: 'random', space: { learning_rate: { low: 1e-5, high: 0.1, log: true } } },
      infrastructure: { hardware: '1 NVIDIA L4', provider: null },
      runtime: { trialSeconds: 1260, totalSeconds: null },
    });
    expect(record.search).toEqual({
      method: 'random',
      sampler: 'uniform, one seed a trial',
      seed: null,
    });
    expect(toSweep(record, READING)).toMatchObject({ meta: record.meta, search: record.search });
  });

  test('is recognised only by its whole name', async () => {
    const other = textFile('runs/my-sweep.meta.json', '{"schemaVersion": 1}');
    expect(await messageOf(read(SWEEP, other))).toContain('looks like json');
  });

  test('without trials next to it is not a sweep', async () => {
    expect(await messageOf(read(metaOf({ schemaVersion: 1 })))).toBe(
      'runs/sweep.meta.json: has no trials, only metadata. Name the file with the trials, or the ' +
        'folder they are in.',
    );
  });

  test('that is there more than once says only what all of them say, or only one', async () => {
    const one = { schemaVersion: 1, notes: 'a', infrastructure: { hardware: 'A' } };
    const other = { schemaVersion: 1, notes: 'a', infrastructure: { hardware: 'B' }, code: {} };
    const { meta } = await read(SWEEP, metaOf(one, 'a'), metaOf(other, 'b'));
    expect(meta).toMatchObject({ notes: 'a', infrastructure: null, search: null });
    expect(meta?.code).toEqual({ repository: null, commit: null });
  });
});

const META = { schemaVersion: 1 };
const withDimension = (lr: object) => ({ ...META, search: { space: { lr } } });

/** Each with the place its message names. */
const WRONG: readonly (readonly [place: string, value: unknown])[] = [
  ['', []],
  ['', 'text'],
  ['schemaVersion', {}],
  ['schemaVersion', { schemaVersion: '1' }],
  ['schemaVersion', { schemaVersion: 2, more: 1 }],
  ['more', { ...META, more: 1 }],
  ['notes', { ...META, notes: 'n'.repeat(2001) }],
  ['search.method', { ...META, search: { method: 'unknown' } }],
  ['search.seed', { ...META, search: { seed: '7' } }],
  ['search.seed', { ...META, search: { seed: 0.5 } }],
  ['search.methods', { ...META, search: { methods: 'random' } }],
  ['search.space', { ...META, search: { space: [] } }],
  ['search.space.lr.low', withDimension({ low: '0' })],
  ['search.space.lr.log', withDimension({ log: 1 })],
  ['search.space.lr.choices', withDimension({ choices: Array(101).fill(1) })],
  ['search.space.lr.choices[0]', withDimension({ choices: [{}] })],
  ['infrastructure.hardware', { ...META, infrastructure: { hardware: ['A'] } }],
  ['runtime.trialSeconds', { ...META, runtime: { trialSeconds: 0 } }],
  ['evaluation.data', { ...META, evaluation: { data: 'd'.repeat(501) } }],
  ['code.commit', { ...META, code: { commit: 'c'.repeat(101) } }],
];

const RIGHT: readonly unknown[] = [
  JSON.parse(example),
  META,
  { ...META, search: null, notes: null },
  { ...META, search: { space: {} } },
  { ...META, search: { seed: 0 } },
  { ...META, search: { space: { a: { choices: ['x', 1, true, null] }, b: { low: 1, high: 1 } } } },
];

describe('the reader and the published schema agree', () => {
  test.each(WRONG)('that something is wrong at "%s" (%#)', async (place, value) => {
    expect(conforms(value)).toBe(false);
    const where = place === '' ? 'runs/sweep.meta.json: ' : `runs/sweep.meta.json, ${place}: `;
    const message = await messageOf(read(SWEEP, metaOf(JSON.stringify(value))));
    expect(message.startsWith(where)).toBe(true);
    expect(message).toContain('docs/formats.md#sweepmetajson');
  });

  test.each(RIGHT)('that right is right (%#)', async (value) => {
    expect(conforms(value)).toBe(true);
    expect((await read(SWEEP, metaOf(value))).meta).not.toBeNull();
  });

  test('with saved sweeps, whose schema has the same fields', () => {
    const saved = JSON.parse(readFileSync('schema/sweep.schema.json', 'utf8'));
    const { $schema, schemaVersion, ...fields } = schema.properties;
    expect(saved.properties.read.properties.meta.anyOf[0].properties).toEqual(fields);
  });

  test('with the documentation, whose example is right', () => {
    const page = readFileSync('docs/formats.md', 'utf8');
    const [, text = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
    conforms(JSON.parse(text));
    expect(conforms.errors).toBeNull();
  });
});
