import { nearestNames } from '../errors.ts';
import type { YamlTree } from '../parse/index.ts';
import {
  type Config,
  inputsIgnoredFor,
  insteadOfInput,
  isInput,
  NO_INPUTS,
  OPTION_NAMES,
  OPTIONS,
  type OptionName,
  REUSABLE_INPUTS,
} from '../settings/index.ts';
import { suggestion } from './findings.ts';
import { checkGateName, checkValue } from './settings.ts';
import {
  type Context,
  get,
  inputOf,
  isCall,
  isOpen,
  judges,
  placeOf,
  saves,
  textOf,
  trains,
  type Use,
} from './workflow.ts';

const INPUTS = new Map(
  OPTION_NAMES.filter(isInput).map((name) => [name as string, OPTIONS[name].kind] as const),
);
const TRAIN = '.github/actions/train/action';

/** Checks what a step or a call is given, and what it trains with. */
export function checkUse(use: Use, context: Context): void {
  const { config, read, report, workflow } = context;
  const uses = textOf(use.at);
  if (!uses.includes('@') && !uses.startsWith('./')) report(use.at, 'missing-ref', { uses });
  checkNames(use, context);
  checkCandidate(use, context);
  checkGateName(use, context);
  const hasAction = [`${TRAIN}.yml`, `${TRAIN}.yaml`].some((path) => read(path) !== null);
  if (isCall(use) && trains(workflow) && inputOf(use, 'run') === '' && !hasAction)
    report(use.at, 'missing-input/run');
  const path = inputOf(use, 'config');
  if (path !== '' && !isOpen(path) && read(path) === null)
    report(placeOf(use, 'config'), 'missing-config', { path });
  if (trains(workflow) && saves(use)) {
    checkCommands(use, context);
    checkSearches(use, context);
  }
  if (config === null || !judges(use)) return;
  const given = (name: string) => (isInput(name) ? inputOf(use, name) : '');
  for (const name of inputsIgnoredFor(config, given))
    report(use.inputs.get(name) ?? use.at, 'ignored-input', { name, path: config.path });
}

function checkNames(use: Use, { report }: Context): void {
  const table = isCall(use) ? REUSABLE_INPUTS : INPUTS;
  const names = [...table.keys()];
  const of = isCall(use) ? use.kind : 'the Action';
  for (const [name, entry] of use.inputs) {
    const kind = table.get(name);
    const { value } = entry.tree;
    if (name === 'python-version' && (value === 3.1 || value === 3.2)) {
      const fix = `Write \`'${value}0'\`, in quotes: YAML drops a zero at the end of a number.`;
      report(entry.tree, 'invalid-value', { name, value: `the number ${value}`, fix });
    } else if (kind !== undefined) checkValue(entry, kind, report);
    else {
      const [near = name] = nearestNames(name, [...names, ...NO_INPUTS]);
      const [instead] = [name, near].flatMap(
        (one) => insteadOfInput(one, textOf(entry.tree)) ?? [],
      );
      const page = isCall(use) ? 'workflows' : 'reference';
      const fix = instead ?? suggestion(name, names, `docs/${page}.md lists the inputs.`);
      report(entry, 'unknown-input', { name, of, fix });
    }
  }
}

/** What a step is to read must be there: `collect` has what the job trained, `gate` what the run has saved. */
function checkCandidate(use: Use, { report }: Context): void {
  const { kind, job } = use;
  const [given, mode] = [inputOf(use, 'candidate'), inputOf(use, 'mode') || kind];
  if (isCall(use)) return;
  if (given === '' && saves(use)) report(use.at, 'missing-input/candidate', { mode });
  const isElsewhere = /^(artifact|run|ref|sweep):/.test(given);
  const isBare = job.steps.filter((step) => get(step, 'uses')).length === job.uses.length;
  const fix =
    kind === 'collect' && isElsewhere
      ? 'Give a file, folder or glob.'
      : kind === 'gate' && isBare && /^[^:$]+$/.test(given)
        ? 'Leave it out: no file is in this job, which compares what the others have saved.'
        : null;
  const value = `\`${given}\` with \`mode: ${mode}\``;
  if (fix) report(placeOf(use, 'candidate'), 'invalid-value', { name: 'candidate', value, fix });
}

const EXPRESSION = 'EXPRESSION';

/** Checks the commands of a call, or of the steps of a job. */
function checkCommands(use: Use, context: Context): void {
  const { read, report } = context;
  const steps = use.job.steps.map((step) => get(step, 'run'));
  const commands = isCall(use) ? [use.inputs.get('run')?.tree ?? null] : steps;
  // Stands for what only a run knows by a word.
  const run = commands
    .map(textOf)
    .join('\n')
    .replace(/\$\{\{.*?\}\}/gs, EXPRESSION);
  const at = (word: string) =>
    commands.find((tree) => textOf(tree).includes(word)) ?? commands[0] ?? use.at;
  for (const [word, name] of run.matchAll(SINGLY_QUOTED))
    if (name !== undefined) report(at(word), 'unused-variable/quotes', { word, name });
  const { scripts, lists } = filesIn(run, use);
  const texts = scripts.map(read);
  for (const path of [...scripts, ...lists].filter((path) => read(path) === null))
    report(at(path), 'missing-file', { path });
  checkSampler(use, texts.join('\n'), context);
  // Nobody sees what a module, a target of make, or an expression brings in.
  const all = scripts.length === 0 || isUnknown(run) ? null : [run, ...texts].join('\n');
  checkSeed(use, { run, all, at }, context);
  const check = isCall(use) ? checkVariables : checkWritten;
  check(use, { run, all, at }, context);
}

interface Commands {
  /** With a word for what only a run knows. */
  readonly run: string;
  /** Together with the scripts; null if more than they may be run. */
  readonly all: string | null;
  /** Where a word of them stands. */
  readonly at: (word: string) => YamlTree;
}

function checkSeed(use: Use, { run, all, at }: Commands, { report }: Context): void {
  const jobs = jobsOf(use);
  if (!(jobs > 1) || /seed[= ]["']?(\$|EXPRESSION)/i.test(run)) return;
  const isVaried = isCall(use) ? /\$\{?(SEED|JOB)\b/.test(run) : /\$|EXPRESSION/.test(run);
  // Another seed, as of the split of the data, may be fixed next to that of the search.
  const [word] = (isVaried ? /-*(?<![\w-])seed[= ]\d+\b/i : ANY_SEED).exec(run) ?? [];
  const seed = isCall(use) ? '"$SEED"' : `\${{ github.run_number }}\${{ matrix.KEY }}`;
  if (word) report(at(word), 'same-trials/fixed', { word, jobs, seed });
  // One job may train the same list in every run: pairs are made of it.
  else if (isCall(use) && all !== null && !/SEED|JOB/.test(all))
    report(at(''), 'same-trials', { jobs, seed });
}

const ANY_SEED = /-*\b(\w+[-_])?seed[= ]\d+\b/i;

function checkVariables(use: Use, { all, at }: Commands, { report }: Context): void {
  const written = inputOf(use, 'candidate') || 'candidate.csv';
  const uses = (...words: string[]) => all === null || words.some((word) => all.includes(word));
  if (!/[*?]/.test(written) && !uses('SWEEP', written)) report(at(''), 'unused-variable/sweep');
  if (inputOf(use, 'models').includes(',') && !uses('MODEL'))
    report(at(''), 'unused-variable/model');
}

/** A script may make up the name of its file; only one that is nearly named is a mistake. */
function checkWritten(use: Use, { run }: Commands, { report }: Context): void {
  const path = inputOf(use, 'candidate');
  const [near] = nearestNames(path, run.split(/[\s"'=]+/));
  if (!run.includes(path) && near !== undefined)
    report(placeOf(use, 'candidate'), 'unwritten-sweep', { path, near });
}

/** A text in double quotes is passed over: single quotes mean nothing in it. */
const SINGLY_QUOTED = /"[^"]*"|'[^\s'"]*\$\{?(SWEEP|MODEL|SEED|JOB)\b[^\s'"]*'|'[^']*'/g;

/** Whether an expression may be more than the value of a flag. */
function isUnknown(run: string): boolean {
  const words = run.split(/\s+/);
  return words.some(
    (word, i) => word.includes(EXPRESSION) && !word.includes('=') && !/^-/.test(words[i - 1] ?? ''),
  );
}

const SCRIPT =
  /(?:^|[\s;&|(])(?:python[\d.]*|bash|sh|Rscript|julia|node) (?:-[^m\s] )*([\w./-]+\.\w+)/g;
const LIST = /(?:^|[\s;&|(])pip3? install [^;&|\n]*?-r ([\w./-]+)/g;

/** The scripts and lists of requirements that are named, if nothing goes to another folder or brings files first. */
function filesIn(run: string, { job }: Use) {
  const isMoved = (step: YamlTree) =>
    get(step, 'working-directory') ?? get(step, 'with', 'path') ?? get(step, 'with', 'repository');
  const isElsewhere =
    /\b(cd|pushd|git|gh|curl|wget|docker|tar|unzip) /.test(run) ||
    job.defaults !== null ||
    job.steps.some(isMoved);
  const named = (pattern: RegExp) => {
    const paths = isElsewhere ? [] : Array.from(run.matchAll(pattern), ([, path = '']) => path);
    return [...new Set(paths)].filter((path) => !/^\/|\.\.|EXPRESSION/.test(path));
  };
  return { scripts: named(SCRIPT), lists: named(LIST) };
}

const MIN_SEARCHES = 6;

/** Tables do not record how their trials were drawn. */
function checkSampler(use: Use, script: string, { config, report }: Context): void {
  const isTable = /\.(csv|tsv|jsonl?)$/.test(inputOf(use, 'candidate') || 'candidate.csv');
  const isAdaptive =
    (script.includes('TPESampler') && !/(Random|Grid|QMC|BruteForce)Sampler/.test(script)) ||
    (script.includes('optuna.create_study(') && !/sampler/i.test(script));
  const words = { name: jobsInput(use), min: MIN_SEARCHES };
  if (isTable && isAdaptive && methodsOf(use, config).length === 0)
    report(placeOf(use, 'run'), 'unnamed-search', words);
}

/** An adaptive search is one unit, however many trials it has. */
function checkSearches(use: Use, { config, report }: Context): void {
  const isOther = valuesOf('unit', config).some((unit) => !['', 'auto', 'search'].includes(unit));
  const [name, jobs] = [jobsInput(use), jobsOf(use)];
  if (!isOther && methodsOf(use, config).includes('adaptive') && jobs < MIN_SEARCHES)
    report(use.inputs.get(name) ?? use.at, 'few-searches', { jobs, name, min: MIN_SEARCHES });
}

function methodsOf(use: Use, config: Config | null): string[] {
  return [inputOf(use, 'search-method'), ...valuesOf('search-method', config)].filter(Boolean);
}

/** What the config has for an option, at the top and for comparisons. */
function valuesOf(name: OptionName, config: Config | null): string[] {
  const levels = config === null ? [] : [config.top, ...config.comparisons.values()];
  return levels.flatMap((level) => level.get(name) ?? []);
}

/** How many jobs train a sweep; NaN where only a run knows. */
function jobsOf(use: Use): number {
  return Number(inputOf(use, jobsInput(use)) || 1);
}

function jobsInput(use: Use): string {
  return isCall(use) ? 'jobs' : 'shards';
}
