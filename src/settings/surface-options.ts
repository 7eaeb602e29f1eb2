import {
  budget,
  choice,
  label,
  MAX_PARTS,
  number,
  type OptionRow,
  present,
  probability,
  serverAddress,
  text,
  trueOrFalse,
  wholeNumber,
} from './values.ts';

/** Where the sweeps are; on the command line they are arguments. */
export const SWEEPS = {
  candidate: {
    kind: text('SWEEP'),
    inConfig: 'comparison',
    description:
      "The candidate's sweep: a path or glob and, except in mode collect, artifact:NAME, run:ID:NAME or ref:REF:PATH; not needed in mode gate, which takes the sweeps that jobs of the run have saved.",
  },
  baseline: {
    kind: text('SWEEP'),
    default: 'auto',
    inConfig: 'both',
    description:
      "The baseline's sweep: auto (the one saved for the commit that the pull request builds on), a path or glob, artifact:NAME, run:ID:NAME or ref:REF:PATH.",
  },
} as const satisfies Readonly<Record<string, OptionRow>>;

export const ACTION = {
  mode: {
    kind: choice('auto', 'collect', 'gate'),
    default: 'auto',
    description:
      'What the step does: collect (save the sweep for another job), gate (compare saved sweeps) or auto (both in one job).',
  },
  name: {
    kind: label,
    default: '',
    description: 'Tells several uses in one workflow apart: each has its own comment and check.',
  },
  shard: {
    kind: label,
    default: '',
    expression:
      "strategy.job-total > 1 && format('{0}-of-{1}', strategy.job-index, strategy.job-total) || ''",
    description: 'In mode collect, which job of a matrix trained this; set automatically.',
  },
  part: {
    kind: wholeNumber('N', MAX_PARTS),
    description: 'With looks, in mode collect: which part of the sweep this is, from 1.',
  },
  config: {
    kind: text('PATH'),
    description: 'The file with settings and comparisons; otherwise .github/tuning-gate.yml.',
  },
  'github-token': {
    kind: text('TOKEN'),
    default: '',
    expression: 'github.token',
    field: 'token',
    description: 'The token that reads saved sweeps and writes the comment and the check.',
  },
  comment: {
    kind: choice('always', 'changes', 'regressions', 'never'),
    default: 'always',
    description:
      'When to comment on the pull request: always, changes (when the verdict changes), regressions (from the first one on) or never.',
  },
  check: {
    kind: choice('auto', 'always', 'never'),
    default: 'auto',
    description: 'When to write a check: auto (for pull requests), always or never.',
  },
  'acknowledge-label': {
    kind: label,
    default: 'tuning-gate: accepted',
    inConfig: 'top',
    description: 'The label with which someone with write access accepts a failing commit.',
  },
  charts: {
    kind: choice('auto', 'quickchart', 'branch', 'none'),
    default: 'auto',
    description:
      "Where the comment's chart is drawn: auto (QuickChart if the repository is public on github.com, otherwise none), quickchart (sends scores to its server), branch (pictures on the branch tuning-gate-charts, which needs `contents: write`) or none (a text plot).",
  },
  'quickchart-url': {
    kind: serverAddress,
    default: 'https://quickchart.io',
    description: 'Your own QuickChart server; `charts: auto` then always uses it.',
  },
  'upload-report': {
    kind: trueOrFalse,
    default: 'true',
    description: 'Whether the report is kept as an artifact of the run: true or false.',
  },
  'retention-days': {
    kind: wholeNumber('DAYS', 400),
    description: 'Days to keep a saved sweep and a report; otherwise as the repository does.',
  },
  'working-directory': {
    kind: text('DIR'),
    default: '.',
    description: 'The folder that paths are relative to.',
  },
} as const satisfies Readonly<Record<string, OptionRow>>;

const MAX_BAND_TRIALS = 1_000_000;
const MAX_PLAN_TRIALS = 10_000;

/** What is asked of `bands` and `plan`. */
export const PLAN = {
  n: {
    kind: wholeNumber('N', MAX_BAND_TRIALS),
    commands: ['bands', 'plan'],
    description: 'Number of trials; with --paired, of pairs.',
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
  'baseline-n': {
    kind: wholeNumber('N', MAX_PLAN_TRIALS),
    description: 'Trials of the baseline.',
  },
  'candidate-n': {
    kind: wholeNumber('N', MAX_PLAN_TRIALS),
    description: 'Trials of the candidate; otherwise as many as the baseline has.',
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
  power: {
    kind: probability('P'),
    default: '0.8',
    description: 'The probability of catching it.',
  },
  'trial-cost': {
    kind: budget,
    description: 'What one trial costs, such as `1.5 GPU hours`, to say what looks save.',
  },
} as const satisfies Readonly<Record<string, OptionRow>>;

/** What is written, and where. */
export const FILES = {
  json: {
    kind: present,
    commands: ['compare', 'curve', 'inspect', 'bands', 'plan'],
    description: 'Print one JSON object on standard output.',
  },
  report: {
    kind: text('DIR'),
    description: 'Write every file of the report into a folder.',
  },
  markdown: {
    kind: text('FILE'),
    commands: ['compare', 'curve'],
    description: 'Write the report as Markdown.',
  },
  html: {
    kind: text('FILE'),
    commands: ['compare', 'curve'],
    description: 'Write the report as one HTML page.',
  },
  svg: {
    kind: text('FILE'),
    description: 'Write the chart as SVG.',
  },
  png: {
    kind: text('FILE'),
    description: 'Write the chart as PNG.',
  },
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
    commands: ['compare', 'curve', 'inspect'],
    description: 'Colours: auto (on a terminal, unless NO_COLOR is set), always or never.',
  },
  verbose: {
    kind: present,
    commands: ['compare'],
    description: 'Print every note, not only those that may change what the result means.',
  },
} as const satisfies Readonly<Record<string, OptionRow>>;
