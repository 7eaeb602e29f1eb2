import {
  budget,
  budgetList,
  choice,
  costUnit,
  gateOption,
  globs,
  jmesPath,
  label,
  modelNames,
  number,
  pairColumns,
  present,
  probability,
  serverAddress,
  settingNames,
  text,
  trueOrFalse,
  wholeNumber,
} from './values.ts';

export const BAND_METHODS = ['ld-highest-density', 'ld-equal-tailed', 'ks', 'dkw'] as const;

export const READING = {
  metric: {
    isInput: true,
    kind: text('NAME'),
    description: 'Column, path or JMESPath of the score; needed if more than one column could be.',
  },
  direction: {
    isInput: true,
    kind: choice('maximize', 'minimize'),
    description: 'Which scores are better: maximize or minimize, unless the sweep records it.',
  },
  cost: {
    isInput: true,
    kind: text('NAME'),
    description: 'Column, path or expression of what a trial costs; budgets are then in cost.',
  },
  'cost-unit': {
    kind: costUnit,
    description: 'The unit of the cost: a word or two such as seconds, GPU hours or US$.',
  },
  format: {
    isInput: true,
    kind: text('NAME'),
    default: 'auto',
    description: 'Format of the files: auto (from their content) or one of the table of formats.',
  },
  rows: {
    kind: jmesPath,
    description: 'Where the rows are in a JSON file, in JMESPath, such as results.results.',
  },
  study: {
    isInput: true,
    kind: text('NAME'),
    description:
      'The study, experiment or sweep to read if the files hold several; with `*`, each that fits is a search by itself.',
  },
  'search-method': {
    isInput: true,
    kind: choice('random', 'grid', 'adaptive', 'list'),
    description:
      'How the trials were drawn if the files do not say: random, grid, adaptive or list (of `tuning-gate list`).',
  },
  'failed-trials': {
    kind: choice('worst', 'drop', 'error'),
    default: 'worst',
    description: 'How failed trials count: worst (the worst possible score), drop or error.',
  },
  'pruned-trials': {
    kind: choice('last', 'worst', 'drop', 'error'),
    default: 'last',
    description: 'How pruned trials count: last (their last score), worst, drop or error.',
  },
  'unfinished-trials': {
    kind: choice('worst', 'drop', 'error'),
    default: 'worst',
    description: 'How trials that have not ended count: worst (as failed ones), drop or error.',
  },
  repeats: {
    kind: choice('auto', 'average', 'separate'),
    default: 'auto',
    commands: ['compare', 'curve'],
    description:
      'Configurations trained several times: auto or average (each counts once) or separate (each training is a trial).',
  },
  'metric-min': {
    kind: number('NUMBER'),
    description: 'The smallest possible value of the metric, if it has one.',
  },
  'metric-max': {
    kind: number('NUMBER'),
    description: 'The largest possible value of the metric, if it has one.',
  },
  'failed-value': {
    kind: number('NUMBER'),
    description: 'The score that marks a failed trial, such as 999, if there is one.',
  },
  'pair-by': {
    kind: pairColumns,
    default: 'parameters',
    commands: ['compare'],
    description: 'What two trials of a pair share: parameters, trial (their number) or columns.',
  },
  settings: {
    kind: settingNames,
    default: 'auto',
    commands: ['compare', 'list'],
    description:
      'The settings by which the trials of independent sweeps are compared: auto (those that the files record), none or a list.',
  },
  unit: {
    kind: text('auto|trial|search|COLUMN'),
    default: 'auto',
    commands: ['compare'],
    description:
      'What is exchanged to see what luck can do: auto (whole searches after an adaptive search, else trials), trial, search, or the column that says which search a trial is of.',
  },
} as const;

export const BAND = {
  confidence: {
    kind: probability('LEVEL'),
    default: '0.8',
    description: 'Probability that a whole band holds, at all budgets at once.',
  },
  band: {
    kind: choice(...BAND_METHODS),
    default: 'ld-highest-density',
    description: 'Band method: ld-highest-density, ld-equal-tailed, ks or dkw.',
  },
  calibration: {
    kind: choice('exact', 'simulation'),
    default: 'exact',
    commands: ['compare', 'curve', 'bands'],
    description: 'How bands are computed: exact or simulation (the published method).',
  },
  seed: {
    kind: number('NUMBER'),
    default: '0',
    commands: ['compare', 'curve', 'bands', 'plan', 'list'],
    description: 'Seed for everything that is simulated.',
  },
} as const;

export const COMPARISON = {
  'false-alarm-rate': {
    kind: number('RATE', 'from 0.0001 to below 1', (rate) => rate >= 0.0001 && rate < 1),
    description: 'How often the gate may fail although nothing changed, such as 0.01.',
  },
  pairing: {
    kind: choice('auto', 'paired', 'independent'),
    default: 'auto',
    commands: ['compare'],
    description:
      'Whether the sweeps evaluate the same configurations: auto (if they do), paired or independent.',
  },
  quantile: {
    kind: probability('Q'),
    default: '0.5',
    commands: ['compare', 'curve', 'plan'],
    description: 'The quantile of luck that the curve shows; 0.5 is the median.',
  },
  'min-share': {
    kind: number('SHARE', 'above 0 and at most 1', (share) => share > 0 && share <= 1),
    default: '0.1',
    description: 'Share of the budgets on which weak and fair evidence must hold to count.',
  },
  margin: {
    kind: number('NUMBER', 'of at least 0', (margin) => margin >= 0),
    default: '0',
    commands: ['compare'],
    description: "How much worse the candidate may be, in the metric's unit.",
  },
  target: {
    kind: number('SCORE'),
    commands: ['compare'],
    description: "A score to reach, in the metric's unit; the report says what budget it takes.",
  },
  'budget-min': {
    kind: budget,
    description: 'The smallest budget to compare, such as `8`, `8 trials` or `2.5 GPU hours`.',
  },
  'budget-max': {
    kind: budget,
    description: 'The largest budget to compare, written like budget-min.',
  },
  budgets: {
    kind: budgetList,
    commands: ['compare', 'curve'],
    description: 'Budgets of the table, such as `1,2,8`; otherwise 1, 2, 4, 8 and so on.',
  },
} as const;

export const GATE = {
  'fail-on': {
    kind: choice('strong', 'fair', 'weak', 'never'),
    default: 'strong',
    commands: ['compare', 'plan'],
    description: 'The weakest evidence of worse that fails: strong, fair, weak or never.',
  },
  'on-insufficient': gateOption('if there are too few trials to compare'),
  'on-missing-baseline': gateOption('if no baseline sweep is found'),
  'min-trials': {
    kind: wholeNumber('N', 1_000_000),
    description:
      'The minimum number of trials that a candidate must have drawn; by default the number saved with the baseline.',
  },
  strict: {
    kind: trueOrFalse,
    default: 'false',
    description: 'Whether doubtful assumptions make the comparison invalid: true or false.',
  },
} as const;

/** Where the sweeps are; on the command line they are arguments. */
export const SWEEPS = {
  source: {
    kind: text('SERVER'),
    inConfig: 'both',
    description:
      'Where both sweeps are found by their commits: mlflow:EXPERIMENT, wandb:ENTITY/PROJECT or optuna:STUDY-{sha}; no job has to collect anything then.',
  },
  candidate: {
    kind: text('SWEEP'),
    inConfig: 'comparison',
    description:
      "The candidate's sweep: a path or glob and, except in mode collect, artifact:NAME, run:ID:NAME, ref:REF:PATH or a place on a server (mlflow:…, wandb:…, optuna:…); not needed in mode gate, which takes the sweeps that jobs of the run have saved.",
  },
  baseline: {
    kind: text('SWEEP'),
    default: 'auto',
    inConfig: 'both',
    description:
      "The baseline's sweep: auto (the one saved for the commit that the pull request builds on), a path or glob, artifact:NAME, run:ID:NAME, ref:REF:PATH or a place on a server.",
  },
} as const;

export const ACTION = {
  mode: {
    kind: choice('auto', 'start', 'collect', 'gate', 'base', 'confirm'),
    default: 'auto',
    description:
      'What the step does: start (say which models to train; if none, judge), collect (save the sweep for another job), gate (compare saved sweeps), auto (both in one job), base (save the sweep of a base that the run has trained) or confirm (compare again, with the bases).',
  },
  name: {
    kind: label,
    default: '',
    commands: ['compare'],
    description:
      'Distinguishes several uses in one workflow, each with its own comment and check; for compare, names a comparison of the config.',
  },
  shard: {
    kind: label,
    default: '',
    description: 'In mode collect, which of several jobs trained this part of the sweep.',
  },
  shards: {
    kind: wholeNumber('JOBS', 10_000),
    description:
      'In mode collect, how many jobs train the sweep, each with its own shard; without it, missing ones are not noticed.',
  },
  models: {
    isInput: false,
    kind: modelNames,
    description: 'Of gate.yml: the names of the sweeps that it trains, as a JSON list.',
  },
  'train-base': {
    isInput: false,
    kind: choice('confirm', 'missing', 'always', 'never'),
    default: 'never',
    description: 'Of gate.yml: when the base is trained before the verdict counts.',
  },
  trains: {
    isInput: false,
    kind: globs,
    inConfig: 'both',
    description:
      'Globs of the files that training depends on, as in the filters of a workflow: a pull request or a push that changes none of them trains nothing.',
  },
  config: {
    kind: text('PATH'),
    commands: ['compare'],
    description:
      'The file with settings and comparisons; otherwise, in the Action, .github/tuning-gate.yml.',
  },
  'github-token': {
    kind: text('TOKEN'),
    default: '',
    expression: 'github.token',
    description: 'The token that reads saved sweeps and writes the comment and the check.',
  },
  comment: {
    kind: choice('always', 'regressions', 'never'),
    default: 'always',
    description:
      'When to comment on the pull request: always, regressions (from the first one on) or never.',
  },
  check: {
    kind: choice('auto', 'always', 'never'),
    default: 'auto',
    description: 'When to write a check: auto (for pull requests), always or never.',
  },
  'accept-label': {
    isInput: false,
    kind: label,
    default: 'tuning-gate: accepted',
    inConfig: 'top',
    description: 'The label with which someone with write access accepts a failing commit.',
  },
  charts: {
    kind: choice('auto', 'quickchart', 'branch', 'forest', 'none'),
    default: 'auto',
    description:
      "Where the comment's chart is drawn: auto (the branch tuning-gate-data where it exists and may be written; else QuickChart if the repository is public on github.com; else forest), quickchart (sends scores to its server), branch (pictures on the branch tuning-gate-data, which needs `contents: write`), forest (a text plot) or none.",
  },
  'quickchart-url': {
    kind: serverAddress,
    default: 'https://quickchart.io',
    description: 'Your own QuickChart server; `charts: auto` then always uses it.',
  },
  history: {
    kind: trueOrFalse,
    default: 'false',
    description:
      'Whether to keep results and the newest sweeps of the default branch on the branch tuning-gate-data, which needs `contents: write`: true or false.',
  },
  'upload-report': {
    kind: trueOrFalse,
    default: 'true',
    description: 'Whether the report is kept as an artifact of the run: true or false.',
  },
  'retention-days': {
    kind: wholeNumber('DAYS', 400),
    description: 'Days to keep a saved sweep and a report; by default the repository’s setting.',
  },
  'working-directory': {
    kind: text('DIR'),
    default: '.',
    description: 'The folder that paths are relative to.',
  },
} as const;

export const PLAN = {
  n: {
    kind: wholeNumber('N', 1_000_000),
    commands: ['bands', 'plan', 'list'],
    description: 'Number of trials; with --paired, of pairs; of list, of settings.',
  },
  share: {
    kind: number('SHARE', 'from 0 to 1', (share) => share >= 0 && share <= 1),
    default: '0.5',
    commands: ['list'],
    description: 'Share of the settings that is drawn from the best quarter of each sweep.',
  },
  paired: {
    kind: present,
    description: 'Plan paired sweeps: the same configurations on both sides.',
  },
  correlation: {
    kind: number('RHO', 'from 0 to 1', (rho) => rho >= 0 && rho <= 1),
    default: '0.9',
    description: 'With --paired: the rank correlation of the scores in a pair.',
  },
  'baseline-n': { kind: wholeNumber('N', 10_000), description: 'Trials of the baseline.' },
  'candidate-n': {
    kind: wholeNumber('N', 10_000),
    description: 'Trials of the candidate; by default as many as the baseline has.',
  },
  budget: {
    kind: number('K', 'from 1 to 1,000,000', (k) => k >= 1 && k <= 1_000_000),
    description: 'The budget, in trials, that both sweeps must resolve.',
  },
  slowdown: {
    kind: number('R', 'above 1 and at most 1,000,000', (r) => r > 1 && r <= 1_000_000),
    default: '3',
    description: 'The slowdown to catch, a candidate that needs R times the trials.',
  },
  power: { kind: probability('P'), default: '0.8', description: 'The probability of catching it.' },
} as const;

export const FILES = {
  json: {
    kind: present,
    commands: ['compare', 'curve', 'inspect', 'check', 'bands', 'plan', 'history'],
    description: 'Print one JSON object on standard output.',
  },
  older: {
    kind: text('FILE'),
    commands: ['compare'],
    description:
      'An older sweep of main, before the baseline, which helps to tell what settings do; repeatable, newest first.',
  },
  report: { kind: text('DIR'), description: 'Write every file of the report into a folder.' },
  out: {
    kind: text('FILE'),
    commands: ['list'],
    description: 'The file to write, JSON or CSV by its ending; without it, JSON is printed.',
  },
  output: {
    kind: text('FILE'),
    commands: ['save'],
    description: 'Write the sweep to a file; otherwise to standard output.',
  },
  markdown: {
    kind: text('FILE'),
    commands: ['compare', 'curve'],
    description: 'Write the report as Markdown.',
  },
  html: { kind: text('FILE'), description: 'Write the report as one HTML page.' },
  svg: { kind: text('FILE'), description: 'Write the chart as SVG.' },
  png: { kind: text('FILE'), description: 'Write the chart as PNG.' },
  theme: {
    kind: choice('light', 'dark'),
    default: 'light',
    description: 'The theme of --svg and --png: light or dark.',
  },
  scale: {
    kind: choice('auto', 'linear', 'log'),
    default: 'auto',
    commands: ['compare', 'curve'],
    description: 'The axis of scores in charts: auto (log beyond two decades), linear or log.',
  },
  color: {
    kind: choice('auto', 'always', 'never'),
    default: 'auto',
    commands: ['compare', 'curve', 'inspect', 'history'],
    description: 'Colours: auto (on a terminal, unless NO_COLOR is set), always or never.',
  },
  bisect: {
    kind: present,
    commands: ['compare'],
    description: 'Exit as `git bisect run` expects: 0 good, 1 worse, 125 cannot tell or an error.',
  },
  verbose: {
    kind: present,
    commands: ['compare', 'history'],
    description: 'Print every note (history: every merge), not only what changes the meaning.',
  },
} as const;
