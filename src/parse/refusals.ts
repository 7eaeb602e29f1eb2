import { UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import { headerOf } from './csv-header.ts';

/** What is not read, by its content: names of files tell nothing. */
interface Refusal {
  readonly isIt: (text: string, database: Buffer | undefined) => boolean;
  readonly what: string;
  /** The way out. */
  readonly fix: string;
}

/** Only this much is looked at. */
const LONGEST_START = 2 ** 16;

/** What may look like a sweep, and has no trials in it, or has them in a way that is not read. */
const REFUSALS: readonly Refusal[] = [
  {
    isIt: (_, database) => MLFLOW_TABLES.every((name) => database?.includes(name)),
    what: 'is the database of MLflow, which is not read',
    fix: 'Export the runs: `MLFLOW_TRACKING_URI=sqlite:///FILE mlflow experiments csv -x EXPERIMENT_ID -o runs.csv`.',
  },
  {
    isIt: (text) => /^\s*\{/.test(text) && SMAC_KEYS.every((key) => text.includes(`"${key}":`)),
    what: 'is the run history of SMAC, which is not read',
    fix: 'Write one row for each `config` in `smac.runhistory.get_configs()`, with `smac.runhistory.get_cost(config)`, as CSV.',
  },
  {
    isIt: (text) => /^\s*\[\s*\{/.test(text) && hasKeys(text, HYPEROPT_KEYS),
    what: 'is a dump of `trials.trials` of Hyperopt, which is not read',
    fix: 'Write the results alone: `json.dump(trials.results, file)`.',
  },
  {
    isIt: (text) => /^\s*\[\s*\[\d+, ?\d+, ?\d+\], ?(\{|[\d.]+, ?\{"submitted")/.test(text),
    what: 'is a log of BOHB (HpBandSter), which is not read',
    fix: 'Write one row for each run in `logged_results_to_HBS_result(FOLDER).get_all_runs(only_largest_budget=True)`, with its loss, as CSV.',
  },
  {
    isIt: isDictionaries,
    what: 'has the summaries and configurations of Weights & Biases runs as Python dictionaries, which are not read',
    fix: 'Write them as JSON: `runs_df.to_json("runs.json", orient="records")` in place of `to_csv`; or download the runs table as CSV.',
  },
  {
    isIt: (text) => /^\s*<(!doctype|html|head|body|\?xml)\b/i.test(text.slice(0, LONGEST_START)),
    what: 'is a web page, not a table',
    fix: 'Download the file itself: what was saved is the page that shows it, or that asks to log in.',
  },
  {
    isIt: isChart,
    what: 'is the CSV of a Weights & Biases chart, which has the steps of runs and not one row a run',
    fix: 'Download the runs table: open the table of runs, and there the CSV export.',
  },
  {
    isIt: isHydraResult,
    what: 'is what a Hydra sweeper leaves, which has the best trial alone',
    fix: 'Give the sweeper a storage (hydra.sweeper.storage) and name that, or let every job write its score to a JSON file.',
  },
  {
    isIt: isPickle,
    what: 'is a Python pickle, written as text, which is not read',
    fix: 'Export the trials as CSV or JSON.',
  },
  {
    isIt: (text) => /^\s*sep=.?\r?\n/i.test(text),
    what: 'begins with a line `sep=`, which spreadsheets write for themselves alone',
    fix: 'Remove that line: the separator is found without it.',
  },
  {
    isIt: isOracle,
    what: 'is the state of a search by Keras Tuner, which has no scores',
    fix: 'Name the folder it is in, with the folders of the trials (trial_…).',
  },
  {
    isIt: isHydraConfig,
    what: 'is a configuration of Hydra, which has no scores',
    fix: 'Let every job write its score to a JSON file, and name these files alone: `multirun/DATE/TIME/*/score.json`.',
  },
];

/** Why a file is no sweep, though it may look like one; null if nothing speaks against it. */
export function refusalOf({ path, text, database }: SourceFile): UserError | null {
  const found = REFUSALS.find(({ isIt }) => isIt(text, database));
  if (found === undefined) return null;
  const { what, fix } = found;
  return new UserError({ fault: 'data', where: printablePath(path), what, fix });
}

const MLFLOW_TABLES = ['latest_metrics', 'experiment_tags', 'run_uuid'];

/** The configurations come last, and the run history before them may be long. */
const SMAC_KEYS = ['data', 'configs', 'config_origins'];

/** Of every trial, in any order. */
const HYPEROPT_KEYS = ['tid', 'misc', 'result', 'book_time'];

function hasKeys(text: string, keys: readonly string[]): boolean {
  const start = text.slice(0, LONGEST_START);
  return keys.every((key) => start.includes(`"${key}":`));
}

/** As the tool's own instructions export runs: its lists of dictionaries as columns of CSV. */
function isDictionaries(text: string): boolean {
  const header = headerOf(text);
  const isNamed = ['summary', 'config'].every((name) => header.includes(name));
  return isNamed && /[,;\t\n]"?\{'/.test(text.slice(0, LONGEST_START));
}

/** Lines of a chart are named `<run> - <metric>`, with columns for their range. */
function isChart(text: string): boolean {
  const header = new Set(headerOf(text));
  return [...header].some(
    (name) => name.includes(' - ') && header.has(`${name}__MIN`) && header.has(`${name}__MAX`),
  );
}

function isHydraResult(text: string): boolean {
  const start = text.slice(0, LONGEST_START);
  const isNamed = /^name: (optuna|nevergrad|ax)\r?$/m.test(start);
  return isNamed && /^(best_params|best_evaluated_params|best_value|solutions|ax):/m.test(start);
}

function isHydraConfig(text: string): boolean {
  return /^\s*hydra:\r?\n +(run|mode|sweep|searchpath):/.test(text.slice(0, LONGEST_START));
}

/** The first protocol, which Python 2 had for its default, has a letter for each operation. */
const PICKLES = [/^\([dl]p\d+\r?\n/, /^\([IFLVS].*\r?\n/, /^c[\w.]+\r?\n\w+\r?\np\d+\r?\n/];
const END_OF_PICKLE = /(^|\n)[A-Za-z\d]{0,20}\.\s*$/;

function isPickle(text: string): boolean {
  return (
    PICKLES.some((start) => start.test(text.slice(0, 400))) && END_OF_PICKLE.test(text.slice(-100))
  );
}

/** The keys of every oracle; the trials have files of their own. */
const OF_ORACLES = ['ongoing_trials', 'hyperparameters', 'tried_so_far'];

function isOracle(text: string): boolean {
  return /^\s*\{/.test(text) && OF_ORACLES.every((key) => text.includes(`"${key}":`));
}
