import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { promisify } from 'node:util';
import { printable } from '../printable.ts';
import { type Environment, MAX_ENVIRONMENT } from '../read/index.ts';

const run = promisify(execFile);

/**
 * What a program prints; null if it is not there, fails, or says too much or too late. It learns no variable but
 * PATH, and starts outside of the checkout: a file there could pass for a part of the program.
 */
export async function askProgram(
  program: string,
  question: readonly string[],
  { cwd = parse(process.cwd()).root, env = {}, timeout = 5_000 } = {},
): Promise<string | null> {
  const limits = { timeout, killSignal: 'SIGKILL', maxBuffer: 1_000_000 } as const;
  const options = { cwd, env: { PATH: process.env.PATH, ...env }, ...limits };
  return run(program, question, options).then(
    ({ stdout }) => stdout,
    () => null,
  );
}

/** What this machine trains with, as far as its runner and its programs say. */
export async function readEnvironment(ask: typeof askProgram): Promise<Environment> {
  const { RUNNER_OS, ImageOS, ImageVersion } = process.env;
  const cards = ['--query-gpu=name', '--format=csv,noheader'];
  // What is installed from a checkout, such as the model, may have its commit as a version.
  const freeze = ['-m', 'pip', 'freeze', '--exclude-editable'];
  const [gpu, packages] = await Promise.all([
    ask('nvidia-smi', cards),
    ask('python', freeze).then((answer) => answer ?? ask('python3', freeze)),
  ]);
  const known = (text = '') => printable(text, MAX_ENVIRONMENT) || null;
  return {
    os: known(RUNNER_OS),
    image: known([ImageOS, ImageVersion].filter(Boolean).join(' ')),
    gpu: known(countCards(gpu ?? '')),
    packages: digestOf(packages ?? ''),
  };
}

/** "2 × NVIDIA L4" */
function countCards(printed: string): string {
  const cards = linesOf(printed).filter((line) => !/^no devices/i.test(line));
  const counts = [...new Set(cards)].map((card) => {
    const count = cards.filter((other) => other === card).length;
    return count === 1 ? card : `${count} × ${card}`;
  });
  return counts.join(', ');
}

/** The same wherever the files were that packages came from; null for none. */
function digestOf(printed: string): string | null {
  const packages = linesOf(printed).map((line) => line.replace(/ @ file:.*/, ''));
  if (packages.length === 0) return null;
  return createHash('sha256').update(packages.join('\n')).digest('hex');
}

function linesOf(printed: string): string[] {
  return (printed.match(/\S.*/g) ?? []).map((line) => line.trim()).sort();
}
