import type { Lookalike } from './table.ts';

/** Files of tools without a format of their own, which look like a sweep but cannot be read as one. */
export const UNSUPPORTED: readonly Lookalike[] = [
  {
    // The configurations come last, and the run history before them may be long.
    marks: { text: [/^\s*\{/, /"config_origins":/, /"configs":/, /"data":/] },
    what: 'is a SMAC run history, which is not supported',
    fix: 'Write one row for each `config` in `smac.runhistory.get_configs()`, with `smac.runhistory.get_cost(config)`, as CSV.',
  },
  {
    marks: { text: [/^\s*\[\s*\{/, /"book_time":/, /"tid":/, /"misc":/, /"result":/] },
    what: 'is a dump of Hyperopt’s `trials.trials`, which is not supported',
    fix: 'Write only the results: `json.dump(trials.results, file)`.',
  },
  {
    marks: { text: [/^\s*\[\s*\[\d+, ?\d+, ?\d+\], ?(\{|[\d.]+, ?\{"submitted")/] },
    what: 'is a BOHB (HpBandSter) log, which is not supported',
    fix: 'Write one row for each run in `logged_results_to_HBS_result(FOLDER).get_all_runs(only_largest_budget=True)`, with its loss, as CSV.',
  },
  {
    marks: { text: [/^\s*<(!doctype|html|head|body|\?xml)\b/i] },
    what: 'is a web page, not a table',
    fix: 'Download the file itself: this is the page that shows it, or that asks you to log in.',
  },
  {
    marks: {
      text: [
        /^(#[^\n]*\n)*name: (optuna|nevergrad|ax)\r?\n/,
        /^(best_params|best_evaluated_params|best_value|solutions|ax):/m,
      ],
    },
    what: 'is the result of a Hydra sweeper, which holds only the best trial',
    fix: 'Give the sweeper a storage (hydra.sweeper.storage) and name that, or let every job write its score to a JSON file.',
  },
  {
    marks: { text: [/^\s*hydra:\r?\n +(run|mode|sweep|searchpath):/] },
    what: 'is a Hydra configuration, which has no scores',
    fix: 'Let every job write its score to a JSON file, and name only these files: `multirun/DATE/TIME/*/score.json`.',
  },
];
