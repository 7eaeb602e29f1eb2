import { type Comparison, isAtLeast } from '../compare/index.ts';
import type { EvidenceLevel, GateSettings } from '../settings.ts';
import type { Verdict, VerdictWord } from './assessment.ts';

/**
 * The gate policy: what the evidence does to the check. It looks at the evidence that the
 * candidate is *worse* alone. A pass is never called "no regression", because absence of strong
 * evidence is not evidence of absence.
 */
export function judge(comparison: Comparison, gate: GateSettings): Verdict {
  if (comparison.range === null) {
    return {
      verdict: 'insufficient',
      gate: gate.onInsufficient,
      reason: 'Too few trials to compare the sweeps at any budget',
    };
  }
  const { level } = comparison.worse;
  const verdict = verdictWord(level, comparison.better.level);
  if (gate.failOn !== 'never' && isAtLeast(level, gate.failOn)) {
    return { verdict, gate: 'fail', reason: `The candidate is worse: ${level} evidence` };
  }
  if (isAtLeast(level, 'fair')) {
    const reason = `The candidate is worse: ${level} evidence, which does not fail this check (fail-on: ${gate.failOn})`;
    return { verdict, gate: 'neutral', reason };
  }
  const lacking = gate.failOn === 'never' ? 'strong' : gate.failOn;
  return { verdict, gate: 'pass', reason: `No ${lacking} evidence that the candidate is worse` };
}

function verdictWord(worse: EvidenceLevel, better: EvidenceLevel): VerdictWord {
  if (worse !== 'none' && better !== 'none') return 'mixed';
  if (worse !== 'none') return 'worse';
  return better === 'none' ? 'none' : 'better';
}

export function withoutCandidate(gate: GateSettings): Verdict {
  return {
    verdict: 'no-candidate',
    gate: gate.onMissingCandidate,
    reason: 'No candidate sweep was found',
  };
}

export function withoutBaseline(gate: GateSettings): Verdict {
  return {
    verdict: 'no-baseline',
    gate: gate.onMissingBaseline,
    reason: 'No baseline sweep was found to compare with',
  };
}

/** Curves of different metrics cannot be compared, whatever the numbers say. */
export function incomparable(what: 'metrics' | 'directions'): Verdict {
  return {
    verdict: 'invalid',
    gate: 'neutral',
    reason: `The sweeps have different ${what} and cannot be compared`,
  };
}
