import {
  choice,
  label,
  MAX_PARTS,
  type OptionRow,
  serverAddress,
  text,
  trueOrFalse,
  wholeNumber,
} from './values.ts';

/** What the Action does, where it reports, and what it keeps. */
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
    kind: choice('auto', 'quickchart', 'branch', 'forest', 'none'),
    default: 'auto',
    description:
      "Where the comment's chart is drawn: auto (QuickChart if the repository is public on github.com, otherwise forest), quickchart (sends scores to its server), branch (pictures on the branch tuning-gate-data, which needs `contents: write`), forest (a text plot) or none.",
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
      'Whether runs on the default branch keep their results and sweeps on the branch tuning-gate-data, which needs `contents: write`, and sweeps whose artifacts are gone are read from there: true or false.',
  },
  keep: {
    kind: wholeNumber('N', 1000),
    default: '50',
    description: 'With history, of how many commits the sweeps are kept.',
  },
  'on-regression': {
    kind: choice('report', 'issue'),
    default: 'report',
    description:
      'What a run on the default branch does that is worse than the one before it, or than an anchor: report (outputs and summary) or, with history, also an issue, which needs `issues: write`.',
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
