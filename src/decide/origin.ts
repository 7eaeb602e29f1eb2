/** Whether something is known of a sweep, and who tells it. */
export interface Origin {
  readonly state: 'reported' | 'partly' | 'missing';
  /** The sweep's own files, as they are read, or what is told beside them; null where missing. */
  readonly from: 'sweep' | 'meta' | null;
}

export const MISSING = { state: 'missing', from: null } as const;

export function reported(from: 'sweep' | 'meta') {
  return { state: 'reported', from } as const;
}

export function partly(from: 'sweep' | 'meta') {
  return { state: 'partly', from } as const;
}

/** Text that says something, or null. */
export function said(text: string | null | undefined): string | null {
  return text?.trim() ? text : null;
}
