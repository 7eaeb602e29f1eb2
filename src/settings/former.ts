const FAILS = 'Leave it out: this fails, and a maintainer can accept it with a label.';
const PAIRS = 'Leave it out: fewer trials do where both sweeps train the same configurations.';
const DISPATCH = 'Leave it out, and start the workflow once the trials have ended.';

/** What was an option once, and what to do instead. */
export const FORMER: ReadonlyMap<string, string> = new Map([
  ['on-missing-candidate', FAILS],
  ['on-missing-shards', FAILS],
  ['on-invalid', FAILS],
  ['on-adaptive', 'Leave it out: such a failure is neutral, and fails with `strict: true`.'],
  ['acknowledge-label', 'It is called `accept-label`, and stands in the config.'],
  ['looks', PAIRS],
  ['pass-above', PAIRS],
  ['part', PAIRS],
  ['expect-trials', DISPATCH],
  ['expect-within', DISPATCH],
  ['keep', 'Leave it out: `history: true` keeps what is needed.'],
  ['on-regression', 'Leave it out: `tuning-gate history` shows where main changed.'],
]);
