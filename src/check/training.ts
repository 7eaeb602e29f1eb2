import { quoted, type Report } from './findings.ts';
import { type Context, inputOf, isCall, type Use } from './workflow.ts';

/** Checks the command that a call of the reusable workflow trains with. */
export function checkCommand(use: Use, { read }: Context, report: Report): void {
  const run = inputOf(use, 'run');
  const at = use.inputs.get('run')?.tree ?? use.at;
  if (!isCall(use) || run.includes('${{')) return;
  const scripts = filesIn(run).map((path) => ({ path, text: read(path) }));
  for (const { path } of scripts.filter(({ text }) => text === null)) {
    const fix = 'Correct the path, or commit the file.';
    report(at, 'missing-file', `there is no file ${quoted(path)}`, fix);
  }
  // Nobody sees what a module, or a target of make, reads from its environment.
  if (scripts.length === 0) return;
  const all = [run, ...scripts.map(({ text }) => text)].join('\n');
  checkSeed(use, all, (what, fix) => report(at, 'same-trials', what, fix));
  const unused = (name: string, why: string) =>
    report(at, 'unused-variable', `${quoted(name)} is not used: ${why}`, 'Pass it to the script.');
  const written = inputOf(use, 'candidate') || 'candidate.csv';
  if (!/[*?]/.test(written) && !all.includes('SWEEP') && !all.includes(written))
    unused('$SWEEP', 'nothing writes the file that is collected');
  if (inputOf(use, 'models').includes(',') && !all.includes('MODEL'))
    unused('$MODEL', 'the jobs of every model would train the same one');
}

function checkSeed(use: Use, all: string, say: (what: string, fix: string) => void): void {
  const jobs = jobsOf(use, 'jobs');
  const [fixed] = /-*\b(\w+[-_])?seed[= ]\d+\b/i.exec(inputOf(use, 'run')) ?? [];
  // One job may train the same list in every run: pairs are made of it.
  if (!(jobs > 1) || (fixed === undefined && /SEED|JOB/.test(all))) return;
  const what = fixed
    ? `${quoted(fixed)} is fixed`
    : `neither ${quoted('$SEED')} nor ${quoted('$JOB')} is used`;
  const fix = `Write ${quoted('--seed "$SEED"')}, or what your script calls it.`;
  say(`${what}: all ${jobs} jobs would draw the same trials`, fix);
}

const SCRIPT =
  /(?:^|[\s;&|(])(?:python[\d.]*|bash|sh|Rscript|julia|node) (?:-[^m\s] )*([\w./-]+\.\w+)|\spip install .*?-r ([\w./-]+)/g;

/** The scripts and lists of requirements that a command names, if nothing takes it to another folder first. */
function filesIn(run: string): string[] {
  if (/\b(cd|pushd|git|curl|wget|docker) /.test(run)) return [];
  const named = Array.from(run.matchAll(SCRIPT), ([, script, list]) => script ?? list ?? '');
  return [...new Set(named)].filter((path) => !/^\/|\.\./.test(path));
}

const MIN_SEARCHES = 6;

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
