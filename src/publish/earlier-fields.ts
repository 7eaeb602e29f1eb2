import type { EarlierVerdict } from '../render/index.ts';
import { EVIDENCE_LEVELS, GATES } from '../settings/index.ts';

/** How many verdicts a marker keeps. */
export const MOST_EARLIER = 5;

const SHORT_SHA = /^[0-9a-f]{7}$/;
const VERDICT = /^[a-z-]{1,40}$/;

/** Verdicts as they stand in a marker. */
export function packEarlier(verdicts: readonly EarlierVerdict[]) {
  return verdicts.map(({ sha, gate, verdict, level }) => [sha, gate, verdict, level]);
}

/** Verdicts from a marker, none where it has none; null where they are not as they are written. */
export function unpackEarlier(packed: unknown): readonly EarlierVerdict[] | null {
  if (packed === undefined) return [];
  if (!Array.isArray(packed) || packed.length > MOST_EARLIER) return null;
  const verdicts = packed.map(unpack);
  return verdicts.every((verdict) => verdict !== null) ? verdicts : null;
}

function unpack(packed: unknown): EarlierVerdict | null {
  if (!Array.isArray(packed) || packed.length !== 4) return null;
  const [sha, gateWord, verdict, levelWord]: unknown[] = packed;
  const gate = GATES.find((one) => one === gateWord);
  const level = EVIDENCE_LEVELS.find((one) => one === levelWord);
  if (gate === undefined || level === undefined) return null;
  if (typeof verdict !== 'string' || !VERDICT.test(verdict)) return null;
  if (sha !== null && (typeof sha !== 'string' || !SHORT_SHA.test(sha))) return null;
  return { sha, gate, verdict, level };
}
