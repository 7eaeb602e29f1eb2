import { readRecord } from '../../src/parse/index.ts';
import { toSourceFile } from '../../src/read/decode.ts';
import type { SourceFile } from '../../src/read/index.ts';
import { READING, userError } from './sweeps.ts';

const TABLE = 'lr,accuracy\n0.1,0.5\n0.2,0.6\n';

const read = (files: Record<string, string | Buffer>, format = 'auto') => {
  const all: SourceFile[] = Object.entries(files).map(([path, content]) =>
    typeof content === 'string' ? { path, text: content } : toSourceFile(content, path),
  );
  const source = { kind: 'file', location: 'x', sha: null, runUrl: null, createdAt: null } as const;
  return readRecord(all, { ...READING, format, metric: 'accuracy' }, source);
};

describe('a file beside those of a sweep', () => {
  it.each(['auto', 'csv'])('is refused by its name, with a glob without it: %s', async (format) => {
    const error = await userError(
      read(
        {
          'runs/make.sh': '#!/bin/sh\nset -e\necho "a" "b"\n',
          'runs/a.csv': TABLE,
          'runs/b.csv': TABLE.replaceAll('0', '1'),
          'runs/requirements.txt': 'numpy\nscipy\n',
        },
        format,
      ),
    );
    expect(error.message).toBe(
      'runs/make.sh: is no table of trials, nor is another file, while runs/a.csv may be one, and ' +
        'every file of a folder counts. Name the files of the sweep alone: one of them, or a glob ' +
        'such as runs/*.csv.',
    );
  });

  it('is refused where it is no text at all', async () => {
    const model = Buffer.from([0x80, 4, 0, 1, 2]);
    const error = await userError(read({ 'a/x.json': '[{"accuracy": 1}]', 'b/model.pt': model }));
    expect(error.message).toMatch(/^b\/model\.pt: is no table .* such as a\/\*\.json\.$/);
  });

  it('is told from those in any folder below', async () => {
    const files = { 'all/1/t.tsv': TABLE, 'all/2/t.tsv': TABLE, 'all/notes.md': '# Notes\n' };
    expect((await userError(read(files))).fix).toMatch(/ all\/\*\*\/\*\.tsv\.$/);
    const absolute = { '/x/t.csv': TABLE, '/x/make.sh': 'set -e\n' };
    expect((await userError(read(absolute))).fix).toMatch(/ \/x\/\*\.csv\.$/);
    const here = { 't.csv': TABLE, 'make.sh': 'set -e\n' };
    expect((await userError(read(here))).fix).toMatch(/ \*\.csv\.$/);
  });

  it('may be called anything if it has the header of the others, or if none is called a table', async () => {
    const other = TABLE.replaceAll('0.', '0.7');
    expect((await read({ 'a.csv': TABLE, 'b.txt': other })).trials).toHaveLength(4);
    expect((await read({ 'a.txt': TABLE, 'b.dat': other })).trials).toHaveLength(4);
  });

  it('is refused for what it is, where that is known', async () => {
    const error = await userError(read({ 'a.csv': TABLE, 'page.html': '<!doctype html><p>Hi' }));
    expect(error.what).toContain('is a web page');
  });
});
