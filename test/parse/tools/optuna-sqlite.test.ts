import { readdirSync } from 'node:fs';
import type { SourceFile } from '../../../src/read/source-file.ts';
import { temporaryFolder } from '../../read/temporary-folder.ts';
import { changedBy, describeWithSqlite, itWithoutSqlite } from '../databases.ts';
import { isFormat, messageOf } from '../sweeps.ts';
import { endsOf, fixture, LEFT_OUT, RANDOM_ENDS, recordIn, recordOf } from './optuna-fixtures.ts';

async function bytesOf(name: string): Promise<Buffer> {
  const file = await fixture(name);
  if (file.kind !== 'sqlite') throw new Error(`${name} is no database`);
  return Buffer.from(file.bytes);
}

const databaseOf = (bytes: Buffer): SourceFile => ({ kind: 'sqlite', path: 'study.db', bytes });

/** The fixture after some statements. */
const changed = async (name: string, sql: string) =>
  changedBy(sql, databaseOf(await bytesOf(name)));

describe("Optuna's SQLite storage", () => {
  itWithoutSqlite('cannot be read by a Node without SQLite, which is said', async () => {
    expect(await messageOf(recordIn('random.db'))).toBe(
      `random.db: is an SQLite database, which Node ${process.versions.node} cannot read. ` +
        'Use Node 22.13 or newer, or export the trials with ' +
        'study.trials_dataframe().to_csv("trials.csv", index=False).',
    );
  });

  it('is recognised by its tables, on every Node', async () => {
    expect(await isFormat('optuna-sqlite', await fixture('random.db'))).toBe(true);
    expect(await isFormat('optuna-sqlite', await fixture('random.log'))).toBe(false);
    const other = databaseOf(Buffer.from('SQLite format 3\0 CREATE TABLE trials (study_id)'));
    expect(await isFormat('optuna-sqlite', other)).toBe(false);
    expect(await messageOf(recordOf(other))).toContain('is an SQLite database of an unknown tool');
  });

  it('may have all its data in the log next to it', async () => {
    const database = Buffer.alloc(4096);
    database.write('SQLite format 3\0');
    database.fill(2, 18, 20);
    for (const format of ['auto', 'optuna-sqlite']) {
      expect(await messageOf(recordOf(databaseOf(database), { format }))).toContain(
        'or its data is still in the file ending in -wal. Close the program that writes to it,',
      );
    }
  });
});

describeWithSqlite("Optuna's SQLite storage, with a Node that reads it,", () => {
  const temporary = temporaryFolder();

  it('is the sweep that the journal of the study is', async () => {
    const record = await recordIn('random.db');
    const journal = await recordIn('random.log');
    expect(record).toMatchObject({
      format: 'optuna-sqlite',
      metric: 'value',
      direction: 'minimize',
      isOrdered: true,
      leftOut: LEFT_OUT,
      search: { method: 'unknown', sampler: null, seed: null },
    });
    expect(endsOf(record)).toEqual(RANDOM_ENDS);
    const parameters = (one: typeof record) => one.trials.map((trial) => trial.parameters);
    expect(parameters(record)).toEqual(parameters(journal));
    expect(record.trials[3]?.place).toMatchObject({ path: 'random.db', part: 'trial 3' });
    expect(endsOf(await recordIn('two-studies.db', { study: 'random' }))).toEqual(RANDOM_ENDS);
    const search = { method: 'adaptive', sampler: 'TPESampler', seed: null };
    expect((await recordIn('tpe.db')).search).toEqual(search);
  });

  it('has costs in seconds', async () => {
    const { trials, cost } = await recordIn('random.db', { cost: 'duration' });
    expect(cost).toEqual({ unit: 'seconds' });
    for (const trial of trials.slice(0, 10)) expect(trial.cost).toBeGreaterThan(0);
    expect(trials[10]?.cost).toBeNull();
  });

  it('may have several objectives, each with its direction', async () => {
    const metric = 'values_recall';
    expect(await messageOf(recordIn('two-named-goals.db'))).toContain('values_error (0.02593 to');
    const record = await recordIn('two-named-goals.db', { metric });
    expect(record.direction).toBe('maximize');
    expect(endsOf(record)).toEqual(endsOf(await recordIn('two-named-goals.log', { metric })));
  });

  it('is read by its own number of each trial', async () => {
    const file = await changed('tpe.db', 'UPDATE trials SET number = 5 - number');
    const { trials } = await recordOf(file);
    const { trials: before } = await recordIn('tpe.db');
    expect(trials.map(({ score }) => score)).toEqual(before.map(({ score }) => score).reverse());
  });

  it('is read though it would keep a log', async () => {
    const bytes = await bytesOf('random.db');
    bytes.fill(2, 18, 20);
    expect(endsOf(await recordOf(databaseOf(bytes)))).toEqual(RANDOM_ENDS);
  });

  it('may be from before there were several objectives and infinite values', async () => {
    const sql = 'DROP TABLE study_directions; ALTER TABLE trial_values DROP COLUMN value_type';
    const { trials } = await recordOf(await changed('tpe.db', sql), { direction: 'maximize' });
    expect(trials).toHaveLength(6);
    expect(trials[0]?.score).toBeLessThan(0);
  });

  it.each(['DELETE FROM trial_values', 'UPDATE trial_values SET value = NULL'])(
    'is no sweep of failed trials where the scores of finished ones cannot be read: %s',
    async (sql) => {
      const file = await changed('tpe.db', sql);
      expect(await messageOf(recordOf(file))).toContain(
        'no column of numbers that can be the score',
      );
    },
  );

  it('may have no study, and no state that Optuna does not have', async () => {
    const none = await changed('tpe.db', 'PRAGMA foreign_keys = OFF; DELETE FROM studies');
    expect(await messageOf(recordOf(none))).toContain('the files hold no studies');
    const odd =
      "PRAGMA ignore_check_constraints = ON; UPDATE trials SET state = 'ODD' WHERE number = 2";
    expect(await messageOf(recordOf(await changed('tpe.db', odd)))).toContain(
      'study.db, trial 2: has the status "ODD", an unknown status',
    );
  });

  it('runs nothing that is in the file', async () => {
    const endless = `ALTER TABLE trial_params RENAME TO old;
      CREATE VIEW trial_params AS WITH RECURSIVE n(trial_id) AS
        (SELECT 1 UNION ALL SELECT trial_id FROM n) SELECT trial_id, 1 AS param_name FROM n`;
    const { trials } = await recordOf(await changed('tpe.db', endless));
    expect(trials[0]?.parameters).toEqual({});

    const computed = 'ALTER TABLE trial_params DROP COLUMN param_value';
    const column = 'ALTER TABLE trial_params ADD param_value AS (hex(zeroblob(400000000)))';
    const file = await changed('tpe.db', `${computed}; ${column}`);
    expect((await recordOf(file)).trials[0]?.parameters).toEqual({ n: null, x: null });
  });

  it('says what is wrong with it, and leaves no copy behind', async () => {
    const bytes = await bytesOf('random.db');
    bytes.fill(255, bytes.length / 2);
    const { TMPDIR = '' } = process.env;
    process.env.TMPDIR = temporary.path;
    const message = await messageOf(recordOf(databaseOf(bytes))).finally(() => {
      process.env.TMPDIR = TMPDIR;
    });
    expect(message).toMatch(
      /^study\.db: cannot be read as an SQLite database: .+\. Copy it while nothing writes to it, or/,
    );
    expect(readdirSync(temporary.path)).toEqual([]);
  });
});
