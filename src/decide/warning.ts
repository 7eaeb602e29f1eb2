import type { Arm, AssumptionCode, InformationCode, Warning } from './assessment.ts';

interface Said {
  readonly arm: Arm | null;
  /** A sentence or two; holds no untrusted text. */
  readonly message: string;
  /** Parameters it is about; untrusted text. */
  readonly names?: readonly string[];
}

/** A warning that may invalidate the comparison. */
export function assumption(code: AssumptionCode, { arm, message, names = [] }: Said): Warning {
  return { code, kind: 'assumption', arm, message, names };
}

/** A warning that never changes a verdict. */
export function information(code: InformationCode, { arm, message, names = [] }: Said): Warning {
  return { code, kind: 'information', arm, message, names };
}
