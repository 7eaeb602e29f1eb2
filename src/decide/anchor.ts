import type { Sweep } from '../parse/index.ts';
import { assess } from './assess.ts';
import type { Assessment } from './assessment.ts';

/**
 * The comparison with a reference that stays where it is, where main itself is already below it: it would fail
 * every pull request, also the one that mends it. It is neutral as long as the comparison with the base passes.
 *
 * @param anchor the comparison with the reference
 * @param withBase the same candidate's comparison with the newest sweep of its base branch
 * @returns the anchor's, which no longer fails where only the base is to blame
 */
export function excuseAnchor(anchor: Assessment, withBase: Assessment): Assessment {
  const isFailing = isWorse(anchor) && withBase.gate === 'pass';
  const main = withBase.baseline;
  if (!isFailing || main === null || anchor.baseline === null) return anchor;
  if (!areAlike(main, anchor.baseline)) return anchor;
  const searches = { baseline: anchor.searches.baseline, candidate: withBase.searches.baseline };
  const ofMain = assess({ baseline: anchor.baseline, candidate: main, searches }, anchor.settings);
  if (!isWorse(ofMain)) return anchor;
  return { ...anchor, gate: 'neutral', remedy: { how: 'base-is-worse', sha: main.source.sha } };
}

function isWorse({ gate, verdict }: Assessment): boolean {
  return gate === 'fail' && ['worse', 'mixed'].includes(verdict);
}

function areAlike(one: Sweep, other: Sweep): boolean {
  return one.metric === other.metric && one.direction === other.direction;
}
