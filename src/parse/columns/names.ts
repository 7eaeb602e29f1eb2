import { printable } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';

/** Words for scores that are better higher. */
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

/** Words that may reverse a score: `neg_loss` is the loss on negatives, or a loss times −1. */
const REVERSALS = /^(neg|negative|negated|minus|inv|inverse|inverted|reciprocal)$/;

/** The names that scikit-learn gives to errors it negates to be maximized. */
const NEGATED_ERROR = /(^|[^a-z])neg_(mean|median|root_mean|max|log|brier|mse|mae|rmse)(_|$)/i;

export const MAX_NAME = 200;

/** A name with invisible characters cannot be copied. */
export function isCopiable(name: string): boolean {
  return name !== '' && printable(name, MAX_NAME) === name;
}

/** The spread of a score is not a score: `std_err`, `accuracy_std`. */
export function isSpread(parts: readonly string[]): boolean {
  return parts.some((part) => /^(std|stdev|stddev|stderr|sem|sd)$/.test(part));
}

/** The word that makes a name a score's; '' if none does: `accuracy_gap` is a gap. */
function scoreWordIn(parts: readonly string[]): string {
  if (isSpread(parts)) return '';
  const head = parts.findLast((part) => !QUALIFIERS.test(part)) ?? '';
  const kind = head === 'score' && scoreWordIn(parts.filter((part) => part !== 'score'));
  return kind || (SCORES.includes(head) ? head : '');
}

/** Whether a name looks like that of a score. */
export function isScoreName(name: string): boolean {
  return scoreWordIn(partsOf(name)) !== '';
}

/**
 * Whether a metric of this name is to maximize or minimize; null if that is in doubt, as for
 * `value`, `score` and `objective`.
 */
export function directionByName(metric: string): Direction | null {
  const parts = partsOf(metric);
  const word = scoreWordIn(parts);
  const isLower = LOWER.includes(word);
  if (isLower && NEGATED_ERROR.test(metric)) return 'maximize';
  if (parts.some((part) => REVERSALS.test(part)) || /^(1 ?)?[-−]/.test(metric.trim())) return null;
  if (isLower) return 'minimize';
  // The area under a loss is not one to maximize, unlike other areas.
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

/** A name in snake case: `random_seed` for `randomSeed` and `Random-Seed`. */
export function snakeCase(name: string): string {
  return name
    .slice(0, MAX_NAME)
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[- ]/g, '_');
}

const COSTS =
  /^(time|times|duration|runtime|walltime|elapsed|cost|costs|seconds?|secs?|minutes?|hours?|ms|flops)$/;
/** A moment, or a part of the time. */
const NO_COSTS =
  /^(start|started|end|ended|stamp|timestamp|since|this|date|created|remaining|step|epoch)$/;

/** Whether a name looks like that of a cost. */
export function isCostName(name: string): boolean {
  const parts = partsOf(name);
  return parts.some((part) => COSTS.test(part)) && !parts.some((part) => NO_COSTS.test(part));
}

/** Short words that may mean something else, as in `min_time`, mean a unit only at the end. */
const UNITS: readonly (readonly [word: RegExp, ending: string, unit: string])[] = [
  [/^(secs?|seconds?)$/, 's', 'seconds'],
  [/^milliseconds?$/, 'ms', 'milliseconds'],
  [/^(mins|minutes?)$/, 'min', 'minutes'],
  [/^(hrs?|hours?)$/, 'h', 'hours'],
];

/** The unit of a cost by its name: `gpu_hours`, `time_s`; null if the name has none. */
export function unitByName(name: string): string | null {
  const parts = partsOf(name);
  // A rate, such as tokens per second, is another quantity.
  if (parts.includes('per')) return null;
  const [, , unit] =
    UNITS.find(([word]) => parts.some((part) => word.test(part))) ??
    UNITS.find(([, ending]) => parts.length > 1 && parts.at(-1) === ending) ??
    [];
  const device = parts.find((part) => /^[cgt]pu$/.test(part));
  if (unit === undefined) return null;
  return device === undefined ? unit : `${device.toUpperCase()} ${unit}`;
}

/** Longer names, and more of them, are not compared: a guess is not worth the time. */
const MAX_COMPARED_LENGTH = 64;
const MAX_COMPARED = 1000;

/**
 * The name that was probably meant: one at most two letters off, ignoring case and punctuation; or
 * the only one that has all of its words, as `val_loss` has `loss`.
 */
export function nearMiss(wanted: string, names: readonly string[]): string | null {
  if (wanted.length > MAX_COMPARED_LENGTH) return null;
  const known = names.slice(0, MAX_COMPARED).filter(({ length }) => length <= MAX_COMPARED_LENGTH);
  const [near] = known
    .map((name) => ({ name, distance: editDistance(lettersOf(wanted), lettersOf(name)) }))
    .filter(({ name, distance }) => distance <= Math.min(2, lettersOf(name).length / 3))
    .sort((a, b) => a.distance - b.distance);
  if (near !== undefined) return near.name;
  const words = partsOf(wanted);
  const having = known.filter((name) => words.every((word) => partsOf(name).includes(word)));
  return words.length > 0 && having.length === 1 ? (having[0] ?? null) : null;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** How many letters to add, leave out or change (Levenshtein), one row of the table at a time. */
function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...from].entries()) {
    let before = row + 1;
    const current = above.slice(1).map((up, i) => {
      const changed = (above[i] ?? 0) + (letter === to.charAt(i) ? 0 : 1);
      before = Math.min(changed, up + 1, before + 1);
      return before;
    });
    above = [row + 1, ...current];
  }
  return above.at(-1) ?? 0;
}
