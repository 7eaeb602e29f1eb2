import type { Lookalike } from './table.ts';

/** Only this much of a text is looked at. */
const MAX_START = 2 ** 16;

/** Files of tools without a format of their own, which look like a sweep but cannot be read as one. */
export const UNSUPPORTED: readonly Lookalike[] = [
  {
    isIt: (text) => /^\s*\{/.test(text) && SMAC_KEYS.every((key) => text.includes(`"${key}":`)),
    what: 'is a SMAC run history, which is not supported',
    fix: 'Write one row for each `config` in `smac.runhistory.get_configs()`, with `smac.runhistory.get_cost(config)`, as CSV.',
  },
  {
    isIt: (text) => /^\s*\[\s*\{/.test(text) && hasKeys(text, HYPEROPT_KEYS),
    what: 'is a dump of Hyperopt’s `trials.trials`, which is not supported',
    fix: 'Write only the results: `json.dump(trials.results, file)`.',
  },
  {
    isIt: (text) => /^\s*\[\s*\[\d+, ?\d+, ?\d+\], ?(\{|[\d.]+, ?\{"submitted")/.test(text),
    what: 'is a BOHB (HpBandSter) log, which is not supported',
    fix: 'Write one row for each run in `logged_results_to_HBS_result(FOLDER).get_all_runs(only_largest_budget=True)`, with its loss, as CSV.',
  },
  {
    isIt: (text) => /^\s*<(!doctype|html|head|body|\?xml)\b/i.test(text.slice(0, MAX_START)),
    what: 'is a web page, not a table',
    fix: 'Download the file itself: this is the page that shows it, or that asks you to log in.',
  },
  {
    isIt: isHydraResult,
    what: 'is the result of a Hydra sweeper, which holds only the best trial',
    fix: 'Give the sweeper a storage (hydra.sweeper.storage) and name that, or let every job write its score to a JSON file.',
  },
  {
    isIt: (text) => /^\s*hydra:\r?\n +(run|mode|sweep|searchpath):/.test(text.slice(0, MAX_START)),
    what: 'is a Hydra configuration, which has no scores',
    fix: 'Let every job write its score to a JSON file, and name only these files: `multirun/DATE/TIME/*/score.json`.',
  },
  {
    isIt: isPickle,
    what: 'is a Python pickle written as text, which is not supported',
    fix: 'Export the trials as CSV or JSON.',
  },
  {
    isIt: (text) => /^\s*sep=.?\r?\n/i.test(text),
    what: 'begins with a line `sep=`, which only spreadsheets understand',
    fix: 'Remove that line: the separator is found without it.',
  },
];

/** The configurations come last, and the run history before them may be long. */
const SMAC_KEYS = ['data', 'configs', 'config_origins'];

/** Of every trial, in any order. */
const HYPEROPT_KEYS = ['tid', 'misc', 'result', 'book_time'];

function hasKeys(text: string, keys: readonly string[]): boolean {
  const start = text.slice(0, MAX_START);
  return keys.every((key) => start.includes(`"${key}":`));
}

function isHydraResult(text: string): boolean {
  const start = text.slice(0, MAX_START);
  const isNamed = /^name: (optuna|nevergrad|ax)\r?$/m.test(start);
  return isNamed && /^(best_params|best_evaluated_params|best_value|solutions|ax):/m.test(start);
}

/** The first protocol, the default of Python 2, has a letter for each operation. */
const PICKLES = [/^\([dl]p\d+\r?\n/, /^\([IFLVS].*\r?\n/, /^c[\w.]+\r?\n\w+\r?\np\d+\r?\n/];
const END_OF_PICKLE = /(^|\n)[A-Za-z\d]{0,20}\.\s*$/;

function isPickle(text: string): boolean {
  return (
    PICKLES.some((start) => start.test(text.slice(0, 400))) && END_OF_PICKLE.test(text.slice(-100))
  );
}
