import type { BudgetRow } from '../../compare/index.ts';
import type { Assessment } from '../../decide/index.ts';

/** Evidence counts at compared budgets alone, and nothing does where the comparison is void. */
export function evidenceWords(
  { budget, worse, better }: BudgetRow,
  { comparison, verdict }: Assessment,
): string {
  const range = comparison?.range ?? null;
  if (range === null || budget < range[0] || budget > range[1]) return 'not compared';
  if (verdict === 'insufficient' || verdict === 'invalid') return 'does not count';
  if (worse !== 'none') return `worse, ${worse}`;
  return better === 'none' ? 'none' : `better, ${better}`;
}
