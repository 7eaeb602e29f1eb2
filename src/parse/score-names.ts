import { printable } from '../read/index.ts';
import type { Direction } from '../settings.ts';

/** Names of scores that are better higher, the likelier the score of a sweep the earlier. */
const HIGHER = [
  ...['accuracy', 'acc', 'f1', 'auc', 'auroc', 'auprc', 'bleu', 'rouge', 'mcc', 'miou', 'iou'],
  ...['dice', 'ndcg', 'map', 'mrr', 'r2', 'kappa', 'pearson', 'spearman', 'psnr', 'ssim'],
  ...['score', 'reward', 'return', 'objective', 'precision', 'recall'],
];

/** Names of scores that are better lower. */
const LOWER = [
  ...['loss', 'logloss', 'nll', 'perplexity', 'ppl', 'bpb', 'bpc', 'error', 'err', 'rmse', 'mse'],
  ...['mae', 'mape', 'rmsle', 'cer', 'wer', 'ter', 'fid', 'regret', 'brier', 'crossentropy'],
];

/** Measures that are better lower, and yet rarely the score. */
const EFFORT = ['time', 'seconds', 'duration', 'runtime', 'latency', 'cost'];

const SCORES = [...HIGHER, ...LOWER];

/** Parts of a name that come after that of a score: `f1_macro`, `accuracy_mean`. */
const QUALIFIERS = /^(\d+|macro|micro|weighted|mean|avg|average|max|min|best|final|last|top)$/;

const DATA_SETS = [['val', 'valid', 'validation', 'eval', 'dev'], ['test']];
const TRAINING_SET = ['train', 'training'];

export const LONGEST_NAME = 200;

/** A name that is not as it looks cannot be copied. */
export function isCopiable(name: string): boolean {
  return name !== '' && printable(name, LONGEST_NAME) === name;
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
  const words = parts.map((part) => SCORES.indexOf(part)).filter((word) => word >= 0);
  if (words.length === 0) return [];
  const last = parts.findLast((part) => !QUALIFIERS.test(part)) ?? '';
  const isOfTraining = parts.some((part) => TRAINING_SET.includes(part));
  const dataSet = DATA_SETS.findIndex((set) => parts.some((part) => set.includes(part)));
  return [
    Number(isOfTraining),
    Number(!SCORES.includes(last)),
    Math.min(...words),
    dataSet < 0 ? DATA_SETS.length : dataSet,
  ];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  return a.map((rank, i) => rank - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** Whether a name is one that scores have. */
export function isScoreName(name: string): boolean {
  return partsOf(name).some((part) => SCORES.includes(part));
}

/** Which way a metric of this name gets better; null if the name does not tell. */
export function directionByName(metric: string): Direction | null {
  const parts = partsOf(metric);
  const isNegated = parts.some((part) => /^neg(ative|ated)?$/.test(part));
  const isLower = parts.some((part) => LOWER.includes(part) || EFFORT.includes(part));
  if (isLower) return isNegated ? 'maximize' : 'minimize';
  return parts.some((part) => HIGHER.includes(part)) ? 'maximize' : null;
}

/** The words of a name in lower case: `valTop1_Acc` is val, top, 1 and acc; but f1 and r2 are words. */
export function partsOf(name: string): string[] {
  return name
    .slice(0, LONGEST_NAME)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .flatMap((part) => (SCORES.includes(part) ? part : part.split(/(?<=\D)(?=\d)|(?<=\d)(?=\D)/)))
    .filter((part) => part !== '');
}
