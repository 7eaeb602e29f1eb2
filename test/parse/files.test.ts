import { messageOf, scoresOf, userError } from './sweeps.ts';

const x = { metric: 'val_acc' };
const GOOD = '{"val_acc": 1}\n{"val_acc": 2}\n';

describe('a file of a JSON sweep in which no row has the metric', () => {
  it('is an error that names the file and what may have been meant', async () => {
    const error = await userError(scoresOf([GOOD, '{"Val_Acc": 1}\n{"Val_Acc": 2}\n'], x));
    expect(error.fault).toBe('data');
    expect(error.message).toBe(
      'b.txt: has no metric "val_acc" in any row, while other files have it. ' +
        'Did you mean "Val_Acc"? Name the files of one sweep alone, all with the same keys.',
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
