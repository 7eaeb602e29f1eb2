import type { Assessment } from '../../src/decide/index.ts';
import { quotedText } from '../../src/print/index.ts';
import { statementsOf } from '../../src/report/index.ts';

/** What a report states of a comparison under this id; empty if nothing. */
export function stated(assessment: Assessment, id: string): string {
  const found = statementsOf(assessment, 'check').filter((one) => one.id === id);
  return found.map(({ said }) => quotedText(said)).join(' ');
}

/** All that a report states of a comparison, in reading order. */
export function allStated(assessment: Assessment): string {
  return statementsOf(assessment, 'check')
    .map(({ said }) => quotedText(said))
    .join(' ');
}
