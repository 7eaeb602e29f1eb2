import { spawnSync } from 'node:child_process';
import { useFolder } from './support/command-line.ts';
import { posixTest } from './support/windows.ts';

const folder = useFolder();
beforeEach(folder.writeGoodAndBad);

const SOURCES = ['--import', './test/support/typescript.mjs', 'src/cli.ts'];

/** Runs a shell's line in which `$TOOL` is the program, and good.csv is better than bad.csv. */
function shell(line: string, program = SOURCES) {
  const tool = [process.execPath, ...program].map((word) => `"${word}"`).join(' ');
  const command = line
    .replaceAll('$TOOL', `${tool} compare`)
    .replace(/\w+\.csv/g, (name) => folder.path(name))
    .replace('$WORSE', `${folder.path('good.csv')} ${folder.path('bad.csv')} $BEST`)
    .replaceAll('$BEST', '--direction maximize');
  const { status, stderr, stdout } = spawnSync('bash', ['-c', `set -o pipefail; ${command}`], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stderr, stdout };
}

/** A module that fails in a timer, as what nobody waits for does, as soon as somebody listens. */
const crash = (code: string) =>
  `data:text/javascript,${encodeURIComponent(
    `process.on('newListener',(name)=>{if(name==='uncaughtException')setTimeout(()=>{${code}},1)})`,
  )}`;

posixTest.each([
  ['a full disk', '$TOOL $WORSE >/dev/full', 4],
  ['a full disk, while bisecting', '$TOOL $WORSE --bisect >/dev/full', 125],
  ['a reader that has gone', '$TOOL $WORSE | true', 4],
  ['a full disk for messages', '$TOOL none.csv bad.csv $BEST 2>/dev/full', 4],
  ['a full disk for messages, in a bisection', '$TOOL none.csv none.csv --bisect 2>/dev/full', 125],
  ['a reader of messages that has gone', '$TOOL none.csv bad.csv $BEST 2>&1 >/dev/null | true', 4],
])('what cannot be said is no verdict: %s', (what, line, code) => {
  const { status, stderr } = shell(line);
  expect(status).toBe(code);
  if (what === 'a full disk')
    expect(stderr).toMatch(/^tuning-gate: standard output cannot be written: ENOSPC[^\n]*\n$/);
});

test.each([
  ['an exception', "throw new Error('::error::stray')", [], 4],
  ['a rejection', "Promise.reject(new Error('::error::stray'))", [], 4],
  ['an exception, while bisecting', "throw new Error('::error::stray')", ['--bisect'], 125],
])('%s that nobody catches is a bug, and no verdict', (_, what, flags, code) => {
  const words = ['--import', crash(what), ...SOURCES, 'bands', '--n', '900', ...flags];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([code, expect.stringContaining('stray')]);
  expect(stderr).not.toMatch(/^\s*::/m);
});

posixTest('too few files that may be open are named, wherever they run out', () => {
  const codes = new Set<number | null>();
  for (const files of [22, 30, 64]) {
    const { status, stderr } = shell(`ulimit -n ${files}; $TOOL $WORSE`, ['dist/cli.js']);
    codes.add(status);
    if (status === 4) expect(stderr).toMatch(/^tuning-gate: [^\n]*EMFILE: too many open files/);
  }
  // In the end they are enough for the verdict.
  expect([...codes]).toEqual([4, 1]);
});

posixTest.each([
  ['a file for a folder', '--markdown /etc/passwd/comment.md', 'ENOTDIR: not a directory'],
  ['a place without folders', '--markdown /proc/report/a.md', 'ENOENT: no such file or directory'],
  ['a disk without room', '--markdown comment.csv', 'EFBIG: file too large'],
])('%s is named in the words of the system', (_, flags, words) => {
  const { status, stderr } = shell(`trap '' XFSZ; ulimit -f 1; $TOOL $WORSE ${flags}`);
  expect([status, stderr]).toEqual([4, expect.stringContaining(`could not be written (${words})`)]);
});
