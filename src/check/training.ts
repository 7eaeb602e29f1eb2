import { didYouMean, nearestNames } from '../errors.ts';
import {
  type Config,
  insteadOfInput,
  isInput,
  NO_INPUTS,
  OPTION_NAMES,
  OPTIONS,
  type OptionName,
  REUSABLE_INPUTS,
} from '../settings/index.ts';
import type { Report } from './findings.ts';
import { checkValue } from './settings.ts';
import {
  type Context,
  inputOf,
  isCall,
  isOpen,
  isYaml,
  placeOf,
  saves,
  textOf,
  trains,
  type Use,
} from './workflow.ts';

const INPUTS = new Map(
  OPTION_NAMES.filter(isInput).map((name) => [name as string, OPTIONS[name].kind] as const),
);

export function checkUse(use: Use, context: Context): void {
  const { read, report, workflow } = context;
  checkNames(use, context);
  const path = inputOf(use, 'config');
  if (path !== '' && !isOpen(path) && read(path) === null)
    report(placeOf(use, 'config'), 'missing-config', { path });
  if (saves(use) && !isCall(use) && inputOf(use, 'candidate') === '')
    report(use.at, 'missing-input/candidate', { mode: inputOf(use, 'mode') || use.kind });
  if (!isCall(use) || !trains(workflow)) return;
  if (inputOf(use, 'run') !== '') checkCommand(use, context);
  else if (!isYaml(read, '.github/actions/train/action')) report(use.at, 'missing-input/run');
  checkSearches(use, context);
}

function checkNames(use: Use, { report }: Context): void {
  const table = isCall(use) ? REUSABLE_INPUTS : INPUTS;
  const names = [...table.keys()];
  const of = isCall(use) ? use.kind : 'the Action';
  for (const [name, entry] of use.inputs) {
    const kind = table.get(name);
    if (kind !== undefined) checkValue(entry, kind, report);
    else {
      const [near = name] = nearestNames(name, [...names, ...NO_INPUTS]);
      const given = textOf(entry.tree);
      const page = isCall(use) ? 'workflows' : 'reference';
      const fix =
        (insteadOfInput(name, given) ?? insteadOfInput(near, given) ?? didYouMean(name, names)) ||
        `docs/${page}.md lists the inputs.`;
      report(entry, 'unknown-input', { name, of, fix });
    }
  }
}

const EXPRESSION = 'EXPRESSION';

function checkCommand(use: Use, { read, report }: Context): void {
  const at = placeOf(use, 'run');
  // Stands for what only a run knows by a word.
  const run = inputOf(use, 'run').replace(/\$\{\{.*?\}\}/gs, EXPRESSION);
  const isElsewhere = /\b(cd|pushd|git|gh|curl|wget|docker|tar|unzip) /.test(run);
  const named = isElsewhere ? [] : Array.from(run.matchAll(SCRIPT), ([, path = '']) => path);
  const scripts = [...new Set(named)].filter((path) => !/^\/|\.\.|EXPRESSION/.test(path));
  const texts = scripts.map(read);
  for (const path of scripts.filter((_, i) => texts[i] === null))
    report(at, 'missing-file', { path });

  // Nobody sees what a module, a target of make, or an expression brings in.
  const all = scripts.length === 0 || isUnknown(run) ? null : [run, ...texts].join('\n');
  checkSeed(use, run, all, report);
  const written = inputOf(use, 'candidate') || 'candidate.csv';
  const lacks = (...words: string[]) => all !== null && !words.some((one) => all.includes(one));
  if (!/[*?]/.test(written) && lacks('SWEEP', written)) report(at, 'unused-variable/sweep');
  if (inputOf(use, 'models').includes(',') && lacks('MODEL')) report(at, 'unused-variable/model');
}

function checkSeed(use: Use, run: string, all: string | null, report: Report): void {
  const [at, jobs] = [placeOf(use, 'run'), jobsOf(use)];
  if (!(jobs > 1) || /seed[= ]["']?(\$|EXPRESSION)/i.test(run)) return;
  // Another seed, as of the split of the data, may be fixed next to that of the search.
  const isVaried = /\$\{?(SEED|JOB)\b/.test(run);
  const [word] = (isVaried ? /-*(?<![\w-])seed[= ]\d+\b/i : ANY_SEED).exec(run) ?? [];
  if (word) report(at, 'same-trials/fixed', { word, jobs });
  else if (all !== null && !/SEED|JOB/.test(all)) report(at, 'same-trials', { jobs });
}

const ANY_SEED = /-*\b(\w+[-_])?seed[= ]\d+\b/i;
const SCRIPT =
  /(?:^|[\s;&|(])(?:python[\d.]*|bash|sh|Rscript|julia|node) (?:-[^m\s] )*([\w./-]+\.\w+)/g;

/** Whether an expression may be more than the value of a flag. */
function isUnknown(run: string): boolean {
  const words = run.split(/\s+/);
  return words.some(
    (word, i) => word.includes(EXPRESSION) && !word.includes('=') && !/^-/.test(words[i - 1] ?? ''),
  );
}

const MIN_SEARCHES = 6;

/** An adaptive search is one unit, however many trials it has. */
function checkSearches(use: Use, { config, report }: Context): void {
  const isOther = valuesOf('unit', config).some((unit) => !['auto', 'search'].includes(unit));
  const isAdaptive = valuesOf('search-method', config).includes('adaptive');
  const jobs = jobsOf(use);
  if (!isOther && isAdaptive && jobs < MIN_SEARCHES)
    report(use.inputs.get('jobs') ?? use.at, 'few-searches', { jobs, min: MIN_SEARCHES });
}

/** What the config has for an option, at the top and for comparisons. */
function valuesOf(name: OptionName, config: Config | null): string[] {
  const levels = config === null ? [] : [config.top, ...config.comparisons.values()];
  return levels.flatMap((level) => level.get(name) || []);
}

/** How many jobs train a sweep; NaN where only a run knows. */
function jobsOf(use: Use): number {
  return Number(inputOf(use, 'jobs') || 1);
}
