import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLocal } from '../../src/read/local.ts';
import { filesOf, messageOf, parseSweep, READING, scoresOf, userError } from './sweeps.ts';

const x = { metric: 'val_acc' };
const GOOD = '{"val_acc": 1}\n{"val_acc": 2}\n';

describe('a file of a JSON sweep in which no row has the metric', () => {
  it('is an error that names the file and what may have been meant', async () => {
    const error = await userError(scoresOf([GOOD, '{"Val_Acc": 1}\n{"Val_Acc": 2}\n'], x));
    expect(error.fault).toBe('data');
    expect(error.message).toBe(
      'b.txt: has no metric "val_acc" in any row, while other files have it. ' +
        'Did you mean "Val_Acc"? Name only the files of one sweep, all with the same keys.',
    );
    const other = ['[{"val_acc": 1}]', '[{"loss": 1}, {"loss": 2}]'];
    expect(await messageOf(scoresOf(other, x))).toContain('b.txt: has no metric "val_acc"');
  });

  it('may have rows that all failed or still run', async () => {
    const ended = '{"status": "failed"}\n{"status": "running"}\n';
    expect(await scoresOf([GOOD, ended], x)).toEqual([1, 2, -Infinity]);
    expect(await scoresOf([GOOD, '{"val_acc": null}\n{}\n'], x)).toHaveLength(4);
  });

  it('may be a single trial that failed, unless it has the metric by another spelling', async () => {
    expect(await scoresOf(['{"val_acc": 1}', '{"id": "b"}'], x)).toEqual([1, -Infinity]);
    expect(await scoresOf(['{"val_acc": 1, "val_ac2": 1}', '{"val_ac2": 3}'], x)).toHaveLength(2);
    expect(await messageOf(scoresOf(['{"val_acc": 1}', '{"Val-Acc": 0.5}'], x))).toContain(
      'b.txt: has no metric "val_acc" in any row, while other files have it. Did you mean "Val-Acc"?',
    );
  });
});

describe('a file of a sweep that is the same as another', () => {
  it('is an error if it has several trials', async () => {
    expect(await messageOf(scoresOf([GOOD, '{"val_acc": 3}\n', GOOD], x))).toBe(
      'c.txt: is the same as a.txt, so its trials would count twice. ' +
        'Name every file of the sweep once.',
    );
    const csv = 'val_acc\n1\n2\n';
    expect(await messageOf(scoresOf([csv, csv], x))).toContain('b.txt: is the same as a.txt');
  });

  it('may be a single trial', async () => {
    const trial = '{"val_acc": 1}';
    expect(await scoresOf([trial, trial, '{"val_acc": 2}'], x)).toEqual([1, 1, 2]);
  });
});

describe('a folder of folders with a JSON file each', () => {
  it('is one sweep, in the order in which people count', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'folders-'));
    for (const [i, name] of ['run-10', 'run-2', 'group/run-1'].entries()) {
      await mkdir(join(directory, name), { recursive: true });
      const text = JSON.stringify({ eval_accuracy: i, train_runtime: 60 }, null, 4);
      await writeFile(join(directory, name, 'all_results.json'), text);
    }
    const files = await readLocal('**/all_results.json', { directory });
    await rm(directory, { recursive: true });
    const { source } = filesOf(['', '']);
    const reading = { ...READING, metric: 'eval_accuracy', cost: 'train_runtime' };
    const { trials, format } = await parseSweep({ files, source }, reading);
    expect(format).toBe('json');
    expect(trials.map(({ score, cost }) => [score, cost])).toEqual([
      [2, 60],
      [1, 60],
      [0, 60],
    ]);
  });
});
