import { UserError } from '../../src/errors.ts';
import { parseLocation } from '../../src/read/location.ts';
import { fitsPattern } from '../../src/read/names.ts';

const read = (text: string) => parseLocation(text, 'candidate');

describe('a location', () => {
  test.each([
    ['sweep.csv'],
    ['runs/**/*.json'],
    ['./run:7'],
    ['./artifact:x'],
    ['C:\\sweeps\\a.csv'],
    ['\\\\host\\share\\a.csv'],
    ['artifact'],
    ['Artifact:x'],
    [' artifact:x'],
    ['automatic'],
    ['auto:x'],
    [''],
  ])('%j is a path', (text) => {
    expect(read(text)).toEqual({ kind: 'path', text });
  });

  test('can be looked up', () => {
    expect(read('auto')).toMatchObject({ kind: 'auto', text: 'auto' });
  });

  test.each([
    ['artifact:sweep-*', null, 'sweep-*'],
    ['artifact:a:b', null, 'a:b'],
    ['artifact:run:7:x', null, 'run:7:x'],
    ['artifact: x ', null, ' x '],
    ['run:7:sweep', 7, 'sweep'],
    ['run:12345678901:a:b*', 12345678901, 'a:b*'],
    [`run:${Number.MAX_SAFE_INTEGER}:x`, Number.MAX_SAFE_INTEGER, 'x'],
  ])('%j is artifacts of a run', (text, runId, pattern) => {
    expect(read(text)).toMatchObject({ kind: 'artifact', runId, pattern });
  });

  test.each([
    ['ref:main:sweep.csv', 'main', 'sweep.csv'],
    ['ref:refs/tags/v1:a/b.csv', 'refs/tags/v1', 'a/b.csv'],
    ['ref:HEAD~1:a:b.csv', 'HEAD~1', 'a:b.csv'],
  ])('%j is a file at a commit', (text, ref, path) => {
    expect(read(text)).toMatchObject({ kind: 'ref', ref, path });
  });

  test.each([
    ['artifact:'],
    ['artifact: \t'],
    ['run:7'],
    ['run:7:'],
    ['run::x'],
    ['run:0:x'],
    ['run:07:x'],
    ['run:-7:x'],
    ['run:1e3:x'],
    [`run:${Number.MAX_SAFE_INTEGER + 1}:x`],
    [`run:${'9'.repeat(400)}:x`],
    ['ref:main'],
    ['ref:main:'],
    ['ref::a.csv'],
    ['ref: :a.csv'],
  ])('%j is incomplete; the message shows the forms', (text) => {
    const error = thrownBy(text);
    expect(error).toMatchObject({ fault: 'settings', where: 'candidate' });
    expect(error.message).toContain('Write artifact:NAME, run:ID:NAME, ref:REF:PATH or a path;');
  });

  test.each([
    'postgresql://me:secret@host/db',
    'sqlite:///example.db',
    'https://example.com/a.csv',
  ])('%j is an address, which is not shown', (text) => {
    const error = thrownBy(text);
    expect(error.message).toMatch(/an address; only files are read. Download the file, or export/);
    expect(error.message).not.toMatch(/secret|example/);
  });

  test('is shown without control characters and with a limited length', () => {
    const { message } = thrownBy(`run:\n::error::\u202e${'x'.repeat(10_000)}`);
    expect(message).toMatch(/^candidate: is "run: ::error:: x{64}…"\. Write/);
  });

  function thrownBy(text: string): UserError {
    try {
      read(text);
    } catch (error) {
      if (error instanceof UserError) return error;
    }
    throw new Error(`${text} was taken.`);
  }
});

test.each([
  ['sweep', 'sweep', true],
  ['sweep', 'Sweep', false],
  ['sweep', 'sweep-*', false],
  ['sweep-', 'sweep-*', true],
  ['sweep-12', 'sweep-?', false],
  ['sweep-😀', 'sweep-?', true],
  ['axb', 'a.b', false],
  ['a[1]', 'a[1]', true],
  ['', '', true],
  ['', '*', true],
  ['', '?', false],
  ['aab', '*ab', true],
  ['abab', '*ab*ab', true],
  ['ab\nc', 'a*c', true],
  ['a+(b)|c', 'a+(b)|*', true],
])('a pattern %j against %j: %j', (name, pattern, fits) => {
  expect(fitsPattern(name, pattern)).toBe(fits);
});
