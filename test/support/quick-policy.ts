import { RETRY_POLICY, type RetryPolicy } from '../../src/github/index.ts';

/** GitHub's doubles need no pauses. */
export const QUICK_POLICY: RetryPolicy = {
  ...RETRY_POLICY,
  beforeRetries: [1, 1, 1, 1, 1],
  second: 0.1,
};
