/** Whether something is known about a sweep, and from where. */
export interface Origin {
  readonly state: 'reported' | 'partly' | 'missing';
  /** The sweep's own files or its `sweep.meta.json`; null where missing. */
  readonly from: 'sweep' | 'meta' | null;
}

/** Nothing is known. */
export const MISSING = { state: 'missing', from: null } as const;

/** Known in full. */
export function reported(from: 'sweep' | 'meta') {
  return { state: 'reported', from } as const;
}

/** Known in part. */
export function partly(from: 'sweep' | 'meta') {
  return { state: 'partly', from } as const;
}

/** Text that says something, or null. */
export function nonEmpty(text: string | null | undefined): string | null {
  return text?.trim() ? text : null;
}
