import {
  type Assessment,
  assess,
  type Compared,
  combineAssessments,
  type Ruling,
  type RunAssessment,
  type Searches,
  withRuling,
} from '../../src/decide/index.ts';
import type { Sweep } from '../../src/parse/index.ts';
import { parseLocation, plainSearch } from '../../src/read/index.ts';
import type { Settings } from '../../src/settings/index.ts';

/** Searches that found nothing, for those that find something say no more than the sweep. */
export const SEARCHES = searchesOf({ baseline: 'main.csv', candidate: 'change.csv' });

const known = new Map<string, Assessment>();

/** What is decided about two sweeps, with `SEARCHES` unless others are given; once for the same ones. */
export function assessSweeps(
  baseline: Sweep | null,
  candidate: Sweep | null,
  settings: Settings,
  searches: Searches = SEARCHES,
): Assessment {
  const key = JSON.stringify([baseline, candidate, settings, searches], withFailures);
  const shared = known.get(key) ?? deepFreeze(assess({ baseline, candidate, searches }, settings));
  known.set(key, shared);
  return shared;
}

/** The same of two sweeps that can be compared. */
export function compareSweeps(
  baseline: Sweep,
  candidate: Sweep,
  settings: Settings,
  searches: Searches = SEARCHES,
): Compared {
  return compared(assessSweeps(baseline, candidate, settings, searches));
}

export function compared(assessment: Assessment): Compared {
  if (assessment.kind !== 'compared') throw new Error(`Not compared: ${assessment.outcome.code}.`);
  return assessment;
}

/** The same comparison with another ruling, as far as it is given. */
export function ruled<T extends Assessment>(assessment: T, change: Partial<Ruling>): T {
  return withRuling(assessment, { ...assessment.outcome, ...change } as Ruling);
}

/** What a run says that makes a comparison without a name, and perhaps others, called `m1`, `m2` … */
export function runOf(...all: readonly Assessment[]): RunAssessment {
  const named = all.map((assessment, i) => ({ name: i === 0 ? '' : `m${i}`, assessment }));
  return combineAssessments(named);
}

/** JSON has no infinity, which is the score of a failed trial. */
function withFailures(_: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

export function searchesOf({ baseline, candidate }: { baseline: string; candidate: string }) {
  return {
    baseline: plainSearch(parseLocation(baseline, 'baseline'), { why: 'missing' }),
    candidate: plainSearch(parseLocation(candidate, 'candidate'), { why: 'missing' }),
  };
}
