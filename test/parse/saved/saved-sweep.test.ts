import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { placeText } from '../../../src/errors.ts';
import { readSavedSweep, saveSweep } from '../../../src/parse/saved/saved-sweep.ts';
import { TOOL } from '../../../src/tool.ts';
import { messageOf as messageFor, sweepOf, textFile, thrownBy } from '../sweeps.ts';
import { SOURCE, savedSweep, savedSweeps, savedTrial } from './saved-sweeps.ts';

const schema = JSON.parse(readFileSync('schema/sweep.schema.json', 'utf8'));
const conforms = new Ajv({ strict: true, strictTypes: false, strictRequired: false }).compile(
  schema,
);

const read = (text: string) => readSavedSweep(textFile('sweep.json', text), SOURCE);

const messageOf = (text: string) => thrownBy(() => read(text));

describe('a saved sweep', () => {
  it('is JSON with one trial a line, the score in its own unit', () => {
    const failed = { outcome: 'failed', score: -Infinity } as const;
    const trials = [
      savedTrial({ place: { path: 'a.csv', line: 2 }, score: -0.25, cost: 12.5 }),
      savedTrial({ ...failed, place: { path: 'a.csv', part: 'trial 3' }, number: 4 }),
    ];
    const record = { direction: 'minimize', metric: 'loss', cost: { unit: 's' }, trials } as const;
    expect(saveSweep(savedSweep({ record }))).toBe(`{
  "format": "tuning-gate-sweep",
  "schemaVersion": 3,
  "tool": {"name":"tuning-gate","version":"${TOOL.version}"},
  "training": {"name":"","shard":null,"shards":null,"workflow":".github/workflows/tuning.yml","sha":"${'a'.repeat(40)}","repository":"octo-org/models","runId":7,"runAttempt":1,"event":"pull_request","createdAt":"2026-11-03T10:20:30Z"},
  "read": {"format":"csv","location":"tuning-gate-sweep","search":{"method":"unknown","sampler":null,"seed":null},"isOrdered":false,"leftOut":[],"gaps":[],"meta":null,"settings":{"failedValue":null,"failedTrials":null,"prunedTrials":null,"unfinishedTrials":null,"searchMethod":null,"metricMin":null,"metricMax":null,"minTrials":null,"pairing":null},"environment":null},
  "metric": "loss",
  "direction": "minimize",
  "cost": {"unit":"s"},
  "trials": [
    {"outcome":"completed","value":0.25,"cost":12.5,"where":"a.csv","line":2,"parameters":null,"seed":null,"number":0},
    {"outcome":"failed","value":null,"cost":null,"where":"a.csv","part":"trial 3","parameters":null,"seed":null,"number":4}
  ]
}
`);
  });

  it('conforms to the published schema, and is read as it was saved, to the last bit', () => {
    fc.assert(
      fc.property(savedSweeps, ({ record, training }) => {
        const text = saveSweep({ record, training });
        conforms(JSON.parse(text));
        expect(conforms.errors).toBeNull();
        const pairing = record.settings.pairing ?? 'auto';
        expect(read(text)).toEqual({ record: { ...record, pairing }, training });
      }),
      { numRuns: 100 },
    );
  });

  it('is not saved if it could not be read again', () => {
    const long = { record: { metric: 'm'.repeat(1001) } };
    expect(() => saveSweep(savedSweep(long))).toThrow(
      /^the sweep to save, metric: is "m+…", but should be text of at most 1,000 characters\./,
    );
    expect(() => saveSweep(savedSweep({ training: { shard: '' } }))).toThrow(
      'the sweep to save, training.shard: is "", but should be printable text of 1 to 80 characters',
    );
  });

  it('of another schema version is refused with what to do', () => {
    const text = saveSweep(savedSweep()).replace('"schemaVersion": 3', '"schemaVersion": 4');
    expect(messageOf(text.replace('"metric"', '"metrics"'))).toBe(
      'sweep.json: was saved with schema version 4; this version reads 2 and 3. Use the same ' +
        'version of tuning-gate in the job that collects and the one that compares; on the ' +
        'default branch, run the workflow again.',
    );
  });

  it('of the version before is read, though not as a part of one', () => {
    const text = readFileSync('test/parse/saved/version-2.json', 'utf8');
    expect(text).toContain('"schemaVersion": 2');
    const { record, training } = read(text);
    expect(training).toMatchObject({ shard: '1', runId: 7, event: 'push' });
    expect(training).not.toHaveProperty('part');
    expect(record).toMatchObject({
      metric: 'accuracy',
      cost: { unit: 'seconds' },
      isOrdered: true,
    });
    expect(record.trials.map(({ outcome, score, number }) => [outcome, score, number])).toEqual([
      ['completed', 0.81, 0],
      ['completed', 0.9, 1],
      ['completed', -1, 2],
      ['failed', -Infinity, 3],
      ['pruned', 0.4, 4],
      ['running', -Infinity, 5],
    ]);
    expect(record.settings).toEqual({
      ...{ failedValue: -1, failedTrials: null, prunedTrials: 'worst', unfinishedTrials: 'drop' },
      ...{ searchMethod: 'random', metricMin: null, metricMax: 1, minTrials: 6 },
      pairing: 'paired',
    });
    expect(messageOf(text.replace('"part": null', '"part": 2'))).toBe(
      'sweep.json: is a part of a sweep that was trained in parts, which is no longer read. ' +
        'Run the workflow again, with one job or a matrix for the whole sweep.',
    );
    expect(messageOf(text.replace('"part": null', '"more": null'))).toContain('more');
  });

  it('is in one file, not in two that the same attempt saved', async () => {
    const text = saveSweep(savedSweep());
    const message = await messageFor(sweepOf([text, text]));
    expect(message).toContain('b.txt: holds the same shard as a.txt, saved by the same attempt');
  });

  it('shows no invisible characters in where a trial was', () => {
    const text = saveSweep(savedSweep()).replace('"line":2', '"part":"\u202eline\\n\\u001b[31m"');
    const [trial] = read(text)?.record.trials ?? [];
    expect(trial && placeText(trial.place)).toBe('sweep.csv, line [31m');
  });
});

type Fields = Record<string, unknown>;

const NO_SCORE = { value: null, cost: null, where: '', parameters: null };

/** Ways to damage a saved sweep with two trials, a cost and every field filled, by path. */
const WRONG: readonly (readonly [path: string, values: readonly unknown[]])[] = [
  ['schemaVersion', ['1', null, 1.5]],
  ['read.search', [null, 'random']],
  ['read.search.method', ['guess', null]],
  ['read.isOrdered', ['yes', null]],
  ['read.leftOut', [null, {}]],
  ['read.gaps', ['failures-hidden', {}, new Array(6).fill('stops-unknown')]],
  ['read.environment', ['Linux', [], { cpu: 'x' }, { gpu: 1 }, { image: 'i'.repeat(201) }]],
  ['read.search.seed', ['7', 1.5, 2 ** 53]],
  ['trials[1].seed', ['7', 0.5, true, -(2 ** 53)]],
  ['read.meta', ['x', [], { notes: 1 }, { notes: 'n'.repeat(2001) }, { more: 1 }]],
  [
    'read.meta',
    [{ search: 'random' }, { search: { method: 'unknown' } }, { runtime: { totalSeconds: 0 } }],
  ],
  ['read.meta', [{ search: { space: { x: { low: '1' } } } }, { code: { commit: 1 } }]],
  ['trials[1].parameters', [[], 1, 'x']],
  ['tool', [null, [], {}]],
  ['tool.name', ['another']],
  ['tool.version', ['', 1, '1 2', 'v'.repeat(41)]],
  ['tool.extra', [1]],
  ['training', [null, 'x', []]],
  ['training.name', [null, ' a', 'a ', 'a\nb', 'a\u202eb', '\ud800', '模'.repeat(81)]],
  ['training.workflow', [1, 'a\nb', 'a'.repeat(301)]],
  ['training.shard', ['', 'a\tb', 1, 'a'.repeat(81)]],
  ['training.sha', ['', 'A'.repeat(40), 'a'.repeat(41), 'a'.repeat(63), 0]],
  ['training.repository', ['a', 'a/b/c', 'a /b', null, `${'a'.repeat(101)}/b`]],
  ['training.runId', [-1, 1.5, '7', null, 2 ** 53]],
  ['training.runAttempt', [0, -1, 0.5, true]],
  ['training.event', ['Push', 'a b', null, 'a'.repeat(41)]],
  ['training.createdAt', ['', '2026-11-03', '2026-11-03 10:20:30Z', '2026-13-03T10:20:30Z', 1]],
  [
    'training.createdAt',
    ['2026-11-03T10:20:30+01:00', '2026-11-03T24:20:30Z', '2026-11-03T10:20Z'],
  ],
  ['training.extra', [null]],
  ['training.part', [null]],
  ['read', [null]],
  ['read.format', ['', '<b>', 'CSV', 'a'.repeat(41)]],
  ['read.location', [1, 'l'.repeat(301)]],
  ['read.__proto__', [{}]],
  ['metric', [null, 1, ['a'], 'm'.repeat(1001)]],
  ['direction', ['up', null, 'Maximize', 'constructor']],
  ['cost', ['s', {}, [], { unit: 1 }, { unit: 'u'.repeat(21) }, { unit: null, more: 1 }]],
  [
    'cost.unit',
    ['', 'trials', 'Trial', '5', '%', '<b>', 'a@b', 'www.example.org', ' s', 's ', 'a\nb'],
  ],
  ['trials', [null, {}, 'x']],
  ['trials[1]', [null, [], 1, {}]],
  ['trials[1]', ['failed', 'running'].map((outcome) => ({ ...NO_SCORE, outcome, value: 0.5 }))],
  ['trials[1].outcome', ['COMPLETE', '', null, 'toString']],
  ['trials[1].value', ['0.5', true, null, [0.5]]],
  ['trials[1].cost', [0, -1, '1', false, 9.9e-31, 1.1e30, 1e308, 5e-324]],
  ['trials[1].where', [null, 1, 'w'.repeat(301)]],
  ['trials[1].extra', [null]],
  ['extra', [null]],
];

const RIGHT: typeof WRONG = [
  ['training.name', ['', 'llama-3.1', 'org/model', '👩\u200d🔬'.repeat(20), '模'.repeat(80)]],
  ['training.workflow', [null, '.github/workflows/模型.yml']],
  ['training.shard', [null, '0', 'a b']],
  ['training.sha', [null, 'b'.repeat(64)]],
  ['training.createdAt', ['2024-02-29T00:00:00.000Z']],
  ['metric', ['', '\u{1f600}'.repeat(1000)]],
  ['read.location', ['\u{1f600}'.repeat(300)]],
  ['read.search', [{ method: 'adaptive', sampler: 'TPESampler', seed: null }]],
  ['read.meta', [null, {}, { notes: null }, { search: { space: { x: { low: 1, high: 1 } } } }]],
  ['read.leftOut', [[{ count: 2, what: 'hand-picked trials' }]]],
  ['read.leftOut', [[{ count: 1, what: 'earlier rungs' }]]],
  ['read.gaps', [null, [], undefined, ['stops-unknown', 'parents-unknown', 'parameters-guessed']]],
  ['read.environment', [null, undefined, {}, { os: 'Linux', gpu: '\u{1f600}'.repeat(200) }]],
  ['read.search.seed', [0, -7, null, undefined]],
  ['trials[1].seed', [0, 2 ** 53 - 1, null, undefined]],
  ['trials[1].parameters', [null, {}, { lr: 0.1, 'a/b': 'x', c: true, d: null }]],
  ['cost', [{ unit: null }, { unit: 'u'.repeat(20) }, { unit: 'US$' }, { unit: 'CO₂-kg / h' }]],
  ['trials', [[]]],
  ['trials[1].value', [0, -1, 1e308, 5e-324]],
  ['trials[1].cost', [null, 1e-30, 1e30]],
  ['trials[1]', ['pruned', 'failed', 'running'].map((outcome) => ({ ...NO_SCORE, outcome }))],
];

const steps = (path: string) => path.match(/[^.[\]]+/g) ?? [];

/** The text with one field set to a value, or left out if that is undefined. */
function textWith(path: string, value: unknown): string {
  const trial = savedTrial({ cost: 3 });
  const record = { cost: { unit: 's' }, trials: [trial, trial] };
  const document: Fields = JSON.parse(
    saveSweep(savedSweep({ record, training: { name: 'a', shard: '1' } })),
  );
  const [last = '', ...above] = steps(path).reverse();
  const parent = above.reduceRight<Fields>((fields, name) => fields[name] as Fields, document);
  if (value === undefined) delete parent[last];
  else Object.defineProperty(parent, last, { value, enumerable: true });
  return JSON.stringify(document);
}

const flat = (list: typeof WRONG) =>
  list.flatMap(([path, all]) => all.map((one) => [path, one] as const));

describe('the schema and the reader agree', () => {
  // What came later may be missing in what was saved before.
  const PATHS = [...new Set(WRONG.map(([path]) => path))].filter(
    (path) => !/extra|part$|__|seed|gaps|workflow|environment/.test(path),
  );

  it.each(flat(WRONG))('that %s cannot be %j', (path, value) => {
    const text = textWith(path, value);
    expect(conforms(JSON.parse(text))).toBe(false);
    expect(messageOf(text)).toMatch(
      new RegExp(`^sweep\\.json, ${path.replace(/[[\]]/g, '\\$&')}[:.]`),
    );
  });

  it.each(PATHS.filter((path) => path !== 'trials[1]'))('that %s cannot be missing', (path) => {
    const text = textWith(path, undefined);
    expect(conforms(JSON.parse(text))).toBe(false);
    expect(messageOf(text)).toContain(`sweep.json, ${path}: is missing, but should be `);
  });

  it.each(flat(RIGHT))('that %s can be %j', (path, value) => {
    const text = textWith(path, value);
    expect(conforms(JSON.parse(text))).toBe(true);
    expect(read(text)).not.toBeNull();
  });

  it('that a number is finite', () => {
    for (const path of ['trials[1].value', 'trials[1].cost']) {
      const text = textWith(path, 0.25).replace('0.25', '1e999');
      expect(conforms(JSON.parse(text))).toBe(false);
      expect(messageOf(text)).toContain(`sweep.json, ${path}: is Infinity, but should be `);
    }
  });
});
