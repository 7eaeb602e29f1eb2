import {
  choice,
  number,
  type OptionRow,
  present,
  probability,
  text,
  wholeNumber,
} from './values.ts';

const [MAX_BAND_TRIALS, MAX_PLAN_TRIALS] = [1_000_000, 10_000];

/** What is asked of `bands` and `plan`. */
export const PLAN = {
  n: {
    kind: wholeNumber('N', MAX_BAND_TRIALS),
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
  'baseline-n': {
    kind: wholeNumber('N', MAX_PLAN_TRIALS),
    description: 'Trials of the baseline.',
  },
  'candidate-n': {
    kind: wholeNumber('N', MAX_PLAN_TRIALS),
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
  power: {
    kind: probability('P'),
    default: '0.8',
    description: 'The probability of catching it.',
  },
} as const satisfies Readonly<Record<string, OptionRow>>;

/** What is written, and where. */
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
  report: {
    kind: text('DIR'),
    description: 'Write every file of the report into a folder.',
  },
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
  html: {
    kind: text('FILE'),
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
    description:
      'Print every note (history: every merge), not only what changes the result’s meaning.',
  },
} as const satisfies Readonly<Record<string, OptionRow>>;
