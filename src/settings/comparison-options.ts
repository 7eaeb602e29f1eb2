import {
  budget,
  budgetList,
  choice,
  costUnit,
  lookSizes,
  number,
  type OptionRow,
  probability,
  text,
  trueOrFalse,
  wholeNumber,
} from './values.ts';

export const BAND_METHODS = ['ld-highest-density', 'ld-equal-tailed', 'ks', 'dkw'] as const;
export const EVIDENCE_LEVELS = ['none', 'weak', 'fair', 'strong'] as const;
export type EvidenceLevel = (typeof EVIDENCE_LEVELS)[number];
export const GATES = ['pass', 'neutral', 'fail'] as const;

function gateOption(initial: 'neutral' | 'fail', when: string) {
  const description = `The result ${when}: pass, neutral or fail.`;
  return { kind: choice(...GATES), default: initial, description } as const;
}

/** How trials become a sweep. */
export const READING = {
  metric: {
    kind: text('NAME'),
    description: 'Column, path or JMESPath of the score; needed if more than one column could be.',
  },
  direction: {
    kind: choice('maximize', 'minimize'),
    description: 'Which scores are better: maximize or minimize, unless the sweep records it.',
  },
  cost: {
    kind: text('NAME'),
    description: 'Column, path or expression of what a trial costs; budgets are then in cost.',
  },
  'cost-unit': {
    kind: costUnit,
    description: 'The unit of the cost: a word or two such as seconds, GPU hours or US$.',
  },
  format: {
    kind: text('NAME'),
    default: 'auto',
    description: 'Format of the files: auto (from their content) or one of the table of formats.',
  },
  study: {
    kind: text('NAME'),
    description: 'The study, experiment or sweep to read if the files hold several.',
  },
  'search-method': {
    kind: choice('random', 'grid', 'adaptive'),
    description: 'How the trials were drawn if the files do not say: random, grid or adaptive.',
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
    description:
      'How trials count that started and have not ended: worst (as failed ones), drop or error.',
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
} as const satisfies Readonly<Record<string, OptionRow>>;

/** How a confidence band is made. */
export const BAND = {
  confidence: {
    kind: probability('LEVEL'),
    default: '0.8',
    description: 'Probability that a whole band holds, at all budgets at once.',
  },
  band: {
    kind: choice(...BAND_METHODS),
    default: 'ld-highest-density',
    field: 'method',
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
    description: 'Seed for everything that is simulated.',
  },
} as const satisfies Readonly<Record<string, OptionRow>>;

/** Which curve, which budgets, and how much of them counts. */
export const COMPARISON = {
  'false-alarm-rate': {
    kind: probability('RATE'),
    description: 'How often the gate may fail although nothing changed, such as 0.01.',
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
} as const satisfies Readonly<Record<string, OptionRow>>;

/** What each verdict does to the check. */
export const GATE = {
  'fail-on': {
    kind: choice('strong', 'fair', 'weak', 'never'),
    default: 'strong',
    commands: ['compare', 'plan'],
    description: 'The weakest evidence of worse that fails: strong, fair, weak or never.',
  },
  'on-insufficient': gateOption('neutral', 'if there are too few trials to compare'),
  'on-missing-baseline': gateOption('neutral', 'if no baseline sweep is found'),
  'on-missing-candidate': gateOption('fail', 'if no candidate sweep is found'),
  'on-missing-shards': gateOption('fail', 'if jobs of the matrix saved no trials'),
  'on-invalid': gateOption(
    'fail',
    'if the sweeps cannot be compared because metrics or directions differ, or because strict forbids it',
  ),
  'on-adaptive': gateOption('neutral', 'if it would fail, but the baseline’s search was adaptive'),
  'min-trials': {
    kind: wholeNumber('N', 1_000_000),
    commands: ['compare'],
    description:
      'The least number of trials a candidate must have drawn; otherwise the number that was saved with the baseline.',
  },
  strict: {
    kind: trueOrFalse,
    default: 'false',
    description: 'Whether doubtful assumptions make the comparison invalid: true or false.',
  },
  looks: {
    kind: lookSizes,
    commands: ['compare', 'plan'],
    description: 'After how many candidate trials the sweep is judged, such as 12,24,36,48.',
  },
  'pass-above': {
    kind: number('P', 'above 0 and at most 1', (p) => p > 0 && p <= 1),
    default: '0.5',
    commands: ['compare', 'plan'],
    description: 'With looks: pass early if the p-value of “worse” is at least this.',
  },
} as const satisfies Readonly<Record<string, OptionRow>>;
