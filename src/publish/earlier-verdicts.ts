import type { EarlierVerdict } from '../render/index.ts';
import { type CommentRun, type CommentState, isSameRun, type Marker } from './comment-marker.ts';
import { MOST_EARLIER } from './earlier-fields.ts';

/** What was said before a run, the latest first: what its comment knows, and the comment itself. */
export function earlierThan(run: CommentRun, marker: Marker | null): readonly EarlierVerdict[] {
  if (marker === null) return [];
  const { run: before, state, earlier } = marker;
  if (before === null || state === null || isSameRun(before, run)) return earlier;
  return [toVerdict(before, state), ...earlier].slice(0, MOST_EARLIER);
}

function toVerdict({ sha }: CommentRun, state: CommentState): EarlierVerdict {
  const { gate, verdict, worse, better } = state;
  const levels = new Map([
    ['worse', worse],
    ['better', better],
  ]);
  return { sha: sha?.slice(0, 7) ?? null, gate, verdict, level: levels.get(verdict) ?? 'none' };
}
