import type { EarlierVerdict } from '../render/index.ts';
import type { CommentRun, CommentState } from './comment-marker.ts';
import { MOST_EARLIER } from './earlier-fields.ts';
import { isSameRun } from './judging-run.ts';
import type { OwnComment } from './own-comments.ts';

/** What was said before a run, the latest first: what its comment knows, and the comment itself. */
export function earlierThan(run: CommentRun, live: OwnComment | null): readonly EarlierVerdict[] {
  if (live === null) return [];
  const { run: before, state, earlier } = live.marker;
  // Of a run that cannot be, no word is believed.
  if (before === null) return [];
  if (isSameRun(before, run)) return earlier;
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
