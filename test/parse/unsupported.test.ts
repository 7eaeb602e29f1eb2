import { toSourceFile } from '../../src/read/source-file.ts';
import { refusalOf } from '../read/refusals.ts';
import { messageOf, READING, scoresOf, sweepOf } from './sweeps.ts';

describe('what looks like a sweep but is not', () => {
  it.each<[string, string, RegExp]>([
    ['a web page', '\n<!DOCTYPE html>\n<html></html>', /is a web page.*Download the file itself/],
    ['an XML page', '<?xml version="1.0"?><html/>', /is a web page/],
    [
      'the experiments of DVC',
      'Experiment,rev,typ,acc\n,workspace,baseline,0.9\nx-1,abc,branch_base,0.8\n',
      /lists DVC experiments next to the workspace.*formats\.md#dvc/,
    ],
  ])('is refused: %s', async (_, text, message) => {
    expect(await messageOf(sweepOf(text))).toMatch(message);
  });

  it('is read where the format is named', async () => {
    expect(READING.format).toBe('auto');
    const text = 'a - x,a - x__MIN,a - x__MAX\n1,1,1\n';
    expect(await scoresOf(text, { format: 'csv', metric: 'a - x' })).toEqual([1]);
    expect(await messageOf(sweepOf(text))).toContain('Download the runs table');
  });

  it('is distinguished from tables that only look alike', async () => {
    expect(await scoresOf('a - b,c\n1,2\n', { metric: 'c' })).toEqual([2]);
    expect(await scoresOf('{"f1": 1, "hyperparameters": {"lr": 1}}', { metric: 'f1' })).toEqual([
      1,
    ]);
  });
});

describe('a file of a tool that is not text', () => {
  const messageIn = (bytes: Buffer) => refusalOf(toSourceFile(bytes, 'a.bin'))?.message;

  it('is refused with the way to export it', () => {
    const log = Buffer.from(':W&B\xe1\xbe\x00\x9a', 'latin1');
    expect(messageIn(log)).toMatch(/binary log of a Weights & Biases run.*`wandb sync`/);
    const event = `\x18${'\0'.repeat(7)}abcd\x09${'\0'.repeat(8)}\x1a\x0dbrain.Event:2wxyz`;
    expect(messageIn(Buffer.from(event, 'latin1'))).toMatch(/TensorBoard event file/);
    expect(messageIn(Buffer.from('a\0b', 'latin1'))).toContain('contains binary data');
  });
});
