import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..', '..');
const HOOKS = pathToFileURL(join(ROOT, 'test/support/typescript.mjs')).href;

/** What a person sees of a command that computes that long without a pause. */
function seen(milliseconds: number): string {
  const program = `
    import { showProgress } from './src/commands/terminal.ts';
    const end = showProgress((text) => process.stderr.write(text));
    const until = Date.now() + ${milliseconds};
    while (Date.now() < until);
    end();
    end();
    process.stderr.write('result');`;
  const options = ['--import', HOOKS, '--input-type=module', '-e', program];
  return spawnSync(process.execPath, options, { cwd: ROOT, encoding: 'utf8' }).stderr;
}

describe('a command on a terminal', () => {
  test('says after a second that it works, even while it computes, and erases that', () => {
    expect(seen(3000)).toBe('Working …\r\u001b[Kresult');
  });

  test('says nothing before', () => {
    expect(seen(10)).toBe('result');
  });
});
