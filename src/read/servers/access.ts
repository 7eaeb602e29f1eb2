import type { RetryPolicy } from '../../github/index.ts';

/** What servers are reached with: all of it comes from the environment of the workflow or the shell. */
export interface ServerAccess {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Keeps a secret, or what is derived from one, out of the log. */
  readonly mask: (secret: string) => void;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Another one than that of all servers. */
  readonly policy?: ServerPolicy;
}

export type ServerPolicy = Pick<RetryPolicy, 'beforeRetries' | 'second' | 'maxAnswer'>;
