import type { ReadingSettings } from '../../../src/settings/index.ts';
import { changedBy, describeWithSqlite, itWithoutSqlite } from '../databases.ts';
import { fixtureIn, fixturesIn, isFormat, messageOf, sweepFrom, tableOf } from '../sweeps.ts';

const fixture = () => fixtureIn('mlflow')('mlflow.db');
const store = () => fixturesIn('mlflow')('mlruns');

/** The fixture after some statements. */
const changed = async (sql: string) => changedBy(sql, await fixture());

const read = async (sql: string, reading: Partial<ReadingSettings> = {}) =>
  sweepFrom([await changed(sql)], { metric: 'val/acc', ...reading });

const ANOTHER = `INSERT INTO experiments (experiment_id, name, lifecycle_stage) VALUES (2, 'other', 'active');
  UPDATE runs SET experiment_id = 2 WHERE status = 'KILLED'`;

it('the SQLite database of MLflow is recognised by its tables, on every Node', async () => {
  expect(await isFormat('mlflow-sqlite', await fixture())).toBe(true);
  expect(await isFormat('mlflow-sqlite', await fixtureIn('optuna')('random.db'))).toBe(false);
});

itWithoutSqlite('cannot be read by a Node without SQLite, which is said', async () => {
  expect(await messageOf(sweepFrom([await fixture()]))).toBe(
    `mlflow.db: is an SQLite database, which Node ${process.versions.node} cannot read. ` +
      'Use Node 22.13 or newer, or export the runs: ' +
      '`MLFLOW_TRACKING_URI=sqlite:///FILE mlflow experiments csv -x EXPERIMENT_ID -o runs.csv`.',
  );
});

describeWithSqlite('the SQLite database of MLflow, with a Node that reads it,', () => {
  it('is the sweep that the folder of the same runs is', async () => {
    for (const reading of [
      { metric: 'val/acc' },
      { metric: 'MAE loss', direction: 'minimize' },
    ] as const) {
      const asked = { ...reading, cost: 'duration' };
      const sweep = await sweepFrom([await fixture()], asked);
      const other = await sweepFrom(await store(), asked);
      const placeless = sweep.trials.map((trial) => ({ ...trial, place: null }));
      expect(placeless).toEqual(other.trials.map((trial) => ({ ...trial, place: null })));
      expect(sweep).toMatchObject({ counts: other.counts, isOrdered: true, cost: other.cost });
    }
  });

  it('leaves deleted and parent runs out, and names the metrics of the others', async () => {
    const { leftOut, scores, search, study } = await tableOf([await fixture()]);
    expect(leftOut).toEqual((await tableOf(await store())).leftOut);
    expect(scores?.toSorted()).toEqual(['MAE loss', 'val/acc']);
    expect([search.method, study]).toEqual(['unknown', 'réseau: tune']);
    const gone = await changed("UPDATE experiments SET lifecycle_stage = 'deleted'");
    expect((await tableOf([gone])).leftOut).toEqual([{ count: 10, what: 'deleted runs' }]);
  });

  it('has what is not a number, and what is infinite, as failures', async () => {
    const { rows } = await tableOf([await fixture()]);
    const [row] = rows.filter(({ fields }) => fields['val/acc'] === null);
    expect(row?.fields['MAE loss']).toBe(Infinity);
    const sql = 'UPDATE latest_metrics SET value = -value WHERE value > 1e300';
    const better = read(sql, { metric: 'MAE loss', direction: 'minimize' });
    expect(await messageOf(better)).toContain('MAE loss is -Infinity, better than any score');
  });

  it('must have one of several experiments chosen, by name or id', async () => {
    expect(await messageOf(read(ANOTHER))).toContain(
      '2 experiments: "réseau: tune" (7 trials, 1), "other" (1 trial, 2)',
    );
    expect((await read(ANOTHER, { study: 'réseau: tune' })).trials).toHaveLength(7);
    const { counts } = await read(ANOTHER.replace('KILLED', 'FAILED'), { study: '1' });
    expect(counts).toMatchObject({ counted: 7, failed: 3, running: 1 });
  });

  it('keeps a metric apart from what a run has itself', async () => {
    const sql = "UPDATE latest_metrics SET key = 'duration' WHERE key = 'val/acc'";
    const sweep = await read(sql, { metric: 'metrics.duration', cost: 'duration' });
    expect(sweep.trials[0]).toMatchObject({ score: 0.84375, cost: 60.5 });
  });

  it('has only the statuses of MLflow, and names the run that has another', async () => {
    const sql = "PRAGMA ignore_check_constraints = ON; UPDATE runs SET status = 'DONE'";
    expect(await messageOf(read(sql))).toMatch(
      /^mlflow\.db, run [0-9a-f]{32}: has the status "DONE", an unknown status/,
    );
  });

  it('may lack tables and have odd values', async () => {
    expect(await messageOf(read('DROP TABLE latest_metrics'))).toContain('has no metric "val/acc"');
    const odd = "UPDATE params SET value = x'0001'; UPDATE runs SET start_time = 'noon'";
    expect(await read(`DROP TABLE tags; ${odd}`)).toMatchObject({ isOrdered: false });
    expect(await messageOf(read('DELETE FROM runs'))).toContain('has no rows');
  });

  it('is refused if a text that all rows have by default would take all memory', async () => {
    const rows = `INSERT INTO params WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
      SELECT i, 1, 'a' FROM n LIMIT 50000`;
    const sql = `ALTER TABLE params ADD COLUMN note DEFAULT '${'x'.repeat(90_000)}'`;
    expect(await messageOf(read(`${rows}; ${sql}`))).toBe(
      'mlflow.db: cannot be read as an SQLite database: its tables hold more than 256 MiB. ' +
        'Copy it while nothing writes to it, or export the runs: ' +
        '`MLFLOW_TRACKING_URI=sqlite:///FILE mlflow experiments csv -x EXPERIMENT_ID -o runs.csv`.',
    );
  });
});
