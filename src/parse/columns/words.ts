/**
 * All that is ever read from the name of a column. Nothing rests on it but what people are shown and may
 * correct: an order of candidates, a unit, columns that may be parameters, and which rows are not trials.
 */

/** A name is that of a score if it ends in one of these. */
const SCORE =
  /^(score|objective|accuracy|acc|f1|auc|auroc|bleu|rouge|mcc|iou|dice|ndcg|map|mrr|r2|psnr|ssim|reward|return|precision|recall|loss|nll|perplexity|ppl|error|err|rmse|mse|mae|mape|cer|wer|fid|regret)$/;
/** The spread of a score is not a score. */
const SPREAD = /^(std|stddev|stderr|sem)$/;

const COST = /^(time|duration|runtime|walltime|elapsed|cost|seconds|secs|minutes|hours|timestamp)$/;
const UNITS: readonly (readonly [word: RegExp, unit: string])[] = [
  [/^(s|secs?|seconds)$/, 'seconds'],
  [/^(min|mins|minutes)$/, 'minutes'],
  [/^(h|hrs?|hours)$/, 'hours'],
];

/** A name in snake case: `random_seed` for `randomSeed` and `Random-Seed`. */
export function snakeCase(name: string): string {
  return name
    .slice(0, 200)
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[- ]/g, '_');
}

/** The words of a name in lower case: `eval/topK_Acc` is eval, top, k and acc. */
function wordsOf(name: string): string[] {
  return snakeCase(name)
    .split(/[^a-z\d]+/)
    .filter(Boolean);
}

export function isScoreName(name: string): boolean {
  const words = wordsOf(name);
  return SCORE.test(words.at(-1) ?? '') && !words.some((word) => SPREAD.test(word));
}

export function isCostName(name: string): boolean {
  return wordsOf(name).some((word) => COST.test(word));
}

/** The unit that a cost's name ends in, as `train_seconds` does; null if it ends in none. */
export function unitByName(name: string): string | null {
  const words = wordsOf(name);
  const [, unit] = UNITS.find(([word]) => word.test(words.at(-1) ?? '')) ?? [];
  return words.length > 1 || words[0] === unit ? (unit ?? null) : null;
}

/** Columns that hold the status; next to the first, the second may be anything, as one of fifty. */
export const STATUS_COLUMNS: readonly string[] = ['status', 'state'];

export function isStatusName(name: string): boolean {
  return STATUS_COLUMNS.includes(name.toLowerCase());
}

/** Columns that number the trials in the order in which they were started. */
export const ORDER_COLUMNS: readonly string[] = ['trial', 'trial_number', 'trial_id', 'number'];

/** Columns that identify a configuration or a trial, the configuration first: `.config`, `runId`. */
export const ID_COLUMNS: readonly RegExp[] = ['config', 'trial', 'run', 'experiment'].map(
  (word) => new RegExp(`^\\.?${word}(uration)?_?(id|uuid|name|number|no|nr|index)?$`),
);

/** Columns that count the steps of a training; `iteration` may also count the trials. */
export const STEP_COLUMN = /^(epoch|step|global_step|training_iteration)$/;

/** Columns that distinguish several rows of one trial: reports, budgets, metrics and seeds. */
export const AXIS_COLUMN =
  /^\.?(metric|(.+_)?(budget|fidelity|resource|seed)|((global|train|training|st_worker)_)?(epoch|step|iter(ation)?s?))$/;

/** `seed`, `random_state`, `model.torch_seed`, `dataSeed`; but `num_seed` counts seeds. */
export function isSeedName(name: string): boolean {
  return /^(?!(n|num|max|min)_)((.+_)?seed|random_?state)$/.test(lastPart(name));
}

/** Whether a column tells which trial it is rather than what was tried or measured. */
export function isCounterName(name: string): boolean {
  const last = lastPart(name);
  const isId = /^(.+_)?(id|uuid|index|number)$/.test(last);
  return isId || [...ID_COLUMNS, STEP_COLUMN].some((pattern) => pattern.test(last));
}

/** `random_seed` for `Trainer.randomSeed`. */
function lastPart(name: string): string {
  return snakeCase(name.split(/[./]/).at(-1) ?? '');
}

/** Objects that hold the parameters of a trial. */
export const PARAMETER_GROUP = /^(params?|parameters|hparams|hyperparameters|config|args)$/i;
