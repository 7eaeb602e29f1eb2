import { quoted, type Report } from './findings.ts';
import { type Context, inputOf, isCall, type Use } from './workflow.ts';

/** Checks the command that a call of the reusable workflow trains with. */
export function checkCommand(use: Use, context: Context, report: Report): void {
  const { read } = context;
  if (!isCall(use)) return;
  const run = commandOf(use);
  const at = use.inputs.get('run')?.tree ?? use.at;
  for (const [word, name] of run.matchAll(SINGLY_QUOTED))
    if (name !== undefined)
      report(
        at,
        'unused-variable',
        `${quoted(word)} stays as it is: a shell expands nothing in single quotes`,
        `Write ${quoted(`"$${name}"`)}.`,
      );
  const { scripts, lists } = filesIn(run);
  const texts = scripts.map(read);
  for (const path of [...scripts, ...lists].filter((path) => read(path) === null)) {
    const fix = 'Correct the path, or commit the file.';
    report(at, 'missing-file', `there is no file ${quoted(path)}`, fix);
  }
  checkSampler(use, texts.join('\n'), context, report);
  // Nobody sees what a module, a target of make, or an expression brings in.
  const all = scripts.length === 0 || isOpen(run) ? null : [run, ...texts].join('\n');
  checkSeed(use, all, (what, fix) => report(at, 'same-trials', what, fix));
  if (all === null) return;
  const unused = (name: string, why: string) =>
    report(at, 'unused-variable', `${quoted(name)} is not used: ${why}`, 'Pass it to the script.');
  const written = inputOf(use, 'candidate') || 'candidate.csv';
  if (!/[*?]/.test(written) && !all.includes('SWEEP') && !all.includes(written))
    unused('$SWEEP', 'nothing writes the file that is collected');
  if (inputOf(use, 'models').includes(',') && !all.includes('MODEL'))
    unused('$MODEL', 'the jobs of every model would train the same one');
}

/** @param all the command with its scripts; null if more than they may be run */
function checkSeed(use: Use, all: string | null, say: (what: string, fix: string) => void): void {
  const jobs = jobsOf(use, 'jobs');
  const run = commandOf(use);
  // Another seed, as of the split of the data, may be fixed next to that of the search.
  const pattern = /\$\{?(SEED|JOB)\b/.test(run) ? /-*(?<![\w-])seed[= ]\d+\b/i : ANY_SEED;
  const [fixed] = pattern.exec(run) ?? [];
  // One job may train the same list in every run: pairs are made of it.
  if (!(jobs > 1) || (fixed === undefined && (all === null || /SEED|JOB/.test(all)))) return;
  const what = fixed
    ? `${quoted(fixed)} is fixed`
    : `neither ${quoted('$SEED')} nor ${quoted('$JOB')} is used`;
  const fix = `Write ${quoted('--seed "$SEED"')}, or what your script calls it.`;
  say(`${what}: all ${jobs} jobs would draw the same trials`, fix);
}

const ANY_SEED = /-*\b(\w+[-_])?seed[= ]\d+\b/i;
/** A text in double quotes is passed over: single quotes mean nothing in it. */
const SINGLY_QUOTED = /"[^"]*"|'[^\s'"]*\$\{?(SWEEP|MODEL|SEED|JOB)\b[^\s'"]*'|'[^']*'/g;
const EXPRESSION = 'EXPRESSION';

/** Stands for what only a run knows by a word. */
function commandOf(use: Use): string {
  return inputOf(use, 'run').replace(/\$\{\{.*?\}\}/gs, EXPRESSION);
}

/** Whether an expression may be more than the value of a flag. */
function isOpen(run: string): boolean {
  const words = run.split(/\s+/);
  return words.some(
    (word, i) => word.includes(EXPRESSION) && !word.includes('=') && !/^-/.test(words[i - 1] ?? ''),
  );
}

const SCRIPT =
  /(?:^|[\s;&|(])(?:python[\d.]*|bash|sh|Rscript|julia|node) (?:-[^m\s] )*([\w./-]+\.\w+)/g;
const LIST = /(?:^|[\s;&|(])pip3? install [^;&|\n]*?-r ([\w./-]+)/g;

/** The scripts and lists of requirements that a command names, if nothing takes it to another folder first. */
function filesIn(run: string): Readonly<Record<'scripts' | 'lists', readonly string[]>> {
  const isElsewhere = /\b(cd|pushd|git|curl|wget|docker) /.test(run);
  const named = (pattern: RegExp) => {
    const paths = isElsewhere ? [] : Array.from(run.matchAll(pattern), ([, path = '']) => path);
    return [...new Set(paths)].filter((path) => !/^\/|\.\.|EXPRESSION/.test(path));
  };
  return { scripts: named(SCRIPT), lists: named(LIST) };
}

const MIN_SEARCHES = 6;

/** Tables do not record how their trials were drawn. */
function checkSampler(use: Use, script: string, { config }: Context, report: Report): void {
  const levels = config === null ? [] : [config.top, ...config.comparisons.values()];
  const isTable = /\.(csv|tsv|jsonl?)$/.test(inputOf(use, 'candidate') || 'candidate.csv');
  const isNamed = levels.some((level) => level.has('search-method'));
  const isAdaptive =
    (script.includes('TPESampler') && !/(Random|Grid|QMC|BruteForce)Sampler/.test(script)) ||
    (script.includes('optuna.create_study(') && !/sampler/i.test(script));
  if (!isTable || isNamed || !isAdaptive) return;
  report(
    use.inputs.get('run')?.tree ?? use.at,
    'unnamed-search',
    'the script searches with TPE, which adapts, and no setting says so',
    `Write ${quoted('search-method: adaptive')} in the config, and ${quoted(`jobs: ${MIN_SEARCHES}`)} here.`,
  );
}

/** An adaptive search is one unit, however many trials it has. */
export function checkSearches(use: Use, { config }: Context, report: Report): void {
  const levels = config === null ? [] : [config.top, ...config.comparisons.values()];
  const methods = [inputOf(use, 'search-method'), ...levels.map((one) => one.get('search-method'))];
  const isOther = levels.some((one) => !['', 'auto', 'search'].includes(one.get('unit') ?? ''));
  const name = isCall(use) ? 'jobs' : 'shards';
  const jobs = jobsOf(use, name);
  if (use.kind === 'gate' || isOther || !methods.includes('adaptive') || !(jobs < MIN_SEARCHES))
    return;
  report(
    use.inputs.get(name) ?? use.at,
    'few-searches',
    `adaptive searches are compared as wholes, and ${jobs === 1 ? 'one job makes' : `${jobs} jobs make`} too few`,
    `Write ${quoted(`${name}: ${MIN_SEARCHES}`)} or more, each with a search of its own.`,
  );
}

/** NaN where only a run knows. */
function jobsOf(use: Use, name: 'jobs' | 'shards'): number {
  return Number(inputOf(use, name) || 1);
}
