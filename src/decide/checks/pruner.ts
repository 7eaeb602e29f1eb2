import type { Sweep } from '../../parse/index.ts';
import type { Warning } from '../assessment.ts';
import { assumption, information } from '../warning.ts';
import { type ArmedSweep, saidOnce } from './armed-sweep.ts';

/** Rules that stop a trial by how it does beside others, by the names that tools give them. */
const ADAPTIVE = /halving|hyperband|\basha\b|median|percentile|population|\bpbt\b/i;

/**
 * Whether trials were stopped by comparing them with each other, as the tool or `sweep.meta.json` names
 * it, or the rounds of halving show. That trials were stopped is no proof: rules fixed ahead stop some too.
 */
export function prunerWarnings(sweeps: readonly ArmedSweep[]): Warning[] {
  const message =
    'Trials were stopped for doing worse than others: they are no independent draws, and the limits need not hold for them. Stop by rules fixed ahead, or not at all.';
  const open =
    'Trials were stopped early, or may have been, and the files do not tell by what rule. If trials were compared with each other, as by median pruning or halving, they are no independent draws.';
  return [
    ...saidOnce(sweeps, isAdaptive, assumption('adaptive-pruner', { arm: null, message })),
    ...saidOnce(
      sweeps,
      (sweep) => !isAdaptive(sweep) && isOpen(sweep),
      information('pruner-unknown', { arm: null, message: open }),
    ),
  ];
}

function isAdaptive({ format, search, meta, counts, leftOut }: Sweep): boolean {
  const names = [search.sampler, meta?.search?.sampler ?? null];
  if (names.some((name) => name !== null && ADAPTIVE.test(name))) return true;
  // Among results of cross-validation, only those of halving end early.
  if (format === 'sklearn-cv-results' && counts.pruned > 0) return true;
  return leftOut.some(({ what }) => what === 'earlier rungs');
}

function isOpen({ counts, gaps }: Sweep): boolean {
  return counts.pruned > 0 || (gaps ?? []).includes('stops-unknown');
}
