import type { Drift } from '../../decide/index.ts';
import {
  type Block,
  commit,
  data,
  joined,
  link,
  type Phrase,
  paragraph,
  say,
  state,
  strong,
} from '../blocks.ts';
import { plural } from '../numbers.ts';

/** How main stands in one of its comparisons. */
export interface MainState {
  /** Untrusted text; empty for the only one. */
  readonly comparison: string;
  /** Null if main is not worse than it was. */
  readonly drift: Drift | null;
  /** Before this run. */
  readonly before: Drift | null;
  /** The pull request that brought the first commit that was found worse; null where that is not known. */
  readonly pull: { readonly number: number; readonly url: string } | null;
}

/** Since when main is worse than it was, or that it no longer is; nothing where it never was. */
export function driftBlocks(states: readonly MainState[], branch: string): Block[] {
  return states.flatMap((one) => paragraph(state('drift', driftSentences(one, branch))));
}

function driftSentences({ comparison, drift, before, pull }: MainState, branch: string): Phrase {
  const whose = comparison === '' ? data(branch) : say`${data(branch)} (${data(comparison)})`;
  if (drift === null)
    return before === null
      ? []
      : say`✅ ${strong(say`${whose} is no longer found worse`)} than ${goodOf(before)}.`;
  const { bad, quiet } = drift;
  const brought = pull === null ? [] : say` (${link(say`#${pull.number}`, pull.url)})`;
  const since = say`❌ ${strong(say`${whose} has been found worse`)} than ${goodOf(drift)} since ${commit(bad)}${brought}.`;
  return joined([since, howItEnds(quiet)], say` `);
}

function howItEnds(quiet: number): Phrase {
  if (quiet === 0)
    return say`It ends with a run that is better than the one before, or with three in a row that are not found worse.`;
  const runs = quiet === 1 ? say`The last run` : say`The last ${plural(quiet, 'run')}`;
  return say`${runs} did not find it worse: three in a row end it.`;
}

function goodOf({ against, good }: Drift): Phrase {
  const at = good === null ? [] : [commit(good)];
  if (against === 'main') return at.length > 0 ? at : say`before`;
  return at.length > 0 ? say`the anchor ${at}` : say`the anchor`;
}

/** The title of an issue about it. */
export function driftTitle(states: readonly MainState[], branch: string): Phrase {
  const open = states.flatMap(({ drift }) => drift ?? []);
  const [first] = open;
  const since = first === undefined ? [] : say` since ${commit(first.bad)}`;
  return say`${data(branch)} is worse than it was${since}`;
}
