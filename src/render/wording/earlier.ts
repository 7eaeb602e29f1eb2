import type { EvidenceLevel, Gate } from '../../settings.ts';
import { codeSpan } from '../markdown.ts';

/** What an earlier run has said on a pull request. */
export interface EarlierVerdict {
  /** The first seven digits of the commit that was judged; null where that is not known. */
  readonly sha: string | null;
  readonly gate: Gate;
  readonly verdict: string;
  /** Of the verdict's direction; `none` where it has none. */
  readonly level: EvidenceLevel;
}

/** Every one of them could have been a false alarm, or a pass by luck. */
const LOOKS = ['worse', 'better', 'mixed', 'none'];

const WORDS = new Map([
  ['worse', 'worse'],
  ['better', 'better'],
  ['mixed', 'worse and better'],
  ['none', 'no evidence'],
  ['insufficient', 'too few trials'],
  ['invalid', 'not comparable'],
  ['no-baseline', 'no baseline'],
  ['no-candidate', 'no candidate'],
  ['error', 'no verdict'],
]);

/**
 * What was said before on a pull request, for whoever runs a gate again until it passes gets a pass
 * at last; Markdown, empty where there was nothing.
 */
export function earlierSentence(verdicts: readonly EarlierVerdict[]): string {
  if (verdicts.length === 0) return '';
  const told = `Earlier on this pull request: ${verdicts.map(describe).join(', ')}.`;
  const hasLooks = verdicts.some(({ verdict }) => LOOKS.includes(verdict));
  return hasLooks ? `${told} A rate is for one look; looks add up.` : told;
}

function describe({ sha, gate, verdict, level }: EarlierVerdict): string {
  const words = [WORDS.get(verdict), level === 'none' ? undefined : level];
  const said = words.filter(Boolean).join(', ');
  return [gate, sha && `at ${codeSpan(sha)}`, said && `(${said})`].filter(Boolean).join(' ');
}
