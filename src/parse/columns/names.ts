import { printable } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';

/** Words for scores that are better higher, the likelier the score of a sweep the earlier. */
const HIGHER = [
  ...['accuracy', 'acc', 'f1', 'auc', 'auroc', 'auprc', 'bleu', 'rouge', 'mcc', 'miou', 'iou'],
  ...['dice', 'ndcg', 'map', 'mrr', 'r2', 'kappa', 'pearson', 'spearman', 'psnr', 'ssim'],
  ...['reward', 'return', 'precision', 'recall'],
];

/** Words for scores that are better lower. */
const LOWER = [
  ...['loss', 'logloss', 'nll', 'perplexity', 'ppl', 'bpb', 'bpc', 'error', 'err', 'rmse', 'mse'],
  ...['mae', 'mape', 'rmsle', 'cer', 'wer', 'ter', 'fid', 'regret', 'brier', 'crossentropy'],
];

/** Words for scores of any kind. */
const EITHER = ['score', 'objective'];

const SCORES = [...HIGHER, ...LOWER, ...EITHER];

/** What may come after the word for a score: `f1_macro`, `loss/val`, `error_rate`, `recall@10`. */
const QUALIFIERS =
  /^(\d+|at|k|macro|micro|weighted|mean|avg|average|median|max|min|best|final|last|top|epoch|step|rate|roc|pr|train|training|val|valid|validation|eval|dev|test)$/;

/** What may turn a score round: `neg_loss` may be the loss on negatives, or a loss times −1. */
const REVERSALS = /^(neg|negative|negated|minus|inv|inverse|inverted|reciprocal)$/;

/** The way in which scikit-learn names what it turned round to be maximized. */
const NEGATED_ERROR = /(^|[^a-z])neg_(mean|median|root_mean|max|log|brier|mse|mae|rmse)(_|$)/i;

const DATA_SETS = [['val', 'valid', 'validation', 'eval', 'dev'], ['test']];
const TRAINING_SET = ['train', 'training'];

export const MAX_NAME = 200;

/** A name that is not as it looks cannot be copied. */
export function isCopiable(name: string): boolean {
  return name !== '' && printable(name, MAX_NAME) === name;
}

/** The names that scores have, the likeliest first. */
export function scoreNames(names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, rank: rankOf(partsOf(name)) }))
    .filter(({ rank }) => rank.length > 0)
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .map(({ name }) => name);
}

/** Smaller is likelier, the first number first; empty for what is not named as scores are. */
function rankOf(parts: readonly string[]): readonly number[] {
  const word = SCORES.indexOf(scoreWordIn(parts));
  if (word < 0) return [];
  const isOfTraining = parts.some((part) => TRAINING_SET.includes(part));
  const dataSet = DATA_SETS.findIndex((set) => parts.some((part) => set.includes(part)));
  return [Number(isOfTraining), word, dataSet < 0 ? DATA_SETS.length : dataSet];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  return a.map((rank, i) => rank - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** How far a score varies is no score: `std_err`, `accuracy_std`. */
export function isSpread(parts: readonly string[]): boolean {
  return parts.some((part) => /^(std|stdev|stddev|stderr|sem|sd)$/.test(part));
}

/** The word that a name is a score by: `accuracy` is one, and `accuracy_gap` is a gap; else ''. */
function scoreWordIn(parts: readonly string[]): string {
  if (isSpread(parts)) return '';
  const head = parts.findLast((part) => !QUALIFIERS.test(part)) ?? '';
  const kind = head === 'score' && scoreWordIn(parts.filter((part) => part !== 'score'));
  return kind || (SCORES.includes(head) ? head : '');
}

/** Whether a name is one that scores have. */
export function isScoreName(name: string): boolean {
  return scoreWordIn(partsOf(name)) !== '';
}

/**
 * Which way a metric of this name gets better; null if the name does not tell beyond doubt, as
 * `value`, `score` and `objective` do not.
 */
export function directionByName(metric: string): Direction | null {
  const parts = partsOf(metric);
  const word = scoreWordIn(parts);
  const isLower = LOWER.includes(word);
  if (isLower && NEGATED_ERROR.test(metric)) return 'maximize';
  if (parts.some((part) => REVERSALS.test(part)) || /^(1 ?)?[-−]/.test(metric.trim())) return null;
  if (isLower) return 'minimize';
  // The area under a loss is none to maximize, whatever other areas are.
  const isHigher = HIGHER.includes(word) && !parts.some((part) => LOWER.includes(part));
  return isHigher ? 'maximize' : null;
}

/** The words of a name in lower case: `valTop1_Acc` is val, top, 1 and acc; but f1 and mIoU are words. */
export function partsOf(name: string): string[] {
  const split = (part: string, at: RegExp) =>
    SCORES.includes(part.toLowerCase()) ? part : part.split(at);
  return name
    .slice(0, MAX_NAME)
    .split(/[^A-Za-z\d]+/)
    .flatMap((part) => split(part, /(?<=[a-z\d])(?=[A-Z])/))
    .flatMap((part) => split(part, /(?<=\D)(?=\d)|(?<=\d)(?=\D)/))
    .map((part) => part.toLowerCase())
    .filter((part) => part !== '');
}

const COSTS =
  /^(time|times|duration|runtime|walltime|elapsed|cost|costs|seconds?|secs?|minutes?|hours?|ms|flops)$/;
/** A moment, or a part of the time. */
const NO_COSTS =
  /^(start|started|end|ended|stamp|timestamp|since|this|date|created|remaining|step|epoch)$/;

/** Whether a name is one that costs have. */
export function isCostName(name: string): boolean {
  const parts = partsOf(name);
  return parts.some((part) => COSTS.test(part)) && !parts.some((part) => NO_COSTS.test(part));
}

/** Words that mean a unit wherever they stand. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(secs?|seconds?)$/, 'seconds'],
  [/^milliseconds?$/, 'milliseconds'],
  [/^(mins|minutes?)$/, 'minutes'],
  [/^(hrs?|hours?)$/, 'hours'],
];

/** What is short enough to mean something else, as in `min_time`, means a unit at the end alone. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^s$/, 'seconds'],
  [/^ms$/, 'milliseconds'],
  [/^min$/, 'minutes'],
  [/^h$/, 'hours'],
];

/** What a cost is counted in, going by its name: `gpu_hours`, `time_s`; null if it does not tell. */
export function unitByName(name: string): string | null {
  const parts = partsOf(name);
  // What is so much a second, or so many seconds an epoch, is another quantity.
  if (parts.includes('per')) return null;
  const [last = ''] = parts.slice(-1);
  const unit =
    UNITS.find(([word]) => parts.some((part) => word.test(part))) ??
    ENDINGS.find(([word]) => parts.length > 1 && word.test(last));
  if (unit === undefined) return null;
  const device = parts.find((part) => /^[cgt]pu$/.test(part));
  return device === undefined ? unit[1] : `${device.toUpperCase()} ${unit[1]}`;
}
